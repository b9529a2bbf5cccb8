//! How many turns the server makes durable in a second when it has nothing else to wait for.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::child::Child;
use crate::figures::{Both, report};
use crate::http::Http;
use crate::pair::Pair;
use crate::quick_or;
use crate::scripts::SHORT;

/// Games at a time.
const GAMES: usize = 64;

/// Plays games as fast as they go.
pub(crate) async fn measure() {
    let time = quick_or(Duration::from_secs(1), Duration::from_secs(10));
    let folder = TempDir::new().expect("a folder for the database");
    let mut server = Child::start(folder.path()).await;
    let address = server.address();
    let begin = (0..GAMES).map(|_| tokio::spawn(Player::begin(address)));
    let mut begun = Vec::new();
    for player in begin.collect::<Vec<_>>() {
        begun.push(player.await.expect("a player"));
    }
    let (before, began) = (Both::by(&server), Instant::now());
    let players = begun
        .into_iter()
        .map(|player| tokio::spawn(player.rush(began + time)));
    let mut turns = 0;
    for player in players.collect::<Vec<_>>() {
        turns += player.await.expect("a player");
    }
    let took = began.elapsed();
    report(
        "durable turns",
        turns as f64 / took.as_secs_f64(),
        "turns/s",
    );
    before.each(&server, "durable turns", "turn", turns);
    server.kill().await;
}

/// Somebody with a connection and a game.
struct Player {
    http: Http,
    game: Pair,
}

impl Player {
    async fn begin(address: SocketAddr) -> Self {
        let mut http = Http::connect(address).await.expect("a connection");
        let game = Pair::begin(&mut http, "tora-short", None).await;
        Self { http, game }
    }

    /// Plays game after game; returns how many turns.
    async fn rush(mut self, until: Instant) -> usize {
        let mut played = 0;
        loop {
            for moves in SHORT.iter() {
                if Instant::now() > until {
                    return played;
                }
                self.game.play(&mut self.http, moves).await;
                played += 1;
            }
            self.game = Pair::begin(&mut self.http, "tora-short", None).await;
        }
    }
}
