//! When the next transaction begins: at once, or a little later so that more writes share its sync.
//!
//! A sync costs more than the writes in it, whatever their number. So while several games write at the
//! same time, transactions keep a distance. Somebody who writes alone never waits: nothing would come
//! to share the sync.

use std::thread::park_timeout;
use std::time::{Duration, Instant};

use crate::lull::{Lull, PATIENCE};

/// The shortest time between the beginnings of two transactions while several games write.
const DISTANCE: Duration = Duration::from_millis(16);

/// So many writes don't wait for more.
pub(super) const ENOUGH: usize = 16;

/// After so many transactions of one write each, nobody seems to write at the same time.
const ALONE: u32 = 8;

/// What the last transactions were like. The threads that write for the next one pause meanwhile.
pub(super) struct Gather {
    /// How many there were since one was shared.
    alone: u32,
    began: Instant,
    lull: Lull,
}

impl Gather {
    /// Nobody writes yet.
    pub(super) fn new(lull: Lull) -> Self {
        Self {
            alone: ALONE,
            began: Instant::now(),
            lull,
        }
    }

    /// Waits until the next transaction begins. `waiting` counts the writes for it; the thread is to be
    /// unparked when they are [`ENOUGH`].
    pub(super) fn wait(&self, waiting: impl Fn() -> usize) {
        while waiting() < ENOUGH
            && let Some(left) = self.left(Instant::now())
        {
            if waiting() > 0 && self.lull.is_ready() {
                break;
            }
            park_timeout(left);
        }
        self.lull.take();
    }

    /// A transaction of so many writes begins.
    pub(super) fn begin(&mut self, writes: usize) {
        self.note(writes, Instant::now());
        if self.alone < ALONE && writes < ENOUGH {
            self.lull.begin(self.began + DISTANCE);
        } else {
            self.lull.end();
        }
    }

    /// The transaction has ended.
    pub(super) fn done(&self) {
        self.lull.round();
    }

    fn note(&mut self, writes: usize, now: Instant) {
        self.began = now;
        self.alone = if writes > 1 {
            0
        } else {
            self.alone.saturating_add(1)
        };
    }

    /// How long to wait for more writes; `None`: not at all.
    fn left(&self, now: Instant) -> Option<Duration> {
        let distance = if self.lull.is_on() {
            DISTANCE + PATIENCE
        } else {
            DISTANCE
        };
        let left = distance.checked_sub(now.saturating_duration_since(self.began))?;
        (self.alone < ALONE && !left.is_zero()).then_some(left)
    }
}

impl Drop for Gather {
    fn drop(&mut self) {
        self.lull.end();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn transactions_keep_a_distance_while_several_write() {
        let mut gather = Gather::new(Lull::default());
        let start = gather.began;
        let at = |ms| start + Duration::from_millis(ms);
        assert_eq!(gather.left(at(0)), None, "nobody else has written yet");
        gather.note(3, at(10));
        assert_eq!(
            gather.left(at(11)),
            Some(DISTANCE - Duration::from_millis(1))
        );
        assert_eq!(gather.left(at(10) + DISTANCE), None);
        assert_eq!(
            gather.left(at(1000)),
            None,
            "a turn after a quiet while is not held up"
        );
        for n in 1..ALONE {
            gather.note(1, at(1000));
            assert!(gather.left(at(1000)).is_some(), "{n}");
        }
        gather.note(1, at(1000));
        assert_eq!(
            gather.left(at(1000)),
            None,
            "whoever is alone does not wait"
        );
    }

    #[test]
    fn enough_writes_do_not_wait() {
        let mut gather = Gather::new(Lull::default());
        for _ in 0..200 {
            gather.begin(2);
            gather.wait(|| ENOUGH);
        }
        assert!(gather.began.elapsed() < DISTANCE);
    }
}
