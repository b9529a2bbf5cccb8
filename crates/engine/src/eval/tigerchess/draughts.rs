//! Swordsmen and Archers: their advance, their protection and what they threaten.

use game::Side;
use tigerchess::Kind;

use super::worth::Worth;
use super::{Camp, rank, squares};

/// The value of a Swordsman's advance to the eighth rank, by its rank.
const WAY: [i32; 9] = [0, 0, 0, 0, 6, 18, 40, 85, 0];
/// A friendly neighbor behind, which keeps enemies from jumping.
const BACKED: i32 = 7;
/// A Swordsman or Archer that the enemy can jump over now.
const JUMPABLE: i32 = -22;

impl<const TIGER: bool> Camp<'_, TIGER> {
    /// The value of the draughts personnel beyond its material.
    pub(super) fn draughts(&self, foe: &Self) -> Worth {
        let foes = foe.places(Kind::Swordsman) | foe.places(Kind::Archer);
        let mut sum = 0;
        for at in squares(self.places(Kind::Swordsman)) {
            let (v, h) = (at.v() as isize, at.h() as isize);
            let ahead = if self.side == Side::First { 1 } else { -1 };
            let set = |v: isize, h: isize| -> u64 {
                let square = usize::try_from(v).ok().zip(usize::try_from(h).ok());
                let square = square.and_then(|(v, h)| board::Square::<8>::at(v, h));
                square.map_or(0, |at| 1 << at.index())
            };
            let steps = set(v + ahead, h - 1) | set(v + ahead, h + 1);
            let open = steps & !self.occupied;
            let safe = open & !foe.attacked;
            let way = WAY[rank(self.side, at)];
            sum += match (open != 0, safe != 0) {
                (_, true) => way,
                (true, false) => way / 2,
                (false, false) => way / 4,
            };
            for side in [-1, 1] {
                if set(v - ahead, h + side) & self.all != 0 {
                    sum += BACKED;
                }
                let enemy = set(v + ahead, h + side) & foes != 0;
                let room = set(v - ahead, h - side);
                if enemy && room & !self.occupied != 0 {
                    sum += JUMPABLE;
                }
            }
        }
        Worth(sum, sum * 5 / 4)
    }
}
