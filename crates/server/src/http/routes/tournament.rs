//! `POST /api/tournaments`, `GET /api/tournaments/{id}`: tournaments, founded and shown. The other addresses of a
//! tournament are in files of their own.

mod entries;
mod list;
mod log;
mod officials;
mod say;
mod sheets;

pub(crate) use entries::entries;
pub(crate) use list::{list, relist};
pub(crate) use log::{log, upload};
pub(crate) use officials::appoint;
pub(crate) use say::{pair, say};
pub(crate) use sheets::sheet;

use std::num::NonZeroU32;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::tournament::{NewTournament, TournamentKey, TournamentView, You};

use crate::games::GameError;
use crate::http::app::App;
use crate::http::error::ApiError;
use crate::http::extract::{Address, Bearer, Body, GameId};
use crate::name;
use crate::store::{Creation, StoreError};
use crate::token::{Hash, Token};
use crate::tournaments::{EventError, Fault, Founding};

/// A new tournament counts as so many new games.
const COST: NonZeroU32 = NonZeroU32::new(5).expect("not zero");

/// Founds a tournament. Sent again with the same secret it founds nothing more.
pub(crate) async fn found(
    State(app): State<App>,
    Address(address): Address,
    Body(wish): Body<NewTournament>,
) -> Result<(StatusCode, Json<TournamentKey>), ApiError> {
    let director = name::clean(&wish.director).filter(|name| !name.is_empty());
    let director = director.ok_or(Fault::Name)?;
    let secret = match &wish.secret {
        Some(text) => Token::chosen(text).ok_or(ApiError::TokenForm)?,
        None => Token::new()?,
    };
    let creation = Creation {
        secret: secret.hash(),
        content: Hash::of_json(&wish).map_err(GameError::from)?,
    };
    let id = match again(&app, creation).await? {
        Some(id) => id,
        None => {
            app.gate().games(address, COST)?;
            let founding = Founding {
                director,
                begins: wish.begins,
                listed: wish.listed,
                creation,
            };
            match app.tournaments().found(founding).await {
                // The same request was quicker.
                Err(EventError::Game(GameError::Store(StoreError::Conflict))) => {
                    let again = again(&app, creation).await?;
                    again.ok_or_else(|| ApiError::internal(&"a tournament has no id of its own"))?
                }
                found => found?,
            }
        }
    };
    let secret = secret.reveal();
    Ok((StatusCode::CREATED, Json(TournamentKey { id, secret })))
}

/// The tournament that was founded by this request, if one was.
async fn again(app: &App, creation: Creation) -> Result<Option<String>, ApiError> {
    match app.tournaments().founded(creation.secret).await? {
        Some((_, content)) if !content.is(&creation.content) => {
            Err(Fault::Reused { number: None }.into())
        }
        founded => Ok(founded.map(|(id, _)| id)),
    }
}

/// Shows a tournament in short, and as whom it knows who asks.
pub(crate) async fn tournament(
    State(app): State<App>,
    GameId(id): GameId,
    Bearer(secret): Bearer,
) -> Result<Json<TournamentView>, ApiError> {
    let live = app.tournaments().get(&id).await?;
    let speaker = match secret {
        Some(secret) => Some(app.tournaments().speaker(&id, Some(&secret)).await?),
        None => None,
    };
    let listed = app.tournaments().is_listed(&id).await?;
    let held = app.tournaments().lock(&live).await?;
    let tournament = &held.tournament;
    let you = speaker.map(|speaker| {
        let (name, player) = speaker.known(tournament);
        let role = speaker.role(tournament);
        You { name, role, player }
    });
    Ok(Json(TournamentView {
        name: tournament.charter().name.clone(),
        game: tournament.charter().game.clone(),
        players: tournament.players().len(),
        rounds: tournament.rounds().len(),
        open_tables: tournament.open_tables().count(),
        closed: tournament.is_closed(),
        entries: held.log.len(),
        listed,
        you,
    }))
}
