//! What was played, as people read it: turns, rounds, and the places that a turn changed.

use std::collections::BTreeSet;
use std::ops::Range;

use game::{Mark, MarkKind, PieceView, Place, Scene, Side, Viewer};
use hall::Table;

/// A turn in the list of moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnLine {
    /// The side that played it.
    pub side: Side,
    /// The round in which it was played, as the game counts them.
    pub round: u32,
    /// First ply.
    pub from: usize,
    /// One past the last ply.
    pub to: usize,
    /// Its moves; a word that only ends the turn is left out if there are others.
    pub text: String,
}

/// The moves of a turn in the form that people read most easily, with the board numbered from the
/// other side if it is `turned`.
#[must_use]
pub fn legible(table: &dyn Table, turn: &TurnLine, viewer: Viewer, turned: bool) -> String {
    joined(table, turn, |ply| table.ply_for_people(ply, viewer, turned))
}

/// The same on a screen that shows no [hidden pieces](game::HIDDEN): of their moves it says no more than
/// everybody knows.
#[must_use]
pub fn legible_covered(table: &dyn Table, turn: &TurnLine, viewer: Viewer, turned: bool) -> String {
    joined(table, turn, |ply| ply_covered(table, ply, viewer, turned))
}

/// The text of a ply as people read it on a screen that shows no [hidden pieces](game::HIDDEN).
#[must_use]
pub fn ply_covered(table: &dyn Table, ply: usize, viewer: Viewer, turned: bool) -> Option<String> {
    let covered = table.covered(ply, turned);
    covered.or_else(|| table.ply_for_people(ply, viewer, turned))
}

fn joined(table: &dyn Table, turn: &TurnLine, text: impl Fn(usize) -> Option<String>) -> String {
    let end = table.turn_end().map(|(end, _)| end);
    let moves = (turn.from..turn.to).filter_map(text);
    let moves: Vec<String> = moves.filter(|text| end != Some(text.as_str())).collect();
    if moves.is_empty() {
        turn.text.clone()
    } else {
        moves.join("; ")
    }
}

/// The first `plies` plies of a game as turns.
#[must_use]
pub fn turns(table: &dyn Table, plies: usize, viewer: Viewer) -> Vec<TurnLine> {
    let end = table.turn_end().map(|(end, _)| end);
    let mut turns: Vec<TurnLine> = Vec::new();
    let mut open = false;
    for ply in 0..plies {
        let Some((side, text)) = table.ply(ply, viewer) else {
            break;
        };
        let ends = end == Some(text.as_str());
        match turns.last_mut() {
            Some(turn) if open && turn.side == side => {
                turn.to = ply + 1;
                if !ends {
                    turn.text = format!("{}; {text}", turn.text);
                }
            }
            _ => {
                let text = if ends {
                    table.turn_end().map_or(text, |(_, pass)| pass.to_owned())
                } else {
                    text
                };
                turns.push(TurnLine {
                    side,
                    round: table.round_after(ply).unwrap_or_default(),
                    from: ply,
                    to: ply + 1,
                    text,
                });
            }
        }
        open = !ends;
    }
    turns
}

/// Groups turns into the rows of a list, with a column for each side; `line` says of which turn an
/// item is. A side that moves twice in a row begins a new row.
#[must_use]
pub fn rows<T>(
    turns: impl IntoIterator<Item = T>,
    line: impl Fn(&T) -> &TurnLine,
) -> Vec<[Option<T>; 2]> {
    let mut rows: Vec<[Option<T>; 2]> = Vec::new();
    for turn in turns {
        match (line(&turn).side, rows.last_mut()) {
            (Side::Second, Some(row)) if row[1].is_none() => row[1] = Some(turn),
            (Side::First, _) => rows.push([Some(turn), None]),
            (Side::Second, _) => rows.push([None, Some(turn)]),
        }
    }
    rows
}

/// The plies of the last turn among the first `plies` plies of a game; it may be unfinished.
#[must_use]
pub fn last_turn(table: &dyn Table, plies: usize) -> Range<usize> {
    let end = table.turn_end().map(|(end, _)| end);
    let ply = |ply: usize| table.ply(ply, Viewer::Public);
    let side = plies.checked_sub(1).and_then(ply).map(|(side, _)| side);
    let earlier = |(by, text): (Side, String)| Some(by) == side && end != Some(text.as_str());
    let mut from = plies.saturating_sub(1);
    while from.checked_sub(1).and_then(ply).is_some_and(earlier) {
        from -= 1;
    }
    from..plies
}

/// The places that the last turn of a game changed, or the last of its first `plies` plies, in the eyes
/// of everybody: where a hidden piece has moved is left out. What waits beside the board follows from what
/// stands on it, so it is left out, unless nothing else has changed.
#[must_use]
pub fn last_changes(table: &dyn Table, plies: usize, viewer: Viewer) -> Vec<Place> {
    changes(table, last_turn(table, plies), viewer)
}

/// The places that these plies changed, in the same way.
#[must_use]
pub fn changes(table: &dyn Table, plies: Range<usize>, viewer: Viewer) -> Vec<Place> {
    let scenes = table
        .scene(plies.start, viewer)
        .zip(table.scene(plies.end, viewer));
    scenes.map_or_else(Vec::new, |(before, after)| {
        let all = changed(&before, &after);
        let on_board = all.iter().copied();
        let on_board: Vec<Place> = on_board
            .filter(|place| lies_on_board(&after, *place))
            .collect();
        if on_board.is_empty() { all } else { on_board }
    })
}

/// Whether a place lies on the board, not beside it.
pub(crate) fn lies_on_board(scene: &Scene, place: Place) -> bool {
    let (columns, rows) = (f32::from(scene.board.columns), f32::from(scene.board.rows));
    let mut places = scene.places.iter();
    let view = places.find(|view| view.place == place);
    view.is_some_and(|view| (0.0..=columns).contains(&view.x) && (0.0..=rows).contains(&view.y))
}

/// Marks in a scene after `plies` plies where the last turn has searched.
pub(crate) fn mark_searched(scene: &mut Scene, table: &dyn Table, plies: usize, viewer: Viewer) {
    let scenes = last_turn(table, plies).filter_map(|ply| table.scene(ply + 1, viewer));
    let marks = scenes.flat_map(|scene| scene.marks);
    for mark in marks.filter(|mark: &Mark| mark.kind == MarkKind::Searched) {
        if !scene.marks.contains(&mark) {
            scene.marks.push(mark);
        }
    }
}

/// The places where two scenes show different pieces, or the same pieces in different states. Hidden
/// pieces don't count.
#[must_use]
pub fn changed(before: &Scene, after: &Scene) -> Vec<Place> {
    let differs = |a: &Scene, b: &Scene| {
        let new = |piece: &&PieceView| !piece.is_hidden() && !b.pieces.contains(piece);
        let gone = a.pieces.iter().filter(new);
        gone.map(|piece| piece.place).collect::<BTreeSet<_>>()
    };
    differs(before, after)
        .union(&differs(after, before))
        .copied()
        .collect()
}
