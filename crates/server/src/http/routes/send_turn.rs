//! `POST /api/games/{id}/turns`: plays a turn.

use axum::Json;
use axum::extract::State;
use protocol::{Accepted, SendTurn};

use super::own_seat;
use crate::games::{GameError, Live};
use crate::http::app::App;
use crate::http::error::ApiError;
use crate::http::extract::{Bearer, Body, GameId};
use crate::store::{Request, Sender};
use crate::token::Token;
use crate::tournaments::Fault;

/// Plays the turn of a request.
pub(crate) async fn send_turn(
    State(app): State<App>,
    GameId(id): GameId,
    Bearer(token): Bearer,
    Body(turn): Body<SendTurn>,
) -> Result<Json<Accepted>, ApiError> {
    let live = app.node().game(&id).await?;
    play_turn(&app, &live, token, turn).await.map(Json)
}

/// Plays a turn for whoever holds a seat with this token; when it answers, the turn is on disk.
pub(super) async fn play_turn(
    app: &App,
    live: &Live,
    token: Option<Token>,
    turn: SendTurn,
) -> Result<Accepted, ApiError> {
    let rests = rests(app, live).await?;
    let accepted = app.node().change(live.id(), move |change| {
        let play = change.play();
        let side = own_seat(play, token.as_ref())?;
        let content = ("turn", &turn.moves);
        let request = Request::new(Sender::Seat(side), turn.request, &content);
        let request = request.map_err(GameError::from)?;
        if let Some(seq) = play.answered(&request)? {
            return Ok(Accepted { seq });
        }
        if rests {
            return Err(Fault::Rests.into());
        }
        if !play.is_known_to(turn.after) {
            return Err(ApiError::from(play.too_late(side, turn.after)));
        }
        Ok(change.turn(side, request, turn.moves.clone())?)
    });
    accepted.await
}

/// Whether a judge lets the game rest: what somebody plays meanwhile would take him no time.
async fn rests(app: &App, live: &Live) -> Result<bool, ApiError> {
    match live.board() {
        // Seldom, so that its room is not part of every turn.
        Some(board) => Ok(Box::pin(app.tournaments().rests(live.id(), board)).await?),
        None => Ok(false),
    }
}
