//! Section 3: rounds, turns, actions.

use game::{Conduct, Game, History, Notation, Side};
use tigerden_tora::Short;

use crate::verbs::*;

#[test]
fn t_r1_the_challengers_turn_then_the_oppositions_make_a_round() {
    plays(
        "tora-short/rulebook g8/9/9/9/4S4/9/9/9/8G c 2 1 0:0 0 -",
        "end",
        "tora-short/rulebook g8/9/9/9/4S4/9/9/9/8G o 2 1 0:0 0 -",
    );
    plays(
        "tora-short/rulebook g8/9/9/9/4S4/9/9/9/8G o 2 1 0:0 0 -",
        "end",
        "tora-short/rulebook g8/9/9/9/4S4/9/9/9/8G c 2 2 0:0 1 -",
    );
}

#[test]
fn t_r1_nobody_moves_the_others_pieces() {
    refuses(
        "tora-short/rulebook g8/9/9/9/2s1S4/9/9/9/8G c 2 1 0:0 0 -",
        "S v5h3-v5h4",
        "-",
    );
    refuses(
        "tora-short/rulebook g8/9/9/9/2s1S4/9/9/9/8G o 2 1 0:0 0 -",
        "S v5h5-v5h4",
        "-",
    );
    refuses(
        "tora-short/rulebook g8/9/9/9/4S4/9/9/9/8G c 2 1 0:0 0 -",
        "S v5h4-v5h3",
        "-",
    );
}

#[test]
fn t_r2_long_an_action_for_each_command_piece_when_the_turn_starts() {
    let three =
        "tora-long/rulebook 17/17/17/12G4/17/17/17/17/k15K/17/17/17/17/13G3/17/17/17 o 1 1 0:0 0 -";
    plays(
        three,
        "end",
        "tora-long/rulebook 17/17/17/12G4/17/17/17/17/k15K/17/17/17/17/13G3/17/17/17 c 3 2 0:0 1 -",
    );
    let two =
        "tora-long/rulebook 17/17/17/17/17/17/17/17/k15K/17/17/17/17/13G3/17/17/17 o 1 1 0:0 0 -";
    plays(
        two,
        "end",
        "tora-long/rulebook 17/17/17/17/17/17/17/17/k15K/17/17/17/17/13G3/17/17/17 c 2 2 0:0 1 -",
    );
    let one =
        "tora-long/rulebook 17/17/17/17/17/17/17/17/k16/17/17/17/17/13G3/17/17/17 o 1 1 0:0 0 -";
    plays(
        one,
        "end",
        "tora-long/rulebook 17/17/17/17/17/17/17/17/k16/17/17/17/17/13G3/17/17/17 c 1 2 0:0 1 -",
    );
}

#[test]
fn t_r2_long_a_piece_taken_earlier_in_the_round_still_counts() {
    plays(
        "tora-long/rulebook 17/17/17/17/17/17/17/17/9g1A4K/17/17/17/17/17/17/17/k16 c 1 1 0:0 0 -",
        "A v9h12 * v9h10; end",
        "tora-long/rulebook 17/17/17/17/17/17/17/17/9g!1A4K/17/17/17/17/17/17/17/k16 o 2 1 0:0 0 -",
    );
    plays(
        "tora-long/rulebook 17/17/17/17/17/17/17/17/9g!1A4K/17/17/17/17/17/17/17/k16 o 2 1 0:0 0 -",
        "end; end",
        "tora-long/rulebook 17/17/17/17/17/17/17/17/11A4K/17/17/17/17/17/17/17/k16 o 1 2 8:0 1 -",
    );
}

#[test]
fn t_r2_long_a_command_piece_taken_in_its_owners_absence_costs_no_action_of_the_running_turn() {
    // The Opposition takes its own turn's action count from the turn's start, not from what stands.
    plays(
        "tora-long/rulebook 17/17/17/17/17/17/17/17/k1g1g6S4K/17/17/17/17/17/17/17/16A o 3 1 0:0 0 -",
        "G v9h3-v9h4",
        "tora-long/rulebook 17/17/17/17/17/17/17/17/k2gg6S4K/17/17/17/17/17/17/17/16A o 2 1 0:0 0 v9h4m",
    );
}

