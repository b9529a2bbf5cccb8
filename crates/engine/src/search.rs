//! The search: alpha-beta over single actions, deepened step by step.
//!
//! One ply is one action, so the same side may move several times in a row and the sign of a value
//! flips only where the side changes. Depth counts actions; ending a turn early costs those left
//! unused, so that positions at the same depth are equally far from the root.

use std::collections::HashMap;

use game::{Outcome, Position, Side};

use crate::code::code;
use crate::limits::Budget;
use crate::order::{Memory, Ranked};
use crate::score::{DECIDED, WIN};
use crate::sight::Eyes;
use crate::table::{Bound, Table};
use crate::{Evaluate, Look};

/// No line gets longer than this.
pub(crate) const MAX_PLY: usize = 96;
/// How many quiet moves are tried at 0, 1, 2… actions from the horizon.
const WIDTH: [usize; 8] = [0, 8, 14, 22, 32, 48, 64, 96];
/// How much a quiet action may turn out better than the evaluation promised, in centi-points.
const SWING: i32 = 120;
/// How many captures are tried at 0, 1, 2… captures beyond the horizon.
const CAPTURES: [usize; 8] = [16, 12, 8, 5, 4, 3, 2, 2];
/// How many quiet moves are ranked by what they lead to.
const PROMISING: usize = 100;
/// Moves with this order or more need no closer look.
const URGENT: i32 = 1 << 19;
const INFINITE: i32 = WIN + 1;

/// How often positions have stood at the start of a turn, by their turn keys.
pub(crate) type Standing = HashMap<u64, u32>;

/// Alpha and beta.
#[derive(Clone, Copy)]
struct Window(i32, i32);

impl Window {
    fn turned(self) -> Self {
        Self(-self.1, -self.0)
    }

    fn wide(self) -> bool {
        self.1 - self.0 > 1
    }
}

/// Where in the tree a position is.
#[derive(Clone, Copy)]
struct Spot {
    side: Side,
    /// Moves from the root.
    ply: usize,
    /// Changes of turns from the root.
    turn: i32,
    /// Actions to the horizon.
    depth: i32,
    /// Captures beyond the horizon.
    beyond: usize,
}

/// What the search of one position works with.
pub(crate) struct Search<'a, 's, P: Position, E> {
    pub(crate) eval: &'a E,
    pub(crate) table: &'a mut Table,
    pub(crate) memory: &'a mut Memory,
    pub(crate) budget: &'a mut Budget<'s>,
    /// The game so far, or nothing where history ends no game.
    pub(crate) standing: Option<&'a Standing>,
    pub(crate) eyes: Eyes,
    /// Whether exchanges are followed beyond the horizon.
    pub(crate) exchanges: bool,
    pub(crate) room: &'a mut Room<P>,
}

/// Memory that searches use one after the other.
pub(crate) struct Room<P: Position> {
    path: Vec<u64>,
    lists: Vec<Vec<Ranked<P::Move>>>,
    moves: Vec<P::Move>,
    looks: Vec<Look>,
    lines: Vec<Vec<P::Move>>,
    first: u32,
    /// The moves to choose from in the position that is searched.
    pub(crate) first_moves: Vec<P::Move>,
    /// The longest line looked at, in moves.
    pub(crate) deepest: usize,
}

impl<P: Position> Room<P> {
    pub(crate) fn new() -> Self {
        Self {
            path: Vec::new(),
            lists: (0..MAX_PLY).map(|_| Vec::new()).collect(),
            moves: Vec::new(),
            looks: Vec::new(),
            lines: vec![Vec::new(); MAX_PLY + 1],
            first: 0,
            first_moves: Vec::new(),
            deepest: 0,
        }
    }

    /// Forgets what was best in another position.
    pub(crate) fn forget(&mut self) {
        self.first = 0;
        self.deepest = 0;
        self.path.clear();
    }
}

