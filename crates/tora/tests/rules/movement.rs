//! Section 4: movement.

use crate::verbs::*;

#[test]
fn t_m1_each_kind_moves_up_to_its_limit_in_all_directions() {
    let limits = [
        (
            "tora-long/rulebook g16/17/17/17/17/17/17/17/8K8/17/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
            "K v9h9",
            3,
        ),
        (
            "tora-long/rulebook g16/17/17/17/17/17/17/17/8Q8/17/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
            "Q v9h9",
            3,
        ),
        (
            "tora-long/rulebook k16/17/17/17/17/17/17/17/8G8/17/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
            "G v9h9",
            2,
        ),
        (
            "tora-long/rulebook k16/17/17/17/17/17/17/17/8H8/17/17/17/17/17/17/17/16K c 1 1 0:0 0 -",
            "H v9h9",
            3,
        ),
        (
            "tora-long/rulebook k16/17/17/17/17/17/17/17/8A8/17/17/17/17/17/17/17/16K c 1 1 0:0 0 -",
            "A v9h9",
            2,
        ),
        (
            "tora-long/rulebook k16/17/17/17/17/17/17/17/8S8/17/17/17/17/17/17/17/16K c 1 1 0:0 0 -",
            "S v9h9",
            1,
        ),
    ];
    for (position, piece, limit) in limits {
        goes_to(position, piece, around((9, 9), limit, 17));
    }
    let cannon =
        "tora-long/rulebook k16/17/17/17/17/17/17/9S7/8CS7/17/17/17/17/17/17/17/16K c 1 1 0:0 0 -";
    goes_to(
        cannon,
        "C v9h9",
        around((9, 9), 1, 17).without("v9h10 v10h10"),
    );
}

#[test]
fn t_m1_not_farther_than_the_limit() {
    refuses(
        "tora-long/rulebook k16/17/17/17/17/17/17/17/8K8/17/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
        "K v9h9-v9h5",
        "T-M1",
    );
    refuses(
        "tora-short/rulebook g8/9/9/9/4G4/9/9/9/9 c 2 1 0:0 0 -",
        "G v5h5-v5h2",
        "T-M1",
    );
    refuses(
        "tora-long/rulebook k16/17/17/17/17/17/17/17/8H8/17/17/17/17/17/17/17/16K c 1 1 0:0 0 -",
        "H v9h9-v13h9",
        "T-M1",
    );
    refuses(
        "tora-short/rulebook g8/9/9/9/4S4/9/9/9/8G c 2 1 0:0 0 -",
        "S v5h5-v5h3",
        "T-M1",
    );
    refuses(
        "tora-short/rulebook g8/9/9/5S3/4CS3/9/9/9/8G c 2 1 0:0 0 -",
        "C v5h5-v5h3 crew v5h6 v6h6",
        "T-M1|T-C2",
    );
    refuses(
        "tora-short/rulebook g8/9/9/9/4A4/9/9/9/8G c 2 1 0:0 0 -",
        "A v5h5-v5h2",
        "T-M1|T-A4",
    );
}

#[test]
fn t_m1_the_path_turns_freely_round_what_stands_in_the_way() {
    // v5h4 is shut; v5h3 is reached by way of v4h4 or v6h4.
    goes_to(
        "tora-short/rulebook g8/9/9/9/3SA4/9/9/9/8G c 2 1 0:0 0 -",
        "A v5h5",
        around((5, 5), 2, 9).without("v5h4"),
    );
    // The whole front is shut: nothing behind it can be reached in two steps.
    goes_to(
        "tora-short/rulebook g8/9/9/3S5/3AA4/3S5/9/9/8G c 2 1 0:0 0 -",
        "A v5h5",
        around((5, 5), 2, 9).without("v4h4 v5h4 v6h4 v3h3 v4h3 v5h3 v6h3 v7h3"),
    );
}

#[test]
fn t_m1_a_ruler_walks_round_two_corners() {
    // Out of the niche by v9h10 only, and back beside it.
    goes_to(
        "tora-long/rulebook k16/17/17/17/17/17/17/7SSS7/7SK8/7SSS7/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
        "K v9h9",
        "v9h10 v8h11 v9h11 v10h11 v7h10 v7h11 v7h12 v8h12 v9h12 v10h12 v11h12 v11h11 v11h10",
    );
}

#[test]
fn t_m2_steps_go_through_empty_spaces_only() {
    let shut = "tora-short/rulebook g8/9/9/3S5/3aA4/3S5/9/9/8G c 2 1 0:0 0 -";
    refuses(shut, "A v5h5-v5h3", "T-M2");
    refuses(
        "tora-long/rulebook k16/17/17/17/17/17/17/7d9/7uK8/7d9/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
        "K v9h9-v9h7",
        "T-M2",
    );
}

