//! Section 6: Soldiers and Cannons.

use crate::verbs::*;

/// A Cannon with exactly two neighbors of its own side.
const CANNON: &str = "tora-short/rulebook g8/9/9/5S3/1u2CS3/9/9/9/8G c 2 1 0:0 0 -";
const CREW: &str = "crew v5h6 v6h6";

fn with_crew(action: &str) -> String {
    format!("{action} {CREW}")
}

#[test]
fn t_c1_changing_stance_is_an_action() {
    plays(
        "tora-short/rulebook g8/9/9/9/4S4/9/9/9/8G c 2 1 0:0 0 -",
        "S v5h5 def",
        "tora-short/rulebook g8/9/9/9/4D4/9/9/9/8G c 1 1 0:0 0 v5h5m",
    );
    plays(
        "tora-short/rulebook g8/9/9/9/4S4/9/9/9/8G c 2 1 0:0 0 -",
        "S v5h5 def; S v5h5 att",
        "tora-short/rulebook g8/9/9/9/4S4/9/9/9/8G c 0 1 0:0 0 v5h5m",
    );
    refuses(
        "tora-short/rulebook g8/9/9/9/4D4/9/9/9/8G c 2 1 0:0 0 -",
        "S v5h5 def",
        "T-C1",
    );
    refuses(
        "tora-short/rulebook g8/9/9/9/4S4/9/9/9/8G c 2 1 0:0 0 -",
        "S v5h5 att",
        "T-C1",
    );
    refuses(
        "tora-short/rulebook g8/9/9/9/4A4/9/9/9/8G c 2 1 0:0 0 -",
        "A v5h5 def",
        "T-C1",
    );
}

#[test]
fn t_c1_a_defending_soldier_neither_moves_nor_attacks() {
    refuses(
        "tora-short/rulebook g8/9/9/9/4D4/9/9/9/8G c 2 1 0:0 0 -",
        "S v5h5-v5h4",
        "T-C1",
    );
    refuses(
        "tora-short/rulebook g8/9/9/9/3uD4/9/9/9/8G c 2 1 0:0 0 -",
        "S v5h5xv5h4",
        "T-C1",
    );
}

#[test]
fn t_c2_a_cannon_is_moved_one_space_with_a_crew_of_two() {
    plays(
        CANNON,
        &with_crew("C v5h5-v5h4"),
        "tora-short/rulebook g8/9/9/5S3/1u1C1S3/9/9/9/8G c 1 1 0:0 0 v5h4m,v5h6bv5h4,v6h6bv5h4",
    );
    refuses(
        "tora-short/rulebook g8/9/9/9/4CS3/9/9/9/8G c 2 1 0:0 0 -",
        "C v5h5-v5h4 crew v5h6",
        "T-C2",
    );
    refuses(
        "tora-short/rulebook g8/9/9/9/4CS3/9/9/9/8G c 2 1 0:0 0 -",
        "C v5h5-v5h4",
        "T-C2",
    );
    refuses(
        "tora-short/rulebook g8/9/9/6S2/4CS3/9/9/9/8G c 2 1 0:0 0 -",
        "C v5h5-v5h4 crew v5h6 v6h7",
        "T-C2",
    );
    refuses(
        "tora-short/rulebook g8/9/9/5s3/4CS3/9/9/9/8G c 2 1 0:0 0 -",
        "C v5h5-v5h4 crew v5h6 v6h6",
        "T-C2",
    );
    refuses(
        "tora-short/rulebook g8/9/9/5S3/4CS3/5A3/9/9/8G c 2 1 0:0 0 -",
        "C v5h5-v5h4 crew v4h6 v5h6 v6h6",
        "T-C2",
    );
}

#[test]
fn t_c2_a_cannon_moves_to_empty_spaces_only() {
    refuses(
        "tora-short/rulebook g8/9/9/5S3/3uCS3/9/9/9/8G c 2 1 0:0 0 -",
        "C v5h5xv5h4 crew v5h6 v6h6",
        "T-C2",
    );
    refuses(
        "tora-short/rulebook g8/9/9/5S3/3ACS3/9/9/9/8G c 2 1 0:0 0 -",
        "C v5h5-v5h4 crew v5h6 v6h6",
        "T-C2|T-M2",
    );
    lands_on(
        "tora-short/rulebook g8/9/9/5S3/3uCS3/9/9/9/8G c 2 1 0:0 0 -",
        "C v5h5",
        "",
    );
}

