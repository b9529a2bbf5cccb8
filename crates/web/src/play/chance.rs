//! Randomness of this device.

use dice::{Nonce, Seed};
use uuid::Uuid;

/// What this device adds to the dice of a game on the server.
pub(crate) fn nonce() -> Option<Nonce> {
    Uuid::new_v4().simple().to_string().parse().ok()
}

/// What the dice of a game on this device are thrown from.
pub(crate) fn seed() -> Seed {
    // Two ids of 122 random bits each; hashed, so that their fixed bits are not in the seed.
    let [one, other] = [Uuid::new_v4(), Uuid::new_v4()].map(Uuid::into_bytes);
    Seed::new(std::array::from_fn(|i| {
        if i < 16 { one[i] } else { other[i - 16] }
    }))
    .lock()
}
