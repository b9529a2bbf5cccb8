//! How good a position is for the side to move.

use std::fmt;

/// Centi-points of a position that is won at once. Later wins are worth less by one for each change
/// of turns, so that quicker wins are better.
pub(crate) const WIN: i32 = 30_000;
/// By how much a win is worth less if there are better ways of winning.
pub(crate) const LESSER_WIN: i32 = 500;
/// Values beyond this, positive or negative, mean that the game is decided.
pub(crate) const DECIDED: i32 = 29_000;

/// How good a position is for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// The advantage in hundredths of a point (of a Pawn, in games without points).
    Points(i32),
    /// The side to move wins in this many of its own turns, the running one included.
    Wins(u32),
    /// The side to move loses within this many of its own turns, the running one included.
    Loses(u32),
}

impl Score {
    /// The score for a value of the search.
    pub(crate) fn new(value: i32) -> Self {
        let own_turns = |below: i32| (below.max(0) % LESSER_WIN).unsigned_abs() / 2 + 1;
        if value > DECIDED {
            Self::Wins(own_turns(WIN - value))
        } else if value < -DECIDED {
            Self::Loses(own_turns(WIN + value))
        } else {
            Self::Points(value)
        }
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Points(centi) => {
                let sign = if centi < 0 { '-' } else { '+' };
                let size = centi.unsigned_abs();
                write!(f, "{sign}{}.{:02}", size / 100, size % 100)
            }
            Self::Wins(turns) => write!(f, "wins in {turns}"),
            Self::Loses(turns) => write!(f, "loses in {turns}"),
        }
    }
}