#[test]
fn t_c2_a_cannon_may_leave_its_crew_behind_but_then_stands_still() {
    refuses(
        CANNON,
        "C v5h5-v5h4 crew v5h6 v6h6; C v5h4-v5h3 crew v5h6 v6h6",
        "T-C2",
    );
}

#[test]
fn t_c3_a_fired_cannon_is_unready() {
    plays(
        CANNON,
        &with_crew("C v5h5 * W"),
        "tora-short/rulebook g8/9/9/5S3/4US3/9/9/9/8G c 1 1 3:0 0 v5h5a,v5h6bv5h5,v6h6bv5h5",
    );
}

#[test]
fn t_c3_an_unready_cannon_can_only_be_readied() {
    let unready = "tora-short/rulebook g8/9/9/5S3/1u2US3/9/9/9/8G c 2 1 0:0 0 -";
    refuses(unready, &with_crew("C v5h5 * W"), "T-C3");
    refuses(unready, &with_crew("C v5h5-v5h4"), "T-C3");
    plays(
        unready,
        &with_crew("C v5h5 ready"),
        "tora-short/rulebook g8/9/9/5S3/1u2CS3/9/9/9/8G c 1 1 0:0 0 v5h5m,v5h6bv5h5,v6h6bv5h5",
    );
    refuses(
        "tora-short/rulebook g8/9/9/9/4US3/9/9/9/8G c 2 1 0:0 0 -",
        "C v5h5 ready",
        "T-C2",
    );
    refuses(CANNON, &with_crew("C v5h5 ready"), "T-C3");
}

#[test]
fn t_c4_fire_goes_in_eight_directions_to_the_first_piece() {
    let crowd = "tora-long/rulebook k16/17/2a5a8/17/17/17/10a6/9S7/1a6CS6a/17/17/17/17/3a13/8a5a2/17/16K c 1 1 0:0 0 -";
    shoots_at(crowd, "C v9h9", "W NW N S SE SW");
    shoots_at(
        "tora-long/rulebook k16/17/8a8/17/17/17/10a6/7A9/1a6C7a/9A7/17/17/17/3a13/8a8/17/16K c 1 1 0:0 0 -",
        "C v9h9",
        "N NE E S SW W",
    );
    plays(
        "tora-long/rulebook k16/17/17/17/17/17/17/9S7/1ha5CS7/17/17/17/17/17/17/17/16K c 1 1 0:0 0 -",
        "C v9h9 * W crew v9h10 v10h10",
        "tora-long/rulebook k16/17/17/17/17/17/17/9S7/1h6US7/17/17/17/17/17/17/17/16K c 0 1 1:0 0 v9h9a,v9h10bv9h9,v10h10bv9h9",
    );
}

#[test]
fn t_c4_a_defending_soldier_is_hit_like_any_piece() {
    plays(
        "tora-short/rulebook g8/9/9/5S3/2d1CS3/9/9/9/8G c 2 1 0:0 0 -",
        &with_crew("C v5h5 * W"),
        "tora-short/rulebook g8/9/9/5S3/4US3/9/9/9/8G c 1 1 1:0 0 v5h5a,v5h6bv5h5,v6h6bv5h5",
    );
}

#[test]
fn t_c4_a_command_piece_is_taken() {
    plays(
        "tora-short/rulebook 9/9/9/5S3/1g2CS3/9/9/9/8G c 2 1 0:0 0 -",
        &with_crew("C v5h5 * W"),
        "tora-short/rulebook 9/9/9/5S3/1g!2US3/9/9/9/8G c 1 1 0:0 0 v5h5a,v5h6bv5h5,v6h6bv5h5",
    );
}

#[test]
fn t_c4_not_where_the_first_piece_is_an_own_one_or_none() {
    refuses(
        "tora-short/rulebook g8/9/9/5S3/1uA1CS3/9/9/9/8G c 2 1 0:0 0 -",
        &with_crew("C v5h5 * W"),
        "T-C4",
    );
    refuses(CANNON, &with_crew("C v5h5 * N"), "T-C4");
    refuses(CANNON, &with_crew("C v5h5 * E"), "T-C4");
}

#[test]
fn t_c4_not_at_a_place_that_an_own_piece_shares() {
    refuses(
        "tora-short/rulebook 9/9/9/5S3/2[Ag!]1CS3/9/9/9/8G c 1 1 0:0 0 v5h3ma",
        &with_crew("C v5h5 * W"),
        "T-C4",
    );
    refuses(
        "tora-short/rulebook 9/9/9/5s3/2[Ag!]1cs3/9/9/9/8G o 2 1 0:0 0 -",
        &with_crew("C v5h5 * W"),
        "T-C4",
    );
}