impl<P: Position, E: Evaluate<P>> Search<'_, '_, P, E> {
    /// Searches `depth` actions deep. The value is of use unless the budget is spent; the line
    /// holds the best moves found even then, or nothing.
    pub(crate) fn dive(&mut self, root: &P, side: Side, depth: i32) -> (i32, &[P::Move]) {
        let spot = Spot {
            side,
            ply: 0,
            turn: 0,
            depth,
            beyond: 0,
        };
        let value = self.value(root, spot, Window(-INFINITE, INFINITE));
        let line = &self.room.lines[0];
        if let Some(first) = line.first() {
            self.room.first = code(first);
        }
        (value, line)
    }

    fn value(&mut self, position: &P, spot: Spot, window: Window) -> i32 {
        self.room.lines[spot.ply].clear();
        self.room.deepest = self.room.deepest.max(spot.ply);
        if self.budget.tick() {
            return 0;
        }
        if spot.ply + 1 >= MAX_PLY {
            return self.stand(position, spot.side);
        }
        if spot.depth > 0 {
            self.inner(position, spot, window)
        } else {
            self.settled(position, spot, window)
        }
    }

    /// The value of a position before the horizon.
    fn inner(&mut self, position: &P, spot: Spot, window: Window) -> i32 {
        let Window(mut alpha, beta) = window;
        let key = position.key() ^ self.eyes.salt();
        let mut first = if spot.ply == 0 { self.room.first } else { 0 };
        if let Some(known) = self.table.get(key) {
            let enough = i32::from(known.depth) >= spot.depth;
            let value = from_stored(known.value, spot.turn);
            if enough && !window.wide() && holds(known.bound(), value, window) {
                return value;
            }
            if first == 0 {
                first = known.code;
            }
        }
        let stand = self.stand(position, spot.side);
        let left = self.eval.actions_left(position) as i32;
        let mut list = std::mem::take(&mut self.room.lists[spot.ply]);
        self.rank(position, spot, first, stand >= beta, &mut list);

        let width = self.width(spot, window, list.len());
        let hopeless = spot.depth == 1 && !window.wide() && stand + SWING <= alpha;
        let mut best = (-INFINITE, 0);
        let mut quiets = 0;
        for index in 0..list.len() {
            pick(&mut list, index);
            let ranked = list[index];
            if ranked.quiet() {
                quiets += 1;
                if best.0 > -DECIDED && (quiets > width || hopeless) {
                    continue;
                }
            }
            let cost = if ranked.ends_turn { left } else { 1 };
            let mut next = position.clone();
            next.play_unchecked(ranked.mv);
            let down = Spot {
                depth: spot.depth - cost,
                ..spot
            };
            let value = if index == 0 {
                self.after(&next, down, Window(alpha, beta))
            } else {
                let reduced = Spot {
                    depth: down.depth - reduction(spot.depth, index, &ranked),
                    ..down
                };
                let mut value = self.after(&next, reduced, Window(alpha, alpha + 1));
                if value > alpha && reduced.depth < down.depth {
                    value = self.after(&next, down, Window(alpha, alpha + 1));
                }
                if value > alpha && value < beta && window.wide() {
                    value = self.after(&next, down, Window(alpha, beta));
                }
                value
            };
            if self.budget.spent() {
                break;
            }
            if value > best.0 {
                best = (value, ranked.code);
                if value > alpha {
                    alpha = value;
                    self.keep(spot.ply, ranked.mv);
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

    /// The value of a position beyond the horizon: exchanges are followed, and the side to move
    /// may be content with what it has.
    fn settled(&mut self, position: &P, spot: Spot, window: Window) -> i32 {
        let Window(mut alpha, beta) = window;
        let forced = self.eval.actions_left(position) == 0;
        let mut best = -INFINITE;
        let mut stand = 0;
        self.room.moves.clear();
        if forced {
            self.eval.moves(position, &mut self.room.moves);
        } else {
            stand = self.stand(position, spot.side);
            if stand >= beta || !self.exchanges || spot.beyond >= CAPTURES.len() {
                return stand;
            }
            best = stand;
            alpha = alpha.max(stand);
            self.eval.tactical(position, &mut self.room.moves);
        }
        let mut list = std::mem::take(&mut self.room.lists[spot.ply]);
        self.list(position, spot, &mut list, |_, look, _| {
            look.gain * 8 + look.hint
        });
        if !forced {
            list.retain(|ranked| ranked.gain > 0);
            list.sort_unstable_by_key(|ranked| std::cmp::Reverse((ranked.order, ranked.code)));
            list.truncate(CAPTURES[spot.beyond]);
        }
        for &ranked in &list {
            if !forced && stand + ranked.gain + SWING <= alpha {
                continue;
            }
            let mut next = position.clone();
            next.play_unchecked(ranked.mv);
            let down = Spot {
                beyond: spot.beyond + usize::from(!forced),
                ..spot
            };
            let value = self.after(&next, down, Window(alpha, beta));
            if self.budget.spent() {
                break;
            }
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    self.keep(spot.ply, ranked.mv);
                }
            }
            if value >= beta {
                break;
            }
        }
        self.room.lists[spot.ply] = list;
        best
    }

    /// The value of the position that a move leads to, for the side that has moved. `spot` is that
    /// of the position before, with the depth that is left.
    fn after(&mut self, next: &P, spot: Spot, window: Window) -> i32 {
        self.room.lines[spot.ply + 1].clear();
        let standing = next.turn_key();
        if let Some(outcome) = self.outcome(next, standing) {
            return worth(outcome, spot.side, spot.turn);
        }
        let Some(side) = next.to_move() else {
            return 0;
        };
        let down = Spot {
            side,
            ply: spot.ply + 1,
            turn: spot.turn + i32::from(side != spot.side),
            ..spot
        };
        self.room.path.extend(standing);
        let value = if side == spot.side {
            self.value(next, down, window)
        } else {
            -self.value(next, down, window.turned())
        };
        if standing.is_some() {
            self.room.path.pop();
        }
        value
    }

    fn outcome(&self, position: &P, standing: Option<u64>) -> Option<Outcome> {
        position.outcome().or_else(|| {
            let (key, before) = (standing?, self.standing?);
            let in_game = before.get(&key).copied().unwrap_or(0);
            let in_line = self.room.path.iter().filter(|&&old| old == key).count() as u32;
            position.ending_by_history(in_game + in_line + 1)
        })
    }

    /// The evaluation from the view of `side`.
    fn stand(&self, position: &P, side: Side) -> i32 {
        let value = self.eval.score(position) + self.eyes.misjudges(position.key());
        let value = value.clamp(-DECIDED + 1, DECIDED - 1);
        if side == Side::First { value } else { -value }
    }

    /// Lists the legal moves with the order in which to try them.
    fn rank(
        &mut self,
        position: &P,
        spot: Spot,
        first: u32,
        good: bool,
        list: &mut Vec<Ranked<P::Move>>,
    ) {
        self.room.moves.clear();
        if spot.ply == 0 {
            self.room.moves.extend_from_slice(&self.room.first_moves);
        } else {
            self.eval.moves(position, &mut self.room.moves);
        }
        let Spot { side, ply, .. } = spot;
        self.list(position, spot, list, |memory, look, code| {
            if code == first {
                1 << 30
            } else if look.gain > 0 {
                (1 << 20) + look.gain * 8 + look.hint
            } else if look.ends_turn && good {
                1 << 21
            } else if memory.is_killer(ply, code) {
                URGENT
            } else {
                look.hint + memory.worth(side, code) / 4
            }
        });
        if let (true, Some(&mv)) = (list.is_empty(), self.room.moves.last()) {
            // Everything was overlooked; something has to be played.
            list.push(Ranked {
                mv,
                code: code(&mv),
                order: 0,
                gain: 0,
                ends_turn: false,
            });
        }
        if spot.depth >= 2 {
            self.look_closer(position, spot, list);
        }
    }

    /// Lists the moves in `room.moves` that are seen, in the order that `order` says.
    fn list(
        &mut self,
        position: &P,
        spot: Spot,
        list: &mut Vec<Ranked<P::Move>>,
        order: impl Fn(&Memory, &Look, u32) -> i32,
    ) {
        list.clear();
        self.room.looks.clear();
        let (moves, looks) = (&self.room.moves, &mut self.room.looks);
        self.eval.look(position, moves, looks);
        let own = spot.turn % 2 == 0;
        for (&mv, look) in moves.iter().zip(looks.iter()) {
            let code = code(&mv);
            if self.eyes.sees(look, code, own) {
                list.push(Ranked {
                    mv,
                    code,
                    order: order(self.memory, look, code),
                    gain: look.gain,
                    ends_turn: look.ends_turn,
                });
            }
        }
    }

    /// Ranks the most promising quiet moves by the evaluation of what they lead to.
    fn look_closer(&self, position: &P, spot: Spot, list: &mut [Ranked<P::Move>]) {
        list.sort_unstable_by_key(|ranked| std::cmp::Reverse((ranked.order, ranked.code)));
        let quiet = list.iter_mut().skip_while(|ranked| ranked.order >= URGENT);
        for ranked in quiet.take(PROMISING) {
            ranked.order += (1 << 16) + self.promise(position, ranked.mv, spot);
        }
    }

    /// The evaluation after a move, from the view of the side that makes it.
    fn promise(&self, position: &P, mv: P::Move, spot: Spot) -> i32 {
        let mut next = position.clone();
        next.play_unchecked(mv);
        match next.outcome() {
            Some(outcome) => worth(outcome, spot.side, spot.turn),
            None => self.stand(&next, spot.side),
        }
    }

    /// How many quiet moves to try.
    fn width(&self, spot: Spot, window: Window, all: usize) -> usize {
        if spot.ply == 0 {
            return all;
        }
        let width = WIDTH[(spot.depth as usize).min(WIDTH.len() - 1)];
        // The own turn, and what is expected to be played, deserve a wider look.
        let wider = if spot.turn == 0 { 3 } else { 1 } + usize::from(window.wide());
        width * wider
    }

    fn keep(&mut self, ply: usize, mv: P::Move) {
        let (above, below) = self.room.lines.split_at_mut(ply + 1);
        let line = &mut above[ply];
        line.clear();
        line.push(mv);
        line.extend_from_slice(&below[0]);
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

/// How much less deep a late quiet move is searched at first.
fn reduction<M>(depth: i32, index: usize, ranked: &Ranked<M>) -> i32 {
    match (depth, index) {
        _ if !ranked.quiet() => 0,
        (..2, _) | (_, ..3) => 0,
        (..4, _) | (_, ..12) => 1,
        _ => 2,
    }
}

/// Brings the best of `list[index..]` to `index`.
fn pick<M>(list: &mut [Ranked<M>], index: usize) {
    let best = (index..list.len()).max_by_key(|&i| (list[i].order, std::cmp::Reverse(i)));
    if let Some(best) = best {
        list.swap(index, best);
    }
}

fn worth(outcome: Outcome, side: Side, turn: i32) -> i32 {
    match outcome.winner {
        None => 0,
        Some(winner) if winner == side => WIN - turn,
        Some(_) => turn - WIN,
    }
}

fn holds(bound: Bound, value: i32, window: Window) -> bool {
    match bound {
        Bound::Exact => true,
        Bound::AtLeast => value >= window.1,
        Bound::AtMost => value <= window.0,
    }
}

/// Wins are stored as seen from the position itself.
fn to_stored(value: i32, turn: i32) -> i16 {
    let value = match value {
        DECIDED.. => value + turn,
        value if value <= -DECIDED => value - turn,
        _ => value,
    };
    value.clamp(-WIN, WIN) as i16
}

fn from_stored(value: i16, turn: i32) -> i32 {
    match i32::from(value) {
        value @ DECIDED.. => value - turn,
        value if value <= -DECIDED => value + turn,
        value => value,
    }
}
