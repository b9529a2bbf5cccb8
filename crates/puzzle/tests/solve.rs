//! The exact search behind puzzles: what reaches a goal, and what only seems to.

use game::{GaveUp, Goal};
use hall::{Hall, Options, Table};

/// Many enough for all of these positions.
const BUDGET: u64 = 1_000_000;

fn open(position: &str) -> Box<dyn Table> {
    let opened = Hall::all().open(position, &Options::default());
    opened.unwrap_or_else(|error| panic!("{position}: {error}"))
}

/// The turns that reach the goal, each as one text.
fn solutions(position: &str, goal: Goal) -> Vec<String> {
    let found = open(position).solve(goal, 9, BUDGET);
    let found = found.expect("few positions").into_iter();
    found.map(|turn| turn.join("; ")).collect()
}

#[test]
fn a_mate_in_two_is_none_in_one() {
    let position = "lancerchess 7q/8/5Q2/8/8/8/8/K7 w - - 0 1";
    assert_eq!(solutions(position, Goal::Win(1)), [""; 0]);
    let in_two = solutions(position, Goal::Win(2));
    assert!(in_two.contains(&"f6f7".to_owned()), "{in_two:?}");
}

#[test]
fn a_king_that_nobody_can_flank_is_not_captured() {
    let position = "brandubh 7/7/7/7/1tk4/7/5t1 t 0 1";
    assert_eq!(solutions(position, Goal::Win(1)), [""; 0]);
    let flanked = "brandubh 7/7/7/7/1tk3t/7/7 t 0 1";
    assert_eq!(solutions(flanked, Goal::Win(1)), ["g3d3"]);
}

/// The General of the Opposition stands where an Archer reaches it with both actions of a turn.
const SHORT: &str = "tora-short/rulebook 9/9/9/9/g3A3G/9/9/9/9 c 2 1 0:0 0 -";

#[test]
fn the_same_actions_in_another_order_are_one_turn() {
    // A step and a shot: whichever way the Archer goes, it stands elsewhere in the end.
    let turns = solutions(SHORT, Goal::Win(1));
    let mut ends: Vec<String> = turns.iter().map(|turn| end(SHORT, turn)).collect();
    ends.sort();
    ends.dedup();
    assert_eq!(ends.len(), turns.len(), "{turns:?}");
    assert!(!turns.is_empty());
}

/// The position after a turn.
fn end(position: &str, turn: &str) -> String {
    let mut table = open(position);
    for text in turn.split("; ") {
        assert!(table.play(text).is_ok(), "{text}");
    }
    table.position(game::Viewer::Judge)
}

#[test]
fn a_goal_out_of_reach_has_no_turn() {
    let far = "tora-short/rulebook 9/9/9/9/g6AG/9/9/9/9 c 2 1 0:0 0 -";
    assert_eq!(solutions(far, Goal::Win(1)), [""; 0]);
    let other = "lancerchess 7q/8/5Q2/8/8/8/8/K7 w - - 0 1";
    assert_eq!(
        solutions(other, Goal::Take),
        [""; 0],
        "no game of command pieces"
    );
}

#[test]
fn a_search_that_is_too_long_gives_up() {
    let start = open("tora-short/rulebook 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 2 1 0:0 0 -");
    assert_eq!(start.solve(Goal::Win(1), 1, 100), Err(GaveUp));
    let none = start.solve(Goal::Win(1), 1, BUDGET);
    assert_eq!(none, Ok(Vec::new()));
}

#[test]
fn the_last_command_piece_is_won_not_taken() {
    assert_eq!(solutions(SHORT, Goal::Take), [""; 0]);
}
