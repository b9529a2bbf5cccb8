//! Parts of a text, each with its place, so that errors can name it.

use std::ops::Range;

use crate::{Message, TextError};

/// A part of a text and where it begins.
#[derive(Clone, Copy, Debug)]
pub struct Part<'a> {
    /// The part.
    pub text: &'a str,
    /// Its byte offset in the whole text.
    pub at: usize,
}

impl<'a> Part<'a> {
    /// A whole text.
    #[must_use]
    pub fn whole(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    /// An error about this part.
    ///
    /// # Errors
    ///
    /// Always this one.
    pub fn error<T>(self, message: impl Into<Message>) -> Result<T, TextError> {
        Err(TextError::new(self.at, self.text.len(), message))
    }

    /// A range of its bytes; an empty part where the range cuts a character or ends past it.
    #[must_use]
    pub fn range(self, range: Range<usize>) -> Self {
        let at = self.at + range.start;
        let text = self.text.get(range).unwrap_or_default();
        Self { text, at }
    }

    /// The rest of the part, from byte `start` on.
    #[must_use]
    pub fn from(self, start: usize) -> Self {
        self.range(start..self.text.len())
    }

    /// What follows `prefix`; `None` if the part doesn't begin with it.
    #[must_use]
    pub fn strip(self, prefix: char) -> Option<Self> {
        let found = self.text.starts_with(prefix);
        found.then(|| self.from(prefix.len_utf8()))
    }

    /// The parts between separators.
    pub fn split(self, separator: char) -> impl Iterator<Item = Self> {
        let mut at = self.at;
        self.text.split(separator).map(move |text| {
            let part = Self { text, at };
            at += text.len() + separator.len_utf8();
            part
        })
    }

    /// Its characters, each as a part.
    pub fn characters(self) -> impl Iterator<Item = (char, Self)> {
        let part = move |(start, c): (usize, char)| (c, self.range(start..start + c.len_utf8()));
        self.text.char_indices().map(part)
    }

    /// The number that the part spells, without sign or leading zeros.
    ///
    /// # Errors
    ///
    /// If it is not a number from `least` to `most`; `what` is the key of its name.
    pub fn number(self, least: u32, most: u32, what: &'static str) -> Result<u32, TextError> {
        let digits = self.text.bytes().all(|byte| byte.is_ascii_digit());
        let padded = self.text.len() > 1 && self.text.starts_with('0');
        match self.text.parse() {
            Ok(number) if digits && !padded && (least..=most).contains(&number) => Ok(number),
            _ => self.error(
                Message::new("text-expected-number")
                    .with_key("what", what)
                    .with("least", least)
                    .with("most", most),
            ),
        }
    }

    /// The fields of a position text, separated by single spaces; `names` are the keys of their
    /// names.
    ///
    /// # Errors
    ///
    /// If there are fewer or more fields than names.
    pub fn fields<const COUNT: usize>(
        text: &'a str,
        names: [&'static str; COUNT],
    ) -> Result<[Self; COUNT], TextError> {
        let whole = Self::whole(text);
        let mut fields = [whole; COUNT];
        let mut found = whole.split(' ');
        for (field, name) in fields.iter_mut().zip(names) {
            *field = found.next().ok_or_else(|| {
                let message = Message::new("text-expected-field").with_key("field", name);
                TextError::new(text.len(), 0, message)
            })?;
        }
        match (found.next(), names.last()) {
            (Some(more), Some(last)) => {
                more.error(Message::new("text-expected-end").with_key("field", last))
            }
            _ => Ok(fields),
        }
    }
}
