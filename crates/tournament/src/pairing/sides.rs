//! Who of two players begins (FIDE C.04.3, 5).

use super::card::{Card, Strength};
use super::{Side, SideReason};

/// The side of the higher player, and why. `lot` is the side of an odd number if nobody is due one.
fn allot(higher: &Card, lower: &Card, lot: Side) -> (Side, SideReason) {
    let (side, by_higher) = match (higher.due, lower.due) {
        (Some((side, _)), None) => return (side, SideReason::BothDue),
        (None, Some((side, _))) => return (side.other(), SideReason::BothDue),
        (None, None) => {
            let side = if higher.number % 2 == 1 {
                lot
            } else {
                lot.other()
            };
            return (side, SideReason::Lot);
        }
        (Some((high, _)), Some((low, _))) if high != low => return (high, SideReason::BothDue),
        (Some((side, high)), Some((_, low))) => {
            let wide = |card: &Card, strength| match strength {
                Strength::Absolute => card.surplus.abs(),
                _ => 0,
            };
            (
                side,
                (high, wide(higher, high)).cmp(&(low, wide(lower, low))),
            )
        }
    };
    match by_higher {
        std::cmp::Ordering::Greater => (
            side,
            SideReason::DueMore {
                player: higher.number,
            },
        ),
        std::cmp::Ordering::Less => (
            side.other(),
            SideReason::DueMore {
                player: lower.number,
            },
        ),
        std::cmp::Ordering::Equal => {
            let games = higher.sides.iter().rev().zip(lower.sides.iter().rev());
            match (1..).zip(games).find(|(_, (high, low))| high != low) {
                Some((games_ago, (high, _))) => (high.other(), SideReason::Alternate { games_ago }),
                None => (
                    side,
                    SideReason::Higher {
                        player: higher.number,
                    },
                ),
            }
        }
    }
}

/// Who of two begins, who doesn't, and why.
pub(super) fn seat<'a>(
    higher: &'a Card,
    lower: &'a Card,
    lot: Side,
) -> (&'a Card, &'a Card, SideReason) {
    match allot(higher, lower, lot) {
        (Side::First, reason) => (higher, lower, reason),
        (Side::Second, reason) => (lower, higher, reason),
    }
}

/// What an unlucky meeting of two who must have the same side costs: whether the one who doesn't get it comes
/// to a surplus over two games, and whether he has the same side a third time in a row.
pub(super) fn excess(higher: &Card, lower: &Card, lot: Side) -> [bool; 2] {
    let (Some(high), Some(low)) = (higher.must(), lower.must()) else {
        return [false; 2];
    };
    if high != low {
        return [false; 2];
    }
    let (side, _) = allot(higher, lower, lot);
    let (loser, side) = if side == high {
        (lower, side.other())
    } else {
        (higher, side)
    };
    let step = if side == Side::First { 1 } else { -1 };
    let row = loser
        .sides
        .iter()
        .rev()
        .take(2)
        .filter(|last| **last == side)
        .count()
        == 2;
    [(loser.surplus + step).abs() > 2, row]
}
