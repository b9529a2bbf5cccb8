//! How safe a Queen is.

use board::Square;
use game::Side;
use tigerchess::{Kind, Piece};

use super::worth::Worth;
use super::{Camp, pikemen::forward};

/// A Pikeman in front of its own Queen.
const SHIELD: Worth = Worth(10, 0);
/// A square beside her that only the enemy attacks.
const WEAK: i32 = 12;
/// More danger than this makes no difference.
const WORST: i32 = 600;

/// How much a piece endangers the enemy Queen by each square near her that it reaches.
pub(super) const fn threat(kind: Kind) -> i32 {
    match kind {
        Kind::Queen | Kind::Pikeman => 0,
        Kind::Swordsman | Kind::Archer => 6,
        Kind::Baron | Kind::Knight | Kind::QueensLancer | Kind::KingsLancer => 10,
        Kind::Tower => 14,
        Kind::TigerKnight => 20,
        Kind::King => 26,
    }
}

/// The squares around a Queen, including her own.
pub(super) fn ring(side: Side, queen: Square<8>) -> u64 {
    let kind = Kind::Queen;
    Piece { side, kind }.reach(queen, 0) | 1 << queen.index()
}

impl<const TIGER: bool> Camp<'_, TIGER> {
    /// The value of the surroundings of this side's Queen, given the enemies that come near.
    pub(super) fn safety(&self, foe: &Self) -> Worth {
        let weak = (self.ring & foe.attacked & !self.attacked).count_ones() as i32;
        let danger = foe.pressure + WEAK * weak;
        // One attacker alone can hardly mate.
        let danger = if foe.hunters > 1 {
            danger + danger * danger / 160
        } else {
            danger / 3
        };
        let front = self.ring | forward(self.side, self.ring);
        let shield = (self.places(Kind::Pikeman) & front).count_ones() as i32;
        SHIELD * shield.min(4) - Worth(danger.min(WORST), danger.min(WORST) / 4)
    }
}
