//! The two players of a series, whichever sides they have.

use std::ops::Not;

use game::Side;

use crate::{Roles, Series};

/// A player of a series, by the side that the player has in its first game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Player {
    /// The player who has the first side in the first game.
    One,
    /// The other player.
    Two,
}

impl Player {
    /// Both.
    pub const BOTH: [Self; 2] = [Self::One, Self::Two];

    /// 0 or 1.
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::One => 0,
            Self::Two => 1,
        }
    }
}

impl Not for Player {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::One => Self::Two,
            Self::Two => Self::One,
        }
    }
}

impl Series {
    /// The player who has `side` after `counted` games of the series.
    #[must_use]
    pub fn player(&self, side: Side, counted: u32) -> Player {
        let own = Player::BOTH[side.index()];
        match self.roles {
            Roles::Swapped if !counted.is_multiple_of(2) => !own,
            Roles::Swapped | Roles::Kept => own,
        }
    }

    /// The side that `player` has after `counted` games of the series.
    #[must_use]
    pub fn side(&self, player: Player, counted: u32) -> Side {
        let first = self.player(Side::First, counted);
        if player == first {
            Side::First
        } else {
            Side::Second
        }
    }
}
