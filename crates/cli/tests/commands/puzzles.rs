//! Puzzles: mined, and proved again.

use crate::{prints, refuses, says, tigerden};

/// A quick search in a small game.
const QUICK: [&str; 10] = [
    "puzzles", "mine", "brandubh", "--count", "1", "--level", "1", "--seed", "1", "--out",
];

#[test]
fn what_was_mined_is_proved() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("brandubh.json");
    let file = file.to_str().unwrap();
    let mine = [&QUICK[..], &[file]].concat();
    prints(&mine, "");
    says(
        &prints(&["puzzles", "check", file], ""),
        &["ok: 1 puzzles of convoy"],
    );
    let text = std::fs::read_to_string(file).unwrap();
    says(
        &text,
        &["tigerden puzzles mine brandubh --count 1 --level 1"],
    );
    // Without a file the same goes to standard output, and a file is replaced only if asked.
    assert_eq!(prints(&QUICK[..9], ""), text);
    says(&refuses(&mine, ""), &["--force"]);
    prints(&[&mine[..], &["--force"]].concat(), "");
}

#[test]
fn a_puzzle_that_is_wrong_is_named() {
    let text = prints(&QUICK[..9], "");
    let other = text.replace("\"choices\": ", "\"choices\": 9");
    says(
        &refuses(&["puzzles", "check", "-"], &other),
        &["puzzle ", "choices should be"],
    );
    let broken = text.replace("\"goal\"", "\"aim\"");
    says(
        &refuses(&["puzzles", "check", "-"], &broken),
        &["unknown field `aim`"],
    );
    says(&refuses(&["puzzles", "mine", "ludo"], ""), &["ludo"]);
    let none = tigerden(&["puzzles", "check", "no-such-file"]).assert();
    none.code(2);
}
