//! Why something can't be in a tournament, in words.

use tournament::event::{
    BadPairing, BadResult, CantPair, NoAppeal, NoChoice, NoRest, NotNow, Refused, TooLate,
    Tournament, Unfit,
};
use tournament::log::{CharterError, Number, Spot};
use tournament::pairing::{MOST_PLAYERS, Stuck, Unpairable};

use super::{role, spot, tie_break, with_name};
use crate::i18n::{t, ta};

/// Of how many players it is said why no opponent is left for them.
const SHOWN: usize = 4;

/// Why something can't happen.
pub(in super::super) fn refused(refused: &Refused, of: &Tournament) -> String {
    let named = with_name;
    match refused {
        Refused::NotFounded | Refused::Founded => t("event-unreadable"),
        Refused::Charter(error) => charter(error),
        Refused::Closed => t("event-refused-closed"),
        Refused::Early => t("event-refused-early"),
        Refused::Text(_) => t("event-refused-text"),
        Refused::Rights { needs, .. } => {
            ta("event-refused-rights", &[("role", role(*needs).into())])
        }
        Refused::NoDirector => t("event-refused-no-director"),
        Refused::NoOfficial(name) => named("event-refused-no-official", name),
        Refused::NameTaken(name) => named("event-refused-name-taken", name),
        Refused::Rank(name) => named("event-refused-rank", name),
        Refused::RankedLate(name) => named("event-refused-ranked-late", name),
        Refused::TooLate(why) => late(*why),
        Refused::NoPlayer(number) => ta("event-refused-no-player", &[("number", number.0.into())]),
        Refused::Gone(name) => named("event-refused-gone", name),
        Refused::NotWithdrawn(name) => named("event-refused-not-withdrawn", name),
        Refused::Expelled(name) => named("event-refused-expelled", name),
        Refused::NoRest { name, .. } if of.charter().rests == 0 => {
            named("event-refused-no-rests", name)
        }
        Refused::NoRest { name, why } => no_rest(*why, name),
        Refused::RoundOpen(at) => ta("event-refused-open", &[("spot", spot(*at).into())]),
        Refused::NoRounds => t("event-refused-no-rounds"),
        Refused::Pairing { name, why } => pairing(*why, name),
        Refused::NoTable(at) => ta("event-refused-no-table", &[("spot", spot(*at).into())]),
        Refused::Over(at) => ta("event-refused-over", &[("spot", spot(*at).into())]),
        Refused::Rests { at, why } => with_spot(*at, not_now(*why)),
        Refused::Result { at, why } => with_spot(*at, bad_result(*why)),
        Refused::Tora { at, rule } => {
            let args = [
                ("spot", spot(*at).into()),
                ("rule", rule.rule().into()),
                ("why", tora(*rule).into()),
            ];
            ta("event-refused-tora", &args)
        }
        Refused::NoGame { at, game } => {
            let args = [("spot", spot(*at).into()), ("game", (*game).into())];
            ta("event-refused-no-game", &args)
        }
        Refused::Substitute { name, why } => unfit(*why, name),
        Refused::Penalty(most) => ta("event-refused-penalty", &[("most", (*most).into())]),
        Refused::NoDecision(number) => {
            ta("event-refused-no-decision", &[("number", (*number).into())])
        }
        Refused::Appeal { decision, why } => {
            let args = [
                ("number", (*decision).into()),
                ("why", no_appeal(*why).into()),
            ];
            ta("event-refused-appeal", &args)
        }
        Refused::Choice { name, why } => no_choice(*why, name),
    }
}

fn with_spot(at: Spot, why: String) -> String {
    let args = [("spot", spot(at).into()), ("why", why.into())];
    ta("event-refused-at", &args)
}

/// Why something can't happen at a table now.
fn not_now(why: NotNow) -> String {
    match why {
        NotNow::Paused => t("event-refused-paused"),
        NotNow::NoSubstitute => t("event-refused-needs-substitute"),
        NotNow::OtherLeft => t("event-refused-other-left"),
        NotNow::RestsAlready => t("event-refused-rests-already"),
        NotNow::GoesOn => t("event-refused-goes-on"),
        NotNow::Started => t("event-refused-started"),
    }
}

