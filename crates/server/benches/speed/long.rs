//! A game of thousands of turns: what its turns cost, and what loading it costs.

use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::child::Child;
use crate::figures::{Both, delays, ms, report};
use crate::http::Http;
use crate::pair::Pair;
use crate::quick_or;
use crate::scripts::long;
use crate::sockets::Socket;

/// Turns that are measured together.
const WINDOW: usize = 100;
/// How often the game is loaded; the quickest counts.
const LOADS: usize = 3;

/// Plays one game between people, measures turns here and there, and restarts the server behind each
/// of these places.
pub(crate) async fn measure() {
    // After 4,000 turns any game is drawn.
    let (places, all) = quick_or(([10, 120, 230], 330), ([10, 1_000, 3_890], 3_990));
    let script = long(all);
    let folder = TempDir::new().expect("a folder for the database");
    let mut server = Child::start(folder.path()).await;
    let mut http = Http::connect(server.address()).await.expect("a connection");
    let mut game = Pair::begin(&mut http, "tora-short", None).await;
    let mut turns = script.iter();
    for place in places {
        for moves in turns.by_ref().take(place - game.turns) {
            game.play(&mut http, moves).await;
        }
        let (before, mut times) = (Both::by(&server), Vec::new());
        for moves in turns.by_ref().take(WINDOW) {
            let sent = Instant::now();
            game.play(&mut http, moves).await;
            times.push(sent.elapsed());
        }
        let name = format!("turn {place} of a game");
        delays(&format!("{name}, turn to acknowledgement"), times);
        before.each(&server, &name, "turn", WINDOW);

        let mut quickest = Duration::MAX;
        for _ in 0..LOADS {
            server.kill().await;
            server = Child::start(folder.path()).await;
            let began = Instant::now();
            Socket::connect(server.address(), &game.id, None, game.seq).await;
            quickest = quickest.min(began.elapsed());
        }
        let name = format!("loading a game of {} turns", game.turns);
        report(&name, ms(quickest), "ms");
        http = Http::connect(server.address()).await.expect("a connection");
    }
    server.kill().await;
}
