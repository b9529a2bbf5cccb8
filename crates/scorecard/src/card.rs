//! The cards, and the two ways of counting on them.

use std::fmt;
use std::str::FromStr;

/// The targets of points play that are usual: what the rule book prints for the cards, counted
/// plain and compound. They are not the capacities of all cards (T-P5).
pub const TARGETS: [u32; 5] = [79, 724, 1295, 483, 65_535];

/// A score card (T-P3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Card {
    /// Card A, for the short board: columns with 4, 1, 1 and 4 places.
    A,
    /// Card B, for the long board: four columns with 4 places.
    B,
    /// Card B with the optional bottom row: four columns with 5 places.
    BOptional,
}

/// A text is not the name of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected a score card: A, B or B-optional")]
pub struct CardError;

/// How markers count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Counting {
    /// A column has one marker at most; its place says how much it counts.
    Plain,
    /// A marker at the lowest free place stays there, and another one begins at the top (T-P6).
    Compound,
}

impl Card {
    /// All cards.
    pub const ALL: [Self; 3] = [Self::A, Self::B, Self::BOptional];

    /// Its name: `A`, `B` or `B-optional`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::A => "A",
            Self::B => "B",
            Self::BOptional => "B-optional",
        }
    }

    /// How many places the columns S1 to S4 have.
    #[must_use]
    pub const fn places(self) -> [u8; 4] {
        match self {
            Self::A => [4, 1, 1, 4],
            Self::B => [4; 4],
            Self::BOptional => [5; 4],
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Card {
    type Err = CardError;

    fn from_str(text: &str) -> Result<Self, CardError> {
        let named = |card: &Self| card.name() == text;
        Self::ALL.into_iter().find(named).ok_or(CardError)
    }
}
