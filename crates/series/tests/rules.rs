//! Series as the rule books have them, one test or module for each rule.

use std::num::{NonZeroU8, NonZeroU32};

use game::Side::{First, Second};
use tigerden_series::{
    GameEnd, GameResult, Length, Next, Player, Reset, Roles, Series, Standing, Verdict,
};

const ONE: Option<Player> = Some(Player::One);
const TWO: Option<Player> = Some(Player::Two);

fn games(count: u8) -> NonZeroU8 {
    NonZeroU8::new(count).expect("a game")
}

fn target(points: u32) -> NonZeroU32 {
    NonZeroU32::new(points).expect("a target")
}

fn won(winner: game::Side, points: [i32; 2]) -> GameResult {
    GameResult::won(winner, Some(points))
}

fn drawn(points: [i32; 2]) -> GameResult {
    GameResult::drawn(Some(points))
}

#[track_caller]
fn is(series: &Series, results: &[GameResult], verdict: Verdict) -> Standing {
    let standing = series.standing(results.iter().copied());
    assert_eq!(series.verdict(&standing), verdict);
    assert_eq!(series.next(&standing).is_none(), verdict != Verdict::GoesOn);
    standing
}

/// K-11: two games with sides swapped. M-K5: equal wins are a draw.
mod k_11_pair {
    use super::*;

    #[test]
    fn the_second_game_has_the_sides_swapped() {
        let pair = Series::pair();
        let standing = is(&pair, &[GameResult::won(First, None)], Verdict::GoesOn);
        let next = Next {
            number: 2,
            sides: [Player::Two, Player::One],
        };
        assert_eq!(pair.next(&standing), Some(next));
        assert_eq!(pair.side(Player::One, 1), Second);
    }

    #[test]
    fn who_wins_more_games_wins() {
        let first = GameResult::won(First, None);
        is(&Series::pair(), &[first, first], Verdict::Over(None));
        let second = GameResult::won(Second, None);
        is(&Series::pair(), &[first, second], Verdict::Over(ONE));
        is(&Series::pair(), &[second, first], Verdict::Over(TWO));
        let draw = GameResult::drawn(None);
        is(&Series::pair(), &[second, draw], Verdict::Over(TWO));
        is(&Series::pair(), &[draw, draw], Verdict::Over(None));
    }

    #[test]
    fn points_go_to_the_players() {
        let results = [won(First, [9, 2]), won(Second, [1, 4])];
        let standing = is(&Series::pair(), &results, Verdict::Over(ONE));
        assert_eq!(standing.points, Some([9 + 4, 2 + 1]));
    }

    #[test]
    fn a_game_that_does_not_count_is_played_again() {
        let aborted = GameResult {
            end: GameEnd::Aborted,
            points: Some([5, 0]),
            given_up: false,
        };
        let standing = is(&Series::pair(), &[aborted], Verdict::GoesOn);
        assert_eq!(standing, Series::pair().start());
    }
}

/// T-V7: points add up over boards until somebody has reached the target.
mod t_v7_points_play {
    use super::*;

    #[test]
    fn roles_are_kept_unless_the_players_agree_to_swap() {
        let kept = Series::points(target(79));
        let first = won(First, [16, 7]);
        let standing = is(&kept, &[first, first], Verdict::GoesOn);
        assert_eq!(standing.points, Some([32, 14]));
        let next = kept.next(&standing).expect("another board");
        assert_eq!(next.sides, Player::BOTH);

        let swapped = Series {
            roles: Roles::Swapped,
            ..kept
        };
        let standing = is(&swapped, &[first, first], Verdict::GoesOn);
        assert_eq!(standing.points, Some([23, 23]));
    }

    #[test]
    fn it_is_decided_at_the_end_of_a_round() {
        let series = Series::points(target(79));
        let standing = is(&series, &[won(First, [70, 60])], Verdict::GoesOn);
        for (points, verdict) in [
            ([8, 16], Verdict::GoesOn),
            ([9, 16], Verdict::Over(ONE)),
            ([9, 19], Verdict::GoesOn),
            ([9, 20], Verdict::Over(TWO)),
        ] {
            assert_eq!(series.verdict_in_game(&standing, points), verdict);
        }
    }

    #[test]
    fn a_game_knows_the_race_of_its_sides() {
        let swapped = Series {
            roles: Roles::Swapped,
            ..Series::points(target(79))
        };
        let standing = is(&swapped, &[won(First, [40, 12])], Verdict::GoesOn);
        let race = swapped.race(&standing).expect("points play");
        assert_eq!((race.before, race.target.get()), ([12, 40], 79));
        assert_eq!(race.totals([5, 6]), [17, 46]);
        for (points, winner) in [
            ([66, 38], None),
            ([66, 39], Some(Second)),
            ([67, 39], None),
            ([68, 39], Some(First)),
        ] {
            assert_eq!(race.winner(points), winner, "{points:?}");
        }
        assert_eq!(Series::pair().race(&standing), None);
    }

