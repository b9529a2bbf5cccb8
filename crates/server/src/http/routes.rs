//! The handlers, one file each.

mod act;
mod create;
mod draft;
mod health;
mod join;
mod key;
mod live;
mod now;
mod overrule;
mod record;
mod send_turn;
mod series;
mod view;

pub(crate) use act::act;
pub(crate) use create::create;
pub(crate) use draft::draft;
pub(crate) use health::health;
pub(crate) use join::join;
pub(crate) use key::key;
pub(crate) use live::live;
pub(crate) use now::now;
pub(crate) use overrule::{overrule, set_clocks, set_up};
pub(crate) use record::record;
pub(crate) use send_turn::send_turn;
pub(crate) use series::series;
pub(crate) use view::view;

use std::net::IpAddr;

use game::Side;

use crate::games::Play;
use crate::http::app::App;
use crate::http::error::ApiError;
use crate::limits::TooMany;
use crate::token::{Holds, Token};

/// The side that a token holds; `None` without a token.
fn seat(play: &Play, token: Option<&Token>) -> Result<Option<Side>, ApiError> {
    let side = |token| play.holder(token, Holds::Seat).ok_or(ApiError::WrongToken);
    token.map(side).transpose()
}

/// The side that a token holds; a token is needed.
fn own_seat(play: &Play, token: Option<&Token>) -> Result<Side, ApiError> {
    seat(play, token)?.ok_or(ApiError::NoToken)
}

/// Refuses another game against the computer if too many games of an address wait for it.
fn room_for_computer(app: &App, address: IpAddr) -> Result<(), ApiError> {
    let room = app.node().thinking().room(Some(address));
    room.map_err(|_| TooMany { seconds: 10 }.into())
}
