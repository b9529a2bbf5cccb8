//! A game that many watch: when the last of them has a turn, and what each costs.

use std::time::{Duration, Instant};

use tempfile::TempDir;
use tokio::sync::mpsc;
use tokio::time::sleep;

use crate::child::Child;
use crate::figures::{Both, delays};
use crate::http::Http;
use crate::pair::Pair;
use crate::quick_or;
use crate::scripts::SHORT;
use crate::sockets::{Socket, fill};

/// The time between two turns.
const PACE: Duration = Duration::from_millis(250);

/// Connects spectators to one game and plays it.
pub(crate) async fn measure() {
    let (spectators, turns) = quick_or((100, 5), (1_000, 40));
    let folder = TempDir::new().expect("a folder for the database");
    let mut server = Child::start(folder.path()).await;
    let address = server.address();
    let mut http = Http::connect(address).await.expect("a connection");
    let mut game = Pair::begin(&mut http, "tora-short", Some("fischer 10m+5s")).await;
    let mut open = Vec::with_capacity(spectators);
    fill(address, &game.id, game.seq, &mut open, spectators).await;

    let (first, last) = (game.seq + 1, game.seq + turns);
    let (seen, mut sights) = mpsc::unbounded_channel();
    for spectator in open {
        tokio::spawn(watch(spectator, first, last, seen.clone()));
    }
    // The last change of who is connected has been sent by then.
    sleep(Duration::from_secs(1)).await;
    let before = Both::by(&server);
    let (mut each, mut slowest) = (Vec::new(), Vec::new());
    for moves in SHORT.iter().take(turns as usize) {
        let sent = Instant::now();
        game.play(&mut http, moves).await;
        let mut latest = Duration::ZERO;
        for _ in 0..spectators {
            let came: Instant = sights.recv().await.expect("a spectator sees it");
            each.push(came - sent);
            latest = latest.max(came - sent);
        }
        slowest.push(latest);
        sleep(PACE).await;
    }
    let name = format!("{spectators} spectators of a game");
    delays(&format!("{name}, turn to each"), each);
    delays(&format!("{name}, turn to the last"), slowest);
    let events = turns as usize * spectators;
    before.each(&server, &name, "turn and spectator", events);
    server.kill().await;
}

/// Tells when each of these events has come.
async fn watch(mut spectator: Socket, first: u64, last: u64, seen: mpsc::UnboundedSender<Instant>) {
    for seq in first..=last {
        let came = spectator.receive(seq).await;
        seen.send(came).expect("somebody counts");
    }
    spectator.rest().await;
}
