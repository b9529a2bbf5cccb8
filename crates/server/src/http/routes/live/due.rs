//! When a client is asked whether it is still there, and when it counts as gone.

use std::time::Duration;

use tokio::time::Instant;

/// How often the server asks whether the client is still there.
const PING: Duration = Duration::from_secs(20);
/// Players whose lag is given back on a clock are also asked when there is something to send anyway, if
/// the last time is longer ago than this: each ping measures the lag.
const TIMED_PING: Duration = Duration::from_secs(8);
/// A client that is silent for this long is disconnected, unless it has promised a beat sooner.
const SILENCE: Duration = Duration::from_secs(60);
/// The shortest silence that a client can be held to.
const SHORT_SILENCE: Duration = Duration::from_secs(5);

/// What is known of a client, and follows from it.
pub(super) struct Due {
    heard: Instant,
    silence: Duration,
    asked: Option<Instant>,
    /// Lag is given back to it on a clock.
    timed: bool,
}

impl Due {
    /// It has just been greeted, and is to be asked at once.
    pub(super) fn new(timed: bool, now: Instant) -> Self {
        Self {
            heard: now,
            silence: SILENCE,
            asked: None,
            timed,
        }
    }

    /// It has sent something.
    pub(super) fn heard(&mut self, now: Instant) {
        self.heard = now;
    }

    /// It has promised to send something soon.
    pub(super) fn promised(&mut self, within: u16) {
        self.silence = Duration::from_secs(within.into()).clamp(SHORT_SILENCE, SILENCE);
    }

    /// It is being asked.
    pub(super) fn asked(&mut self, now: Instant) {
        self.asked = Some(now);
    }

    /// Whether it has been silent for too long.
    pub(super) fn is_gone(&self, now: Instant) -> bool {
        now >= self.gone_at()
    }

    /// Whether to ask now, when there is something to send to it anyway or not.
    pub(super) fn asks(&self, now: Instant, sends: bool) -> bool {
        let after = if sends && self.timed {
            TIMED_PING
        } else {
            PING
        };
        self.asked.is_none_or(|asked| now >= asked + after)
    }

    /// When to look again. It may be too soon if the client has been heard or asked since.
    pub(super) fn next(&self) -> Instant {
        let ask_at = self.asked.map_or(self.heard, |asked| asked + PING);
        ask_at.min(self.gone_at())
    }

    fn gone_at(&self) -> Instant {
        self.heard + self.silence
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_client_is_asked_at_once_and_then_every_20_seconds() {
        let start = Instant::now();
        let at = |seconds| start + Duration::from_secs(seconds);
        let mut due = Due::new(false, start);
        assert_eq!(due.next(), start);
        assert!(due.asks(start, false));
        due.asked(start);
        assert_eq!(due.next(), at(20));
        assert!(!due.asks(at(19), true));
        assert!(due.asks(at(20), false));
    }

    #[test]
    fn lag_is_measured_sooner_when_something_is_sent_anyway() {
        let start = Instant::now();
        let at = |seconds| start + Duration::from_secs(seconds);
        let mut due = Due::new(true, start);
        due.asked(start);
        assert!(!due.asks(at(7), true));
        assert!(due.asks(at(8), true));
        assert!(!due.asks(at(8), false));
        assert_eq!(due.next(), at(20));
    }

    #[test]
    fn a_silent_client_is_gone_after_a_minute_or_after_what_it_has_promised() {
        let start = Instant::now();
        let at = |seconds| start + Duration::from_secs(seconds);
        let mut due = Due::new(false, start);
        due.asked(at(50));
        assert_eq!(due.next(), at(60));
        assert!(!due.is_gone(at(59)));
        assert!(due.is_gone(at(60)));
        due.heard(at(55));
        due.promised(10);
        assert!(!due.is_gone(at(64)));
        assert!(due.is_gone(at(65)));
        due.promised(0);
        assert!(!due.is_gone(at(59)), "5 s are the least");
        assert!(due.is_gone(at(60)));
        due.promised(255);
        assert!(due.is_gone(at(115)));
        assert!(!due.is_gone(at(114)));
    }
}
