//! The solution of a puzzle to its end.

use game::{Goal, Viewer};
use hall::Table;
use rulebook::PuzzleGoal;

use crate::prove::BUDGET;

/// How many ways of winning are counted.
const WAYS: usize = 24;

/// The solution that begins with this turn. Each time the other side answers with the move that leaves the fewest
/// ways to win, the first of them in the order of the rules. `None` if it can't be found out.
pub(crate) fn line(
    table: &dyn Table,
    goal: PuzzleGoal,
    first: Vec<String>,
) -> Option<Vec<Vec<String>>> {
    let mut table = table.boxed_clone();
    play(&mut *table, &first)?;
    let mut line = vec![first];
    let PuzzleGoal::Win(turns) = goal else {
        return Some(line);
    };
    for left in (1..turns).rev() {
        let answers = answers(&*table, left)?;
        let hardest = answers.into_iter().min_by_key(|(_, ways)| ways.len())?;
        let (reply, ways) = hardest;
        let next = ways.into_iter().next()?;
        table.play(&reply).ok()?;
        play(&mut *table, &next)?;
        line.extend([vec![reply], next]);
    }
    Some(line)
}

/// Every move of the other side that does not lose at once, with the turns that win after it.
pub(crate) fn answers(table: &dyn Table, turns: u32) -> Option<Vec<(String, Vec<Vec<String>>)>> {
    let mut answers = Vec::new();
    for offer in table.offers() {
        let mut ahead = table.boxed_clone();
        ahead.play(&offer.text).ok()?;
        if ahead.outcome().is_none() {
            let ways = ahead.solve(Goal::Win(turns), WAYS, BUDGET).ok()?;
            answers.push((offer.text, ways));
        }
    }
    Some(answers)
}

/// Plays moves.
pub(crate) fn play(table: &mut dyn Table, moves: &[String]) -> Option<()> {
    moves
        .iter()
        .try_for_each(|text| table.play(text).ok().map(|_| ()))
}

/// The text of the position after these moves.
pub(crate) fn end_of(table: &dyn Table, moves: &[String]) -> Option<String> {
    let mut ahead = table.boxed_clone();
    play(&mut *ahead, moves)?;
    Some(ahead.position(Viewer::Judge))
}
