//! What a rated game needs: two different players and nothing that makes it uneven.

use std::collections::BTreeMap;

use clock::Settings;
use hall::GameInfo;
use protocol::{CreateGame, Opponent};

use crate::http::error::Unrated;

/// Whether the game that is wished for can be rated.
pub(super) fn check(wish: &CreateGame, clock: Option<&Settings>) -> Result<(), Unrated> {
    if wish.opponent != Opponent::Person {
        return Err(Unrated::Computer);
    }
    if wish.position.is_some() {
        return Err(Unrated::Position);
    }
    if wish.points.is_some() {
        return Err(Unrated::Points);
    }
    if wish.take_back {
        return Err(Unrated::TakeBack);
    }
    if clock.is_some_and(|clock| !clock.are_equal()) {
        return Err(Unrated::Clocks);
    }
    match hall::find(&wish.game) {
        Some(info) => [&wish.options, &wish.seat_options]
            .into_iter()
            .try_for_each(|chosen| usual(info, chosen)),
        // That there is no such game is said when it is made.
        None => Ok(()),
    }
}

/// Whether all choices are among those that every server offers. What is no choice at all is said later.
pub(crate) fn usual(info: &GameInfo, chosen: &BTreeMap<String, String>) -> Result<(), Unrated> {
    let known = |(id, choice): (&String, &String)| {
        let option = info.options.iter().find(|option| option.id == id);
        option.is_none_or(|option| option.choices.iter().any(|known| known.id == choice))
    };
    if chosen.iter().all(known) {
        Ok(())
    } else {
        Err(Unrated::Choice)
    }
}
