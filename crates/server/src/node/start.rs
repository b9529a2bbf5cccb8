//! How a node starts and ends.

use std::sync::Arc;

use hall::Hall;

use super::player::Player;
use super::state::Node;
use super::{alive, computer, deadlines};
use crate::store::Store;

impl Node {
    /// Goes on with all games that wait for a clock or for the computer, whose seats `player` plays.
    pub(crate) async fn start(store: Arc<dyn Store>, hall: Hall, player: Arc<dyn Player>) -> Self {
        let (node, due) = Self::new(store, hall);
        tokio::spawn(computer::run(node.clone(), player, due));
        alive::resume(&node).await;
        tokio::spawn(deadlines::run(node.clone()));
        tokio::spawn(alive::run(node.clone()));
        node
    }

    /// Stops, and writes what waits.
    pub(crate) async fn close(&self) {
        self.stop();
        alive::note(self).await;
        if let Err(error) = self.store().close().await {
            tracing::error!(%error, "the store was not closed cleanly");
        }
    }
}
