//! Hints: the turn that the computer would play for the side to move.

use std::time::Instant;

use engine::Limits;
use game::{Place, Touch};
use hall::{Catalogue, Table};

use super::session::Session;
use crate::computer::{FULL, Opponent};
use crate::failure::Failure;
use crate::texts::fill;

/// The search for a hint.
pub(crate) struct Hint {
    computer: Opponent,
    since: Instant,
    /// The number of plies of the game that the hint is for.
    plies: usize,
}

impl Hint {
    /// Begins to search in the position that a person is to move in.
    pub(crate) fn search(session: &Session, limits: Limits, catalogue: &Catalogue) -> Self {
        Self {
            computer: Opponent::new(limits, catalogue),
            since: Instant::now(),
            plies: session.table().plies(),
        }
    }

    /// Shows the hint once it is found; until then, how long the search has taken. Returns whether
    /// the search is over.
    pub(crate) fn poll(&mut self, session: &mut Session) -> bool {
        session.busy = None;
        if session.table().plies() != self.plies || !session.is_person_to_move() {
            return true;
        }
        let Some(thought) = self.computer.turn(session.table(), FULL, None) else {
            let seconds = self.since.elapsed().as_secs();
            session.busy = Some(fill("terminal-hint-search", &[("seconds", seconds.into())]));
            return false;
        };
        match thought {
            Ok(moves) => show(&moves, session),
            Err(error) => session.say(Failure::from(error).to_string()),
        }
        true
    }
}

/// Says what the turn is and marks the places of its first move.
fn show(moves: &[String], session: &mut Session) {
    let mut ahead = session.table().boxed_clone();
    let from = ahead.plies();
    let playable = moves.iter().all(|mv| ahead.play(mv).is_ok());
    let Some(first) = moves.first().filter(|_| playable) else {
        return;
    };
    session.look_at(usize::MAX);
    let told = session.told(&*ahead, from);
    session.say(fill("terminal-hint", &[("moves", told.into())]));
    session.hint = places(session.table(), first);
}

/// The places that are touched to make a move.
fn places(table: &dyn Table, text: &str) -> Vec<Place> {
    let offers = table.offers();
    let offer = offers.iter().find(|offer| offer.text == text);
    let gesture = offer.and_then(|offer| offer.gestures.first());
    let touches = gesture
        .into_iter()
        .flat_map(|gesture| gesture.any_order.iter().chain(&gesture.ordered));
    touches.filter_map(Touch::place).collect()
}
