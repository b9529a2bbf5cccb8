//! Clocks that are stopped in one place and set again in another, as with a saved game.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use game::record::{read_time, time_text};
use game::{Side, TextError};

use crate::{Clock, Moment, Next, Settings, Span};

/// What is left on the clock of one side: all that is needed to set it again.
///
/// The text is the time left, then what else there is: `0:04:10`, `0:04:10 reserve 0:01:30`,
/// `0:00:00 periods 3`, `0:04:10 turn 0:00:12`. Whole milliseconds are kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Left {
    pub(crate) time: Span,
    pub(crate) reserve: Span,
    pub(crate) periods: u32,
    /// The time that the running turn has taken so far.
    pub(crate) turn: Span,
    /// Whether the side has no time left in the deployment, which goes on without its clock (C-K2).
    pub(crate) out: bool,
}

const RESERVE: &str = "reserve";
const PERIODS: &str = "periods";
const TURN: &str = "turn";
const OUT: &str = "out";

impl Clock {
    /// What is left on the clock of a side at `now`.
    #[must_use]
    pub fn left(&self, side: Side, now: Moment) -> Left {
        let turn = self.turn_until(now).filter(|turn| turn.side == side);
        let (time, reserve, periods) = self.banks[side.index()].left();
        Left {
            time,
            reserve,
            periods,
            turn: turn.map_or(Span::ZERO, |turn| turn.spent),
            out: self.is_out(side),
        }
    }

    /// [`start`](Self::start) with clocks that were set before and show what was `left` on them.
    #[must_use]
    pub fn set_again(
        settings: &Settings,
        factor: u32,
        left: &[Left; 2],
        next: Next,
        at: Moment,
    ) -> Self {
        let mut clock = Self::start(settings, factor, next, at);
        for (bank, left) in clock.banks.iter_mut().zip(left) {
            bank.set(left.time, left.reserve, left.periods);
        }
        clock.out = [left[0].out, left[1].out];
        if let Some(turn) = &mut clock.turn {
            turn.spent = left[turn.side.index()].turn;
        }
        clock
    }
}

impl fmt::Display for Left {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = |span: Span| time_text(Duration::from_micros(span.0));
        f.write_str(&text(self.time))?;
        for (name, span) in [(RESERVE, self.reserve), (TURN, self.turn)] {
            if span.0 >= 1000 {
                write!(f, " {name} {}", text(span))?;
            }
        }
        if self.periods > 0 {
            write!(f, " {PERIODS} {}", self.periods)?;
        }
        if self.out {
            write!(f, " {OUT}")?;
        }
        Ok(())
    }
}

impl FromStr for Left {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        read(text).ok_or_else(|| TextError::new(0, text.len(), "clock-text-expected-left"))
    }
}

fn read(text: &str) -> Option<Left> {
    let span = |text: &str| {
        let micros = read_time(text)?.as_micros();
        u64::try_from(micros).ok().map(Span)
    };
    let mut words = text.split(' ');
    let mut left = Left {
        time: span(words.next()?)?,
        ..Left::default()
    };
    while let Some(word) = words.next() {
        match word {
            RESERVE => left.reserve = span(words.next()?)?,
            TURN => left.turn = span(words.next()?)?,
            PERIODS => left.periods = words.next()?.parse().ok()?,
            OUT => left.out = true,
            _ => return None,
        }
    }
    Some(left)
}
