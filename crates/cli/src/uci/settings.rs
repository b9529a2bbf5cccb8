//! The options that the other program can set.

use std::fmt::Write;
use std::ops::RangeInclusive;

use game::{Message, TextError, Value};
use uci::{Dialect, Setting};

use crate::computer::{FULL, TABLE_MIB};

const HASH_MIB: RangeInclusive<usize> = 1..=1024;
const LEVELS: RangeInclusive<u8> = 1..=FULL;
const OVERHEAD_MS: RangeInclusive<u64> = 0..=5000;

/// The settings of the engine.
#[derive(Clone, Debug)]
pub(super) struct Settings {
    /// The game whose start `startpos` means.
    pub(super) variant: Dialect,
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
    pub(super) fn new(variant: Dialect) -> Self {
        Self {
            variant,
            hash_mib: TABLE_MIB,
            level: FULL,
            overhead_ms: 20,
        }
    }

    /// The `option` lines, with the current values as defaults.
    pub(super) fn list(&self) -> String {
        let spin = |name: &str, now: u64, least: u64, most: u64| {
            format!("option name {name} type spin default {now} min {least} max {most}\n")
        };
        let mut list = format!(
            "option name UCI_Variant type combo default {}",
            self.variant.game().id
        );
        for info in hall::games() {
            let _ = write!(list, " var {}", info.id);
        }
        list.push('\n');
        let (least, most) = HASH_MIB.into_inner();
        list += &spin("Hash", self.hash_mib as u64, least as u64, most as u64);
        list += "option name Clear Hash type button\n";
        list += &spin("Threads", 1, 1, 1);
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
    pub(super) fn set(&mut self, setting: &Setting) -> Result<Change, TextError> {
        let (at, name) = &setting.name;
        match name.to_ascii_lowercase().as_str() {
            "uci_variant" => {
                let (at, value) = value_of(setting)?;
                let found = hall::games().find(|info| info.id.eq_ignore_ascii_case(value));
                let game = found.ok_or_else(|| {
                    let known: Vec<_> = hall::games().map(|info| info.id).collect();
                    let known = known.join(", ");
                    let message = Message::new("text-expected-one-of").with("names", known);
                    TextError::new(at, value.len(), message)
                })?;
                self.variant = Dialect::of(game);
                return Ok(Change::Variant);
            }
            "clear hash" => return Ok(Change::Forget),
            "hash" => self.hash_mib = number(setting, HASH_MIB)?,
            "level" => self.level = number(setting, LEVELS)?,
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
