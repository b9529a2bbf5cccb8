//! How a node starts and ends.

use std::sync::Arc;

use hall::Hall;

use super::player::Player;
use super::shared::Shared;
use super::state::Node;
use super::{computer, deadlines, relay, takeover};
use crate::time::{Time, Wall};

impl Node {
    /// Starts a node, which takes over the games of dead nodes. `player` plays the computer's seats;
    /// `wall` is the system's clock.
    pub(crate) async fn start(
        shared: &Shared,
        hall: Hall,
        player: Arc<dyn Player>,
        wall: Wall,
    ) -> Self {
        let noted = shared.store.last_beat().await.unwrap_or_else(|error| {
            tracing::error!(%error, "the time at which nodes have run is not known");
            None
        });
        let time = Time::new(wall, noted.unwrap_or(i64::MIN));
        let (node, outbox) = Self::new(shared, hall, time);
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
