//! Section 5: attacks.

use crate::verbs::*;

#[test]
fn t_a1_soldiers_and_cavalry_attack_only_by_landing() {
    refuses(
        "tora-short/rulebook g8/9/9/9/3aS4/9/9/9/8G c 2 1 0:0 0 -",
        "S v5h5 * v5h4",
        "T-A1",
    );
    refuses(
        "tora-long/rulebook k16/17/17/17/17/17/17/17/7uH8/17/17/17/17/17/17/17/16K c 1 1 0:0 0 -",
        "H v9h9 * v9h8",
        "T-A1",
    );
    refuses(
        "tora-short/rulebook g8/9/9/9/2a1S4/9/9/9/8G c 2 1 0:0 0 -",
        "S v5h5-v5h4 * v5h3",
        "T-A1",
    );
    lands_on(
        "tora-short/rulebook g8/9/9/5a3/2aaS4/9/9/9/8G c 2 1 0:0 0 -",
        "S v5h5",
        "v5h4 v6h6",
    );
    lands_on(
        "tora-long/rulebook k16/17/17/17/17/17/17/17/4aa1uH8/17/17/17/17/17/17/17/16K c 1 1 0:0 0 -",
        "H v9h9",
        "v9h8 v9h6",
    );
}

#[test]
fn t_a2_a_general_attacks_neighbors_also_after_moving() {
    shoots_at(
        "tora-short/rulebook g8/9/9/5d3/2duG4/9/9/9/9 c 2 1 0:0 0 -",
        "G v5h5",
        "v5h4 v6h6",
    );
    allows(
        "tora-short/rulebook g8/9/9/9/1u2G4/9/9/9/9 c 2 1 0:0 0 -",
        "G v5h5-v5h3 * v5h2",
    );
    refuses(
        "tora-short/rulebook g8/9/9/9/2u1G4/9/9/9/9 c 2 1 0:0 0 -",
        "G v5h5 * v5h3",
        "T-A2",
    );
    refuses(
        "tora-short/rulebook g8/9/9/9/1u2G4/9/9/9/9 c 2 1 0:0 0 -",
        "G v5h5-v5h4 * v5h2",
        "T-A2",
    );
}

#[test]
fn t_a3_a_ruler_attacks_up_to_two_away_also_after_moving() {
    let neighbors = "tora-long/rulebook k16/17/17/17/17/17/17/7ddd7/7dKd7/7ddd7/17/17/17/17/17/17/17 c 1 1 0:0 0 -";
    shoots_at(neighbors, "K v9h9", around((9, 9), 1, 17));
    let second_ring = [
        (
            "tora-long/rulebook k16/17/17/17/17/17/17/17/8K8/6d3d6/6ddddd6/17/17/17/17/17/17 c 1 1 0:0 0 -",
            "v7h7 v7h8 v7h9 v7h10 v7h11 v8h7 v8h11",
        ),
        (
            "tora-long/rulebook k16/17/17/17/17/17/6ddddd6/6d3d6/6d1K1d6/17/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
            "v11h7 v11h8 v11h9 v11h10 v11h11 v9h7 v9h11 v10h7 v10h11",
        ),
    ];
    for (position, targets) in second_ring {
        shoots_at(position, "K v9h9", targets);
    }
    refuses(
        "tora-long/rulebook k16/17/17/17/17/17/17/17/5u2K8/17/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
        "K v9h9 * v9h6",
        "T-A3",
    );
    allows(
        "tora-long/rulebook k16/17/17/17/17/17/17/17/3u4K8/17/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
        "K v9h9-v9h6 * v9h4",
    );
    allows(
        "tora-long/rulebook k16/17/17/17/17/17/17/17/3u4Q8/17/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
        "Q v9h9-v9h6 * v9h4",
    );
    refuses(
        "tora-long/rulebook k16/17/17/17/17/17/17/17/2u5K8/17/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
        "K v9h9-v9h6 * v9h3",
        "T-A3",
    );
}

#[test]
fn t_a2_t_a3_command_pieces_also_attack_by_landing() {
    lands_on(
        "tora-short/rulebook g8/9/9/9/1du1G4/9/9/9/9 c 2 1 0:0 0 -",
        "G v5h5",
        "v5h3",
    );
    lands_on(
        "tora-long/rulebook k16/17/17/17/17/17/17/17/4uu2K8/17/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
        "K v9h9",
        "v9h6",
    );
}

