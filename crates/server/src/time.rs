//! What time it is: the system's clock, without its jumps.
//!
//! Clocks of games must not notice when somebody sets the system's clock. So a node looks at it once,
//! when it starts, and counts from there with a clock that never jumps. It then approaches the
//! system's clock slowly.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// A node approaches the system's clock by one part in so many: 0.5 ms in a second.
const SLEW: u128 = 2000;
/// How often it looks at the system's clock.
const LOOK: Duration = Duration::from_millis(10);
/// A difference to the system's clock of this many microseconds is worth a word in the log.
const JUMP_US: u64 = 2_000_000;

/// A clock that can be read: microseconds since 1970-01-01 UTC.
pub type Wall = Arc<dyn Fn() -> i64 + Send + Sync>;

/// The system's clock.
#[must_use]
pub fn system_clock() -> Wall {
    Arc::new(|| {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        let us = since.map(|time| i64::try_from(time.as_micros()).unwrap_or(i64::MAX));
        us.unwrap_or(0)
    })
}

/// A clock that never jumps and shows no time of day.
pub type Steady = Arc<dyn Fn() -> Instant + Send + Sync>;

/// The system's clock that never jumps.
#[must_use]
pub fn steady_clock() -> Steady {
    Arc::new(Instant::now)
}

/// The time of a node. Clones are the same clock.
#[derive(Clone)]
pub(crate) struct Time(Arc<Inner>);

struct Inner {
    wall: Wall,
    steady: Steady,
    shown: Mutex<Shown>,
}

/// What was shown when.
struct Shown {
    us: i64,
    at: Instant,
    /// The log has been told that the system's clock has jumped.
    told: bool,
}

impl Time {
    /// Starts where the system's clock is, but never before `not_before_us`, a time that has been
    /// noted before.
    pub(crate) fn new(wall: Wall, steady: Steady, not_before_us: i64) -> Self {
        let us = wall().max(not_before_us);
        let shown = Mutex::new(Shown {
            us,
            at: steady(),
            told: false,
        });
        Self(Arc::new(Inner {
            wall,
            steady,
            shown,
        }))
    }

    /// The time now, in microseconds since 1970-01-01 UTC. It never falls.
    pub(crate) fn now_us(&self) -> i64 {
        self.at((self.0.steady)())
    }

    fn at(&self, now: Instant) -> i64 {
        let mut shown = self.lock();
        let passed = now.saturating_duration_since(shown.at);
        let us = shown.us.saturating_add(us(passed.as_micros()));
        if passed < LOOK {
            return us;
        }
        let away = (self.0.wall)().saturating_sub(us);
        let most = self::us(passed.as_micros() / SLEW);
        let jumped = away.unsigned_abs() > JUMP_US;
        if jumped && !shown.told {
            let seconds = away / 1_000_000;
            tracing::warn!(
                seconds,
                "the system's clock is away from this server's time"
            );
        }
        *shown = Shown {
            us: us.saturating_add(away.clamp(-most, most)),
            at: now,
            told: jumped,
        };
        shown.us
    }

    fn lock(&self) -> MutexGuard<'_, Shown> {
        self.0.shown.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn us(us: u128) -> i64 {
    i64::try_from(us).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicI64, Ordering};

    use super::*;

    const SECOND: i64 = 1_000_000;
    const START: i64 = 1_700_000_000 * SECOND;

    /// A clock that is set by hand, and the time that follows it.
    struct Hand {
        wall: Arc<AtomicI64>,
        time: Time,
        began: Instant,
    }

    impl Hand {
        fn new() -> Self {
            let wall = Arc::new(AtomicI64::new(START));
            let read = Arc::clone(&wall);
            let time = Time::new(
                Arc::new(move || read.load(Ordering::Relaxed)),
                steady_clock(),
                0,
            );
            let began = time.lock().at;
            Self { wall, time, began }
        }

        /// What is shown after so many seconds, when the system's clock shows `wall` seconds.
        fn after(&self, seconds: u64, wall: i64) -> i64 {
            self.wall.store(START + wall * SECOND, Ordering::Relaxed);
            self.time.at(self.began + Duration::from_secs(seconds)) - START
        }
    }

    #[test]
    fn it_shows_what_the_system_shows() {
        let hand = Hand::new();
        assert_eq!(hand.after(0, 0), 0);
        assert_eq!(hand.after(10, 10), 10 * SECOND);
    }

    #[test]
    fn a_clock_set_forward_or_back_moves_it_by_half_a_millisecond_a_second() {
        let hand = Hand::new();
        assert_eq!(hand.after(10, 3610), 10 * SECOND + 5000);
        assert_eq!(hand.after(20, -3590), 20 * SECOND);
        assert_eq!(hand.after(30, -3580), 30 * SECOND - 5000);
    }

    #[test]
    fn it_ends_up_where_the_system_is() {
        let hand = Hand::new();
        let mut shown = 0;
        for second in 1..10_000 {
            shown = hand.after(second, second.cast_signed() + 2);
        }
        assert_eq!(shown, 10_001 * SECOND);
    }

    #[test]
    fn it_never_starts_before_what_was_noted() {
        let noted = START + 5 * SECOND;
        let time = Time::new(Arc::new(|| START), steady_clock(), noted);
        assert!(time.now_us() >= noted);
    }

    #[test]
    fn it_is_exact_however_often_it_is_read() {
        let hand = Hand::new();
        for ms in 0..5000 {
            let shown = hand.time.at(hand.began + Duration::from_millis(ms)) - START;
            assert!((shown - ms.cast_signed() * 1000).abs() <= 2500, "{ms}");
        }
    }
}
