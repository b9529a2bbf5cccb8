//! The text in which a device keeps a game, and the summary for a list of games.

use hall::Hall;
use protocol::stored::list;
use protocol::{ApplyError, NumberedFact, Seat};
use serde::{Deserialize, Serialize};

use super::LocalGame;

/// Why a kept text can't be read as a game. Leave the text unchanged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReadError {
    /// It is not a list of facts, or has another version.
    #[error("{0}")]
    Text(String),
    /// A fact can't follow those before it.
    #[error("fact {}: {error}", .index + 1)]
    Fact {
        /// Its index.
        index: usize,
        /// Why.
        error: Box<ApplyError>,
    },
}

/// What a list of games shows of a game, so that it need not read every game in full.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// Id of the game's rules.
    pub game: String,
    /// The player of each side.
    pub seats: [Seat; 2],
    /// The current round.
    pub round: u32,
    /// Whether it is over.
    pub over: bool,
    /// Ids of the earlier games of its series, in order.
    pub before: Vec<String>,
    /// When its last fact was added, in microseconds since 1970-01-01 UTC.
    pub changed_us: i64,
}

#[derive(Serialize)]
struct Written<'a> {
    #[serde(with = "list")]
    facts: &'a [NumberedFact],
}

#[derive(Deserialize)]
struct Read {
    #[serde(with = "list")]
    facts: Vec<NumberedFact>,
}

impl LocalGame {
    /// Reads a kept game of `hall`.
    ///
    /// # Errors
    ///
    /// If [`text`](Self::text) did not write this text, or wrote it in another version.
    pub fn read(hall: &Hall, text: &str) -> Result<Self, ReadError> {
        let read = serde_json::from_str(text);
        let Read { facts } = read.map_err(|error| ReadError::Text(error.to_string()))?;
        Self::of_facts(hall, facts).map_err(|(index, error)| ReadError::Fact {
            index,
            error: Box::new(error),
        })
    }

    /// The text to keep: all facts of the game, with their versions.
    ///
    /// # Errors
    ///
    /// None is known.
    pub fn text(&self) -> serde_json::Result<String> {
        let facts = &self.facts;
        serde_json::to_string(&Written { facts })
    }

    /// The summary of the game for a list of games.
    #[must_use]
    pub fn summary(&self) -> Summary {
        let before = self.state.terms().games_before().iter();
        Summary {
            game: self.state.terms().game.clone(),
            seats: self.state.seats().clone(),
            round: self.table().round(),
            over: self.table().outcome().is_some(),
            before: before.map(|game| game.id.clone()).collect(),
            changed_us: self.facts.last().map_or(0, |last| last.at_us),
        }
    }
}
