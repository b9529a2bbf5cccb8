//! `GET /api/games/{id}`: a game as the sender may see it.

use axum::Json;
use axum::extract::State;
use game::Viewer;
use protocol::GameView;

use super::seat;
use crate::http::app::App;
use crate::http::error::ApiError;
use crate::http::extract::{Bearer, GameId};

/// Shows a game.
pub(crate) async fn view(
    State(app): State<App>,
    GameId(id): GameId,
    Bearer(token): Bearer,
) -> Result<Json<GameView>, ApiError> {
    let live = app.node().game(&id).await?;
    let game = live.lock().await?;
    let side = seat(&game, token.as_ref())?;
    let viewer = side.map_or(Viewer::Public, Viewer::Player);
    let events = game.events(viewer, 0);
    Ok(Json(GameView { id, side, events }))
}
