//! The round-trip time of messages to a player, measured by pings. Clients are never asked for it.

use std::time::{Duration, Instant};

use axum::body::Bytes;

/// How many of the latest measurements count. The quickest of them is taken, since an answer may be
/// slow for once, or held back.
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

    /// Takes an answer and returns the round-trip time. Only the first answer to the last ping counts.
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
            // A second answer to the same ping, or an answer to no ping, measures nothing.
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