    #[test]
    fn with_equal_totals_play_goes_on() {
        let series = Series::points(target(20));
        let tied = drawn([25, 25]);
        is(&series, &[tied], Verdict::GoesOn);
        is(&series, &[tied, won(Second, [0, 1])], Verdict::Over(TWO));
    }

    #[test]
    fn who_gives_up_gives_up_all_boards() {
        let series = Series::points(target(79));
        let given_up = |result: GameResult| GameResult {
            given_up: true,
            ..result
        };
        let (ahead, resigned) = (won(First, [50, 2]), given_up(won(Second, [0, 1])));
        let standing = is(&series, &[ahead, resigned], Verdict::Over(TWO));
        assert_eq!(standing.points, Some([50, 3]));
        is(
            &series,
            &[ahead, given_up(drawn([3, 3]))],
            Verdict::Over(None),
        );
        // In a match it is a game like others.
        let three = Series::games(games(3), Roles::Kept);
        is(&three, &[resigned], Verdict::GoesOn);
    }

    #[test]
    fn a_board_that_is_reset_counts_by_its_points_only() {
        let series = Series {
            reset: Reset::OneAction,
            ..Series::points(target(79))
        };
        let reset = GameResult {
            end: GameEnd::Reset,
            points: Some([3, 11]),
            given_up: false,
        };
        let standing = is(&series, &[reset], Verdict::GoesOn);
        assert_eq!((standing.wins, standing.draws), ([0; 2], 0));
        assert_eq!(standing.points, Some([3, 11]));
        assert_eq!(series.next(&standing).map(|next| next.number), Some(2));
    }
}

/// M-T1, M-T4, M-T5: four games, a target, a handicap.
mod m_t4_target {
    use super::*;

    /// A match on the long board, the second player four ranks above the first (M-T5).
    fn long() -> Series {
        Series {
            length: Length::Target {
                points: target(181),
                games: games(4),
            },
            handicap: [0, -4],
            ..Series::games(games(4), Roles::Swapped)
        }
    }

    #[test]
    fn each_player_has_each_side_twice() {
        let sides = [0, 1, 2, 3].map(|counted| long().side(Player::One, counted));
        assert_eq!(sides, [First, Second, First, Second]);
    }

    #[test]
    fn the_first_at_the_target_wins_at_the_end_of_a_game() {
        let clear = [
            won(First, [60, 5]),
            won(Second, [5, 60]),
            won(First, [60, 5]),
        ];
        let before = is(&long(), &clear[..2], Verdict::GoesOn);
        assert_eq!(before.points, Some([120, 6]));
        let in_game = long().verdict_in_game(&before, [61, 0]);
        assert_eq!(in_game, Verdict::GoesOn, "not within a game");
        is(&long(), &clear, Verdict::GoesOn);
        let more = [clear[0], clear[1], won(First, [61, 5])];
        is(&long(), &more, Verdict::Over(ONE));
    }

    #[test]
    fn after_four_games_the_higher_total_wins_handicap_included() {
        let game = drawn([30, 30]);
        let standing = is(&long(), &[game; 4], Verdict::Over(ONE));
        assert_eq!(standing.points, Some([120, 116]));
        let last = won(First, [34, 30]);
        is(&long(), &[game, game, game, last], Verdict::Over(None));
    }
}

/// M-K2: until one player has won so many games more.
#[test]
fn m_k2_a_lead_ends_it() {
    let series = Series {
        length: Length::Lead(games(2)),
        ..Series::pair()
    };
    let (first, second) = (GameResult::won(First, None), GameResult::won(Second, None));
    is(&series, &[first, first, second], Verdict::GoesOn);
    is(&series, &[first, second], Verdict::Over(ONE));
    is(&series, &[second, first], Verdict::Over(TWO));
}

#[cfg(feature = "serde")]
#[test]
fn what_was_agreed_is_read_as_it_was_written() {
    let pair = serde_json::to_string(&Series::pair()).expect("JSON");
    assert_eq!(
        pair,
        r#"{"length":{"games":2},"roles":"swapped","reset":"never"}"#
    );
    assert_eq!(
        serde_json::from_str::<Series>(&pair).ok(),
        Some(Series::pair())
    );
    let none = pair.replace('2', "0");
    assert!(serde_json::from_str::<Series>(&none).is_err(), "no game");
}
