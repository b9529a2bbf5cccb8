//! Whether a position is a puzzle.

use game::Viewer;
use hall::Table;
use rulebook::{Puzzle, PuzzleGoal};

use crate::level::level;
use crate::line::line;
use crate::themes::themes;

/// How many positions may be looked at to find out.
pub(crate) const BUDGET: u64 = 1_500_000;

/// The puzzle that a position is, if one turn and no other reaches a goal in it. `seed` is that of the computer
/// that tries it.
#[must_use]
pub fn found(table: &dyn Table, seed: u64) -> Option<Puzzle> {
    let (goal, turn) = goals(table).find_map(|goal| {
        let solutions = table.solve(play::goal(goal), 2, BUDGET).ok()?;
        (!solutions.is_empty()).then_some((goal, solutions))
    })?;
    let [turn] = <[_; 1]>::try_from(turn).ok()?;
    let line = line(table, goal, turn)?;
    let position = table.position(Viewer::Judge);
    Some(Puzzle {
        id: id(&position),
        goal,
        themes: themes(table, goal, &line),
        choices: choices(table),
        level: level(table, &line[0], seed),
        position,
        line,
    })
}

/// The goals that may be asked for here, the nearest first. Where a turn has several actions, winning in two
/// turns has too many ways to be searched; there pieces can be taken that are worth a puzzle.
fn goals(table: &dyn Table) -> impl Iterator<Item = PuzzleGoal> + use<> {
    let second = match table.turn_end() {
        Some(_) => PuzzleGoal::Take,
        None => PuzzleGoal::Win(2),
    };
    [PuzzleGoal::Win(1), second].into_iter()
}

/// The number of legal first moves.
pub(crate) fn choices(table: &dyn Table) -> u32 {
    u32::try_from(table.offers().len()).unwrap_or(u32::MAX)
}

/// The name of the puzzle with this position: it does not depend on which others there are.
// FNV-1a, Fowler, Noll and Vo, 32 bits.
pub(crate) fn id(position: &str) -> String {
    let step = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    format!("{:08x}", position.bytes().fold(0x811c_9dc5, step))
}

#[cfg(test)]
mod tests {
    use hall::{Hall, Options};

    use super::*;

    fn found_in(position: &str) -> Option<Puzzle> {
        let table = Hall::all().open(position, &Options::default());
        found(&*table.expect("a position"), 1)
    }

    #[test]
    fn a_name_is_the_known_hash_of_the_position() {
        assert_eq!(id(""), "811c9dc5");
        assert_eq!(id("a"), "e40c292c");
    }

    #[test]
    fn one_turn_that_wins_is_a_puzzle_and_two_are_none() {
        // From a4 the king has two corners before him, or one if a6 is taken.
        let two = "brandubh 7/7/7/k5t/7/7/3t3 n 0 1";
        assert_eq!(found_in(two), None);
        let one = "brandubh 7/t6/7/k5t/7/7/3t3 n 0 1";
        let puzzle = found_in(one).expect("a puzzle");
        assert_eq!(
            (puzzle.goal, &*puzzle.line[0][0]),
            (PuzzleGoal::Win(1), "a4a1")
        );
        assert_eq!(puzzle.themes[0], "escaped");
    }
}
