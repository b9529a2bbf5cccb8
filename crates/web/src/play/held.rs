//! Seats in games on the server that this device holds.

use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::storage;

/// A seat that this device holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct HeldSeat {
    /// The secret of this seat.
    pub(crate) token: String,
    /// The secret for the other seat, to be sent to the opponent.
    pub(crate) invite: Option<String>,
    /// The secret for the arbiter, to be sent to the arbiter.
    #[serde(default)]
    pub(crate) arbiter: Option<String>,
    /// The secrets for both seats, if the arbiter has created the game here; the token is the arbiter's then.
    #[serde(default)]
    pub(crate) invites: Option<[Option<String>; 2]>,
}

/// Which games of this device are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Listing {
    /// Those that run, as far as the device knows.
    Running,
    /// Those that have ended.
    Ended,
}

impl HeldSeat {
    /// The ids of the games in which this device holds a seat. `first.js` knows by the same keys whether
    /// any is running.
    pub(crate) fn ids(listing: Listing) -> Vec<String> {
        let ended = |id: &String| storage::text(&format!("over.{id}")).is_some();
        let mut ids = storage::keys("seat.");
        ids.retain(|id| ended(id) == (listing == Listing::Ended));
        ids
    }

    /// The seat held in a game.
    pub(crate) fn load(id: &str) -> Option<Self> {
        storage::read(&format!("seat.{id}"))
    }

    /// A seat with a new secret.
    pub(crate) fn new() -> Self {
        let bytes = [Uuid::new_v4(), Uuid::new_v4()].map(Uuid::into_bytes);
        Self {
            token: base64(&bytes.concat()),
            invite: None,
            arbiter: None,
            invites: None,
        }
    }

    /// Stores the seat; returns false if the browser does not store it.
    pub(crate) fn save(&self, id: &str) -> bool {
        storage::write(&format!("seat.{id}"), self)
    }

    /// Deletes the seat held in a game.
    pub(crate) fn forget(id: &str) {
        storage::remove(&format!("seat.{id}"));
    }
}

/// URL-safe base64 without padding.
fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let letter = |bits: u32| char::from(LETTERS[(bits & 63) as usize]);
    let chunk = |chunk: &[u8]| {
        let byte = |i: usize| u32::from(chunk.get(i).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        (0..=chunk.len())
            .map(|i| letter(bits >> (18 - 6 * i)))
            .collect::<String>()
    };
    bytes.chunks(3).map(chunk).collect()
}

#[cfg(test)]
mod tests {
    use super::base64;

    #[test]
    fn base64_is_that_of_rfc_4648() {
        let all =
            ["", "f", "fo", "foo", "foob", "fooba", "foobar"].map(|text| base64(text.as_bytes()));
        assert_eq!(
            all,
            ["", "Zg", "Zm8", "Zm9v", "Zm9vYg", "Zm9vYmE", "Zm9vYmFy"]
        );
        assert_eq!(base64(&[0xfb, 0xff]), "-_8");
        assert_eq!(base64(&[7; 32]).len(), 43);
    }
}