#[test]
fn t_c5_crew_does_nothing_else_in_the_turn() {
    refuses(CANNON, "C v5h5-v5h4 crew v5h6 v6h6; S v5h6-v5h7", "T-C5");
    refuses(CANNON, "C v5h5-v5h4 crew v5h6 v6h6; S v5h6 def", "T-C5");
    allows(CANNON, "C v5h5-v5h4 crew v5h6 v6h6; end; end; S v5h6-v5h7");
}

#[test]
fn t_c5_who_has_acted_is_no_crew() {
    refuses(
        "tora-short/rulebook g8/9/9/5S3/1u2C1S2/9/9/9/8G c 2 1 0:0 0 -",
        "S v5h7-v5h6; C v5h5-v5h4 crew v5h6 v6h6",
        "T-C5",
    );
    refuses(CANNON, "S v5h6 def; C v5h5-v5h4 crew v5h6 v6h6", "T-C5");
    refuses(
        "tora-short/rulebook g8/9/9/5S3/1u2CA1a1/9/9/9/8G c 2 1 0:0 0 -",
        "A v5h6 * v5h8; C v5h5-v5h4 crew v5h6 v6h6",
        "T-C5",
    );
}

#[test]
fn t_c5_crew_may_serve_the_same_cannon_again_but_no_other() {
    plays(
        "tora-short/rulebook g8/9/9/5S3/1u2CS3/9/9/9/8G c 2 1 0:0 0 -",
        "C v5h5 * W crew v5h6 v6h6; C v5h5 ready crew v5h6 v6h6",
        "tora-short/rulebook g8/9/9/5S3/4CS3/9/9/9/8G c 0 1 3:0 0 v5h5ma,v5h6bv5h5,v6h6bv5h5",
    );
    // The bond follows the Cannon to where it goes.
    plays(
        "tora-short/rulebook g8/9/9/4S4/u3C4/4S4/9/9/8G c 2 1 0:0 0 -",
        "C v5h5-v5h4 crew v4h5 v6h5; C v5h4 * W crew v4h5 v6h5",
        "tora-short/rulebook g8/9/9/4S4/3U5/4S4/9/9/8G c 0 1 3:0 0 v4h5bv5h4,v5h4ma,v6h5bv5h4",
    );
    let two = "tora-long/rulebook k16/17/10u6/17/17/17/17/9S7/1u6CSC6/9S7/17/17/17/17/17/16G/16K c 2 1 0:0 0 -";
    refuses(
        two,
        "C v9h9 * W crew v9h10 v10h10; C v9h11 * N crew v9h10 v8h10",
        "T-C5",
    );
    allows(
        "tora-long/rulebook k16/17/10u6/17/17/17/17/9S7/1u6CSC6/9SS6/17/17/17/17/17/16G/16K c 2 1 0:0 0 -",
        "C v9h9 * W crew v9h10 v10h10; C v9h11 * N crew v8h10 v8h11",
    );
}

#[test]
fn t_c5_a_bond_lasts_when_one_cannon_passes_the_other_in_square_order() {
    plays(
        "tora-long/rulebook k16/17/17/17/17/17/17/17/17/17/4SS11/a3C12/8CS7/8S8/16G/16G/16K c 3 1 0:0 0 -",
        "C v6h5 * W crew v7h5 v7h6; C v5h9-v6h9 crew v4h9 v5h10",
        "tora-long/rulebook k16/17/17/17/17/17/17/17/17/17/4SS11/4U3C8/9S7/8S8/16G/16G/16K c 1 1 1:0 0 v4h9bv6h9,v5h10bv6h9,v6h5a,v6h9m,v7h5bv6h5,v7h6bv6h5",
    );
}

#[test]
fn t_c5_any_own_piece_may_be_crew() {
    for crew in [
        "tora-short/rulebook g8/9/9/5S3/4CD3/9/9/9/8G c 2 1 0:0 0 -",
        "tora-short/rulebook g8/9/9/5S3/4CG3/9/9/9/9 c 2 1 0:0 0 -",
        "tora-short/rulebook g8/9/9/5S3/4CA3/9/9/9/8G c 2 1 0:0 0 -",
    ] {
        allows(crew, "C v5h5-v5h4 crew v5h6 v6h6");
    }
    for crew in [
        "tora-long/rulebook k16/17/17/17/17/17/17/9S7/8CU7/17/17/17/17/17/17/17/16K c 1 1 0:0 0 -",
        "tora-long/rulebook k16/17/17/17/17/17/17/9H7/8CK7/17/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
    ] {
        allows(crew, "C v9h9-v9h8 crew v9h10 v10h10");
    }
}

