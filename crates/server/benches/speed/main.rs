//! How many turns the server makes durable in a second, how fast a turn reaches the opponent, and
//! how long a game takes to load.
//!
//! Prints one JSON object a line: name, value, unit.

#[path = "../../tests/crash/child.rs"]
mod child;
#[path = "../../tests/crash/http.rs"]
mod http;
mod idle;
#[path = "../../tests/crash/quick.rs"]
mod quick;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::{SinkExt as _, StreamExt as _};
use protocol::{Created, Joined, Update};
use serde_json::{Value, json};
use tempfile::TempDir;
use tigerden_server::{App, Assets, Limits, Setup, answer};
use tokio::net::TcpListener;
use tokio::sync::mpsc;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;
use uuid::Uuid;

use http::Http;

/// Games at a time when the most is wanted, and for how long.
const MANY: usize = 64;
const LONG: Duration = Duration::from_secs(4);
/// Games at a time, and turns of each, when the delay is measured.
const FEW: usize = 16;
const TURNS: usize = 60;
/// Time between two turns of a game there.
const PACE: Duration = Duration::from_millis(100);

fn main() {
    let mut arguments = std::env::args().skip(1);
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    if arguments.next().as_deref() == Some("serve") {
        let folder = arguments.next().expect("a folder");
        runtime.block_on(child::serve(folder));
    } else {
        runtime.block_on(async {
            measure().await;
            idle::measure().await;
        });
    }
}

async fn measure() {
    let script = Arc::new(script());
    let folder = TempDir::new().expect("a folder for the database");
    let app = App::open(folder.path(), setup())
        .await
        .expect("the database opens");
    let address = listen(app.clone()).await;

    let began = Instant::now();
    let players = (0..MANY).map(|_| tokio::spawn(rush(address, Arc::clone(&script), began + LONG)));
    let mut turns = 0;
    for player in players.collect::<Vec<_>>() {
        turns += player.await.expect("a player");
    }
    report(
        "server: durable turns",
        turns as f64 / began.elapsed().as_secs_f64(),
        "turns/s",
    );

    let players = (0..FEW).map(|n| tokio::spawn(pace(address, Arc::clone(&script), n)));
    let mut delays = Vec::new();
    for player in players.collect::<Vec<_>>() {
        delays.extend(player.await.expect("a player"));
    }
    delays.sort_unstable();
    for (name, part) in [("median", 50), ("99th percentile", 99)] {
        let delay = delays[(delays.len() - 1) * part / 100];
        let name = format!("server: turn to opponent, {name}");
        report(&name, delay.as_secs_f64() * 1000.0, "ms");
    }

    let mut http = Http::connect(address).await.expect("a connection");
    let mut whole = begin(&mut http).await;
    for (number, moves) in script.iter().enumerate() {
        whole.play(&mut http, number % 2, moves).await;
    }
    app.close().await;
    let app = App::open(folder.path(), setup())
        .await
        .expect("the database opens");
    let address = listen(app.clone()).await;
    let mut http = Http::connect(address).await.expect("a connection");
    let began = Instant::now();
    let (_, view) = http
        .get(&format!("/api/games/{}", whole.id), "")
        .await
        .expect("a game");
    let loaded = began.elapsed();
    let events = view["events"].as_array().map_or(0, Vec::len);
    report(
        &format!("server: load a game of {events} events"),
        loaded.as_secs_f64() * 1000.0,
        "ms",
    );
    app.close().await;
}

fn report(name: &str, value: f64, unit: &str) {
    println!("{}", json!({ "name": name, "value": value, "unit": unit }));
}

fn setup() -> Setup {
    Setup {
        limits: Limits::none(),
        ..Setup::new(Assets::default())
    }
}

async fn listen(app: App) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("an address");
    tokio::spawn(answer(listener, app, std::future::pending()));
    address
}

/// The turns of one whole game, known beforehand so that only the server's work is measured. Its
/// moves are spread over what is offered; it has to last.
fn script() -> Vec<Vec<String>> {
    let mut longest = Vec::new();
    for step in 3..40 {
        let mut table = hall::Hall::all()
            .start("tora-short", &hall::Options::default())
            .expect("a game");
        let (mut turns, mut turn, mut at) = (Vec::new(), Vec::new(), 0);
        while table.outcome().is_none() && turns.len() < 400 {
            let offers = table.offers();
            at += step;
            let played = table
                .play(&offers[at % offers.len()].text)
                .expect("an offered move");
            turn.push(played.text);
            if played.turn_over {
                turns.push(std::mem::take(&mut turn));
            }
        }
        if turns.len() > longest.len() {
            longest = turns;
        }
    }
    longest
}

