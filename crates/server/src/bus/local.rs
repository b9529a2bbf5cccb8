//! A bus for nodes in one process.

use tokio::sync::broadcast;

use super::{Bus, Listener, Notice};

/// A node that is this many notices behind loses the oldest ones.
const BEHIND: usize = 4096;

/// A bus for nodes in one process.
pub(crate) struct Local(broadcast::Sender<Notice>);

impl Local {
    /// A bus on which nobody listens yet.
    pub(crate) fn new() -> Self {
        Self(broadcast::Sender::new(BEHIND))
    }
}

impl Bus for Local {
    fn tell(&self, notice: Notice) {
        // With nobody listening there is nobody to tell.
        let _ = self.0.send(notice);
    }

    fn listen(&self) -> Listener {
        Listener::new(self.0.subscribe())
    }
}
