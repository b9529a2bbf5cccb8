//! Section 8: end of the game.

use game::{Game, History, Notation, Side};
use tigerden_tora::{Long, Short};

use crate::verbs::*;

mod t_v1 {
    use super::*;

    #[test]
    fn t_v1_without_command_pieces_at_the_end_of_a_round_a_player_has_lost() {
        ends(
            "tora-short/rulebook 9/9/9/9/2g1A4/9/9/9/8G c 2 1 0:0 0 -",
            "A v5h5 * v5h3; end; end",
            "c",
            "T-V1",
        );
        ends(
            "tora-short/rulebook g8/9/9/9/2G1a4/9/9/9/9 o 2 3 0:0 0 -",
            "A v5h5 * v5h3; end",
            "o",
            "T-V1",
        );
        ends(
            "tora-long/rulebook 17/17/17/17/17/17/17/17/4g!1k!1A8/17/17/17/17/17/17/17/16K o 2 3 0:0 0 -",
            "end",
            "c",
            "T-V1",
        );
    }

    #[test]
    fn t_v1_not_before_the_round_ends() {
        goes_on(
            "tora-short/rulebook 9/9/9/9/2g1A4/9/9/9/8G c 2 1 0:0 0 -",
            "A v5h5 * v5h3; end",
        );
        goes_on(
            "tora-long/rulebook 17/17/17/17/17/17/17/17/4g1k!1A8/17/17/17/17/17/17/17/16K o 2 3 0:0 0 -",
            "end",
        );
    }
}

mod t_v2 {
    use super::*;

    /// Two Archers shoot at the King over its unready Cannon. It can take one of them only, and its
    /// own pieces shut it in.
    const SHUT_IN: &str = "tora-long/rulebook 16K/17/17/17/17/17/17/17/17/17/17/17/17/17/17/ddA14/kuA14 o 1 5 0:0 0 -";
    /// Every place within the King's reach is in range of some Archer.
    const SURROUNDED: &str = "tora-long/rulebook 16K/17/17/17/17/17/17/17/17/17/17/17/4A12/17/1AAA13/17/k16 o 1 5 0:0 0 -";

    #[test]
    fn t_v2_who_can_bring_no_command_piece_out_of_jeopardy_has_lost() {
        ends(SHUT_IN, "", "c", "T-V2");
        ends(SURROUNDED, "", "c", "T-V2");
    }

    #[test]
    fn t_v2_also_the_challenger_and_at_the_start_of_the_turn() {
        ends(
            "tora-long/rulebook 14aUK/14aDD/17/17/17/17/17/17/17/17/17/17/4s12/17/17/17/k16 o 1 5 0:0 0 -",
            "end",
            "o",
            "T-V2",
        );
    }

    #[test]
    fn t_v2_not_who_can_step_aside() {
        goes_on(
            "tora-long/rulebook 16K/17/17/17/17/17/17/17/17/17/17/17/17/17/17/d1A14/kuA14 o 1 5 0:0 0 -",
            "",
        );
        goes_on(
            "tora-long/rulebook 16K/17/17/17/17/17/17/17/17/17/17/17/17/17/17/17/k1AA13 o 1 5 0:0 0 -",
            "",
        );
    }

    #[test]
    fn t_v2_not_who_can_take_the_attacker() {
        // The King itself takes the only one.
        goes_on(
            "tora-long/rulebook 16K/17/17/17/17/17/17/17/17/17/17/17/17/17/17/dd15/kuA14 o 1 5 0:0 0 -",
            "",
        );
        // With two actions the King takes one and an Archer the other.
        goes_on(
            "tora-long/rulebook 16K/17/17/17/17/17/17/17/17/17/17/17/17/17/3a13/ddA14/kuA1g!12 o 2 5 0:0 0 -",
            "",
        );
    }

    #[test]
    fn t_v2_not_who_can_shut_the_line() {
        // The Soldier beside the King takes its defense stance.
        goes_on(
            "tora-long/rulebook 16K/17/17/17/17/17/17/17/17/17/17/17/17/17/17/dd15/ksA14 o 1 5 0:0 0 -",
            "",
        );
    }

    #[test]
    fn t_v2_not_while_one_command_piece_is_out_of_jeopardy() {
        goes_on(
            "tora-long/rulebook 16K/17/17/17/17/17/17/17/8g8/17/17/17/17/17/17/ddA14/kuA14 o 2 5 0:0 0 -",
            "",
        );
    }

    #[test]
    fn t_v2_not_whose_command_pieces_are_all_taken() {
        let taken = "tora-long/rulebook 16K/17/17/17/17/17/17/17/17/17/17/17/17/17/17/ddA14/k!uA14 o 1 5 0:0 0 -";
        goes_on(taken, "");
        // The round's end settles it.
        ends(taken, "end", "c", "T-V1");
    }

