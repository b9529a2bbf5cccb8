//! What the players have agreed on before the first game.

use std::num::{NonZeroU8, NonZeroU32};

/// What two players have agreed on for the games that they play one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Series {
    /// How long it lasts.
    pub length: Length,
    /// Who has which side from game to game.
    pub roles: Roles,
    /// Whether a running game may be reset.
    pub reset: Reset,
    /// Points that each [`Player`](crate::Player) has, or owes, before the first game: the handicap
    /// between players of different rank (M-T5).
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_even"))]
    pub handicap: [i32; 2],
}

/// How long a series lasts. Each game starts afresh; only what is counted here is carried over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Length {
    /// This many games; whoever has won more of them wins (K-11).
    Games(NonZeroU8),
    /// Points play (T-V7): until a player has this many points at the end of a round. If both have,
    /// the higher total wins; if the totals are equal, play goes on.
    Points(NonZeroU32),
    /// Until a player has enough points at the end of a game, for a limited number of games; then
    /// the higher total wins (M-T4). If the totals are equal, the series has no winner.
    Target {
        /// The points to reach.
        points: NonZeroU32,
        /// The most games.
        games: NonZeroU8,
    },
    /// Until a player has won this many games more than the other (M-K2).
    Lead(NonZeroU8),
}

/// Who has which side from game to game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Roles {
    /// The players keep their sides (T-V7).
    Kept,
    /// The sides are swapped from one game to the next (K-11; T-V7 if agreed).
    Swapped,
}

/// Whether a running game may be reset: broken off, with its points counted, and followed by
/// another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Reset {
    /// Every game is played to its end, as always in tournaments (T-V7, M-T1).
    Never,
    /// A player who is down to one action may ask for it (T-V7).
    OneAction,
}

impl Series {
    /// This many games, played to their ends, without handicap.
    #[must_use]
    pub const fn games(count: NonZeroU8, roles: Roles) -> Self {
        Self {
            length: Length::Games(count),
            roles,
            reset: Reset::Never,
            handicap: [0; 2],
        }
    }

    /// A single game.
    #[must_use]
    pub const fn single() -> Self {
        Self::games(NonZeroU8::MIN, Roles::Swapped)
    }

    /// A match of two games with sides swapped (K-11).
    #[must_use]
    pub const fn pair() -> Self {
        Self::games(NonZeroU8::MIN.saturating_add(1), Roles::Swapped)
    }

    /// Points play to a target: roles are kept, and no game is reset (T-V7).
    #[must_use]
    pub const fn points(target: NonZeroU32) -> Self {
        Self {
            length: Length::Points(target),
            roles: Roles::Kept,
            reset: Reset::Never,
            handicap: [0; 2],
        }
    }

    /// The most games it can have; `None` if that is not known in advance.
    #[must_use]
    pub const fn most_games(&self) -> Option<u8> {
        match self.length {
            Length::Games(games) | Length::Target { games, .. } => Some(games.get()),
            Length::Points(_) | Length::Lead(_) => None,
        }
    }
}

#[cfg(feature = "serde")]
fn is_even(handicap: &[i32; 2]) -> bool {
    *handicap == [0; 2]
}
