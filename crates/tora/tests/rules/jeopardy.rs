//! Section 7: jeopardy, and the examples of the rulebook's chapter on it.

use crate::verbs::*;

/// The Challenger's King, with its only action, may go one step to v9h9, since nothing gives
/// jeopardy there.
#[track_caller]
fn safe(position: &str) {
    allows(position, "K v9h10-v9h9; end");
}

/// It may not, since something does.
#[track_caller]
fn deadly(position: &str) {
    refuses(position, "K v9h10-v9h9", "T-J2|T-J6");
}

mod t_j1 {
    use super::*;

    #[test]
    fn t_j1_soldiers_endanger_their_neighbors_unless_in_defense_stance() {
        deadly(
            "tora-long/rulebook k16/17/17/17/17/17/17/17/7s1K7/17/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
        );
        deadly(
            "tora-long/rulebook k16/17/17/17/17/17/17/7s9/9K7/17/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
        );
        safe(
            "tora-long/rulebook k16/17/17/17/17/17/17/17/6s2K7/17/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
        );
        safe(
            "tora-long/rulebook k16/17/17/17/17/17/17/17/7d1K7/17/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
        );
    }

    #[test]
    fn t_j1_archers_endanger_what_is_two_away() {
        deadly(
            "tora-long/rulebook k16/17/17/17/17/17/17/17/6a2K7/17/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
        );
        deadly(
            "tora-long/rulebook k16/17/17/17/17/17/7a9/17/9K7/17/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
        );
        safe(
            "tora-long/rulebook k16/17/17/17/17/17/17/17/5a3K7/17/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
        );
    }

    #[test]
    fn t_j1_an_archer_shut_in_shoots_only_along_free_lines() {
        // It can't step anywhere, and v9h8 keeps its line to v9h9 shut.
        safe(
            "tora-long/rulebook k16/17/17/17/17/17/17/5ddd9/5dad1K7/5ddd9/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
        );
        // The line goes over an ordinary piece as well.
        deadly(
            "tora-long/rulebook k16/17/17/17/17/17/17/5ddd9/5dau1K7/5ddd9/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
        );
        // It steps beside the blocker and attacks from there.
        deadly(
            "tora-long/rulebook k16/17/17/17/17/17/17/17/6ad1K7/17/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
        );
    }

    #[test]
    fn t_j1_cavalry_endangers_what_it_can_reach() {
        deadly(
            "tora-long/rulebook k16/17/17/17/17/17/17/17/5h3K7/17/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
        );
        safe(
            "tora-long/rulebook k16/17/17/17/17/17/17/17/4h4K7/17/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
        );
        deadly(
            "tora-long/rulebook k16/17/17/17/17/17/17/6S10/5hu2K7/6u10/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
        );
        safe(
            "tora-long/rulebook k16/17/17/17/17/17/17/6d10/5hd2K7/6d10/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
        );
    }

    #[test]
    fn t_j1_generals_reach_three_far_rulers_five() {
        deadly(
            "tora-long/rulebook k16/17/17/17/17/17/17/17/5g3K7/17/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
        );
        safe(
            "tora-long/rulebook k16/17/17/17/17/17/17/17/4g4K7/17/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
        );
        deadly(
            "tora-long/rulebook 17/17/17/17/17/17/17/17/3k5K7/17/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
        );
        safe(
            "tora-long/rulebook 17/17/17/17/17/17/17/17/2k6K7/17/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
        );
        deadly(
            "tora-long/rulebook 17/17/17/17/17/17/17/17/3q5K7/17/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
        );
    }

    #[test]
    fn t_j1_a_general_whose_ways_are_shut_endangers_no_one_far() {
        safe(
            "tora-long/rulebook k16/17/17/17/17/17/17/4ddd10/4dgd2K7/4ddd10/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
        );
    }

