//! Why two players meet, in words.

use tournament::event::{Draw, Seated, Tournament};
use tournament::log::Number;
use tournament::pairing::{Because, Float, Obstacle, Passed, Side, SideReason, SwissWhy, Why};

use super::points;
use crate::i18n::{t, ta};

/// Why two players sit at a table of a draw, a sentence each.
pub(in super::super) fn seated(of: &Tournament, draw: &Draw, table: usize) -> Vec<String> {
    let name = |place: u32| {
        let number = draw.order.get(Number(place).index());
        number.map_or_else(String::new, |number| of.name(*number).to_owned())
    };
    let seated = table.checked_sub(1).and_then(|index| draw.why.get(index));
    match seated {
        None => Vec::new(),
        Some(Seated::Paired(why)) => sentences(why, &name),
        Some(Seated::Substituted(because)) => vec![alone(because)],
    }
}

fn sentences(why: &Why, name: &dyn Fn(u32) -> String) -> Vec<String> {
    match why {
        Why::Table { cycle, round } => {
            let args = [("cycle", (*cycle).into()), ("round", (*round).into())];
            vec![ta("event-why-table", &args)]
        }
        Why::Bracket {
            round,
            before_final,
            third_place,
            side,
        } => {
            let left = *before_final;
            let place = match left {
                _ if *third_place => t("event-why-third-place"),
                0 => t("event-why-final"),
                left => {
                    let args = [("round", (*round).into()), ("left", left.into())];
                    ta("event-why-bracket", &args)
                }
            };
            vec![place, side_reason(*side, name)]
        }
        Why::Swiss(why) => swiss(why, name),
        Why::Tier { ranks, again, side } => {
            let [first, second] = *ranks;
            let args = [("first", first.into()), ("second", second.into())];
            let mut said = vec![ta("event-why-tier", &args)];
            said.extend(again.then(|| t("event-why-again")));
            said.push(side_reason(*side, name));
            said
        }
        Why::Ladder { rank, side } => vec![
            ta("event-why-ladder", &[("rank", (*rank).into())]),
            side_reason(*side, name),
        ],
    }
}

fn swiss(why: &SwissWhy, name: &dyn Fn(u32) -> String) -> Vec<String> {
    let bracket = [
        ("bracket", why.bracket.into()),
        ("points", points(why.score.into()).into()),
    ];
    let mut said = vec![ta("event-why-swiss", &bracket)];
    if let Some(Float { player, from, .. }) = why.float {
        let args = [
            ("name", name(player).into()),
            ("points", points(from.into()).into()),
        ];
        said.push(ta("event-why-float", &args));
    }
    said.extend(
        why.passed
            .iter()
            .map(|passed| passed_by(*passed, why.higher, name)),
    );
    said.push(side_reason(why.side, name));
    said
}

fn passed_by(passed: Passed, higher: u32, name: &dyn Fn(u32) -> String) -> String {
    let round = match passed.obstacle {
        Obstacle::Met { round } => round,
        _ => 0,
    };
    let side = |side: Side| match side {
        Side::First => t("event-side-first"),
        Side::Second => t("event-side-second"),
    };
    let obstacle = match passed.obstacle {
        Obstacle::Met { .. } => ta("event-why-met", &[("round", round.into())]),
        Obstacle::SameSide { side: of } => ta("event-why-same-side", &[("side", side(of).into())]),
        Obstacle::Wish { side: of } => ta("event-why-wish", &[("side", side(of).into())]),
        Obstacle::Others => t("event-why-others"),
    };
    let args = [
        ("higher", name(higher).into()),
        ("name", name(passed.player).into()),
        ("obstacle", obstacle.into()),
    ];
    ta("event-why-passed", &args)
}

fn side_reason(reason: SideReason, name: &dyn Fn(u32) -> String) -> String {
    match reason {
        SideReason::BothDue => t("event-why-both-due"),
        SideReason::DueMore { player } => {
            ta("event-why-due-more", &[("name", name(player).into())])
        }
        SideReason::Alternate { games_ago } => {
            ta("event-why-alternate", &[("count", games_ago.into())])
        }
        SideReason::Higher { player } => ta("event-why-higher", &[("name", name(player).into())]),
        SideReason::Lot => t("event-why-lot"),
        SideReason::Balance => t("event-why-balance"),
    }
}

fn alone(because: &Because) -> String {
    match because {
        Because::Odd => t("event-why-odd"),
        Because::Seeded => t("event-why-seeded"),
        Because::Substitute { rank } => ta("event-why-substitute", &[("rank", (*rank).into())]),
        Because::NobodyOfRank { rank } => ta("event-why-nobody", &[("rank", (*rank).into())]),
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::book::Book;
    use super::super::super::trial::{log, played};
    use super::*;

    #[test]
    fn every_table_of_a_swiss_round_says_why() {
        let results = [played(1, 1, "a"), played(1, 2, "b")];
        let mut book = Book::new(log(4, &results)).expect("a log");
        let draw = book.now().draw().expect("a round");
        let paired = super::super::super::trial::director(draw.clone().fact());
        assert!(book.add(book.len(), vec![paired]));
        let (before, again) = book.draw(2).expect("the same draw");
        assert_eq!(again, draw);
        for table in 1..=2 {
            let said = seated(&before, &again, table);
            assert!(said[0].starts_with("Score group "), "{said:?}");
            assert!(
                said.iter().all(|text| !text.starts_with("event-")),
                "{said:?}"
            );
        }
        assert!(seated(&before, &again, 3).is_empty());
    }
}
