//! `GET /api/tournaments/{id}/entries`: the log from somewhere on, as soon as there is more of it.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use protocol::tournament::Entries;
use serde::Deserialize;
use tokio::time::timeout;

use crate::http::app::App;
use crate::http::error::ApiError;
use crate::http::extract::{Address, GameId, Question};

/// How long somebody may wait for more, in seconds.
const MOST_WAIT: u64 = 25;
/// How many entries are sent at once.
const MOST: usize = 2_000;

/// What can be asked.
#[derive(Deserialize)]
pub(crate) struct Asked {
    /// How many entries are known.
    #[serde(default)]
    after: usize,
    /// How long to wait if there are no more, in seconds.
    #[serde(default)]
    wait: u64,
}

/// Shows what comes after the entries that are known; if there is nothing yet, it waits.
pub(crate) async fn entries(
    State(app): State<App>,
    GameId(id): GameId,
    Address(address): Address,
    Question(Asked { after, wait }): Question<Asked>,
) -> Result<Json<Entries>, ApiError> {
    let live = app.tournaments().get(&id).await?;
    let mut length = live.length();
    drop(app.tournaments().lock(&live).await?);
    let is_more = |length: &u64| *length > after as u64;
    if wait > 0 && !is_more(&length.borrow()) {
        let _counted = app.gate().connection(address)?;
        let wait = Duration::from_secs(wait.min(MOST_WAIT));
        let mut stopping = app.node().stopping();
        let more = async {
            tokio::select! {
                _ = length.wait_for(is_more) => {}
                _ = stopping.wait_for(|stopping| *stopping) => {}
            }
        };
        // Whoever has waited in vain asks again.
        let _ = timeout(wait, more).await;
    }
    let held = app.tournaments().lock(&live).await?;
    let entries = held.log.iter().skip(after).take(MOST).cloned();
    Ok(Json(Entries {
        after,
        entries: entries.collect(),
    }))
}
