//! Touches that make a ply.

use game::{Notation, Show, Touched};
use tigerden_tora::{Long, Short};

use crate::{composer, on_board, touch};

/// The touches, by name, lead to a move: in notation, with `?` if more touches are possible.
#[track_caller]
fn makes(text: &str, touches: &str, expected: &str) {
    let made = on_board!(text, |position| {
        let scene = position.scene();
        let mut composer = composer(&position);
        let mut last = None;
        for name in touches.split(' ') {
            last = match composer.touch(touch(&scene, name)) {
                Touched::Refused => panic!("{name} of {touches} is refused"),
                Touched::Done(mv) => Some(position.notation(mv)),
                Touched::More => composer
                    .complete()
                    .map(|mv| format!("{} ?", position.notation(mv))),
            };
        }
        last.unwrap_or_else(|| "nothing yet".to_owned())
    });
    assert_eq!(made, expected);
}

#[test]
fn a_move_is_piece_and_end() {
    makes(
        "tora-short/rulebook g8/9/9/9/4A4/9/9/9/8G c 2 1 0:0 0 -",
        "v5h5",
        "nothing yet",
    );
    makes(
        "tora-short/rulebook g8/9/9/9/4A4/9/9/9/8G c 2 1 0:0 0 -",
        "v5h5 v5h4",
        "A v5h5-v5h4",
    );
}

#[test]
fn a_move_that_an_attack_may_follow_waits() {
    makes(
        "tora-short/rulebook g8/9/9/9/2u1A4/9/9/9/8G c 2 1 0:0 0 -",
        "v5h5 v5h4",
        "A v5h5-v5h4 ?",
    );
    makes(
        "tora-short/rulebook g8/9/9/9/2u1A4/9/9/9/8G c 2 1 0:0 0 -",
        "v5h5 v5h4 v5h3",
        "A v5h5-v5h4 * v5h3",
    );
}

#[test]
fn an_enemy_that_can_be_landed_on_or_shot_asks_which() {
    makes(
        "tora-short/rulebook g8/9/9/9/3uA4/9/9/9/8G c 2 1 0:0 0 -",
        "v5h5 v5h4",
        "nothing yet",
    );
    makes(
        "tora-short/rulebook g8/9/9/9/3uA4/9/9/9/8G c 2 1 0:0 0 -",
        "v5h5 v5h4 land",
        "A v5h5xv5h4",
    );
    makes(
        "tora-short/rulebook g8/9/9/9/3uA4/9/9/9/8G c 2 1 0:0 0 -",
        "v5h5 v5h4 shoot",
        "A v5h5 * v5h4",
    );
}

#[test]
fn an_enemy_that_can_be_taken_one_way_only_does_not_ask() {
    makes(
        "tora-short/rulebook g8/9/9/9/2u1A4/9/9/9/8G c 2 1 0:0 0 -",
        "v5h5 v5h3",
        "A v5h5 * v5h3",
    );
    makes(
        "tora-short/rulebook g8/9/9/9/3uS4/9/9/9/8G c 2 1 0:0 0 -",
        "v5h5 v5h4",
        "S v5h5xv5h4",
    );
    makes(
        "tora-long/rulebook k16/17/17/17/17/17/17/17/5u2H8/17/17/17/17/17/17/17/16K c 1 1 0:0 0 -",
        "v9h9 v9h6",
        "H v9h9xv9h6",
    );
    // Landing would be suicide, shooting is not.
    makes(
        "tora-long/rulebook k16/17/17/17/17/17/17/17/5a1uK8/17/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
        "v9h9 v9h8",
        "K v9h9 * v9h8",
    );
}

#[test]
fn t_a7_what_shares_the_place_is_attacked_by_touching_it_twice() {
    makes(
        "tora-short/rulebook 9/9/9/9/2[Sg!]6/9/9/9/8G o 2 1 0:0 0 -",
        "v5h3 v5h3",
        "G v5h3 * v5h3",
    );
}

#[test]
fn t_c1_a_soldier_changes_its_stance_by_a_button() {
    makes(
        "tora-short/rulebook g8/9/9/9/4S4/9/9/9/8G c 2 1 0:0 0 -",
        "v5h5 defend",
        "S v5h5 def",
    );
    makes(
        "tora-short/rulebook g8/9/9/9/4D4/9/9/9/8G c 2 1 0:0 0 -",
        "v5h5 attack-stance",
        "S v5h5 att",
    );
}

#[test]
fn t_c6_the_only_crew_needs_no_touch() {
    makes(
        "tora-short/rulebook g8/9/9/5S3/1u2CS3/9/9/9/8G c 2 1 0:0 0 -",
        "v5h5 v5h4",
        "C v5h5-v5h4 crew v5h6 v6h6",
    );
    makes(
        "tora-short/rulebook g8/9/9/5S3/1u2CS3/9/9/9/8G c 2 1 0:0 0 -",
        "v5h5 v5h2",
        "C v5h5 * W crew v5h6 v6h6",
    );
    makes(
        "tora-short/rulebook g8/9/9/5S3/1u2US3/9/9/9/8G c 2 1 0:0 0 -",
        "v5h5 ready",
        "C v5h5 ready crew v5h6 v6h6",
    );
}

#[test]
fn t_c6_the_usual_crew_can_be_confirmed_or_another_touched_in_any_order() {
    let choice = "tora-short/rulebook g8/9/9/5S3/1u2CD3/5A3/9/9/8G c 2 1 0:0 0 -";
    makes(choice, "v5h5 v5h2", "C v5h5 * W crew v5h6 v6h6 ?");
    makes(choice, "v5h5 v5h2 v6h6 v4h6", "C v5h5 * W crew v4h6 v6h6");
    makes(choice, "v5h5 v5h2 v4h6 v6h6", "C v5h5 * W crew v4h6 v6h6");
    makes(choice, "v5h5 v5h2 v6h6 v5h6", "C v5h5 * W crew v5h6 v6h6");
}

#[test]
fn t_r9_a_ruler_is_named_by_touching_the_general() {
    makes(
        "tora-long/rulebook 17/17/17/3g13/17/17/17/17/17/17/17/17/17/4g12/17/17/16K o 0 3 8:0 0 =oQ",
        "v14h4",
        "G v14h4 =Q",
    );
}

#[test]
fn the_turn_ends_by_its_button() {
    makes(
        "tora-short/rulebook g8/9/9/9/4S4/9/9/9/8G c 2 1 0:0 0 -",
        "end",
        "end",
    );
}
