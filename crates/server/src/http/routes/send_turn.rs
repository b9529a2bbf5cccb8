//! `POST /api/games/{id}/turns`: plays a turn.

use axum::Json;
use axum::extract::State;
use protocol::{Accepted, SendTurn};

use super::own_seat;
use crate::http::app::App;
use crate::http::error::ApiError;
use crate::http::extract::{Bearer, Body, GameId};

/// Plays a turn; when it answers, the turn is on disk.
pub(crate) async fn send_turn(
    State(app): State<App>,
    GameId(id): GameId,
    Bearer(token): Bearer,
    Body(turn): Body<SendTurn>,
) -> Result<Json<Accepted>, ApiError> {
    let accepted = app.node().change(&id, move |change| {
        let play = change.play();
        let side = own_seat(play, token.as_ref())?;
        if let Some(seq) = play.answered(side, turn.request) {
            return Ok(Accepted { seq });
        }
        if !play.is_known_to(turn.after) {
            return Err(ApiError::from(play.too_late(side, turn.after)));
        }
        Ok(change.turn(side, turn.request, turn.moves.clone())?)
    });
    accepted.await.map(Json)
}
