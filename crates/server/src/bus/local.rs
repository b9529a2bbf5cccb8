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
        if self.is_heard() {
            // It is no error if the others have just left.
            let _ = self.0.send(notice);
        }
    }

    fn is_heard(&self) -> bool {
        // Whoever tells something listens, too. A node that begins to listen later finds in the store
        // what was told before.
        self.0.receiver_count() > 1
    }

    fn listen(&self) -> Listener {
        Listener::new(self.0.subscribe())
    }
}
