//! 256 bits: hashes and secrets.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest as _, Sha256};

/// 256 bits, such as a hash or a random secret. Their text is 64 lower-case hexadecimal digits.
///
/// `Debug` shows nothing, since they may be a secret.
#[derive(Clone, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "String", into = "String"))]
pub struct Bits256([u8; 32]);

/// The error for a text that is not 256 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("256 bits are written as 64 digits 0-9 and a-f")]
pub struct HexError;

impl Bits256 {
    /// These bits.
    #[must_use]
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The SHA-256 of a text.
    #[must_use]
    pub fn hash_of(text: &str) -> Self {
        Self(Sha256::digest(text.as_bytes()).into())
    }

    /// The bits as bytes.
    #[must_use]
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Display for Bits256 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Bits256 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Bits256(…)")
    }
}

impl FromStr for Bits256 {
    type Err = HexError;

    fn from_str(text: &str) -> Result<Self, HexError> {
        let digit = |digit: u8| match digit {
            b'0'..=b'9' => Ok(digit - b'0'),
            b'a'..=b'f' => Ok(digit - b'a' + 10),
            _ => Err(HexError),
        };
        let digits: &[u8; 64] = text.as_bytes().try_into().map_err(|_| HexError)?;
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            *byte = digit(pair[0])? << 4 | digit(pair[1])?;
        }
        Ok(Self(bytes))
    }
}

impl TryFrom<String> for Bits256 {
    type Error = HexError;

    fn try_from(text: String) -> Result<Self, HexError> {
        text.parse()
    }
}

impl From<Bits256> for String {
    fn from(bits: Bits256) -> Self {
        bits.to_string()
    }
}
