//! Chapter 2: Swordsmen and Archers.

use crate::verbs::*;

#[test]
fn c_p8_a_swordsman_steps_forward_to_empty_squares() {
    let start = "tigerchess q7/8/8/8/8/3S4/8/Q6R w - - 0 1 Tt - - 1";
    goes(start, "d3", "c4 e4");
    refuses(start, "d3c2 d3e2 d3f5", "C-P8");
    refuses(start, "d3d4 d3c3", "C-P8");
    goes(
        "tigerchess q6r/8/8/8/8/3s4/8/Q7 b - - 0 1 Tt - - 1",
        "d3",
        "c2 e2",
    );
}

#[test]
fn c_p8_it_captures_by_jumping_on_as_it_likes() {
    let start = "tigerchess q7/1p3p2/8/8/1p1p4/2S5/8/Q7 w - - 0 1 Tt - - BFAD1";
    goes(start, "c3", ":a5 :e5");
    let start = "tigerchess q7/8/3p1p2/8/3p4/2S5/8/Q7 w - - 0 1 Tt - - BFA1";
    goes(start, "c3", "b4 :e5 :e5:c7 :e5:g7");
    plays(
        start,
        "c3:e5:g7",
        "tigerchess q7/6S1/3p4/8/8/8/8/Q7 b - - 0 1 Tt - - 1B",
    );
    refuses(start, "c3d4 c3:d4", "C-P8");
    refuses(start, "c3:e5:g7:e5", "C-P8");
}

#[test]
fn c_p8_it_jumps_over_neighbors_to_empty_squares_only() {
    refuses(
        "tigerchess q7/8/8/8/4p3/8/2S5/Q7 w - - 0 1 Tt - - A1",
        "c2:f5",
        "C-P8",
    );
    refuses(
        "tigerchess q7/8/8/4p3/3p4/2S5/8/Q7 w - - 0 1 Tt - - AB1",
        "c3:e5 c3:f6",
        "C-P8",
    );
    refuses(
        "tigerchess q7/8/8/8/3P4/2S5/8/Q7 w - - 0 1 Tt - - A1",
        "c3:e5",
        "C-P8",
    );
    refuses(
        "tigerchess q7/8/8/3S4/2p5/8/8/Q6R w - - 0 1 Tt - - 1A",
        "d5:b3",
        "C-P8",
    );
}

#[test]
fn c_p9_on_the_far_rank_it_becomes_the_archer_of_its_numeral() {
    let step = "tigerchess q6r/2S5/8/8/8/8/8/Q7 w - - 0 1 Tt - - 3";
    goes(step, "c7", "b8a d8a");
    plays(
        step,
        "c7d8a",
        "tigerchess q2A3r/8/8/8/8/8/8/Q7 b - - 0 1 Tt - - 3",
    );
    refuses(step, "c7d8", "C-P9");
    let jump = "tigerchess 7q/2p1p3/1S6/8/8/8/8/Q7 w - - 0 1 Tt - - CE2";
    goes(jump, "b6", "a7 :d8a");
    refuses(jump, "b6:d8", "C-P9");
    plays(
        jump,
        "b6:d8a",
        "tigerchess 3A3q/4p3/8/8/8/8/8/Q7 b - - 0 1 Tt - - 2E",
    );
}

#[test]
fn c_p9_the_move_ends_there() {
    refuses(
        "tigerchess 7q/2p1p3/1S6/8/8/8/8/Q7 w - - 0 1 Tt - - CE2",
        "b6:d8:f6a",
        "C-P8",
    );
}

#[test]
fn c_p10_an_archer_steps_one_square_in_four_directions() {
    let start = "tigerchess q6r/8/8/8/3A4/8/8/Q6R w - - 0 1 Tt - - 1";
    goes(start, "d4", "c3 e3 c5 e5");
    refuses(start, "d4f6 d4d5 d4b2", "C-P10");
}

