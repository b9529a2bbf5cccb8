//! The engine's main call: takes a game and limits, and returns a turn.

use std::sync::atomic::AtomicBool;

use game::{Game, Open, Position, Side};

use crate::deepen::Root;
use crate::limits::Budget;
use crate::search::Played;
use crate::sight::Eyes;
use crate::table::TranspositionTable;
use crate::threads::{Scratch, Shared, deepen_together, helpers_nodes};
use crate::{BestTurn, Evaluate, Level, Limits, Progress, Report, Task};

/// Thinks about games of one kind and keeps what it has found out for the next turn. These are
/// games without secrets, or what one player has seen of a game ([`Game::seen_by`]).
pub struct Thinker<P: Position, E> {
    eval: E,
    table: TranspositionTable,
    /// What each thread works with.
    scratch: Vec<Scratch<P>>,
}

/// How strongly to play.
struct Strength {
    limits: Limits,
    eyes: Eyes,
    /// Whether exchanges are followed beyond the horizon.
    exchanges: bool,
    threads: usize,
}

impl Strength {
    /// The strength at one turn of a game.
    fn new<M>(task: &Task<M>, turn: u64) -> Self {
        let level = Level::get(task.level);
        Self {
            limits: task.limits.and(level.limits),
            eyes: Eyes::new(level.sight, task.seed, turn),
            exchanges: level.exchanges,
            // Weaker levels are limited, and err in the same way with the same seed.
            threads: match level.number {
                FULL => task.threads.max(1),
                _ => 1,
            },
        }
    }
}

/// The number of the level without limits.
const FULL: u8 = 10;

impl<P: Open, E: Evaluate<P>> Thinker<P, E> {
    /// A thinker that judges positions by `eval` and has a transposition table of `table_mib` MiB;
    /// 16 is plenty at one second per turn.
    pub fn new(eval: E, table_mib: usize) -> Self {
        Self {
            eval,
            table: TranspositionTable::new(table_mib),
            scratch: Vec::new(),
        }
    }

    /// Finds the rest of the running turn of `game`; the moves are legal and end the turn, or the last
    /// one is a move whose reply by the rules decides how to go on, such as a search. The first one is
    /// from [`Task::only`], unless that is empty. Stops soon after `stop` is set and
    /// answers with what it has found. Calls `report` with what it finds in the meantime. `None` if the game
    /// is over.
    pub fn think(
        &mut self,
        game: &Game<P>,
        task: &Task<P::Move>,
        stop: &AtomicBool,
        report: &mut dyn FnMut(&Progress<P::Move>),
    ) -> Option<BestTurn<P::Move>> {
        let side = game.to_move()?;
        let played = Played::of(game, task.race);
        let turn = u64::from(game.position().round()) * 2 + side.index() as u64;
        let strength = Strength::new(task, turn);
        let limits = Limits {
            // The rest of the time covers the answer's way back to the caller.
            time_ms: strength.limits.time_ms.map(|ms| ms - ms / 20),
            ..strength.limits
        };
        self.get_ready(game, task, strength.threads);
        self.scratch.iter_mut().for_each(|own| own.memory.fade());
        let helpers = helpers_nodes(strength.threads);
        let mut budget = Budget::new(limits, stop, &helpers);
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
                [only] if !(task.even_forced && answer.moves.is_empty()) => only,
                _ => {
                    budget.allow(share(self.eval.actions_left(&position)));
                    let root = Root {
                        position: &position,
                        side,
                        // Another turn begins with another first action, or goes on otherwise.
                        lines: if answer.moves.is_empty() {
                            task.lines
                        } else {
                            1
                        },
                        from: 1,
                    };
                    let line = self.search(
                        &mut budget,
                        &played,
                        &strength,
                        &root,
                        &legal,
                        &mut |found| {
                            let found = found.after(&answer.moves);
                            report(&found);
                            if let Progress::Line(found @ Report { rank: 1, .. }) = found {
                                answer.report = Some(found);
                            }
                        },
                    );
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
            if game.position().turn_key().is_some() || self.eval.awaits_reply(&position, mv) {
                break;
            }
        }
        Some(answer)
    }

    /// Searches the position of `game` without playing: makes the same reports, and returns the
    /// last one on the best line. `None` if there is nothing to find out.
    pub fn analyze(
        &mut self,
        game: &Game<P>,
        task: &Task<P::Move>,
        stop: &AtomicBool,
        report: &mut dyn FnMut(&Progress<P::Move>),
    ) -> Option<Report<P::Move>> {
        let side = game.to_move()?;
        let played = Played::of(game, task.race);
        let strength = Strength::new(task, 0);
        self.get_ready(game, task, strength.threads);
        let helpers = helpers_nodes(strength.threads);
        let mut budget = Budget::new(strength.limits, stop, &helpers);
        budget.allow(100);
        let root = Root {
            position: game.position(),
            side,
            lines: task.lines,
            from: 1,
        };
        let mut first_moves = task.only.clone();
        if first_moves.is_empty() {
            self.eval.moves(root.position, &mut first_moves);
        }
        let mut best = None;
        self.search(
            &mut budget,
            &played,
            &strength,
            &root,
            &first_moves,
            &mut |found| {
                report(&found);
                if let Progress::Line(found @ Report { rank: 1, .. }) = found {
                    best = Some(found);
                }
            },
        );
        best
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

    /// Looks at the game and makes room for a number of threads before another search.
    fn get_ready(&mut self, game: &Game<P>, task: &Task<P::Move>, threads: usize) {
        self.eval.learn(game, task);
        self.table.grow_older();
        self.scratch.resize_with(threads, Scratch::new);
    }

    /// Searches for the best line; empty if there was no time to find any.
    fn search(
        &mut self,
        budget: &mut Budget<'_>,
        played: &Played,
        strength: &Strength,
        root: &Root<'_, P>,
        first_moves: &[P::Move],
        tell: &mut dyn FnMut(Progress<P::Move>),
    ) -> Vec<P::Move> {
        for own in &mut self.scratch {
            own.room.first_moves.clear();
            own.room.first_moves.extend_from_slice(first_moves);
        }
        let shared = Shared {
            eval: &self.eval,
            table: &self.table,
            played,
            eyes: strength.eyes,
            exchanges: strength.exchanges,
        };
        deepen_together(&shared, &mut self.scratch, budget, root, tell)
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
