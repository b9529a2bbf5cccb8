//! `POST /api/games`: creates a game.

mod rated;
mod secrets;

use std::collections::BTreeMap;
use std::num::NonZeroU8;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use dice::Nonce;
use game::Side;
use protocol::{CreateGame, Created, InSeries, Opponent, Seat, Terms};
use series::{Roles, Series};

use super::{player, room_for_computer};
use crate::games::{GameError, Play, in_order};
use crate::http::app::App;
use crate::http::error::{ApiError, Unrated};
use crate::http::extract::{Address, Bearer, Body};
use crate::limits::Work;
use crate::name;
use crate::node::{LEVELS, Node};
use crate::store::StoreError;
use crate::token::draw;
use secrets::Secrets;

pub(crate) use rated::usual;

/// The most games that a match can have.
const MOST_GAMES: u8 = 2;

/// Creates a game with the sender in one seat, or as its arbiter. Sent again with the same token it creates nothing more.
pub(crate) async fn create(
    State(app): State<App>,
    Address(address): Address,
    Bearer(token): Bearer,
    Body(wish): Body<CreateGame>,
) -> Result<(StatusCode, Json<Created>), ApiError> {
    let secrets = Secrets::of(&wish)?;
    if wish.arbiter && !wish.judge && may_hide(&wish) {
        return Err(ApiError::SeesAll);
    }
    let player = player::sender(&app, token).await?;
    let name = match &player {
        Some(player) => player.name.clone(),
        None => name::clean(&wish.name).ok_or(ApiError::Name)?,
    };
    let player = player.map(|player| player.id);
    let clock = wish.clock.as_deref().map(str::parse).transpose();
    let clock = clock.map_err(ApiError::ClockText)?;
    if wish.rated {
        player.ok_or(Unrated::NoPlayer)?;
        rated::check(&wish, clock.as_ref())?;
    }
    let other = match wish.opponent {
        Opponent::Person => Seat::Open,
        Opponent::Computer { level } if (1..=LEVELS).contains(&level) => {
            Seat::Computer { level, name: None }
        }
        Opponent::Computer { .. } => return Err(ApiError::Level),
    };
    let games = NonZeroU8::new(wish.games).filter(|games| games.get() <= MOST_GAMES);
    let games = games.ok_or(ApiError::Games { most: MOST_GAMES })?;
    let series = match wish.points {
        None => Series::games(games, Roles::Swapped),
        Some(points) if games == NonZeroU8::MIN => points.into(),
        Some(_) => return Err(ApiError::PointsOrMatch),
    };
    if let Some(created) = secrets.again(&app).await? {
        return Ok((StatusCode::CREATED, Json(created)));
    }
    let side = match wish.side {
        Some(side) => side,
        None => Side::BOTH[draw(2)?],
    };
    let (with_computer, has_position) = (other != Seat::Open, wish.position.is_some());
    if with_computer {
        room_for_computer(&app, address)?;
    }
    let own = match wish.judge {
        true => Seat::Open,
        false => Seat::Person { name },
    };
    let terms = Terms {
        game: wish.game,
        options: wish.options,
        position: wish.position,
        clock,
        dice: None,
        arbiter: wish.arbiter || wish.judge,
        touch_move: wish.touch_move,
        take_back: wish.take_back,
        choosing: None,
        gathers: false,
        series: InSeries::first(series),
        seats: in_order(side, own, other),
    };
    let node = app.node();
    let nonces = in_order(side, wish.nonce.filter(|_| !wish.judge), None);
    let choices = (!wish.judge).then_some(wish.seat_options);
    let make = || make(node, terms, nonces, side, choices);
    let mut play = if has_position {
        node.workers().desk(Work::Position).await?.work(make)?
    } else {
        make()?
    };
    if wish.rated {
        play.rate();
    }
    secrets.keep(&mut play, side, player);

    app.gate().games(address, games.into())?;
    let created = match node.create(play, secrets.creation()).await {
        Ok(id) => secrets.answer(id, side),
        // The same request was quicker.
        Err(GameError::Store(StoreError::Conflict)) => {
            let again = secrets.again(&app).await?;
            again.ok_or_else(|| ApiError::internal(&"a new game has no id of its own"))?
        }
        Err(error) => return Err(error.into()),
    };
    Ok((StatusCode::CREATED, Json(created)))
}

/// Whether a side may hide something in the game, which its arbiter sees (T-X13).
fn may_hide(wish: &CreateGame) -> bool {
    hall::find(&wish.game).is_some_and(|info| match wish.position {
        Some(_) => info.options.iter().any(|option| option.hides),
        None => info.hides(&wish.options),
    })
}

/// A game on these terms, in which `side` is taken by who creates it, unless that is the arbiter.
fn make(
    node: &Node,
    terms: Terms,
    nonces: [Option<Nonce>; 2],
    side: Side,
    choices: Option<BTreeMap<String, String>>,
) -> Result<Play, ApiError> {
    let with_computer = matches!(terms.seats[(!side).index()], Seat::Computer { .. });
    let mut play = Play::create(node.world(), terms, nonces)?;
    let start = play.state().start();
    if start.is_some_and(|table| table.outcome().is_some()) {
        return Err(ApiError::PositionUnfit("the game is over in this position"));
    }
    if let Some(choices) = choices {
        play.choose(side, choices)?;
    }
    if with_computer {
        play.choose_by_lot(!side)?;
    }
    play.begin()?;
    Ok(play)
}
