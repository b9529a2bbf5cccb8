//! Deadlines: a flag falls when its time runs out, even if no client is connected.

use std::sync::Arc;

use tokio::sync::{Semaphore, watch};

use super::state::Node;

/// How many flags fall at the same time.
const AT_ONCE: usize = 64;

/// How long to wait after a flag could not be stored.
const RETRY_US: i64 = 1_000_000;

/// Lets flags fall, each at its time, until the server stops.
pub(super) async fn run(node: Node) {
    let mut stopping: watch::Receiver<bool> = node.stopping();
    let places = Arc::new(Semaphore::new(AT_ONCE));
    loop {
        let next = async {
            let place = Arc::clone(&places).acquire_owned().await;
            (place, next(&node).await)
        };
        tokio::select! {
            (place, game) = next => {
                let node = node.clone();
                tokio::spawn(async move {
                    let _place = place;
                    fall(&node, &game).await;
                });
            }
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
    }
}

/// The next game whose timer has run out, as soon as one has.
async fn next(node: &Node) -> Arc<str> {
    loop {
        match node.timers().first(node.time().now_us()) {
            Some(Ok(game)) => return game,
            Some(Err(away)) => tokio::select! {
                () = tokio::time::sleep(away) => {}
                () = node.timers().sooner() => {}
            },
            None => node.timers().sooner().await,
        }
    }
}

/// Lets a flag fall, if it is due; the clock may have changed at the last moment.
async fn fall(node: &Node, game: &str) {
    if let Err(error) = node.fall(game).await
        && !*node.stopping().borrow()
    {
        tracing::error!(game, %error, "a flag could not fall; trying again");
        node.timers()
            .set(game, Some(node.time().now_us() + RETRY_US));
    }
}
