//! The rules of King's Convoy, by id: each rule's yes and its no.
#![expect(clippy::unwrap_used, reason = "a test that can't go on has failed")]

mod arbiter;
mod captures;
mod family;
mod king;
mod notation;
mod outcome;
mod setup;

use game::{MoveError, Notation};
use testkit::play;
use tigerden_convoy::{Convoy, Illegal};

pub(crate) const START: &str =
    "convoy 4ttttt4/6t6/13/6n6/t5n5t/t5n5t/tt1nnnknnn1tt/t5n5t/t5n5t/6n6/13/6t6/4ttttt4 t 0 1";

pub(crate) fn read(text: &str) -> Convoy {
    play::read(text)
}

/// The position after moves, each of which must be legal.
pub(crate) fn after(text: &str, moves: &[&str]) -> Convoy {
    play::after(read(text), moves.iter().copied())
}

/// What stands on a square.
pub(crate) fn at(position: &Convoy, name: &str) -> Option<char> {
    let column = usize::from(name.as_bytes()[0] - b'a') + 1;
    let square = tigerden_convoy::Square::at(name[1..].parse().unwrap(), column).unwrap();
    position.at(square).map(tigerden_convoy::Boat::letter)
}

/// Why a move is refused.
pub(crate) fn refused(position: &Convoy, mv: &str) -> Illegal {
    match position.parse_move(mv) {
        Err(MoveError::Illegal(reason)) => reason,
        other => panic!("{mv}: {other:?}"),
    }
}

pub(crate) fn legal(position: &Convoy, mv: &str) -> bool {
    position.parse_move(mv).is_ok()
}
