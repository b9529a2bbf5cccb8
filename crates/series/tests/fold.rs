//! What holds for every series, by random results.

use std::num::{NonZeroU8, NonZeroU32};

use game::Side;
use proptest::prelude::*;
use tigerden_series::{
    GameEnd, GameResult, GivenUp, Length, Player, Reset, Roles, Series, Verdict,
};

fn any_series() -> impl Strategy<Value = Series> {
    let games = || (1..6_u8).prop_filter_map("a game", NonZeroU8::new);
    let points = || (1..200_u32).prop_filter_map("a target", NonZeroU32::new);
    let length = prop_oneof![
        games().prop_map(Length::Games),
        points().prop_map(Length::Points),
        (points(), games()).prop_map(|(points, games)| Length::Target { points, games }),
        games().prop_map(Length::Lead),
    ];
    let roles = prop_oneof![Just(Roles::Kept), Just(Roles::Swapped)];
    (length, roles, prop::array::uniform2(-20..20)).prop_map(|(length, roles, handicap)| Series {
        length,
        roles,
        reset: Reset::OneAction,
        handicap,
    })
}

fn any_result() -> impl Strategy<Value = GameResult> {
    let end = prop_oneof![
        4 => prop::sample::select(&Side::BOTH[..]).prop_map(GameEnd::Won),
        2 => Just(GameEnd::Drawn),
        1 => Just(GameEnd::Reset),
        1 => Just(GameEnd::Aborted),
    ];
    let points = prop::option::of(prop::array::uniform2(-60..=60));
    (end, points, any::<bool>()).prop_map(|(end, points, given_up)| GameResult {
        end,
        points,
        given_up,
    })
}

/// The same with the sides the other way round.
fn mirrored(result: GameResult) -> GameResult {
    GameResult {
        end: match result.end {
            GameEnd::Won(side) => GameEnd::Won(!side),
            other => other,
        },
        points: result.points.map(|[first, second]| [second, first]),
        ..result
    }
}

proptest! {
    #[test]
    fn every_result_counts_once(
        series in any_series(),
        results in prop::collection::vec(any_result(), 0..12),
    ) {
        let standing = series.standing(results.iter().copied());
        let counted = results.iter().filter(|result| result.end != GameEnd::Aborted);
        prop_assert_eq!(standing.games as usize, counted.clone().count());
        let resets = counted.clone().filter(|result| result.end == GameEnd::Reset).count();
        let ended: u32 = standing.wins.iter().sum::<u32>() + standing.draws;
        prop_assert_eq!(ended as usize + resets, standing.games as usize);
        let points = counted.filter_map(|result| result.points).flatten();
        let sum: i32 = points.chain(series.handicap).sum();
        prop_assert_eq!(standing.points.map_or(0, |points| points.iter().sum()), sum);
    }

    #[test]
    fn who_has_the_other_side_gets_the_other_result(
        series in any_series(),
        results in prop::collection::vec(any_result(), 0..12),
    ) {
        let [one, two] = series.handicap;
        let other = Series { handicap: [two, one], ..series };
        let standing = series.standing(results.iter().copied());
        let mirror = other.standing(results.iter().copied().map(mirrored));
        let [one, two] = mirror.wins;
        prop_assert_eq!(standing.wins, [two, one]);
        prop_assert_eq!(standing.points, mirror.points.map(|[one, two]| [two, one]));
        prop_assert_eq!(standing.given_up.is_some(), mirror.given_up.is_some());
        let verdict = match other.verdict(&mirror) {
            Verdict::Over(winner) => Verdict::Over(winner.map(|player| !player)),
            Verdict::GoesOn => Verdict::GoesOn,
        };
        prop_assert_eq!(series.verdict(&standing), verdict);
    }

    #[test]
    fn a_winner_is_ahead_and_the_next_game_follows_otherwise(
        series in any_series(),
        results in prop::collection::vec(any_result(), 0..12),
    ) {
        let standing = series.standing(results);
        match (series.verdict(&standing), series.next(&standing)) {
            (Verdict::GoesOn, Some(next)) => {
                prop_assert_eq!(next.number, standing.games + 1);
                for (side, player) in Side::BOTH.into_iter().zip(next.sides) {
                    prop_assert_eq!(series.side(player, standing.games), side);
                }
            }
            (Verdict::Over(winner), None) if standing.given_up.is_some() => {
                let won = winner.map_or(GivenUp::Drawn, GivenUp::Won);
                prop_assert_eq!(standing.given_up, Some(won));
            }
            (Verdict::Over(None), None) => {
                prop_assert!(!matches!(series.length, Length::Points(_)), "that goes on");
            }
            (Verdict::Over(Some(winner)), None) => {
                let ahead = |all: [i64; 2]| all[winner.index()] > all[(!winner).index()];
                let ahead = match series.length {
                    Length::Games(_) | Length::Lead(_) => ahead(standing.wins.map(i64::from)),
                    _ => ahead(standing.points.unwrap_or_default().map(i64::from)),
                };
                prop_assert!(ahead);
            }
            (verdict, next) => prop_assert!(false, "{:?} with {:?}", verdict, next),
        }
    }

    #[test]
    fn points_in_a_running_game_decide_as_they_would_at_its_end(
        target in 1..100_u32,
        results in prop::collection::vec(any_result(), 0..6),
        points in prop::array::uniform2(0..60),
    ) {
        let series = Series::points(NonZeroU32::new(target).expect("a target"));
        let played = results.into_iter().map(|result| GameResult { given_up: false, ..result });
        let before = series.standing(played);
        let ended = series.after(&before, GameResult::drawn(Some(points)));
        prop_assert_eq!(series.verdict_in_game(&before, points), series.verdict(&ended));
    }
}

#[test]
fn the_players_are_two() {
    assert_eq!(
        Player::BOTH.map(|player| !player),
        [Player::Two, Player::One]
    );
}