#[test]
fn t_m2_the_last_step_may_take_an_enemy_and_ends_the_move() {
    plays(
        "tora-long/rulebook k16/17/17/17/17/17/17/17/6u1K8/17/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
        "K v9h9xv9h7",
        "tora-long/rulebook k16/17/17/17/17/17/17/17/6K10/17/17/17/17/17/17/17/17 c 0 1 3:0 0 v9h7ma",
    );
    // Landing is the attack of the piece: nothing more in this action.
    unreadable(
        "tora-long/rulebook k16/17/17/17/17/17/17/17/5uu1K8/17/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
        "K v9h9xv9h7 * v9h6",
        12,
    );
    lands_on(
        "tora-short/rulebook g8/9/1d7/9/2duG4/9/9/9/9 c 2 1 0:0 0 -",
        "G v5h5",
        "v5h4 v5h3",
    );
}

#[test]
fn t_m2_nobody_lands_on_an_own_piece() {
    refuses(
        "tora-short/rulebook g8/9/9/9/3SA4/9/9/9/8G c 2 1 0:0 0 -",
        "A v5h5-v5h4",
        "T-M2",
    );
    refuses(
        "tora-short/rulebook g8/9/9/9/3SA4/9/9/9/8G c 2 1 0:0 0 -",
        "A v5h5xv5h4",
        "T-M2|T-A6",
    );
    refuses(
        "tora-long/rulebook k16/17/17/17/17/17/17/17/7SH8/17/17/17/17/17/17/17/16K c 1 1 0:0 0 -",
        "H v9h9-v9h8",
        "T-M2",
    );
}

#[test]
fn t_m2_nobody_stays_where_it_is() {
    refuses(
        "tora-short/rulebook g8/9/9/9/4A4/9/9/9/8G c 2 1 0:0 0 -",
        "A v5h5-v5h5",
        "T-R3|T-N4",
    );
}

#[test]
fn t_m3_cavalry_passes_over_pieces_of_either_side() {
    let ring = "tora-long/rulebook k16/17/17/17/17/17/17/7usS7/7CHa7/7SSA7/17/17/17/17/17/17/16K c 1 1 0:0 0 -";
    goes_to(
        ring,
        "H v9h9",
        around((9, 9), 3, 17).without("v8h8 v8h9 v8h10 v9h8 v9h10 v10h8 v10h9 v10h10"),
    );
    lands_on(ring, "H v9h9", "v9h10 v10h8 v10h9");
}

#[test]
fn t_m3_cavalry_does_not_pass_over_defending_soldiers() {
    let own = "tora-long/rulebook k16/17/17/17/17/17/17/7DDD7/7DHD7/7DDD7/17/17/17/17/17/17/16K c 1 1 0:0 0 -";
    goes_to(own, "H v9h9", "");
    refuses(own, "H v9h9-v9h7", "T-M3");
    let enemy = "tora-long/rulebook k16/17/17/17/17/17/17/17/17/17/17/17/17/17/17/dd15/Hda13K c 1 1 0:0 0 -";
    goes_to(enemy, "H v1h1", "");
    lands_on(enemy, "H v1h1", "v1h2 v2h1 v2h2");
    refuses(enemy, "H v1h1xv1h3", "T-M3|T-M4");
}

#[test]
fn t_m3_the_path_of_cavalry_bends_round_a_defending_soldier() {
    // In the corner with one gap at v2h2, filled by an own Archer that is no hindrance.
    goes_to(
        "tora-long/rulebook k16/17/17/17/17/17/17/17/17/17/17/17/17/17/17/DA15/HD14K c 1 1 0:0 0 -",
        "H v1h1",
        "v1h3 v1h4 v2h3 v2h4 v3h1 v3h2 v3h3 v3h4 v4h1 v4h2 v4h3 v4h4",
    );
}

#[test]
fn t_m3_only_cavalry_passes_over_pieces() {
    refuses(
        "tora-long/rulebook k16/17/17/17/17/17/17/17/17/17/17/17/17/17/17/SS15/KS15 c 1 1 0:0 0 -",
        "K v1h1-v1h3",
        "T-M2",
    );
    refuses(
        "tora-short/rulebook g8/9/9/9/9/9/9/DA7/GD7 c 2 1 0:0 0 -",
        "G v1h1-v1h3",
        "T-M2",
    );
}

#[test]
fn t_m4_cavalry_and_the_defending_soldier_it_lands_on_both_leave() {
    plays(
        "tora-long/rulebook k16/17/17/17/17/17/17/17/6d1H8/17/17/17/17/17/17/17/16K c 1 1 0:0 0 -",
        "H v9h9xv9h7",
        "tora-long/rulebook k16/17/17/17/17/17/17/17/17/17/17/17/17/17/17/17/16K c 0 1 1:3 0 -",
    );
    plays(
        "tora-long/rulebook k16/17/17/17/17/17/17/17/6D1h8/17/17/17/17/17/17/17/16K o 1 4 0:0 2 -",
        "H v9h9xv9h7",
        "tora-long/rulebook k16/17/17/17/17/17/17/17/17/17/17/17/17/17/17/17/16K o 0 4 3:1 0 -",
    );
}