#[test]
fn t_a4_an_archer_moves_or_moves_one_and_attacks_one_or_stands_and_attacks_two() {
    allows(
        "tora-short/rulebook g8/9/9/9/1u2A4/9/9/9/8G c 2 1 0:0 0 -",
        "A v5h5-v5h3",
    );
    allows(
        "tora-short/rulebook g8/9/9/9/2u1A4/9/9/9/8G c 2 1 0:0 0 -",
        "A v5h5-v5h4 * v5h3",
    );
    allows(
        "tora-short/rulebook g8/9/9/9/2u1A4/9/9/9/8G c 2 1 0:0 0 -",
        "A v5h5 * v5h3",
    );
    allows(
        "tora-short/rulebook g8/9/9/9/3uA4/9/9/9/8G c 2 1 0:0 0 -",
        "A v5h5 * v5h4",
    );
    allows(
        "tora-short/rulebook g8/9/9/9/3uA4/9/9/9/8G c 2 1 0:0 0 -",
        "A v5h5xv5h4",
    );
    allows(
        "tora-short/rulebook g8/9/9/9/3uA4/9/9/9/8G c 2 1 0:0 0 -",
        "A v5h5-v6h5 * v5h4",
    );
}

#[test]
fn t_a4_an_archer_does_not_attack_after_two_steps_nor_two_away_after_one() {
    refuses(
        "tora-short/rulebook g8/9/9/9/1u2A4/9/9/9/8G c 2 1 0:0 0 -",
        "A v5h5-v5h3 * v5h2",
        "T-A4",
    );
    refuses(
        "tora-short/rulebook g8/9/9/9/1u2A4/9/9/9/8G c 2 1 0:0 0 -",
        "A v5h5-v5h4 * v5h2",
        "T-A4",
    );
    refuses(
        "tora-short/rulebook g8/9/9/9/1u2A4/9/9/9/8G c 2 1 0:0 0 -",
        "A v5h5 * v5h2",
        "T-A4",
    );
}

#[test]
fn t_a4_an_archer_lands_with_one_step_only() {
    lands_on(
        "tora-short/rulebook g8/9/9/9/2aaA4/9/9/9/8G c 2 1 0:0 0 -",
        "A v5h5",
        "v5h4",
    );
    refuses(
        "tora-short/rulebook g8/9/9/9/2u1A4/9/9/9/8G c 2 1 0:0 0 -",
        "A v5h5xv5h3",
        "T-A4|T-E2",
    );
}

#[test]
fn t_a5_shots_pass_over_pieces_of_either_side() {
    shoots_at(
        "tora-short/rulebook g8/9/2a6/3S5/2aSAsu2/9/9/9/8G c 2 1 0:0 0 -",
        "A v5h5",
        "v5h3 v7h3 v5h6 v5h7",
    );
    allows(
        "tora-long/rulebook k16/17/17/17/17/17/17/17/6uSK8/17/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
        "K v9h9 * v9h7",
    );
}

#[test]
fn t_a5_not_over_a_defending_soldier_of_either_side() {
    refuses(
        "tora-short/rulebook g8/9/9/9/2uDA4/9/9/9/8G c 2 1 0:0 0 -",
        "A v5h5 * v5h3",
        "T-A5",
    );
    refuses(
        "tora-short/rulebook g8/9/9/9/2udA4/9/9/9/8G c 2 1 0:0 0 -",
        "A v5h5 * v5h3",
        "T-A5",
    );
    refuses(
        "tora-short/rulebook g8/9/9/9/4A4/3d5/2u6/9/8G c 2 1 0:0 0 -",
        "A v5h5 * v3h3",
        "T-A5",
    );
    refuses(
        "tora-long/rulebook k16/17/17/17/17/17/17/17/6uDK8/17/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
        "K v9h9 * v9h7",
        "T-A5",
    );
}

#[test]
fn t_a5_the_blocker_itself_can_be_shot_unless_it_is_an_own_one() {
    allows(
        "tora-short/rulebook g8/9/9/9/2udA4/9/9/9/8G c 2 1 0:0 0 -",
        "A v5h5 * v5h4",
    );
    refuses(
        "tora-short/rulebook g8/9/9/9/2uDA4/9/9/9/8G c 2 1 0:0 0 -",
        "A v5h5 * v5h4",
        "T-A6",
    );
}

#[test]
fn t_a5_a_bent_line_goes_over_either_of_two_spaces() {
    // From v5h5 to v7h6: over v6h5 or v6h6.
    allows(
        "tora-short/rulebook g8/9/5u3/4d4/4A4/9/9/9/8G c 2 1 0:0 0 -",
        "A v5h5 * v7h6",
    );
    allows(
        "tora-short/rulebook g8/9/5u3/5D3/4A4/9/9/9/8G c 2 1 0:0 0 -",
        "A v5h5 * v7h6",
    );
    refuses(
        "tora-short/rulebook g8/9/5u3/4dD3/4A4/9/9/9/8G c 2 1 0:0 0 -",
        "A v5h5 * v7h6",
        "T-A5",
    );
    allows(
        "tora-long/rulebook k16/17/17/17/17/17/17/17/8K8/6ud9/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
        "K v9h9 * v8h7",
    );
    refuses(
        "tora-long/rulebook k16/17/17/17/17/17/17/17/7dK8/6ud9/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
        "K v9h9 * v8h7",
        "T-A5",
    );
}

