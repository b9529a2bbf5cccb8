//! The puzzles that somebody has solved on this device, and the puzzle of the day.

use std::collections::{BTreeMap, BTreeSet};

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use crate::storage;

/// The key under which they are stored.
const KEPT: &str = "puzzles";
/// The milliseconds of a day.
const DAY_MS: f64 = 86_400_000.0;

/// What is stored.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
struct Kept {
    /// The ids of the puzzles, by game.
    solved: BTreeMap<String, BTreeSet<String>>,
    /// The last day whose puzzle was solved.
    day: Option<u64>,
}

/// The solved puzzles. Copies share their state.
#[derive(Clone, Copy)]
pub(crate) struct Solved(RwSignal<Kept>);

impl Solved {
    pub(crate) fn load() -> Self {
        Self(RwSignal::new(storage::read(KEPT).unwrap_or_default()))
    }

    pub(crate) fn has(self, game: &str, id: &str) -> bool {
        let solved = |kept: &Kept| kept.solved.get(game).is_some_and(|ids| ids.contains(id));
        self.0.with(solved)
    }

    /// Whether the puzzle of this day is solved.
    pub(crate) fn has_day(self, day: u64) -> bool {
        self.0.with(|kept| kept.day == Some(day))
    }

    /// Keeps that a puzzle is solved, and which day's it was. What other tabs have kept since stays.
    pub(crate) fn add(self, game: &str, id: &str, day: Option<u64>) {
        let mut kept: Kept = storage::read(KEPT).unwrap_or_default();
        kept.solved
            .entry(game.to_owned())
            .or_default()
            .insert(id.to_owned());
        kept.day = day.or(kept.day);
        storage::write(KEPT, &kept);
        self.0.set(kept);
    }
}

/// The number of the day, which begins at the same moment for everybody.
pub(crate) fn today() -> u64 {
    (js_sys::Date::now() / DAY_MS) as u64
}