/// Why a result can't be.
fn bad_result(why: BadResult) -> String {
    match why {
        BadResult::NotTora => t("event-refused-not-tora"),
        BadResult::TooMany => t("event-refused-too-many"),
        BadResult::Points => t("event-refused-points"),
        BadResult::NoPoints => t("event-refused-no-points"),
        BadResult::NoWinner => t("event-refused-no-winner"),
    }
}

/// Why nobody can come any more.
fn late(why: TooLate) -> String {
    match why {
        TooLate::Full => t("event-refused-full"),
        TooLate::Begun => t("event-refused-begun"),
    }
}

/// Why a player can't be paired so.
fn pairing(why: BadPairing, name: &str) -> String {
    match why {
        BadPairing::Away => with_name("event-refused-pair-away", name),
        BadPairing::Rests => with_name("event-refused-pair-rests", name),
        BadPairing::Twice => with_name("event-refused-pair-twice", name),
        BadPairing::Alone => with_name("event-refused-pair-alone", name),
    }
}

/// Why a player can't rest, where players may.
fn no_rest(why: NoRest, name: &str) -> String {
    match why {
        NoRest::Noted => with_name("event-refused-rest-noted", name),
        NoRest::Spent => with_name("event-refused-rest-spent", name),
    }
}

/// Why somebody can't be the Substitute.
fn unfit(why: Unfit, name: &str) -> String {
    match why {
        Unfit::Expelled => with_name("event-refused-unfit-expelled", name),
        Unfit::Plays => with_name("event-refused-unfit-plays", name),
    }
}

/// Why an appeal can't be made or answered.
fn no_appeal(why: NoAppeal) -> String {
    match why {
        NoAppeal::Made => t("event-refused-appeal-made"),
        NoAppeal::NotMade => t("event-refused-appeal-not-made"),
        NoAppeal::Answered => t("event-refused-appeal-answered"),
    }
}

/// Why a player has no choice.
fn no_choice(why: NoChoice, name: &str) -> String {
    match why {
        NoChoice::NoLadder => t("event-refused-choice-no-ladder"),
        NoChoice::NoResets => t("event-refused-choice-no-resets"),
        NoChoice::TooEarly => with_name("event-refused-choice-early", name),
        NoChoice::NoWin => with_name("event-refused-choice-no-win", name),
        NoChoice::StillIn => with_name("event-refused-choice-still-in", name),
    }
}

/// Which rule of TORA's matches is broken.
fn tora(rule: tournament::Refused) -> String {
    use tournament::Refused as Rule;
    match rule {
        Rule::Target(least, most) => {
            let args = [("least", least.into()), ("most", most.into())];
            ta("event-refused-tora-target", &args)
        }
        Rule::Points { game, most } => {
            let args = [("game", game.into()), ("most", most.into())];
            ta("event-refused-tora-points", &args)
        }
        Rule::Challenger => t("event-refused-tora-challenger"),
        Rule::Over(game) => ta("event-refused-tora-over", &[("game", game.into())]),
        Rule::Captured => t("event-refused-tora-captured"),
    }
}

/// Why something can't be agreed on.
pub(in super::super) fn charter(error: &CharterError) -> String {
    match error {
        CharterError::Name(what) => t(&format!("event-charter-no-{what}")),
        CharterError::Range { what, least, most } => {
            let args = [
                ("what", t(&format!("event-charter-of-{what}")).into()),
                ("least", (*least).into()),
                ("most", (*most).into()),
            ];
            ta("event-charter-range", &args)
        }
        CharterError::Contest(_) => t("event-charter-contest"),
        CharterError::Twice(of) => ta("event-charter-twice", &[("name", tie_break(*of).into())]),
    }
}

