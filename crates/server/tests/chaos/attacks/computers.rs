//! One address begins many games against the computer.

use std::thread::available_parallelism;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::{Instant, sleep};

use super::{Siege, http};
use crate::http::Http;
use crate::report::{Report, Scale, ms};

const GAMES: usize = 60;
/// How long somebody else may have to wait for the computer's turn, which takes a second.
const PATIENCE: Duration = Duration::from_secs(6);

/// What a thread that thinks may use, in bytes.
const TABLE: u64 = 32 << 20;
/// How often to look whether the computer has moved.
const LOOK: Duration = Duration::from_millis(50);

/// Begins the games, and then somebody else one.
pub(crate) async fn run(scale: Scale) -> Report {
    let mut siege = Siege::begin().await;
    let mut report = Report::default();
    // Each thread that thinks has a table of its own, however many games wait for it.
    let threads = available_parallelism().map_or(1, usize::from).max(2) as u64;
    siege.allow(threads * TABLE);
    let mut stranger = http(1, siege.address()).await.expect("a connection");
    let mut refused = 0;
    for _ in 0..GAMES {
        refused += usize::from(begin(&mut stranger).await.is_none());
    }
    report.say(format!(
        "{GAMES} games against the computer of one address, {refused} refused"
    ));
    let mut slowest = Duration::ZERO;
    for other in 0..scale.of(1, 5) {
        let mut http = http(10 + other, siege.address())
            .await
            .expect("a connection");
        let began = Instant::now();
        let game = begin(&mut http).await.expect("a game for somebody else");
        let mut answered = false;
        while !answered && began.elapsed() < PATIENCE {
            answered = has_turn(&mut http, &game).await;
            sleep(LOOK).await;
        }
        slowest = slowest.max(began.elapsed());
        report.check(
            answered,
            format!("somebody else waited for {} in vain", ms(PATIENCE)),
        );
    }
    report.say(format!(
        "somebody else had the computer's turn after {}",
        ms(slowest)
    ));
    siege.end(&mut report).await;
    report
}

/// Begins a game in which the computer is to move; `None` if it is refused.
async fn begin(http: &mut Http) -> Option<String> {
    let body = json!({
        "game": "tora-short", "side": "second", "opponent": { "kind": "computer", "level": 10 },
    });
    match http.post("/api/games", "", &body).await.expect("an answer") {
        (201, created) => created["id"].as_str().map(str::to_owned),
        (429, _) => None,
        (status, answer) => panic!("{status}: {answer}"),
    }
}

/// Whether somebody has played.
async fn has_turn(http: &mut Http, game: &str) -> bool {
    let (status, view): (u16, Value) = http
        .get(&format!("/api/games/{game}"), "")
        .await
        .expect("an answer");
    assert_eq!(status, 200, "{view}");
    let events = view["events"].as_array().expect("events");
    events.iter().any(|entry| !entry["event"]["turn"].is_null())
}
