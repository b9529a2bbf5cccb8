//! The log of a tournament: everything that happened, in order.
//!
//! A log is a text of JSON lines. Lines are only ever added, and what a tournament *is* follows from them:
//! see [`Tournament`](crate::event::Tournament).

mod charter;
mod decision;
mod fact;
mod step;

use serde::{Deserialize, Serialize};

pub use charter::{Boards, Charter, CharterError, Contest, Format};
pub use decision::{Decision, Ruling};
pub use fact::{Absent, Fact, GameResult, Number, Pairing, Registration, Role, Spot};
pub use step::Step;

/// Something that happened in a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// When, in milliseconds since the beginning of 1970 (UTC).
    pub at: i64,
    /// Who says so: an official or a player, by name.
    pub by: String,
    /// What.
    pub fact: Fact,
}

/// Why a text is no log.
#[derive(Debug, thiserror::Error)]
#[error("line {line}: {reason} (column {column})")]
pub struct LogError {
    /// The number of the line, from 1.
    pub line: usize,
    /// The number of the byte in it, from 1.
    pub column: usize,
    /// What is wrong with it.
    pub reason: String,
}

impl Entry {
    /// Reads a log, an entry a line. Empty lines don't matter.
    ///
    /// # Errors
    ///
    /// The first line that is no entry.
    pub fn read_all(text: &str) -> Result<Vec<Self>, LogError> {
        let lines = (1..).zip(text.lines());
        let entries = lines.filter(|(_, line)| !line.trim().is_empty());
        let read = |(line, text)| {
            serde_json::from_str(text).map_err(|error| LogError {
                line,
                column: error.column(),
                reason: without_place(&error),
            })
        };
        entries.map(read).collect()
    }

    /// The entry as a line, with its line break.
    ///
    /// # Errors
    ///
    /// If it can't be written as JSON.
    pub fn line(&self) -> Result<String, serde_json::Error> {
        let mut line = serde_json::to_string(self)?;
        line.push('\n');
        Ok(line)
    }
}

/// What is wrong, without the place, which is known better.
fn without_place(error: &serde_json::Error) -> String {
    let said = error.to_string();
    let what = said
        .rsplit_once(" at line ")
        .map(|(what, _)| what.to_owned());
    what.unwrap_or(said)
}