#[test]
fn t_a5_who_moves_first_is_stopped_by_no_line() {
    // A General attacks neighbors only, so nothing lies between.
    allows(
        "tora-short/rulebook g8/9/9/9/3dG4/2u6/9/9/9 c 2 1 0:0 0 -",
        "G v5h5-v4h4 * v4h3",
    );
}

#[test]
fn t_a6_nobody_attacks_an_own_piece_or_nothing() {
    refuses(
        "tora-short/rulebook g8/9/9/9/3SA4/9/9/9/8G c 2 1 0:0 0 -",
        "A v5h5 * v5h4",
        "T-A6",
    );
    refuses(
        "tora-short/rulebook g8/9/9/9/4A4/9/9/9/8G c 2 1 0:0 0 -",
        "A v5h5 * v5h4",
        "T-A6",
    );
    refuses(
        "tora-short/rulebook g8/9/9/9/3SG4/9/9/9/9 c 2 1 0:0 0 -",
        "G v5h5 * v5h4",
        "T-A6",
    );
    refuses(
        "tora-short/rulebook g8/9/9/9/4G4/9/9/9/9 c 2 1 0:0 0 -",
        "G v5h5-v5h4 * v5h3",
        "T-A6",
    );
    // The place it has just left is empty.
    refuses(
        "tora-short/rulebook g8/9/9/9/4A4/9/9/9/8G c 2 1 0:0 0 -",
        "A v5h5-v5h4 * v5h5",
        "T-A6",
    );
}

#[test]
fn t_a7_a_taken_command_piece_attacks_what_shares_its_place() {
    plays(
        "tora-short/rulebook 9/9/9/9/2[Sg!]6/9/9/9/8G o 2 1 0:0 0 -",
        "G v5h3 * v5h3",
        "tora-short/rulebook 9/9/9/9/2g!6/9/9/9/8G o 1 1 0:1 0 v5h3a",
    );
    plays(
        "tora-long/rulebook 17/17/17/17/17/17/17/17/6[Sk!]10/17/17/17/17/17/17/17/16K o 1 1 0:0 0 -",
        "K v9h7 * v9h7",
        "tora-long/rulebook 17/17/17/17/17/17/17/17/6k!10/17/17/17/17/17/17/17/16K o 0 1 0:1 0 v9h7a",
    );
    plays(
        "tora-short/rulebook 9/9/9/9/2[Gg!]6/9/9/9/9 o 2 1 0:0 0 -",
        "G v5h3 * v5h3",
        "tora-short/rulebook 9/9/9/9/2[G!g!]6/9/9/9/9 o 1 1 0:0 0 v5h3a",
    );
}

#[test]
fn t_a7_who_has_landed_does_not_attack_what_shares_its_place() {
    refuses(
        "tora-short/rulebook 9/9/9/9/9/9/9/AS7/[Gg!]S7 c 1 1 0:0 0 v1h1ma",
        "G v1h1 * v1h1",
        "T-A7|T-A2|T-M2",
    );
    // Where there is room it may walk round and land again, which is the same action (T-N4).
    allows(
        "tora-short/rulebook 9/9/9/9/9/9/9/S8/[Gg!]S7 c 1 1 0:0 0 v1h1ma",
        "G v1h1 * v1h1",
    );
    refuses(
        "tora-short/rulebook g8/9/9/9/4G4/9/9/9/9 c 2 1 0:0 0 -",
        "G v5h5 * v5h5",
        "T-A7|T-A6",
    );
}

#[test]
fn t_a7_a_taken_command_piece_may_also_leave_the_shared_place() {
    plays(
        "tora-short/rulebook 9/9/9/9/2[Sg!]2a3/9/9/9/8G o 2 1 0:0 0 -",
        "G v5h3-v5h5",
        "tora-short/rulebook 9/9/9/9/2S1g!a3/9/9/9/8G o 1 1 0:0 0 v5h5m",
    );
}

#[test]
fn t_a8_after_attacking_a_neighbor_a_piece_stays_where_it_is() {
    plays(
        "tora-short/rulebook g8/9/9/9/3uA4/9/9/9/8G c 2 1 0:0 0 -",
        "A v5h5 * v5h4",
        "tora-short/rulebook g8/9/9/9/4A4/9/9/9/8G c 1 1 3:0 0 v5h5a",
    );
    plays(
        "tora-short/rulebook g8/9/9/9/3uG4/9/9/9/9 c 2 1 0:0 0 -",
        "G v5h5 * v5h4",
        "tora-short/rulebook g8/9/9/9/4G4/9/9/9/9 c 1 1 3:0 0 v5h5a",
    );
}
