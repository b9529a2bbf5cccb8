//! `POST /api/players`, `GET /api/players/{id}`, `POST /api/players/{id}/name`: players and their names.

use std::num::NonZeroU32;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::{NewPlayer, PlayerKey, PlayerView, RenamePlayer};

use crate::games::GameError;
use crate::http::app::App;
use crate::http::error::ApiError;
use crate::http::extract::{Address, Bearer, Body, OfPlayer};
use crate::id::PlayerId;
use crate::name;
use crate::store::{Player, StoreError};
use crate::token::{Hash, Token, new_id};

/// Makes a player. Sent again with the same secret it makes nothing more.
pub(crate) async fn make(
    State(app): State<App>,
    Address(address): Address,
    Body(wish): Body<NewPlayer>,
) -> Result<(StatusCode, Json<PlayerKey>), ApiError> {
    let name = name::clean(&wish.name).ok_or(ApiError::Name)?;
    let secret = match &wish.secret {
        Some(text) => Token::chosen(text).ok_or(ApiError::TokenForm)?,
        None => Token::new()?,
    };
    let hash = secret.hash();
    let player = match again(&app, &name, hash).await? {
        Some(player) => player,
        None => {
            app.gate().games(address, NonZeroU32::MIN)?;
            new(&app, name, hash).await?
        }
    };
    let key = PlayerKey {
        id: player.id.to_string(),
        secret: secret.reveal(),
        name: player.name,
    };
    Ok((StatusCode::CREATED, Json(key)))
}

/// The player that was made with this secret, if there is one.
async fn again(app: &App, name: &str, hash: Hash) -> Result<Option<Player>, ApiError> {
    match app.node().player_of(hash).await? {
        Some(player) if player.name != name => Err(ApiError::Reused { seq: None }),
        player => Ok(player),
    }
}

async fn new(app: &App, name: String, hash: Hash) -> Result<Player, ApiError> {
    let id = PlayerId::read(&new_id()?).map_err(|error| ApiError::internal(&error))?;
    let player = Player { id, name };
    match app.node().make_player(player.clone(), hash).await {
        Ok(()) => Ok(player),
        // The same request was quicker.
        Err(StoreError::Conflict) => {
            let again = again(app, &player.name, hash).await?;
            again.ok_or_else(|| ApiError::internal(&"a new player has no id of its own"))
        }
        Err(error) => Err(GameError::from(error).into()),
    }
}

/// Shows a player. With a secret, only if it is the player's.
pub(crate) async fn player(
    State(app): State<App>,
    OfPlayer(id): OfPlayer,
    Bearer(token): Bearer,
) -> Result<Json<PlayerView>, ApiError> {
    let player = app.node().player(id).await?.ok_or(ApiError::NoPlayer)?;
    if let Some(token) = token {
        check(&app, id, &token).await?;
    }
    Ok(Json(shown(player)))
}

/// Gives the sender another name. Games that have begun keep the one before.
pub(crate) async fn rename(
    State(app): State<App>,
    OfPlayer(id): OfPlayer,
    Bearer(token): Bearer,
    Body(wish): Body<RenamePlayer>,
) -> Result<Json<PlayerView>, ApiError> {
    let name = name::clean(&wish.name).ok_or(ApiError::Name)?;
    let token = token.ok_or(ApiError::NoKey)?;
    check(&app, id, &token).await?;
    let player = Player { id, name };
    app.node().rename_player(player.clone()).await?;
    Ok(Json(shown(player)))
}

/// The player as whom a request is sent, if it is sent as one.
pub(crate) async fn sender(app: &App, token: Option<Token>) -> Result<Option<Player>, ApiError> {
    let Some(token) = token else { return Ok(None) };
    let player = app.node().player_of(token.hash()).await?;
    player.map(Some).ok_or(ApiError::WrongKey)
}

/// A player as everybody may see it.
pub(crate) fn shown(player: Player) -> PlayerView {
    PlayerView {
        id: player.id.to_string(),
        name: player.name,
    }
}

async fn check(app: &App, id: PlayerId, token: &Token) -> Result<(), ApiError> {
    let hash = app.node().hash_of(id).await?.ok_or(ApiError::NoPlayer)?;
    if hash.is(&token.hash()) {
        Ok(())
    } else {
        Err(ApiError::WrongKey)
    }
}
