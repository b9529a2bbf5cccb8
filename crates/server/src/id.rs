//! How ids look, and those of players.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The letters of ids, none of which look alike.
pub(crate) const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
/// How many letters an id has: 60 bits.
pub(crate) const LENGTH: usize = 12;

/// The public id of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub(crate) struct PlayerId([u8; LENGTH]);

/// A text is no id of a player.
#[derive(Debug, thiserror::Error)]
#[error("this is no id of a player")]
pub(crate) struct NoPlayerId;

impl PlayerId {
    /// The id that a text says.
    pub(crate) fn read(text: &str) -> Result<Self, NoPlayerId> {
        let id: [u8; LENGTH] = text.as_bytes().try_into().map_err(|_| NoPlayerId)?;
        let known = id.iter().all(|letter| LETTERS.contains(letter));
        known.then_some(Self(id)).ok_or(NoPlayerId)
    }
}

impl fmt::Display for PlayerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut letters = self.0.iter().map(|letter| char::from(*letter));
        letters.try_for_each(|letter| fmt::Write::write_char(f, letter))
    }
}

impl From<PlayerId> for String {
    fn from(id: PlayerId) -> Self {
        id.to_string()
    }
}

impl TryFrom<String> for PlayerId {
    type Error = NoPlayerId;

    fn try_from(text: String) -> Result<Self, NoPlayerId> {
        Self::read(&text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_survive_being_written_and_other_texts_are_none() {
        let id = PlayerId::read("0a1b2c3d4e5z").expect("an id");
        assert_eq!(id.to_string(), "0a1b2c3d4e5z");
        for text in [
            "",
            "0123456789a",
            "0123456789abc",
            "0123456789aB",
            "0123456789\u{e9}",
        ] {
            assert!(PlayerId::read(text).is_err(), "{text}");
        }
    }
}
