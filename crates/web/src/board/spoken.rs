//! What a screen reader says about a place.

use std::collections::BTreeSet;

use game::{Ground, MarkKind, Note, PieceView, Place, PlaceView, Scene, Side};

use super::looks::Lit;
use crate::i18n::{find, t, ta};

/// Names of the sides, by [`Side::index`].
pub(crate) fn side_name(sides: [&'static str; 2], side: Side) -> String {
    t(sides[side.index()])
}

/// A piece in words, with its states.
pub(crate) fn piece_name(piece: &PieceView, own: Option<Side>, sides: [&'static str; 2]) -> String {
    let relation = own.map(|own| if own == piece.side { "own" } else { "enemy" });
    let named = relation.and_then(|relation| find(&format!("{}.{relation}", piece.kind), &[]));
    let name = named.unwrap_or_else(|| {
        let plain = kind_name(piece);
        let side = side_name(sides, piece.side);
        ta(
            "spoken-piece-of",
            &[("piece", plain.into()), ("side", side.into())],
        )
    });
    with_states(name, piece)
}

/// A piece in words that don't say whose it is.
pub(crate) fn plain_name(piece: &PieceView) -> String {
    with_states(kind_name(piece), piece)
}

/// The name of a kind where its side is said beside it.
fn kind_name(piece: &PieceView) -> String {
    let plain = find(&format!("{}.plain", piece.kind), &[]);
    let name = plain.or_else(|| find(piece.kind, &[]));
    name.unwrap_or_else(|| piece.letter.to_string())
}

fn with_states(mut text: String, piece: &PieceView) -> String {
    if let Some(label) = &piece.label {
        text.push(' ');
        text.push_str(label);
    }
    for state in &piece.states {
        text.push_str(", ");
        text.push_str(&t(state));
    }
    text
}

/// A note beside the board: in the words of its own side, of the other one, or of neither.
pub(crate) fn note_text(note: &Note, own: Option<Side>, sides: [&'static str; 2]) -> String {
    let Some(side) = note.side else {
        return t(note.key);
    };
    let relation = own.map(|own| if own == side { "own" } else { "enemy" });
    let theirs = relation.and_then(|relation| find(&format!("{}.{relation}", note.key), &[]));
    theirs.unwrap_or_else(|| ta(note.key, &[("side", side_name(sides, side).into())]))
}

/// What stands on a place, in words.
pub(crate) fn content(
    scene: &Scene,
    place: Place,
    own: Option<Side>,
    sides: [&'static str; 2],
) -> String {
    let here = scene.pieces.iter().filter(|piece| piece.place == place);
    let names: Vec<String> = here.map(|piece| piece_name(piece, own, sides)).collect();
    match names.as_slice() {
        [] => t("spoken-empty"),
        [one] => one.clone(),
        [first, rest @ ..] => {
            let second = rest.join(", ");
            ta(
                "spoken-and",
                &[("first", first.clone().into()), ("second", second.into())],
            )
        }
    }
}

/// The word for the danger that a piece is in: the game's own word, such as check, or the usual
/// one.
fn danger(scene: &Scene, place: Place) -> String {
    let mut here = scene.pieces.iter().filter(|piece| piece.place == place);
    here.find_map(|piece| find(&format!("{}.danger", piece.kind), &[]))
        .unwrap_or_else(|| t("mark-danger"))
}

/// What a ground is called.
pub(crate) fn ground_name(ground: Ground) -> String {
    match ground {
        Ground::Plain => t("ground-plain"),
        Ground::Water => t("ground-water"),
        Ground::Forest => t("ground-forest"),
        Ground::Slope(direction) => ta("ground-slope", &[("direction", direction.into())]),
        Ground::Special(key) => t(key),
    }
}

/// The spoken label of a place: its name, what is there, and what can be done.
pub(crate) fn label(
    scene: &Scene,
    view: &PlaceView,
    lit: &Lit,
    starts: &BTreeSet<Place>,
    own: Option<Side>,
    sides: [&'static str; 2],
) -> String {
    let place = view.place;
    let mut hints = Vec::new();
    if view.ground != Ground::Plain {
        hints.push(ground_name(view.ground));
    }
    for mark in scene.marks.iter().filter(|mark| mark.place == place) {
        hints.push(match mark.kind {
            MarkKind::Danger => danger(scene, place),
            MarkKind::Acted => t("mark-acted"),
            MarkKind::Bound => t("mark-bound"),
            MarkKind::Searched => t("mark-searched"),
        });
    }
    if lit.finish == Some(place) {
        hints.push(t("hint-finish"));
    } else if lit.selected.contains(&place) {
        hints.push(t("hint-selected"));
    } else if let Some((_, strike)) = lit.targets.iter().find(|(target, _)| *target == place) {
        let own_piece = scene
            .pieces
            .iter()
            .any(|p| p.place == place && Some(p.side) == own);
        hints.push(t(match (strike, own_piece || lit.selected.is_empty()) {
            (true, _) => "hint-target-attack",
            (false, true) => "hint-target",
            (false, false) => "hint-target-move",
        }));
    } else if starts.contains(&place) && lit.selected.is_empty() {
        hints.push(t("hint-can-act"));
    }
    if lit.last.contains(&place) {
        hints.push(t("hint-last-move"));
    }
    let hints: String = hints.iter().map(|hint| format!(", {hint}")).collect();
    let content = content(scene, place, own, sides);
    ta(
        "spoken-place",
        &[
            ("place", view.name.clone().into()),
            ("content", content.into()),
            ("hints", hints.into()),
        ],
    )
}
