//! `POST /api/games/{id}/draft`: declares the moves of the running turn so far.

use axum::Json;
use axum::extract::State;
use protocol::{Accepted, SendDraft};

use super::own_seat;
use crate::http::app::App;
use crate::http::error::ApiError;
use crate::http::extract::{Bearer, Body, GameId};

/// Stores the declared moves until the turn is sent or its time is out (T-R6). They are on disk when
/// it answers.
pub(crate) async fn draft(
    State(app): State<App>,
    GameId(id): GameId,
    Bearer(token): Bearer,
    Body(draft): Body<SendDraft>,
) -> Result<Json<Accepted>, ApiError> {
    let accepted = app.node().change(&id, move |change| {
        let play = change.play();
        let side = own_seat(play, token.as_ref())?;
        if !play.is_known_to(draft.after) {
            return Err(ApiError::from(play.too_late(side, draft.after)));
        }
        change.declare(side, &draft.moves)?;
        Ok(Accepted {
            seq: change.play().seq(),
        })
    });
    accepted.await.map(Json)
}
