//! What a position of LancerChess or TigerChess is worth.
//!
//! Values are pairs, for a full board and for an empty one; the material left on the board says how
//! they are mixed (tapered evaluation).

mod draughts;
mod exchange;
mod look;
mod pikemen;
mod places;
mod safety;
mod variation;
mod worth;

use ::tigerchess::{Chess, Kind, Move, Piece};
use game::{Outcome, Position, Side};

use crate::{Evaluate, Look, Style};

use worth::{FULL, Worth, mobility, piece_worth, weight};

/// The evaluation of `LancerChess` and `TigerChess`.
#[derive(Clone, Copy, Debug, Default)]
pub struct TigerChess;

/// The value of having the move.
const TEMPO: i32 = 14;
/// The extra value of a Baron with a Baroness, or of two of their kind on both colors.
const BOTH_BARONS: Worth = Worth(30, 45);
/// The number of quiet moves after which the draw by quiet moves comes into sight.
const MANY_QUIET: u16 = 70;
/// Points for the best way of winning (C-T3).
const OCCUPATION: i32 = 6;

/// One side of a position, with results that are needed more than once.
struct Camp<'a, const TIGER: bool> {
    position: &'a Chess<TIGER>,
    side: Side,
    all: u64,
    occupied: u64,
    /// The squares that its pieces attack, other than by jumping.
    attacked: u64,
    /// The squares that its Pikemen attack.
    attacked_by_pikemen: u64,
    /// The squares around its Queen, including her own, and the wider zone where danger to her
    /// begins.
    ring: u64,
    zone: u64,
    /// How many of its pieces reach the zone of the enemy Queen, and how dangerous they are there.
    hunters: i32,
    pressure: i32,
}

impl<'a, const TIGER: bool> Camp<'a, TIGER> {
    fn new(position: &'a Chess<TIGER>, side: Side, occupied: u64) -> Self {
        let attacked_by_pikemen = pikemen::attacks(side, position.places(side, Kind::Pikeman));
        let ring = position
            .queen(side)
            .map_or(0, |queen| safety::ring(side, queen));
        Self {
            position,
            side,
            all: position.all_of(side),
            occupied,
            attacked: attacked_by_pikemen,
            attacked_by_pikemen,
            ring,
            zone: ring | pikemen::forward(side, ring),
            hunters: 0,
            pressure: 0,
        }
    }

    fn places(&self, kind: Kind) -> u64 {
        self.position.places(self.side, kind)
    }

    /// The value of material, places and mobility; notes what is attacked and which pieces reach
    /// the enemy Queen. `guarded` are the squares that enemy Pikemen attack, `zone` is that of the
    /// enemy Queen.
    fn pieces(&mut self, guarded: u64, zone: u64) -> Worth {
        let side = self.side;
        let mut sum = Worth::default();
        for kind in Kind::ALL {
            let set = self.places(kind);
            if set == 0 {
                continue;
            }
            sum += piece_worth(kind, side) * set.count_ones() as i32;
            for at in squares(set) {
                sum += places::worth(kind, side, at);
                if kind == Kind::Pikeman {
                    continue;
                }
                let reach = Piece { side, kind }.reach(at, self.occupied);
                if !matches!(kind, Kind::Swordsman | Kind::Archer) {
                    self.attacked |= reach;
                }
                let free = (reach & !self.all & !guarded).count_ones() as i32;
                sum += mobility(kind, free);
                let hits = (reach & zone).count_ones() as i32;
                if hits > 0 && kind != Kind::Queen {
                    self.hunters += 1;
                    self.pressure += safety::threat(kind) * hits.min(3);
                }
            }
        }
        let barons = self.places(Kind::Baron);
        if barons & DARK != 0 && barons & !DARK != 0 {
            sum += BOTH_BARONS;
        }
        sum
    }
}

/// The squares of the color of a1.
const DARK: u64 = 0xAA55_AA55_AA55_AA55;

