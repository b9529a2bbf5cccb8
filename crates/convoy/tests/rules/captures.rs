//! Captures of boats (K-5 to K-7).

use crate::{after, at};

#[test]
fn k_5_an_enemy_between_two_boats_is_captured() {
    let flanked = after(
        "convoy 13/13/13/3t9/3n9/3t9/6k6/9t3/13/13/13/13/13 t 0 1",
        &["j6j8"],
    );
    assert_eq!(
        at(&flanked, "d9"),
        Some('n'),
        "only the moved boat captures"
    );
    let up = after(
        "convoy 13/13/13/3t9/3n9/13/6k6/3t9/13/13/13/13/13 t 0 1",
        &["d6d8"],
    );
    assert_eq!(at(&up, "d9"), None);
    let across = after(
        "convoy 13/13/13/13/3nt8/13/6k6/2t10/13/13/13/13/13 t 0 1",
        &["c6c9"],
    );
    assert_eq!(at(&across, "d9"), None);
    let corner_wise = after(
        "convoy 13/13/13/4t8/3n9/13/6k6/2t10/13/13/13/13/13 t 0 1",
        &["c6c8"],
    );
    assert_eq!(at(&corner_wise, "d9"), Some('n'), "not diagonally");
}

#[test]
fn k_5_up_to_three_at_once() {
    let three = after(
        "convoy 13/13/3t9/3n9/1tn1nt7/13/6k6/13/13/13/13/3t9/13 t 0 1",
        &["d2d9"],
    );
    for square in ["c9", "e9", "d10"] {
        assert_eq!(at(&three, square), None, "{square}");
    }
}

#[test]
fn k_5_between_two_enemies_is_a_safe_place() {
    let position = after(
        "convoy 13/13/13/13/2t1t8/13/6k6/13/3n9/13/13/13/13 n 0 1",
        &["d5d9"],
    );
    assert_eq!(at(&position, "d9"), Some('n'));
    let later = after(
        "convoy 13/13/13/13/2t1t8/13/6k6/13/3n9/13/13/t12/13 n 0 1",
        &["d5d9", "a2b2"],
    );
    assert_eq!(at(&later, "d9"), Some('n'), "nor by a move elsewhere");
}

#[test]
fn k_5_two_in_a_row_are_not_captured() {
    let position = after(
        "convoy 13/13/13/13/2tnn8/13/6k6/5t7/13/13/13/13/13 t 0 1",
        &["f6f9"],
    );
    assert_eq!(
        (at(&position, "d9"), at(&position, "e9")),
        (Some('n'), Some('n'))
    );
}

#[test]
fn k_6_the_king_captures_and_helps() {
    let himself = after(
        "convoy 13/13/13/13/3tn8/13/2k10/13/13/13/13/13/13 n 0 1",
        &["c7c9"],
    );
    assert_eq!(at(&himself, "d9"), None);
    let helped = after(
        "convoy 13/13/13/13/3tk8/13/2n10/13/13/13/13/13/13 n 0 1",
        &["c7c9"],
    );
    assert_eq!(at(&helped, "d9"), None);
    let alone = after(
        "convoy 13/13/13/13/3tk8/13/2n10/13/13/13/13/13/13 n 0 1",
        &["c7c8"],
    );
    assert_eq!(at(&alone, "d9"), Some('t'));
}

#[test]
fn k_7_throne_and_corners_are_enemies_of_everybody() {
    let throne = after(
        "convoy 13/13/13/13/13/13/3t1n7/13/13/13/13/6k6/13 t 0 1",
        &["d7e7"],
    );
    assert_eq!(at(&throne, "f7"), None, "a defender at the empty throne");
    let attacker = after(
        "convoy 13/13/13/13/13/13/3n1t7/13/13/13/13/6k6/13 n 0 1",
        &["d7e7"],
    );
    assert_eq!(at(&attacker, "f7"), None, "an attacker at the empty throne");
    let corner = after(
        "convoy 13/13/13/13/13/13/13/13/13/k12/13/13/1n1t9 t 0 1",
        &["d1c1"],
    );
    assert_eq!(at(&corner, "b1"), None);
    let of_attackers = after(
        "convoy 13/13/13/13/13/13/13/13/13/k12/13/13/1t1n9 n 0 1",
        &["d1c1"],
    );
    assert_eq!(at(&of_attackers, "b1"), None);
    let nothing = after(
        "convoy 13/13/13/13/13/13/13/13/13/k12/13/1n1t9/13 t 0 1",
        &["d2c2"],
    );
    assert_eq!(at(&nothing, "b2"), Some('n'), "the edge is no enemy");
}

#[test]
fn k_7_the_throne_with_the_king_on_it_stands_beside_a_defender_as_an_enemy() {
    let position = after(
        "convoy 13/13/13/13/13/13/3t1nk6/13/13/13/13/13/13 t 0 1",
        &["d7e7"],
    );
    assert_eq!(at(&position, "f7"), None);
}
