//! Pikemen: their structure, and their way to exchange or promotion.

use game::Side;
use tigerchess::Kind;

use super::worth::Worth;
use super::{Camp, rank, squares};

const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = FILE_A << 7;

const DOUBLED: Worth = Worth(-10, -22);
const ISOLATED: Worth = Worth(-10, -14);
const GUARDED: Worth = Worth(8, 6);
/// A Pikeman that has stayed on its seventh or eighth rank without exchange is only in the way.
const SPENT: Worth = Worth(-60, -85);

/// The extra value of a passed Pikeman, which no enemy Pikeman can stop, by its rank: where it
/// becomes a King or the TigerKnight on the eighth rank, and where it becomes a Knight on the
/// seventh.
const TO_EIGHTH: [Worth; 9] = [
    Worth(0, 0),
    Worth(0, 0),
    Worth(0, 8),
    Worth(4, 14),
    Worth(12, 32),
    Worth(32, 65),
    Worth(70, 120),
    Worth(130, 220),
    Worth(0, 0),
];
const TO_SEVENTH: [Worth; 9] = [
    Worth(0, 0),
    Worth(0, 0),
    Worth(0, 6),
    Worth(5, 14),
    Worth(16, 34),
    Worth(40, 65),
    Worth(85, 120),
    Worth(0, 0),
    Worth(0, 0),
];

/// The squares that Pikemen attack.
pub(super) fn attacks(side: Side, pikemen: u64) -> u64 {
    let ahead = forward(side, pikemen);
    (ahead & !FILE_H) << 1 | (ahead & !FILE_A) >> 1
}

pub(super) fn forward(side: Side, set: u64) -> u64 {
    match side {
        Side::First => set << 8,
        Side::Second => set >> 8,
    }
}

/// All squares in front of these, on the same files.
fn before(side: Side, set: u64) -> u64 {
    let mut all = forward(side, set);
    for _ in 0..6 {
        all |= forward(side, all);
    }
    all
}

/// The files beside these squares.
fn beside(set: u64) -> u64 {
    (set & !FILE_H) << 1 | (set & !FILE_A) >> 1
}

impl<const TIGER: bool> Camp<'_, TIGER> {
    /// The value of the Pikemen's structure and advance.
    pub(super) fn pikemen(&self, foe: &Self) -> Worth {
        let own = self.places(Kind::Pikeman);
        let theirs = foe.places(Kind::Pikeman);
        let files = before(Side::First, own) | before(Side::Second, own) | own;
        let near_files = beside(files);
        let theirs_ahead = before(foe.side, theirs);
        let stopped = theirs_ahead | beside(theirs_ahead) | before(foe.side, beside(theirs));
        let exchange = !TIGER || self.position.has_exchange(self.side);
        let mut sum = Worth::default();
        for at in squares(own) {
            let bit = 1u64 << at.index();
            let rank = rank(self.side, at);
            if TIGER && (rank == 8 || (rank == 7 && !exchange)) {
                sum += SPENT;
                continue;
            }
            if before(self.side, bit) & own != 0 {
                sum += DOUBLED;
            }
            if near_files & bit == 0 {
                sum += ISOLATED;
            }
            if self.attacked_by_pikemen & bit != 0 {
                sum += GUARDED;
            }
            if stopped & bit == 0 && before(self.side, bit) & theirs == 0 {
                let free = if exchange { TO_EIGHTH } else { TO_SEVENTH };
                let way = free[rank];
                let next = forward(self.side, bit);
                let blocked = next & self.occupied != 0;
                let guarded = next & foe.attacked != 0 && next & self.attacked == 0;
                sum += match (blocked, guarded) {
                    (true, _) => Worth(way.0 / 2, way.1 / 2),
                    (false, true) => Worth(way.0 * 3 / 4, way.1 * 3 / 4),
                    (false, false) => way,
                };
            }
        }
        sum
    }
}
