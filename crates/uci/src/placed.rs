//! The command `position`: a start and the moves from it.

use game::{Message, TextError};
use hall::{Hall, PlayError, StartError, Table};

use crate::words::{Word, Words, moves_of};
use crate::{Dialect, Variant};

/// A position as a start and moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// Where it begins.
    pub start: Start,
    /// The moves from there.
    pub moves: Vec<Word>,
}

/// Where a game begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// `startpos`: the usual start of the variant that was chosen.
    Usual,
    /// `fen`: the text of a position.
    Text {
        /// Its byte offset in the line.
        at: usize,
        /// The text.
        text: String,
    },
}

impl Placed {
    /// The usual start, before any move.
    #[must_use]
    pub fn usual() -> Self {
        Self {
            start: Start::Usual,
            moves: Vec::new(),
        }
    }

    pub(crate) fn parse(
        words: &mut Words<'_>,
        ignored: &mut Vec<TextError>,
    ) -> Result<Self, TextError> {
        words.skip_unknown(&["startpos", "fen"], ignored);
        let start = match words.next() {
            None => return Err(words.missing("uci-text-expected-start")),
            Some(word) if word.text == "startpos" => Start::Usual,
            Some(_) => {
                let (at, text) = words.until(&["moves"]);
                if text.is_empty() {
                    return Err(words.missing("uci-text-expected-position"));
                }
                let text = text.to_owned();
                Start::Text { at, text }
            }
        };
        words.skip_unknown(&["moves"], ignored);
        words.next();
        let moves = words.collect();
        Ok(Self { start, moves })
    }

    /// Opens the game of `hall` at this start and plays the moves.
    ///
    /// # Errors
    ///
    /// The first place in the line that is not a position or not a legal move.
    pub fn open(&self, hall: &Hall, variant: &Variant) -> Result<Box<dyn Table>, TextError> {
        let mut table = match &self.start {
            Start::Usual => variant.start(hall).map_err(|error: StartError| {
                TextError::new(
                    0,
                    0,
                    Message::new("uci-text-no-start").with("why", error.to_string()),
                )
            })?,
            Start::Text { at, text } => variant
                .dialect()
                .open(hall, text)
                .map_err(|error| error.shifted(*at))?,
        };
        let dialect = Dialect::of(table.info());
        for word in &self.moves {
            let mut at = word.at;
            for mv in moves_of(&word.text) {
                let played = table.play(&dialect.to_own(&mv));
                played.map_err(|error| wrong_move(at, &mv, error))?;
                at += mv.len() + 1;
            }
        }
        Ok(table)
    }
}

/// Why the move at byte `at` of the line can't be played.
fn wrong_move(at: usize, mv: &str, error: PlayError) -> TextError {
    let message = match error {
        PlayError::Text(error) => return error.shifted(at),
        PlayError::Over => Message::new("uci-text-over"),
        PlayError::Refused(reason) => {
            let why = |key| {
                Message::new(key)
                    .with("move", mv)
                    .with_key("reason", reason.key)
            };
            match reason.rule {
                Some(rule) => why("uci-text-illegal").with("rule", rule.0),
                None => why("uci-text-refused"),
            }
        }
    };
    TextError::new(at, mv.len(), message)
}