    #[test]
    fn t_v2_is_looked_at_before_t_v3() {
        // The General may neither move nor attack, and the points are with the Opposition.
        let stuck = "tora-short/rulebook 9/9/9/9/9/9/1G7/DDA6/guA6 o 2 5 0:9 0 -";
        ends(stuck, "", "c", "T-V2");
        ends(
            "tora-short/quicksheet 9/9/9/9/9/9/1G7/DDA6/guA6 o 2 5 0:9 0 -",
            "",
            "c",
            "T-E1|T-V3",
        );
    }
}

mod t_v3 {
    use super::*;

    #[test]
    fn t_v3_without_an_action_the_points_decide() {
        ends(
            "tora-short/rulebook 9/9/9/9/9/2A6/1G7/DD7/gu7 o 2 5 3:1 0 -",
            "",
            "c",
            "T-V3",
        );
        ends(
            "tora-short/rulebook 9/9/9/9/9/2A6/1G7/DD7/gu7 o 2 5 1:3 0 -",
            "",
            "o",
            "T-V3",
        );
        ends(
            "tora-short/rulebook 9/9/9/9/9/2A6/1G7/DD7/gu7 o 2 5 3:3 0 -",
            "",
            "draw",
            "T-V3",
        );
    }

    #[test]
    fn t_v3_not_while_there_is_an_action() {
        goes_on(
            "tora-short/rulebook 8d/9/9/9/9/2A6/1G7/DD7/gu7 o 2 5 3:1 0 -",
            "",
        );
    }

    #[test]
    fn t_v3_taken_pieces_still_on_the_board_score() {
        // Horsemen and Archers shoot and jump over the Cannon; the taken General is far away.
        let broken_off = "tora-long/rulebook g!15K/17/17/17/17/17/17/17/17/17/17/17/17/17/17/ddAH13/kuAH13 o 2 5 1:3 0 -";
        ends(broken_off, "", "c", "T-V2");
        assert_eq!(final_points(broken_off, ""), [9, 3]);
    }
}

mod t_v4 {
    use super::*;

    #[test]
    fn t_v4_a_tie_is_settled_by_points() {
        ends(
            "tora-short/rulebook 8S/9/9/9/2[Gg!]6/9/9/9/s8 o 2 5 3:1 0 -",
            "G v5h3 * v5h3; end",
            "c",
            "T-V4",
        );
        ends(
            "tora-short/rulebook 8S/9/9/9/2[Gg!]6/9/9/9/s8 o 2 5 1:3 0 -",
            "G v5h3 * v5h3; end",
            "o",
            "T-V4",
        );
    }

    #[test]
    fn t_v4_equal_points_are_a_draw() {
        ends(
            "tora-short/rulebook 8S/9/9/9/2[Gg!]6/9/9/9/s8 o 2 5 2:2 0 -",
            "G v5h3 * v5h3; end",
            "draw",
            "T-V4",
        );
        let points = final_points(
            "tora-short/rulebook 8S/9/9/9/2[Gg!]6/9/9/9/s8 o 2 5 2:2 0 -",
            "G v5h3 * v5h3; end",
        );
        assert_eq!(points, [10, 10]);
    }
}

mod t_v5 {
    use super::*;

    fn game() -> Game<Short> {
        Game::new(
            "tora-short/rulebook g8/9/9/9/4S4/9/9/9/8G c 2 1 0:0 0 -"
                .parse()
                .unwrap(),
            History::Counts,
        )
    }

    #[test]
    fn t_v5_who_resigns_has_lost() {
        let mut game = game();
        game.resign(Side::First);
        let outcome = game.outcome().unwrap();
        assert_eq!(
            (outcome.winner, outcome.rule.0),
            (Some(Side::Second), "T-V5")
        );
    }

    #[test]
    fn t_v5_both_may_agree_to_a_draw() {
        let mut game = game();
        game.draw();
        let outcome = game.outcome().unwrap();
        assert_eq!((outcome.winner, outcome.rule.0), (None, "T-V5"));
        assert_eq!(game.to_move(), None);
    }
}

mod t_v6 {
    use super::*;

    /// The end of a game after these moves, if it has ended.
    fn end_of<P: Notation>(
        start: &str,
        moves: &[&str],
        history: History,
    ) -> Option<(Option<Side>, &'static str)> {
        let mut game = Game::<P>::new(start.parse().ok().unwrap(), history);
        for text in moves {
            let mv = game.position().parse_move(text).ok().unwrap();
            game.play(mv).unwrap();
        }
        game.outcome()
            .map(|outcome| (outcome.winner, outcome.rule.0))
    }

    const QUIET: &str = "tora-short/rulebook g8/9/9/9/4S4/9/9/9/8G o 2 70 5:2 49 -";

