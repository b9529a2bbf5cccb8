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
        let (table, race) = (session.table(), session.race());
        let Some(thought) = self.computer.turn(table, race, FULL, None) else {
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
    let mut asked = None;
    for mv in moves {
        let offers = ahead.offers();
        // What the rules reply to a search is not told before somebody searches.
        asked = offers
            .into_iter()
            .find(|offer| offer.seals && offer.text == *mv);
        if asked.is_some() {
            break;
        }
        if ahead.play(mv).is_err() {
            return;
        }
    }
    let Some(first) = moves.first() else {
        return;
    };
    session.look_at(usize::MAX);
    let played = (ahead.plies() > from || asked.is_none()).then(|| session.told(&*ahead, from));
    let told: Vec<_> = played
        .into_iter()
        .chain(asked.map(|offer| offer.text))
        .collect();
    session.say(fill("terminal-hint", &[("moves", told.join("; ").into())]));
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
