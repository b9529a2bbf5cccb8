//! The search: alpha-beta over single actions, with iterative deepening.
//!
//! One ply is one action, so the same side may move several times in a row and the sign of a value
//! flips only where the side changes. Depth counts actions; ending a turn early costs those left
//! unused, so that positions at the same depth are equally far from the root.

mod inner;
mod ranking;
mod room;
mod settled;

use std::collections::HashMap;

use game::{Game, History, Outcome, Position, Side};

use series::Race;

use crate::code::{code, mixed};
use crate::limits::Budget;
use crate::order::Memory;
use crate::score::{DECIDED, LESSER_WIN, WIN};
use crate::sight::Eyes;
use crate::style::Style;
use crate::table::TranspositionTable;
use crate::threads::{Scratch, Shared};
use crate::{Evaluate, Progress};

pub(crate) use room::Room;

/// The longest line, in plies.
pub(crate) const MAX_PLY: usize = 96;
pub(crate) const INFINITE: i32 = WIN + 1;

/// What the search needs to know about the game so far to see repetitions.
pub(crate) struct Played {
    /// How often each position has occurred at the start of a turn, by its turn key.
    pub(crate) times: HashMap<u64, u32>,
    /// Whether, and how, repetitions decide the game.
    pub(crate) history: History,
    /// What is played for in points play.
    pub(crate) race: Option<Race>,
    /// A number to mix into the keys of stored values, which are valid for this race only.
    pub(crate) salt: u64,
}

impl Played {
    /// Collects this from a game up to now.
    pub(crate) fn of<P: Position>(game: &Game<P>, race: Option<Race>) -> Self {
        let mut times = HashMap::new();
        for key in game.turn_keys() {
            *times.entry(key).or_insert(0) += 1;
        }
        Self {
            times,
            history: game.history(),
            salt: race.map_or(0, |race| mixed(code(&race).into())),
            race,
        }
    }
}

/// The window of a search: alpha and beta.
#[derive(Clone, Copy)]
pub(crate) struct Window(pub(crate) i32, pub(crate) i32);

impl Window {
    /// All values.
    pub(crate) const ALL: Self = Self(-INFINITE, INFINITE);

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
    /// Whether a threat has to be answered.
    check: bool,
    /// Whether the last turn was passed, as null-move pruning does.
    passed: bool,
}

/// A position that a move leads to.
struct Next<P> {
    position: P,
    /// Whether a round has ended.
    round_over: bool,
    /// Whether its side to move has to answer a threat.
    check: bool,
    /// What the move brings on average beyond it.
    luck: i32,
}

/// What the search of one position works with.
pub(crate) struct Search<'a, 's, P: Position, E> {
    pub(crate) eval: &'a E,
    pub(crate) style: Style,
    pub(crate) table: &'a TranspositionTable,
    pub(crate) memory: &'a mut Memory,
    pub(crate) budget: &'a mut Budget<'s>,
    /// The game so far.
    pub(crate) played: &'a Played,
    pub(crate) eyes: Eyes,
    /// Whether exchanges are followed beyond the horizon.
    pub(crate) exchanges: bool,
    pub(crate) room: &'a mut Room<P>,
    pub(crate) tell: &'a mut dyn FnMut(Progress<P::Move>),
}

impl<'a, 's, P: Position, E: Evaluate<P>> Search<'a, 's, P, E> {
    pub(crate) fn new(
        shared: &Shared<'a, E>,
        scratch: &'a mut Scratch<P>,
        budget: &'a mut Budget<'s>,
        tell: &'a mut dyn FnMut(Progress<P::Move>),
    ) -> Self {
        Self {
            eval: shared.eval,
            style: shared.eval.style(),
            table: shared.table,
            memory: &mut scratch.memory,
            budget,
            played: shared.played,
            eyes: shared.eyes,
            exchanges: shared.exchanges,
            room: &mut scratch.room,
            tell,
        }
    }

    /// Searches `depth` actions deep for a value in `window`. Once the budget is spent, the value
    /// means nothing, but the line still holds the best moves found, or nothing.
    pub(crate) fn dive(
        &mut self,
        root: &P,
        side: Side,
        depth: i32,
        window: Window,
    ) -> (i32, &[P::Move]) {
        let spot = Spot {
            side,
            ply: 0,
            turn: 0,
            depth,
            beyond: 0,
            check: self.eval.in_check(root),
            passed: false,
        };
        self.room.depth = depth;
        let value = self.value(root, spot, window);
        let line = &self.room.lines[0];
        if let Some(first) = line.first() {
            self.room.first = code(first);
        }
        (value, line)
    }

    fn value(&mut self, position: &P, spot: Spot, window: Window) -> i32 {
        self.room.lines[spot.ply].clear();
        self.room.deepest = self.room.deepest.max(spot.ply);
        // Callers check the budget before they use a value, so this one is never used.
        if self.budget.tick() {
            return 0;
        }
        // Check extensions could make a line longer than the lists that are kept for each ply.
        if spot.ply + 1 >= MAX_PLY {
            return self.static_value(position, spot.side);
        }
        if spot.depth > 0 {
            self.inner(position, spot, window)
        } else {
            self.settled(position, spot, window)
        }
    }

