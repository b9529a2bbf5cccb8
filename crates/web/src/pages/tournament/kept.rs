//! What this browser keeps of tournaments: which ones it has to do with, and the secret of an official.

use serde::{Deserialize, Serialize};

use crate::storage;

/// How the keys begin.
const KEY: &str = "tournament.";

/// A tournament that this browser has to do with.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Kept {
    /// What it is called.
    pub(super) title: String,
    /// The official that somebody here is.
    #[serde(default)]
    pub(super) office: Option<Office>,
}

/// An official, with the secret that shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Office {
    /// The name.
    pub(super) name: String,
    /// The secret.
    pub(super) secret: String,
}

impl Kept {
    /// What is kept of a tournament.
    pub(super) fn load(id: &str) -> Option<Self> {
        storage::read(&format!("{KEY}{id}"))
    }

    /// Keeps it; returns false if the browser does not store it.
    pub(super) fn save(&self, id: &str) -> bool {
        storage::write(&format!("{KEY}{id}"), self)
    }

    /// All that are kept, with their ids, by title.
    pub(super) fn all() -> Vec<(String, Self)> {
        let ids = storage::keys(KEY).into_iter();
        let mut all: Vec<_> = ids
            .filter_map(|id| Self::load(&id).map(|kept| (id, kept)))
            .collect();
        all.sort_by(|(_, one), (_, other)| one.title.cmp(&other.title));
        all
    }

    /// Forgets a tournament.
    pub(super) fn forget(id: &str) {
        storage::remove(&format!("{KEY}{id}"));
    }
}
