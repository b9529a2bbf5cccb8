//! The running turn as the browser stores it, apart from the stored game.

use std::ops::RangeInclusive;

use game::{Place, Touch};
use play::Draft;
use serde::{Deserialize, Serialize};

use crate::storage;

/// The moves of a running turn that began after entry number `after` of the game's list.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct KeptDraft {
    pub(super) after: u64,
    pub(super) moves: Vec<String>,
    /// The places touched since, of a move that has begun.
    #[serde(default)]
    touched: Vec<String>,
}

impl KeptDraft {
    /// The running turn of a game.
    pub(super) fn of(draft: &Draft, after: u64) -> Self {
        let moves = draft.steps().into_iter().map(|step| step.text).collect();
        let places = draft
            .touched()
            .iter()
            .map(|touch| Some(touch.place()?.0.to_string()));
        // A gesture with a button begins anew.
        let touched = places.collect::<Option<_>>().unwrap_or_default();
        Self {
            after,
            moves,
            touched,
        }
    }

    /// Stores the turn; returns false if the browser does not store it.
    pub(super) fn save(&self, id: &str) -> bool {
        storage::write(&key(id), self)
    }

    /// Whether this and the stored turn of a game have the same moves.
    pub(super) fn plays_same(&self, id: &str) -> bool {
        let kept: Option<Self> = storage::read(&key(id));
        let kept = kept.filter(|kept| kept.after == self.after);
        kept.map_or_else(Vec::new, |kept| kept.moves) == self.moves
    }

    /// Plays the stored moves of a turn that began after one of the entries with these numbers, as far as
    /// they can be played, and touches the places touched; returns whether there was anything of it.
    pub(super) fn restore(id: &str, after: RangeInclusive<u64>, draft: &mut Draft) -> bool {
        let kept: Option<Self> = storage::read(&key(id));
        let kept = kept.filter(|kept| after.contains(&kept.after));
        let Some(kept) = kept else { return false };
        let played = draft.play_all(&kept.moves);
        if played == kept.moves.len() {
            // What was not confirmed before is not played now.
            draft.set_confirms(true);
            for place in kept.touched.iter().filter_map(|place| place.parse().ok()) {
                draft.touch(Touch::Place(Place(place)));
            }
        }
        played > 0 || !draft.touched().is_empty()
    }

    /// Deletes the stored turn of a game.
    pub(super) fn forget(id: &str) {
        storage::remove(&key(id));
    }
}

fn key(id: &str) -> String {
    format!("draft.{id}")
}
