//! Which computer solves a puzzle.

use std::sync::atomic::AtomicBool;

use engine::{LEVELS, Player, Request, Task};
use hall::Table;

use crate::line::end_of;

/// MiB of the computer's table.
pub(crate) const TABLE_MIB: usize = 4;

/// The lowest level that finds the turn; the highest if the others don't.
pub(crate) fn level(table: &dyn Table, turn: &[String], seed: u64) -> u8 {
    let right = end_of(table, turn);
    let (top, others) = LEVELS.split_last().expect("there are levels");
    let mut levels = others.iter().map(|level| level.number);
    let solves = |level: &u8| {
        let played = turn_of(&mut Player::new(TABLE_MIB), table, *level, seed);
        played.is_some_and(|played| end_of(table, &played) == right)
    };
    levels.find(solves).unwrap_or(top.number)
}

/// What a computer of this level plays.
pub(crate) fn turn_of(
    player: &mut Player,
    table: &dyn Table,
    level: u8,
    seed: u64,
) -> Option<Vec<String>> {
    let task = Task {
        level,
        seed,
        ..Task::default()
    };
    let request = Request::of_side(table, table.to_move()?, task);
    let answer = player.think(&request, &AtomicBool::new(false), &mut |_| {});
    Some(answer.ok()?.moves)
}
