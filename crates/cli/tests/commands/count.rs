//! Legal moves and counts.

use crate::{START, prints, refuses, says};

#[test]
fn legal_moves_come_one_a_line() {
    let moves = prints(&["legal", START], "");
    assert_eq!(moves.lines().count(), 75);
    assert!(moves.lines().any(|line| line == "A v5h7-v5h6"));
    assert!(moves.lines().any(|line| line == "end"));
    assert_eq!(prints(&["legal", "-"], &format!("{START}\n")), moves);
}

#[test]
fn counts_end_with_their_number() {
    assert_eq!(prints(&["perft", START, "2"], ""), "nodes 4907\n");
    let divided = prints(&["perft", START, "2", "--divide"], "");
    assert!(divided.ends_with("\nnodes 4907\n") && divided.lines().count() == 76);
    assert_eq!(prints(&["perft", START, "0", "--divide"], ""), "nodes 1\n");
    assert_eq!(prints(&["turns", START], ""), "turns 1541\n");
}

#[test]
fn too_deep_is_refused() {
    says(
        &refuses(&["perft", START, "21"], ""),
        &["21", "from 0 to 20"],
    );
}
