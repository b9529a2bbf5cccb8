//! The TigerVariation: the Standard Bearer's way to the enemy's Palace.

use board::Square;
use game::Side;
use tigerchess::{Chess, Guard, Kind};

use super::worth::Worth;
use super::{Camp, squares};

/// The extra value of a Bearer, which can win six points (C-T3).
const BEARER: Worth = Worth(120, 160);
/// The value of being this many leaps away from the door.
const NEAR: [i32; 8] = [190, 110, 62, 34, 18, 8, 2, 0];

/// The square from which the Bearer of `side` jumps into the Palace (C-T2), if the Guard is posted.
fn door<const TIGER: bool>(position: &Chess<TIGER>, side: Side) -> Option<Square<8>> {
    let Guard::On(wing) = position.guard(!side)? else {
        return None;
    };
    let rank = if side == Side::First { 8 } else { 1 };
    Square::at(rank, wing.file())
}

/// Whether the enemy's Bearer enters the Palace of the side to move unless it is stopped now.
pub(super) fn at_the_door<const TIGER: bool>(position: &Chess<TIGER>) -> bool {
    let enemy = !position.side();
    position.deployment().is_none()
        && door(position, enemy)
            .is_some_and(|door| position.places(enemy, Kind::KingsLancer) & 1 << door.index() != 0)
}

impl<const TIGER: bool> Camp<'_, TIGER> {
    /// The value of the Bearer and of its advance.
    pub(super) fn occupation(&self, foe: &Self) -> Worth {
        if self.position.guard(foe.side).is_none() {
            return Worth::default();
        }
        let mut sum = Worth::default();
        for bearer in squares(self.places(Kind::KingsLancer)) {
            sum += BEARER;
            let Some(door) = door(self.position, self.side) else {
                continue;
            };
            let leaps = bearer.v().abs_diff(door.v()).div_ceil(2)
                + bearer.h().abs_diff(door.h()).div_ceil(2);
            let mut near = NEAR[leaps.min(7)];
            let entrance = 1u64 << door.index();
            if foe.attacked & entrance != 0 {
                near /= 2;
            }
            if self.all & entrance != 0 && leaps > 0 {
                near /= 2;
            }
            sum += Worth(near, near);
        }
        sum
    }
}
