//! Clock settings as text.

use std::fmt;
use std::str::FromStr;

use game::TextError;

use crate::{Control, Settings, Span};

/// The longest time that can be set, and the most days and periods.
const LONGEST: Span = Span::seconds(100 * 3600);
const MOST_DAYS: u32 = 60;
const MOST_PERIODS: u32 = 100;

const KINDS: &str = "`tiger`, `double`, `fischer`, `bronstein`, `delay`, `sudden`, `byoyomi` or \
                     `days`";

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
        let mut reader = Reader { text, at: 0 };
        reader.spaces();
        let first = reader.control()?;
        reader.spaces();
        let second = if reader.takes("/") {
            reader.spaces();
            let second = reader.control()?;
            reader.spaces();
            second
        } else {
            first
        };
        if reader.rest().is_empty() {
            return Ok(Self {
                sides: [first, second],
            });
        }
        Err(reader.expected("the end, or `/` and the clock of the second side"))
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

    fn expected(&self, what: &str) -> TextError {
        let len = self.rest().chars().next().map_or(0, char::len_utf8);
        TextError::new(self.at, len, format!("expected {what}"))
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

    fn sign(&mut self, sign: &str, before: &str) -> Result<(), TextError> {
        if self.takes(sign) {
            Ok(())
        } else {
            Err(self.expected(&format!("`{sign}` and {before}")))
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
                increment: self.more("the time that every turn adds")?,
            },
            "bronstein" => Control::Bronstein {
                main: self.some_time()?,
                delay: self.more("the time that is given back")?,
            },
            "delay" => {
                let start = self.at;
                let main = self.time()?;
                let delay = self.more("the time that the clock waits")?;
                if main.plus(delay).is_zero() {
                    return Err(self.no_time(start));
                }
                Control::Delay { main, delay }
            }
            "byoyomi" => {
                let main = self.time()?;
                self.sign("+", "the periods, such as `5x30s`")?;
                let periods = self.number(MOST_PERIODS, "periods")?;
                self.sign("x", "the length of a period")?;
                Control::ByoYomi {
                    main,
                    periods,
                    period: self.some_time()?,
                }
            }
            "days" => Control::Days {
                days: self.number(MOST_DAYS, "days")?,
            },
            "double" => Control::Countdown {
                deployment: None,
                main: self.some_time()?,
                reserve: self.more("the reserve that every turn earns")?,
            },
            "tiger" => {
                let deployment = Some(self.some_time()?);
                self.sign("+", "the main time")?;
                Control::Countdown {
                    deployment,
                    main: self.some_time()?,
                    reserve: self.more("the reserve that every turn earns")?,
                }
            }
            _ => {
                let message = format!("expected the kind of clock: {KINDS}");
                return Err(TextError::new(start, word.len(), message));
            }
        })
    }

    /// `+` and a time.
    fn more(&mut self, what: &str) -> Result<Span, TextError> {
        self.sign("+", what)?;
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
        TextError::new(start, self.at - start, "expected some time, not none")
    }

    /// A time such as `1h30m`, `150m` or `90s`.
    fn time(&mut self) -> Result<Span, TextError> {
        let start = self.at;
        let mut total = Span::ZERO;
        let mut units = &[("h", 3600), ("m", 60), ("s", 1)][..];
        loop {
            let Some(number) = self.digits() else {
                if self.at == start {
                    return Err(self.expected("a time such as `5m`, `90s` or `1h30m`"));
                }
                break;
            };
            let Some(unit) = units.iter().position(|(unit, _)| self.takes(unit)) else {
                let left: Vec<_> = units.iter().map(|(unit, _)| format!("`{unit}`")).collect();
                return Err(match left.len() {
                    0 => self.expected("no number after the seconds"),
                    _ => self.expected(&format!("the unit of the time: {}", left.join(" or "))),
                });
            };
            total = total.plus(Span::seconds(number.saturating_mul(units[unit].1)));
            units = &units[unit + 1..];
        }
        if total > LONGEST {
            let message = format!(
                "expected a time of at most {}h",
                LONGEST.as_seconds() / 3600
            );
            return Err(TextError::new(start, self.at - start, message));
        }
        Ok(total)
    }

    /// A number from 1 to `most`.
    fn number(&mut self, most: u32, of: &str) -> Result<u32, TextError> {
        let start = self.at;
        let number = self.digits().and_then(|number| u32::try_from(number).ok());
        number.filter(|n| (1..=most).contains(n)).ok_or_else(|| {
            let len = self.at - start;
            TextError::new(start, len, format!("expected 1 to {most} {of}"))
        })
    }

    /// Digits as a number; the largest one where they are too many.
    fn digits(&mut self) -> Option<u64> {
        let rest = self.rest();
        let end = rest.find(|c: char| !c.is_ascii_digit());
        let digits = &rest[..end.unwrap_or(rest.len())];
        self.at += digits.len();
        (!digits.is_empty()).then(|| digits.parse().unwrap_or(u64::MAX))
    }
}
