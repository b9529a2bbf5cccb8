//! Random numbers from this device.

use commit::Salt;
use dice::{Nonce, Seed};
use uuid::Uuid;

/// This device's contribution to the dice of a game on the server.
pub(crate) fn nonce() -> Option<Nonce> {
    Uuid::new_v4().simple().to_string().parse().ok()
}

/// The seed for the dice of a game on this device.
pub(crate) fn seed() -> Seed {
    // Two ids have 122 random bits each; hashing keeps their fixed bits out of the seed.
    let [one, other] = [Uuid::new_v4(), Uuid::new_v4()].map(Uuid::into_bytes);
    Seed::new(std::array::from_fn(|i| {
        if i < 16 { one[i] } else { other[i - 16] }
    }))
    .lock()
}

/// The salt of a sealed note in a game on this device.
pub(crate) fn salt() -> Option<Salt> {
    // Both are 256 bits as text.
    seed().to_string().parse().ok()
}
