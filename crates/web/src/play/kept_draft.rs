//! The running turn as the browser stores it, apart from the stored game.

use play::Draft;
use serde::{Deserialize, Serialize};

use crate::storage;

/// The moves of a running turn that began after entry number `after` of the game's list.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct KeptDraft {
    pub(super) after: u64,
    pub(super) moves: Vec<String>,
}

impl KeptDraft {
    /// The running turn of a game.
    pub(super) fn of(draft: &Draft, after: u64) -> Self {
        let moves = draft.steps().into_iter().map(|step| step.text).collect();
        Self { after, moves }
    }

    /// Stores the turn; returns false if the browser does not store it.
    pub(super) fn save(&self, id: &str) -> bool {
        storage::write(&key(id), self)
    }

    /// Plays the stored moves of the turn that began after entry number `after`, as far as they can
    /// be played; returns whether any was played.
    pub(super) fn restore(id: &str, after: u64, draft: &mut Draft) -> bool {
        let kept: Option<Self> = storage::read(&key(id));
        let kept = kept.filter(|kept| kept.after == after);
        kept.is_some_and(|kept| draft.play_all(&kept.moves) > 0)
    }

    /// Deletes the stored turn of a game.
    pub(super) fn forget(id: &str) {
        storage::remove(&key(id));
    }
}

fn key(id: &str) -> String {
    format!("draft.{id}")
}
