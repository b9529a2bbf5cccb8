//! A server whose time stands still until it is told otherwise.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use commit::Salt;
use hall::Hall;
use protocol::tournament::TournamentKey;
use serde_json::json;
use tigerden_server::{Assets, Setup};

use super::probes::HASHED;
use crate::stage::{Stage, setup};

/// Some moment, in microseconds since 1970-01-01 UTC.
const START_US: i64 = 1_700_000_000_000_000;

/// A server whose time stands still until it is told otherwise: what is answered later than something
/// else says the same of the time.
pub(crate) struct Den {
    pub(crate) stage: Stage,
    pub(crate) address: SocketAddr,
    pub(crate) hall: Hall,
    /// A tournament that everybody finds, which the games have nothing to do with.
    pub(crate) tournament: String,
    seconds: Arc<AtomicU64>,
}

impl Den {
    pub(crate) async fn new(hall: Hall) -> Self {
        let seconds = Arc::new(AtomicU64::new(0));
        let [wall, steady] = [(); 2].map(|()| Arc::clone(&seconds));
        let began = Instant::now();
        let files = [("index.html", &b"the page"[..]), (HASHED, b"a file of it")];
        let files = files.map(|(name, bytes)| (name.to_owned(), bytes.into()));
        let stage = Stage::with(Setup {
            hall: hall.clone(),
            assets: Assets::new(files),
            wall: Arc::new(move || {
                START_US + wall.load(Ordering::Relaxed).cast_signed() * 1_000_000
            }),
            // A player's own notes come with their salts.
            salts: Arc::new(|| Ok(Salt::new([7; 32]))),
            steady: Arc::new(move || began + Duration::from_secs(steady.load(Ordering::Relaxed))),
            ..setup()
        });
        let stage = stage.await;
        let charter = json!({
            "name": "Spring Cup", "game": "TORA", "format": { "swiss": { "rounds": 3 } },
            "contest": "game", "seed": 7,
        });
        let body = json!({ "director": "Dora", "charter": charter, "listed": true });
        let key: TournamentKey = stage.post("/api/tournaments", None, &body).await.ok();
        Self {
            tournament: key.id,
            address: stage.listen().await,
            stage,
            hall,
            seconds,
        }
    }

    /// Lets so many seconds pass.
    pub(crate) fn pass(&self, seconds: u64) {
        self.seconds.fetch_add(seconds, Ordering::Relaxed);
    }
}