#[test]
fn t_m4_a_soldier_in_attack_stance_is_taken_like_any_other() {
    plays(
        "tora-long/rulebook k16/17/17/17/17/17/17/17/6s1H8/17/17/17/17/17/17/17/16K c 1 1 0:0 0 -",
        "H v9h9xv9h7",
        "tora-long/rulebook k16/17/17/17/17/17/17/17/6H10/17/17/17/17/17/17/17/16K c 0 1 1:0 0 v9h7ma",
    );
}

#[test]
fn t_m4_the_attempt_to_pass_over_is_written_as_landing() {
    refuses(
        "tora-long/rulebook k16/17/17/17/17/17/17/17/17/17/17/17/17/17/17/dd15/Hd14K c 1 1 0:0 0 -",
        "H v1h1-v1h3",
        "T-M3|T-M4",
    );
    plays(
        "tora-long/rulebook k16/17/17/17/17/17/17/17/17/17/17/17/17/17/17/dd15/Hd14K c 1 1 0:0 0 -",
        "H v1h1xv2h2",
        "tora-long/rulebook k16/17/17/17/17/17/17/17/17/17/17/17/17/17/17/d16/1d14K c 0 1 1:3 0 -",
    );
}

#[test]
fn t_m4_an_own_defending_soldier_is_not_landed_on() {
    refuses(
        "tora-long/rulebook k16/17/17/17/17/17/17/17/6D1H8/17/17/17/17/17/17/17/16K c 1 1 0:0 0 -",
        "H v9h9xv9h7",
        "T-M2|T-M3|T-A6",
    );
}

#[test]
fn t_m5_the_attack_comes_after_the_movement() {
    unreadable(
        "tora-short/rulebook g8/9/9/9/3uA4/9/9/9/8G c 2 1 0:0 0 -",
        "A v5h5 * v5h4-v5h6",
        13,
    );
    // Attacking first takes an action of its own.
    plays(
        "tora-short/rulebook g8/9/9/9/3uG4/9/9/9/9 c 2 1 0:0 0 -",
        "G v5h5 * v5h4; G v5h5-v5h7",
        "tora-short/rulebook g8/9/9/9/6G2/9/9/9/9 c 0 1 3:0 0 v5h7ma",
    );
}

#[test]
fn t_m6_who_lands_on_a_command_piece_shares_its_place_until_the_round_ends() {
    plays(
        "tora-short/rulebook 9/9/9/9/2gS5/9/9/9/8G c 2 1 0:0 0 -",
        "S v5h4xv5h3",
        "tora-short/rulebook 9/9/9/9/2[Sg!]6/9/9/9/8G c 1 1 0:0 0 v5h3ma",
    );
    plays(
        "tora-long/rulebook k16/17/17/17/17/17/17/17/6gS9/17/17/17/17/17/17/17/16K c 1 1 0:0 0 -",
        "S v9h8xv9h7; end; end",
        "tora-long/rulebook k16/17/17/17/17/17/17/17/6S10/17/17/17/17/17/17/17/16K c 1 2 8:0 1 -",
    );
}

#[test]
fn t_m6_nobody_lands_where_an_own_piece_is_shared_or_not() {
    let shared = "tora-short/rulebook 9/9/9/9/2[Sg!]A5/9/9/9/8G c 1 1 0:0 0 v5h3ma";
    refuses(shared, "A v5h4xv5h3", "T-M6|T-M2");
    // The taken piece's own side neither.
    let theirs = "tora-short/rulebook 9/9/9/9/2[Sg!]a5/9/9/9/8G o 2 1 0:0 0 -";
    refuses(theirs, "A v5h4xv5h3", "T-M6|T-M2");
    plays(
        theirs,
        "A v5h4 * v5h3",
        "tora-short/rulebook 9/9/9/9/2g!a5/9/9/9/8G o 1 1 0:1 0 v5h4a",
    );
}

#[test]
fn t_m6_a_shared_place_blocks_like_any_other() {
    refuses(
        "tora-short/rulebook 9/9/9/9/9/9/9/SA7/A[Sg!]6G c 1 1 0:0 0 v1h2ma",
        "A v1h1-v1h3",
        "T-M2|T-M6",
    );
    // Cavalry passes over it.
    allows(
        "tora-long/rulebook k16/17/17/17/17/17/17/17/17/17/17/17/17/17/17/SS14G/H[Sg!]14K c 1 1 0:0 0 v1h2ma",
        "H v1h1-v1h3",
    );
}

#[test]
fn t_m6_cavalry_neither_passes_nor_takes_a_defending_soldier_that_its_own_piece_shares() {
    let shared = "tora-long/rulebook k16/17/17/17/17/17/17/5DDD9/6[Dg!]1h8/5DDD9/17/17/17/17/17/17/16K o 2 4 0:0 0 -";
    refuses(shared, "H v9h9xv9h7", "T-M6|T-M2");
    refuses(shared, "H v9h9-v9h6", "T-M3");
}
