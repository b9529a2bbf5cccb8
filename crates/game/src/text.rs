//! Errors of reading positions and moves from text.

use std::fmt;

/// What is wrong in a text, where, and what was expected there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextError {
    /// Byte offset of the place in the text; its length if the text ends too early.
    pub at: usize,
    /// How many bytes are meant, from `at`; 0 for a point.
    pub len: usize,
    /// What is wrong there and what was expected, one sentence without a full stop.
    pub message: String,
}

impl TextError {
    /// An error about the `len` bytes from `at`.
    #[must_use]
    pub fn new(at: usize, len: usize, message: impl Into<String>) -> Self {
        Self {
            at,
            len,
            message: message.into(),
        }
    }

    /// The line and the column of the place in `text`, both from 1; columns count characters.
    #[must_use]
    pub fn line_and_column(&self, text: &str) -> (usize, usize) {
        let before = text.get(..self.at).unwrap_or(text);
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or(before).chars().count() + 1;
        (line, column)
    }

    /// The same error in a text that has `offset` more bytes in front.
    #[must_use]
    pub fn shifted(mut self, offset: usize) -> Self {
        self.at += offset;
        self
    }
}

/// The first word of a position text, which says what game it is of: up to a `/`, `+` or space.
#[must_use]
pub fn head(position: &str) -> &str {
    let end = position.find(['/', '+', ' ']).unwrap_or(position.len());
    &position[..end]
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (at character {})", self.message, self.at + 1)
    }
}

impl std::error::Error for TextError {}