    #[test]
    fn t_j1_a_cannon_needs_crew_a_free_line_and_to_be_ready() {
        deadly(
            "tora-long/rulebook k16/17/17/17/17/17/17/1d15/1c7K7/1d15/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
        );
        safe(
            "tora-long/rulebook k16/17/17/17/17/17/17/17/1c7K7/1d15/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
        );
        safe(
            "tora-long/rulebook k16/17/17/17/17/17/17/1d15/1u7K7/1d15/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
        );
        safe(
            "tora-long/rulebook k16/17/17/17/17/17/17/1d15/1c2u4K7/1d15/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
        );
        safe(
            "tora-long/rulebook k16/17/17/17/17/17/17/1d15/1c2D4K7/1d15/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
        );
        safe(
            "tora-long/rulebook k16/17/17/17/17/17/17/17/1d7K7/1c15/1d15/17/17/17/17/17/17 c 1 1 0:0 0 -",
        );
        deadly(
            "tora-long/rulebook k16/dc15/d16/17/17/17/17/17/9K7/17/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
        );
    }

    #[test]
    fn t_j1_what_the_enemy_could_not_afford_counts_all_the_same() {
        // The General that could take the King would itself be taken by the Archer.
        deadly(
            "tora-long/rulebook k16/17/17/17/17/17/17/17/5g3K1A5/17/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
        );
    }

    #[test]
    fn t_j1_a_piece_that_would_have_to_land_on_its_own_taken_one_endangers_nobody_there() {
        // The King shares v9h9 with the enemy General it has just taken: the Soldier can't land.
        allows(
            "tora-long/rulebook k16/17/17/17/17/17/17/17/7sgK7/17/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
            "K v9h10xv9h9; end",
        );
        refuses(
            "tora-long/rulebook k16/17/17/17/17/17/17/17/7agK7/17/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
            "K v9h10xv9h9",
            "T-J2|T-J6",
        );
    }
}

mod t_j2 {
    use super::*;

    #[test]
    fn t_j2_no_command_piece_that_moved_or_attacked_may_end_the_turn_in_jeopardy() {
        refuses(
            "tora-short/rulebook g8/9/9/9/4a2G1/9/9/9/9 c 2 1 0:0 0 -",
            "G v5h8-v5h7; end",
            "T-J2",
        );
        refuses(
            "tora-short/rulebook g8/9/9/9/4a1Gu1/9/9/9/9 c 2 1 0:0 0 -",
            "G v5h7 * v5h8; end",
            "T-J2",
        );
        refuses(
            "tora-short/rulebook 9/9/9/9/1g2A4/9/9/9/8G o 2 3 0:0 0 -",
            "G v5h2-v5h3; end",
            "T-J2",
        );
    }

    #[test]
    fn t_j2_a_command_piece_that_did_nothing_may_stay_in_jeopardy() {
        allows(
            "tora-short/rulebook g8/9/9/9/4a1G2/9/9/1S7/9 c 2 1 0:0 0 -",
            "S v2h2-v2h1; end",
        );
        allows(
            "tora-short/rulebook g8/9/9/9/4a1G2/9/9/1S7/9 c 2 1 0:0 0 -",
            "end",
        );
        // Also where its own side has just opened the line.
        allows(
            "tora-long/rulebook k16/17/17/17/17/17/17/1d15/1c5S1G7/1d15/17/17/17/17/17/17/16K c 2 1 0:0 0 -",
            "S v9h8-v10h8; end",
        );
    }

    #[test]
    fn t_j2_serving_as_crew_is_not_acting() {
        allows(
            "tora-short/rulebook g8/9/6S2/7C1/4a1GS1/9/9/9/9 c 2 1 0:0 0 -",
            "C v6h8-v6h7 crew v5h7 v7h7; end",
        );
    }

