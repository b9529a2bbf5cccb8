//! Notices that a connection has gone silent, which the network may not tell for minutes.

use std::time::Duration;

/// How often a page looks after its connection.
pub(super) const TICK: Duration = Duration::from_secs(1);
/// A page that is seen says this often that it is there, in milliseconds; each time the server answers.
const OFTEN_MS: f64 = 2000.0;
/// A page in the background says so this often, in milliseconds; browsers let it run once a minute.
const SELDOM_MS: f64 = 20_000.0;
/// After so long without a word the player is told, in milliseconds.
const WARNING_MS: f64 = 4000.0;
/// After so long without a word the connection is given up, in milliseconds.
const END_MS: f64 = 10_000.0;
/// The page itself has slept if it was not asked for so long, in milliseconds.
const SLEPT_MS: f64 = 3000.0;
/// How soon the server hears of a page that is seen again, or of one in the background, in seconds.
const WITHIN: [u16; 2] = [10, 60];

/// What to do about a connection.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Due {
    /// Nothing.
    Nothing,
    /// Say that the page is there, and will be heard of again within so many seconds.
    Beat(u16),
    /// Tell the player that the server does not answer; it is told once in each silence. The page says
    /// once more that it is there.
    Warning(u16),
    /// Connect anew.
    End,
}

/// When either end has last said something, in milliseconds of one clock.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pulse {
    heard: f64,
    said: f64,
    asked: f64,
    seen: bool,
    warned: bool,
}

impl Pulse {
    /// That of a connection that is made now.
    pub(super) fn new(now: f64) -> Self {
        Self {
            heard: now,
            said: now,
            asked: now,
            seen: true,
            warned: false,
        }
    }

    /// The server has said something.
    pub(super) fn heard(&mut self, now: f64) {
        self.heard = now;
        self.warned = false;
    }

    /// What is due now, while the page is seen or not.
    pub(super) fn due(&mut self, now: f64, seen: bool) -> Due {
        let slept = now - self.asked > SLEPT_MS;
        let turned = seen != self.seen;
        self.asked = now;
        self.seen = seen;
        if slept || !seen || turned {
            // What came in meanwhile may not have been read yet.
            self.heard = now;
        }
        let within = WITHIN[usize::from(!seen)];
        let silence = now - self.heard;
        let pause = if seen { OFTEN_MS } else { SELDOM_MS };
        if silence >= END_MS {
            Due::End
        } else if silence >= WARNING_MS && !self.warned {
            self.warned = true;
            self.said = now;
            Due::Warning(within)
        } else if slept || turned || now - self.said >= pause {
            self.said = now;
            Due::Beat(within)
        } else {
            Due::Nothing
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Due, Pulse};

    const SEEN: Due = Due::Beat(10);

    /// What is due in each second after the connection was made.
    fn seconds(pulse: &mut Pulse, from: u32, to: u32, seen: bool) -> Vec<Due> {
        let due = |second: u32| pulse.due(f64::from(second) * 1000.0, seen);
        (from..=to).map(due).collect()
    }

    #[test]
    fn a_silent_server_is_noticed_within_five_seconds_and_given_up_after_ten() {
        let mut pulse = Pulse::new(0.0);
        let due = seconds(&mut pulse, 1, 10, true);
        assert_eq!(due[..3], [Due::Nothing, SEEN, Due::Nothing]);
        assert_eq!(due[3], Due::Warning(10));
        assert!(!due[4..9].contains(&Due::End));
        assert_eq!(due[9], Due::End);
    }

    #[test]
    fn a_server_that_answers_is_asked_every_two_seconds() {
        let mut pulse = Pulse::new(0.0);
        let mut beats = 0;
        for second in 1..=60 {
            let now = f64::from(second) * 1000.0;
            match pulse.due(now, true) {
                SEEN => {
                    beats += 1;
                    pulse.heard(now + 100.0);
                }
                due => assert_eq!(due, Due::Nothing),
            }
        }
        assert_eq!(beats, 30);
    }

    #[test]
    fn a_word_ends_the_silence() {
        let mut pulse = Pulse::new(0.0);
        seconds(&mut pulse, 1, 4, true);
        pulse.heard(4500.0);
        let due = seconds(&mut pulse, 5, 8, true);
        assert!(
            due.iter()
                .all(|due| matches!(due, Due::Nothing | Due::Beat(_)))
        );
    }

    #[test]
    fn a_page_in_the_background_says_so_and_is_not_warned() {
        let mut pulse = Pulse::new(0.0);
        let due = pulse.due(1000.0, false);
        assert_eq!(due, Due::Beat(60));
        // Browsers let it run once a minute after a while.
        for minute in 1..=10 {
            let due = pulse.due(f64::from(minute) * 60_000.0, false);
            assert_eq!(due, Due::Beat(60));
        }
        assert_eq!(pulse.due(601_000.0, true), SEEN);
        assert_eq!(pulse.due(602_000.0, true), Due::Nothing);
    }

    #[test]
    fn a_page_that_has_slept_asks_before_it_warns() {
        let mut pulse = Pulse::new(0.0);
        assert_eq!(pulse.due(3_600_000.0, true), SEEN);
        let due = seconds(&mut pulse, 3601, 3604, true);
        assert_eq!(due[3], Due::Warning(10));
    }
}
