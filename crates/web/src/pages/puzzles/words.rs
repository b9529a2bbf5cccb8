//! What is said of a puzzle.

use game::{Side, Viewer};
use hall::{GameInfo, Options, Table};
use play::Story;
use rulebook::{Puzzle, PuzzleGoal};

use crate::board::{piece_name, place_name, side_name};
use crate::games::hall;
use crate::i18n::{find, t, ta};

/// The game in the position of a puzzle.
pub(super) fn opened(puzzle: &Puzzle) -> Option<Box<dyn Table>> {
    hall().open(&puzzle.position, &Options::default()).ok()
}

/// What is asked for.
pub(super) fn asked(info: &GameInfo, puzzle: &Puzzle, side: Side) -> String {
    let side = side_name(info.sides, side);
    let (key, turns) = match puzzle.goal {
        PuzzleGoal::Take => ("puzzle-take", 1),
        PuzzleGoal::Win(turns) if puzzle.line.iter().flatten().any(|text| text == "end") => {
            ("puzzle-win-turns", turns)
        }
        PuzzleGoal::Win(turns) => ("puzzle-win-moves", turns),
    };
    ta(key, &[("side", side.into()), ("turns", turns.into())])
}

/// The name of a theme: a theme of its own, or the name of a kind of piece.
pub(super) fn theme(name: &str) -> String {
    find(&format!("puzzle-theme-{name}"), &[]).unwrap_or_else(|| t(name))
}

/// The names of all themes of a puzzle.
pub(super) fn themes(puzzle: &Puzzle) -> String {
    let names = puzzle.themes.iter().map(|name| theme(name));
    names.collect::<Vec<_>>().join(" · ")
}

/// The piece that begins the solution, with its place.
pub(super) fn first_piece(info: &GameInfo, puzzle: &Puzzle) -> Option<String> {
    let mut table = opened(puzzle)?;
    let scene = table.scene(0, Viewer::Judge)?;
    table.play(puzzle.line.first()?.first()?).ok()?;
    let piece = Story::of(&*table, 0, Viewer::Judge)?.piece?;
    let place = place_name(&scene, piece.place)?.to_owned();
    let name = piece_name(&piece, Some(piece.side), info.sides);
    let args = [("piece", name.into()), ("place", place.into())];
    Some(ta("puzzle-hint-piece", &args))
}
