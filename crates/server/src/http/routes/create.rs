//! `POST /api/games`: creates a game.

use std::num::NonZeroU8;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use game::Side;
use hall::Options;
use protocol::{CreateGame, Created, InSeries, Opponent, Seat, Terms};
use series::{Roles, Series};

use crate::games::{Play, in_order};
use crate::http::app::App;
use crate::http::error::ApiError;
use crate::http::extract::{Address, Body};
use crate::name;
use crate::node::LEVELS;
use crate::token::{Holds, Token, draw};

/// The most games that a match can have.
const MOST_GAMES: u8 = 2;

/// Creates a game with the sender in one seat.
pub(crate) async fn create(
    State(app): State<App>,
    Address(address): Address,
    Body(wish): Body<CreateGame>,
) -> Result<(StatusCode, Json<Created>), ApiError> {
    let name = name::clean(&wish.name).ok_or(ApiError::Name)?;
    let clock = wish.clock.map(|text| text.parse()).transpose();
    let clock = clock.map_err(ApiError::ClockText)?;
    let other = match wish.opponent {
        Opponent::Person => Seat::Open,
        Opponent::Computer { level } if (1..=LEVELS).contains(&level) => Seat::Computer { level },
        Opponent::Computer { .. } => return Err(ApiError::Level),
    };
    let games = NonZeroU8::new(wish.games).filter(|games| games.get() <= MOST_GAMES);
    let games = games.ok_or(ApiError::Games { most: MOST_GAMES })?;
    let side = match wish.side {
        Some(side) => side,
        None => Side::BOTH[draw(2)?],
    };
    let with_computer = other != Seat::Open;
    let terms = Terms {
        game: wish.game,
        options: wish.options,
        position: wish.position,
        clock,
        dice: None,
        arbiter: wish.arbiter,
        touch_move: wish.touch_move,
        series: InSeries::first(Series::games(games, Roles::Swapped)),
        seats: in_order(side, Seat::Person { name }, other),
    };
    let over = |position: &String| {
        let table = app.node().hall().open(position, &Options::default());
        table.is_ok_and(|table| table.outcome().is_some())
    };
    if terms.position.as_ref().is_some_and(over) {
        return Err(ApiError::PositionUnfit("the game is over in this position"));
    }
    let node = app.node();
    let nonces = in_order(side, wish.nonce, None);
    let mut play = Play::create(node.hall(), node.time(), terms, nonces)?;
    play.choose(side, wish.seat_options)?;
    if with_computer {
        play.choose_by_lot(!side)?;
    }
    play.begin()?;
    let token = Token::new()?;
    play.keep(side, Holds::Seat, token.hash());
    let invite = if with_computer {
        None
    } else {
        Some(Token::new()?)
    };
    if let Some(invite) = &invite {
        play.keep(!side, Holds::Invite, invite.hash());
    }
    let arbiter = wish.arbiter.then(Token::new).transpose()?;
    if let Some(arbiter) = &arbiter {
        play.keep_arbiter(arbiter.hash());
    }

    app.gate().game(address)?;
    let id = app.node().create(play).await?;
    let created = Created {
        id,
        side,
        token: token.reveal(),
        invite: invite.map(Token::reveal),
        arbiter: arbiter.map(Token::reveal),
    };
    Ok((StatusCode::CREATED, Json(created)))
}
