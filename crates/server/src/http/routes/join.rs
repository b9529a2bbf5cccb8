//! `POST /api/games/{id}/join`: takes the open seat by an invitation.

use axum::Json;
use axum::extract::State;
use protocol::{Fact, JoinGame, Joined, Seat};

use super::create::usual;
use super::player;
use crate::http::app::App;
use crate::http::error::{ApiError, Unrated};
use crate::http::extract::{Bearer, Body, GameId};
use crate::name;
use crate::token::{Holds, Token, TokenRow};

/// Takes the open seat. Sent again with the same token it changes nothing.
pub(crate) async fn join(
    State(app): State<App>,
    GameId(id): GameId,
    Bearer(key): Bearer,
    Body(wish): Body<JoinGame>,
) -> Result<Json<Joined>, ApiError> {
    let player = player::sender(&app, key).await?;
    let name = match &player {
        Some(player) => player.name.clone(),
        None => name::clean(&wish.name).ok_or(ApiError::Name)?,
    };
    let player = player.map(|player| player.id);
    let token = match &wish.token {
        Some(text) => Token::chosen(text).ok_or(ApiError::TokenForm)?,
        None => Token::new()?,
    };
    let invite = Token::sent(&wish.invite);
    let (options, nonce, secret) = (wish.seat_options, wish.nonce, token.clone());
    let side = app.node().change(&id, move |change| {
        let play = change.play();
        let side = play
            .holder(&invite, Holds::Invite)
            .ok_or(ApiError::WrongInvite)?;
        if play.is_arbiter(&token) {
            return Err(ApiError::TokenForm);
        }
        match play.holder(&token, Holds::Seat) {
            Some(holder) if holder == side => return Ok(side),
            // With one secret for both seats, nobody could tell which player sends a request.
            Some(_) => return Err(ApiError::TokenForm),
            None => {}
        }
        if play.is_rated() {
            let player = player.ok_or(Unrated::NoPlayer)?;
            if play.players()[(!side).index()] == Some(player) {
                return Err(Unrated::SamePlayer.into());
            }
            usual(play.state().rules().info(), &options)?;
        }
        if let Seat::Person { name: other } = &play.state().seats()[(!side).index()]
            && name::alike(&name, other)
        {
            return Err(ApiError::Alike);
        }
        change.push(Fact::Joined {
            side,
            name: name.clone(),
            nonce: nonce.clone(),
        })?;
        if let Some(fact) = change.play().choice(side, options.clone())? {
            change.push(fact)?;
        }
        change.begin()?;
        change.token(TokenRow {
            side,
            holds: Holds::Seat,
            hash: token.hash(),
            player,
        });
        Ok(side)
    });
    let side = side.await?;
    let token = secret.reveal();
    Ok(Json(Joined { side, token }))
}
