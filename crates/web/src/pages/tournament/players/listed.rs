//! What is known of each player, and what somebody can do about him.

use tournament::event::{Player, Tournament};
use tournament::log::{Format, Number, Role, Step};

use super::super::standings::gone;
use super::COMPUTER;
use crate::i18n::{t, ta};
use crate::route::Route;

/// A player as listed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Listed {
    pub(super) number: Number,
    pub(super) name: String,
    pub(super) rank: i64,
    pub(super) notes: Vec<String>,
    pub(super) link: Option<String>,
    pub(super) can: Vec<Step>,
    /// Whether his rank can be set.
    pub(super) ranks: bool,
}

/// The page of a player who has a key on this server.
pub(in super::super) fn link_of(of: &Tournament, player: Number) -> Option<String> {
    let id = of.player(player)?.registration.id.as_ref()?;
    (!id.contains(':')).then(|| Route::Player(id.clone()).path())
}

/// All players, with what somebody can do about them: an official with this role, and the player himself.
pub(super) fn listed(of: &Tournament, role: Option<Role>, own: Option<Number>) -> Vec<Listed> {
    let numbered = of.players().iter().enumerate();
    let eliminated = of.ladder().map(|ladder| ladder.eliminated());
    let resets = matches!(
        of.charter().format,
        Format::Ladder {
            reset_frequency: Some(_),
            ..
        }
    );
    let one = |(index, player): (usize, &Player)| {
        let number = Number::at(index);
        let clerk = role.is_some_and(|role| role.can(Role::Clerk));
        let may = (clerk || own == Some(number)) && !of.is_closed();
        let director = role == Some(Role::Director) && !of.is_closed();
        let charter = of.charter();
        let stays = player.gone.is_none();
        let out = eliminated.as_ref().is_some_and(|out| out.contains(&index));
        let steps = [
            (
                Step::CheckIn,
                may && stays && charter.check_in && !player.is_here,
            ),
            (
                Step::Rest,
                may && stays && !player.rests && player.all_rests < charter.rests,
            ),
            (Step::Withdraw, may && stays),
            (
                Step::Return,
                director && player.gone == Some(tournament::event::Gone::Withdrawn),
            ),
            (Step::Reset, may && stays && out && resets),
            (Step::Forfeit, may && stays && out),
        ];
        let registration = &player.registration;
        let here = (charter.check_in && stays).then(|| {
            t(if player.is_here {
                "event-here"
            } else {
                "event-not-here"
            })
        });
        let level = registration
            .id
            .as_deref()
            .and_then(|id| id.strip_prefix(COMPUTER));
        let notes = [
            level.map(|level| ta("event-computer", &[("level", level.into())])),
            registration.stands_by.then(|| t("event-stands-by")),
            here,
            player.rests.then(|| t("event-rests")),
            (out && stays).then(|| t("event-eliminated")),
            registration.pending.as_ref().map(|pending| {
                let to = pending.to.into();
                ta("event-in-transition", &[("to", to)])
            }),
            player.gone.map(gone),
        ];
        Listed {
            number,
            name: registration.name.clone(),
            rank: registration.rank,
            notes: notes.into_iter().flatten().collect(),
            link: link_of(of, number),
            can: steps
                .into_iter()
                .filter_map(|(step, can)| can.then_some(step))
                .collect(),
            ranks: director && stays && !of.has_sat(number),
        }
    };
    numbered.map(one).collect()
}

/// The key of what it is called.
pub(super) const fn key(step: Step) -> &'static str {
    match step {
        Step::CheckIn => "event-check-in",
        Step::Rest => "event-rest",
        Step::Withdraw => "event-withdraw",
        Step::Return => "event-return",
        Step::Reset => "event-reset",
        Step::Forfeit => "event-give-up",
    }
}

