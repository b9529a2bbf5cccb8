//! Section 13: notation.

use game::{Notation, Position, perft, turns};
use tigerden_tora::{Long, Numbering, Ply, Short};

use crate::verbs::*;

const START: &str = "tora-short/rulebook 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 2 1 0:0 0 -";

mod t_n1 {
    use super::*;

    #[test]
    fn t_n1_the_sources_form_is_read() {
        assert_eq!(
            rewritten(START, "A. v.5, h.7, to A. v.5, h.6."),
            "A v5h7-v5h6"
        );
        assert_eq!(rewritten(START, "A. v.5, h.7, to v.5, h.6"), "A v5h7-v5h6");
        // A landing is written as a move.
        assert_eq!(
            rewritten(
                "tora-short/rulebook g8/9/9/9/3aS4/9/9/9/8G c 2 1 0:0 0 -",
                "S. v.5, h.5, to S. v.5, h.4."
            ),
            "S v5h5xv5h4"
        );
    }

    #[test]
    fn t_n1_the_sources_form_is_written_and_read_again_for_every_move() {
        for start in [
            START,
            "tora-short/rulebook 9/9/9/5S3/g1a1CS3/5A3/9/9/8G c 2 1 0:0 0 -",
            "tora-short/rulebook 9/9/9/5D3/g1a1US3/5A3/9/9/8G c 2 1 0:0 0 -",
            "tora-short/rulebook 8d/9/9/9/2[Gg!]2a3/9/9/9/s8 o 2 3 0:0 0 -",
        ] {
            let position: Short = start.parse().unwrap();
            let mut moves = Vec::new();
            position.legal_moves(&mut moves);
            for mv in moves {
                for numbering in [Numbering::Rulebook, Numbering::Sheets] {
                    let text = position.sources_form(mv, numbering);
                    assert_eq!(position.read_ply(&text, numbering), Ok(mv), "{text}");
                }
            }
        }
        let position: Short = START.parse().unwrap();
        let step = position.parse_move("A v5h7-v5h6").unwrap();
        assert_eq!(
            position.sources_form(step, Numbering::Rulebook),
            "A. v.5, h.7, to A. v.5, h.6."
        );
    }
}

mod t_b3 {
    use super::*;

    #[test]
    fn t_b3_the_sheets_number_the_board_from_the_other_corner() {
        let position: Short = START.parse().unwrap();
        let step = position.parse_move("A v5h7-v5h6").unwrap();
        assert_eq!(position.compact(step, Numbering::Sheets), "A v5h3-v5h4");
        assert_eq!(
            position.read_ply("A v5h3-v5h4", Numbering::Sheets),
            Ok(step)
        );
        assert_eq!(
            position.notation_in(step, Numbering::Sheets.name()),
            "A v5h3-v5h4"
        );
        let general = position.parse_move("G v5h9-v4h9").unwrap();
        assert_eq!(position.compact(general, Numbering::Sheets), "G v5h1-v6h1");
    }

    #[test]
    fn t_b3_directions_turn_with_it() {
        let position: Short = "tora-short/rulebook g8/9/9/5S3/1u2CS3/9/9/9/8G c 2 1 0:0 0 -"
            .parse()
            .unwrap();
        let fire = position.parse_move("C v5h5 * W crew v5h6 v6h6").unwrap();
        assert_eq!(
            position.compact(fire, Numbering::Sheets),
            "C v5h5 * E crew v4h4 v5h4"
        );
        assert_eq!(
            position.read_ply("C v5h5 * E crew v5h4 v4h4", Numbering::Sheets),
            Ok(fire)
        );
    }
}

mod t_n2 {
    use super::*;

    #[test]
    fn t_n2_every_form_of_an_action() {
        let forms = [
            (START, "A v5h7-v5h6"),
            (
                "tora-long/rulebook k16/17/17/17/17/17/17/17/17/17/17/4s12/17/1H15/17/17/16K c 1 1 0:0 0 -",
                "H v4h2xv6h5",
            ),
            (
                "tora-short/rulebook g8/9/9/9/4a1A2/9/9/9/8G c 2 1 0:0 0 -",
                "A v5h7-v5h6 * v5h5",
            ),
            (
                "tora-long/rulebook 17/17/17/17/17/17/17/17/14a1K/17/17/17/17/17/17/17/k16 c 1 1 0:0 0 -",
                "K v9h17 * v9h15",
            ),
            (
                "tora-short/rulebook g8/9/9/7S1/9/9/9/9/8G c 2 1 0:0 0 -",
                "S v6h8 def",
            ),
            (
                "tora-short/rulebook g8/9/9/7D1/9/9/9/9/8G c 2 1 0:0 0 -",
                "S v6h8 att",
            ),
            (
                "tora-short/rulebook g8/9/9/7S1/7CG/9/9/9/9 c 2 1 0:0 0 -",
                "C v5h8-v5h7 crew v5h9 v6h8",
            ),
            (
                "tora-short/rulebook g8/9/9/7S1/c6CG/9/9/9/9 c 2 1 0:0 0 -",
                "C v5h8 * W crew v5h9 v6h8",
            ),
            (
                "tora-short/rulebook g8/9/9/7S1/7UG/9/9/9/9 c 2 1 0:0 0 -",
                "C v5h8 ready crew v5h9 v6h8",
            ),
            (START, "end"),
            (
                "tora-long/rulebook 17/17/17/3g13/17/17/17/17/17/17/17/17/17/4g12/17/17/16K o 0 3 8:0 0 =oQ",
                "G v14h4 =Q",
            ),
        ];
        for (start, text) in forms {
            assert_eq!(rewritten(start, text), text);
        }
    }

