//! What `play` refuses before it begins.

use crate::{refuses, says, tigerden};

#[test]
fn play_needs_a_terminal_and_spares_files() {
    let path = std::env::temp_dir().join(format!("tigerden-test-{}.txt", std::process::id()));
    std::fs::write(&path, "mine").unwrap();
    let name = path.to_str().unwrap();
    says(
        &refuses(&["play", "tora-short", "--save", name], ""),
        &["exists already"],
    );
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "mine");
    std::fs::remove_file(&path).unwrap();
    let both = refuses(&["play", "--record", name, "--option", "quiet=off"], "");
    says(&both, &["--record", "cannot be used with"]);
    says(
        &refuses(&["play", "tora-short", "--level", "11"], ""),
        &["11", "from 1 to 10"],
    );
    let alone = refuses(&["play", "tora-short", "--side", "first"], "");
    says(&alone, &["expected --level LEVEL, too"]);
    let assert = tigerden(&["play", "tora-short", "--save", name])
        .assert()
        .code(1);
    says(
        &String::from_utf8_lossy(&assert.get_output().stderr),
        &["needs a terminal"],
    );
    assert!(!path.exists());
}
