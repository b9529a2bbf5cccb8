//! How a node starts and ends.

use std::sync::Arc;

use hall::Hall;

use super::player::Player;
use super::shared::Shared;
use super::state::Node;
use super::{computer, deadlines, relay, takeover};

impl Node {
    /// Starts a node, which takes over the games of dead nodes. `player` plays the computer's seats.
    pub(crate) async fn start(shared: &Shared, hall: Hall, player: Arc<dyn Player>) -> Self {
        let (node, outbox) = Self::new(shared, hall);
        let listener = shared.bus.listen();
        tokio::spawn(relay::run(node.clone(), listener, outbox.news));
        tokio::spawn(computer::run(node.clone(), player, outbox.due));
        takeover::of_lost_nodes(node.clone()).await;
        tokio::spawn(deadlines::run(node.clone()));
        tokio::spawn(takeover::run(node.clone()));
        node
    }

    /// Stops, and leaves running games to other nodes.
    pub(crate) async fn close(&self) {
        self.stop();
        takeover::beat(self, true).await;
        self.leave().await;
    }
}