    #[test]
    fn t_n2_north_is_rising_v_and_east_rising_h() {
        let targets = [
            (
                "N",
                "tora-short/rulebook 9/g3a4/9/5S3/4CS3/9/9/9/8G c 2 1 0:0 0 -",
            ),
            (
                "S",
                "tora-short/rulebook 9/g8/9/5S3/4CS3/9/9/4a4/8G c 2 1 0:0 0 -",
            ),
            (
                "W",
                "tora-short/rulebook 9/g8/9/5S3/1a2CS3/9/9/9/8G c 2 1 0:0 0 -",
            ),
            (
                "E",
                "tora-short/rulebook 9/g8/9/5S3/3SC2a1/9/9/9/8G c 2 1 0:0 0 -",
            ),
        ];
        for (direction, start) in targets {
            shoots_at(start, "C v5h5", direction);
        }
    }

    #[test]
    fn t_n2_the_space_after_the_letter_may_be_left_out() {
        assert_eq!(rewritten(START, "Av5h7-v5h6"), "A v5h7-v5h6");
    }

    #[test]
    fn t_n2_pass_is_a_turn_without_actions() {
        assert_eq!(rewritten(START, "pass"), "end");
        let used = leads(START, "A v5h7-v5h6");
        unreadable(&used, "pass", 0);
    }

    #[test]
    fn t_n2_what_can_not_be_read_is_shown_where_it_is() {
        unreadable(START, "", 0);
        unreadable(START, "B v5h7-v5h6", 0);
        unreadable(START, "A v5h7-v5h10", 7);
        unreadable(START, "A v5h7-", 7);
        unreadable(START, "A v5h7-v5h6 v5h5", 12);
        unreadable(START, "A v5h7?v5h6", 6);
        // The letter must be that of the piece.
        unreadable(START, "S v5h7-v5h6", 0);
        unreadable(START, "C v5h8 * X crew v5h9 v6h8", 9);
    }
}

mod t_n3 {
    use super::*;

    #[test]
    fn t_n3_the_fields_in_their_order() {
        let text = "tora-short/website+terrain=river 9/9/9/5D3/[Sg!]3UA3/5A3/9/9/8G o 1 14 7:2 3 -";
        plays(text, "", text);
        let bound = "tora-short/rulebook 9/9/as7/2c2S1D1/2a2A1CG/2s3A2/9/1g7/9 o 1 6 1:1 1 v4h3bv6h3,v5h3bv6h3,v6h3m";
        plays(bound, "", bound);
        let owed = "tora-long/rulebook 17/17/17/3g13/17/17/17/17/17/17/17/17/17/4g12/17/16G/16G c 0 3 8:8 0 =cQ,=oK";
        plays(owed, "", owed);
    }

    #[test]
    fn t_n3_letters_are_upper_case_for_the_challenger() {
        let all = "tora-long/rulebook q16/17/17/17/17/17/asd1cuh10/17/ASD1CUH9K/17/17/17/17/17/17/17/g15G o 2 3 0:0 0 -";
        plays(all, "", all);
    }

    #[test]
    fn t_n3_what_is_wrong_is_shown_where_it_is() {
        no_position("", 0);
        no_position("tora-short/rulebook", 19);
        no_position(
            "tora-short/rulebok 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 2 1 0:0 0 -",
            11,
        );
        no_position(
            "tora-short/rulebook 9/9/8B/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 2 1 0:0 0 -",
            25,
        );
        no_position(
            "tora-short/rulebook 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 x 2 1 0:0 0 -",
            56,
        );
        no_position(
            "tora-short/rulebook 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 3 1 0:0 0 -",
            58,
        );
        no_position(
            "tora-short/rulebook 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 2 0 0:0 0 -",
            60,
        );
        no_position(
            "tora-short/rulebook 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 2 1 00 0 -",
            62,
        );
        no_position(
            "tora-short/rulebook 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 1 1 0:0 0 v9h9m",
            68,
        );
        no_position(
            "tora-short/rulebook+terrain=moon 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 2 1 0:0 0 -",
            28,
        );
    }

