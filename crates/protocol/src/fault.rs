//! What is wrong in a request, as clients receive it.

use std::collections::BTreeMap;

use game::{Fault, Message, TextError, Value};
use serde::{Deserialize, Serialize};

/// One thing that is wrong in a text, or in choices, which have no places: `at` and `len` are 0 then.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TextFault {
    /// Byte offset of the place in the text.
    pub at: usize,
    /// How many bytes are wrong, from `at`; 0 for a point between bytes.
    pub len: usize,
    /// Key of the message in the translation files.
    pub key: String,
    /// The values of the message's variables, by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub args: BTreeMap<String, FaultValue>,
}

/// The value of a variable in a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum FaultValue {
    /// A number.
    Number(i64),
    /// A text that is the same in all languages.
    Text(String),
    /// Something that has a message of its own.
    Key {
        /// Its key.
        key: String,
    },
}

impl TextFault {
    /// Everything that is wrong in a text.
    #[must_use]
    pub fn all(error: &TextError) -> Vec<Self> {
        error.faults().map(Self::from).collect()
    }
}

impl From<&Fault> for TextFault {
    fn from(fault: &Fault) -> Self {
        Self {
            at: fault.at,
            len: fault.len,
            ..Self::from(&fault.message)
        }
    }
}

impl From<&Message> for TextFault {
    fn from(message: &Message) -> Self {
        let args = message.args.iter();
        Self {
            at: 0,
            len: 0,
            key: message.key.to_owned(),
            args: args
                .map(|(name, value)| ((*name).to_owned(), value.into()))
                .collect(),
        }
    }
}

impl From<&Value> for FaultValue {
    fn from(value: &Value) -> Self {
        match value {
            Value::Number(number) => Self::Number(*number),
            Value::Text(text) => Self::Text(text.clone()),
            Value::Key(key) => Self::Key {
                key: (*key).to_owned(),
            },
        }
    }
}
