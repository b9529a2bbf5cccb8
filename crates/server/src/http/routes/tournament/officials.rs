//! `POST /api/tournaments/{id}/officials`: officials and their secrets.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::tournament::{NewOfficial, OfficialKey};

use crate::http::app::App;
use crate::http::error::ApiError;
use crate::http::extract::{Bearer, Body, GameId};
use crate::name;
use crate::token::Token;
use crate::tournaments::Fault;

/// Appoints an official and makes a secret for him. Sent again with the same secret it changes nothing.
pub(crate) async fn appoint(
    State(app): State<App>,
    GameId(id): GameId,
    Bearer(secret): Bearer,
    Body(wish): Body<NewOfficial>,
) -> Result<(StatusCode, Json<OfficialKey>), ApiError> {
    let tournaments = app.tournaments();
    tournaments.get(&id).await?;
    let speaker = tournaments.speaker(&id, secret.as_ref()).await?;
    let name = name::clean(&wish.name).filter(|name| !name.is_empty());
    let name = name.ok_or(Fault::Name)?;
    let own = match &wish.secret {
        Some(text) => Token::chosen(text).ok_or(ApiError::TokenForm)?,
        None => Token::new()?,
    };
    let appointed = tournaments.appoint(&id, speaker, &name, wish.role, own.hash());
    appointed.await?;
    let key = OfficialKey {
        name,
        role: wish.role,
        secret: own.reveal(),
    };
    Ok((StatusCode::CREATED, Json(key)))
}
