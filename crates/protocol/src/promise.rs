//! What is said about the dice of a game: promised when it is created, shown when it begins.

use dice::{Dice, Nonce, Seed};
use hall::Throw;
use serde::{Deserialize, Serialize};

use crate::ApplyError;

/// What is published before anything is thrown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Promise {
    /// [`Seed::lock`] of the seed that the dice are going to be thrown from.
    pub commitment: Seed,
    /// What the players have contributed so far, first and second side. A player who joins later
    /// contributes in [`Event::Joined`](crate::Event::Joined).
    #[serde(default)]
    pub nonces: [Option<Nonce>; 2],
}

/// How the dice fell before the game, with everything needed to throw them again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Thrown {
    /// The seed; its lock was published as the commitment.
    pub seed: Seed,
    /// The throws in order; empty if nothing was left to the dice.
    pub throws: Vec<Throw>,
}

impl Promise {
    /// The dice of an opened seed.
    ///
    /// # Errors
    ///
    /// [`ApplyError::Seed`] if it is not the seed that was promised.
    pub fn dice(&self, seed: &Seed) -> Result<Dice, ApplyError> {
        if seed.lock() == self.commitment {
            Ok(Dice::new(seed, &self.nonces))
        } else {
            Err(ApplyError::Seed)
        }
    }
}
