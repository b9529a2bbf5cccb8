//! Looking for puzzles in games of the engine against itself.

use std::sync::atomic::{AtomicBool, Ordering};

use engine::Player;
use game::{Side, SplitMix, Viewer};
use hall::{Hall, Options, Table};
use rulebook::Puzzle;

use crate::basket::Basket;
use crate::level::{TABLE_MIB, turn_of};
use crate::prove::found;

/// How many plies later the same game may have another puzzle.
const APART: usize = 10;
/// How many actions a turn has at most in a puzzle: with more there are too many turns to search.
const ACTIONS: i64 = 2;

/// What to look for, and where.
pub struct Order {
    /// The game at its start.
    pub table: Box<dyn Table>,
    /// How many puzzles.
    pub count: usize,
    /// The highest level of the players; each side of each game gets one up to it by lot.
    pub level: u8,
    /// Plies played at random before the players take over.
    pub random_plies: usize,
    /// Turns after which a game is broken off.
    pub most_turns: usize,
    /// Makes the games repeatable.
    pub seed: u64,
}

/// Plays games and returns the puzzles found, the easiest first; fewer than asked for once `stop` is set. Calls
/// `told` with the number of games begun and each new puzzle. The same order gives the same puzzles.
pub fn mine(
    order: &Order,
    stop: &AtomicBool,
    told: &mut dyn FnMut(u64, Option<&Puzzle>),
) -> Vec<Puzzle> {
    let mut basket = Basket::new(order.count);
    for number in 0.. {
        if basket.is_full() || stop.load(Ordering::Relaxed) {
            break;
        }
        told(number + 1, None);
        basket.next_game();
        let mut keep = |puzzle: Puzzle, side: Side| {
            let taken = basket.take(&puzzle, side);
            if taken {
                told(number + 1, Some(&puzzle));
            }
            (taken, basket.is_full() || basket.has_enough_of_game())
        };
        play_game(order, order.seed.wrapping_add(number), stop, &mut keep);
    }
    basket.sorted()
}

/// Plays a game and hands over the puzzles in it; `keep` says whether it has taken one, and whether it wants
/// no more of this game.
fn play_game(
    order: &Order,
    seed: u64,
    stop: &AtomicBool,
    keep: &mut dyn FnMut(Puzzle, Side) -> (bool, bool),
) {
    let mut random = SplitMix(seed);
    let mut table = begun(order, &mut random);
    let mut players = [0, 1].map(|_| Player::new(TABLE_MIB));
    let levels = [0, 1].map(|_| 1 + random.below(usize::from(order.level.max(1))) as u8);
    let mut next = table.plies();
    for _ in 0..order.most_turns {
        let Some(side) = table.to_move() else { return };
        let index = side.index();
        let turn = turn_of(&mut players[index], &*table, levels[index], seed);
        let Some(turn) = turn else { return };
        for text in turn {
            if stop.load(Ordering::Relaxed) {
                return;
            }
            let here = table.plies() >= next && may_be_puzzle(&*table);
            if let Some(puzzle) = here
                .then(|| alone(&*table))
                .flatten()
                .and_then(|position| found(&*position, order.seed))
            {
                let (taken, enough) = keep(puzzle, side);
                if enough {
                    return;
                }
                if taken {
                    next = table.plies() + APART;
                }
            }
            if table.play(&text).is_err() {
                return;
            }
        }
    }
}

/// The game after some random plies; whoever has begun a turn has finished it.
fn begun(order: &Order, random: &mut SplitMix) -> Box<dyn Table> {
    let mut table = order.table.boxed_clone();
    let start = table.plies();
    while table.plies() < start + order.random_plies || !table.at_turn_start() {
        let offers = table.offers();
        if offers.is_empty()
            || table
                .play(&offers[random.below(offers.len())].text)
                .is_err()
        {
            break;
        }
    }
    table
}

/// The position as a puzzle begins with it: without the game that has led there.
fn alone(table: &dyn Table) -> Option<Box<dyn Table>> {
    let text = table.position(Viewer::Judge);
    Hall::all().open(&text, &Options::default()).ok()
}

/// Whether the position is worth a search.
fn may_be_puzzle(table: &dyn Table) -> bool {
    let left = table.scene(table.plies(), Viewer::Judge).and_then(|scene| {
        let mut counters = scene.counters.into_iter();
        counters.find(|counter| counter.key == "actions-left")
    });
    let few = left.is_none_or(|left| (1..=ACTIONS).contains(&left.value));
    few && !table.opening_phase()
}