/// Why the next round can't be paired.
pub(in super::super) fn unpairable(error: &CantPair, of: &Tournament) -> String {
    let name = |number: u32| of.name(Number(number)).to_owned();
    match error {
        CantPair::Refused(reason) => refused(reason, of),
        CantPair::NoSubstitute(name) => with_name("event-unpairable-substitute", name),
        CantPair::Unpairable(Unpairable::TooFew { players }) => {
            ta("event-unpairable-few", &[("count", (*players).into())])
        }
        CantPair::Unpairable(Unpairable::Stuck { stuck, byes }) => {
            let one = |stuck: &Stuck| {
                let name = name(stuck.player);
                let args = [
                    ("name", name.as_str().into()),
                    ("met", stuck.met.into()),
                    ("sides", stuck.sides.into()),
                    ("open", stuck.open.into()),
                ];
                let no_bye = *byes > 0 && !stuck.bye;
                let no_bye = no_bye.then(|| with_name("event-unpairable-no-bye", &name));
                let said = [Some(ta("event-unpairable-player", &args)), no_bye];
                said.into_iter().flatten().collect::<Vec<_>>().join(" ")
            };
            let more = stuck.len().saturating_sub(SHOWN);
            let more = (more > 0).then(|| ta("event-unpairable-more", &[("count", more.into())]));
            let said = std::iter::once(t("event-unpairable-stuck"));
            said.chain(stuck.iter().take(SHOWN).map(one))
                .chain(more)
                .collect::<Vec<_>>()
                .join(" ")
        }
        CantPair::Unpairable(Unpairable::TooMany { players }) => {
            let args = [("count", (*players).into()), ("most", MOST_PLAYERS.into())];
            ta("event-unpairable-many", &args)
        }
        CantPair::Unpairable(Unpairable::NoSuchRound { rounds, .. }) => {
            ta("event-unpairable-no-round", &[("rounds", (*rounds).into())])
        }
        CantPair::Unpairable(Unpairable::NoWinner { players, round }) => {
            let [a, b] = players.map(name);
            let args = [
                ("name", a.into()),
                ("other", b.into()),
                ("round", (*round).into()),
            ];
            ta("event-unpairable-no-winner", &args)
        }
        // The fold of a log gives the rules of pairing nothing that contradicts itself.
        CantPair::Unpairable(
            Unpairable::BadNumber { number: player }
            | Unpairable::PastRounds { player, .. }
            | Unpairable::Score { player, .. }
            | Unpairable::NotAWinner { player, .. },
        ) => with_name("event-unpairable-wrong", &name(*player)),
    }
}

#[cfg(test)]
mod tests {
    use tournament::log::{Fact, Role};

    use super::super::super::trial::{director, log};
    use super::*;

