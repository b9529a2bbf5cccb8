//! The two players of a match.

use serde::{Deserialize, Serialize};

/// One of the two players of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Seat {
    /// The first of them.
    A,
    /// The second of them.
    B,
}

/// Something that each of the two players of a match has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pair<T> {
    /// That of the first player.
    pub a: T,
    /// That of the second player.
    pub b: T,
}

impl Seat {
    /// Both of them.
    pub const BOTH: [Self; 2] = [Self::A, Self::B];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }
}

impl<T> Pair<T> {
    /// What `make` makes for each of them.
    pub fn each(mut make: impl FnMut(Seat) -> T) -> Self {
        Self {
            a: make(Seat::A),
            b: make(Seat::B),
        }
    }

    /// That of one of them.
    pub const fn of(&self, seat: Seat) -> &T {
        match seat {
            Seat::A => &self.a,
            Seat::B => &self.b,
        }
    }

    /// That of one of them, to be changed.
    pub const fn of_mut(&mut self, seat: Seat) -> &mut T {
        match seat {
            Seat::A => &mut self.a,
            Seat::B => &mut self.b,
        }
    }
}

impl Pair<i64> {
    /// Both sums.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        Self::each(|seat| self.of(seat) + other.of(seat))
    }

    /// Who has more, if they differ.
    #[must_use]
    pub fn leader(self) -> Option<Seat> {
        match self.a.cmp(&self.b) {
            std::cmp::Ordering::Greater => Some(Seat::A),
            std::cmp::Ordering::Less => Some(Seat::B),
            std::cmp::Ordering::Equal => None,
        }
    }
}
