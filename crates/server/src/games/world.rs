//! What games take from outside.

use std::sync::Arc;

use clock::Span;
use commit::Salt;
use hall::Hall;

use crate::time::Time;
use crate::token::{NoRandom, random};

/// Draws a salt for the seal of a note (T-X9): 256 random bits.
pub type Salts = Arc<dyn Fn() -> Result<Salt, NoRandom> + Send + Sync>;

/// Salts of the system's random numbers.
#[must_use]
pub fn system_salts() -> Salts {
    Arc::new(|| random().map(Salt::new))
}

/// What games take from outside: the rules, the time, and salts.
#[derive(Clone)]
pub(crate) struct World {
    /// The games that there are.
    pub(crate) hall: Arc<Hall>,
    /// What time it is.
    pub(crate) time: Time,
    /// Draws salts.
    pub(crate) salts: Salts,
    /// How long clocks wait after an outage for the players to come back, at most.
    pub(crate) comeback: Span,
}
