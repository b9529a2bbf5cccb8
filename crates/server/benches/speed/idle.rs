//! How much memory a spectator costs who only waits.

use tempfile::TempDir;

use crate::child::Child;
use crate::figures::report;
use crate::http::Http;
use crate::pair::Pair;
use crate::quick_or;
use crate::sockets::fill;

/// Connects spectators to a game, and reports the server's memory for each.
pub(crate) async fn measure() {
    let (first, all) = quick_or((100, 1_000), (100, 10_000));
    let folder = TempDir::new().expect("a folder for the database");
    let mut server = Child::start(folder.path()).await;
    let address = server.address();
    let mut http = Http::connect(address).await.expect("a connection");
    let game = Pair::begin(&mut http, "tora-short", None).await;
    let mut open = Vec::with_capacity(all);
    fill(address, &game.id, game.seq, &mut open, first).await;
    let before = server.memory();
    fill(address, &game.id, game.seq, &mut open, all).await;
    let memory = server.memory().saturating_sub(before) as f64 / (all - first) as f64;
    let name = format!("memory of an idle spectator, mean of {all}");
    report(&name, memory / 1000.0, "kB");
    server.kill().await;
}
