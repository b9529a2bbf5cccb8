//! Clock settings as text.

use std::fmt;
use std::str::FromStr;

use game::{Message, Part, TextError};

use crate::{Control, Settings, Span};

/// The longest time that can be set, and the most days and periods.
const LONGEST: Span = Span::seconds(100 * 3600);
const MOST_DAYS: u32 = 60;
const MOST_PERIODS: u32 = 100;

impl fmt::Display for Control {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sudden { main } => write!(f, "sudden {main}"),
            Self::Fischer { main, increment } => write!(f, "fischer {main}+{increment}"),
            Self::Bronstein { main, delay } => write!(f, "bronstein {main}+{delay}"),
            Self::Delay { main, delay } => write!(f, "delay {main}+{delay}"),
            Self::ByoYomi {
                main,
                periods,
                period,
            } => write!(f, "byoyomi {main}+{periods}x{period}"),
            Self::Days { days } => write!(f, "days {days}"),
            Self::Countdown {
                deployment: None,
                main,
                reserve,
            } => write!(f, "double {main}+{reserve}"),
            Self::Countdown {
                deployment: Some(deployment),
                main,
                reserve,
            } => write!(f, "tiger {deployment}+{main}+{reserve}"),
        }
    }
}

impl fmt::Display for Settings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = self.sides;
        if first == second {
            first.fmt(f)
        } else {
            write!(f, "{first} / {second}")
        }
    }
}

impl FromStr for Settings {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let whole = Part::whole(text);
        let Some(slash) = text.find('/') else {
            let both = control(whole, "clock-text-expected-end-or-other-side")?;
            return Ok(Self { sides: [both; 2] });
        };
        let sides = [whole.range(0..slash), whole.from(slash + 1)];
        let [first, second] = sides.map(|side| control(side, "clock-text-expected-end"));
        let (first, second) = TextError::both(first, second)?;
        Ok(Self {
            sides: [first, second],
        })
    }
}

/// Reads the clock of one side, with spaces around it; `end` is the message for what follows it.
fn control(part: Part<'_>, end: &'static str) -> Result<Control, TextError> {
    let mut reader = Reader {
        text: part.text,
        at: 0,
    };
    reader.spaces();
    let control = reader.control();
    let control = control.map_err(|error| error.shifted(part.at))?;
    reader.spaces();
    if reader.rest().is_empty() {
        Ok(control)
    } else {
        Err(reader.expected(end).shifted(part.at))
    }
}

impl TryFrom<String> for Settings {
    type Error = TextError;

    fn try_from(text: String) -> Result<Self, TextError> {
        text.parse()
    }
}

impl From<Settings> for String {
    fn from(settings: Settings) -> Self {
        settings.to_string()
    }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// An error about the next character.
    fn expected(&self, message: impl Into<Message>) -> TextError {
        let len = self.rest().chars().next().map_or(0, char::len_utf8);
        TextError::new(self.at, len, message)
    }

    fn spaces(&mut self) {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start_matches(' ').len();
    }

    fn takes(&mut self, sign: &str) -> bool {
        let is = self.rest().starts_with(sign);
        self.at += if is { sign.len() } else { 0 };
        is
    }

    /// Reads a sign; `message` says what is expected: the sign and what follows it.
    fn sign(&mut self, sign: &str, message: &'static str) -> Result<(), TextError> {
        if self.takes(sign) {
            Ok(())
        } else {
            Err(self.expected(message))
        }
    }

