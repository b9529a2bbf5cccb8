//! What is found in a record, as the worker of the browser tells the page.

use serde::{Deserialize, Serialize};

use crate::TextFault;

/// What is known about a record after it was checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Audited {
    /// The id of the game that it says it is of; `None` if that can't be read.
    pub game: Option<String>,
    /// Who has signed it.
    pub signed: SignedBy,
    /// What it proves, or the first thing that is wrong in it.
    pub found: Result<Proved, Flaw>,
}

/// Who has signed a record as it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SignedBy {
    /// The server that the page is from.
    Server,
    /// Whoever has this key.
    Other {
        /// The public key, 64 hexadecimal digits.
        key: String,
    },
    /// There is no signature.
    Nobody,
    /// There is one that does not fit: one of the two was changed.
    Unknown,
}

/// What a record has proved; the numbers are counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Proved {
    /// Moves played, in TORA single actions.
    pub actions: usize,
    /// Moves that the rules have answered, such as searches; `None` in games without secrets.
    pub answers: Option<usize>,
    /// Sealed notes that were opened.
    pub seals: usize,
    /// Throws of dice; `None` if the record says nothing of dice.
    pub throws: Option<usize>,
    /// Moves drawn by lot.
    pub lots: usize,
    /// Times on clocks.
    pub clock_times: usize,
}

/// The first thing that is wrong in a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Flaw {
    /// The round in which it happened, if that is known.
    pub round: Option<u32>,
    /// The rule that says how it has to be, if one does.
    pub rule: Option<String>,
    /// The line of the record, from 1, if the place is known.
    pub line: Option<usize>,
    /// What is wrong.
    pub fault: TextFault,
}

/// The positions of a recorded game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unrolled {
    /// All positions as far as the record is right, the start first; none if its start can't be read.
    pub positions: Vec<Reached>,
    /// The first thing that is wrong.
    pub wrong: Option<Flaw>,
}

/// A position of a recorded game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reached {
    /// The round of the move that led to it; 1 at the start.
    pub round: u32,
    /// That move, in the form that people read best; `None` at the start.
    pub text: Option<String>,
    /// Its text.
    pub position: String,
}
