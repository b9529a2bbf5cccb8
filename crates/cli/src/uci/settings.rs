//! The options that the other program can set.

use std::fmt::Write;
use std::ops::RangeInclusive;

use game::{Message, TextError, Value};
use hall::Hall;
use uci::{Setting, Variant};

use crate::computer::{FULL, TABLE_MIB};

const HASH_MIB: RangeInclusive<usize> = 1..=1024;
const LEVELS: RangeInclusive<u8> = 1..=FULL;
const OVERHEAD_MS: RangeInclusive<u64> = 0..=5000;

/// The settings of the engine.
#[derive(Clone, Debug)]
pub(super) struct Settings {
    /// The variant whose start `startpos` means.
    pub(super) variant: Variant,
    /// The memory for search results, in MiB.
    pub(super) hash_mib: usize,
    pub(super) level: u8,
    /// The time lost in communication at each turn, in milliseconds.
    pub(super) overhead_ms: u64,
}

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
            hash_mib: TABLE_MIB,
            level: FULL,
            overhead_ms: 20,
        }
    }

    /// The `option` lines, with the current values as defaults.
    pub(super) fn list(&self, hall: &Hall) -> String {
        let spin = |name: &str, now: u64, least: u64, most: u64| {
            format!("option name {name} type spin default {now} min {least} max {most}\n")
        };
        let mut list = format!(
            "option name UCI_Variant type combo default {}",
            self.variant.name()
        );
        for variant in Variant::all(hall) {
            let _ = write!(list, " var {}", variant.name());
        }
        list.push('\n');
        let (least, most) = HASH_MIB.into_inner();
        list += &spin("Hash", self.hash_mib as u64, least as u64, most as u64);
        list += "option name Clear Hash type button\n";
        list += &spin("Threads", 1, 1, 1);
        list += "option name Ponder type check default false\n";
        let (least, most) = LEVELS.into_inner();
        list += &spin("Level", self.level.into(), least.into(), most.into());
        let (least, most) = OVERHEAD_MS.into_inner();
        list += &spin("Move Overhead", self.overhead_ms, least, most);
        list.pop();
        list
    }

    /// Sets an option.
    ///
    /// # Errors
    ///
    /// If the option does not exist or does not take this value.
    pub(super) fn set(&mut self, hall: &Hall, setting: &Setting) -> Result<Change, TextError> {
        let (at, name) = &setting.name;
        match name.to_ascii_lowercase().as_str() {
            "uci_variant" => {
                let (at, value) = value_of(setting)?;
                self.variant = Variant::find(hall, value).ok_or_else(|| {
                    let known: Vec<_> = Variant::all(hall)
                        .map(|variant| variant.name().to_owned())
                        .collect();
                    let message =
                        Message::new("text-expected-one-of").with("names", known.join(", "));
                    TextError::new(at, value.len(), message)
                })?;
                return Ok(Change::Variant);
            }
            "clear hash" => return Ok(Change::Forget),
            "hash" => self.hash_mib = number(setting, HASH_MIB)?,
            "level" => self.level = number(setting, LEVELS)?,
            // Whether to ponder is for the other program to decide; `go ponder` says so.
            "ponder" => {
                truth(setting)?;
            }
            "threads" => {
                number(setting, 1..=1u8)?;
            }
            "move overhead" => self.overhead_ms = number(setting, OVERHEAD_MS)?,
            _ => {
                let message = Message::new("uci-text-unknown-option").with("option", name.as_str());
                return Err(TextError::new(*at, name.len(), message));
            }
        }
        Ok(Change::Value)
    }
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

fn number<T>(setting: &Setting, range: RangeInclusive<T>) -> Result<T, TextError>
where
    T: std::str::FromStr + PartialOrd + Copy + Into<Value>,
{
    let (at, value) = value_of(setting)?;
    let number = value.parse().ok().filter(|number| range.contains(number));
    number.ok_or_else(|| {
        let (least, most) = (range.start(), range.end());
        let message = Message::new("uci-text-expected-number-within")
            .with("least", *least)
            .with("most", *most);
        TextError::new(at, value.len(), message)
    })
}