    #[test]
    fn t_j2_only_the_end_of_the_turn_counts() {
        allows(
            "tora-short/rulebook g8/9/9/4A4/4a2G1/9/9/9/9 c 2 1 0:0 0 -",
            "G v5h8-v5h7; A v6h5 * v5h5; end",
        );
        allows(
            "tora-short/rulebook g8/9/9/9/4a2G1/9/9/9/9 c 2 1 0:0 0 -",
            "G v5h8-v5h7; G v5h7-v5h8; end",
        );
        // Back where it was in jeopardy before, it has acted all the same.
        refuses(
            "tora-short/rulebook g8/9/9/9/4a1G2/9/9/9/9 c 2 1 0:0 0 -",
            "G v5h7-v5h8; G v5h8-v5h7",
            "T-J2|T-J6",
        );
    }

    #[test]
    fn t_j2_each_command_piece_is_looked_at() {
        let two = "tora-long/rulebook k16/17/17/17/17/17/17/17/6a2K7/17/17/17/17/17/5a3G7/17/17 c 2 1 0:0 0 -";
        refuses(two, "K v9h10-v9h9; G v3h10-v3h9", "T-J2|T-J6");
        refuses(
            "tora-long/rulebook k16/17/17/17/17/17/17/17/5a3K7/17/17/17/17/17/6a2G7/17/17 c 2 1 0:0 0 -",
            "K v9h10-v9h9; G v3h10-v3h9",
            "T-J2|T-J6",
        );
        allows(
            "tora-long/rulebook k16/17/17/17/17/17/17/17/5a3K7/17/17/17/17/17/5a3G7/17/17 c 2 1 0:0 0 -",
            "K v9h10-v9h9; G v3h10-v3h9; end",
        );
    }
}

mod t_j3 {
    use super::*;

    #[test]
    fn t_j3_the_challenger_may_face_the_one_command_piece_it_has_taken() {
        allows(
            "tora-short/rulebook 9/9/9/9/1g2G4/9/9/9/9 c 2 1 0:0 0 -",
            "G v5h5-v5h3 * v5h2; end",
        );
        allows(
            "tora-short/rulebook 9/9/9/9/2gG5/9/9/9/9 c 2 1 0:0 0 -",
            "G v5h4xv5h3; end",
        );
        // Taken by another piece it is as good.
        allows(
            "tora-short/rulebook 9/9/9/9/1g1A2G2/9/9/9/9 c 2 1 0:0 0 -",
            "G v5h7-v5h5; A v5h4 * v5h2; end",
        );
    }

    #[test]
    fn t_j3_not_one_that_was_not_taken() {
        refuses(
            "tora-short/rulebook 9/9/9/9/1g4G2/9/9/9/9 c 2 1 0:0 0 -",
            "G v5h7-v5h5; end",
            "T-J2|T-J3",
        );
    }

    #[test]
    fn t_j3_not_with_any_other_piece_that_endangers_it() {
        refuses(
            "tora-short/rulebook 9/9/9/9/ag2G4/9/9/9/9 c 2 1 0:0 0 -",
            "G v5h5-v5h3 * v5h2; end",
            "T-J2|T-J3",
        );
        allows(
            "tora-short/rulebook 9/9/9/9/ag2G4/A8/9/9/9 c 2 1 0:0 0 -",
            "G v5h5-v5h3 * v5h2; A v4h1 * v5h1; end",
        );
    }

    #[test]
    fn t_j3_not_two_taken_command_pieces() {
        let two = "tora-long/rulebook k16/17/17/17/17/17/17/17/5g1gGK7/7A9/17/17/17/17/17/17/16G c 3 1 0:0 0 -";
        refuses(two, "G v9h9 * v9h8; A v8h8 * v9h6; end", "T-J2|T-J3");
    }
}

mod t_j4 {
    use super::*;

    #[test]
    fn t_j4_the_taken_pieces_of_the_challenger_have_left_when_the_opposition_is_judged() {
        allows(
            "tora-long/rulebook k16/17/17/17/17/17/17/17/5g2G8/17/17/17/17/17/17/17/16K o 2 3 0:0 0 -",
            "G v9h6-v9h8 * v9h9; end",
        );
        refuses(
            "tora-long/rulebook k16/17/17/17/17/17/17/17/5gu1G8/17/17/17/17/17/17/17/16K o 2 3 0:0 0 -",
            "G v9h6-v8h7; end",
            "T-J2",
        );
    }

