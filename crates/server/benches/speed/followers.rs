//! A tournament that many follow by long polls: when the last of them has an entry, what each costs, and what it costs
//! if nothing happens.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::sync::mpsc;
use tokio::time::sleep;
use uuid::Uuid;

use crate::child::Child;
use crate::figures::{Both, delays, report};
use crate::http::Http;
use crate::quick_or;

/// The time between two entries.
const PACE: Duration = Duration::from_millis(500);
/// How long the page waits for news, in seconds.
const WAIT: u64 = 20;

/// Lets many follow a tournament and adds to its log; then asks again and again where nothing happens.
pub(crate) async fn measure() {
    let (followers, entries) = quick_or((50, 4), (1_000, 20));
    let folder = TempDir::new().expect("a folder for the database");
    let mut server = Child::start(folder.path()).await;
    let address = server.address();
    let mut director = Http::connect(address).await.expect("a connection");
    let charter = json!({ "name": "Large", "game": "convoy", "format": { "swiss": { "rounds": 9 } },
        "contest": "game", "seed": 7 });
    let body = json!({ "director": "Dora", "charter": charter });
    let founded = director.post("/api/tournaments", "", &body).await;
    let (_, key) = founded.expect("a tournament");
    let text = |name: &str| key[name].as_str().expect("a text").to_owned();
    let (path, secret) = (
        format!("/api/tournaments/{}/entries", text("id")),
        text("secret"),
    );

    let memory = server.memory();
    let (seen, mut sights) = mpsc::unbounded_channel();
    for _ in 0..followers {
        tokio::spawn(follow(address, path.clone(), 1 + entries, seen.clone()));
    }
    sleep(Duration::from_secs(2)).await;
    let each = server.memory().saturating_sub(memory) as f64 / followers as f64;
    let name = format!("{followers} followers of a tournament");
    report(&format!("{name}, memory of each"), each / 1000.0, "kB");
    let before = Both::by(&server);
    let (mut all, mut slowest) = (Vec::new(), Vec::new());
    for number in 0..entries {
        let fact = json!({ "registered": { "name": format!("Player {number}") } });
        let body = json!({ "request": Uuid::new_v4(), "fact": fact });
        let sent = Instant::now();
        let said = director.post(&path, &secret, &body).await;
        assert_eq!(said.expect("an answer").0, 201);
        let mut latest = Duration::ZERO;
        for _ in 0..followers {
            let came: Instant = sights.recv().await.expect("a follower sees it");
            all.push(came - sent);
            latest = latest.max(came - sent);
        }
        slowest.push(latest);
        sleep(PACE).await;
    }
    delays(&format!("{name}, entry to each"), all);
    delays(&format!("{name}, entry to the last"), slowest);
    before.each(&server, &name, "entry and follower", entries * followers);

    let polls = quick_or(200, 5_000);
    let known = format!("{path}?after={}", 1 + entries);
    let before = Both::by(&server);
    for _ in 0..polls {
        let (status, _) = director.get(&known, "").await.expect("an answer");
        assert_eq!(status, 200);
    }
    before.each(
        &server,
        "a tournament in which nothing happens",
        "poll",
        polls,
    );
    server.kill().await;
}

/// Follows a tournament until its log has so many entries, as the page does, and tells when each has come.
async fn follow(
    address: SocketAddr,
    path: String,
    until: usize,
    seen: mpsc::UnboundedSender<Instant>,
) {
    let mut http = Http::connect(address).await.expect("a connection");
    let mut known = 1;
    while known < until {
        let path = format!("{path}?after={known}&wait={WAIT}");
        let (_, news) = http.get(&path, "").await.expect("an answer");
        let came = Instant::now();
        let more = news["entries"].as_array().map_or(0, Vec::<Value>::len);
        for _ in 0..more {
            seen.send(came).expect("somebody counts");
        }
        known += more;
    }
}
