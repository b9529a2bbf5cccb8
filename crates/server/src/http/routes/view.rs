//! `GET /api/games/{id}` and `GET /api/games/{id}/story`: a game as the sender may see it, and as everybody may
//! once it is over.

use axum::Json;
use axum::extract::State;
use game::Viewer;
use protocol::{GameView, NumberedEvent};

use super::{side_of, viewer};
use crate::games::Play;
use crate::http::app::App;
use crate::http::error::ApiError;
use crate::http::extract::{Bearer, GameId};
use crate::token::Token;

/// Shows a game as the sender was told of it.
pub(crate) async fn view(
    State(app): State<App>,
    GameId(id): GameId,
    Bearer(token): Bearer,
) -> Result<Json<GameView>, ApiError> {
    tell(&app, id, token, Play::events).await
}

/// Shows a game that is over with everything that was hidden in it; one that goes on as [`view`] does.
pub(crate) async fn story(
    State(app): State<App>,
    GameId(id): GameId,
    Bearer(token): Bearer,
) -> Result<Json<GameView>, ApiError> {
    tell(&app, id, token, |play, viewer, _| play.story(viewer)).await
}

async fn tell(
    app: &App,
    id: String,
    token: Option<Token>,
    events: fn(&Play, Viewer, u64) -> Vec<NumberedEvent>,
) -> Result<Json<GameView>, ApiError> {
    let live = app.node().game(&id).await?;
    let game = live.lock().await?;
    let viewer = viewer(&game, token.as_ref())?;
    let side = side_of(viewer);
    let events = events(&game, viewer, 0);
    Ok(Json(GameView { id, side, events }))
}
