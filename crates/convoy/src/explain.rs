//! Why touches lead nowhere.

use game::Touch;

use crate::illegal::Illegal;
use crate::moves::Move;
use crate::scene::touched_square;
use crate::state::Convoy;

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
        Err(reason) => reason,
        Ok(()) => Illegal::Nowhere { from },
    }
}
