//! A position: what stands where, and what else the rules need.

use std::fmt;
use std::hash::{Hash, Hasher};

use board::Square;
use game::Side;

use crate::bits::{Place, bit, squares};
use crate::castling::{Castling, Wall};
use crate::deployment::Deployment;
use crate::key::piece_key;
use crate::{Kind, Piece, Wing};

/// A position of `TigerChess` (`TIGER`) or `LancerChess`.
///
/// [`TigerChess`](crate::TigerChess) and [`LancerChess`](crate::LancerChess) name the two games.
/// Positions are read from text or begin with a start; both can be played from.
///
/// Equality is that of the texts. It ignores which Tower is the King's and which the Queen's: the
/// texts say so only while the Queen may be protected with it, a game that is played remembers it.
#[derive(Clone, Copy)]
pub struct Chess<const TIGER: bool> {
    /// Four bits for each square spell the code of the kind that stands there.
    pub(crate) planes: [u64; 4],
    /// The squares of Siberian pieces.
    pub(crate) second: u64,
    /// Three bits for each square spell the number of the piece's mark, if it has one. A Tower's
    /// says whose it is (C-L1): see [`Chess::wall_at`].
    pub(crate) marks: [u64; 3],
    /// The hash of the pieces, without marks.
    pub(crate) key: u64,
    /// The full-move number.
    pub(crate) full: u32,
    pub(crate) deployment: Option<Deployment>,
    /// Where a Pikeman can be captured en passant, legally, now.
    pub(crate) passing: Option<Place>,
    /// Single moves since a capture, Pikeman or Swordsman move.
    pub(crate) half: u16,
    /// The Royal Guards of the `TigerVariation`.
    pub(crate) guards: Option<[Guard; 2]>,
    /// Which side is to move, or whose piece is to be posted.
    pub(crate) side: Side,
    pub(crate) castling: Castling,
    /// Which sides still have their exchange for the `TigerKnight` (C-P4).
    pub(crate) exchange: [bool; 2],
    /// Whether marks are kept; not so in positions set up without, or without anyone to mark.
    pub(crate) marked: bool,
}

/// Where a Royal Guard is. It never moves (C-T4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Guard {
    /// Not posted yet.
    Waiting,
    /// On a wing of its Palace.
    On(Wing),
    /// Captured by the enemy's Standard Bearer: the game is over.
    Captured,
}

impl<const TIGER: bool> Chess<TIGER> {
    /// An empty board; not yet a position that can be played.
    pub(crate) const EMPTY: Self = Self {
        planes: [0; 4],
        second: 0,
        marks: [0; 3],
        key: 0,
        full: 1,
        deployment: None,
        passing: None,
        half: 0,
        guards: None,
        side: Side::First,
        castling: Castling::NONE,
        exchange: [false; 2],
        marked: false,
    };

    #[inline]
    pub(crate) const fn occupied(&self) -> u64 {
        let [low, middle, high, tiger] = self.planes;
        low | middle | high | tiger
    }

    /// The squares of a side's pieces, one bit for each square, bit 0 for a1, bit 8 for a2.
    #[must_use]
    #[inline]
    pub const fn all_of(&self, side: Side) -> u64 {
        match side {
            Side::First => self.occupied() & !self.second,
            Side::Second => self.second,
        }
    }

    #[inline]
    pub(crate) fn kind_at(&self, at: Place) -> Option<Kind> {
        let set = bit(at);
        let spelled = |i: usize| u8::from(self.planes[i] & set != 0) << i;
        Kind::from_code(spelled(0) | spelled(1) | spelled(2) | spelled(3))
    }

    /// The piece on a square.
    #[must_use]
    #[inline]
    pub fn piece_at(&self, at: Square<8>) -> Option<Piece> {
        let kind = self.kind_at(at)?;
        let side = if self.second & bit(at) != 0 {
            Side::Second
        } else {
            Side::First
        };
        Some(Piece { side, kind })
    }

    /// All pieces, a1 first, then along the ranks.
    pub fn pieces(&self) -> impl Iterator<Item = (Square<8>, Piece)> + use<TIGER> {
        let position = *self;
        squares(self.occupied()).filter_map(move |at| Some((at, position.piece_at(at)?)))
    }

    /// The places of a side's pieces of a kind, one bit for each square, bit 0 for a1, bit 8 for a2.
    #[must_use]
    #[inline]
    pub fn places(&self, side: Side, kind: Kind) -> u64 {
        self.all_of_kind(kind) & self.all_of(side)
    }

