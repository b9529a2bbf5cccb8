//! The terms on which the games of a tournament are played on this server.

use std::collections::BTreeMap;

use game::Side;
use hall::Scope;
use protocol::{Choosing, Seat, Terms};
use tournament::log::Boards;

use super::error::{EventError, Fault};
use crate::games::{GameError, Play, World};

/// The terms of a tournament's games, but for the players.
pub(crate) struct Agreed {
    pub(crate) terms: Terms,
    /// What each side is given: the same for both.
    pub(crate) choices: BTreeMap<String, String>,
}

/// Reads what was agreed on. The server is the arbiter wherever there can be one, so that it can carry out what
/// judges decide; nobody has an arbiter's secret.
pub(crate) fn agreed(world: &World, boards: &Boards) -> Result<Agreed, EventError> {
    let rules = world.hall.named(&boards.game);
    let rules = rules.map_err(|error| GameError::Refused {
        error: error.into(),
        seq: 0,
    })?;
    let info = rules.info();
    let clock = boards.clock.as_deref().map(str::parse).transpose();
    let of_side = |id: &String| {
        let mut options = info.options.iter();
        options.any(|option| option.id == id && option.scope != Scope::Game)
    };
    let options = boards.options.clone().into_iter();
    let (choices, options): (BTreeMap<_, _>, BTreeMap<_, _>) =
        options.partition(|(id, _)| of_side(id));
    let choosing = boards.choosing > 0 && info.options_left(&boards.options).next().is_some();
    let choosing = choosing.then(|| Choosing {
        seconds: boards.choosing,
        given: choices.clone(),
    });
    Ok(Agreed {
        terms: Terms {
            game: boards.game.clone(),
            options,
            position: None,
            clock: clock.map_err(Fault::Clock)?,
            dice: None,
            arbiter: info.arbiter,
            touch_move: false,
            take_back: false,
            series: None,
            choosing,
            gathers: false,
            seats: [Seat::Open, Seat::Open],
        },
        choices,
    })
}

/// Whether such games can be played here.
pub(super) fn check(world: &World, boards: &Boards) -> Result<(), EventError> {
    let Agreed { terms, choices } = agreed(world, boards)?;
    let mut play = Play::create(world, terms, [None, None])?;
    for side in Side::BOTH {
        play.choose(side, choices.clone())?;
    }
    Ok(())
}
