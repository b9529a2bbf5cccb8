//! The value of a position before the horizon.

use game::Position;

use super::ranking::pick;
use super::{INFINITE, Next, Search, Spot, Window};
use crate::Evaluate;
use crate::order::Ranked;
use crate::score::{DECIDED, WIN};
use crate::table::{Bound, from_stored, to_stored};

/// How much less deep it is searched what follows if a turn is passed.
fn pass_reduction(depth: i32, ahead: i32) -> i32 {
    3 + depth / 4 + (ahead / 200).min(2)
}

impl<P: Position, E: Evaluate<P>> Search<'_, '_, P, E> {
    pub(super) fn inner(&mut self, position: &P, spot: Spot, window: Window) -> i32 {
        let mut spot = spot;
        // No win is quicker than one in this turn.
        let window = Window(window.0.max(spot.turn - WIN), window.1.min(WIN - spot.turn));
        let Window(mut alpha, beta) = window;
        if alpha >= beta {
            return alpha;
        }
        let key = self.eval.key(position) ^ self.eyes.salt();
        let mut first = if spot.ply == 0 { self.room.first } else { 0 };
        if let Some(known) = self.table.get(key) {
            let enough = i32::from(known.depth) >= spot.depth;
            let value = from_stored(known.value, spot.turn);
            if enough && !window.wide() && known.bound().holds(value, window) {
                return value;
            }
            if first == 0 {
                first = known.code;
            }
        }
        let stand = self.stand(position, spot.side);
        if !window.wide() && !spot.check {
            if let Some(value) = self.without_moving(position, spot, beta, stand) {
                return value;
            }
            if self.budget.spent() {
                return 0;
            }
        }
        if first == 0 && self.style.doubts_the_unknown(spot.depth) {
            spot.depth -= 1;
        }
        let left = self.eval.actions_left(position) as i32;
        let mut list = std::mem::take(&mut self.room.lists[spot.ply]);
        self.rank(position, spot, first, stand >= beta, &mut list);

        let width = self.width(spot, window, list.len());
        let swing = self.style.swing(spot.depth);
        let hopeless =
            !window.wide() && !spot.check && swing.is_some_and(|swing| stand + swing <= alpha);
        let mut best = (-INFINITE, 0);
        let mut quiets = 0;
        for index in 0..list.len() {
            pick(&mut list, index);
            let ranked = list[index];
            let mut spare = false;
            if ranked.quiet() {
                quiets += 1;
                spare = best.0 > -DECIDED && (quiets > width && !spot.check || hopeless);
                if spare && !self.eval.has_checks() {
                    continue;
                }
            }
            let next = self.next(position, ranked.mv);
            if spare && !next.check {
                continue;
            }
            let cost = if ranked.ends_turn { left } else { 1 };
            let urgent = next.check && spot.ply < 2 * self.room.depth as usize;
            let down = Spot {
                depth: spot.depth - cost + i32::from(urgent),
                passed: false,
                ..spot
            };
            let value = if index == 0 {
                self.after(&next, down, Window(alpha, beta))
            } else {
                self.later(&next, spot, down, Window(alpha, beta), (index, &ranked))
            };
            if self.budget.spent() {
                break;
            }
            if value > best.0 {
                best = (value, ranked.code);
                if value > alpha {
                    alpha = value;
                    self.room.keep(spot.ply, ranked.mv);
                }
            }
            if value >= beta {
                if ranked.quiet() {
                    self.remember(spot, &list[..index], ranked.code);
                }
                break;
            }
        }
        self.room.lists[spot.ply] = list;
        if self.budget.spent() {
            return 0;
        }
        let bound = match best.0 {
            value if value >= beta => Bound::AtLeast,
            value if value > window.0 => Bound::Exact,
            _ => Bound::AtMost,
        };
        let depth = spot.depth.min(100) as i8;
        self.table
            .put(key, best.1, to_stored(best.0, spot.turn), depth, bound);
        best.0
    }

    /// The value of a move that is not expected to be the best: first less deep, then only whether
    /// it is better, and exactly where that matters.
    fn later(
        &mut self,
        next: &Next<P>,
        spot: Spot,
        down: Spot,
        window: Window,
        (index, ranked): (usize, &Ranked<P::Move>),
    ) -> i32 {
        let Window(alpha, beta) = window;
        let none = Window(alpha, alpha + 1);
        let less = if !ranked.quiet() || spot.check || next.check {
            0
        } else {
            let worth = self.memory.worth(spot.side, ranked.code);
            let less = self.style.reduction(spot.depth, index, worth);
            (less - i32::from(window.wide() && less > 1 && self.eval.has_checks())).max(0)
        };
        let reduced = Spot {
            depth: down.depth - less,
            ..down
        };
        let mut value = self.after(next, reduced, none);
        if value > alpha && reduced.depth < down.depth {
            value = self.after(next, down, none);
        }
        if value > alpha && value < beta && window.wide() {
            value = self.after(next, down, window);
        }
        value
    }

    /// A value of at least `beta` that is certain enough without trying a move: because there is
    /// plenty, or because even passing leaves enough.
    fn without_moving(&mut self, position: &P, spot: Spot, beta: i32, stand: i32) -> Option<i32> {
        if stand < beta || beta.abs() >= DECIDED {
            return None;
        }
        let plenty = self.style.plenty(spot.depth);
        if plenty.is_some_and(|plenty| stand - plenty >= beta) {
            return Some(stand);
        }
        if spot.depth < 3 || spot.passed {
            return None;
        }
        let next = Next {
            position: self.eval.passed(position)?,
            check: false,
        };
        let down = Spot {
            depth: spot.depth - pass_reduction(spot.depth, stand - beta),
            passed: true,
            ..spot
        };
        let value = self.after(&next, down, Window(beta - 1, beta));
        (value >= beta && !self.budget.spent()).then(|| value.min(DECIDED - 1))
    }

    fn remember(&mut self, spot: Spot, before: &[Ranked<P::Move>], best: u32) {
        let Spot {
            side, ply, depth, ..
        } = spot;
        self.memory.refuted(side, ply, depth, best);
        for ranked in before.iter().filter(|ranked| ranked.quiet()) {
            self.memory.failed(side, depth, ranked.code);
        }
    }
}
