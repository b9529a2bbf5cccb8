//! Secrets that hold a seat or let somebody take one. Only their SHA-256 is kept.

use std::fmt;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use game::Side;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use subtle::ConstantTimeEq as _;

use crate::id::{self, PlayerId};

/// Bytes of randomness in a token.
const BYTES: usize = 32;

/// A secret as its holder knows it. It is never logged: its `Debug` shows nothing.
#[derive(Clone)]
pub(crate) struct Token(String);

/// The SHA-256 of a token.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(crate) struct Hash(pub(crate) [u8; 32]);

/// What a token is good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Holds {
    /// It holds a seat.
    Seat,
    /// It lets somebody take the seat.
    Invite,
}

/// A token as it is stored.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(crate) struct TokenRow {
    /// The seat it is about.
    pub(crate) side: Side,
    /// What it is good for.
    pub(crate) holds: Holds,
    /// The hash of the secret.
    pub(crate) hash: Hash,
    /// The player who has taken the seat, if that was said.
    pub(crate) player: Option<PlayerId>,
}

/// The system gives no random numbers.
#[derive(Debug, thiserror::Error)]
#[error("the system gives no random numbers: {0}")]
pub struct NoRandom(getrandom::Error);

impl Token {
    /// A new secret.
    pub(crate) fn new() -> Result<Self, NoRandom> {
        Ok(Self(URL_SAFE_NO_PAD.encode(random::<BYTES>()?)))
    }

    /// A secret that somebody sends. It may be any text, since a wrong one is of no use.
    pub(crate) fn sent(text: &str) -> Self {
        Self(text.to_owned())
    }

    /// A secret that a player has made; `None` if it does not look like one.
    pub(crate) fn chosen(text: &str) -> Option<Self> {
        let bytes = URL_SAFE_NO_PAD.decode(text).ok()?;
        (bytes.len() == BYTES).then(|| Self(text.to_owned()))
    }

    /// Another secret, which follows from this one and does not tell it.
    pub(crate) fn derived(&self, purpose: &str) -> Self {
        let digest = Sha256::new()
            .chain_update(purpose)
            .chain_update([0])
            .chain_update(&self.0)
            .finalize();
        Self(URL_SAFE_NO_PAD.encode(digest))
    }

    /// Its hash, which is all that is stored.
    pub(crate) fn hash(&self) -> Hash {
        Hash(Sha256::digest(self.0.as_bytes()).into())
    }

    /// The secret itself, for its holder.
    pub(crate) fn reveal(self) -> String {
        self.0
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

impl Hash {
    /// The SHA-256 of a value's JSON.
    pub(crate) fn of_json(value: &impl Serialize) -> serde_json::Result<Self> {
        serde_json::to_vec(value).map(|json| Self(Sha256::digest(json).into()))
    }

    /// Whether both belong to the same secret. The comparison takes the same time either way.
    pub(crate) fn is(&self, other: &Self) -> bool {
        self.0.ct_eq(&other.0).into()
    }
}

/// A new id of a game or a player, 60 random bits.
pub(crate) fn new_id() -> Result<String, NoRandom> {
    let letter = |byte: u8| char::from(id::LETTERS[usize::from(byte % 32)]);
    Ok(random::<{ id::LENGTH }>()?
        .into_iter()
        .map(letter)
        .collect())
}

/// A random number below `limit` (1..=256).
pub(crate) fn draw(limit: usize) -> Result<usize, NoRandom> {
    Ok(usize::try_from(u64::from_le_bytes(random()?) % limit as u64).unwrap_or(0))
}

/// Random bytes of the system.
pub(crate) fn random<const N: usize>() -> Result<[u8; N], NoRandom> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(NoRandom)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_differ_and_show_nothing_of_themselves() {
        let (one, two) = (Token::new().unwrap(), Token::new().unwrap());
        assert!(!one.hash().is(&two.hash()));
        assert_eq!(format!("{one:?}"), "Token(…)");
        let text = one.clone().reveal();
        assert_eq!(text.len(), 43);
        assert!(Token::sent(&text).hash().is(&one.hash()));
        assert!(Token::chosen(&text).is_some());
    }

    #[test]
    fn derived_tokens_are_the_same_again_and_differ_by_purpose() {
        let token = Token::new().unwrap();
        let [one, again, other] = ["a", "a", "b"].map(|purpose| token.derived(purpose).reveal());
        assert_eq!(one, again);
        assert_ne!(one, other);
        assert!(Token::chosen(&one).is_some());
    }

    #[test]
    fn a_chosen_token_has_32_bytes() {
        for text in ["", "abc", &"A".repeat(42), &"A".repeat(44), &"!".repeat(43)] {
            assert!(Token::chosen(text).is_none(), "{text}");
        }
    }
}
