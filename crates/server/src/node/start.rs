//! How a node starts and ends.

use std::sync::Arc;
use std::time::Duration;

use clock::Span;
use hall::Hall;

use super::computer::Computer;
use super::player::Player;
use super::shared::Shared;
use super::state::Node;
use super::{deadlines, people, relay, shares, takeover};
use crate::games::{Salts, World};
use crate::limits::Limits;
use crate::time::{Steady, Time, Wall};

/// What a node takes from outside.
pub(crate) struct Outside {
    /// The games that there are.
    pub(crate) hall: Hall,
    /// The system's clock.
    pub(crate) wall: Wall,
    /// What counts the time on from there.
    pub(crate) steady: Steady,
    /// Draws salts.
    pub(crate) salts: Salts,
    /// How long clocks wait after an outage for the players to come back, at most.
    pub(crate) comeback: Duration,
}

impl Node {
    /// Starts a node, which takes over the games of dead nodes. `player` plays the computer's seats;
    /// `limits` say how much one address may ask for; the games in memory may hold `memory` bytes.
    pub(crate) async fn start(
        shared: &Shared,
        outside: Outside,
        player: Arc<dyn Player>,
        limits: Limits,
        memory: usize,
    ) -> Self {
        let noted = shared.store.last_beat().await.unwrap_or_else(|error| {
            tracing::error!(%error, "the time at which nodes have run is not known");
            None
        });
        let world = World {
            hall: Arc::new(outside.hall),
            time: Time::new(outside.wall, outside.steady, noted.unwrap_or(i64::MIN)),
            salts: outside.salts,
            comeback: Span(u64::try_from(outside.comeback.as_micros()).unwrap_or(u64::MAX)),
        };
        let (node, outbox) = Self::new(shared, world, limits, memory);
        let listener = shared.bus.listen();
        tokio::spawn(relay::run(node.clone(), listener, outbox.news));
        let computer = Computer::new(node.clone(), player);
        tokio::spawn(computer.clone().run(outbox.due));
        takeover::of_lost_nodes(&node).await;
        tokio::spawn(shares::run(node.clone(), computer));
        tokio::spawn(deadlines::run(node.clone()));
        tokio::spawn(takeover::run(node.clone()));
        tokio::spawn(people::run(node.clone()));
        node
    }

    /// Stops, and leaves running games to other nodes.
    pub(crate) async fn close(&self) {
        self.stop();
        takeover::beat(self, true).await;
        self.leave().await;
    }
}
