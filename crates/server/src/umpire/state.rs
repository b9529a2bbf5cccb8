//! What the umpire of a node works with.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::games::GameError;
use crate::limits::{Limits, Pace};
use crate::node::{BoardError, Node};
use crate::store::StoreError;
use crate::tournaments::{EventError, Tournaments};

/// The umpire of a node.
pub(super) struct Umpire {
    node: Node,
    tournaments: Tournaments,
    pace: Pace,
    /// The games that go on, whose ends this node is told of, each with the number of decisions about its table
    /// that were carried out. It saves looking at them again; nothing depends on it.
    known: Mutex<HashMap<String, usize>>,
    /// The games without a node at the last sweep, each with the number of its last fact.
    unwatched: Mutex<HashMap<String, u64>>,
}

/// Why the umpire could not do something.
#[derive(Debug, thiserror::Error)]
pub(super) enum UmpireError {
    /// The tournament can't be read, or does not take an entry.
    #[error(transparent)]
    Event(#[from] EventError),
    /// The game can't be created.
    #[error("a game can't be created: {0}")]
    Board(#[from] BoardError),
    /// The game can't be read or changed.
    #[error(transparent)]
    Game(#[from] GameError),
}

impl From<StoreError> for UmpireError {
    fn from(error: StoreError) -> Self {
        Self::Game(error.into())
    }
}

impl Umpire {
    pub(super) fn new(node: Node, tournaments: Tournaments, limits: Limits) -> Self {
        Self {
            node,
            tournaments,
            pace: Pace::new(limits),
            known: Mutex::default(),
            unwatched: Mutex::default(),
        }
    }

    pub(super) fn node(&self) -> &Node {
        &self.node
    }

    pub(super) fn tournaments(&self) -> &Tournaments {
        &self.tournaments
    }

    /// How many games each tournament may start.
    pub(super) fn pace(&self) -> &Pace {
        &self.pace
    }

    /// What time it is, as logs have it: in milliseconds.
    pub(super) fn now_ms(&self) -> i64 {
        self.node.time().now_us().div_euclid(1_000)
    }

    /// Whether a game is known to go on, with so many decisions carried out.
    pub(super) fn knows(&self, game: &str, decisions: usize) -> bool {
        self.known().get(game) == Some(&decisions)
    }

    /// From now on this node is told when the game ends.
    pub(super) fn know(&self, game: &str, decisions: usize) {
        self.known().insert(game.to_owned(), decisions);
    }

    /// A game is to be looked at again.
    pub(super) fn forget(&self, game: &str) {
        self.known().remove(game);
    }

    /// All games are to be looked at again.
    pub(super) fn forget_all(&self) {
        self.known().clear();
    }

    /// Games that no node runs, each with the number of its last fact: those that have changed since this was said
    /// last are to be looked at again.
    pub(super) fn forget_changed(&self, games: Vec<(String, u64)>) {
        let mut before = self
            .unwatched
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        for (game, last) in &games {
            if before.get(game) != Some(last) {
                self.forget(game);
            }
        }
        *before = games.into_iter().collect();
    }

    fn known(&self) -> MutexGuard<'_, HashMap<String, usize>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
