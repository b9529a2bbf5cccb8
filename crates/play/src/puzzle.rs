//! Solving puzzles: whether a turn is the one that was asked for, and what the other side answers.

use game::{Goal, Side, SplitMix, Viewer};
use hall::Table;
use rulebook::{Puzzle, PuzzleGoal};

/// How many positions may be looked at to see whether a move answers a wrong turn.
const MOST: u64 = 50_000;

/// What is to be said to what was played in a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The solver's turn goes on.
    Open,
    /// This was right; the other side plays these moves, and the solver has to go on.
    Reply(Vec<String>),
    /// The goal is reached.
    Solved,
    /// This does not reach the goal. The other side's moves show it, if there is something to be shown.
    Wrong(Option<Vec<String>>),
}

/// Which of so many games has its turn on a day: one after the other.
#[must_use]
pub fn turn_of_day(day: u64, games: usize) -> usize {
    (day % games.max(1) as u64) as usize
}

/// Which of so many puzzles is that of a day, the same everywhere. Puzzles of neighboring days are not
/// neighbors.
#[must_use]
pub fn puzzle_of_day(day: u64, puzzles: usize) -> usize {
    SplitMix(day).below(puzzles.max(1))
}

/// The goal of a puzzle, as the rules know it.
#[must_use]
pub const fn goal(goal: PuzzleGoal) -> Goal {
    match goal {
        PuzzleGoal::Win(turns) => Goal::Win(turns),
        PuzzleGoal::Take => Goal::Take,
    }
}

/// Answers to a game that began in the position of a puzzle, where the solver has played last. Turns are the
/// same if they lead to the same position.
#[must_use]
pub fn answer(puzzle: &Puzzle, table: &dyn Table) -> Answer {
    let sides: Vec<Side> = (0..table.plies())
        .filter_map(|ply| Some(table.ply(ply, Viewer::Judge)?.0))
        .collect();
    let Some(&solver) = sides.first() else {
        return Answer::Open;
    };
    if table.to_move() == Some(solver) {
        return Answer::Open;
    }
    let turn = sides.windows(2).filter(|two| two[0] != two[1]).count();
    let last = turn + 1 == puzzle.line.len();
    let won = table.outcome().and_then(|outcome| outcome.winner) == Some(solver);
    if is_right(puzzle, table, turn) || last && won {
        return match puzzle.line.get(turn + 1) {
            Some(reply) => Answer::Reply(reply.clone()),
            None => Answer::Solved,
        };
    }
    let played = u32::try_from(turn / 2 + 1).unwrap_or(u32::MAX);
    Answer::Wrong(match puzzle.goal {
        PuzzleGoal::Win(turns) => refutation(table, solver, turns.saturating_sub(played)),
        PuzzleGoal::Take => None,
    })
}

/// Whether the game stands where the solution leads with the turn of this number.
fn is_right(puzzle: &Puzzle, table: &dyn Table, turn: usize) -> bool {
    let mut right = table.boxed_clone();
    while right.take_back() {}
    let mut line = puzzle.line.iter().take(turn + 1).flatten();
    line.all(|text| right.play(text).is_ok())
        && right.position(Viewer::Judge) == table.position(Viewer::Judge)
}

/// A move after which the solver can't win any more in so many turns; none if he has no turn left anyway.
fn refutation(table: &dyn Table, solver: Side, turns: u32) -> Option<Vec<String>> {
    let single = table.turn_end().is_none();
    let mut moves = table.offers().into_iter().filter(|_| single && turns > 0);
    let refutes = |text: &str| {
        let mut ahead = table.boxed_clone();
        ahead.play(text).ok()?;
        if let Some(outcome) = ahead.outcome() {
            return Some(outcome.winner != Some(solver));
        }
        let found = ahead.solve(Goal::Win(turns), 1, MOST).ok()?;
        Some(found.is_empty())
    };
    let found = moves.find(|offer| refutes(&offer.text) == Some(true))?;
    Some(vec![found.text])
}
