//! A game of thousands of turns: what its turns cost, and what loading it costs.

use std::time::{Duration, Instant};

use serde_json::json;
use tempfile::TempDir;

use crate::child::Child;
use crate::figures::{Both, delays, ms, report};
use crate::http::Http;
use crate::pair::Pair;
use crate::quick_or;
use crate::scripts::{OPEN, to_and_fro};
use crate::sockets::Socket;

/// Turns that are measured together.
const WINDOW: usize = 100;
/// How often the game is loaded; the quickest counts.
const LOADS: usize = 3;

/// Plays one game between people, measures turns here and there, and restarts the server behind each
/// of these places.
pub(crate) async fn measure() {
    // After 4,000 turns any game is drawn.
    let places = quick_or([10, 120, 230], [10, 1_000, 3_890]);
    let folder = TempDir::new().expect("a folder for the database");
    let mut server = Child::start(folder.path()).await;
    let mut http = Http::connect(server.address()).await.expect("a connection");
    let person = json!({ "kind": "person" });
    let endless = json!({ "quiet": "off" });
    let asked = json!({
        "game": "tora-short", "options": endless, "position": OPEN, "side": "first", "opponent": person
    });
    let mut game = Pair::begin_as(&mut http, &asked).await;
    for place in places {
        while game.turns < place {
            game.play(&mut http, &to_and_fro(game.turns)).await;
        }
        let (before, mut times) = (Both::by(&server), Vec::new());
        for _ in 0..WINDOW {
            let moves = to_and_fro(game.turns);
            let sent = Instant::now();
            game.play(&mut http, &moves).await;
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