#[test]
fn c_p10_it_captures_from_afar_and_lands_right_behind() {
    // The example of the rules: from f2 over c5 to b6.
    let start = "tigerchess q7/8/8/2p5/8/8/5A2/Q6R w - - 0 1 Tt - - C1";
    goes(start, "f2", "e1 e3 g1 g3 :b6");
    refuses(start, "f2:a7", "C-P10");
    refuses(
        "tigerchess q7/8/8/2p5/3p4/8/5A2/Q6R w - - 0 1 Tt - - CD1",
        "f2:b6",
        "C-P10",
    );
    refuses(
        "tigerchess q7/8/1p6/2p5/8/8/5A2/Q6R w - - 0 1 Tt - - CD1",
        "f2:b6 f2:a7",
        "C-P10",
    );
    refuses(
        "tigerchess q7/8/8/2p5/3P4/8/5A2/Q6R w - - 0 1 Tt - - CD1",
        "f2:b6",
        "C-P10",
    );
}

#[test]
fn c_p10_it_turns_as_it_likes_and_goes_straight_on() {
    let start = "tigerchess q7/2p5/8/8/3p4/6p1/1A6/Q7 w - - 0 1 Tt - - CDG1";
    goes(
        start,
        "b2",
        "a3 c1 c3 :e5 :e5:b8 :e5:b8:h2 :e5:h2 :e5:h2:b8",
    );
    let start = "tigerchess 8/6p1/8/4p3/8/2p5/1A6/Q6q w - - 0 1 Tt - - GEC1";
    goes(start, "b2", "a3 c1 :d4 :d4:f6 :d4:f6:h8");
}

#[test]
fn c_p10_who_is_captured_leaves_at_once() {
    // Back over where d4 stood, c3 is reached by the second jump.
    let start = "tigerchess q7/8/8/8/3p4/8/1p6/A6Q w - - 0 1 Tt - - DB1";
    goes(start, "a1", ":c3 :c3:e5");
    let start = "tigerchess q7/8/8/8/1p1p4/2A5/3p4/7Q w - - 0 1 Tt - - BD1E";
    allows(start, "c3:e5 c3:a5 c3:e1");
    let back = "tigerchess 7q/8/8/8/5p2/4A3/3p4/7Q w - - 0 1 Tt - - F1D";
    allows(back, "e3:c1 e3:g5 e3:g5:c1 e3:c1:g5");
}

#[test]
fn c_p11_the_queen_is_in_check_if_any_jump_could_go_over_her() {
    let around = "tigerchess 8/8/5q2/8/3r4/8/1A6/7Q b - - 0 1 Tt - - 1";
    assert!(in_check(around));
    refuses(around, "d4d8", "C-L2");
    allows(around, "f6g6");
    // With the square behind her taken nobody can jump over her.
    assert!(!in_check(
        "tigerchess 8/6p1/5q2/8/3r4/8/1A6/7Q b - - 0 1 Tt - - G1"
    ));
}

#[test]
fn c_p11_a_swordsman_checks_forward_only_and_neighbors_only() {
    assert!(in_check(
        "tigerchess r7/8/5q2/4S3/8/8/8/7Q b - - 0 1 Tt - - 1"
    ));
    assert!(!in_check(
        "tigerchess r7/8/5S2/4q3/8/8/8/7Q b - - 0 1 Tt - - 1"
    ));
    assert!(!in_check(
        "tigerchess r7/8/5q2/8/3S4/8/8/7Q b - - 0 1 Tt - - 1"
    ));
    assert!(!in_check(
        "tigerchess r7/6p1/5q2/4S3/8/8/8/7Q b - - 0 1 Tt - - G1"
    ));
    assert!(in_check(
        "tigerchess r7/8/5q2/8/3p4/2S5/8/7Q b - - 0 1 Tt - - D1"
    ));
}

#[test]
fn c_p11_on_the_edge_nobody_jumps_over_her() {
    for start in [
        "tigerchess r6q/8/8/8/8/8/1A6/7Q b - - 0 1 Tt - - 1",
        "tigerchess r7/8/8/7q/6A1/8/8/7Q b - - 0 1 Tt - - 1",
    ] {
        assert!(!in_check(start), "{start}");
    }
}

