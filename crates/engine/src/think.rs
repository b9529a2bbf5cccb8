//! The engine's main call: takes a game and limits, and returns a turn.

use std::sync::atomic::AtomicBool;

use game::{Game, Open, Position, Side};

use crate::limits::Budget;
use crate::order::Memory;
use crate::score::WIN;
use crate::score::{DECIDED, Score};
use crate::search::{MAX_PLY, Played, Room, Search, Window};
use crate::sight::{Eyes, Sight};
use crate::table::TranspositionTable;
use crate::{BestTurn, Evaluate, Level, Limits, Report, Task};

/// Thinks about games of one kind and keeps what it has found out for the next turn. These are
/// games without secrets, or what one player has seen of a game ([`Game::seen_by`]).
pub struct Thinker<P: Position, E> {
    eval: E,
    table: TranspositionTable,
    memory: Memory,
    room: Room<P>,
}

/// What one call asks for: the limits and the strength of play.
struct Manner<'a> {
    limits: Limits,
    sight: Sight,
    /// Whether exchanges are followed beyond the horizon.
    exchanges: bool,
    seed: u64,
    stop: &'a AtomicBool,
}

impl<'a> Manner<'a> {
    fn new<M>(task: &Task<M>, stop: &'a AtomicBool) -> Self {
        let level = Level::get(task.level);
        Self {
            limits: task.limits.and(level.limits),
            sight: level.sight,
            exchanges: level.exchanges,
            seed: task.seed,
            stop,
        }
    }
}

impl<P: Open, E: Evaluate<P>> Thinker<P, E> {
    /// A thinker that judges positions by `eval` and has a transposition table of `table_mib` MiB;
    /// 16 is plenty at one second per turn.
    pub fn new(eval: E, table_mib: usize) -> Self {
        Self {
            eval,
            table: TranspositionTable::new(table_mib),
            memory: Memory::new(MAX_PLY),
            room: Room::new(),
        }
    }

    /// Finds the rest of the running turn of `game`; the moves are legal and end the turn. The
    /// first one is from [`Task::only`], unless that is empty. Stops soon after `stop` is set and
    /// answers with what it has found. Calls `report` after each deeper search. `None` if the game
    /// is over.
    pub fn think(
        &mut self,
        game: &Game<P>,
        task: &Task<P::Move>,
        stop: &AtomicBool,
        report: &mut dyn FnMut(&Report<P::Move>),
    ) -> Option<BestTurn<P::Move>> {
        let side = game.to_move()?;
        let standing = Played::of(game);
        let manner = Manner::new(task, stop);
        let limits = Limits {
            // The rest of the time covers the answer's way back to the caller.
            time_ms: manner.limits.time_ms.map(|ms| ms - ms / 20),
            ..manner.limits
        };
        let mut budget = Budget::new(limits, manner.stop);
        let turn = u64::from(game.position().round()) * 2 + side.index() as u64;
        let eyes = Eyes::new(manner.sight, manner.seed, turn);
        self.table.grow_older();
        self.memory.fade();
        let mut game = game.clone();
        let mut only = &task.only[..];
        let mut answer = BestTurn {
            moves: Vec::new(),
            report: None,
        };
        // What the search of one action found for the next ones, for when they get no time.
        let mut plan: Vec<P::Move> = Vec::new();
        // Each action of the turn gets a search of its own. Little work is done twice, since the
        // table still holds what the search before it has found.
        while game.to_move() == Some(side) {
            let position = game.position().clone();
            let mut legal = std::mem::take(&mut only).to_vec();
            if legal.is_empty() {
                self.eval.moves(&position, &mut legal);
            }
            let mv = match legal[..] {
                [] => break,
                [only] => only,
                _ => {
                    budget.allow(share(self.eval.actions_left(&position)));
                    let mut search = self.search(&mut budget, &standing, eyes, manner.exchanges);
                    search.room.first_moves.clone_from(&legal);
                    let line = deepen(&mut search, &position, side, &mut |mut found| {
                        found.line.splice(..0, answer.moves.iter().copied());
                        report(&found);
                        answer.report = Some(found);
                    });
                    if !line.is_empty() {
                        plan = line;
                    }
                    let planned = plan.first().filter(|mv| legal.contains(mv));
                    planned
                        .copied()
                        .unwrap_or_else(|| self.at_a_glance(&position, &legal))
                }
            };
            plan = plan.strip_prefix(&[mv]).unwrap_or_default().to_vec();
            // `legal_moves` has listed it, so this can't fail; if it did, we would not go on.
            if game.play(mv).is_err() {
                break;
            }
            answer.moves.push(mv);
            if game.position().turn_key().is_some() {
                break;
            }
        }
        Some(answer)
    }

