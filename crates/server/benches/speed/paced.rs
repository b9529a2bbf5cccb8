//! Many games at the pace of people: how fast a turn is acknowledged and reaches the opponent, and
//! what it costs.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use tempfile::TempDir;
use tokio::time::sleep_until;

use crate::child::Child;
use crate::figures::{Both, delays, report};
use crate::http::Http;
use crate::pair::Pair;
use crate::quick_or;
use crate::scripts::SHORT;
use crate::sockets::Socket;

/// The time between two turns of a game.
const PACE: Duration = Duration::from_secs(4);
/// Clocks on which nobody runs out of time.
const CLOCK: &str = "fischer 10m+5s";
/// How many games are begun at once.
const AT_ONCE: usize = 50;

/// How turns come to the server.
#[derive(Clone, Copy)]
pub(crate) enum Way {
    /// Over the player's live connection, as from the page.
    Said,
    /// As requests of their own.
    Posted,
}

/// Plays games side by side, with both players connected, each turn at its time.
pub(crate) async fn measure(way: Way) {
    let (games, turns) = quick_or((100, 2), (2_000, 15));
    let folder = TempDir::new().expect("a folder for the database");
    let mut server = Child::start(folder.path()).await;
    let memory = server.memory();
    let mut tables = Vec::with_capacity(games);
    while tables.len() < games {
        let more = (0..AT_ONCE).map(|_| tokio::spawn(Table::begin(server.address())));
        for table in more.collect::<Vec<_>>() {
            tables.push(table.await.expect("a game"));
        }
    }
    let name = match way {
        Way::Said => format!("{games} games with clocks"),
        Way::Posted => format!("{games} games with clocks, turns as requests"),
    };
    let memory = server.memory().saturating_sub(memory) as f64 / games as f64 / 1000.0;
    report(&format!("{name}, memory for each"), memory, "kB");

    let (before, began) = (Both::by(&server), Instant::now());
    let play = |(n, table): (usize, Table)| {
        let first = began + PACE * n as u32 / games as u32;
        tokio::spawn(table.play(way, first, turns))
    };
    let players: Vec<_> = tables.into_iter().enumerate().map(play).collect();
    let (mut acknowledged, mut received) = (Vec::new(), Vec::new());
    for player in players {
        let times = player.await.expect("a player");
        acknowledged.extend(times.iter().map(|times| times.acknowledged));
        received.extend(times.iter().map(|times| times.received));
    }
    let took = began.elapsed();
    let all = acknowledged.len();
    report(&name, all as f64 / took.as_secs_f64(), "turns/s");
    delays(&format!("{name}, turn to acknowledgement"), acknowledged);
    delays(&format!("{name}, turn to opponent"), received);
    before.each(&server, &name, "turn", all);
    server.kill().await;
}

/// How long a turn took from being sent.
struct Times {
    acknowledged: Duration,
    received: Duration,
}

/// A game with the connections of both players.
struct Table {
    address: SocketAddr,
    game: Pair,
    sockets: [Socket; 2],
}

impl Table {
    async fn begin(address: SocketAddr) -> Self {
        let mut http = Http::connect(address).await.expect("a connection");
        let game = Pair::begin(&mut http, "tora-short", Some(CLOCK)).await;
        let connect = |side: usize| {
            Socket::connect(
                address,
                &game.id,
                game.tokens[side].clone().into(),
                game.seq,
            )
        };
        let sockets = [connect(0).await, connect(1).await];
        Self {
            address,
            game,
            sockets,
        }
    }

    /// Plays so many turns, each at its time or as soon as the one before has come.
    async fn play(mut self, way: Way, first: Instant, turns: usize) -> Vec<Times> {
        let mut times = Vec::with_capacity(turns);
        let mut http = None;
        for (number, moves) in SHORT.iter().take(turns).enumerate() {
            let [one, two] = &mut self.sockets;
            let at = first + PACE * number as u32;
            tokio::select! {
                () = sleep_until(at.into()) => {}
                () = one.rest() => {}
                () = two.rest() => {}
            }
            let side = number % 2;
            let (own, opponent) = if side == 0 { (one, two) } else { (two, one) };
            let seq = self.game.seq + 1;
            if let (Way::Posted, None) = (way, &http) {
                http = Some(Http::connect(self.address).await.expect("a connection"));
            }
            let sent = Instant::now();
            let game = &mut self.game;
            let acknowledged = async {
                match &mut http {
                    Some(http) => {
                        let posted = async {
                            game.play(http, moves).await;
                            Instant::now()
                        };
                        tokio::join!(posted, own.receive(seq)).0
                    }
                    None => {
                        let acknowledged = own.play(game.turn(moves), seq).await;
                        game.played(seq);
                        acknowledged
                    }
                }
            };
            let (acknowledged, received) = tokio::join!(acknowledged, opponent.receive(seq));
            assert_eq!(self.game.seq, seq);
            times.push(Times {
                acknowledged: acknowledged - sent,
                received: received - sent,
            });
        }
        times
    }
}