#[test]
fn t_r2_short_always_two_actions() {
    plays(
        "tora-short/rulebook g8/9/4A4/4S4/4S4/9/9/9/8G c 2 1 0:0 0 -",
        "S v5h5-v5h4; S v6h5-v6h4",
        "tora-short/rulebook g8/9/4A4/3S5/3S5/9/9/9/8G c 0 1 0:0 0 v5h4m,v6h4m",
    );
    refuses(
        "tora-short/rulebook g8/9/4A4/4S4/4S4/9/9/9/8G c 2 1 0:0 0 -",
        "S v5h5-v5h4; S v6h5-v6h4; A v7h5-v7h4",
        "T-R2",
    );
    // A General that was taken gives its owner both actions all the same.
    plays(
        "tora-short/rulebook 9/9/9/9/2g1A4/9/9/9/8G c 2 1 0:0 0 -",
        "A v5h5 * v5h3; end",
        "tora-short/rulebook 9/9/9/9/2g!1A4/9/9/9/8G o 2 1 0:0 0 -",
    );
}

#[test]
fn t_r3_one_action_moves_and_attacks() {
    plays(
        "tora-short/rulebook g8/9/9/9/2u1A4/9/9/9/8G c 2 1 0:0 0 -",
        "A v5h5-v5h4 * v5h3",
        "tora-short/rulebook g8/9/9/9/3A5/9/9/9/8G c 1 1 3:0 0 v5h4ma",
    );
}

#[test]
fn t_r3_actions_may_be_left_unused_and_a_turn_passed() {
    plays(
        "tora-short/rulebook g8/9/9/9/4S4/9/9/9/8G c 2 1 0:0 0 -",
        "S v5h5-v5h4; end",
        "tora-short/rulebook g8/9/9/9/3S5/9/9/9/8G o 2 1 0:0 0 -",
    );
    plays(
        "tora-short/rulebook g8/9/9/9/4S4/9/9/9/8G c 2 1 0:0 0 -",
        "pass",
        "tora-short/rulebook g8/9/9/9/4S4/9/9/9/8G o 2 1 0:0 0 -",
    );
}

#[test]
fn t_r4_one_piece_may_be_used_by_several_actions() {
    plays(
        "tora-short/rulebook g8/9/9/9/4D4/9/9/9/8G c 2 1 0:0 0 -",
        "S v5h5 att; S v5h5-v5h4",
        "tora-short/rulebook g8/9/9/9/3S5/9/9/9/8G c 0 1 0:0 0 v5h4m",
    );
    plays(
        "tora-short/rulebook g8/9/9/9/3uS4/9/9/9/8G c 2 1 0:0 0 -",
        "S v5h5xv5h4; S v5h4 def",
        "tora-short/rulebook g8/9/9/9/3D5/9/9/9/8G c 0 1 3:0 0 v5h4ma",
    );
    plays(
        "tora-long/rulebook k16/17/17/12G4/17/17/17/10S6/2a1a4CS6/17/17/17/17/13G3/17/17/16K c 3 1 0:0 0 -",
        "C v9h10 * W crew v9h11 v10h11; C v9h10 ready crew v9h11 v10h11; \
         C v9h10 * W crew v9h11 v10h11",
        "tora-long/rulebook k16/17/17/12G4/17/17/17/10S6/9US6/17/17/17/17/13G3/17/17/16K c 0 1 2:0 0 v9h10ma,v9h11bv9h10,v10h11bv9h10",
    );
}

#[test]
fn t_r4_generals_cavalry_and_soldiers_may_attack_again() {
    plays(
        "tora-short/rulebook g8/9/9/3d5/3uG4/9/9/9/9 c 2 1 0:0 0 -",
        "G v5h5 * v5h4; G v5h5 * v6h4",
        "tora-short/rulebook g8/9/9/9/4G4/9/9/9/9 c 0 1 4:0 0 v5h5a",
    );
    plays(
        "tora-long/rulebook k16/17/17/17/17/17/17/17/4u1u1H8/17/17/17/17/17/17/16G/16K c 2 1 0:0 0 -",
        "H v9h9xv9h7; H v9h7xv9h5",
        "tora-long/rulebook k16/17/17/17/17/17/17/17/4H12/17/17/17/17/17/17/16G/16K c 0 1 6:0 0 v9h5ma",
    );
    allows(
        "tora-short/rulebook g8/9/9/9/2aaS4/9/9/9/8G c 2 1 0:0 0 -",
        "S v5h5xv5h4; S v5h4xv5h3",
    );
}

