//! How the history of a game can end it.

use crate::{Ending, Outcome, Position};

/// How repetition and long quiet play end a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum History {
    /// As the rules of the game say.
    #[default]
    Counts,
    /// Not at all.
    Ignored,
    /// Where the rules would end the game by its history, the side that moved last loses, so that
    /// matches, which count wins, don't end in repetition.
    Loses,
}

impl History {
    /// All values.
    pub const ALL: [Self; 3] = [Self::Counts, Self::Ignored, Self::Loses];

    /// Its name, in records and between programs.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Counts => "counts",
            Self::Ignored => "ignored",
            Self::Loses => "loses",
        }
    }

    /// The value with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|history| history.name() == name)
    }

    /// How a game ends, if it does, when a position occurs for the `repeats`th time.
    #[must_use]
    pub fn ending<P: Position>(self, position: &P, repeats: u32) -> Option<Outcome> {
        let ending = || position.ending_by_history(repeats);
        match self {
            Self::Ignored => None,
            Self::Counts => ending(),
            Self::Loses => ending().map(|outcome| Outcome {
                winner: position.to_move(),
                ending: Ending::Repeated,
                ..outcome
            }),
        }
    }
}