/// The squares of a set, a1 first.
fn squares(mut set: u64) -> impl Iterator<Item = board::Square<8>> {
    std::iter::from_fn(move || {
        let at = board::Square::from_index(set.trailing_zeros() as usize);
        set &= set.wrapping_sub(1);
        at
    })
}

/// The rank from the view of `side`, 1..=8.
fn rank(side: Side, at: board::Square<8>) -> usize {
    match side {
        Side::First => at.v(),
        Side::Second => 9 - at.v(),
    }
}

impl<const TIGER: bool> Evaluate<Chess<TIGER>> for TigerChess
where
    Chess<TIGER>: Position<Move = Move>,
{
    fn score(&self, position: &Chess<TIGER>) -> i32 {
        let occupied = position.all_of(Side::First) | position.all_of(Side::Second);
        let mut camps = Side::BOTH.map(|side| Camp::new(position, side, occupied));
        let guarded = [1, 0].map(|enemy: usize| camps[enemy].attacked_by_pikemen);
        let zones = [1, 0].map(|enemy: usize| camps[enemy].zone);
        let mut sums = [0, 1].map(|own: usize| camps[own].pieces(guarded[own], zones[own]));
        for (own, enemy) in [(0, 1), (1, 0)] {
            let (camp, foe) = (&camps[own], &camps[enemy]);
            sums[own] += camp.pikemen(foe);
            sums[own] += camp.safety(foe);
            if TIGER {
                sums[own] += camp.draughts(foe);
                sums[own] += camp.occupation(foe);
            }
        }
        let [first, second] = sums;
        let phase: i32 = Kind::ALL
            .into_iter()
            .map(|kind| {
                let both = Side::BOTH.map(|side| position.places(side, kind).count_ones() as i32);
                weight(kind) * (both[0] + both[1])
            })
            .sum();
        let tempo = match position.side() {
            Side::First => TEMPO,
            Side::Second => -TEMPO,
        };
        (first - second).mixed(phase.min(FULL)) + tempo
    }

    fn look(&self, position: &Chess<TIGER>, moves: &[Move], out: &mut Vec<Look>) {
        look::look(position, moves, out);
    }

    fn tactical(&self, position: &Chess<TIGER>, out: &mut Vec<Move>) {
        position.legal_moves(out);
        let enemies = position.all_of(!position.side());
        out.retain(|mv| look::changes_balance(position, enemies, *mv));
    }

    fn style(&self) -> Style {
        Style::Moves
    }

    fn key(&self, position: &Chess<TIGER>) -> u64 {
        // Near the draw by quiet moves (C-L6), their number matters.
        let counts = position.deployment().is_some() || position.quiet_moves() > MANY_QUIET;
        let same = position.turn_key().filter(|_| !counts);
        // The move number stays in the key, so that moving back never meets a value found earlier.
        let round = u64::from(position.round()).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        same.map_or_else(|| position.key(), |same| same ^ round)
    }

    fn has_checks(&self) -> bool {
        true
    }

    fn in_check(&self, position: &Chess<TIGER>) -> bool {
        position.in_check() || TIGER && variation::at_the_door(position)
    }

    fn passed(&self, position: &Chess<TIGER>) -> Option<Chess<TIGER>> {
        let side = position.side();
        let slow = [Kind::Queen, Kind::Pikeman, Kind::Swordsman, Kind::Archer]
            .map(|kind| position.places(side, kind))
            .into_iter()
            .fold(0, |set, places| set | places);
        // With few pieces that can move, every move may make things worse (zugzwang).
        (position.all_of(side) & !slow != 0)
            .then(|| position.passed())
            .flatten()
    }

    fn is_lesser_win(&self, position: &Chess<TIGER>, outcome: &Outcome) -> bool {
        let most = outcome.points.into_iter().flatten().max();
        position.guard(Side::First).is_some() && most.is_some_and(|most| most < OCCUPATION)
    }
}