#[test]
fn t_r4_a_ruler_attacks_once_a_turn() {
    refuses(
        "tora-long/rulebook k16/17/17/17/17/17/17/17/6u1Ku7/17/17/17/17/17/17/17/16G c 2 1 0:0 0 -",
        "K v9h9 * v9h7; K v9h9 * v9h10",
        "T-R4",
    );
    refuses(
        "tora-long/rulebook k16/17/17/17/17/17/17/17/6u1Ku7/17/17/17/17/17/17/17/16G c 2 1 0:0 0 -",
        "K v9h9xv9h10; K v9h10 * v9h8",
        "T-R4|T-A6",
    );
    refuses(
        "tora-long/rulebook k16/17/17/17/17/17/17/17/6u1Qu7/17/17/17/17/17/17/17/16G c 2 1 0:0 0 -",
        "Q v9h9xv9h10; Q v9h10-v9h9 * v9h7",
        "T-R4",
    );
    refuses(
        "tora-long/rulebook k16/17/17/17/17/17/17/17/6u1Ku7/17/17/17/17/17/17/17/16G c 2 1 0:0 0 -",
        "K v9h9 * v9h10; K v9h9xv9h7",
        "T-R4",
    );
}

#[test]
fn t_r4_an_archer_attacks_once_a_turn() {
    refuses(
        "tora-short/rulebook g8/9/9/9/3aAa3/9/9/9/8G c 2 1 0:0 0 -",
        "A v5h5 * v5h4; A v5h5 * v5h6",
        "T-R4",
    );
    refuses(
        "tora-short/rulebook g8/9/9/9/3aAa3/9/9/9/8G c 2 1 0:0 0 -",
        "A v5h5xv5h4; A v5h4 * v5h6",
        "T-R4",
    );
    refuses(
        "tora-short/rulebook g8/9/9/9/3aAa3/9/9/9/8G c 2 1 0:0 0 -",
        "A v5h5 * v5h4; A v5h5xv5h6",
        "T-R4",
    );
}

#[test]
fn t_r4_who_has_attacked_may_still_move_and_who_has_moved_may_still_attack() {
    plays(
        "tora-short/rulebook g8/9/9/9/3uA4/9/9/9/8G c 2 1 0:0 0 -",
        "A v5h5 * v5h4; A v5h5-v5h3",
        "tora-short/rulebook g8/9/9/9/2A6/9/9/9/8G c 0 1 3:0 0 v5h3ma",
    );
    plays(
        "tora-short/rulebook g8/9/9/9/1u2A4/9/9/9/8G c 2 1 0:0 0 -",
        "A v5h5-v5h4; A v5h4 * v5h2",
        "tora-short/rulebook g8/9/9/9/3A5/9/9/9/8G c 0 1 3:0 0 v5h4ma",
    );
}

#[test]
fn t_r4_the_next_turn_is_a_new_one() {
    allows(
        "tora-short/rulebook g8/9/9/9/3aAa3/9/9/9/8G c 2 1 0:0 0 -",
        "A v5h5 * v5h4; end; end; A v5h5 * v5h6",
    );
}

#[test]
fn t_r5_a_turn_can_be_taken_back_until_it_is_ended() {
    let start: Short = "tora-short/rulebook g8/9/9/9/3uA4/9/9/9/8G c 2 1 0:0 0 -"
        .parse()
        .unwrap();
    let mut game = Game::new(start, History::Counts);
    for text in ["A v5h5 * v5h4", "A v5h5-v5h4"] {
        let mv = game.position().parse_move(text).unwrap();
        assert!(!game.position().seals(mv));
        game.play(mv).unwrap();
    }
    assert!(game.take_back().is_some());
    assert_eq!(
        game.position().to_string(),
        "tora-short/rulebook g8/9/9/9/4A4/9/9/9/8G c 1 1 3:0 0 v5h5a"
    );
    assert!(game.take_back().is_some());
    assert_eq!(game.position(), &start);
    assert_eq!(game.to_move(), Some(Side::First));
}

#[test]
fn t_r7_a_standard_piece_leaves_at_once() {
    plays(
        "tora-short/rulebook g8/9/9/9/3aS4/9/9/9/8G c 2 1 0:0 0 -",
        "S v5h5xv5h4",
        "tora-short/rulebook g8/9/9/9/3S5/9/9/9/8G c 1 1 1:0 0 v5h4ma",
    );
}

