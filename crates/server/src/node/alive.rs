//! That the server runs is noted now and then, so that a start knows how long it was away.

use std::time::Duration;

use tokio::time::{MissedTickBehavior, interval};

use super::state::Node;
use crate::games::{GameError, now_us};
use crate::store::{StoreError, Write};

/// How often the server notes that it runs, while any clock does.
const HEARTBEAT: Duration = Duration::from_secs(1);

/// Goes on with all running clocks after a start. The time since the server ran last counts for
/// nobody.
pub(super) async fn resume(node: &Node) {
    match running(node).await {
        Ok((since, games)) => {
            for id in &games {
                let again = node.change_as_it_is(id, |change| change.restarted(since));
                let again: Result<(), GameError> = again.await;
                if let Err(error) = again {
                    tracing::error!(game = id, %error, "clocks were not started again");
                }
            }
            if !games.is_empty() {
                tracing::info!(games = games.len(), "clocks go on where they stood");
            }
        }
        Err(error) => tracing::error!(%error, "running clocks were not found again"),
    }
    match node.store().computer_due().await {
        Ok(due) => due.into_iter().for_each(|game| node.wake(game)),
        Err(error) => tracing::error!(%error, "games of the computer were not found again"),
    }
}

/// When the server is known to have run last, and the games in which a clock ran then.
async fn running(node: &Node) -> Result<(i64, Vec<String>), StoreError> {
    let last = node.store().last_alive().await?;
    let games = node.store().with_deadline().await?;
    Ok((last.unwrap_or_else(now_us), games))
}

/// Notes now and then that the server runs, until it stops.
pub(super) async fn run(node: Node) {
    let mut stopping = node.stopping();
    let mut beats = interval(HEARTBEAT);
    beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = beats.tick() => {}
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
        if node.deadlines().any() {
            note(&node).await;
        }
    }
}

/// Notes that the server runs now.
pub(super) async fn note(node: &Node) {
    let write = Write {
        alive_us: Some(now_us()),
        ..Write::default()
    };
    if let Err(error) = node.store().commit(write).await {
        tracing::error!(%error, "the time at which the server runs was not noted");
    }
}
