//! The value of a position before the horizon.

use game::Position;

use super::ranking::pick;
use super::{INFINITE, Next, Search, Spot, Window};
use crate::order::Ranked;
use crate::score::{DECIDED, WIN};
use crate::table::{Bound, from_stored, to_stored};
use crate::{Evaluate, Progress};

/// Milliseconds before the moves that are tried are told.
const SILENT_MS: u64 = 3000;

/// By how many actions null-move pruning shortens the search. `ahead` is by how many centi-points
/// the evaluation is better than needed.
fn pass_reduction(depth: i32, ahead: i32) -> i32 {
    3 + depth / 4 + (ahead / 200).min(2)
}

impl<P: Position, E: Evaluate<P>> Search<'_, '_, P, E> {
    pub(super) fn inner(&mut self, position: &P, spot: Spot, window: Window) -> i32 {
        let mut spot = spot;
        // Mate-distance pruning: no win is quicker than one in this turn, and no loss either.
        let window = Window(window.0.max(spot.turn - WIN), window.1.min(WIN - spot.turn));
        let Window(mut alpha, beta) = window;
        if alpha >= beta {
            return alpha;
        }
        let mut key = self.eval.key(position) ^ self.eval.learned() ^ self.eyes.salt();
        key ^= self.played.salt;
        if spot.turn == 0 {
            key ^= self.room.taken_salt;
        }
        let mut first = if spot.ply == 0 { self.room.first } else { 0 };
        if let Some(known) = self.table.get(key) {
            let enough = i32::from(known.depth) >= spot.depth;
            let value = from_stored(known.value, spot.turn);
            // The principal variation is searched even where its value is known, so that it
            // is complete when it is reported.
            if enough && !window.wide() && known.bound().holds(value, window) {
                return value;
            }
            if first == 0 {
                first = known.code;
            }
        }
        let static_value = self.static_value(position, spot.side);
        if !window.wide() && !spot.check {
            if let Some(value) = self.without_moving(position, spot, beta, static_value) {
                return value;
            }
            if self.budget.spent() {
                return 0;
            }
        }
        // Internal iterative reduction: without a move from the table the order is poor. A cheaper
        // search finds one, and the next visit starts with it.
        if first == 0 && self.style.doubts_the_unknown(spot.depth) {
            spot.depth -= 1;
        }
        let left = self.eval.actions_left(position) as i32;
        let mut list = std::mem::take(&mut self.room.lists[spot.ply]);
        self.rank(position, spot, first, static_value >= beta, &mut list);

        let width = self.width(spot, window, list.len());
        let swing = self.style.swing(spot.depth);
        // Futility pruning: near the horizon a quiet move won't make up for what is missing.
        let hopeless = !window.wide()
            && !spot.check
            && swing.is_some_and(|swing| static_value + swing <= alpha);
        let mut best = (-INFINITE, 0);
        let mut quiets = 0;
        for index in 0..list.len() {
            pick(&mut list, index);
            let ranked = list[index];
            let mut spare = false;
            if ranked.quiet() {
                quiets += 1;
                // Late move pruning, and no pruning at all before a move that doesn't lose is
                // found.
                spare = best.0 > -DECIDED && (quiets > width && !spot.check || hopeless);
                if spare && !self.eval.has_checks() {
                    continue;
                }
            }
            if spot.ply == 0 {
                self.tell_of(ranked.mv, index);
            }
            let next = self.next(position, ranked.mv);
            // Only now is it known whether the move threatens; one that does is never pruned.
            if spare && !next.check {
                continue;
            }
            let cost = if ranked.ends_turn { left } else { 1 };
            // Check extension, with a bound so that endless checks can't make the tree explode.
            let urgent = next.check && spot.ply < 2 * self.room.depth as usize;
            let down = Spot {
                depth: spot.depth - cost + i32::from(urgent),
                passed: false,
                ..spot
            };
            // Principal variation search: the first move gets the whole window. The others
            // are expected to be worse, which a null window shows at less cost.
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
                    // Only quiet moves are remembered: captures are ordered by what they win.
                    self.remember(spot, &list[..index], ranked.code);
                }
                break;
            }
        }
        self.room.lists[spot.ply] = list;
        if self.budget.spent() {
            return 0;
        }
        // Every move leads to another line's turn, which says nothing about the position.
        if best.0 == -INFINITE {
            return best.0;
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

    /// The value of a move that is not expected to be the best. First it is only asked whether it
    /// is better than `alpha`: at reduced depth (late move reduction), then, if so, at full depth.
    /// If it still is, its exact value is searched where that matters.
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
        // Captures, threats and answers to threats are never reduced.
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

    /// A value of at least `beta` that is likely enough without trying a move: the evaluation is
    /// far above (reverse futility pruning), or passing would be enough (null-move pruning).
    fn without_moving(
        &mut self,
        position: &P,
        spot: Spot,
        beta: i32,
        static_value: i32,
    ) -> Option<i32> {
        // Neither a margin nor a pass says anything about forced wins and losses.
        if static_value < beta || beta.abs() >= DECIDED {
            return None;
        }
        let plenty = self.style.plenty(spot.depth);
        if plenty.is_some_and(|plenty| static_value - plenty >= beta) {
            return Some(static_value);
        }
        // After two passes in a row nothing would have changed but the depth.
        if spot.depth < 3 || spot.passed {
            return None;
        }
        let next = Next {
            position: self.eval.passed(position)?,
            round_over: false,
            check: false,
            luck: 0,
        };
        let down = Spot {
            depth: spot.depth - pass_reduction(spot.depth, static_value - beta),
            passed: true,
            ..spot
        };
        let value = self.after(&next, down, Window(beta - 1, beta));
        // A win after a pass is no proof, so its value stays below a decided one.
        (value >= beta && !self.budget.spent()).then(|| value.min(DECIDED - 1))
    }

    /// Tells which move of the root is tried, once the search has lasted.
    fn tell_of(&mut self, mv: P::Move, index: usize) {
        if self.budget.elapsed_ms() >= SILENT_MS {
            (self.tell)(Progress::Trying {
                depth: self.room.depth as u32,
                moves: vec![mv],
                number: index as u32 + 1,
            });
        }
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
