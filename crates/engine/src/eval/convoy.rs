//! What a position of King's Convoy and its family is worth: boats, the king's way out, the waters
//! that the fleet leaves to the defender, the ring around the king, and the guard of the corners.

use convoy::{Boat, Escape, Move, Square};
use game::{Position, Side};

use crate::{Evaluate, Look, Style};

/// The evaluation of King's Convoy and its family.
#[derive(Clone, Copy, Debug, Default)]
pub struct Convoy;

/// The value of boats in centi-points: the defender has half as many.
const ATTACKER: i32 = 100;
const DEFENDER: i32 = 170;
/// The gain that a winning move shows to move ordering.
const VICTORY: i32 = 2_000;
/// The value of the king's shortest way out, by its number of moves, and of each other way of that
/// length.
const WAY_OUT: [(i32, i32); 5] = [(150, 700), (90, 40), (50, 20), (25, 8), (10, 4)];
/// The value of having closed all ways out for good, and of each square that the fleet has cut off,
/// before and after that.
const CLOSED: i32 = 600;
const CUT_OFF: [i32; 2] = [4, 8];
/// A square to which the king can go.
const FREEDOM: i32 = 5;
/// An attacker next to the king, and a defender there.
const RING: i32 = 22;
const SHELTER: i32 = 6;
/// An attacker near a corner, by its steps from the corner: the diagonal two steps away closes it.
const GUARD: [i32; 5] = [0, 10, 30, 12, 6];
/// A row or column of the outer third without any boat of the attacker, for the defender.
const OPEN_LINE: i32 = 9;

impl Convoy {
    /// What boats beside the king are worth for the attacker.
    fn ring(position: &convoy::Convoy, king: Square) -> i32 {
        let near = position.neighbors(king);
        let attackers = (near & position.boats(Boat::Attacker)).count() as i32;
        let defenders = (near & position.boats(Boat::Defender)).count() as i32;
        attackers * RING - defenders * SHELTER
    }

    /// What the king's way out is worth to the defender.
    fn way_out(position: &convoy::Convoy) -> i32 {
        let Some((moves, ways)) = position.way_out() else {
            return 0;
        };
        let known = WAY_OUT.get(moves as usize - 1);
        known.map_or(0, |(first, further)| {
            first + further * (ways.min(4) as i32 - 1)
        })
    }

    /// The value for the attacker of how far the defender is surrounded.
    fn hold(position: &convoy::Convoy, king: Square) -> i32 {
        let family = position.family();
        let waters = position.defenders_waters();
        let attackers = position.boats(Boat::Attacker);
        let size = family.size() as i32;
        let cut_off = size * size - (waters.count() + attackers.count()) as i32;
        if !waters.meets(family.escapes()) {
            let distances: usize = attackers.iter().map(|at: Square| at.distance(king)).sum();
            return CLOSED + cut_off * CUT_OFF[1] - distances as i32;
        }
        let guard = match family.escape() {
            Escape::Corners => Self::guard(position),
            Escape::Edge => 0,
        };
        cut_off * CUT_OFF[0] + guard
            - Self::way_out(position)
            - Self::open_lines(position) * OPEN_LINE
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
        // Fleets of any size are worth the same; otherwise the weaker side would settle for a draw.
        let fleet = |boat| position.family().fleet(boat) as i32;
        let lost = |boat| fleet(boat) - position.boats(boat).count() as i32;
        let boats = lost(Boat::Defender) * DEFENDER - lost(Boat::Attacker) * ATTACKER;
        let freedom = position.king_moves() as i32 * FREEDOM;
        boats + Self::ring(position, king) + Self::hold(position, king) - freedom
    }

    fn look(&self, position: &convoy::Convoy, moves: &[Move], out: &mut Vec<Look>) {
        let king = position.king();
        let capturing = position.capturing_squares();
        let escapes = position.family().escapes();
        let gain = |mv: Move| {
            let mut gain = 0;
            if capturing.contains(mv.to) {
                let captured = position.captures(mv);
                let taken = |boat| (captured & position.boats(boat)).count() as i32;
                gain += taken(Boat::Attacker) * ATTACKER
                    + taken(Boat::Defender) * DEFENDER
                    + taken(Boat::King) * VICTORY;
            }
            if Some(mv.from) == king && escapes.contains(mv.to) {
                gain += VICTORY;
            }
            gain
        };
        out.extend(moves.iter().map(|&mv| {
            let near_king = king.map_or(0, |king| 12 - king.distance(mv.to) as i32);
            Look {
                gain: gain(mv),
                hint: if Some(mv.from) == king { 20 } else { near_king },
                reach: mv.from.distance(mv.to) as u8,
                ends_turn: false,
            }
        }));
    }

    /// Leaves out the attackers' moves that let the king win: where he has a way out, those are
    /// most.
    fn moves(&self, position: &convoy::Convoy, out: &mut Vec<Move>) {
        match position.to_move() {
            Some(Side::First) => position.moves_that_hold(out),
            _ => position.legal_moves(out),
        }
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

    /// The side to move has to respond where the enemy threatens to win with one move: by the
    /// king's escape, or by his capture.
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
