//! The text in which a game is kept on its device, and what a list of games says of it.

use hall::Hall;
use protocol::stored::list;
use protocol::{ApplyError, NumberedFact, Seat};
use serde::{Deserialize, Serialize};

use super::LocalGame;

/// Why a kept text is not taken for a game. The text is to be left as it is.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReadError {
    /// It is no list of facts, or one of another version.
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

/// What a list of games says of one, so that the list need not fold them all.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// Id of the game's rules.
    pub game: String,
    /// Who plays.
    pub seats: [Seat; 2],
    /// The round it is in.
    pub round: u32,
    /// Whether it is over.
    pub over: bool,
    /// Ids of the games of its series before it, in order.
    pub before: Vec<String>,
    /// When its last fact was taken, in microseconds since 1970-01-01 UTC.
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
    /// Reads a game of `hall` as it was kept.
    ///
    /// # Errors
    ///
    /// If the text is not one that [`text`](Self::text) has written, or of another version.
    pub fn read(hall: &Hall, text: &str) -> Result<Self, ReadError> {
        let read = serde_json::from_str(text);
        let Read { facts } = read.map_err(|error| ReadError::Text(error.to_string()))?;
        Self::of_facts(hall, facts).map_err(|(index, error)| ReadError::Fact {
            index,
            error: Box::new(error),
        })
    }

    /// The text in which it is kept: all its facts, with their versions.
    ///
    /// # Errors
    ///
    /// None is known.
    pub fn text(&self) -> serde_json::Result<String> {
        let facts = &self.facts;
        serde_json::to_string(&Written { facts })
    }

    /// What a list of games says of it.
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