    fn control(&mut self) -> Result<Control, TextError> {
        let start = self.at;
        let rest = self.rest();
        let end = rest.find(|c: char| !c.is_ascii_alphabetic());
        let word = &rest[..end.unwrap_or(rest.len())];
        self.at += word.len();
        self.spaces();
        Ok(match word {
            "sudden" => Control::Sudden {
                main: self.some_time()?,
            },
            "fischer" => Control::Fischer {
                main: self.some_time()?,
                increment: self.more("clock-text-expected-increment")?,
            },
            "bronstein" => Control::Bronstein {
                main: self.some_time()?,
                delay: self.more("clock-text-expected-time-given-back")?,
            },
            "delay" => {
                let start = self.at;
                let main = self.time()?;
                let delay = self.more("clock-text-expected-delay")?;
                if main.plus(delay).is_zero() {
                    return Err(self.no_time(start));
                }
                Control::Delay { main, delay }
            }
            "byoyomi" => {
                let main = self.time()?;
                self.sign("+", "clock-text-expected-periods")?;
                let periods = self.number(MOST_PERIODS, "clock-text-expected-number-of-periods")?;
                self.sign("x", "clock-text-expected-period")?;
                Control::ByoYomi {
                    main,
                    periods,
                    period: self.some_time()?,
                }
            }
            "days" => Control::Days {
                days: self.number(MOST_DAYS, "clock-text-expected-days")?,
            },
            "double" => Control::Countdown {
                deployment: None,
                main: self.some_time()?,
                reserve: self.more("clock-text-expected-reserve")?,
            },
            "tiger" => {
                let deployment = Some(self.some_time()?);
                self.sign("+", "clock-text-expected-main-time")?;
                Control::Countdown {
                    deployment,
                    main: self.some_time()?,
                    reserve: self.more("clock-text-expected-reserve")?,
                }
            }
            _ => {
                let message = "clock-text-expected-kind";
                return Err(TextError::new(start, word.len(), message));
            }
        })
    }

    /// `+` and a time.
    fn more(&mut self, message: &'static str) -> Result<Span, TextError> {
        self.sign("+", message)?;
        self.time()
    }

    fn some_time(&mut self) -> Result<Span, TextError> {
        let start = self.at;
        let time = self.time()?;
        if time.is_zero() {
            return Err(self.no_time(start));
        }
        Ok(time)
    }

    fn no_time(&self, start: usize) -> TextError {
        TextError::new(start, self.at - start, "clock-text-expected-some-time")
    }

    /// A time such as `1h30m`, `150m` or `90s`.
    fn time(&mut self) -> Result<Span, TextError> {
        let start = self.at;
        let mut total = Span::ZERO;
        let mut units = &[("h", 3600), ("m", 60), ("s", 1)][..];
        loop {
            let Some(number) = self.digits() else {
                if self.at == start {
                    return Err(self.expected("clock-text-expected-time"));
                }
                break;
            };
            let Some(unit) = units.iter().position(|(unit, _)| self.takes(unit)) else {
                let left: Vec<_> = units.iter().map(|(unit, _)| format!("`{unit}`")).collect();
                return Err(match left.len() {
                    0 => self.expected("clock-text-expected-end-of-time"),
                    _ => self.expected(
                        Message::new("clock-text-expected-unit").with("units", left.join(", ")),
                    ),
                });
            };
            total = total.plus(Span::seconds(number.saturating_mul(units[unit].1)));
            units = &units[unit + 1..];
        }
        if total > LONGEST {
            let hours = LONGEST.as_seconds() / 3600;
            let message = Message::new("clock-text-long-time").with("hours", hours);
            return Err(TextError::new(start, self.at - start, message));
        }
        Ok(total)
    }

    /// A number from 1 to `most`.
    fn number(&mut self, most: u32, message: &'static str) -> Result<u32, TextError> {
        let start = self.at;
        let number = self.digits().and_then(|number| u32::try_from(number).ok());
        number.filter(|n| (1..=most).contains(n)).ok_or_else(|| {
            let len = self.at - start;
            TextError::new(start, len, Message::new(message).with("most", most))
        })
    }

    /// Reads digits as a number; too many digits give the largest number.
    fn digits(&mut self) -> Option<u64> {
        let rest = self.rest();
        let end = rest.find(|c: char| !c.is_ascii_digit());
        let digits = &rest[..end.unwrap_or(rest.len())];
        self.at += digits.len();
        (!digits.is_empty()).then(|| digits.parse().unwrap_or(u64::MAX))
    }
}
