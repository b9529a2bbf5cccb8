//! What a record says besides the moves.

use std::collections::BTreeMap;
use std::time::Duration;

use crate::Side;

/// Everything in a record that is not the game itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct About {
    /// Names of players, place, date and whatever else the file says about the game.
    pub tags: Tags,
    /// Notes by the number of plies played before them; those at 0 come before the first move.
    pub notes: BTreeMap<usize, Vec<Note>>,
    /// The notation of the moves, one of [`Notation::NOTATIONS`](crate::Notation::NOTATIONS);
    /// `None` for the usual one.
    pub notation: Option<&'static str>,
    /// The result, where neither the rules nor the players' agreement decided the game.
    pub verdict: Option<Verdict>,
}

/// A note beside the moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// A comment. A record has it on one line, with single spaces, and with `)` for `}`, which
    /// PGN can't write.
    Comment(String),
    /// Time left on the clock of the side that has just played; whole milliseconds are kept.
    Clock(Duration),
    /// Another way to go on. It can't stand before the first move. Programs write it only with the feature
    /// `variations`.
    Variation(Variation),
    /// Anything else that programs write beside moves.
    Other {
        /// What it is: a letter, then letters, digits, `-` and `_`, but not `timeout`, which is part
        /// of the game.
        name: String,
        /// Its text, which a record has like that of a comment, and with `(` and `)`
        /// for brackets that don't come in pairs.
        value: String,
    },
}

/// Moves that could have been played in place of the last one, and where turns have several moves in place of
/// the last turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Variation {
    /// The moves in the usual notation. What is not legal is not written, nor what follows it.
    pub moves: Vec<String>,
    /// Notes by the number of plies of the variation played before them.
    pub notes: BTreeMap<usize, Vec<Note>>,
}

/// A result from outside the rules: time, a judge, a game broken off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Who won; `None` for a draw.
    pub winner: Option<Side>,
    /// Why, in a word or a sentence; may be empty.
    pub reason: String,
}

/// Tags in order, with unique names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags(Vec<(String, String)>);

impl Tags {
    /// The value of a tag.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        self.iter().find(|tag| tag.0 == name).map(|tag| tag.1)
    }

    /// Names and values in their order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Sets a tag; a new one comes last. A name is a letter, then letters, digits, `-` and `_`;
    /// with any other name nothing changes and the result is false.
    pub fn set(&mut self, name: &str, value: &str) -> bool {
        let valid = is_name(name);
        if valid {
            match self.0.iter_mut().find(|tag| tag.0 == name) {
                Some(tag) => value.clone_into(&mut tag.1),
                None => self.0.push((name.to_owned(), value.to_owned())),
            }
        }
        valid
    }

    /// Removes a tag; returns its value.
    pub fn remove(&mut self, name: &str) -> Option<String> {
        let at = self.0.iter().position(|tag| tag.0 == name)?;
        Some(self.0.remove(at).1)
    }
}

fn is_name(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_alphabetic()) && name.chars().all(in_name)
}

/// Whether the name of a tag or note may contain this character.
pub(super) fn in_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '-' | '_')
}
