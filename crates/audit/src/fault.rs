//! What an audit finds wrong.

use std::fmt;

use game::record::RecordError;
use game::{Message, Value};

/// The first thing that is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The record can't be read, or a move in it is not legal, or an answer or the result is not true.
    Record(RecordError),
    /// It does not prove what it says.
    Unproved(Unproved),
}

/// Something that a record says and does not prove.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unproved {
    /// How many plies were played before.
    pub plies: usize,
    /// The round in which it happened.
    pub round: u32,
    /// The rule that says how it has to be, if one does.
    pub rule: Option<&'static str>,
    /// What is wrong.
    pub message: Message,
}

impl Fault {
    /// What is wrong.
    #[must_use]
    pub fn message(&self) -> &Message {
        match self {
            Self::Record(error) => &error.first().message,
            Self::Unproved(fault) => &fault.message,
        }
    }

    /// The round in which it happened, if that is known.
    #[must_use]
    pub fn round(&self) -> Option<u32> {
        match (self, self.said("round")) {
            (Self::Unproved(fault), _) => Some(fault.round),
            (Self::Record(_), Some(Value::Number(round))) => u32::try_from(*round).ok(),
            (Self::Record(_), _) => None,
        }
    }

    /// The rule that says how it has to be, if one does.
    #[must_use]
    pub fn rule(&self) -> Option<&str> {
        match (self, self.said("rule")) {
            (Self::Unproved(fault), _) => fault.rule,
            (Self::Record(_), Some(Value::Text(rule))) => Some(rule),
            (Self::Record(_), _) => None,
        }
    }

    /// What the message says of this name.
    fn said(&self, name: &str) -> Option<&Value> {
        let mut args = self.message().args.iter();
        args.find(|arg| arg.0 == name).map(|(_, value)| value)
    }
}

impl From<Unproved> for Fault {
    fn from(fault: Unproved) -> Self {
        Self::Unproved(fault)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Record(error) => error.fmt(f),
            Self::Unproved(fault) => fault.fmt(f),
        }
    }
}

/// `round 12: what is wrong [T-X9]`
impl fmt::Display for Unproved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "round {}: {}", self.round, self.message)?;
        match self.rule {
            Some(rule) => write!(f, " [{rule}]"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for Fault {}