struct Game {
    id: String,
    tokens: [String; 2],
    seq: u64,
}

async fn begin(http: &mut Http) -> Game {
    let person = json!({ "kind": "person" });
    let body = json!({ "game": "tora-short", "side": "first", "opponent": person });
    let created: Created = ok(http.post("/api/games", "", &body).await);
    let path = format!("/api/games/{}/join", created.id);
    let joined: Joined = ok(http
        .post(&path, "", &json!({ "invite": created.invite }))
        .await);
    let path = format!("/api/games/{}", created.id);
    let view: protocol::GameView = ok(http.get(&path, "").await);
    Game {
        id: created.id,
        tokens: [created.token, joined.token],
        seq: view.events.len() as u64,
    }
}

fn ok<T: serde::de::DeserializeOwned>(answer: std::io::Result<(u16, Value)>) -> T {
    let (status, body) = answer.expect("an answer");
    assert!(status < 300, "{status}: {body}");
    serde_json::from_value(body).expect("the promised body")
}

impl Game {
    async fn play(&mut self, http: &mut Http, side: usize, moves: &[String]) {
        let body = json!({ "request": Uuid::new_v4(), "after": self.seq, "moves": moves });
        let path = format!("/api/games/{}/turns", self.id);
        let accepted: protocol::Accepted = ok(http.post(&path, &self.tokens[side], &body).await);
        self.seq = accepted.seq;
    }
}

/// Plays game after game as fast as it goes.
async fn rush(address: SocketAddr, script: Arc<Vec<Vec<String>>>, until: Instant) -> u64 {
    let mut http = Http::connect(address).await.expect("a connection");
    let mut played = 0;
    loop {
        let mut game = begin(&mut http).await;
        for (number, moves) in script.iter().enumerate() {
            if Instant::now() > until {
                return played;
            }
            game.play(&mut http, number % 2, moves).await;
            played += 1;
        }
    }
}

/// Plays at the pace of quick people; returns how long each turn took from being sent to being at
/// the opponent's end of the live connection.
async fn pace(address: SocketAddr, script: Arc<Vec<Vec<String>>>, number: usize) -> Vec<Duration> {
    let mut http = Http::connect(address).await.expect("a connection");
    let mut game = begin(&mut http).await;
    let [mut first, mut second] = [
        watch(address, &game, 0).await,
        watch(address, &game, 1).await,
    ];
    tokio::time::sleep(PACE * number as u32 / FEW as u32).await;
    let mut delays = Vec::new();
    for (number, moves) in script.iter().take(TURNS).enumerate() {
        let side = number % 2;
        let opponent = if side == 0 { &mut second } else { &mut first };
        let sent = Instant::now();
        game.play(&mut http, side, moves).await;
        let (seq, came) = opponent.recv().await.expect("the turn comes");
        assert_eq!(seq, game.seq);
        delays.push(came - sent);
        let own = if side == 0 { &mut first } else { &mut second };
        own.recv().await.expect("the turn comes");
        tokio::time::sleep(PACE).await;
    }
    delays
}

/// What comes to a player over the live connection, and when.
async fn watch(
    address: SocketAddr,
    game: &Game,
    side: usize,
) -> mpsc::UnboundedReceiver<(u64, Instant)> {
    let url = format!("ws://{address}/api/games/{}/live", game.id);
    let (mut socket, _) = connect_async(url).await.expect("a connection");
    let hello = json!({ "token": game.tokens[side], "since": game.seq }).to_string();
    socket
        .send(Message::Text(hello.into()))
        .await
        .expect("a greeting");
    socket.next().await.expect("a welcome").expect("a welcome");
    let (out, events) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        while let Some(Ok(message)) = socket.next().await {
            let came = Instant::now();
            let Message::Text(text) = message else {
                continue;
            };
            if let Ok(Update::Events { events }) = serde_json::from_str(&text) {
                let gone = events
                    .iter()
                    .any(|entry| out.send((entry.seq, came)).is_err());
                if gone {
                    return;
                }
            }
        }
    });
    events
}
