//! The computer's opinions of a game.

use game::Side;
use tigerden_play::{Mistake, Opinion, Review, Worth};

use crate::played;

const START: &str = "lancerchess 3q4/1P6/8/8/8/8/8/R2Q3R w KQ - 0 1";

fn thought(worth: Worth) -> Opinion {
    let best = Vec::new();
    Opinion { worth, best }
}

#[test]
fn what_the_computer_says_is_turned_to_the_first_side() {
    assert_eq!(
        Worth::read("points 35", Side::First),
        Some(Worth::Points(35))
    );
    assert_eq!(
        Worth::read("points 35", Side::Second),
        Some(Worth::Points(-35))
    );
    assert_eq!(
        Worth::read("wins 2", Side::Second),
        Some(Worth::Wins(Side::Second, 2))
    );
    assert_eq!(
        Worth::read("loses 1", Side::Second),
        Some(Worth::Wins(Side::First, 1))
    );
    for wrong in ["", "points", "points much", "draws 3", "wins -1"] {
        assert_eq!(Worth::read(wrong, Side::First), None, "{wrong}");
    }
}

#[test]
fn an_advantage_counts_less_the_larger_it_is() {
    let leads = [0, 100, 500, 5000, -500].map(|points| Worth::Points(points).lead());
    assert_eq!(leads, [0, 250, 625, 943, -625]);
    assert_eq!(Worth::Wins(Side::Second, 4).lead(), -1000);
    assert_eq!(Worth::Over(Some(Side::First)).lead(), 1000);
    assert_eq!(Worth::Over(None).lead(), 0);
}

#[test]
fn each_turn_is_looked_at_in_the_position_before_it() {
    let table = played(START, &["d1b1", "d8e7"]);
    let mut review = Review::of(&*table, Vec::new());
    for asked in [(0, Side::First), (1, Side::Second)] {
        assert_eq!(review.next(), Some(asked));
        review.opinions.push(thought(Worth::Points(0)));
    }
    assert_eq!(review.next(), Some((2, Side::First)), "nobody has resigned");
}

#[test]
fn the_position_that_was_given_up_is_looked_at_too() {
    let mut table = played(START, &["d1b1", "d8e7"]);
    table.resign(Side::First);
    let mut review = Review::of(&*table, vec![thought(Worth::Points(0)); 2]);
    assert_eq!((review.positions(), review.after().count()), (3, 1));
    assert_eq!(review.next(), Some((2, Side::First)));
    review.opinions.push(thought(Worth::Points(-900)));
    assert_eq!(review.next(), None);
    assert_eq!(review.after().last(), Some(Worth::Points(-900)));
    assert_eq!(review.turning_points(3), [1]);
}

#[test]
fn turning_points_are_the_turns_that_changed_the_opinion_most() {
    let mut table = played(START, &["a1a2", "d8e8", "a2a3", "e8d8"]);
    table.resign(Side::Second);
    let worths = [0, 30, -400, -380].map(|points| thought(Worth::Points(points)));
    let review = Review::of(&*table, worths.to_vec());
    assert_eq!(
        review.turning_points(3),
        [1],
        "the last turn is not known yet"
    );
    assert_eq!(review.after().count(), 3);
    let half = Review::of(&*table, worths[..2].to_vec());
    assert!(half.turning_points(3).is_empty());
}

#[test]
fn a_mistake_is_a_turn_that_cost_its_own_side_something() {
    let mut table = played(START, &["a1a2", "d8e8", "a2a3", "e8d8", "a3a2"]);
    table.resign(Side::Second);
    let worths = [0, -40, 200, 190, -400, -390].map(|points| thought(Worth::Points(points)));
    let review = Review::of(&*table, worths.to_vec());
    let found: Vec<_> = review.mistakes().collect();
    assert_eq!(
        found,
        [(0, Mistake::Plain), (1, Mistake::Blunder)],
        "the fourth turn won something"
    );
    let half = Review::of(&*table, worths[..2].to_vec());
    assert_eq!(half.mistakes().count(), 1, "as far as it is known");
}

#[test]
fn a_game_that_ended_by_its_rules_ends_with_its_result() {
    // The inventor's mate (C-P3).
    let start = "tigerchess 7q/8/5Q2/4T3/8/8/8/8 w - - 0 1 - - - -";
    let moves = [
        "e5g4", "h8g8", "f6g6", "g8f8", "g4d5", "f8g8", "d5c7", "g8h8", "c7f5",
    ];
    let table = played(start, &moves);
    let wins = thought(Worth::Wins(Side::First, 5));
    let review = Review::of(&*table, vec![wins; 9]);
    assert_eq!((review.positions(), review.next()), (9, None));
    assert_eq!(review.after().last(), Some(Worth::Over(Some(Side::First))));
    assert_eq!(review.after().count(), 9);
    assert!(review.turning_points(3).is_empty());
}
