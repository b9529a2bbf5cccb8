//! Help and completions.

use crate::{prints, says};

#[test]
fn help_has_examples() {
    for command in ["start", "legal", "perft", "turns", "play"] {
        says(&prints(&[command, "--help"], ""), &["Example"]);
    }
}
