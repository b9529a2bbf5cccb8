//! Pieces that somebody lays on a board by hand.

use crate::{Place, Side};

/// A piece that an arbiter leaves, moves or puts on a place; all pieces together make a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Laid {
    /// Where it stands before; `None` if it comes from a [tray](crate::Tray).
    pub from: Option<Place>,
    /// Where it is laid. Each place has at most one.
    pub at: Place,
    /// Whose it is.
    pub side: Side,
    /// Its kind, as in a [`PieceView`](crate::PieceView).
    pub kind: &'static str,
    /// Its letter, as in a [`PieceView`](crate::PieceView).
    pub letter: char,
}
