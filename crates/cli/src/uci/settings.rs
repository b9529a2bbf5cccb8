//! The options that the other program can set.

use std::fmt::Write;

use game::{Message, TextError};
use hall::Hall;
use uci::{Setting, Variant};

use super::elo;
use crate::computer::{FULL, TABLE_MIB};

/// The settings of the engine.
#[derive(Clone, Debug)]
pub(super) struct Settings {
    /// The variant whose start `startpos` means.
    pub(super) variant: Variant,
    /// The memory for search results, in MiB.
    pub(super) hash_mib: u64,
    pub(super) threads: u64,
    /// How many lines to report.
    pub(super) lines: u64,
    /// Whether to add the chances to win, draw and lose to each score.
    pub(super) chances: bool,
    /// The time lost in communication at each turn, in milliseconds.
    pub(super) overhead_ms: u64,
    /// Whether positions are analyzed rather than a game played.
    pub(super) analysis: bool,
    /// Whether to ponder is for the other program to decide; `go ponder` says so.
    ponder: bool,
    level: u64,
    /// Whether `elo` counts instead of `level`.
    by_elo: bool,
    elo: u64,
}

/// A number or a truth value to set, with its range.
enum Kind {
    Spin(u64, u64, fn(&mut Settings) -> &mut u64),
    Check(fn(&mut Settings) -> &mut bool),
}

/// The options that do no more than hold a value.
const OPTIONS: [(&str, Kind); 10] = [
    ("Hash", Kind::Spin(1, 1024, |own| &mut own.hash_mib)),
    ("Threads", Kind::Spin(1, 256, |own| &mut own.threads)),
    ("MultiPV", Kind::Spin(1, 100, |own| &mut own.lines)),
    ("Ponder", Kind::Check(|own| &mut own.ponder)),
    ("Level", Kind::Spin(1, FULL as u64, |own| &mut own.level)),
    ("UCI_LimitStrength", Kind::Check(|own| &mut own.by_elo)),
    (
        "UCI_Elo",
        Kind::Spin(elo::LEAST, elo::MOST, |own| &mut own.elo),
    ),
    ("UCI_AnalyseMode", Kind::Check(|own| &mut own.analysis)),
    ("UCI_ShowWDL", Kind::Check(|own| &mut own.chances)),
    (
        "Move Overhead",
        Kind::Spin(0, 5000, |own| &mut own.overhead_ms),
    ),
];

/// What a setting changes besides its value.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Change {
    Value,
    Variant,
    /// The engine must forget earlier search results.
    Forget,
}

impl Settings {
    pub(super) fn new(variant: Variant) -> Self {
        Self {
            variant,
            hash_mib: TABLE_MIB as u64,
            threads: 1,
            lines: 1,
            chances: false,
            overhead_ms: 20,
            analysis: false,
            ponder: false,
            level: FULL.into(),
            by_elo: false,
            elo: elo::MOST,
        }
    }

    /// The level to play at; an analysis is always made at full strength.
    pub(super) fn level(&self) -> u8 {
        match (self.analysis, self.by_elo) {
            (true, _) => FULL,
            (false, true) => elo::level(self.elo),
            (false, false) => self.level as u8,
        }
    }

    /// The `option` lines, with the current values as defaults.
    pub(super) fn list(&self, hall: &Hall) -> String {
        let mut list = format!(
            "option name UCI_Variant type combo default {}",
            self.variant.name()
        );
        for variant in Variant::all(hall) {
            let _ = write!(list, " var {}", variant.name());
        }
        let mut now = self.clone();
        for (name, kind) in &OPTIONS {
            let _ = write!(list, "\noption name {name} type ");
            let _ = match kind {
                Kind::Spin(least, most, value) => {
                    let now = value(&mut now);
                    write!(list, "spin default {now} min {least} max {most}")
                }
                Kind::Check(value) => write!(list, "check default {}", value(&mut now)),
            };
        }
        list + "\noption name Clear Hash type button"
    }

    /// Sets an option.
    ///
    /// # Errors
    ///
    /// If the option does not exist or does not take this value.
    pub(super) fn set(&mut self, hall: &Hall, setting: &Setting) -> Result<Change, TextError> {
        let (at, name) = &setting.name;
        if name.eq_ignore_ascii_case("UCI_Variant") {
            self.variant = variant(hall, setting)?;
            return Ok(Change::Variant);
        }
        if name.eq_ignore_ascii_case("Clear Hash") {
            return Ok(Change::Forget);
        }
        let mut options = OPTIONS.iter();
        let known = options.find(|(known, _)| known.eq_ignore_ascii_case(name));
        match known {
            Some((_, Kind::Spin(least, most, value))) => {
                *value(self) = number(setting, *least, *most)?;
            }
            Some((_, Kind::Check(value))) => *value(self) = truth(setting)?,
            None => {
                let message = Message::new("uci-text-unknown-option").with("option", name.as_str());
                return Err(TextError::new(*at, name.len(), message));
            }
        }
        Ok(Change::Value)
    }
}

fn variant(hall: &Hall, setting: &Setting) -> Result<Variant, TextError> {
    let (at, value) = value_of(setting)?;
    Variant::find(hall, value).ok_or_else(|| {
        let all = Variant::all(hall).map(|variant| variant.name().to_owned());
        let known = all.collect::<Vec<_>>().join(", ");
        let message = Message::new("text-expected-one-of").with("names", known);
        TextError::new(at, value.len(), message)
    })
}

fn value_of(setting: &Setting) -> Result<(usize, &str), TextError> {
    let (at, name) = &setting.name;
    let value = setting
        .value
        .as_ref()
        .map(|(at, text)| (*at, text.as_str()));
    value.ok_or_else(|| {
        let message = Message::new("uci-text-expected-value").with("option", name.as_str());
        TextError::new(at + name.len(), 0, message)
    })
}

fn truth(setting: &Setting) -> Result<bool, TextError> {
    let (at, value) = value_of(setting)?;
    value.to_ascii_lowercase().parse().map_err(|_| {
        let message = Message::new("text-expected-one-of").with("names", "true, false");
        TextError::new(at, value.len(), message)
    })
}

fn number(setting: &Setting, least: u64, most: u64) -> Result<u64, TextError> {
    let (at, value) = value_of(setting)?;
    let number = value.parse().ok();
    number
        .filter(|number| (least..=most).contains(number))
        .ok_or_else(|| {
            let message = Message::new("uci-text-expected-number-within")
                .with("least", least)
                .with("most", most);
            TextError::new(at, value.len(), message)
        })
}
