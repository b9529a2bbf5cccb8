//! What personnel and its mobility are worth, in centi-points.

use std::ops::{Add, AddAssign, Mul, Neg, Sub};

use game::Side;
use tigerchess::Kind;

/// A value on a full board and on an empty one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Worth(pub(super) i32, pub(super) i32);

/// How full the board is at the start of LancerChess; a fuller board counts as full, too.
pub(super) const FULL: i32 = 36;

impl Worth {
    /// The worth on a board that is `phase` of [`FULL`] full.
    pub(super) fn mixed(self, phase: i32) -> i32 {
        (self.0 * phase + self.1 * (FULL - phase)) / FULL
    }
}

impl Add for Worth {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0, self.1 + other.1)
    }
}

impl AddAssign for Worth {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Neg for Worth {
    type Output = Self;

    fn neg(self) -> Self {
        Self(-self.0, -self.1)
    }
}

impl Sub for Worth {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        self + -other
    }
}

impl Mul<i32> for Worth {
    type Output = Self;

    fn mul(self, by: i32) -> Self {
        Self(self.0 * by, self.1 * by)
    }
}

/// What a piece is worth.
pub(super) const fn piece_worth(kind: Kind, side: Side) -> Worth {
    match kind {
        Kind::Pikeman => Worth(85, 110),
        Kind::Baron => Worth(330, 340),
        Kind::QueensLancer => Worth(275, 270),
        Kind::Tower => Worth(470, 540),
        Kind::KingsLancer => Worth(290, 310),
        Kind::King => Worth(960, 1000),
        Kind::Queen => Worth(0, 0),
        Kind::Knight => Worth(320, 310),
        // It reaches four more squares (C-P3).
        Kind::TigerKnight => match side {
            Side::First => Worth(780, 760),
            Side::Second => Worth(830, 810),
        },
        Kind::Swordsman => Worth(105, 120),
        Kind::Archer => Worth(310, 290),
    }
}

/// What a piece is worth in exchanges; the Queen can't be exchanged.
pub(super) const fn exchange_worth(kind: Kind) -> i32 {
    match kind {
        Kind::Queen => 10_000,
        _ => piece_worth(kind, Side::First).0,
    }
}

/// How much a piece fills the board.
pub(super) const fn weight(kind: Kind) -> i32 {
    match kind {
        Kind::Queen | Kind::Pikeman | Kind::Swordsman => 0,
        Kind::Baron | Kind::QueensLancer | Kind::KingsLancer | Kind::Knight | Kind::Archer => 2,
        Kind::Tower => 3,
        Kind::King | Kind::TigerKnight => 4,
    }
}

/// The value of having `free` squares to go to that no enemy Pikeman guards.
pub(super) const fn mobility(kind: Kind, free: i32) -> Worth {
    let (usual, full, empty) = match kind {
        Kind::Baron => (6, 6, 6),
        Kind::QueensLancer => (5, 6, 5),
        Kind::Tower => (6, 3, 5),
        Kind::KingsLancer => (5, 6, 6),
        Kind::King => (12, 2, 4),
        Kind::Knight => (5, 6, 5),
        Kind::TigerKnight => (12, 3, 4),
        Kind::Archer => (2, 6, 6),
        Kind::Queen | Kind::Pikeman | Kind::Swordsman => return Worth(0, 0),
    };
    Worth((free - usual) * full, (free - usual) * empty)
}
