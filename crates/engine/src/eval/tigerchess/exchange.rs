//! What a capture wins if both sides go on capturing on the same square.

use board::Square;
use game::Side;
use tigerchess::{Army, Chess, Kind};

use super::worth::exchange_worth;

/// All kinds, the cheapest in exchanges first.
const CHEAPEST: [Kind; 11] = [
    Kind::Pikeman,
    Kind::Swordsman,
    Kind::QueensLancer,
    Kind::KingsLancer,
    Kind::Archer,
    Kind::Knight,
    Kind::Baron,
    Kind::Tower,
    Kind::TigerKnight,
    Kind::King,
    Kind::Queen,
];

/// The armies of a position, for looking at its exchanges.
pub(super) struct Exchanges<'a, const TIGER: bool> {
    position: &'a Chess<TIGER>,
    armies: [Army; 2],
    occupied: u64,
}

impl<'a, const TIGER: bool> Exchanges<'a, TIGER> {
    pub(super) fn new(position: &'a Chess<TIGER>) -> Self {
        Self {
            position,
            armies: Side::BOTH.map(|side| position.army(side)),
            occupied: position.all_of(Side::First) | position.all_of(Side::Second),
        }
    }

    /// Whether `side` could capture on a square, after the pieces on `gone` have left.
    pub(super) fn guarded(&self, side: Side, at: Square<8>, gone: u64) -> bool {
        let occupied = self.occupied & !gone | 1 << at.index();
        self.next(side, at, occupied).is_some()
    }

    /// What `mover` gains by capturing the `prize` on `to` with the piece from `from`, which is
    /// worth `worth` there.
    pub(super) fn balance(
        &self,
        mover: Side,
        [from, to]: [Square<8>; 2],
        prize: i32,
        worth: i32,
    ) -> i32 {
        let mut gains = [0; 32];
        gains[0] = prize;
        let mut count = 0;
        let mut on_square = worth;
        let mut occupied = self.occupied & !(1 << from.index()) | 1 << to.index();
        let mut side = !mover;
        while count + 1 < gains.len() {
            let Some((attacker, kind, jumps)) = self.next(side, to, occupied) else {
                break;
            };
            count += 1;
            gains[count] = on_square - gains[count - 1];
            if gains[count].max(-gains[count - 1]) < 0 || jumps {
                break;
            }
            on_square = exchange_worth(kind);
            occupied &= !attacker;
            side = !side;
        }
        while count > 0 {
            gains[count - 1] = -gains[count].max(-gains[count - 1]);
            count -= 1;
        }
        gains[0]
    }

    /// The cheapest piece of `side` that can capture on a square: its place, its kind, and whether
    /// it does so by jumping.
    fn next(&self, side: Side, at: Square<8>, occupied: u64) -> Option<(u64, Kind, bool)> {
        let army = &self.armies[side.index()];
        let attackers = army.attackers(at, occupied) & occupied;
        let jumpers = if TIGER {
            army.jumpers(at, occupied) & occupied
        } else {
            0
        };
        let all = attackers | jumpers;
        if all == 0 {
            return None;
        }
        CHEAPEST.into_iter().find_map(|kind| {
            let found = self.position.places(side, kind) & all;
            let lowest = found & found.wrapping_neg();
            (found != 0).then_some((lowest, kind, lowest & jumpers != 0))
        })
    }
}

#[cfg(test)]
mod tests {
    use game::{Notation, Position};
    use tigerchess::Move;

    use super::*;
    use crate::{Evaluate, Look};

    fn gain<const TIGER: bool>(text: &str, mv: &str) -> i32
    where
        Chess<TIGER>: Position<Move = Move> + Notation,
    {
        let position: Chess<TIGER> = text.parse().expect("a position");
        let mv = position.parse_move(mv).expect("a legal move");
        let mut looks: Vec<Look> = Vec::new();
        crate::eval::TigerChess.look(&position, &[mv], &mut looks);
        looks[0].gain
    }

    fn lancer(board: &str, mv: &str) -> i32 {
        gain::<false>(&format!("lancerchess {board} w - - 0 1"), mv)
    }

    fn tiger(board: &str, mv: &str) -> i32 {
        gain::<true>(&format!("tigerchess {board} w - - 0 1 - - - -"), mv)
    }

    const fn worth(kind: Kind) -> i32 {
        exchange_worth(kind)
    }

    #[test]
    fn captures_are_valued_by_what_follows() {
        let (pikeman, tower) = (worth(Kind::Pikeman), worth(Kind::Tower));
        assert_eq!(
            lancer("q7/8/8/3p4/8/8/8/Q2R4", "d1d5"),
            pikeman,
            "nobody guards it"
        );
        assert_eq!(lancer("q7/8/4p3/3p4/8/8/8/Q2R4", "d1d5"), pikeman - tower);
        // A second Tower behind the first one makes the guard think twice.
        assert_eq!(lancer("q7/3r4/8/3p4/8/8/3R4/Q2R4", "d2d5"), pikeman);
        assert_eq!(lancer("q7/8/8/3b4/8/8/8/Q2R4", "d1d5"), worth(Kind::Baron));
        assert_eq!(
            lancer("q7/8/4p3/3r4/8/8/8/Q2R4", "d1d5"),
            1,
            "an even exchange is no loss"
        );
        let promoted = worth(Kind::King) - pikeman;
        assert_eq!(lancer("q7/4P3/8/8/8/8/8/Q7", "e7e8r"), tower - pikeman);
        assert_eq!(lancer("8/q3P3/8/8/8/8/8/Q7", "e7e8k"), promoted);
    }

    #[test]
    fn jumps_count_all_they_capture_and_jumpers_guard() {
        let (pikeman, archer) = (worth(Kind::Pikeman), worth(Kind::Archer));
        assert_eq!(tiger("q7/8/8/4p3/8/2p5/1A6/7Q", "b2:d4:f6"), 2 * pikeman);
        let guarded = tiger("q7/6p1/8/4p3/8/2p5/1A6/7Q", "b2:d4:f6");
        assert_eq!(guarded, 2 * pikeman - archer);
        // The Swordsman on c6 would jump over whoever takes on d5.
        let tower = worth(Kind::Tower);
        assert_eq!(tiger("q7/8/2s5/3p4/8/8/8/3R3Q", "d1d5"), pikeman - tower);
        assert_eq!(
            tiger("q7/8/2s5/3p4/4P3/8/8/3R3Q", "d1d5"),
            pikeman,
            "nowhere to land"
        );
    }
}
