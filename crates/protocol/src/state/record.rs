//! What a record of the game says besides the moves: players, date and clocks. A game that goes on
//! from a record takes them up again.

use std::time::Duration;

use clock::{Left, Moment, Settings, Span};
use game::record::{About, Note};
use game::{Side, TextError};

use super::online::{ID, take_seals};
use super::{Agreed, GameState};
use crate::{Sealed, Seat, SeriesGame};

const DATE: &str = "Date";
const TIME_CONTROL: &str = "TimeControl";

/// The tags of each side: name, kind of player, level of the computer, clock.
const NAMES: [&str; 2] = ["White", "Black"];
const TYPES: [&str; 2] = ["WhiteType", "BlackType"];
const LEVELS: [&str; 2] = ["WhiteLevel", "BlackLevel"];
const CLOCKS: [&str; 2] = ["WhiteClock", "BlackClock"];

const PERSON: &str = "human";
const COMPUTER: &str = "program";

/// The computer's name in records, where its level tells it from others. Records of before call it by the name of
/// the program.
fn computer(level: u8) -> String {
    format!("Computer, level {level}")
}

/// Who plays, and what the clocks show, in a game that goes on from a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// The players.
    pub seats: [Seat; 2],
    /// How the clocks are set; `None` for a game without clocks.
    pub clock: Option<Settings>,
    /// What is left on the clocks; `None` if they start anew.
    pub left: Option<[Left; 2]>,
    /// What was agreed for the game.
    pub agreed: Agreed,
    /// Its id, if it has one.
    pub id: Option<String>,
    /// What each side has sealed, with the notes; nothing if the record does not have all of them.
    pub seals: [Vec<Sealed>; 2],
}

/// What is wrong in a tag of a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{tag}: {error}")]
pub struct TagError {
    /// The tag.
    pub tag: &'static str,
    /// Its value.
    pub value: String,
    /// What is wrong in its value.
    pub error: TextError,
}

impl Kept {
    /// Takes players, clocks and what was agreed out of what a record says. Whoever is not said to be
    /// a program is a person. `before` are the games before this one in the same text, in order: those
    /// of its match are the last of them.
    ///
    /// # Errors
    ///
    /// The first tag that can't be read.
    pub fn take(about: &mut About, before: &[SeriesGame]) -> Result<Self, TagError> {
        let agreed = Agreed::take(about, before)?;
        let mut take = |tag| about.tags.remove(tag).filter(|value| value != "?");
        let mut seat = |side: Side| {
            let [name, kind, level] = [NAMES, TYPES, LEVELS].map(|tags| take(tags[side.index()]));
            if kind.as_deref() != Some(COMPUTER) {
                let name = name.unwrap_or_default();
                return Ok(Seat::Person { name });
            }
            let level = level.unwrap_or_default();
            match level.parse() {
                Ok(level @ 1..=10) => Ok(Seat::Computer { level, name: None }),
                _ => {
                    let error = TextError::new(0, level.len(), "record-text-expected-level");
                    Err(wrong(LEVELS[side.index()], level, error))
                }
            }
        };
        let seats = [seat(Side::First)?, seat(Side::Second)?];
        let [control, first, second] =
            [TIME_CONTROL, CLOCKS[0], CLOCKS[1]].map(|tag| take(tag).unwrap_or_default());
        let clock = Settings::of_time_control(&control)
            .map_err(|error| wrong(TIME_CONTROL, control, error))?;
        let left = |tag, text: String| match text.parse::<Left>() {
            Ok(left) => Ok(left),
            Err(error) => Err(wrong(tag, text, error)),
        };
        let left = if first.is_empty() || second.is_empty() {
            None
        } else {
            Some([left(CLOCKS[0], first)?, left(CLOCKS[1], second)?])
        };
        Ok(Self {
            seats,
            clock,
            left,
            agreed,
            id: about.tags.get(ID).map(str::to_owned),
            seals: take_seals(about).unwrap_or_default(),
        })
    }
}

pub(super) fn wrong(tag: &'static str, value: String, error: TextError) -> TagError {
    TagError { tag, value, error }
}

impl GameState {
    /// The players, the day on which play began (UTC), and in games with clocks their settings, what
    /// each showed after each turn, and, while the game goes on, what is left on them at `now`.
    #[must_use]
    pub fn about(&self, now: Moment) -> About {
        let mut about = About::default();
        let mut set = |tag, value: &str| _ = about.tags.set(tag, value);
        if let Some(begun) = self.begun {
            set(DATE, &date(begun));
        }
        for side in Side::BOTH {
            let at = side.index();
            match &self.seats[at] {
                Seat::Open => {}
                Seat::Person { name } => {
                    if !name.is_empty() {
                        set(NAMES[at], name);
                    }
                    set(TYPES[at], PERSON);
                }
                Seat::Computer { level, name } => {
                    let level_called = computer(*level);
                    let called = name.as_ref().map(|name| format!("{name} ({level_called})"));
                    set(NAMES[at], called.as_ref().unwrap_or(&level_called));
                    set(TYPES[at], COMPUTER);
                    set(LEVELS[at], &level.to_string());
                }
            }
        }
        if let Some(settings) = &self.terms.clock {
            set(TIME_CONTROL, &settings.time_control());
        }
        if let Some(clock) = self.clock.as_ref().filter(|_| self.over().is_err()) {
            for side in Side::BOTH {
                set(CLOCKS[side.index()], &clock.left(side, now).to_string());
            }
        }
        let note = |&(plies, left): &(usize, Span)| {
            (plies, vec![Note::Clock(Duration::from_micros(left.0))])
        };
        about.notes = self.left.iter().map(note).collect();
        about
    }
}

/// The day of a moment, as `2026.11.22`.
fn date(moment: Moment) -> String {
    // Days from civil, Howard Hinnant 2013: years begin in March, eras have 400 years.
    let days = moment.0.div_euclid(86_400_000_000) + 719_468;
    let (era, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (month, later) = if month < 10 {
        (month + 3, 0)
    } else {
        (month - 9, 1)
    };
    let year = year + era * 400 + later;
    format!("{year:04}.{month:02}.{day:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_day_of_a_moment() {
        for (seconds, day) in [
            (0, "1970.01.01"),
            (951_782_400, "2000.02.29"),
            (1_795_391_999, "2026.11.22"),
            (1_795_392_000, "2026.11.23"),
            (4_107_542_400, "2100.03.01"),
        ] {
            assert_eq!(date(Moment(seconds * 1_000_000)), day);
        }
    }
}
