//! What the next touch is for, and why touches lead nowhere.

use game::{Message, Touch};

use crate::illegal::Illegal;
use crate::moves::Move;
use crate::scene::touched_square;
use crate::state::Convoy;

/// What the next touch is for, after these.
pub(crate) fn ask(touched: &[Touch]) -> Message {
    Message::new(match touched {
        [] => "convoy-ask-boat",
        _ => "convoy-ask-square",
    })
}

/// The reason why the last of these touches continues no legal move.
pub(crate) fn explain(position: &Convoy, touched: &[Touch]) -> Illegal {
    let squares: Vec<_> = touched
        .iter()
        .filter_map(|touch| touched_square(*touch))
        .collect();
    let (from, to) = match squares[..] {
        [] => return Illegal::Over,
        [from] => (from, from),
        [from, to, ..] => (from, to),
    };
    match position.refuse(Move { from, to }) {
        // A boat that can move is taken, and would not be asked about.
        Err(Illegal::Nowhere { from }) if squares.len() == 1 => Illegal::ShutIn { from },
        Err(reason) => reason,
        Ok(()) => Illegal::Nowhere { from },
    }
}
