//! Clocks: how much time the players have, and what becomes of it.
//!
//! [`Settings`] say how the clocks are set, with a separate [`Control`] for each side if the
//! players want it; they are read from texts such as `fischer 5m+3s` or `tiger 30m+150m+60s`.
//! [`Clock`] folds what happens (turns, pauses, time-outs) with the time at which it happened.
//! Nothing here asks what time it is: every answer is a function of the settings, the events and a
//! given [`Moment`].
//!
//! ```
//! use tigerden_clock::{Clock, ClockError, Moment, Next, Settings, Span};
//! use game::Side;
//!
//! let settings: Settings = "fischer 1m+2s".parse()?;
//! let second = |n: i64| Moment(n * 1_000_000);
//! let mut clock = Clock::start(&settings, 1, Next::turn(Side::First), second(0));
//! clock.turn(second(10), Span::ZERO, Next::turn(Side::Second))?;
//! assert_eq!(clock.reading(Side::First, second(30)).left, Span::seconds(52));
//! assert_eq!(clock.deadline(), Some((Side::Second, second(70))));
//! let late = clock.turn(second(71), Span::ZERO, Next::turn(Side::First));
//! assert_eq!(late, Err(ClockError::OutOfTime));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bank;
mod control;
mod fold;
mod left;
mod standard;
mod text;
mod time;

pub use bank::{Phase, Reading};
pub use control::{Control, Settings};
pub use fold::{Clock, ClockError, LAG_PER_TURN, LAG_SAVED, LAG_SAVED_PER_TURN, Next};
pub use left::Left;
pub use time::{Moment, Span};
