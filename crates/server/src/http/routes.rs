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
mod player;
mod ratings;
mod record;
mod send_turn;
mod series;
mod tournament;
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
pub(crate) use player::{make, player, rename};
pub(crate) use ratings::{of_game, of_player};
pub(crate) use record::record;
pub(crate) use send_turn::send_turn;
pub(crate) use series::series;
pub(crate) use tournament::{
    appoint, entries, found, list, log, pair, relist, say, sheet, tournament, upload,
};
pub(crate) use view::{story, view};

use std::net::IpAddr;

use game::{Side, Viewer};

use crate::games::Play;
use crate::http::app::App;
use crate::http::error::ApiError;
use crate::limits::TooMany;
use crate::token::{Holds, Token};

/// For whom a game is shown: the arbiter and whoever has a seat by their tokens, others without one.
fn viewer(play: &Play, token: Option<&Token>) -> Result<Viewer, ApiError> {
    match token {
        None => Ok(Viewer::Public),
        Some(token) if play.is_arbiter(token) => Ok(Viewer::Judge),
        Some(token) => own_seat(play, Some(token)).map(Viewer::Player),
    }
}

/// The side that is played by whoever looks.
fn side_of(viewer: Viewer) -> Option<Side> {
    match viewer {
        Viewer::Player(side) => Some(side),
        Viewer::Judge | Viewer::Public => None,
    }
}

/// The side that a token holds; a token is needed.
fn own_seat(play: &Play, token: Option<&Token>) -> Result<Side, ApiError> {
    let token = token.ok_or(ApiError::NoToken)?;
    play.holder(token, Holds::Seat).ok_or(ApiError::WrongToken)
}

/// Refuses another game against the computer if too many games of an address wait for it.
fn room_for_computer(app: &App, address: IpAddr) -> Result<(), ApiError> {
    let room = app.node().thinking().room(Some(address));
    room.map_err(|_| TooMany { seconds: 10 }.into())
}
