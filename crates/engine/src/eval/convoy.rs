//! What a position of King's Convoy and its family is worth: boats, the king's ways out and his
//! freedom, the ring around him, and the guard of the corners.

use convoy::{Boat, Escape, Move, Square};
use game::{Position, Side};

use crate::{Evaluate, Look, Style};

/// The evaluation of King's Convoy and its family.
pub(crate) struct Convoy;

/// The worth of boats in centi-points: the defender has half as many.
const ATTACKER: i32 = 100;
const DEFENDER: i32 = 170;
/// A way out for the king that the attacker has still a move to close, and two of them.
const WAY_OUT: [i32; 2] = [120, 900];
/// A way out within two moves of the king; so many count.
const DISTANT_WAY: i32 = 45;
const DISTANT_WAYS: u32 = 4;
/// A square to which the king can go.
const FREEDOM: i32 = 5;
/// An attacker beside the king, and a defender there.
const RING: i32 = 22;
const SHELTER: i32 = 6;
/// An attacker near a corner, by its steps from the corner: the diagonal two steps away closes it.
const GUARD: [i32; 5] = [0, 10, 30, 12, 6];
/// A row or column of the outer third without any boat of the attacker, for the defender.
const OPEN_LINE: i32 = 9;

impl Convoy {
    /// The worth of boats near one square for the attacker: its neighbours.
    fn ring(position: &convoy::Convoy, king: Square) -> i32 {
        let near = position.neighbours(king);
        let attackers = (near & position.boats(Boat::Attacker)).count() as i32;
        let defenders = (near & position.boats(Boat::Defender)).count() as i32;
        attackers * RING - defenders * SHELTER
    }

    /// What the attackers near the corners are worth.
    fn guard(position: &convoy::Convoy) -> i32 {
        let size = position.family().size();
        let steps = |at: Square| {
            let to_edge = |number: usize| number.min(size + 1 - number) - 1;
            to_edge(at.v()) + to_edge(at.h())
        };
        let worth = |at: Square| GUARD.get(steps(at)).copied().unwrap_or(0);
        let attackers = position.boats(Boat::Attacker);
        attackers.iter().map(worth).sum()
    }

    /// How many rows and columns of the outer thirds hold no attacker.
    fn open_lines(position: &convoy::Convoy) -> i32 {
        let (mut rows, mut columns) = (0u32, 0u32);
        let attackers = position.boats(Boat::Attacker);
        attackers.iter().for_each(|at: Square| {
            rows |= 1 << (at.v() - 1);
            columns |= 1 << (at.h() - 1);
        });
        let size = position.family().size();
        let third = size / 3;
        let outer = ((1u32 << third) - 1) | ((1 << size) - (1 << (size - third)));
        ((outer & !rows).count_ones() + (outer & !columns).count_ones()) as i32
    }
}

impl Evaluate<convoy::Convoy> for Convoy {
    fn score(&self, position: &convoy::Convoy) -> i32 {
        let Some(king) = position.king() else {
            return 0;
        };
        let count = |boat| position.boats(boat).count() as i32;
        let boats = count(Boat::Attacker) * ATTACKER - count(Boat::Defender) * DEFENDER;
        let ways = match position.ways_out() {
            0 => 0,
            ways => WAY_OUT[(ways as usize - 1).min(1)],
        };
        let escapes = position.king_within(2) & position.family().escapes();
        let distant = escapes.count().min(DISTANT_WAYS) as i32 * DISTANT_WAY;
        let freedom = position.king_moves() as i32 * FREEDOM;
        let guard = match position.family().escape() {
            Escape::Corners => Self::guard(position),
            Escape::Edge => 0,
        };
        let open = Self::open_lines(position) * OPEN_LINE;
        boats + Self::ring(position, king) + guard - ways - distant - freedom - open
    }

    fn look(&self, position: &convoy::Convoy, moves: &[Move], out: &mut Vec<Look>) {
        let king = position.king();
        out.extend(moves.iter().map(|&mv| {
            let captured = position.captures(mv);
            let taken = |boat| (captured & position.boats(boat)).count() as i32;
            let near_king = king.map_or(0, |king| 12 - king.distance(mv.to) as i32);
            Look {
                gain: taken(Boat::Attacker) * ATTACKER
                    + taken(Boat::Defender) * DEFENDER
                    + taken(Boat::King) * 2_000,
                hint: if Some(mv.from) == king { 20 } else { near_king },
                reach: mv.from.distance(mv.to) as u8,
                ends_turn: false,
            }
        }));
    }

    fn tactical(&self, position: &convoy::Convoy, out: &mut Vec<Move>) {
        position.captures_and_escapes(out);
    }

    fn style(&self) -> Style {
        Style::Moves
    }

    fn has_checks(&self) -> bool {
        true
    }

    /// The side to move has to answer where the enemy threatens to win with one move: the king's
    /// way out, or his capture.
    fn in_check(&self, position: &convoy::Convoy) -> bool {
        match position.to_move() {
            Some(Side::First) => position.ways_out() > 0,
            Some(Side::Second) => position.king_in_danger(),
            None => false,
        }
    }

    fn passed(&self, position: &convoy::Convoy) -> Option<convoy::Convoy> {
        Some(position.passed())
    }
}
