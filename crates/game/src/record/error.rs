//! What is wrong with a record, and where.

use std::fmt;
use std::ops::Range;

use crate::{Refused, TextError};

/// What is wrong in a record, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// Line from 1.
    pub line: usize,
    /// Character in the line, from 1.
    pub column: usize,
    /// Byte offset in the text, and how many bytes are meant from there; 0 for a point.
    pub at: usize,
    /// See [`at`](Self::at).
    pub len: usize,
    /// What is wrong.
    pub problem: Problem,
}

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The text is not what was expected; says what was.
    Text(String),
    /// A move that the rules refuse.
    Illegal {
        /// The move as it is written.
        text: String,
        /// The round it is in.
        round: u32,
        /// Why.
        reason: Box<Refused>,
    },
}

impl RecordError {
    pub(super) fn new(text: &str, span: Range<usize>, problem: Problem) -> Self {
        let before = text.get(..span.start).unwrap_or(text);
        let start = before.rfind('\n').map_or(0, |newline| newline + 1);
        Self {
            line: before.matches('\n').count() + 1,
            column: before[start..].chars().count() + 1,
            at: span.start,
            len: span.len(),
            problem,
        }
    }

    pub(super) fn text(text: &str, span: Range<usize>, message: impl Into<String>) -> Self {
        Self::new(text, span, Problem::Text(message.into()))
    }

    /// An error inside a piece of the record that begins at byte `offset`.
    pub(super) fn within(text: &str, offset: usize, error: TextError) -> Self {
        let at = offset + error.at;
        Self::text(text, at..at + error.len, error.message)
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "line {}, column {}: {}",
            self.line, self.column, self.problem
        )
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(message) => f.write_str(message),
            Self::Illegal {
                text,
                round,
                reason,
            } => {
                write!(f, "`{text}` in round {round} is not legal: {reason}")
            }
        }
    }
}

impl std::error::Error for RecordError {}
