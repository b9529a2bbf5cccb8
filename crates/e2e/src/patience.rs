//! How long a test waits for something.

use std::time::{Duration, Instant};

/// Test machines are busy; waiting ends as soon as there is what was waited for.
const WHOLE: Duration = Duration::from_secs(60);
/// The pause between two looks.
const PAUSE: Duration = Duration::from_millis(50);
/// What counts of the time between two looks. A machine that stands still as a whole for a minute, as virtual
/// ones do, leaves the programs on it no time to do anything.
const STEP: Duration = Duration::from_secs(5);

/// What is left of the time that a test waits for something.
pub(crate) struct Patience {
    left: Duration,
    looked: Instant,
}

impl Patience {
    pub(crate) fn new() -> Self {
        Self {
            left: WHOLE,
            looked: Instant::now(),
        }
    }

    /// Pauses before the next look; returns whether there is time for it.
    pub(crate) async fn lasts(&mut self) -> bool {
        tokio::time::sleep(PAUSE).await;
        let now = Instant::now();
        self.spend(now - self.looked);
        self.looked = now;
        !self.left.is_zero()
    }

    fn spend(&mut self, time: Duration) {
        self.left = self.left.saturating_sub(time.min(STEP));
    }
}

#[cfg(test)]
mod tests {
    use super::{Duration, Patience, STEP, WHOLE};

    #[test]
    fn of_a_time_in_which_everything_stands_still_little_counts() {
        let mut patience = Patience::new();
        patience.spend(10 * WHOLE);
        assert_eq!(patience.left, WHOLE - STEP);
        for _ in 0..100 {
            patience.spend(Duration::from_millis(100));
        }
        assert_eq!(patience.left, WHOLE - STEP - Duration::from_secs(10));
        patience.spend(WHOLE);
        assert!(!patience.left.is_zero());
        for _ in 0..12 {
            patience.spend(WHOLE);
        }
        assert!(patience.left.is_zero());
    }
}
