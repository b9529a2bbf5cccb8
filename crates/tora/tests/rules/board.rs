//! Section 1: board and coordinates.

use crate::verbs::*;

const SHORT_START: &str = "tora-short/rulebook 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 2 1 0:0 0 -";

#[test]
fn t_b1_the_short_board_has_nine_by_nine_places_the_long_one_seventeen() {
    allows(SHORT_START, "");
    no_position(
        "tora-short/rulebook 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9 c 2 1 0:0 0 -",
        20,
    );
    no_position(
        "tora-short/rulebook 9/9/8A/1sa4S2/gca3ACG/1sa4S1/8A/9/9 c 2 1 0:0 0 -",
        32,
    );
    goes_to(
        "tora-short/rulebook g2SCS3/9/9/9/9/9/9/9/8G c 2 1 0:0 0 -",
        "C v9h5",
        "v8h4 v8h5 v8h6",
    );
    goes_to(
        "tora-long/rulebook 7SCS7/17/17/17/17/17/17/17/17/17/17/17/17/17/17/17/k15K c 1 1 0:0 0 -",
        "C v17h9",
        "v16h8 v16h9 v16h10",
    );
}

#[test]
fn t_b2_a_place_is_v_then_h_and_the_first_drawn_row_is_the_highest_v() {
    goes_to(
        "tora-short/rulebook g8/9/9/9/9/9/9/8S/8G c 2 1 0:0 0 -",
        "S v2h9",
        "v1h8 v2h8 v3h8 v3h9",
    );
    plays(
        "tora-short/rulebook g3A4/9/9/9/9/9/9/9/8G c 2 1 0:0 0 -",
        "A v9h5-v7h4",
        "tora-short/rulebook g8/9/3A5/9/9/9/9/9/8G c 1 1 0:0 0 v7h4m",
    );
}

#[test]
fn t_b2_the_challenger_sits_at_the_high_h_the_opposition_at_h_1() {
    allows(SHORT_START, "G v5h9-v4h9; end; G v5h1-v4h1");
}

#[test]
fn t_b4_a_diagonal_step_counts_one() {
    goes_to(
        "tora-short/rulebook g8/9/9/9/4A4/9/9/9/8G c 2 1 0:0 0 -",
        "A v5h5",
        around((5, 5), 2, 9),
    );
    shoots_at(
        "tora-short/rulebook g8/9/5aau1/9/4A4/9/2a6/9/8G c 2 1 0:0 0 -",
        "A v5h5",
        "v7h7 v3h3 v7h6",
    );
}
