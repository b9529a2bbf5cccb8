//! Where a command piece can come to at best.

use board::{Bits, Square};

use crate::Tora;
use crate::field::Field;

/// Where a command piece can come to at best.
pub(super) struct Walk<const W: usize> {
    /// The places where it could be after none, one, two and three actions of its own.
    within: [Bits<W>; 4],
}

impl<const W: usize> Walk<W> {
    /// With so many actions, those of others among them. Each of these could clear a place of an
    /// enemy and one of an own piece, and its own ones a place of an enemy. Only the last action is
    /// looked at as it is.
    pub(super) fn of<const N: usize>(
        position: &Tora<N, W>,
        field: &Field<N, W>,
        at: Option<Square<N>>,
        actions: u32,
    ) -> Self {
        let mut within = [Bits::EMPTY; 4];
        let piece = at.and_then(|at| Some((at, field.piece_of(position.side, at)?)));
        let Some((at, piece)) = piece else {
            return Self { within };
        };
        within[0] = Bits::of(at);
        if actions == 1 {
            let reach = field.reach(piece, at);
            within[1] = reach.stops | reach.landings;
            return Self { within };
        }
        let stride = usize::from(piece.kind.limit()) + usize::from(field.land.is_some());
        let own = field.of[position.side.index()] - Bits::of(at);
        let enemies = field.of[(!position.side).index()];
        let walks = within.iter_mut().enumerate().skip(1);
        for (moves, ends) in walks.take(actions as usize) {
            let others = actions as usize - moves;
            *ends = Self::flood(
                at,
                stride * moves,
                (own, others),
                (enemies, others + moves - 1),
            );
        }
        Self { within }
    }

    /// Where a path of so many steps leads that passes so many own pieces and enemies at most.
    fn flood<const N: usize>(
        at: Square<N>,
        steps: usize,
        (own, most_own): (Bits<W>, usize),
        (enemies, most_enemies): (Bits<W>, usize),
    ) -> Bits<W> {
        let tables = Tora::<N, W>::tables();
        let mut ends = Bits::of(at);
        let mut sets = [[Bits::of(at); 3]; 3];
        for _ in 0..steps {
            let before = sets;
            for o in 0..=most_own.min(2) {
                for e in 0..=most_enemies.min(2) {
                    let next = tables.spread(before[o][e]);
                    // The last step may land on an enemy.
                    ends |= next - own;
                    let mut passed = next - own - enemies;
                    if o > 0 {
                        passed |= (tables.spread(before[o - 1][e]) & own) - enemies;
                    }
                    if e > 0 {
                        passed |= (tables.spread(before[o][e - 1]) & enemies) - own;
                    }
                    if o > 0 && e > 0 {
                        passed |= tables.spread(before[o - 1][e - 1]) & own & enemies;
                    }
                    sets[o][e] |= passed;
                }
            }
        }
        sets[..=most_own.min(2)]
            .iter()
            .flat_map(|row| &row[..=most_enemies.min(2)])
            .fold(ends, |all, set| all | *set)
    }

    /// How many actions of its own it needs to come there, at least.
    pub(super) fn steps_to<const N: usize>(&self, goal: Square<N>) -> Option<u32> {
        let mut within = self.within.iter();
        within
            .position(|within| within.contains(goal))
            .map(|steps| steps as u32)
    }
}