#[test]
fn t_r7_a_command_piece_stays_may_act_and_leaves_when_the_round_ends() {
    let taken = "tora-short/rulebook 9/9/9/9/2g!1A4/9/9/9/8G o 2 1 0:0 0 -";
    plays(
        "tora-short/rulebook 9/9/9/9/2g1A4/9/9/9/8G c 2 1 0:0 0 -",
        "A v5h5 * v5h3; end",
        taken,
    );
    plays(
        taken,
        "G v5h3-v5h4 * v5h5",
        "tora-short/rulebook 9/9/9/9/3g!5/9/9/9/8G o 1 1 0:1 0 v5h4ma",
    );
    ends(taken, "G v5h3-v5h4 * v5h5; end", "c", "T-V1");
}

#[test]
fn t_r7_a_command_piece_taken_by_the_opposition_leaves_with_its_turn() {
    plays(
        "tora-long/rulebook k16/17/17/17/17/17/17/17/6a1G8/17/17/17/17/17/17/17/16K o 1 3 0:0 0 -",
        "A v9h7 * v9h9",
        "tora-long/rulebook k16/17/17/17/17/17/17/17/6a1G!8/17/17/17/17/17/17/17/16K o 0 3 0:0 0 v9h7a",
    );
    plays(
        "tora-long/rulebook k16/17/17/17/17/17/17/17/6a1G8/17/17/17/17/17/17/17/16K o 1 3 0:0 0 -",
        "A v9h7 * v9h9; end",
        "tora-long/rulebook k16/17/17/17/17/17/17/17/6a10/17/17/17/17/17/17/17/16K c 1 4 0:8 1 -",
    );
}

#[test]
fn t_r7_attacking_a_taken_command_piece_again_changes_nothing() {
    plays(
        "tora-short/rulebook 9/9/2A6/9/2g1A4/9/9/9/8G c 2 1 0:0 0 -",
        "A v5h5 * v5h3; A v7h3 * v5h3",
        "tora-short/rulebook 9/9/2A6/9/2g!1A4/9/9/9/8G c 0 1 0:0 0 v5h5a,v7h3a",
    );
    let points = final_points(
        "tora-short/rulebook 9/9/2A6/9/2g1A4/9/9/9/8G c 2 1 0:0 0 -",
        "A v5h5 * v5h3; A v7h3 * v5h3; end; end",
    );
    assert_eq!(points, [8, 0]);
}

#[test]
fn t_r8_standard_pieces_count_as_they_leave_a_taken_command_piece_when_it_does() {
    let start = "tora-long/rulebook k16/17/17/17/17/17/17/17/9g1A5/9u1A5/17/17/17/17/17/16G/16K c 2 1 0:0 0 -";
    plays(
        start,
        "A v9h12 * v9h10; A v8h12 * v8h10; end",
        "tora-long/rulebook k16/17/17/17/17/17/17/17/9g!1A5/11A5/17/17/17/17/17/16G/16K o 2 1 3:0 0 -",
    );
    plays(
        start,
        "A v9h12 * v9h10; A v8h12 * v8h10; end; end",
        "tora-long/rulebook k16/17/17/17/17/17/17/17/11A5/11A5/17/17/17/17/17/16G/16K c 2 2 11:0 1 -",
    );
}

#[test]
fn t_r9_a_single_general_becomes_the_ruler_that_was_lost() {
    plays(
        "tora-long/rulebook 17/17/17/17/17/17/17/17/8q!1A6/17/17/17/17/4g12/17/17/16K o 2 3 0:0 0 -",
        "end",
        "tora-long/rulebook 17/17/17/17/17/17/17/17/10A6/17/17/17/17/4q12/17/17/16K c 1 4 8:0 1 -",
    );
    plays(
        "tora-long/rulebook k16/17/17/17/17/17/17/17/8K1a6/17/17/17/17/4G12/17/17/17 o 1 3 0:0 0 -",
        "A v9h11 * v9h9; end",
        "tora-long/rulebook k16/17/17/17/17/17/17/17/10a6/17/17/17/17/4K12/17/17/17 c 1 4 0:8 1 -",
    );
}

