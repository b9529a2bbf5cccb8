//! `POST /api/games/{id}/overrule`: the arbiter decides the game (C-N4).

use axum::Json;
use axum::extract::State;
use protocol::{Accepted, Fact, Overrule};

use crate::http::app::App;
use crate::http::error::ApiError;
use crate::http::extract::{Bearer, Body, GameId};
use crate::name;

/// Decides the game, even if it is over. The decision is on disk when it answers.
pub(crate) async fn overrule(
    State(app): State<App>,
    GameId(id): GameId,
    Bearer(token): Bearer,
    Body(wish): Body<Overrule>,
) -> Result<Json<Accepted>, ApiError> {
    let reason = name::reason(&wish.reason).ok_or(ApiError::Reason)?;
    let accepted = app.node().change(&id, move |change| {
        let play = change.play();
        let token = token.as_ref().ok_or(ApiError::NoToken)?;
        if !play.is_arbiter(token) {
            return Err(ApiError::WrongToken);
        }
        let seq = play.seq();
        if wish.after != seq {
            return Err(ApiError::Stale { seq });
        }
        change.push(Fact::Overruled {
            winner: wish.winner,
            reason: reason.clone(),
        })?;
        Ok(Accepted {
            seq: change.play().seq(),
        })
    });
    accepted.await.map(Json)
}