    #[test]
    fn t_j4_its_own_taken_pieces_have_left_too() {
        // The taken General shields the King from the Cannon until it leaves.
        let shielded = "tora-long/rulebook 17/17/17/17/17/17/17/1k15/5g!2CD7/9D7/17/17/17/17/17/17/16K o 2 3 0:0 0 -";
        refuses(shielded, "K v10h2-v9h2; end", "T-J2");
        let standing = "tora-long/rulebook 17/17/17/17/17/17/17/1k15/5g2CD7/9D7/17/17/17/17/17/17/16K o 2 3 0:0 0 -";
        allows(standing, "K v10h2-v9h2; end");
    }

    #[test]
    fn t_j4_jeopardy_is_looked_at_before_a_new_ruler_is_named() {
        // As a General v9h9 reaches three far, as the King that it becomes it would reach five.
        plays(
            "tora-long/rulebook 16k/17/17/17/17/17/17/17/2g5G8/17/17/17/17/17/17/17/K1a14 o 2 3 0:0 0 -",
            "A v1h3 * v1h1; G v9h3-v9h4; end",
            "tora-long/rulebook 16k/17/17/17/17/17/17/17/3g4K8/17/17/17/17/17/17/17/2a14 c 1 4 0:8 1 -",
        );
        refuses(
            "tora-long/rulebook 16k/17/17/17/17/17/17/17/2g5K8/17/17/17/17/17/17/17/G1a14 o 2 3 0:0 0 -",
            "A v1h3 * v1h1; G v9h3-v9h4",
            "T-J2|T-J6",
        );
    }
}

#[test]
fn t_j5_a_command_piece_that_was_taken_may_act_into_jeopardy() {
    allows(
        "tora-short/rulebook 9/9/9/4A4/1g!2A4/9/9/9/8G o 2 3 0:0 0 -",
        "G v5h2-v5h4 * v5h5; end",
    );
    refuses(
        "tora-short/rulebook 9/9/9/4A4/1g2A4/9/9/9/8G o 2 3 0:0 0 -",
        "G v5h2-v5h4 * v5h5; end",
        "T-J2",
    );
}

#[test]
fn t_j6_an_action_is_offered_only_if_the_turn_can_still_be_completed() {
    let last = "tora-short/rulebook g8/9/9/9/4a2G1/9/9/1S7/9 c 1 1 0:0 0 v2h2m";
    refuses(last, "G v5h8-v5h7", "T-J6|T-J2");
    // With another action to come it is offered: it may go back, or the Archer may fall.
    allows(
        "tora-short/rulebook g8/9/9/9/4a2G1/9/9/1S7/9 c 2 1 0:0 0 -",
        "G v5h8-v5h7",
    );
    // Then only what mends it is left.
    refuses(
        "tora-short/rulebook g8/9/9/9/4a2G1/9/9/1S7/9 c 2 1 0:0 0 -",
        "G v5h8-v5h7; S v2h2-v2h1",
        "T-J6|T-J2",
    );
    let mended = offers(&leads(
        "tora-short/rulebook g8/9/9/9/4a2G1/9/9/1S7/9 c 2 1 0:0 0 -",
        "G v5h8-v5h7",
    ));
    assert!(
        mended.contains("G v5h7-v5h8") && !mended.contains("end"),
        "{mended:?}"
    );
    assert!(
        mended.iter().all(|text| text.starts_with('G')),
        "{mended:?}"
    );
}

#[test]
fn t_j6_not_even_the_first_action_where_nothing_can_mend_it() {
    // A lone King has one action.
    refuses(
        "tora-long/rulebook k16/17/17/17/17/17/17/17/6a2K7/17/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
        "K v9h10-v9h9",
        "T-J6",
    );
}

/// The four examples without an Assassin of the rulebook's chapter 11. The diagrams are lost; the
/// positions fit its words.
mod chapter_11 {
    use super::*;