    #[test]
    fn t_n3_all_that_is_wrong_is_told() {
        let keys = |text: &str| -> Vec<_> {
            let error = text.parse::<Short>().expect_err("no position");
            error.faults().map(|fault| fault.message.key).collect()
        };
        assert_eq!(
            keys("tora-short/rulebok 9/9/8B/1sa4S/gca3ACG/1sa4S1/8A/9/9 x 4 0 0:1000 0 v1h1,v2h2"),
            [
                "text-expected-one-of",
                "tora-text-unknown-piece",
                "tora-text-places-in-row",
                "tora-text-expected-side",
                "text-expected-number",
                "text-expected-number",
                "text-expected-number",
            ]
        );
        // Board and side are known, so the marks are read, too.
        assert_eq!(
            keys(
                "tora-short/rulebook 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 2 1 0 0 v1h1x,v0h1,v9h9m"
            ),
            [
                "tora-text-expected-points",
                "tora-text-expected-mark-letters",
                "tora-text-expected-mark",
                "tora-text-no-piece-there",
            ]
        );
    }

    #[test]
    fn t_n3_pieces_that_can_not_stand_so_are_refused() {
        // A fourth Archer, a second ruler, two on a place of which none was taken, a taken Archer.
        no_position(
            "tora-short/rulebook g8/9/9/9/9/9/9/9/AAAA4G c 2 1 0:0 0 -",
            40,
        );
        no_position(
            "tora-long/rulebook k16/17/17/17/17/17/17/17/17/17/17/17/17/17/17/17/KQ15 c 2 1 0:0 0 -",
            69,
        );
        no_position(
            "tora-short/rulebook 9/9/9/9/4[Sg]4/9/9/9/8G c 2 1 0:0 0 -",
            20,
        );
        no_position(
            "tora-short/rulebook g8/9/9/9/4A!4/9/9/9/8G o 2 1 0:0 0 -",
            30,
        );
    }
}

mod t_n4 {
    use super::*;

    #[test]
    fn t_n4_the_path_is_not_counted_nor_staying_without_attack() {
        // 24 places, and the end; the General in its corner has 8 more.
        assert_eq!(
            count("tora-short/rulebook g8/9/9/9/4A4/9/9/9/8G c 2 1 0:0 0 -"),
            24 + 8 + 1
        );
    }

    #[test]
    fn t_n4_piece_end_target_and_crew_tell_actions_apart() {
        let offered = offers("tora-short/rulebook 9/g8/9/5S3/2u1CA3/5S3/9/9/8G c 2 1 0:0 0 -");
        let fire = offered
            .iter()
            .filter(|text| text.starts_with("C v5h5 *"))
            .count();
        assert_eq!(fire, 3);
        // v5h3 can be attacked from the spot and after five single steps.
        let shots = offers("tora-short/rulebook g8/9/9/9/2u1A4/9/9/9/8G c 2 1 0:0 0 -");
        let shots = shots.iter().filter(|text| text.ends_with("* v5h3")).count();
        assert_eq!(shots, 1 + 3);
    }

    #[test]
    fn t_n4_with_no_actions_left_the_end_is_the_only_ply() {
        assert_eq!(
            count("tora-short/rulebook g8/9/9/9/4S4/9/9/9/8G c 0 1 0:0 0 v5h5m"),
            1
        );
    }

    #[test]
    fn t_n4_a_ply_is_an_action_the_end_or_a_naming() {
        let naming: Long = "tora-long/rulebook 17/17/17/3g13/17/17/17/17/17/17/17/17/17/4g12/17/17/16K o 0 3 8:0 0 =oK".parse().unwrap();
        assert_eq!(perft(&naming, 1), 2);
        let mut moves = Vec::new();
        naming.legal_moves(&mut moves);
        assert!(moves.iter().all(|ply| matches!(ply, Ply::Name(_))));
    }

    #[test]
    fn t_n4_a_finished_game_ends_its_sequence() {
        let over: Short = "tora-short/rulebook 9/9/9/9/9/2A6/1G7/DD7/gu7 o 2 5 3:1 0 -"
            .parse()
            .unwrap();
        assert_eq!(
            (perft(&over, 0), perft(&over, 1), perft(&over, 2)),
            (1, 0, 0)
        );
        assert_eq!(turns(&over), 0);
    }

    #[test]
    fn t_n4_turns_count_positions_not_ways() {
        // The two steps of a Soldier lead to 24 places and back; the General has nothing else.
        let lone: Short = "tora-short/rulebook g8/9/9/9/4S4/9/9/sa7/Gs7 c 2 1 0:0 0 -"
            .parse()
            .unwrap();
        assert!(turns(&lone) < perft(&lone, 2));
        let pass: Short = "tora-short/rulebook g8/9/9/9/4S4/9/9/9/8G c 0 1 0:0 0 v5h5m"
            .parse()
            .unwrap();
        assert_eq!(turns(&pass), 1);
    }
}