#[test]
fn t_r9_of_two_generals_the_owner_names_one_before_anything_else() {
    let start = "tora-long/rulebook 17/17/17/3g13/17/17/17/17/8k!1A6/17/17/17/17/4g12/17/17/16K o 3 3 0:0 0 -";
    let named: Vec<_> = offers(&leads(start, "end")).into_iter().collect();
    assert_eq!(named, ["G v14h4 =K", "G v4h5 =K"]);
    let owed = leads(start, "end");
    assert!(owed.ends_with(" =oK") && owed.contains(" o 0 "), "{owed}");
    plays(
        start,
        "end; G v14h4 =K",
        "tora-long/rulebook 17/17/17/3k13/17/17/17/17/10A6/17/17/17/17/4g12/17/17/16K c 1 4 8:0 1 -",
    );
    plays(
        start,
        "end; G v4h5 =K",
        "tora-long/rulebook 17/17/17/3g13/17/17/17/17/10A6/17/17/17/17/4k12/17/17/16K c 1 4 8:0 1 -",
    );
    refuses(start, "end; end", "T-R9");
    refuses(start, "end; G v4h5-v4h6", "T-R9|T-R2|-");
}

#[test]
fn t_r9_the_challenger_names_first() {
    let start = "tora-long/rulebook 17/17/17/3g9G3/17/17/17/17/8k!1A6/17/17/17/17/4g8G3/17/17/6a1Q8 o 3 3 0:0 0 -";
    let owed = leads(start, "A v1h7 * v1h9; end");
    assert!(
        owed.ends_with(" =cQ,=oK") && owed.contains(" c 0 "),
        "{owed}"
    );
    plays(
        start,
        "A v1h7 * v1h9; end; G v4h14 =Q; G v14h4 =K",
        "tora-long/rulebook 17/17/17/3k9G3/17/17/17/17/10A6/17/17/17/17/4g8Q3/17/17/6a10 c 2 4 8:8 1 -",
    );
    refuses(start, "A v1h7 * v1h9; end; G v14h4 =Q", "T-R9|T-R1");
}

#[test]
fn t_r9_a_ruler_is_named_before_the_loss_of_the_other_sides_last_piece_is_settled() {
    let last = "tora-long/rulebook 17/17/17/3g13/17/17/17/17/17/17/5K11/17/5k!11/4H12/4g12/17/17 o 3 1 0:0 0 -";
    let naming = leads(last, "K v5h6-v6h6 * v7h6; end");
    assert_eq!(
        naming,
        "tora-long/rulebook 17/17/17/3g13/17/17/17/17/17/17/17/17/17/4H12/4g12/17/17 o 0 1 8:8 0 =oK"
    );
    assert_eq!(count(&naming), 2);
    ends(&naming, "G v3h5 =K", "o", "T-V1");
    refuses(&naming, "end", "T-R9");
    // Only while a ruler is named, or when the round has ended.
    no_position(&naming.replace("=oK", "-"), 19);
}

#[test]
fn t_r9_a_general_that_was_taken_too_can_not_be_named() {
    plays(
        "tora-long/rulebook 17/17/17/3g13/17/17/17/17/8k!1A6/17/17/17/17/4g!1A10/17/17/16K o 3 3 0:0 0 -",
        "end",
        "tora-long/rulebook 17/17/17/3k13/17/17/17/17/10A6/17/17/17/17/6A10/17/17/16K c 1 4 16:0 1 -",
    );
}

#[test]
fn t_r9_nothing_is_named_where_no_ruler_was_lost() {
    refuses(
        "tora-long/rulebook k16/17/17/17/17/17/17/17/8K8/17/17/17/17/4G12/17/17/17 c 2 1 0:0 0 -",
        "G v4h5 =K",
        "T-R9",
    );
    refuses(
        "tora-long/rulebook k16/17/17/17/17/17/17/17/8G8/17/17/17/17/4G12/17/17/17 c 2 1 0:0 0 -",
        "G v4h5 =K",
        "T-R9",
    );
    plays(
        "tora-long/rulebook k16/17/17/17/17/17/17/17/8G8/17/17/17/17/4G12/17/17/17 o 1 3 0:0 0 -",
        "end",
        "tora-long/rulebook k16/17/17/17/17/17/17/17/8G8/17/17/17/17/4G12/17/17/17 c 2 4 0:0 1 -",
    );
}

#[test]
fn t_r9_a_ruler_lost_with_no_general_left_is_elimination() {
    ends(
        "tora-long/rulebook 17/17/17/17/17/17/17/17/8k!1A6/17/17/17/17/17/17/17/16K o 1 3 0:0 0 -",
        "end",
        "c",
        "T-V1",
    );
}