    #[test]
    fn what_is_refused_says_why_and_where() {
        let now = Tournament::replay(&log(4, &[])).expect("a log");
        let at = Spot { round: 1, table: 2 };
        let all = [
            Refused::Closed,
            Refused::Early,
            Refused::Text("the reason"),
            Refused::Rights {
                name: "Ada".into(),
                needs: Role::Judge,
            },
            Refused::NoDirector,
            Refused::NoOfficial("Ada".into()),
            Refused::NameTaken("Ada".into()),
            Refused::Rank("Ada".into()),
            Refused::RankedLate("Ada".into()),
            Refused::TooLate(TooLate::Full),
            Refused::TooLate(TooLate::Begun),
            Refused::NoPlayer(Number(9)),
            Refused::Gone("Ada".into()),
            Refused::NotWithdrawn("Ada".into()),
            Refused::Expelled("Ada".into()),
            Refused::RoundOpen(at),
            Refused::NoRounds,
            Refused::NoTable(at),
            Refused::Over(at),
            Refused::NoGame { at, game: 3 },
            Refused::Penalty(100),
            Refused::NoDecision(3),
            Refused::Tora {
                at,
                rule: tournament::Refused::Over(3),
            },
        ];
        let name = || "Ada".to_owned();
        let not_now = [
            NotNow::Paused,
            NotNow::NoSubstitute,
            NotNow::OtherLeft,
            NotNow::RestsAlready,
            NotNow::GoesOn,
            NotNow::Started,
        ];
        let not_now = not_now.map(|why| Refused::Rests { at, why });
        let results = [
            BadResult::NotTora,
            BadResult::TooMany,
            BadResult::Points,
            BadResult::NoPoints,
            BadResult::NoWinner,
        ];
        let results = results.map(|why| Refused::Result { at, why });
        let pairings = [
            BadPairing::Away,
            BadPairing::Rests,
            BadPairing::Twice,
            BadPairing::Alone,
        ];
        let pairings = pairings.map(|why| Refused::Pairing { name: name(), why });
        let rests = [NoRest::Noted, NoRest::Spent];
        let rests = rests.map(|why| Refused::NoRest { name: name(), why });
        let unfit = [Unfit::Expelled, Unfit::Plays];
        let unfit = unfit.map(|why| Refused::Substitute { name: name(), why });
        let appeals = [NoAppeal::Made, NoAppeal::NotMade, NoAppeal::Answered];
        let appeals = appeals.map(|why| Refused::Appeal { decision: 1, why });
        let choices = [
            NoChoice::NoLadder,
            NoChoice::NoResets,
            NoChoice::TooEarly,
            NoChoice::NoWin,
            NoChoice::StillIn,
        ];
        let choices = choices.map(|why| Refused::Choice { name: name(), why });
        let all = all
            .into_iter()
            .chain(not_now)
            .chain(results)
            .chain(pairings);
        let all = all.chain(rests).chain(unfit).chain(appeals).chain(choices);
        for one in all {
            let said = refused(&one, &now);
            assert!(
                !said.contains("event-") && !said.contains('{'),
                "{one:?}: {said}"
            );
        }
        let mut now = now;
        let again = now.apply(&director(Fact::CheckedIn(Number(9))));
        let said = refused(&again.expect_err("nobody"), &now);
        assert_eq!(said, "There is no player 9.");
    }

    #[test]
    fn what_can_not_be_paired_says_of_whom_it_speaks() {
        let now = Tournament::replay(&log(4, &[])).expect("a log");
        let stuck = |player, bye| Stuck {
            player,
            met: 2,
            sides: 1,
            open: 0,
            bye,
        };
        let all = [
            Unpairable::TooFew { players: 1 },
            Unpairable::TooMany { players: 30_000 },
            Unpairable::NoSuchRound {
                round: 4,
                rounds: 3,
            },
            Unpairable::BadNumber { number: 1 },
            Unpairable::PastRounds {
                player: 1,
                has: 1,
                needs: 2,
            },
            Unpairable::Score {
                player: 1,
                score: 1,
                counted: 2,
            },
            Unpairable::NotAWinner {
                player: 1,
                round: 1,
            },
            Unpairable::NoWinner {
                players: [1, 2],
                round: 1,
            },
            Unpairable::Stuck {
                stuck: vec![stuck(1, false); 6],
                byes: 1,
            },
        ];
        for one in all {
            let about = matches!(
                one,
                Unpairable::BadNumber { .. }
                    | Unpairable::PastRounds { .. }
                    | Unpairable::Score { .. }
                    | Unpairable::NotAWinner { .. }
                    | Unpairable::NoWinner { .. }
                    | Unpairable::Stuck { .. }
            );
            let said = unpairable(&CantPair::Unpairable(one.clone()), &now);
            let raw = said.contains("event-") || said.contains('{');
            assert!(!raw, "{one:?}: {said}");
            assert_eq!(said.contains("Ada"), about, "{one:?}: {said}");
        }
        let stuck = vec![stuck(2, false), stuck(1, true)];
        let error = CantPair::Unpairable(Unpairable::Stuck { stuck, byes: 1 });
        let said = unpairable(&error, &now);
        let no_bye = with_name("event-unpairable-no-bye", "Ben");
        assert_eq!(said.matches(&no_bye).count(), 1, "{said}");
        assert!(!said.contains(&with_name("event-unpairable-no-bye", "Ada")));
    }
}