    /// Searches the position of `game` without playing: makes the same reports, and returns the
    /// last one. `None` if there is nothing to find out.
    pub fn analyze(
        &mut self,
        game: &Game<P>,
        task: &Task<P::Move>,
        stop: &AtomicBool,
        report: &mut dyn FnMut(&Report<P::Move>),
    ) -> Option<Report<P::Move>> {
        let side = game.to_move()?;
        let standing = Played::of(game);
        let manner = Manner::new(task, stop);
        let mut budget = Budget::new(manner.limits, manner.stop);
        budget.allow(100);
        let eyes = Eyes::new(manner.sight, manner.seed, 0);
        self.table.grow_older();
        let mut search = self.search(&mut budget, &standing, eyes, manner.exchanges);
        let position = game.position();
        search.room.first_moves.clone_from(&task.only);
        if task.only.is_empty() {
            search.eval.moves(position, &mut search.room.first_moves);
        }
        let mut last = None;
        deepen(&mut search, position, side, &mut |found| {
            report(&found);
            last = Some(found);
        });
        last
    }

    /// What the position of `game` is worth at a glance, in centi-points for the side to move; for
    /// the first side if the game is over.
    pub fn evaluate(&self, game: &Game<P>) -> i32 {
        let score = self.eval.score(game.position());
        match game.to_move() {
            Some(Side::Second) => -score,
            _ => score,
        }
    }

    fn search<'a, 's>(
        &'a mut self,
        budget: &'a mut Budget<'s>,
        standing: &'a Played,
        eyes: Eyes,
        exchanges: bool,
    ) -> Search<'a, 's, P, E> {
        Search {
            style: self.eval.style(),
            eval: &self.eval,
            table: &mut self.table,
            memory: &mut self.memory,
            budget,
            standing,
            eyes,
            exchanges,
            room: &mut self.room,
        }
    }

    /// The move for when there is no time at all: the most valuable capture, else the end of the
    /// turn.
    fn at_a_glance(&self, position: &P, legal: &[P::Move]) -> P::Move {
        let mut looks = Vec::new();
        self.eval.look(position, legal, &mut looks);
        let best = looks
            .iter()
            .enumerate()
            .max_by_key(|(_, look)| (look.gain, look.ends_turn, look.hint))
            .map_or(0, |(index, _)| index);
        legal[best]
    }
}

/// Deepens a search until its budget is used up or there is nothing more to find out. Returns the
/// best line, empty if there was no time to find any.
fn deepen<P: Position, E: Evaluate<P>>(
    search: &mut Search<'_, '_, P, E>,
    position: &P,
    side: Side,
    tell: &mut dyn FnMut(Report<P::Move>),
) -> Vec<P::Move> {
    let deepest = search.budget.depth().unwrap_or(u32::MAX).clamp(1, 64);
    let mut best = Vec::new();
    let mut score: Option<(u32, i32)> = None;
    search.room.forget();
    for depth in 1..=deepest {
        let (value, line) = aspire(search, position, side, depth, score);
        let spent = search.budget.spent();
        if line.is_empty() {
            break;
        }
        // A search cut short still counts: it began with the best move of the depth before, so that
        // it can only have found a better one. Its value, though, belongs to no full depth.
        best = line;
        if !spent {
            score = Some((depth, value));
        }
        if let Some((depth, value)) = score {
            tell(Report {
                depth,
                deepest: search.room.deepest.max(depth as usize) as u32,
                score: Score::new(value),
                nodes: search.budget.nodes(),
                ms: search.budget.elapsed_ms(),
                table_full: search.table.used(),
                line: best.clone(),
            });
        }
        // A win that was found beyond the horizon may not be the quickest.
        let won = value > DECIDED && WIN - value <= depth as i32;
        if spent || won || search.budget.mostly_spent(55) {
            break;
        }
    }
    best
}

/// Searches one depth, first in a narrow window around the last depth's value (aspiration window)
/// where the style has one. Returns the value and the best line, empty if there was no time to find
/// any.
fn aspire<P: Position, E: Evaluate<P>>(
    search: &mut Search<'_, '_, P, E>,
    position: &P,
    side: Side,
    depth: u32,
    last: Option<(u32, i32)>,
) -> (i32, Vec<P::Move>) {
    let about = last.filter(|(_, value)| value.abs() < DECIDED);
    let (Some((_, about)), Some(mut margin)) = (about, search.style.aspiration(depth)) else {
        let (value, line) = search.dive(position, side, depth as i32, Window::ALL);
        return (value, line.to_vec());
    };
    let (mut low, mut high) = (about - margin, about + margin);
    let mut best = Vec::new();
    loop {
        let (value, line) = search.dive(position, side, depth as i32, Window(low, high));
        let line = line.to_vec();
        if !line.is_empty() {
            best = line;
        }
        if search.budget.spent() || (low < value && value < high) {
            return (value, best);
        }
        // Outside the window a value is only a bound. It moves the end that failed, not the other.
        margin *= 4;
        let wide = margin > 1_000;
        if value <= low {
            low = if wide { Window::ALL.0 } else { value - margin };
        } else {
            high = if wide { Window::ALL.1 } else { value + margin };
        }
    }
}

/// The share, in hundredths, of the remaining budget that the next search may take when the turn
/// has `actions` left.
fn share(actions: u32) -> u64 {
    // The first search looks at the rest of the turn, too, and so deserves most.
    match actions {
        0 | 1 => 100,
        2 => 65,
        3 => 50,
        _ => 40,
    }
}
