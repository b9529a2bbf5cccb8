//! Dead nodes: others take over their games, and the time in between counts on nobody's clock.
//!
//! Two nodes may try to take over the same game. The one whose write reaches the store first gets
//! it; the write of the other one is refused.

use std::time::Duration;

use tokio::time::{MissedTickBehavior, interval};

use super::state::{LEASE, Node};
use crate::games::{Change, GameError};
use crate::store::{Beat, LostNode, StoreError, Write};

/// How often a node tells the store that it runs, and looks for dead nodes.
const HEARTBEAT: Duration = Duration::from_secs(1);

/// Notes that this node runs, and looks for dead nodes, again and again until the server stops.
pub(super) async fn run(node: Node) {
    let mut stopping = node.stopping();
    let mut beats = interval(HEARTBEAT);
    beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = beats.tick() => {}
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
        beat(&node, false).await;
        of_lost_nodes(node.clone()).await;
    }
}

/// Notes in the store that this node runs or, with `last`, that it ends.
pub(super) async fn beat(node: &Node, last: bool) {
    let write = Write {
        beat: Some(Beat {
            node: node.id(),
            at_us: node.time().now_us(),
            last,
        }),
        ..Write::default()
    };
    if let Err(error) = node.store().commit(write).await {
        tracing::error!(%error, "the time at which this node runs was not noted");
    }
}

/// Takes over the games of all dead nodes.
pub(super) async fn of_lost_nodes(node: Node) {
    match lost_nodes(&node).await {
        Ok(lost) => {
            for lost in lost {
                of_node(&node, lost).await;
            }
        }
        Err(error) => tracing::error!(%error, "lost nodes were not looked for"),
    }
}

async fn lost_nodes(node: &Node) -> Result<Vec<LostNode>, StoreError> {
    let lease_us = i64::try_from(LEASE.as_micros()).unwrap_or(i64::MAX);
    let mut lost = node
        .store()
        .lost_nodes(node.time().now_us() - lease_us)
        .await?;
    lost.retain(|lost| lost.id != node.id());
    Ok(lost)
}

async fn of_node(node: &Node, lost: LostNode) {
    let games = match node.store().games_of(lost.id).await {
        Ok(games) => games,
        Err(error) => {
            return tracing::error!(node = %lost.id, %error, "its games were not found");
        }
    };
    for game in &games {
        if let Err(error) = of_game(node, game, lost).await {
            tracing::error!(game, %error, "a lost node's game was not taken over");
        }
    }
    if !games.is_empty() {
        tracing::info!(node = %lost.id, games = games.len(), "games of a lost node go on here");
    }
}

/// Takes over a game, if no other node has been quicker.
async fn of_game(node: &Node, game: &str, lost: LostNode) -> Result<(), GameError> {
    // What is in memory may be from before the loss.
    node.game(game).await?.invalidate();
    let take = |change: &mut Change<'_, '_>| change.take_over(lost.id, lost.beat_us);
    node.change_as_it_is(game, take).await
}
