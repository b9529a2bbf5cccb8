//! Stepping through a game.

use hall::Table;
use tigerden_play::{Stride, last_action, next_stop, stops};

use crate::played;

const TORA: &str = "tora-short/rulebook 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 2 1 0:0 0 -";
const CHESS: &str = "lancerchess 3q4/1P6/8/8/8/8/8/R2Q3R w KQ - 0 1";

/// A turn of two actions, one in which the other side passes, and one that goes on.
fn tora() -> Box<dyn Table> {
    let moves = ["S v4h8-v3h7", "A v5h7-v5h6", "end", "end", "S v3h7-v3h6"];
    played(TORA, &moves)
}

#[test]
fn by_turns_one_stops_after_each_turn() {
    assert_eq!(stops(&*tora(), Stride::Turn), [0, 3, 4, 5]);
    assert_eq!(stops(&*played(TORA, &[]), Stride::Turn), [0]);
}

#[test]
fn by_actions_one_stops_after_each_and_not_before_the_mere_end_of_a_turn() {
    assert_eq!(stops(&*tora(), Stride::Action), [0, 1, 3, 4, 5]);
}

#[test]
fn where_a_turn_is_one_action_both_are_the_same() {
    let table = played(CHESS, &["d1b1", "d8e7"]);
    assert_eq!(stops(&*table, Stride::Action), [0, 1, 2]);
    assert_eq!(stops(&*table, Stride::Turn), [0, 1, 2]);
}

#[test]
fn a_step_leads_to_the_next_stop_and_no_further_than_the_ends() {
    let table = tora();
    let step = |from, stride, forward| next_stop(&*table, from, stride, forward);
    assert_eq!(step(5, Stride::Action, false), 4);
    assert_eq!(step(3, Stride::Action, false), 1);
    assert_eq!(
        step(1, Stride::Turn, false),
        0,
        "the beginning of that turn"
    );
    assert_eq!(step(1, Stride::Turn, true), 3);
    assert_eq!(step(0, Stride::Turn, false), 0);
    assert_eq!(step(5, Stride::Action, true), 5);
}

#[test]
fn the_last_action_has_the_end_of_its_turn_with_it() {
    let table = tora();
    assert_eq!(last_action(&*table, 1), 0..1);
    assert_eq!(last_action(&*table, 3), 1..3);
    assert_eq!(last_action(&*table, 4), 3..4, "a turn that passes");
    assert_eq!(last_action(&*table, 0), 0..0);
}
