//! Dead nodes: others take over their games, and the time in between counts on nobody's clock.
//!
//! All games of a node are taken over at once, by one note in the store. Two nodes may try that: the
//! one whose write reaches the store first gets them; the write of the other one is refused.

use std::time::Duration;

use tokio::time::{MissedTickBehavior, interval};

use super::state::{LEASE, Node};
use crate::store::{Beat, LostNode, StoreError, TakeOver, Write};

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
        of_lost_nodes(&node).await;
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

/// Takes over the games of all dead nodes, and learns what other nodes have taken over.
pub(super) async fn of_lost_nodes(node: &Node) {
    if let Err(error) = take_over(node).await {
        tracing::error!(%error, "lost nodes were not looked for");
    }
}

async fn take_over(node: &Node) -> Result<(), StoreError> {
    for lost in lost_nodes(node).await? {
        let at_us = node.time().now_us();
        let write = Write {
            take_over: Some(TakeOver {
                lost,
                successor: node.id(),
                at_us,
            }),
            beat: Some(Beat {
                node: node.id(),
                at_us,
                last: false,
            }),
            ..Write::default()
        };
        match node.store().commit(write).await {
            Ok(()) => tracing::info!(node = %lost.id, "games of a lost node go on here"),
            // Another node was quicker, or it was not lost.
            Err(StoreError::Conflict) => {}
            Err(error) => return Err(error),
        }
    }
    node.look_for_outages().await
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