    /// The square of a side's Queen.
    #[must_use]
    pub fn queen(&self, side: Side) -> Option<Square<8>> {
        crate::bits::only(self.places(side, Kind::Queen))
    }

    /// The letter or numeral that the piece on a square carries (C-P1), as position texts write
    /// it; `None` where there is none, or none is known.
    #[must_use]
    pub fn mark_at(&self, at: Square<8>) -> Option<char> {
        let marking = self.kind_at(at)?.marking().filter(|_| self.marked)?;
        Some(marking.character(self.mark_number(at)))
    }

    pub(crate) fn mark_number(&self, at: Place) -> u8 {
        let set = bit(at);
        let spelled = |i: usize| u8::from(self.marks[i] & set != 0) << i;
        spelled(0) | spelled(1) | spelled(2)
    }

    pub(crate) fn set_mark(&mut self, at: Place, number: u8) {
        for (i, plane) in self.marks.iter_mut().enumerate() {
            if number >> i & 1 != 0 {
                *plane |= bit(at);
            } else {
                *plane &= !bit(at);
            }
        }
    }

    /// Whether the Tower on a square began as the King's or the Queen's (C-L1); `None` if it came by
    /// promotion or nobody knows.
    pub(crate) fn wall_at(&self, at: Place) -> Option<Wall> {
        if self.kind_at(at) != Some(Kind::Tower) {
            return None;
        }
        let number = self.mark_number(at);
        Wall::BOTH
            .into_iter()
            .find(|wall| wall.tower_mark() == number)
    }

    /// Remembers whose the Towers are with which the Queens may still be protected.
    pub(crate) fn name_towers(&mut self) {
        for side in Side::BOTH {
            for wall in Wall::BOTH {
                if self.castling.has(side, wall) {
                    self.set_mark(wall.protection(side).tower.0, wall.tower_mark());
                }
            }
        }
    }

    /// The marks that position texts say.
    pub(crate) fn said_marks(&self) -> [u64; 3] {
        let towers = self.all_of_kind(Kind::Tower);
        self.marks.map(|plane| plane & !towers)
    }

    /// The side to move; in the deployment whose Guard or Swordsman is posted next.
    #[must_use]
    pub const fn side(&self) -> Side {
        self.side
    }

    /// Single moves since a capture, Pikeman or Swordsman move (C-L6).
    #[must_use]
    pub const fn quiet_moves(&self) -> u16 {
        self.half
    }

    /// Whether a side still has its exchange for the `TigerKnight` (C-P4).
    #[must_use]
    pub const fn has_exchange(&self, side: Side) -> bool {
        self.exchange[side.index()]
    }

    /// The Royal Guard of a side; `None` without the `TigerVariation`.
    #[must_use]
    pub fn guard(&self, side: Side) -> Option<Guard> {
        Some(self.guards?[side.index()])
    }

    /// The deployment; `None` in the engagement.
    #[must_use]
    pub const fn deployment(&self) -> Option<&Deployment> {
        self.deployment.as_ref()
    }

    /// Where a Pikeman can be captured en passant now.
    #[must_use]
    pub const fn passing(&self) -> Option<Square<8>> {
        self.passing
    }

    /// Puts a piece on an empty square, or takes it off.
    #[inline]
    pub(crate) fn toggle(&mut self, at: Place, piece: Piece) {
        let set = bit(at);
        let code = piece.kind.code();
        for (i, plane) in self.planes.iter_mut().enumerate() {
            *plane ^= set * u64::from(code >> i & 1);
        }
        if piece.side == Side::Second {
            self.second ^= set;
        }
        self.key ^= piece_key(at, piece);
    }

    /// Forgets that marks are kept once nobody is left to carry one, so that the position is the
    /// one that its text says.
    pub(crate) fn settle_marks(&mut self) {
        if TIGER && self.marked {
            self.marked = Kind::ALL
                .into_iter()
                .filter(|kind| kind.marking().is_some())
                .any(|kind| self.all_of_kind(kind) != 0);
        }
    }
}

impl<const TIGER: bool> PartialEq for Chess<TIGER> {
    fn eq(&self, other: &Self) -> bool {
        let parts = |of: &Self| {
            (
                (of.planes, of.second, of.said_marks(), of.marked),
                (of.full, of.half, of.side, of.passing),
                (of.deployment, of.guards, of.castling, of.exchange),
            )
        };
        parts(self) == parts(other)
    }
}

impl<const TIGER: bool> Eq for Chess<TIGER> {}

impl<const TIGER: bool> Hash for Chess<TIGER> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.whole_key());
    }
}

impl<const TIGER: bool> fmt::Debug for Chess<TIGER> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f)
    }
}