/// The question that is asked first, where the step can't be taken back.
pub(super) const fn sure(step: Step) -> Option<&'static str> {
    match step {
        Step::Withdraw => Some("event-withdraw-sure"),
        Step::Reset => Some("event-reset-sure"),
        Step::Forfeit => Some("event-give-up-sure"),
        Step::CheckIn | Step::Rest | Step::Return => None,
    }
}

#[cfg(test)]
mod tests {
    use tournament::log::{Charter, Contest, Fact};

    use super::super::super::trial::{charter, director, log, log_of, played};
    use super::super::enter::registration;
    use super::*;

    fn steps(now: &Tournament, role: Option<Role>, own: Option<Number>) -> Vec<Vec<Step>> {
        let rows = listed(now, role, own).into_iter();
        rows.map(|row| row.can).collect()
    }

    #[test]
    fn players_act_for_themselves_and_clerks_for_all() {
        let charter = Charter {
            rests: 1,
            check_in: false,
            ..charter()
        };
        let now = Tournament::replay(&log_of(charter, 2, &[])).expect("a log");
        let none: Vec<Vec<Step>> = vec![vec![], vec![]];
        assert_eq!(steps(&now, None, None), none);
        let own = vec![Step::Rest, Step::Withdraw];
        let expected = vec![vec![], own.clone()];
        assert_eq!(steps(&now, None, Some(Number(2))), expected);
        assert_eq!(steps(&now, Some(Role::Clerk), None), vec![own.clone(), own]);
        assert_eq!(steps(&now, Some(Role::Viewer), None), none);
    }

    #[test]
    fn m_k4_an_eliminated_player_goes_on_as_the_ladder_allows() {
        for (days, steps_of_loser) in [
            (None, vec![Step::Forfeit]),
            (Some(1), vec![Step::Reset, Step::Forfeit]),
        ] {
            let charter = Charter {
                format: Format::Ladder {
                    rounds: 3,
                    advance: 3,
                    max_losses: Some(1),
                    reset_frequency: days,
                },
                contest: Contest::Pair,
                check_in: false,
                ..charter()
            };
            let lost = [played(1, 1, "a"), played(1, 1, "a")];
            let now = Tournament::replay(&log_of(charter, 2, &lost)).expect("a log");
            let loser = now.rounds()[0].tables[0].bout().pairing.players[1];
            let all = steps(&now, None, Some(loser));
            let expected: Vec<_> = [Step::Withdraw].into_iter().chain(steps_of_loser).collect();
            assert_eq!(all[loser.index()], expected);
            let winner = 1 - loser.index();
            assert_eq!(all[winner], [], "not his own");
            assert_eq!(
                steps(&now, Some(Role::Clerk), None)[winner],
                [Step::Withdraw]
            );
            assert_eq!(
                listed(&now, None, None)[loser.index()].notes,
                ["eliminated"]
            );
        }
    }

    #[test]
    fn a_director_sets_ranks_until_the_first_round() {
        let ranks = |now: &Tournament, role| {
            let rows = listed(now, Some(role), None).into_iter();
            rows.map(|row| row.ranks).collect::<Vec<_>>()
        };
        let mut log = log(2, &[]);
        log.push(director(registration("Cleo".to_owned(), 1, false, None)));
        let now = Tournament::replay(&log).expect("a log");
        assert_eq!(ranks(&now, Role::Director), [false, false, true]);
        assert_eq!(ranks(&now, Role::Judge), [false; 3]);
    }

    #[test]
    fn only_a_director_brings_back_who_has_withdrawn() {
        let mut log = log(2, &[]);
        log.push(director(Fact::Withdrew(Number(1))));
        let now = Tournament::replay(&log).expect("a log");
        assert_eq!(steps(&now, Some(Role::Clerk), None)[0], []);
        assert_eq!(steps(&now, Some(Role::Director), None)[0], [Step::Return]);
        assert_eq!(listed(&now, None, None)[0].notes, ["withdrawn"]);
    }
}
