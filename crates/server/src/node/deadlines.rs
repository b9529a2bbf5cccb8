//! Deadlines: a flag falls when its time runs out, even if no client is connected.

use tokio::sync::watch;

use super::state::Node;

/// How long to wait after a flag could not be stored.
const RETRY_US: i64 = 1_000_000;

/// Lets flags fall, each at its time, until the server stops.
pub(super) async fn run(node: Node) {
    let mut stopping: watch::Receiver<bool> = node.stopping();
    loop {
        let wait = async {
            match node.timers().first(node.time().now_us()) {
                Some(Ok(game)) => return Some(game),
                Some(Err(away)) => tokio::select! {
                    () = tokio::time::sleep(away) => {}
                    () = node.timers().sooner() => {}
                },
                None => node.timers().sooner().await,
            }
            None
        };
        tokio::select! {
            game = wait => {
                if let Some(game) = game {
                    tokio::spawn(fall(node.clone(), game));
                }
            }
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
    }
}

/// Lets a flag fall, if it is due; the clock may have changed at the last moment.
async fn fall(node: Node, game: String) {
    if let Err(error) = node.fall(&game).await
        && !*node.stopping().borrow()
    {
        tracing::error!(game, %error, "a flag could not fall; trying again");
        node.timers()
            .set(&game, Some(node.time().now_us() + RETRY_US));
    }
}
