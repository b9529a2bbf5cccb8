//! Help and completions.

use crate::{prints, says};

#[test]
fn help_has_examples_and_shells_are_known() {
    for command in ["start", "legal", "perft", "turns", "play"] {
        says(&prints(&[command, "--help"], ""), &["Example"]);
    }
    for shell in ["bash", "zsh", "fish"] {
        says(&prints(&["completions", shell], ""), &["tigerden", "perft"]);
    }
}
