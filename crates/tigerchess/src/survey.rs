//! Who reaches what: for evaluations of positions, not for the rules.

use board::Square;

use crate::action::Move;
use crate::attacks::{Army, diagonal_reach, pikeman_captures, straight_reach};
use crate::bits::{bit, only, squares};
use crate::state::Chess;
use crate::tables::{CORNERS, KINGS_LANCER, KNIGHT, QUEENS_LANCER, RING, TIGER_KNIGHT};
use crate::watch::{suspects, watch};
use crate::{Kind, Piece};

impl Piece {
    /// The squares that this piece would attack from a square of a board with `occupied` squares,
    /// whoever stands there; those that Swordsmen and Archers step to. One bit for each square, as
    /// everywhere.
    #[must_use]
    #[inline]
    pub fn reach(self, from: Square<8>, occupied: u64) -> u64 {
        let index = from.index() & 63;
        match self.kind {
            Kind::Pikeman | Kind::Swordsman => pikeman_captures(self.side, bit(from)),
            Kind::Baron => diagonal_reach(from, occupied),
            Kind::QueensLancer => QUEENS_LANCER[index],
            Kind::Tower => straight_reach(from, occupied),
            Kind::KingsLancer => KINGS_LANCER[index],
            Kind::King => straight_reach(from, occupied) | diagonal_reach(from, occupied),
            Kind::Queen => RING[index],
            Kind::Knight => KNIGHT[index],
            Kind::TigerKnight => TIGER_KNIGHT[self.side.index()][index],
            Kind::Archer => CORNERS[index],
        }
    }
}

impl<const TIGER: bool> Chess<TIGER> {
    /// Whether the Queen of the side to move is attacked; never in the deployment.
    #[must_use]
    pub fn in_check(&self) -> bool {
        let ours = self.army(self.side);
        let theirs = self.army(!self.side);
        let Some(queen) = only(ours.queen) else {
            return false;
        };
        if theirs.attackers(queen, self.occupied()) != 0 {
            return true;
        }
        let suspects = if TIGER {
            suspects(&theirs, ours.queen)
        } else {
            0
        };
        suspects != 0 && watch(&theirs, suspects, ours.queen, ours.all, theirs.all).attacked
    }

    /// The squares of the pieces that a legal move captures.
    #[must_use]
    pub fn captured(&self, mv: Move) -> u64 {
        match mv {
            Move::Go { from, to, .. } => {
                let passing = self.passing == Some(to)
                    && from.h() != to.h()
                    && self.kind_at(from) == Some(Kind::Pikeman);
                if passing {
                    crate::attacks::forward(!self.side, bit(to))
                } else {
                    bit(to) & self.all_of(!self.side)
                }
            }
            Move::Jump { from, path, .. } => self.captured_on(from, path),
            Move::Occupy { .. } | Move::Guard(_) | Move::Post(_) => 0,
        }
    }

    /// The position with the other side to move; `None` where nobody could pass: in check, in the
    /// deployment and after the end. No rule allows it, but it tells what a side threatens.
    #[must_use]
    pub fn passed(&self) -> Option<Self> {
        let going = self.deployment.is_none() && !self.in_check() && self.ending().is_none();
        going.then(|| Self {
            side: !self.side,
            passing: None,
            ..*self
        })
    }
}

impl Army {
    /// The Swordsmen and Archers of this side that could jump over a piece on a square of a board
    /// with `occupied` squares.
    #[must_use]
    pub fn jumpers(&self, over: Square<8>, occupied: u64) -> u64 {
        let mut jumpers = 0;
        for at in squares(diagonal_reach(over, occupied) & self.draughts()) {
            let step = |from: usize, to: usize| to as isize - from as isize;
            let (v, h) = (
                step(at.v(), over.v()).signum(),
                step(at.h(), over.h()).signum(),
            );
            let behind = over
                .v()
                .checked_add_signed(v)
                .zip(over.h().checked_add_signed(h));
            let Some(behind) = behind.and_then(|(v, h)| Square::<8>::at(v, h)) else {
                continue;
            };
            let steps = pikeman_captures(self.side, bit(at));
            let jumps = self.archers & bit(at) != 0 || steps & bit(over) != 0;
            if jumps && occupied & bit(behind) == 0 {
                jumpers |= bit(at);
            }
        }
        jumpers
    }
}
