//! What distinguishes the members of the family (K-13).

use crate::squares::{SIDES, Square, Squares, beside, shifted};
use crate::state::{Boat, boat_key, mixed};

/// A member of the family: its layout and what its rules leave to data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Family {
    pub(crate) name: String,
    pub(crate) source: String,
    pub(crate) layout: Vec<(Square, Boat)>,
    pub(crate) escape: Escape,
    pub(crate) throne: Throne,
    pub(crate) grips: Grips,
    pub(crate) board: Board,
    pub(crate) key: u64,
}

/// Where the king escapes (K-9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Escape {
    /// In a corner. Only he may end there, and a corner counts as a boat of both sides (K-4, K-7).
    Corners,
    /// On any square of the edge; corners are like other squares.
    Edge,
}

/// To whom the throne counts as an enemy (K-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Throne {
    /// To everybody, always.
    Hostile,
    /// To attackers always, to defenders while the king is not on it.
    HostileWhenEmpty,
}

/// What it takes to capture the king (K-8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grip {
    /// Attackers or hostile squares on all sides that the board has there.
    Surrounded,
    /// Attackers or hostile squares on two opposite sides.
    Flanked,
    /// He can't be captured there.
    Safe,
}

/// What it takes to capture the king, by where he stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Grips {
    pub(crate) open: Grip,
    pub(crate) edge: Grip,
    pub(crate) throne: Grip,
    pub(crate) beside_throne: Grip,
}

/// The squares of a board. All these sets are symmetrical: rows and columns can change places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Board {
    size: usize,
    squares: Squares,
    edge: Squares,
    corners: Squares,
    throne: Square,
    beside_throne: Squares,
}

impl Board {
    /// The sizes of boards: those that have a center and leave a line of the grid free.
    pub(crate) const SIZES: [usize; 6] = [5, 7, 9, 11, 13, 15];

    /// The board of one of the [`SIZES`](Self::SIZES); `None` for others.
    pub(crate) fn new(size: usize) -> Option<Self> {
        let center = size.div_ceil(2);
        let throne = Square::at(center, center).filter(|_| Self::SIZES.contains(&size))?;
        let squares: Squares = Square::all()
            .filter(|at| at.v() <= size && at.h() <= size)
            .collect();
        let without = |dir| squares - shifted(squares, dir);
        let [north, east, south, west] = SIDES.map(without);
        Some(Self {
            size,
            squares,
            edge: north | east | south | west,
            corners: (north | south) & (east | west),
            throne,
            beside_throne: beside(throne),
        })
    }
}

impl Family {
    /// Whether a game of both is the same: all but where the data comes from.
    pub(crate) fn is_same(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
            || (self.name == other.name
                && self.board.size == other.board.size
                && self.layout == other.layout
                && (self.escape, self.throne, self.grips)
                    == (other.escape, other.throne, other.grips))
    }

    /// Hash of all that [`is_same`](Self::is_same) compares: the same in all processes.
    pub(crate) fn key(&self) -> u64 {
        self.key
    }

    /// The same, computed from the rest.
    pub(crate) fn fresh_key(&self) -> u64 {
        let Grips {
            open,
            edge,
            throne,
            beside_throne,
        } = self.grips;
        let grips = [open, edge, throne, beside_throne].map(|grip| grip as u64);
        let layout = self.layout.iter();
        let rules = [
            self.board.size as u64,
            self.escape as u64,
            self.throne as u64,
        ];
        self.name
            .bytes()
            .map(u64::from)
            .chain(rules)
            .chain(grips)
            .chain(layout.map(|&(at, boat)| boat_key(at, boat)))
            .fold(0, |key, number| mixed(key ^ number))
    }

    /// Its name, the first word of its position texts.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Where its layout and rules come from.
    #[must_use]
    pub fn source(&self) -> &str {
        &self.source
    }

    /// Squares from one edge of the board to the other.
    #[must_use]
    #[inline]
    pub fn size(&self) -> usize {
        self.board.size
    }

    /// The boats at the start with their squares (K-2).
    #[must_use]
    pub fn layout(&self) -> &[(Square, Boat)] {
        &self.layout
    }

    /// How many boats of a kind there are at the start.
    #[must_use]
    pub fn fleet(&self, boat: Boat) -> u32 {
        self.layout.iter().filter(|(_, kind)| *kind == boat).count() as u32
    }

    /// Where the king escapes.
    #[must_use]
    pub fn escape(&self) -> Escape {
        self.escape
    }

    /// The squares on which the king has escaped (K-9).
    #[must_use]
    #[inline]
    pub fn escapes(&self) -> Squares {
        match self.escape {
            Escape::Corners => self.board.corners,
            Escape::Edge => self.board.edge,
        }
    }

    /// To whom the throne counts as an enemy.
    #[must_use]
    #[inline]
    pub fn throne(&self) -> Throne {
        self.throne
    }

    /// All squares of the board.
    #[inline]
    pub(crate) fn squares(&self) -> Squares {
        self.board.squares
    }

    /// The square of the throne.
    #[inline]
    pub(crate) fn throne_square(&self) -> Square {
        self.board.throne
    }

    /// The corners that are for the king alone and count as boats of both sides (K-4, K-7).
    #[inline]
    pub(crate) fn hostile_corners(&self) -> Squares {
        match self.escape {
            Escape::Corners => self.board.corners,
            Escape::Edge => Squares::EMPTY,
        }
    }

    /// The squares where every boat may end (K-4).
    #[inline]
    pub(crate) fn open(&self) -> Squares {
        let mut open = self.board.squares - self.hostile_corners();
        open.remove(self.board.throne);
        open
    }

    /// What it takes to capture the king on a square (K-8).
    pub(crate) fn grip(&self, king: Square) -> Grip {
        if king == self.board.throne {
            self.grips.throne
        } else if self.board.beside_throne.contains(king) {
            self.grips.beside_throne
        } else if self.board.edge.contains(king) {
            self.grips.edge
        } else {
            self.grips.open
        }
    }
}
