//! How many games tournaments start.

use std::time::Duration;

use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use super::Limits;

/// Counts the games that each tournament starts.
pub(crate) struct Pace {
    boards: DefaultKeyedRateLimiter<String>,
    clock: DefaultClock,
}

impl Pace {
    pub(crate) fn new(limits: Limits) -> Self {
        Self {
            boards: RateLimiter::keyed(Quota::per_hour(limits.boards_per_hour)),
            clock: DefaultClock::default(),
        }
    }

    /// Counts one more game of a tournament; if there were too many, how long it has to wait.
    pub(crate) fn board(&self, tournament: &str) -> Result<(), Duration> {
        let counted = self.boards.check_key(&tournament.to_owned());
        counted.map_err(|until| until.wait_time_from(self.clock.now()))
    }

    /// Forgets tournaments that have started none for a while.
    pub(crate) fn forget(&self) {
        self.boards.retain_recent();
    }
}
