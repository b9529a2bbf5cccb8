//! How games went.

use game::Viewer;
use hall::{Hall, Options};
use tigerden_play::Course;

fn course(position: &str, moves: &[&str]) -> Course {
    let mut table = Hall::all()
        .open(position, &Options::default())
        .expect("a position");
    for text in moves {
        table.play(text).expect("a legal move");
    }
    Course::of(&*table, Viewer::Public)
}

#[test]
fn points_are_counted_after_each_turn() {
    let position = "tora-short/rulebook 9/9/9/8g/2s1a1A1G/9/9/9/9 c 2 1 0:0 0 -";
    let moves = ["A v5h7 * v5h5", "end", "pass"];
    let course = course(position, &moves);
    assert!(course.in_points);
    let leads: Vec<_> = course.leads().collect();
    assert_eq!(leads, [1, 1]);
    assert_eq!(course.turning_points(3), [0]);
    assert_eq!(course.turns[0].1, [1, 0]);
}

#[test]
fn in_other_games_the_fallen_are_counted() {
    let position = "lancerchess rfbqkblr/pppppppp/8/8/8/8/PPPPPPPP/RFBQKBLR w KQkq - 0 1";
    let course = course(position, &["e2e4", "d7d5", "e4d5", "d8d7"]);
    assert!(!course.in_points);
    let leads: Vec<_> = course.leads().collect();
    assert_eq!(leads, [0, 0, 1, 1]);
    assert_eq!(course.turning_points(3), [2]);
}

#[test]
fn the_greatest_changes_are_the_turning_points_in_the_order_of_the_game() {
    let position = "lancerchess 3q4/8/8/1p1p4/2P1P3/8/8/R2Q4 w - - 0 1";
    let course = course(position, &["c4b5", "d5e4", "d1d2"]);
    assert_eq!(course.turning_points(3), [0, 1]);
    assert_eq!(course.turning_points(1), [0]);
}

#[test]
fn a_game_that_has_not_begun_has_no_turning_points() {
    let position = "tora-short/rulebook 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 2 1 0:0 0 -";
    let course = course(position, &[]);
    assert!(course.turns.is_empty() && course.turning_points(3).is_empty());
}