    #[test]
    fn t_v6_fifty_quiet_ends_of_round_end_the_game_and_points_decide() {
        assert_eq!(
            end_of::<Short>(QUIET, &["end"], History::Counts),
            Some((Some(Side::First), "T-V6"))
        );
        let even = "tora-short/rulebook g8/9/9/9/4S4/9/9/9/8G o 2 70 2:2 49 -";
        assert_eq!(
            end_of::<Short>(even, &["end"], History::Counts),
            Some((None, "T-V6"))
        );
        let early = "tora-short/rulebook g8/9/9/9/4S4/9/9/9/8G o 2 70 5:2 48 -";
        assert_eq!(end_of::<Short>(early, &["end"], History::Counts), None);
    }

    #[test]
    fn t_v6_can_be_switched_off() {
        assert_eq!(end_of::<Short>(QUIET, &["end"], History::Ignored), None);
    }

    #[test]
    fn t_v6_a_capture_or_a_change_of_stance_starts_the_count_anew() {
        plays(
            "tora-short/rulebook g8/9/9/9/2s1A4/9/2d6/9/8G o 2 70 5:2 49 -",
            "S v5h3 def; end",
            "tora-short/rulebook g8/9/9/9/2d1A4/9/2d6/9/8G c 2 71 5:2 1 -",
        );
        plays(
            "tora-short/rulebook g8/9/9/9/3uA4/9/9/9/8G c 2 70 5:2 30 -",
            "A v5h5 * v5h4; end",
            "tora-short/rulebook g8/9/9/9/4A4/9/9/9/8G o 2 70 8:2 0 -",
        );
        // A command piece newly taken is a capture.
        plays(
            "tora-long/rulebook k16/17/17/17/17/17/17/17/6g1A8/17/17/17/17/17/17/17/16K c 1 70 5:2 30 -",
            "A v9h9 * v9h7; end",
            "tora-long/rulebook k16/17/17/17/17/17/17/17/6g!1A8/17/17/17/17/17/17/17/16K o 2 70 5:2 0 -",
        );
    }

    #[test]
    fn t_v6_attacking_a_taken_piece_again_does_not() {
        plays(
            "tora-short/rulebook g8/9/2a6/9/2G!1a4/9/9/9/9 o 1 70 0:0 4 v5h5a",
            "A v7h3 * v5h3",
            "tora-short/rulebook g8/9/2a6/9/2G!1a4/9/9/9/9 o 0 70 0:0 4 v5h5a,v7h3a",
        );
    }

    #[test]
    fn t_v6_a_move_or_readying_does_not() {
        plays(
            "tora-short/rulebook g8/9/9/5S3/2s1US3/9/9/9/8G c 2 70 5:2 30 -",
            "C v5h5 ready crew v5h6 v6h6; end",
            "tora-short/rulebook g8/9/9/5S3/2s1CS3/9/9/9/8G o 2 70 5:2 30 -",
        );
    }

    #[test]
    fn t_v6_the_same_position_for_the_third_time_at_a_rounds_start() {
        let start = "tora-short/rulebook g8/9/9/9/4S4/9/9/9/8G c 2 1 5:2 0 -";
        let there = ["S v5h5-v5h4", "end", "end"];
        let back = ["S v5h4-v5h5", "end", "end"];
        let mut moves = Vec::new();
        for _ in 0..2 {
            moves.extend(there);
            assert_eq!(end_of::<Short>(start, &moves, History::Counts), None);
            moves.extend(back);
        }
        assert_eq!(
            end_of::<Short>(start, &moves, History::Counts),
            Some((Some(Side::First), "T-V6"))
        );
        assert_eq!(end_of::<Short>(start, &moves, History::Ignored), None);
        moves.pop();
        assert_eq!(end_of::<Short>(start, &moves, History::Counts), None);
    }

    #[test]
    fn t_v6_a_position_in_mid_round_does_not_count() {
        // The Opposition finds it the third time first; the game ends when the Challenger does.
        let start = "tora-short/rulebook g8/9/9/9/4S4/9/9/9/8G o 2 1 5:2 0 -";
        assert_eq!(end_of::<Short>(start, &["end"; 4], History::Counts), None);
        assert_eq!(
            end_of::<Short>(start, &["end"; 5], History::Counts),
            Some((Some(Side::First), "T-V6"))
        );
    }

    #[test]
    fn t_v6_the_long_board_too() {
        let start = "tora-long/rulebook k16/17/17/17/17/17/17/17/8S8/17/17/17/17/17/17/17/16K o 1 70 5:7 49 -";
        assert_eq!(
            end_of::<Long>(start, &["end"], History::Counts),
            Some((Some(Side::Second), "T-V6"))
        );
    }
}
