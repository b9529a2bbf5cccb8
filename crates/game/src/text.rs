//! Errors of reading positions, moves and other texts.

use std::fmt;

use crate::Message;

/// One thing that is wrong in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Byte offset of the place in the text; its length if the text ends too early.
    pub at: usize,
    /// How many bytes are wrong, from `at`; 0 for a point between bytes.
    pub len: usize,
    /// What is wrong there, or what was expected.
    pub message: Message,
}

impl Fault {
    /// The line and the column of the place in `text`, both from 1; columns count characters.
    #[must_use]
    pub fn line_and_column(&self, text: &str) -> (usize, usize) {
        let before = text.get(..self.at).unwrap_or(text);
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or(before).chars().count() + 1;
        (line, column)
    }
}

/// The first word of a position text, which names its game: the text up to a `/`, `+` or space.
#[must_use]
pub fn head(position: &str) -> &str {
    let end = position.find(['/', '+', ' ']).unwrap_or(position.len());
    &position[..end]
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (at character {})", self.message, self.at + 1)
    }
}

/// What is wrong in a text: at least one [`Fault`].
///
/// A reader that can tell where the next part begins continues after a fault, so that it lists all
/// parts that are wrong in themselves. Only if each part could be read does it check whether they
/// fit each other, and then it reports the first contradiction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextError {
    first: Fault,
    more: Vec<Fault>,
}

impl TextError {
    /// An error about the `len` bytes from `at`.
    #[must_use]
    pub fn new(at: usize, len: usize, message: impl Into<Message>) -> Self {
        let message = message.into();
        Self {
            first: Fault { at, len, message },
            more: Vec::new(),
        }
    }

    /// The first fault.
    #[must_use]
    pub fn first(&self) -> &Fault {
        &self.first
    }

    /// All faults, in the order in which they were found, which is that of the text where possible.
    pub fn faults(&self) -> impl Iterator<Item = &Fault> {
        std::iter::once(&self.first).chain(&self.more)
    }

    /// Adds the faults of another part of the text.
    #[must_use]
    pub fn and(mut self, other: Self) -> Self {
        self.more.push(other.first);
        self.more.extend(other.more);
        self
    }

    /// The results of reading two parts of a text.
    ///
    /// # Errors
    ///
    /// The faults of both.
    pub fn both<A, B>(one: Result<A, Self>, other: Result<B, Self>) -> Result<(A, B), Self> {
        match (one, other) {
            (Ok(one), Ok(other)) => Ok((one, other)),
            (Err(one), Err(other)) => Err(one.and(other)),
            (Err(error), Ok(_)) | (Ok(_), Err(error)) => Err(error),
        }
    }

    /// The same error with the place of each fault changed by `place`, which is given `at` and
    /// `len` and returns them in another text.
    #[must_use]
    pub fn moved(mut self, place: impl Fn(usize, usize) -> (usize, usize)) -> Self {
        for fault in std::iter::once(&mut self.first).chain(&mut self.more) {
            (fault.at, fault.len) = place(fault.at, fault.len);
        }
        self
    }

    /// The same error in a text that has `offset` more bytes in front.
    #[must_use]
    pub fn shifted(self, offset: usize) -> Self {
        self.moved(|at, len| (at + offset, len))
    }
}

/// The faults, separated by semicolons.
impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.first.fmt(f)?;
        self.more
            .iter()
            .try_for_each(|fault| write!(f, "; {fault}"))
    }
}

impl std::error::Error for TextError {}

/// Collects what is wrong in the parts of a text.
#[derive(Debug, Default)]
pub struct Faults(Option<TextError>);

impl Faults {
    /// Returns what a reader has read, or keeps its error.
    pub fn keep<T>(&mut self, read: Result<T, TextError>) -> Option<T> {
        match read {
            Ok(value) => Some(value),
            Err(error) => {
                self.0 = Some(match self.0.take() {
                    None => error,
                    Some(before) => before.and(error),
                });
                None
            }
        }
    }

    /// Ends the collection.
    ///
    /// # Errors
    ///
    /// All errors that were kept, if any.
    pub fn finish(self) -> Result<(), TextError> {
        self.0.map_or(Ok(()), Err)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_faults_are_kept_and_move_together() {
        let mut faults = Faults::default();
        assert_eq!(faults.keep(Ok(1)), Some(1));
        for at in [3, 8] {
            assert_eq!(faults.keep::<u8>(Err(TextError::new(at, 1, "wrong"))), None);
        }
        let error = faults.finish().expect_err("two were kept").shifted(10);
        assert_eq!(error.first().at, 13);
        assert_eq!(
            error.faults().map(|fault| fault.at).collect::<Vec<_>>(),
            [13, 18]
        );
        assert_eq!(
            error.to_string(),
            "wrong (at character 14); wrong (at character 19)"
        );
        assert_eq!(Faults::default().finish(), Ok(()));
    }
}
