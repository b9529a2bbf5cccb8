//! Which squares suit which personnel.

use board::Square;
use game::Side;
use tigerchess::Kind;

use super::rank;
use super::worth::Worth;

/// How near a file or rank is to the middle, 0 on the edge to 3.
fn middle(line: usize) -> i32 {
    (line.min(9 - line) as i32) - 1
}

/// How much more a piece is worth on this square than elsewhere.
pub(super) fn worth(kind: Kind, side: Side, at: Square<8>) -> Worth {
    let rank = rank(side, at) as i32;
    let (across, along) = (middle(at.h()), middle(at.v()));
    let center = across + along;
    match kind {
        Kind::Pikeman => {
            let push = if across == 3 {
                (rank - 2).min(3) * 10
            } else {
                (rank - 2).min(3) * 3
            };
            Worth(push, 0)
        }
        // At home she is safe; on an empty board she takes part.
        Kind::Queen => Worth(-14 * (rank - 1).min(4) - 6 * across, 9 * center),
        Kind::Knight | Kind::KingsLancer | Kind::QueensLancer => {
            let home = if rank == 1 { -14 } else { 0 };
            Worth(5 * center - 12 + home, 4 * center - 10)
        }
        Kind::TigerKnight => Worth(4 * center - 8, 5 * center - 10),
        Kind::Baron => {
            let home = if rank == 1 { -12 } else { 0 };
            Worth(3 * center - 8 + home, 3 * center - 8)
        }
        Kind::Archer => Worth(3 * center - 8, 3 * center - 8),
        Kind::Tower => Worth(
            if rank == 7 { 20 } else { 0 } + 3 * across,
            if rank == 7 { 20 } else { 0 },
        ),
        Kind::King => Worth(2 * center - 6, 5 * center - 14),
        Kind::Swordsman => Worth(2 * across, 0),
    }
}
