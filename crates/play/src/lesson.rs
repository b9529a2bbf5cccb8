//! Tasks of lessons: whether what was played does what is asked.

use game::Viewer;
use hall::Table;
use rulebook::Task;

/// How far the reader of a lesson has come with its task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// He can go on.
    Open,
    /// All goals are reached.
    Done,
    /// What he has played misses the goals, and has a word of its own: its key.
    Tried(String),
    /// His turn is used up, and the goals are not reached.
    Missed,
}

/// Judges a game that began in the position of a task.
#[must_use]
pub fn judge(task: &Task, table: &dyn Table) -> Verdict {
    let line: Vec<String> = (0..table.plies())
        .filter_map(|ply| Some(table.ply(ply, Viewer::Judge)?.1))
        .collect();
    if line.is_empty() {
        return Verdict::Open;
    }
    if reached(task, table, &line) {
        return Verdict::Done;
    }
    let tried = task.tries.iter().find(|one| one.line == line);
    match tried {
        Some(one) => Verdict::Tried(one.says.clone()),
        None if goes_on(table) => Verdict::Open,
        None => Verdict::Missed,
    }
}

fn reached(task: &Task, table: &dyn Table, line: &[String]) -> bool {
    let learner = table.ply(0, Viewer::Judge).map(|(side, _)| side);
    let played = task.plays.is_empty() || task.plays.iter().any(|wanted| wanted == line);
    let scene = table.scene(table.plies(), Viewer::Judge);
    let fallen = |name: &String| {
        let Some(scene) = &scene else { return false };
        let place = scene.places.iter().find(|place| place.name == *name);
        let stands = scene.pieces.iter().any(|piece| {
            let here = place.is_some_and(|place| place.place == piece.place);
            here && Some(piece.side) != learner && !piece.states.contains(&"taken")
        });
        place.is_some() && !stands
    };
    let won = || table.outcome().and_then(|outcome| outcome.winner) == learner;
    played && task.takes.iter().all(fallen) && (!task.wins || won())
}

/// Whether the turn that began the game can go on with more than its end.
fn goes_on(table: &dyn Table) -> bool {
    let learner = table.ply(0, Viewer::Judge).map(|(side, _)| side);
    let end = table.turn_end().map(|(end, _)| end);
    let mut offers = table.offers().into_iter();
    table.to_move() == learner && offers.any(|offer| Some(offer.text.as_str()) != end)
}
