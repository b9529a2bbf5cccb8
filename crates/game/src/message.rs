//! Messages to people: the key of a text in the translation files, and what goes into it.

use std::fmt;

/// What a program has to say, before it is translated into a language.
///
/// Its `Display` is a short English line made from the key and the arguments alone:
/// `tora-text-expected-rows` with `found` 8 and `needed` 9 is
/// `expected rows (found 8, needed 9)`. Programs with translations show the text of the key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// The key of the text.
    pub key: &'static str,
    /// The values of the text's variables, by name.
    pub args: Vec<(&'static str, Value)>,
}

/// The value of a variable of a [`Message`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A number.
    Number(i64),
    /// A part of the text that is wrong, or a name that is the same in all languages.
    Text(String),
    /// Something that has a text of its own, by its key.
    Key(&'static str),
}

impl Message {
    /// A message without arguments.
    #[must_use]
    pub const fn new(key: &'static str) -> Self {
        Self {
            key,
            args: Vec::new(),
        }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        self.args.push((name, value.into()));
        self
    }

    /// Adds an argument that has a text of its own.
    #[must_use]
    pub fn with_key(self, name: &'static str, key: &'static str) -> Self {
        self.with(name, Value::Key(key))
    }
}

impl From<&'static str> for Message {
    fn from(key: &'static str) -> Self {
        Self::new(key)
    }
}

/// The words of a key, for use without a translation: those behind `text`, or all of them.
fn words(key: &str) -> String {
    let rest = key.split_once("text-").map_or(key, |(_, rest)| rest);
    rest.replace('-', " ")
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&words(self.key))?;
        for (index, (name, value)) in self.args.iter().enumerate() {
            let before = if index == 0 { " (" } else { ", " };
            write!(f, "{before}{name} {value}")?;
        }
        f.write_str(if self.args.is_empty() { "" } else { ")" })
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Text(text) => write!(f, "`{text}`"),
            Self::Key(key) => f.write_str(&words(key)),
        }
    }
}

macro_rules! from_numbers {
    ($($number:ty),*) => { $(
        impl From<$number> for Value {
            fn from(number: $number) -> Self {
                Self::Number(number.into())
            }
        }
    )* };
}

from_numbers!(u8, u16, u32, i32, i64);

macro_rules! from_large_numbers {
    ($($number:ty),*) => { $(
        /// Numbers beyond `i64::MAX`, which no text needs, become `i64::MAX`.
        impl From<$number> for Value {
            fn from(number: $number) -> Self {
                Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        }
    )* };
}

from_large_numbers!(u64, usize);

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<char> for Value {
    fn from(letter: char) -> Self {
        Self::Text(letter.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_translations_the_key_speaks() {
        let message = Message::new("text-expected-number")
            .with_key("what", "record-text-expected-number")
            .with("most", 8_u8)
            .with("found", 'x');
        assert_eq!(
            message.to_string(),
            "expected number (what expected number, most 8, found `x`)"
        );
        let plain = Message::new("record-text-expected-move");
        assert_eq!(plain.to_string(), "expected move");
    }
}
