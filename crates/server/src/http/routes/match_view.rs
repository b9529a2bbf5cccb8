//! `GET /api/games/{id}/match`: the match that a game belongs to.

use std::collections::VecDeque;

use axum::Json;
use axum::extract::{Path, State};
use protocol::{MatchGame, MatchView, Score};

use crate::http::app::App;
use crate::http::error::ApiError;

/// Shows the games of a match with their results, which are for everybody.
pub(crate) async fn match_view(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Json<MatchView>, ApiError> {
    let live = app.node().game(&id).await?;
    let game = live.lock().await?;
    let terms = game.state().terms().clone();
    drop(game);
    let mut ids = VecDeque::from(terms.before);
    ids.push_back(id);
    let mut created = Vec::new();
    while let Some(id) = ids.pop_front() {
        let live = app.node().game(&id).await?;
        let game = live.lock().await?;
        let state = game.state();
        if ids.is_empty() && state.match_goes_on() {
            ids.extend(state.next_game().map(str::to_owned));
        }
        let result = state.result();
        created.push(MatchGame { id, result });
    }
    let score = Score::of(created.iter().map(|game| game.result));
    Ok(Json(MatchView {
        games: terms.games,
        created,
        score,
    }))
}
