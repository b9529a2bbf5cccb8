//! How one game of a series has ended.

use game::{Ending, Outcome, Side};

/// How a game of a series has ended, as far as the series is concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct GameResult {
    /// Who won, if the game counts.
    pub end: GameEnd,
    /// Points of both sides, where the game counts points; penalties may make them negative.
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "Option::is_none")
    )]
    pub points: Option<[i32; 2]>,
    /// Whether players or time have ended it, not play: that ends points play, too (T-V5).
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "std::ops::Not::not")
    )]
    pub given_up: bool,
}

/// Who won a game, if it counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum GameEnd {
    /// This side has won.
    Won(Side),
    /// Nobody has won.
    Drawn,
    /// It was reset: only its points count (T-V7).
    Reset,
    /// It was broken off; neither the game nor its points count.
    Aborted,
}

impl GameResult {
    /// A game that `winner` has won.
    #[must_use]
    pub const fn won(winner: Side, points: Option<[i32; 2]>) -> Self {
        Self::played(GameEnd::Won(winner), points)
    }

    /// A game that nobody has won.
    #[must_use]
    pub const fn drawn(points: Option<[i32; 2]>) -> Self {
        Self::played(GameEnd::Drawn, points)
    }

    const fn played(end: GameEnd, points: Option<[i32; 2]>) -> Self {
        Self {
            end,
            points,
            given_up: false,
        }
    }
}

impl From<Outcome> for GameResult {
    fn from(outcome: Outcome) -> Self {
        let end = match (outcome.ending, outcome.winner) {
            (Ending::Aborted, _) => GameEnd::Aborted,
            (Ending::Reset, _) => GameEnd::Reset,
            (_, Some(winner)) => GameEnd::Won(winner),
            (_, None) => GameEnd::Drawn,
        };
        let given_up = match outcome.ending {
            Ending::Resigned
            | Ending::Agreed
            | Ending::Awarded
            | Ending::Time
            | Ending::Forfeit => true,
            Ending::ByRule(_)
            | Ending::Repeated
            | Ending::Overruled
            | Ending::Target
            | Ending::Reset
            | Ending::Aborted => false,
        };
        Self {
            end,
            points: outcome.points,
            given_up,
        }
    }
}
