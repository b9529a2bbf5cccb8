//! `POST /api/games/{id}/overrule`, `…/position`, `…/clocks`: the arbiter decides the game (C-N4),
//! moves pieces and sets the clocks.

use axum::Json;
use axum::extract::State;
use protocol::{Accepted, Fact, Overrule, SetClocks, SetUp};

use crate::http::app::App;
use crate::http::error::ApiError;
use crate::http::extract::{Bearer, Body, GameId};
use crate::name;
use crate::token::Token;

/// The most points that an arbiter can give a side.
const MOST_POINTS: i32 = 1000;
/// The most time that an arbiter can give a side: 1000 hours, in microseconds.
const MOST_TIME: u64 = 1000 * 3600 * 1_000_000;

/// Decides the game, even if it is over.
pub(crate) async fn overrule(
    State(app): State<App>,
    GameId(id): GameId,
    Bearer(token): Bearer,
    Body(wish): Body<Overrule>,
) -> Result<Json<Accepted>, ApiError> {
    let fits = |points: &i32| (0..=MOST_POINTS).contains(points);
    if !wish.points.iter().flatten().all(fits) {
        return Err(ApiError::Points { most: MOST_POINTS });
    }
    let reason = name::reason(&wish.reason).ok_or(ApiError::Reason)?;
    let fact = Fact::Overruled {
        winner: wish.winner,
        points: wish.points,
        reason,
    };
    decide(&app, &id, token, wish.after, fact).await
}

/// Lets the running game go on from another position.
pub(crate) async fn set_up(
    State(app): State<App>,
    GameId(id): GameId,
    Bearer(token): Bearer,
    Body(wish): Body<SetUp>,
) -> Result<Json<Accepted>, ApiError> {
    let reason = name::reason(&wish.reason).ok_or(ApiError::Reason)?;
    let position = wish.position;
    let fact = Fact::SetUp { position, reason };
    decide(&app, &id, token, wish.after, fact).await
}

/// Sets the clocks of the running game.
pub(crate) async fn set_clocks(
    State(app): State<App>,
    GameId(id): GameId,
    Bearer(token): Bearer,
    Body(wish): Body<SetClocks>,
) -> Result<Json<Accepted>, ApiError> {
    let reason = name::reason(&wish.reason).ok_or(ApiError::Reason)?;
    let left_us = wish.left_us;
    if left_us.iter().any(|left| *left > MOST_TIME) {
        return Err(ApiError::ClockTime);
    }
    let fact = Fact::ClocksSet { left_us, reason };
    decide(&app, &id, token, wish.after, fact).await
}

/// Records what the arbiter has decided after seeing event `after`. It is on disk when this answers.
async fn decide(
    app: &App,
    id: &str,
    token: Option<Token>,
    after: u64,
    fact: Fact,
) -> Result<Json<Accepted>, ApiError> {
    let accepted = app.node().change(id, move |change| {
        let play = change.play();
        let token = token.as_ref().ok_or(ApiError::NoToken)?;
        if !play.is_arbiter(token) {
            return Err(ApiError::WrongToken);
        }
        let seq = play.seq();
        if after != seq {
            return Err(ApiError::Stale { seq });
        }
        change.push(fact.clone())?;
        Ok(Accepted {
            seq: change.play().seq(),
        })
    });
    accepted.await.map(Json)
}