#[test]
fn c_p11_an_own_piece_that_leaves_can_open_a_jump_and_one_that_comes_can_offer_one() {
    let shut = "tigerchess 8/6r1/5q2/8/8/8/1A6/7Q b - - 0 1 Tt - - 1";
    assert!(!in_check(shut));
    refuses(shut, "g7g8 g7a7", "C-P11");
    allows(shut, "f6e6");
    let stone = "tigerchess 3r4/8/4q3/8/8/1A6/8/7Q b - - 0 1 Tt - - 1";
    assert!(in_check(stone));
    let offered = "tigerchess 8/8/5q2/3r4/8/8/1A6/7Q b - - 0 1 Tt - - 1";
    assert!(in_check(offered));
    refuses(offered, "d5d4 d5d8", "C-L2");
    allows(offered, "d5e5");
}

#[test]
fn c_p11_a_pinned_attacker_attacks_all_the_same() {
    // The Archer shields its own Queen on h8 from the Tower, and yet gives check.
    assert!(in_check(
        "tigerchess 4Q3/8/8/4A3/5q2/8/8/4r3 b - - 0 1 Tt - - 1"
    ));
}

#[test]
fn c_p12_only_the_end_of_a_sequence_counts() {
    let start = "tigerchess q7/4r3/8/8/3p4/4A3/8/4Q3 w - - 0 1 Tt - - D1";
    goes(start, "e3", ":c5:f8");
    refuses(start, "e3:c5 e3f4", "C-L2");
    plays(
        start,
        "e3:c5:f8",
        "tigerchess q4A2/8/8/8/8/8/8/4Q3 b - - 0 1 Tt - - 1",
    );
}

#[test]
fn c_p12_pinned_enemies_attack() {
    let pinned = "lancerchess 3q4/8/8/3r4/4Q3/8/8/3R4 w - - 0 1";
    refuses(pinned, "e4e5", "C-L2");
    allows(pinned, "e4e3");
}

#[test]
fn c_p14_a_circle_ends_where_it_began() {
    let start = "tigerchess 7q/8/1p1p4/8/1p1p4/2A5/8/7Q w - - 0 1 Tt - - BDCE1";
    let circle = "c3:a5:c7:e5:c3";
    allows(start, circle);
    assert_eq!(rewritten(start, "c3:e5:c7:a5:c3"), circle);
    plays(
        start,
        circle,
        "tigerchess 7q/8/8/8/8/2A5/8/7Q b - - 0 1 Tt - - 1",
    );
}

#[test]
fn c_p14_the_square_it_came_from_is_empty_while_it_jumps() {
    // From c3 round the corner, and back over c3 to take b2.
    let start = "tigerchess 7q/8/1p1p4/8/1p1p4/2A5/3p4/7Q w - - 0 1 Tt - - BDCE1F";
    allows(start, "c3:a5:c7:e5:c3:e1");
}

#[test]
fn c_p14_nobody_is_jumped_twice_and_squares_may_be_crossed_twice() {
    let start = "tigerchess 7q/8/8/8/3p4/2A5/8/7Q w - - 0 1 Tt - - D1";
    refuses(start, "c3:e5:c3", "C-P10");
}

#[test]
fn c_p14_no_draughts_capture_en_passant() {
    let start = "tigerchess q7/3p4/8/4S3/8/8/8/Q6R b - - 0 1 Tt - - D1";
    let after = leads(start, "d7d5");
    goes(&after, "e5", "d6 f6");
}

#[test]
fn c_p14_a_pikeman_on_the_far_rank_attacks_nobody_and_is_in_the_way() {
    let start = "tigerchess 3P4/2q5/8/8/8/8/8/Q6R b - - 0 1 t - - D";
    assert!(!in_check(start));
    refuses(
        "tigerchess R2P3q/8/8/8/8/8/8/Q7 w - - 0 1 t - - D",
        "a8e8",
        "C-L2",
    );
}