    const ADVANCE: &str = "tora-long/rulebook k16/17/17/17/17/17/17/7h2K6/4g12/17/7h1G7/17/17/17/17/16G/17 c 3 1 0:0 0 -";

    #[test]
    fn t_j3_examples_1_and_2_both_cavalry_and_the_general_fall_to_command_pieces() {
        plays(
            ADVANCE,
            "K v10h11xv10h8; G v7h10xv7h8; G v7h8-v8h6 * v9h5; end",
            "tora-long/rulebook k16/17/17/17/17/17/17/7K9/4g!12/5G11/17/17/17/17/17/16G/17 o 2 1 6:0 0 -",
        );
        // The dying General is the only one to endanger them, and may do nothing.
        allows(
            "tora-long/rulebook k16/17/17/17/17/17/17/7K9/4g!12/5G11/17/17/17/17/17/16G/17 o 2 1 6:0 0 -",
            "end",
        );
        allows(
            "tora-long/rulebook k16/17/17/17/17/17/17/7K9/4g!12/5G11/17/17/17/17/17/16G/17 o 2 1 6:0 0 -",
            "G v9h5 * v8h6; end",
        );
    }

    #[test]
    fn t_j2_example_2_not_without_the_attack_after_the_advance() {
        refuses(ADVANCE, "K v10h11xv10h8; G v7h10xv7h8; end", "T-J2");
        let advanced = leads(ADVANCE, "K v10h11xv10h8; G v7h10xv7h8");
        assert!(
            offers(&advanced)
                .iter()
                .all(
                    |text| text.starts_with("G v7h8-") && text.ends_with("* v9h5")
                        || text.starts_with("K v10h8-")
                        || text.starts_with("G v7h8-")
                ),
        );
        refuses(&advanced, "G v2h17-v3h17", "T-J6|T-J2");
    }

    const CHASED: &str = "tora-long/rulebook 16K/17/17/17/17/17/17/6H10/4g1H10/17/17/17/17/17/2s14/17/k16 o 1 5 0:0 0 v3h3m";

    #[test]
    fn t_j2_example_3_the_chased_general_steps_back_or_does_nothing() {
        allows(CHASED, "end");
        refuses(CHASED, "G v9h5-v9h6 * v9h7", "T-J2|T-J6");
        refuses(CHASED, "G v9h5xv9h7", "T-J2|T-J6");
        allows(
            "tora-long/rulebook 16K/17/17/17/17/17/17/6H10/4g1H10/17/17/17/17/17/2s14/17/k16 o 2 5 0:0 0 -",
            "G v9h5-v9h3; end",
        );
        // Alone, a horseman could be taken.
        allows(
            "tora-long/rulebook 16K/17/17/17/17/17/17/17/4g1H10/17/17/17/17/17/2s14/17/k16 o 2 5 0:0 0 -",
            "G v9h5-v9h6 * v9h7; end",
        );
    }

    #[test]
    fn t_j2_example_4_a_surviving_horseman_forbids_the_advance() {
        let suicide = "tora-long/rulebook k16/17/17/17/17/17/17/7h2K6/4g12/17/7h1G7/17/17/17/17/17/17 c 2 1 0:0 0 -";
        // The General is taken, but one of the Cavalry is left to answer.
        refuses(suicide, "G v7h10xv7h8; G v7h8-v8h6 * v9h5", "T-J2|T-J6");
        refuses(
            "tora-long/rulebook k16/17/17/17/17/17/17/7hK8/4g12/17/6G10/17/17/17/17/17/17 c 2 1 0:0 0 -",
            "K v10h9-v9h7 * v9h5; end",
            "T-J2|T-J3|T-J6",
        );
        allows(
            "tora-long/rulebook k16/17/17/17/17/17/17/8K8/4g12/17/6G10/17/17/17/17/17/17 c 2 1 0:0 0 -",
            "K v10h9-v9h7 * v9h5; end",
        );
    }
}
