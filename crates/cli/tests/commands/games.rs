//! The games by name.

use crate::{prints, refuses, says};

#[test]
fn games_are_listed_with_their_options() {
    let games = prints(&["games"], "");
    says(
        &games,
        &[
            "tora-short  TORA, short board",
            "--first, --second setup=defensive|aggressive",
        ],
    );
}

#[test]
fn an_unknown_game_is_refused_with_those_there_are() {
    says(
        &refuses(&["start", "chess"], ""),
        &["chess", "tora-short", "tigerden games"],
    );
    says(
        &refuses(&["legal", "chess x"], ""),
        &["Expected the name of a game", "tora-short"],
    );
}
