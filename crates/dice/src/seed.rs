//! Secrets in a chain, each the lock of the next.

use std::fmt;
use std::str::FromStr;

use commit::{Bits256, HexError};

/// 32 bytes that dice are thrown from, or the lock of such bytes.
///
/// Its text is 64 lower-case hexadecimal digits. Seeds form a chain: from a secret `s` follow its
/// lock, the lock of that, and so on. The last one is published first; each one that is opened
/// later is checked by locking it. `Debug` shows nothing.
#[derive(Clone, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "String", into = "String"))]
pub struct Seed(Bits256);

/// The error for a text that is not a seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a seed is written as 64 digits 0-9 and a-f")]
pub struct SeedError;

impl Seed {
    /// The seed with these bytes, which must be random if it is to be a secret.
    #[must_use]
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(Bits256::new(bytes))
    }

    /// The bytes.
    #[must_use]
    pub const fn bytes(&self) -> &[u8; 32] {
        self.0.bytes()
    }

    /// SHA-256 of `tigerden lock SEED`: what may be known about this seed before it is opened.
    #[must_use]
    pub fn lock(&self) -> Self {
        Self(Bits256::hash_of(&format!("tigerden lock {self}")))
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

impl FromStr for Seed {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Self, SeedError> {
        let bits = text.parse().map_err(|HexError| SeedError)?;
        Ok(Self(bits))
    }
}

impl TryFrom<String> for Seed {
    type Error = SeedError;

    fn try_from(text: String) -> Result<Self, SeedError> {
        text.parse()
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> Self {
        seed.to_string()
    }
}
