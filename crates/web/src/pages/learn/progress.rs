//! The tasks that somebody has done on this device.

use std::collections::BTreeSet;

use leptos::prelude::*;

use crate::storage;

/// The key under which they are stored.
const KEPT: &str = "lessons";

/// The tasks that are done, by the keys of their steps. Copies share their state.
#[derive(Clone, Copy)]
pub(super) struct Progress(RwSignal<BTreeSet<String>>);

impl Progress {
    pub(super) fn load() -> Self {
        Self(RwSignal::new(storage::read(KEPT).unwrap_or_default()))
    }

    pub(super) fn has(self, step: &str) -> bool {
        self.0.with(|done| done.contains(step))
    }

    /// Keeps that a task is done. What other tabs have kept since stays.
    pub(super) fn add(self, step: &str) {
        let mut done: BTreeSet<String> = storage::read(KEPT).unwrap_or_default();
        done.insert(step.to_owned());
        storage::write(KEPT, &done);
        self.0.set(done);
    }
}
