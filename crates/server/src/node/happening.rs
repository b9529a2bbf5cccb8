//! What happens at a node that concerns more than games.

use std::sync::Arc;

use tokio::sync::broadcast;

/// Who listens and is this many happenings behind has to look for what it has missed.
const BEHIND: usize = 1024;

/// What has happened.
#[derive(Clone, Debug)]
pub(crate) enum Happening {
    /// Another node has added to the log of this tournament.
    Entered(Arc<str>),
    /// This node has added to the log of this tournament.
    Added(Arc<str>),
    /// A game of a tournament is over.
    Over {
        /// The game.
        game: String,
        /// The tournament.
        tournament: String,
    },
    /// Something may have been missed.
    Missed,
}

/// What happens from now on.
pub(crate) struct Happenings(broadcast::Receiver<Happening>);

/// Tells what happens to whoever listens.
pub(super) struct Told(broadcast::Sender<Happening>);

impl Told {
    pub(super) fn new() -> Self {
        Self(broadcast::Sender::new(BEHIND))
    }

    pub(super) fn tell(&self, happening: Happening) {
        // It is no error if nobody listens.
        let _ = self.0.send(happening);
    }

    pub(super) fn listen(&self) -> Happenings {
        Happenings(self.0.subscribe())
    }
}

impl Happenings {
    /// What happens next; `None` when the node is gone.
    pub(crate) async fn next(&mut self) -> Option<Happening> {
        match self.0.recv().await {
            Ok(happening) => Some(happening),
            Err(broadcast::error::RecvError::Lagged(_)) => Some(Happening::Missed),
            Err(broadcast::error::RecvError::Closed) => None,
        }
    }
}
