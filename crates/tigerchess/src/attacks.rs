//! What attacks what on the board, apart from draughts captures.

use game::Side;

use crate::Kind;
use crate::bits::{FILE_A, FILE_H, Place, bit, squares};
use crate::state::Chess;
use crate::tables::{
    DIAGONAL, KINGS_LANCER, KNIGHT, LINES, QUEENS_LANCER, RING, STRAIGHT, TIGER_KNIGHT,
};

/// The personnel of one side as sets.
#[derive(Clone, Copy, Debug)]
pub struct Army {
    pub(crate) side: Side,
    pub(crate) all: u64,
    pub(crate) queen: u64,
    pub(crate) pikemen: u64,
    /// Towers and Kings.
    pub(crate) straight: u64,
    /// Barons, Baronesses and Kings.
    pub(crate) diagonal: u64,
    pub(crate) kings_lancers: u64,
    pub(crate) queens_lancers: u64,
    pub(crate) knights: u64,
    pub(crate) tiger_knights: u64,
    pub(crate) swordsmen: u64,
    pub(crate) archers: u64,
}

impl<const TIGER: bool> Chess<TIGER> {
    /// The personnel of a side.
    #[inline]
    #[must_use]
    pub fn army(&self, side: Side) -> Army {
        let [low, middle, high, tiger] = self.planes;
        let all = self.all_of(side);
        let set = |set: u64| if TIGER { set & !tiger & all } else { set & all };
        let tigers = |set: u64| if TIGER { set & tiger & all } else { 0 };
        Army {
            side,
            all,
            pikemen: set(low & !middle & !high),
            diagonal: set(middle & !low),
            straight: set(high & !low),
            queens_lancers: set(low & middle & !high),
            kings_lancers: set(low & !middle & high),
            queen: set(low & middle & high),
            knights: tigers(!low & !middle & !high),
            tiger_knights: tigers(low),
            swordsmen: tigers(middle),
            archers: tigers(high),
        }
    }

    /// The pieces of `kind` of both sides.
    #[inline]
    pub(crate) fn all_of_kind(&self, kind: Kind) -> u64 {
        let code = kind.code();
        (0..4).fold(!0, |set, i| {
            let plane = self.planes[i];
            set & if code >> i & 1 != 0 { plane } else { !plane }
        })
    }
}

impl Army {
    #[inline]
    pub(crate) const fn draughts(&self) -> u64 {
        self.swordsmen | self.archers
    }

    /// The pieces of this side that attack a square on a board with `occupied` squares.
    #[inline]
    #[must_use]
    pub fn attackers(&self, at: Place, occupied: u64) -> u64 {
        self.near_attackers(at)
            | straight_reach(at, occupied) & self.straight
            | diagonal_reach(at, occupied) & self.diagonal
    }

    /// Those among them that need no open line.
    #[inline]
    pub(crate) fn near_attackers(&self, at: Place) -> u64 {
        // Looked at from the target: leaps are symmetrical, and Pikemen that capture here stand
        // where one of the other side would capture from here.
        let index = at.index() & 63;
        let mut attackers = RING[index] & self.queen
            | KINGS_LANCER[index] & self.kings_lancers
            | QUEENS_LANCER[index] & self.queens_lancers
            | pikeman_captures(other(self.side), bit(at)) & self.pikemen;
        // LancerChess has none, and in TigerChess they come late.
        if self.knights | self.tiger_knights != 0 {
            attackers |= KNIGHT[index] & self.knights
                | TIGER_KNIGHT[self.side.index()][index] & self.tiger_knights;
        }
        attackers
    }

    /// All squares that this side attacks on a board with `occupied` squares.
    #[inline]
    pub(crate) fn attacks(&self, occupied: u64) -> u64 {
        let mut set = pikeman_captures(self.side, self.pikemen);
        let leaps = [
            (self.queen, &RING),
            (self.kings_lancers, &KINGS_LANCER),
            (self.queens_lancers, &QUEENS_LANCER),
            (self.knights, &KNIGHT),
            (self.tiger_knights, &TIGER_KNIGHT[self.side.index()]),
        ];
        for (leapers, table) in leaps {
            for at in squares(leapers) {
                set |= table[at.index() & 63];
            }
        }
        for at in squares(self.straight) {
            set |= straight_reach(at, occupied);
        }
        for at in squares(self.diagonal) {
            set |= diagonal_reach(at, occupied);
        }
        set
    }
}

/// The other side, also where the compiler computes.
#[inline]
pub(crate) const fn other(side: Side) -> Side {
    match side {
        Side::First => Side::Second,
        Side::Second => Side::First,
    }
}

/// The set one rank forward.
#[inline]
pub(crate) const fn forward(side: Side, set: u64) -> u64 {
    match side {
        Side::First => set << 8,
        Side::Second => set >> 8,
    }
}

/// The squares that Pikemen of a side capture on; also where Swordsmen step.
#[inline]
pub(crate) const fn pikeman_captures(side: Side, set: u64) -> u64 {
    let ahead = forward(side, set);
    (ahead & !FILE_H) << 1 | (ahead & !FILE_A) >> 1
}

/// What a Tower here reaches: up to the first piece in each direction, that included.
#[inline]
pub(crate) fn straight_reach(at: Place, occupied: u64) -> u64 {
    along(STRAIGHT[0], at, occupied) | along(STRAIGHT[1], at, occupied)
}

/// What a Baron here reaches.
#[inline]
pub(crate) fn diagonal_reach(at: Place, occupied: u64) -> u64 {
    along(DIAGONAL[0], at, occupied) | along(DIAGONAL[1], at, occupied)
}

/// One line by the obstruction difference: between the nearest pieces below and above.
#[inline]
fn along(line: usize, at: Place, occupied: u64) -> u64 {
    let line = LINES[line][at.index() & 63];
    let low = bit(at) - 1;
    let below = line & occupied & low;
    let above = line & occupied & !low;
    // Without a piece below, the lowest bit stands in for the edge.
    let nearest_below = 1 << (63 - (below | 1).leading_zeros());
    // The subtraction borrows from the nearest piece above, so all bits between them change.
    line & (above ^ above.wrapping_sub(nearest_below))
}
