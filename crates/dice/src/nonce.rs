//! What a player adds to the dice.

use std::fmt;
use std::str::FromStr;

/// The longest nonce, in letters.
const LONGEST: usize = 64;

/// A text chosen by a player, on which the dice depend: 1 to 64 letters and digits, `A-Z a-z 0-9`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "String", into = "String"))]
pub struct Nonce(String);

/// The error for a text that is not a nonce.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a nonce has 1 to {LONGEST} letters and digits: A-Z, a-z, 0-9")]
pub struct NonceError;

impl Nonce {
    /// Its text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for Nonce {
    type Error = NonceError;

    fn try_from(text: String) -> Result<Self, NonceError> {
        let fits = (1..=LONGEST).contains(&text.len());
        if fits && text.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            Ok(Self(text))
        } else {
            Err(NonceError)
        }
    }
}

impl FromStr for Nonce {
    type Err = NonceError;

    fn from_str(text: &str) -> Result<Self, NonceError> {
        text.to_owned().try_into()
    }
}

impl From<Nonce> for String {
    fn from(nonce: Nonce) -> Self {
        nonce.0
    }
}

impl fmt::Display for Nonce {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
