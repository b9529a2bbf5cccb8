//! Floods of messages that make no sense: requests, bytes, and frames of live connections.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::time::{sleep, timeout};

use super::{Siege, connect, http, wire};
use crate::pair::Pair;
use crate::report::{Report, Scale};
use wire::Frame;

/// Strangers of each kind.
const STRANGERS: u8 = 4;
/// What nobody can read.
const HALF: &[u8] = b"{\"token\":";
/// A turn of somebody without a seat.
const TURN: &[u8] =
    br#"{"turn":{"request":"00000000-0000-0000-0000-000000000000","after":5,"moves":["end"]}}"#;

/// Floods the server from several addresses.
pub(crate) async fn run(scale: Scale) -> Report {
    let siege = Siege::begin().await;
    let address = siege.address();
    let mut report = Report::default();
    let mut first = http(1, address).await.expect("a connection");
    let game = Pair::begin(&mut first, "tora-short", None).await;
    let until = Instant::now() + scale.attack();
    let asking: Vec<_> = (10..10 + STRANGERS)
        .map(|from| tokio::spawn(ask(from, address, game.id.clone(), until)))
        .collect();
    let babbling: Vec<_> = (30..30 + STRANGERS)
        .map(|from| tokio::spawn(babble(from, address, game.id.clone(), until)))
        .collect();
    let mut answers = BTreeMap::new();
    for stranger in asking {
        for (status, count) in stranger.await.expect("a stranger") {
            *answers.entry(status).or_insert(0) += count;
        }
    }
    let mut connections = 0;
    for stranger in babbling {
        connections += stranger.await.expect("a stranger");
    }
    let all: usize = answers.values().sum();
    let each: Vec<String> = answers
        .iter()
        .map(|(status, n)| format!("{n} of {status}"))
        .collect();
    report.say(format!(
        "{all} requests that make no sense, answers: {}",
        each.join(", ")
    ));
    report.say(format!(
        "{connections} connections with bytes and frames that make no sense"
    ));
    let wrong = answers.keys().find(|status| !(400..500).contains(*status));
    report.check(
        wrong.is_none(),
        format!("an answer has the status {wrong:?}"),
    );
    siege.end(&mut report).await;
    report
}

/// Sends requests that can't be done; returns how often each status was answered.
async fn ask(from: u8, to: SocketAddr, game: String, until: Instant) -> BTreeMap<u16, usize> {
    let token = "x".repeat(43);
    let turns = format!("/api/games/{game}/turns");
    let long = "é".repeat(7_000);
    let requests = [
        (
            "/api/games",
            json!({ "game": "no such game", "opponent": { "kind": "person" } }),
        ),
        (
            "/api/games",
            json!({ "game": "tora-short", "opponent": { "kind": "person" }, "name": long }),
        ),
        (
            "/api/games",
            json!({ "game": "tora-short", "opponent": { "kind": "person" }, "clock": long }),
        ),
        (
            "/api/games",
            json!({ "game": "tora-short", "opponent": { "kind": "person" }, "position": long }),
        ),
        ("/api/games", json!([[[[[[[[]]]]]]]])),
        (
            turns.as_str(),
            json!({ "request": uuid::Uuid::nil(), "after": u64::MAX, "moves": [] }),
        ),
        (
            turns.as_str(),
            json!({ "request": 7, "after": -1, "moves": {} }),
        ),
        ("/api/games/nothing/acts", Value::Null),
    ];
    let mut answers = BTreeMap::new();
    let mut connection = None;
    for (path, body) in requests.iter().cycle() {
        if Instant::now() > until {
            break;
        }
        let http = match connection.take() {
            Some(http) => Some(http),
            None => http(from, to).await.ok(),
        };
        let Some(mut http) = http else { continue };
        if let Ok((status, _)) = http.post(path, &token, body).await {
            *answers.entry(status).or_insert(0) += 1;
            connection = Some(http);
        }
    }
    answers
}

/// Sends bytes that are no requests, and frames that are no messages; returns on how many
/// connections.
async fn babble(from: u8, to: SocketAddr, game: String, until: Instant) -> usize {
    let mut connections = 0;
    while Instant::now() < until {
        if let Ok(mut stream) = connect(from, to).await {
            let _ = stream.write_all(&[0xff; 4096]).await;
            let mut rest = [0; 512];
            let _ = timeout(Duration::from_secs(1), stream.read(&mut rest)).await;
            connections += 1;
        }
        for (kind, content) in [
            (Frame::Text, HALF),
            (Frame::Unknown, HALF),
            (Frame::Text, TURN),
        ] {
            if let Ok(mut stream) = wire::greet(from, to, &game).await {
                wire::pour(&mut stream, &wire::frame(kind, content), 1_000).await;
                connections += 1;
            }
        }
        sleep(Duration::from_millis(5)).await;
    }
    connections
}
