//! What is wrong with a record, and where.

use std::fmt;
use std::ops::Range;

use crate::{Message, TextError};

/// What is wrong in a record: at least one [`RecordFault`].
///
/// It lists everything that is wrong in the tags, in the start position and in the form of the moves,
/// but no more than a hundred faults of each.
/// Of the moves themselves, it lists only the first fault: what follows can't be judged, since the
/// position there isn't known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    first: RecordFault,
    more: Vec<RecordFault>,
}

/// One thing that is wrong in a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordFault {
    /// Line from 1.
    pub line: usize,
    /// Character in the line, from 1.
    pub column: usize,
    /// Byte offset in the text.
    pub at: usize,
    /// How many bytes are wrong, from `at`; 0 for a point between bytes.
    pub len: usize,
    /// What is wrong. For a move that the rules refuse it is the key `record-text-illegal` with the
    /// `move`, its `round`, the `reason` and the `rule`.
    pub message: Message,
}

/// The most faults that are listed in the tags, and in the form of the moves: nobody reads more, and a
/// hostile text could have millions.
pub(super) const MOST_FAULTS: usize = 100;

impl RecordError {
    pub(super) fn new(text: &str, span: Range<usize>, message: impl Into<Message>) -> Self {
        Self {
            first: RecordFault::new(text, span, message.into()),
            more: Vec::new(),
        }
    }

    /// The errors inside a piece of the record; `place` says where in the record a place in the
    /// piece is.
    pub(super) fn within(text: &str, error: &TextError, place: impl Fn(usize) -> usize) -> Self {
        let fault = |fault: &crate::Fault| {
            let at = place(fault.at);
            RecordFault::new(text, at..at + fault.len, fault.message.clone())
        };
        Self {
            first: fault(error.first()),
            more: error.faults().skip(1).map(fault).collect(),
        }
    }

    /// The first fault.
    #[must_use]
    pub fn first(&self) -> &RecordFault {
        &self.first
    }

    /// All faults, in the order in which they were found.
    pub fn faults(&self) -> impl Iterator<Item = &RecordFault> {
        std::iter::once(&self.first).chain(&self.more)
    }

    /// All of these together, if there is any.
    pub(super) fn all(errors: impl IntoIterator<Item = Self>) -> Option<Self> {
        errors.into_iter().reduce(|mut all, next| {
            all.more.push(next.first);
            all.more.extend(next.more);
            all
        })
    }
}

impl RecordFault {
    fn new(text: &str, span: Range<usize>, message: Message) -> Self {
        let before = text.get(..span.start).unwrap_or(text);
        let start = before.rfind('\n').map_or(0, |newline| newline + 1);
        Self {
            line: before.matches('\n').count() + 1,
            column: before[start..].chars().count() + 1,
            at: span.start,
            len: span.len(),
            message,
        }
    }
}

/// The faults, separated by semicolons.
impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.first.fmt(f)?;
        self.more
            .iter()
            .try_for_each(|fault| write!(f, "; {fault}"))
    }
}

impl fmt::Display for RecordFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "line {}, column {}: {}",
            self.line, self.column, self.message
        )
    }
}

impl std::error::Error for RecordError {}
