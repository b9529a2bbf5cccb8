//! How long messages are on their way to a player and back, measured by pings. What the client
//! says of itself is never asked.

use std::time::{Duration, Instant};

use axum::body::Bytes;

/// So many of the latest measurements count, by the quickest of them: a single slow answer, or one
/// that is held back, says nothing of the way.
const COUNT: usize = 4;

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

    /// Takes an answer, which counts if it is the first one to the last ping; how long the way and
    /// back takes then.
    pub(crate) fn answered(&mut self, carries: &[u8], now: Instant) -> Option<Duration> {
        if carries != self.number.to_be_bytes() {
            return None;
        }
        let sent = self.sent.take()?;
        self.latest.push(now.saturating_duration_since(sent));
        if self.latest.len() > COUNT {
            self.latest.remove(0);
        }
        self.latest.iter().min().copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_quickest_of_the_latest_answers_counts() {
        let (mut pings, start) = (Pings::default(), Instant::now());
        let mut measure = |ms| {
            let ping = pings.next(start);
            let answered = start + Duration::from_millis(ms);
            let way = pings.answered(&ping, answered);
            // Another answer to the same ping, or one to none, says nothing.
            let late = answered + Duration::from_secs(9);
            assert_eq!(pings.answered(&ping, late), None);
            assert_eq!(pings.answered(b"?", answered), None);
            way.expect("a first answer").as_millis()
        };
        assert_eq!(
            [80, 40, 300, 300, 300, 300].map(&mut measure),
            [80, 40, 40, 40, 40, 300]
        );
    }
}
