//! Somebody who plays while others attack.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use hall::{Hall, Options};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::sleep;

use super::http;
use crate::pair::Pair;
use crate::quick::a_turn;

/// The time between two turns.
const PACE: Duration = Duration::from_millis(60);
/// What a bystander accepts, on a machine that is busy with the attack, too.
pub(super) const PATIENCE: Duration = Duration::from_millis(1500);
/// The bystander's address.
const FROM: u8 = 250;

/// Somebody who plays.
pub(super) struct Bystander {
    task: JoinHandle<Vec<Duration>>,
    enough: watch::Sender<bool>,
}

/// How it went.
pub(super) struct Fared {
    pub(super) turns: usize,
    pub(super) median: Duration,
    pub(super) slowest: Duration,
}

impl Bystander {
    /// Begins to play at the server at this address; returns after the first turn.
    pub(super) async fn start(server: SocketAddr) -> Self {
        let enough = watch::Sender::new(false);
        let until = enough.subscribe();
        let first = watch::Sender::new(false);
        let mut begun = first.subscribe();
        let task = tokio::spawn(async move {
            let mut http = http(FROM, server).await.expect("a connection");
            let mut delays = Vec::new();
            loop {
                let mut pair = Pair::begin(&mut http, "tora-short", None).await;
                let table = Hall::all().start("tora-short", &Options::default());
                let mut table = table.expect("a game");
                while table.outcome().is_none() {
                    if *until.borrow() {
                        return delays;
                    }
                    let moves = a_turn(table.as_ref());
                    for text in &moves {
                        table.play(text).expect("a legal move");
                    }
                    let sent = Instant::now();
                    pair.play(&mut http, &moves).await;
                    delays.push(sent.elapsed());
                    first.send_replace(true);
                    sleep(PACE).await;
                }
            }
        });
        let _ = begun.wait_for(|begun| *begun).await;
        Self { task, enough }
    }

    /// Stops after the turn under way.
    pub(super) async fn end(self) -> Fared {
        self.enough.send_replace(true);
        let mut delays = self.task.await.expect("nothing to complain about");
        delays.sort_unstable();
        let at = |n: usize| delays.get(n).copied().unwrap_or_default();
        Fared {
            turns: delays.len(),
            median: at(delays.len() / 2),
            slowest: at(delays.len().saturating_sub(1)),
        }
    }
}
