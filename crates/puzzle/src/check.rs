//! Whether puzzles are what they say, proved again by the rules.

use std::collections::BTreeSet;

use game::TextError;
use hall::{Hall, Options, Table};
use rulebook::{Puzzle, PuzzleGoal, Puzzles};
use thiserror::Error;

use crate::line::{end_of, play};
use crate::prove::{choices, id};
use crate::themes::themes;

/// How many positions may be looked at to prove a puzzle.
const BUDGET: u64 = 3_000_000;
/// How many ways of going on are compared with the line.
const WAYS: usize = 64;

/// What is wrong with a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Wrong {
    /// Its position can't be read.
    #[error("the position: {0}")]
    Position(TextError),
    /// Its position belongs to another game.
    #[error("the position is one of {0}")]
    OtherGame(&'static str),
    /// Its name is not that of its position.
    #[error("the id should be {0}")]
    Id(String),
    /// The same puzzle is there twice.
    #[error("it is there twice")]
    Twice,
    /// The solution can't be played.
    #[error("turn {0} of the line can't be played")]
    Line(usize),
    /// The solution has too few or too many turns for its goal.
    #[error("the line has {0} turns")]
    Length(usize),
    /// A turn of the solution does not reach the goal.
    #[error("turn {0} of the line does not reach the goal")]
    Misses(usize),
    /// More than one turn reaches the goal.
    #[error("another turn reaches the goal, too: {0}")]
    Another(String),
    /// The goal can be reached sooner.
    #[error("it can be won sooner: {0}")]
    Sooner(String),
    /// There are too many positions to prove it.
    #[error("there are too many positions to prove it")]
    TooMany,
    /// It says something else about itself than is true.
    #[error("{0} should be {1}")]
    Says(&'static str, String),
}

/// Proves all puzzles of a game again. What is wrong comes with the puzzle's id.
#[must_use]
pub fn check_all(hall: &Hall, puzzles: &Puzzles) -> Vec<(String, Wrong)> {
    let mut seen = BTreeSet::new();
    let wrong = |puzzle: &Puzzle| {
        let twice = !seen.insert(puzzle.id.clone());
        let wrong = match twice {
            true => Err(Wrong::Twice),
            false => check(hall, &puzzles.game, puzzle),
        };
        Some((puzzle.id.clone(), wrong.err()?))
    };
    puzzles.puzzles.iter().filter_map(wrong).collect()
}

/// Proves a puzzle of this game: its position and line are legal, the first turn reaches the goal, no other turn
/// does, and there is no quicker way. Which level solves it is the engine's word and is not checked.
///
/// # Errors
///
/// The first thing that is wrong.
pub fn check(hall: &Hall, game: &str, puzzle: &Puzzle) -> Result<(), Wrong> {
    let opened = hall.open(&puzzle.position, &Options::default());
    let start = opened.map_err(Wrong::Position)?;
    if start.info().id != game {
        return Err(Wrong::OtherGame(start.info().id));
    }
    let named = id(&puzzle.position);
    if puzzle.id != named {
        return Err(Wrong::Id(named));
    }
    let turns = match puzzle.goal {
        PuzzleGoal::Win(turns) => turns,
        PuzzleGoal::Take => 1,
    };
    if puzzle.line.len() + 1 != 2 * turns as usize {
        return Err(Wrong::Length(puzzle.line.len()));
    }
    if turns > 1
        && let Some(turn) = solutions(&*start, PuzzleGoal::Win(turns - 1), 1)?.first()
    {
        return Err(Wrong::Sooner(turn.join("; ")));
    }
    let mut table = start.boxed_clone();
    for (number, turn) in (1..).zip(&puzzle.line) {
        if number % 2 == 1 {
            reaches(&*table, puzzle.goal, number, turn)?;
        }
        play(&mut *table, turn).ok_or(Wrong::Line(number))?;
    }
    let says = |what, told: String, own: String| match told == own {
        true => Ok(()),
        false => Err(Wrong::Says(what, own)),
    };
    let themes = themes(&*start, puzzle.goal, &puzzle.line);
    says("themes", puzzle.themes.join(", "), themes.join(", "))?;
    let choices = choices(&*start).to_string();
    says("choices", puzzle.choices.to_string(), choices)
}

/// Whether a turn of the solver reaches the goal; the first one has to be the only one.
fn reaches(
    table: &dyn Table,
    goal: PuzzleGoal,
    number: usize,
    turn: &[String],
) -> Result<(), Wrong> {
    let gone = u32::try_from(number / 2).unwrap_or(u32::MAX);
    let (goal, most) = match (goal, number) {
        (_, 1) => (goal, 2),
        (PuzzleGoal::Win(turns), _) => (PuzzleGoal::Win(turns.saturating_sub(gone)), WAYS),
        (PuzzleGoal::Take, _) => (goal, WAYS),
    };
    let end = end_of(table, turn).ok_or(Wrong::Line(number))?;
    let found = solutions(table, goal, most)?;
    let (same, others): (Vec<_>, Vec<_>) =
        (found.into_iter()).partition(|way| end_of(table, way).as_ref() == Some(&end));
    match (same.is_empty(), others.first()) {
        (true, _) => Err(Wrong::Misses(number)),
        (false, Some(other)) if number == 1 => Err(Wrong::Another(other.join("; "))),
        (false, _) => Ok(()),
    }
}

fn solutions(table: &dyn Table, goal: PuzzleGoal, most: usize) -> Result<Vec<Vec<String>>, Wrong> {
    let found = table.solve(play::goal(goal), most, BUDGET);
    found.map_err(|_| Wrong::TooMany)
}
