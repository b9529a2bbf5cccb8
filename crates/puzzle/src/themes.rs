//! What a puzzle is about, in keys of texts.

use game::{Ending, Viewer};
use hall::Table;
use play::Story;
use rulebook::PuzzleGoal;

use crate::line::{answers, play};

/// How many moves are played on at most until a game that is decided is over.
const DECIDED: usize = 40;

/// What the solution is about: how it ends, the kind of piece that decides, and how it is done.
pub(crate) fn themes(table: &dyn Table, goal: PuzzleGoal, line: &[Vec<String>]) -> Vec<String> {
    let mut table = table.boxed_clone();
    let mut stories = Vec::new();
    let mut threats = false;
    for (index, turn) in line.iter().enumerate() {
        let from = table.plies();
        if play(&mut *table, turn).is_none() {
            return Vec::new();
        }
        let told = (from..table.plies()).filter_map(|ply| Story::of(&*table, ply, Viewer::Judge));
        stories.push(told.collect::<Vec<_>>());
        if let (0, PuzzleGoal::Win(turns @ 2..)) = (index, goal) {
            threats = several(&*table, turns - 1);
        }
    }
    let mut themes = vec![match goal {
        PuzzleGoal::Take => "take".to_owned(),
        PuzzleGoal::Win(_) => ending(table).unwrap_or_default().to_owned(),
    }];
    let last = stories.last().map(Vec::as_slice).unwrap_or_default();
    let strikes = last.iter().rev().find_map(|story| story.piece.as_ref());
    themes.extend(strikes.map(|piece| piece.kind.to_owned()));
    themes.extend(done(&stories, threats).map(str::to_owned));
    themes
}

/// How the solution is done.
fn done(stories: &[Vec<Story>], threats: bool) -> impl Iterator<Item = &'static str> {
    let takes = |story: &Story| story.target.is_some() || !story.fallen.is_empty();
    let [first, rest @ ..] = stories else {
        return Vec::new().into_iter();
    };
    let mut names = Vec::new();
    if let [one, others @ ..] = first.as_slice()
        && !others.is_empty()
    {
        // A piece that goes on from where it went is the same one.
        let mut here = place_after(one);
        let same = others.iter().all(|story| {
            let same = story.piece.as_ref().map(|piece| piece.place) == here;
            here = place_after(story);
            same
        });
        names.push(if same { "alone" } else { "together" });
    }
    if !rest.is_empty() && !first.iter().any(takes) {
        names.push("quiet");
    }
    if rest.first().is_some_and(|reply| reply.iter().any(takes)) {
        names.push("sacrifice");
    }
    if threats {
        names.push("double");
    }
    names.into_iter()
}

fn place_after(story: &Story) -> Option<game::Place> {
    story.to.or(story.piece.as_ref().map(|piece| piece.place))
}

/// Whether no single turn wins after all answers, so that there are several threats.
fn several(table: &dyn Table, turns: u32) -> bool {
    let answers = answers(table, turns).unwrap_or_default();
    let mut all = answers.iter().map(|(_, ways)| ways);
    let Some(first) = all.next() else {
        return false;
    };
    let mut common = first.clone();
    for ways in all {
        common.retain(|way| ways.contains(way));
    }
    common.is_empty()
}

/// The name of the ending that a decided game comes to.
fn ending(mut table: Box<dyn Table>) -> Option<&'static str> {
    for _ in 0..DECIDED {
        if let Some(outcome) = table.outcome() {
            return match outcome.ending {
                Ending::ByRule(reason) => Some(reason.name),
                other => Some(other.name()),
            };
        }
        let end = table.turn_end().map(|(end, _)| end);
        if end.is_none_or(|end| table.play(end).is_err()) {
            let first = table.offers().into_iter().next()?;
            table.play(&first.text).ok()?;
        }
    }
    None
}
