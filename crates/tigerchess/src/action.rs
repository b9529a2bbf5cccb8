//! What a player chooses.

use board::{Dir, Square};

use crate::Kind;

/// One move, or one posting of the deployment. It means something only in its position.
///
/// It has no text of its own: a row of jumps is written by the squares where they land
/// (`f2:c5:e7`), and which these are only a position knows ([`game::Notation`]). For the same reason
/// serde does not store it; store what the position writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A step, leap or capture by moving onto the square; protecting the Queen is her going two
    /// squares (C-L4).
    Go {
        /// From here.
        from: Square<8>,
        /// To here.
        to: Square<8>,
        /// What the piece turns into (C-L5, C-P4, C-P5, C-P9).
        becomes: Option<Kind>,
    },
    /// A draughts capture (C-P8, C-P10).
    Jump {
        /// From here.
        from: Square<8>,
        /// The last landing square.
        to: Square<8>,
        /// The directions of the jumps.
        path: Path,
        /// The Archer that a Swordsman turns into (C-P9).
        becomes: Option<Kind>,
    },
    /// The Standard Bearer jumps into the enemy's Palace (C-T2).
    Occupy {
        /// Where the Bearer stands.
        from: Square<8>,
    },
    /// The Royal Guard is posted (C-T1).
    Guard(Wing),
    /// The next Swordsman is posted (C-D1).
    Post(Square<8>),
}

/// A wing of a Palace, by the file that it continues (C-T1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Wing {
    /// The wing beside the c-file.
    C,
    /// The wing beside the d-file.
    D,
    /// The wing beside the e-file.
    E,
    /// The wing beside the f-file.
    F,
}

impl Wing {
    /// All wings.
    pub const ALL: [Self; 4] = [Self::C, Self::D, Self::E, Self::F];

    /// The number of its file, from 1 for the a-file.
    #[must_use]
    pub const fn file(self) -> usize {
        self as usize + 3
    }

    /// Its small letter.
    #[must_use]
    pub const fn letter(self) -> char {
        ['c', 'd', 'e', 'f'][self as usize]
    }

    /// The wing with this letter, upper or lower case.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        let small = letter.to_ascii_lowercase();
        Self::ALL.into_iter().find(|wing| wing.letter() == small)
    }
}

/// The directions of a row of draughts jumps, at least one.
///
/// In one position a direction says which piece is jumped and where the jump ends, so that this is
/// all that needs to be kept.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Path(u64);

/// The diagonals in the order of their numbers in a [`Path`].
const DIAGONALS: [Dir; 4] = [Dir::NE, Dir::NW, Dir::SE, Dir::SW];

impl Path {
    /// No jump yet: a one, before which nothing counts.
    pub(crate) const START: Self = Self(1);

    /// The path with another jump at its end. A path of the board has at most 18, as only the inner
    /// squares of one color can be jumped.
    #[inline]
    pub(crate) const fn then(self, diagonal: usize) -> Self {
        Self(self.0 << 2 | (diagonal as u64 & 3))
    }

    /// The number of jumps.
    #[must_use]
    pub const fn jumps(self) -> usize {
        (63 - self.0.leading_zeros() as usize) / 2
    }

    /// The numbers of the diagonals in order.
    pub(crate) fn diagonals(self) -> impl Iterator<Item = usize> {
        (0..self.jumps())
            .rev()
            .map(move |i| (self.0 >> (2 * i) & 3) as usize)
    }

    /// The directions of the jumps in order.
    pub fn directions(self) -> impl Iterator<Item = Dir> {
        self.diagonals().map(|diagonal| DIAGONALS[diagonal])
    }
}

impl std::fmt::Debug for Path {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.directions()).finish()
    }
}

impl Move {
    /// Where the piece stands that moves; `None` in the deployment.
    #[must_use]
    pub const fn from(self) -> Option<Square<8>> {
        match self {
            Self::Go { from, .. } | Self::Jump { from, .. } | Self::Occupy { from } => Some(from),
            Self::Guard(_) | Self::Post(_) => None,
        }
    }

    /// The square on which it ends, if it is one of the board.
    #[must_use]
    pub const fn to(self) -> Option<Square<8>> {
        match self {
            Self::Go { to, .. } | Self::Jump { to, .. } | Self::Post(to) => Some(to),
            Self::Occupy { .. } | Self::Guard(_) => None,
        }
    }

    /// What the piece turns into.
    #[must_use]
    pub const fn becomes(self) -> Option<Kind> {
        match self {
            Self::Go { becomes, .. } | Self::Jump { becomes, .. } => becomes,
            _ => None,
        }
    }
}
