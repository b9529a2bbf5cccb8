//! What a player does between rounds, or somebody notes of him.

use super::fact::{Fact, Number};
use crate::Choice;

/// What a player does between rounds, or somebody notes of him.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// He is there.
    CheckIn,
    /// He rests in the next round for half a point.
    Rest,
    /// He leaves.
    Withdraw,
    /// He is back.
    Return,
    /// An eliminated player on a ladder begins anew (M-K4).
    Reset,
    /// He gives a win up, which cancels a loss (M-K4).
    Forfeit,
}

impl Step {
    /// The fact that this player does it.
    #[must_use]
    pub const fn fact(self, player: Number) -> Fact {
        match self {
            Self::CheckIn => Fact::CheckedIn(player),
            Self::Rest => Fact::Rests(player),
            Self::Withdraw => Fact::Withdrew(player),
            Self::Return => Fact::Returned(player),
            Self::Reset => Fact::Chose {
                player,
                choice: Choice::Reset,
            },
            Self::Forfeit => Fact::Chose {
                player,
                choice: Choice::Forfeit,
            },
        }
    }
}
