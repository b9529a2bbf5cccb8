//! The bus: what the nodes of a hall tell each other, so that viewers hear of a turn at once
//! wherever they are connected.
//!
//! The modules above use it only through the trait [`Bus`]. [`local`] implements it for nodes in one
//! process; a message broker could be another implementation, and would carry what a [`Notice`]
//! serializes to. The bus may repeat or delay messages, and may lose them if it says so
//! ([`Heard::Lost`]): what counts is in the store.
//!
//! ```arrows
//! local
//! notice
//! ```

pub(crate) mod local;
mod notice;

use tokio::sync::broadcast;

pub(crate) use notice::{Attendance, News, Notice};

/// Carries news between nodes.
pub(crate) trait Bus: Send + Sync {
    /// Tells all other nodes, and does not wait for them. The sender may hear it, too.
    fn tell(&self, notice: Notice);

    /// Whether another node may hear what is told now. If not, it need not be told.
    fn is_heard(&self) -> bool;

    /// Everything that is told from now on.
    fn listen(&self) -> Listener;
}

/// What one node hears on the bus.
pub(crate) struct Listener(broadcast::Receiver<Notice>);

/// What a node hears.
#[derive(Debug)]
pub(crate) enum Heard {
    /// What a node has told.
    Notice(Notice),
    /// Some notices were lost: what they said has to be asked for again.
    Lost,
}

impl Listener {
    /// Hears what is sent there.
    pub(crate) fn new(notices: broadcast::Receiver<Notice>) -> Self {
        Self(notices)
    }

    /// What is heard next; `None` when there is no bus any more.
    pub(crate) async fn next(&mut self) -> Option<Heard> {
        match self.0.recv().await {
            Ok(notice) => Some(Heard::Notice(notice)),
            Err(broadcast::error::RecvError::Lagged(_)) => Some(Heard::Lost),
            Err(broadcast::error::RecvError::Closed) => None,
        }
    }
}
