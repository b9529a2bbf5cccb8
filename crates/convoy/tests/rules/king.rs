//! Capturing the king (K-8), and the goals (K-9).

use game::{Ending, Position, Side};
use tigerden_convoy::endings;

use crate::{after, read};

/// Whether the last of these moves captures the king.
fn captured(text: &str, moves: &[&str]) -> bool {
    let position = after(text, moves);
    position.king().is_none()
}

#[test]
fn k_8_four_attackers_around_him() {
    let three = "convoy 13/13/13/13/3t9/2tkt8/13/13/3t9/13/13/13/13 t 0 1";
    assert!(captured(three, &["d5d7"]));
    assert!(!captured(three, &["d5d6"]));
    let two = "convoy 13/13/13/13/3t9/3kt8/13/13/3t9/13/13/13/13 t 0 1";
    assert!(!captured(two, &["d5d7"]));
}

#[test]
fn k_8_three_at_the_edge() {
    let two = "convoy 13/13/13/13/t12/k12/t12/13/13/4t8/13/13/13 t 0 1";
    assert!(!captured(two, &["e4e8"]));
    let closing = "convoy 13/13/13/13/t12/k5t6/t12/13/13/13/13/13/13 t 0 1";
    assert!(captured(closing, &["g8b8"]));
    assert!(!captured(closing, &["g8c8"]));
}

#[test]
fn k_8_two_opposite_ones_on_the_throne() {
    let position = "convoy 13/13/13/13/13/13/3t2kt5/13/13/13/13/13/13 t 0 1";
    assert!(captured(position, &["d7f7"]));
    let corner_wise = "convoy 13/13/13/13/13/3t9/6kt5/13/13/13/13/13/13 t 0 1";
    assert!(
        !captured(corner_wise, &["d8g8"]),
        "two that are not opposite"
    );
}

#[test]
fn k_8_the_throne_or_a_corner_counts_as_an_attacker() {
    let beside = "convoy 13/13/13/13/13/5t7/2t2k7/5t7/13/13/13/13/13 t 0 1";
    assert!(
        captured(beside, &["c7e7"]),
        "the throne on g7 is the fourth"
    );
    let away = "convoy 13/13/13/13/13/4t8/1t2k8/4t8/13/13/13/13/13 t 0 1";
    assert!(!captured(away, &["b7d7"]));
    let corner = "convoy 13/13/13/13/13/13/13/13/13/13/13/1t11/1k4t6 t 0 1";
    assert!(captured(corner, &["g1c1"]), "the corner a1 is the third");
}

#[test]
fn k_8_he_may_go_among_attackers_himself() {
    let text = "convoy 13/13/13/13/3t9/2t1t8/13/3k9/13/13/13/13/1t11 n 0 1";
    let moved = after(text, &["d6d8"]);
    assert_eq!(moved.to_move(), Some(Side::First));
    let elsewhere = after(text, &["d6d8", "b1b2"]);
    assert!(elsewhere.king().is_some(), "no attacker closed in");
    let closed = after(
        "convoy 13/13/13/13/3t9/2t1t8/13/3k9/13/13/13/13/3t9 n 0 1",
        &["d6d8", "d1d7"],
    );
    assert!(closed.king().is_none());
}

#[test]
fn k_9_the_attacker_wins_by_the_kings_capture() {
    let position = after(
        "convoy 13/13/13/13/3t9/2tkt8/13/13/3t9/13/13/13/13 t 0 1",
        &["d5d7"],
    );
    let outcome = position.outcome().unwrap();
    assert_eq!(
        (outcome.winner, outcome.ending),
        (Some(Side::First), Ending::ByRule(endings::CAPTURED))
    );
    assert_eq!(position.to_move(), None);
    assert!(
        read("convoy 13/13/13/13/3t9/2tkt8/13/13/3t9/13/13/13/13 n 0 1")
            .outcome()
            .is_none()
    );
}

#[test]
fn k_9_the_defender_wins_in_a_corner() {
    let position = after(
        "convoy 13/13/13/13/13/13/k12/13/13/13/13/13/6t6 n 0 1",
        &["a7a13"],
    );
    let outcome = position.outcome().unwrap();
    assert_eq!(
        (outcome.winner, outcome.ending),
        (Some(Side::Second), Ending::ByRule(endings::ESCAPED))
    );
    let edge = after(
        "convoy 13/13/13/13/13/13/2k10/13/13/13/13/13/6t6 n 0 1",
        &["c7a7"],
    );
    assert!(edge.outcome().is_none(), "the edge alone is not enough");
    assert_eq!(edge.ways_out(), 2);
}
