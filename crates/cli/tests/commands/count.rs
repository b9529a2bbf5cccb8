//! Legal moves and counts.

use crate::{START, prints, refuses, says, tigerden};

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

/// Finished positions of every game, and how they say that they have ended.
const OVER: [(&str, &str); 5] = [
    (
        "tora-short/rulebook 9/9/9/9/9/9/9/ddA5G/guA6 o 2 5 0:0 0 -",
        "Challenger wins. Opposition is trapped",
    ),
    (QUIET, "Draw. Fifty rounds without a capture"),
    (BARE, "Draw. Nobody can mate any more. 1:1 points. [C-L6]"),
    (
        "lancerchess q7/p7/8/8/8/8/8/7Q w - - 100 90",
        "Draw. Fifty moves by each side",
    ),
    (
        "convoy 13/13/13/13/13/13/13/13/13/13/13/13/k12 t 0 1",
        "Defender wins. The king has escaped",
    ),
];

const QUIET: &str = "tora-short/rulebook 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 2 51 0:0 50 -";
const BARE: &str = "lancerchess q7/8/8/8/8/8/8/7Q w - - 0 90";

#[test]
fn finished_games_say_why_there_is_no_move() {
    for (position, how) in OVER {
        for command in [
            &["legal", position][..],
            &["analyze", position, "--depth", "1"],
        ] {
            let assert = tigerden(command).assert().success().stdout("");
            let said = String::from_utf8(assert.get_output().stderr.clone()).unwrap();
            says(&said, &["The game is over. ", how]);
        }
    }
}

#[test]
fn counting_goes_on_past_draws_but_not_past_wins() {
    for (position, nodes) in [
        (QUIET, "75"),
        (BARE, "3"),
        (OVER[0].0, "0"),
        (OVER[4].0, "0"),
    ] {
        let expected = format!("nodes {nodes}\n");
        assert_eq!(
            prints(&["perft", position, "1"], ""),
            expected,
            "{position}"
        );
    }
    says(&prints(&["perft", "--help"], ""), &["go on past them"]);
}

#[test]
fn too_deep_is_refused() {
    says(
        &refuses(&["perft", START, "21"], ""),
        &["21", "from 0 to 20"],
    );
}