    /// The position after a move.
    fn next(&self, position: &P, mv: P::Move) -> Next<P> {
        let mut next = position.clone();
        next.play_unchecked(mv);
        Next {
            luck: self.eval.luck(position, mv),
            check: self.eval.in_check(&next),
            round_over: next.round() > position.round(),
            position: next,
        }
    }

    /// The value of the position that a move leads to, for the side that has moved. `spot` belongs
    /// to the position before the move, with the depth that is left.
    fn after(&mut self, next: &Next<P>, spot: Spot, window: Window) -> i32 {
        let Window(alpha, beta) = window;
        let value = self.expected(next, spot, Window(alpha - next.luck, beta - next.luck));
        if next.luck == 0 || value.abs() >= DECIDED {
            return value;
        }
        (value + next.luck).clamp(-DECIDED + 1, DECIDED - 1)
    }

    /// The same without luck.
    fn expected(&mut self, next: &Next<P>, spot: Spot, window: Window) -> i32 {
        self.room.lines[spot.ply + 1].clear();
        if spot.turn == 0 && self.is_taken(&next.position) {
            return -INFINITE;
        }
        let turn_key = next.position.turn_key();
        if let Some(outcome) = self.outcome(&next.position, turn_key) {
            return self.worth(&next.position, outcome, spot);
        }
        if next.round_over
            && let Some(race) = self.played.race
            && let Some(winner) = race.winner(self.eval.points(&next.position))
        {
            return decided(winner, WIN, spot);
        }
        let Some(side) = next.position.to_move() else {
            return 0;
        };
        let down = Spot {
            side,
            ply: spot.ply + 1,
            turn: spot.turn + i32::from(side != spot.side),
            check: next.check,
            ..spot
        };
        // Repetitions count at the start of turns only; within a turn there is no key to remember.
        self.room.path.extend(turn_key);
        // Negamax, but for turns of several actions: the sign flips only where the side changes.
        let value = if side == spot.side {
            self.value(&next.position, down, window)
        } else {
            -self.value(&next.position, down, window.turned())
        };
        if turn_key.is_some() {
            self.room.path.pop();
        }
        value
    }

    /// Whether another line's turn leads to this position.
    fn is_taken(&self, position: &P) -> bool {
        let taken = &self.room.taken;
        !taken.is_empty() && taken.contains(&position.key())
    }

    fn outcome(&self, position: &P, turn_key: Option<u64>) -> Option<Outcome> {
        position.outcome().or_else(|| {
            let Played { times, history, .. } = self.played;
            let key = turn_key.filter(|_| *history != History::Ignored)?;
            let in_game = times.get(&key).copied().unwrap_or(0);
            // A position that occurs once in this line can be reached again, so it may count
            // double.
            let in_line = self.room.path.iter().filter(|&&old| old == key).count() as u32;
            history.ending(position, in_game + in_line * self.style.repetition() + 1)
        })
    }

    /// What the end of the game is worth to the side that moves at `spot`.
    fn worth(&self, end: &P, outcome: Outcome, spot: Spot) -> i32 {
        if let Some(race) = self.played.race {
            let points = outcome.points.unwrap_or_default();
            return match race.winner(points) {
                Some(winner) => decided(winner, WIN, spot),
                None => self.carried(points, spot),
            };
        }
        let lesser = self.eval.is_lesser_win(end, &outcome);
        let won = WIN - if lesser { LESSER_WIN } else { 0 };
        outcome
            .winner
            .map_or(0, |winner| decided(winner, won, spot))
    }

    /// What the points of a game that has ended are worth to the side that moves at `spot`, when
    /// points play goes on with the next one. Who has won is not carried over.
    fn carried(&self, points: [i32; 2], spot: Spot) -> i32 {
        let value = self.eval.banked(points);
        // A little less from turn to turn, or what can always be had would be put off.
        let value = value - value.signum() * spot.turn.min(value.abs());
        let value = value.clamp(-DECIDED + 1, DECIDED - 1);
        if spot.side == Side::First {
            value
        } else {
            -value
        }
    }

    /// The evaluation from the view of `side`.
    fn static_value(&self, position: &P, side: Side) -> i32 {
        let value = self.eval.score(position) + self.eyes.misjudges(self.eval.key(position));
        // Only a proven ending may have the value of one, whatever the evaluation says.
        let value = value.clamp(-DECIDED + 1, DECIDED - 1);
        if side == Side::First { value } else { -value }
    }
}

/// The value for the side that moves at `spot` of a win by `winner` that is worth `won` at once.
fn decided(winner: Side, won: i32, spot: Spot) -> i32 {
    // The distance in turns makes the search prefer quick wins and put off losses.
    let won = won - spot.turn;
    if winner == spot.side { won } else { -won }
}
