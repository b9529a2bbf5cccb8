//! Keys as texts.

use std::fmt;
use std::str::FromStr;

use commit::{Bits256, HexError};
use ed25519_dalek::{Signature, Signer as _, SigningKey, VerifyingKey};

/// The secret with which a server signs. `Debug` shows nothing.
#[derive(Clone)]
pub struct SecretKey(SigningKey);

/// The key that belongs to a [`SecretKey`] and that everybody may know. Its text is 64 lower-case
/// hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PublicKey([u8; 32]);

/// Why a text is not a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum KeyError {
    /// It is written in another way.
    #[error("a key is written as 64 digits 0-9 and a-f")]
    Digits,
    /// No secret key has this public key.
    #[error("these digits are no public key of Ed25519")]
    NoKey,
}

impl SecretKey {
    /// The key of these bytes, which must be random.
    #[must_use]
    pub fn new(bytes: [u8; 32]) -> Self {
        Self(SigningKey::from_bytes(&bytes))
    }

    /// The text of the secret, 64 lower-case hexadecimal digits, to be kept where nobody else can
    /// read it.
    #[must_use]
    pub fn reveal(&self) -> String {
        Bits256::new(self.0.to_bytes()).to_string()
    }

    /// The key with which others check what this one signs.
    #[must_use]
    pub fn public(&self) -> PublicKey {
        PublicKey(self.0.verifying_key().to_bytes())
    }

    pub(crate) fn sign(&self, message: &str) -> [u8; 64] {
        self.0.sign(message.as_bytes()).to_bytes()
    }
}

impl fmt::Debug for SecretKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SecretKey(…)")
    }
}

impl FromStr for SecretKey {
    type Err = KeyError;

    fn from_str(text: &str) -> Result<Self, KeyError> {
        let bits: Bits256 = text.parse().map_err(|HexError| KeyError::Digits)?;
        Ok(Self::new(*bits.bytes()))
    }
}

impl PublicKey {
    pub(crate) fn verifies(&self, message: &str, signature: &[u8; 64]) -> bool {
        let signature = Signature::from_bytes(signature);
        let verified = VerifyingKey::from_bytes(&self.0)
            .and_then(|key| key.verify_strict(message.as_bytes(), &signature));
        verified.is_ok()
    }
}

impl fmt::Display for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Bits256::new(self.0).fmt(f)
    }
}

impl fmt::Debug for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PublicKey({self})")
    }
}

impl FromStr for PublicKey {
    type Err = KeyError;

    fn from_str(text: &str) -> Result<Self, KeyError> {
        let bits: Bits256 = text.parse().map_err(|HexError| KeyError::Digits)?;
        let key = VerifyingKey::from_bytes(bits.bytes()).map_err(|_| KeyError::NoKey)?;
        Ok(Self(key.to_bytes()))
    }
}