#[test]
fn t_c5_a_cannon_that_served_as_crew_is_not_fired_and_the_other_way_round() {
    let pair = "tora-long/rulebook k16/17/17/17/17/17/17/8SS7/1u6CC4u2/8SS7/17/17/17/17/17/16G/16K c 2 1 0:0 0 -";
    refuses(
        pair,
        "C v9h9 * W crew v9h10 v8h9; C v9h10 * E crew v8h10 v10h10",
        "T-C5",
    );
    refuses(
        pair,
        "C v9h9 * W crew v8h9 v10h9; C v9h10 * E crew v9h9 v8h10",
        "T-C5",
    );
    allows(
        pair,
        "C v9h9 * W crew v8h9 v10h9; C v9h10 * E crew v8h10 v10h10",
    );
}

#[test]
fn t_c5_a_cannon_is_not_its_own_crew() {
    refuses(
        "tora-short/rulebook g8/9/9/9/4CS3/9/9/9/8G c 2 1 0:0 0 -",
        "C v5h5-v5h4 crew v5h5 v5h6",
        "T-C2|T-C5",
    );
    unreadable(
        "tora-short/rulebook g8/9/9/5S3/4CS3/9/9/9/8G c 2 1 0:0 0 -",
        "C v5h5-v5h4 crew v5h6 v5h6",
        17,
    );
}

#[test]
fn t_c6_every_choice_of_crew_is_a_move_of_its_own() {
    let three = "tora-short/rulebook g8/9/9/5S3/4CA3/5S3/9/9/8G c 2 1 0:0 0 -";
    let pairs = ["v4h6 v5h6", "v4h6 v6h6", "v5h6 v6h6"];
    for pair in pairs {
        assert!(
            offers(three).contains(&format!("C v5h5-v5h4 crew {pair}")),
            "{pair}"
        );
    }
    assert_eq!(
        rewritten(three, "C v5h5-v5h4 crew v6h6 v4h6"),
        "C v5h5-v5h4 crew v4h6 v6h6"
    );
}

#[test]
fn t_c6_left_out_crew_is_whoever_has_least_else_to_do_then_by_square_order() {
    assert_eq!(
        rewritten(
            "tora-short/rulebook g8/9/9/5S3/4CD3/5A3/9/9/8G c 2 1 0:0 0 -",
            "C v5h5-v5h4"
        ),
        "C v5h5-v5h4 crew v5h6 v6h6",
    );
    assert_eq!(
        rewritten(
            "tora-long/rulebook k16/17/17/17/17/17/17/17/17/17/17/5D11/4CD11/5D11/17/17/16K c 1 1 0:0 0 -",
            "C v5h5-v5h4"
        ),
        "C v5h5-v5h4 crew v4h6 v5h6",
    );
}

#[test]
fn t_c6_left_out_crew_is_first_of_all_who_already_serves_this_cannon() {
    let start = "tora-short/rulebook g8/9/9/5A3/1u2CA3/5D3/9/9/8G c 2 1 0:0 0 -";
    let fired = leads(start, "C v5h5 * W crew v5h6 v6h6");
    assert_eq!(
        rewritten(&fired, "C v5h5 ready"),
        "C v5h5 ready crew v5h6 v6h6"
    );
}

#[test]
fn t_c6_who_already_serves_comes_before_who_can_do_nothing_at_all() {
    // The Archer in the corner is shut in, and first in square order.
    let fired = leads(
        "tora-short/rulebook 1a6g/9/9/9/9/9/9/SC7/AS6G c 2 1 0:0 0 -",
        "C v2h2 * N crew v1h2 v2h1",
    );
    assert_eq!(
        rewritten(&fired, "C v2h2 ready"),
        "C v2h2 ready crew v1h2 v2h1"
    );
}

#[test]
fn t_c7_nobody_works_an_enemy_cannon() {
    refuses(
        "tora-short/rulebook g8/9/9/5S3/4cS3/9/9/9/8G c 2 1 0:0 0 -",
        "C v5h5-v5h4 crew v5h6 v6h6",
        "T-C7",
    );
    refuses(
        "tora-short/rulebook g8/9/9/5S3/4cS3/9/9/9/8G c 2 1 0:0 0 -",
        "C v5h5 * W crew v5h6 v6h6",
        "T-C7",
    );
}
