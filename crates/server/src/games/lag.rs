//! How long messages are on their way to a player and back, measured by pings. What the client
//! says of itself is never asked.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::body::Bytes;
use clock::Span;
use game::Side;

/// So many of the latest measurements count, by the quickest of them: a single slow answer, or one
/// that is held back, says nothing of the way.
const COUNT: usize = 4;

/// The way to the players of a game and back, as measured last.
#[derive(Debug, Default)]
pub(crate) struct Ways([AtomicU64; 2]);

impl Ways {
    /// How long the way to a side and back takes; nothing if it is not known.
    pub(crate) fn of(&self, side: Side) -> Span {
        Span(self.0[side.index()].load(Ordering::Relaxed))
    }

    fn set(&self, side: Side, time: Duration) {
        let us = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        self.0[side.index()].store(us, Ordering::Relaxed);
    }
}

/// The pings of one connection.
#[derive(Debug, Default)]
pub(crate) struct Pings {
    number: u64,
    sent: Option<Instant>,
    latest: Vec<Duration>,
}

impl Pings {
    /// What the next ping carries.
    pub(crate) fn next(&mut self, now: Instant) -> Bytes {
        self.number += 1;
        self.sent = Some(now);
        Bytes::copy_from_slice(&self.number.to_be_bytes())
    }

    /// Takes an answer, which counts if it is the first one to the last ping.
    pub(crate) fn answered(&mut self, carries: &[u8], now: Instant, side: Side, ways: &Ways) {
        if carries != self.number.to_be_bytes() {
            return;
        }
        let Some(sent) = self.sent.take() else {
            return;
        };
        self.latest.push(now.saturating_duration_since(sent));
        if self.latest.len() > COUNT {
            self.latest.remove(0);
        }
        if let Some(quickest) = self.latest.iter().min() {
            ways.set(side, *quickest);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_quickest_of_the_latest_answers_counts() {
        let (mut pings, ways, start) = (Pings::default(), Ways::default(), Instant::now());
        let mut measure = |ms| {
            let ping = pings.next(start);
            let answered = start + Duration::from_millis(ms);
            pings.answered(&ping, answered, Side::First, &ways);
            // Another answer to the same ping, or one to none, says nothing.
            pings.answered(&ping, answered + Duration::from_secs(9), Side::First, &ways);
            pings.answered(b"?", answered, Side::First, &ways);
            ways.of(Side::First).0 / 1000
        };
        assert_eq!(
            [80, 40, 300, 300, 300, 300].map(&mut measure),
            [80, 40, 40, 40, 40, 300]
        );
        assert_eq!(ways.of(Side::Second), Span::ZERO);
    }
}
