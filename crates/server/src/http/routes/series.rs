//! `GET /api/games/{id}/series`: the series that a game belongs to.

use std::collections::VecDeque;

use axum::Json;
use axum::extract::State;
use protocol::{SeriesGame, SeriesView};

use crate::http::app::App;
use crate::http::error::ApiError;
use crate::http::extract::GameId;

/// The most games after the one asked for that are shown: points play can have thousands.
const MOST_AFTER: usize = 16;

/// Shows the games of a series with their results, to everybody.
pub(crate) async fn series(
    State(app): State<App>,
    GameId(id): GameId,
) -> Result<Json<SeriesView>, ApiError> {
    let live = app.node().game(&id).await?;
    let game = live.lock().await?;
    let terms = game.state().terms().clone();
    drop(game);
    let before = terms.games_before().iter();
    let mut ids: VecDeque<String> = before.map(|game| game.id.clone()).collect();
    ids.push_back(id);
    let mut games = Vec::new();
    let most = ids.len() + MOST_AFTER;
    while let Some(id) = ids.pop_front() {
        let live = app.node().game(&id).await?;
        let game = live.lock().await?;
        let state = game.state();
        if ids.is_empty() && games.len() < most && state.series_goes_on() {
            ids.extend(state.next_game().map(str::to_owned));
        }
        let result = state.result();
        games.push(SeriesGame { id, result });
    }
    Ok(Json(SeriesView::of(&terms, games)))
}
