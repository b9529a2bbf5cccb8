//! Notes, and the seals that are published of them.

use std::fmt;
use std::str::FromStr;

use crate::bits::{Bits256, HexError};

/// What somebody has done unseen: in which game, who, in which round, and what.
///
/// `Debug` shows nothing.
#[derive(Clone, PartialEq, Eq)]
pub struct Note {
    game: String,
    owner: String,
    round: u32,
    text: String,
}

/// The error for a note that could be read in two ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoteError {
    /// The game or its owner is not one word.
    #[error("game and owner of a note are words of letters, digits, `-` and `_`")]
    Word,
    /// The text is not one line.
    #[error("the text of a note is one line")]
    Line,
}

/// 256 random bits that are hashed together with a note, so that nobody can find the note by trying
/// all that are possible. `Debug` shows nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
pub struct Salt(Bits256);

/// What is published of a note before it is opened.
#[derive(Clone, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
pub struct Seal(Bits256);

impl Note {
    /// A note of `owner` in a round of a game. `text` says what was done.
    ///
    /// # Errors
    ///
    /// If the game or the owner is not a word of letters, digits, `-` and `_`, or if the text is not
    /// one line.
    pub fn new(game: &str, owner: &str, round: u32, text: &str) -> Result<Self, NoteError> {
        let in_word = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
        let is_word = |text: &str| !text.is_empty() && text.chars().all(in_word);
        if !is_word(game) || !is_word(owner) {
            return Err(NoteError::Word);
        }
        if text.contains(char::is_control) {
            return Err(NoteError::Line);
        }
        Ok(Self {
            game: game.to_owned(),
            owner: owner.to_owned(),
            round,
            text: text.to_owned(),
        })
    }

    /// SHA-256 of `tigerden note GAME OWNER ROUND SALT TEXT`. Only the text, which comes last, may
    /// have spaces, so no two notes give the same line.
    #[must_use]
    pub fn seal(&self, salt: &Salt) -> Seal {
        let Self {
            game,
            owner,
            round,
            text,
        } = self;
        let line = format!("tigerden note {game} {owner} {round} {salt} {text}");
        Seal(Bits256::hash_of(&line))
    }
}

impl fmt::Debug for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Note(…)")
    }
}

impl Salt {
    /// The salt with these bytes, which must be random.
    #[must_use]
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(Bits256::new(bytes))
    }
}

impl fmt::Display for Salt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Salt {
    type Err = HexError;

    fn from_str(text: &str) -> Result<Self, HexError> {
        text.parse().map(Self)
    }
}

impl fmt::Display for Seal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Seal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seal({self})")
    }
}

impl FromStr for Seal {
    type Err = HexError;

    fn from_str(text: &str) -> Result<Self, HexError> {
        text.parse().map(Self)
    }
}
