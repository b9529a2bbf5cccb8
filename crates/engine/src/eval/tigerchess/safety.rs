//! How safe a Queen is.

use tigerchess::{Kind, Piece};

use super::worth::Worth;
use super::{Camp, pikemen::forward, squares};

/// How much a piece that reaches the squares about the enemy Queen endangers her.
const fn threat(kind: Kind) -> i32 {
    match kind {
        Kind::Queen | Kind::Pikeman => 0,
        Kind::Swordsman | Kind::Archer => 6,
        Kind::Baron | Kind::Knight | Kind::QueensLancer | Kind::KingsLancer => 10,
        Kind::Tower => 14,
        Kind::TigerKnight => 20,
        Kind::King => 26,
    }
}

/// A Pikeman before the own Queen.
const SHIELD: Worth = Worth(10, 0);

impl<const TIGER: bool> Camp<'_, TIGER> {
    /// What the surroundings of the own Queen are worth, given who comes near.
    pub(super) fn safety(&self, foe: &Self) -> Worth {
        let Some(queen) = self.position.queen(self.side) else {
            return Worth::default();
        };
        let home = Piece {
            side: self.side,
            kind: Kind::Queen,
        };
        let ring = home.reach(queen, self.occupied) | 1 << queen.index();
        let zone = ring | forward(self.side, ring);
        let mut danger = 0;
        let mut attackers = 0;
        for kind in Kind::ALL {
            let threat = threat(kind);
            if threat == 0 {
                continue;
            }
            for at in squares(foe.places(kind)) {
                let piece = Piece {
                    side: foe.side,
                    kind,
                };
                let hits = (piece.reach(at, self.occupied) & zone).count_ones() as i32;
                if hits > 0 {
                    attackers += 1;
                    danger += threat * hits.min(3);
                }
            }
        }
        let weak = (ring & foe.attacked & !self.attacked).count_ones() as i32;
        danger += 12 * weak;
        let danger = if attackers > 1 {
            danger + danger * danger / 160
        } else {
            danger / 3
        };
        let front = forward(self.side, ring);
        let shield = (self.places(Kind::Pikeman) & (ring | front)).count_ones() as i32;
        SHIELD * shield.min(4) - Worth(danger.min(600), danger.min(600) / 4)
    }
}
