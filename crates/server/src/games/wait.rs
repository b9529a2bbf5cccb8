//! How long the computer has waited for a thread in its running turn.

use std::sync::{Mutex, MutexGuard, PoisonError};

use clock::{Moment, Span};

/// How long the computer has waited for a thread in its running turn. That counts on nobody's clock.
#[derive(Default)]
pub(crate) struct Wait(Mutex<Waited>);

#[derive(Default)]
struct Waited {
    since: Option<Moment>,
    before: Span,
}

impl Wait {
    /// It begins to wait.
    pub(crate) fn begin(&self, now: Moment) {
        self.lock().since = Some(now);
    }

    /// It has a thread now, or waits no longer.
    pub(crate) fn end(&self, now: Moment) {
        let mut waited = self.lock();
        if let Some(since) = waited.since.take() {
            waited.before = waited.before.plus(now.since(since));
        }
    }

    /// How long it has waited.
    pub(crate) fn until(&self, now: Moment) -> Span {
        let waited = self.lock();
        let running = waited.since.map_or(Span::ZERO, |since| now.since(since));
        waited.before.plus(running)
    }

    /// Its turn is over.
    pub(crate) fn clear(&self) {
        *self.lock() = Waited::default();
    }

    fn lock(&self) -> MutexGuard<'_, Waited> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
