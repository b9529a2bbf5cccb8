//! The two sides, and who is looking.

use std::ops::Not;

/// One of the two players of a game. Games give the sides names of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Side {
    /// The side that moves first: Challenger, Bengal, attacker.
    First,
    /// The other side: Opposition, Siberian, defender.
    Second,
}

impl Side {
    /// Both sides, first and second.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// 0 for the first side, 1 for the second; for tables of two.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Not for Side {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

/// Who looks at a position; decides which hidden things are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Viewer {
    /// A judge, or the program itself: sees everything.
    Judge,
    /// A player: sees what that side has hidden.
    Player(Side),
    /// A spectator: sees what both players see.
    Public,
}

impl Viewer {
    /// Whether this viewer may know what only `side` and the judges know.
    #[must_use]
    pub fn knows(self, side: Side) -> bool {
        match self {
            Self::Judge => true,
            Self::Player(own) => own == side,
            Self::Public => false,
        }
    }
}
