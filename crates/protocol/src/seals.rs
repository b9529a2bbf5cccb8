//! Sealed notes (T-X9): while a side hides something it seals what it does in each turn, and what it hides in
//! a position that an arbiter sets up (T-X13); its notes are opened when it hides nothing any more or the game
//! is over.

use std::fmt;

use commit::{Note, NoteError, Salt, Seal};
use game::{Side, Viewer};
use hall::Table;
use serde::{Deserialize, Serialize};

/// The sides as notes and records name them.
pub const SEALING_SIDES: [&str; 2] = ["first", "second"];
/// In notes in place of its id, for a game that has none: one that is played on one device.
pub const NO_GAME: &str = "-";

/// What was noted, and the salt with which it was sealed. `Debug` shows neither.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenNote {
    /// The moves of the turn as their player reads them, ` | `, and what the side hides after them; at the
    /// start of the game and in a position that an arbiter has set up only what it hides.
    pub text: String,
    /// 256 random bits.
    pub salt: Salt,
}

/// A note as far as it is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sealed {
    /// How many plies had been played.
    pub plies: usize,
    /// How many positions an arbiter had set up.
    pub set_ups: usize,
    /// What was published at once.
    pub seal: Seal,
    /// What was sealed; `None` where that is not known.
    pub note: Option<OpenNote>,
}

impl fmt::Debug for OpenNote {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("OpenNote(…)")
    }
}

/// Whether `side` has to seal a note after so many plies of a game: it hides something, and play has just
/// begun, it has just ended a turn, or an arbiter has just set up a position.
#[must_use]
pub fn seal_due(table: &dyn Table, side: Side, plies: usize) -> bool {
    let ended_turn = || table.turn_begins(plies) && player(table, plies) == Some(side);
    let begins = || plies == 0 || is_set_up(table, plies);
    table.hides(side, plies).is_some() && (begins() || ended_turn())
}

/// Whether an arbiter has set up the position after so many plies.
fn is_set_up(table: &dyn Table, plies: usize) -> bool {
    table.set_ups().iter().any(|set_up| set_up.0 == plies)
}

/// What `side` notes after so many plies, at which a seal is due.
#[must_use]
pub fn note_text(table: &dyn Table, side: Side, plies: usize) -> String {
    let own = |ply: &usize| player(table, ply + 1) == Some(side) && !is_set_up(table, ply + 1);
    let mut from = plies;
    for ply in (0..plies).rev().take_while(own) {
        from = ply;
        if table.turn_begins(ply) {
            break;
        }
    }
    let text = |ply| table.ply(ply, Viewer::Player(side)).map(|(_, text)| text);
    let moves: Vec<String> = (from..plies).filter_map(text).collect();
    let hidden = table.hides(side, plies).unwrap_or_default();
    if moves.is_empty() {
        hidden
    } else {
        format!("{} | {hidden}", moves.join("; "))
    }
}

/// The note of this text that `side` makes in a game after so many plies.
///
/// # Errors
///
/// If the id of the game is not a word, or the text not a line.
pub fn note(
    table: &dyn Table,
    game: &str,
    side: Side,
    plies: usize,
    text: &str,
) -> Result<Note, NoteError> {
    let round = table.round_after(plies.saturating_sub(1));
    let owner = SEALING_SIDES[side.index()];
    Note::new(game, owner, round.unwrap_or_default(), text)
}

/// Who played the last of the first `plies` plies.
fn player(table: &dyn Table, plies: usize) -> Option<Side> {
    let (side, _) = table.ply(plies.checked_sub(1)?, Viewer::Judge)?;
    Some(side)
}
