//! What the device keeps of its games by link, so that they are listed without a connection, too.

use game::Side;
use protocol::NumberedEvent;
use serde::{Deserialize, Serialize};

use crate::play::HeldSeat;
use crate::storage;

/// A game that runs, as the server has last told it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Known {
    /// The side played here.
    pub(super) side: Option<Side>,
    /// Whether it was this side's turn.
    pub(super) mine: bool,
    /// All that happened in it.
    pub(super) events: Vec<NumberedEvent>,
}

/// How a game has ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Over {
    /// The id of the rules played; `None` if the server knows no such game any more.
    pub(super) game: Option<String>,
    /// Who played the other side; empty if that player gave no name.
    pub(super) against: String,
    /// The key of the text that says the result.
    pub(super) result: String,
    /// When that was.
    pub(super) at_us: i64,
}

impl Known {
    /// What is kept of a game.
    pub(super) fn load(id: &str) -> Option<Self> {
        storage::read(&format!("link.{id}"))
    }

    /// Keeps it.
    pub(super) fn save(&self, id: &str) {
        storage::write(&format!("link.{id}"), self);
    }

    /// When something last happened in it.
    pub(super) fn at_us(&self) -> i64 {
        self.events.last().map_or(0, |event| event.at_us)
    }

    /// What its place in the list goes by.
    pub(super) fn order(&self) -> (bool, i64) {
        (self.mine, self.at_us())
    }
}

impl Over {
    /// How a game has ended, as far as that is known.
    pub(super) fn load(id: &str) -> Option<Self> {
        storage::read(&over_key(id))
    }

    /// Keeps it; nothing else is kept of the game but the seat.
    pub(super) fn save(&self, id: &str) {
        storage::write(&over_key(id), self);
        storage::remove(&format!("link.{id}"));
    }
}

/// Deletes a game from this device, with the seat; returns the seat.
pub(super) fn delete(id: &str) -> Option<HeldSeat> {
    let held = HeldSeat::load(id);
    HeldSeat::forget(id);
    for key in ["over", "link", "draft", "turn"] {
        storage::remove(&format!("{key}.{id}"));
    }
    held
}

fn over_key(id: &str) -> String {
    format!("over.{id}")
}
