//! Protecting the Queen, which chess calls castling (C-L4).

use game::Side;

use crate::bits::{Place, bit};

/// What is left of the rights of both sides to protect their Queens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Castling(u8);

/// The Tower with which a Queen is protected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Wall {
    /// The King's Tower, on the h-file.
    Kings,
    /// The Queen's Tower, on the a-file.
    Queens,
}

/// Who goes where when the Queen is protected, and what must be so before.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Protection {
    pub(crate) queen: (Place, Place),
    pub(crate) tower: (Place, Place),
    /// What must be empty: all squares between.
    pub(crate) between: u64,
    /// What must not be attacked besides the Queen: where she passes and lands.
    pub(crate) passed: u64,
}

static PROTECTIONS: [[Protection; 2]; 2] = [
    [
        Protection::new(1, Wall::Kings),
        Protection::new(1, Wall::Queens),
    ],
    [
        Protection::new(8, Wall::Kings),
        Protection::new(8, Wall::Queens),
    ],
];

impl Protection {
    const fn new(rank: usize, wall: Wall) -> Self {
        let (queen, tower, tower_to) = match wall {
            Wall::Kings => (6, 8, 5),
            Wall::Queens => (2, 1, 3),
        };
        let start = square(rank, 4);
        let (queen, tower, tower_to) = (
            square(rank, queen),
            square(rank, tower),
            square(rank, tower_to),
        );
        // The difference of two powers of two has all bits from the lower to below the higher one.
        let between = match wall {
            Wall::Kings => bit(tower) - (bit(start) << 1),
            Wall::Queens => bit(start) - (bit(tower) << 1),
        };
        Self {
            queen: (start, queen),
            tower: (tower, tower_to),
            between,
            passed: bit(tower_to) | bit(queen),
        }
    }
}

const fn square(rank: usize, file: usize) -> Place {
    match Place::at(rank, file) {
        Some(at) => at,
        None => panic!("ranks and files are 1 to 8"),
    }
}

impl Wall {
    /// Both.
    pub(crate) const BOTH: [Self; 2] = [Self::Kings, Self::Queens];

    /// What protecting with this Tower is like.
    #[inline]
    pub(crate) fn protection(self, side: Side) -> &'static Protection {
        &PROTECTIONS[side.index()][self as usize]
    }

    const fn right(self, side: Side) -> u8 {
        1 << (2 * side.index() + self as usize)
    }

    /// The number of the mark that such a Tower bears, not 0.
    pub(crate) const fn tower_mark(self) -> u8 {
        1 + self as u8
    }

    /// The letter of the right in position texts.
    pub(crate) const fn letter(self, side: Side) -> char {
        match (self, side) {
            (Self::Kings, Side::First) => 'K',
            (Self::Queens, Side::First) => 'Q',
            (Self::Kings, Side::Second) => 'k',
            (Self::Queens, Side::Second) => 'q',
        }
    }
}

impl Castling {
    pub(crate) const NONE: Self = Self(0);

    #[inline]
    pub(crate) const fn has(self, side: Side, wall: Wall) -> bool {
        self.0 & wall.right(side) != 0
    }

    pub(crate) const fn with(self, side: Side, wall: Wall) -> Self {
        Self(self.0 | wall.right(side))
    }

    pub(crate) const fn bits(self) -> u8 {
        self.0
    }

    #[inline]
    pub(crate) const fn is_none(self) -> bool {
        self.0 == 0
    }

    /// What is left after something has happened on these squares: a Queen or Tower has left, or a
    /// Tower was captured.
    #[inline]
    pub(crate) fn after(self, changed: u64) -> Self {
        if self.is_none() {
            return self;
        }
        let mut rights = self.0;
        for side in Side::BOTH {
            for wall in Wall::BOTH {
                let protection = wall.protection(side);
                if changed & (bit(protection.queen.0) | bit(protection.tower.0)) != 0 {
                    rights &= !wall.right(side);
                }
            }
        }
        Self(rights)
    }
}
