//! Scenes show each piece on the board once, and show each viewer what that viewer may see.

use std::collections::HashSet;

use game::{Place, Scene, Show, Side, Viewer};

use crate::fault::{Checked, ensure};

/// One piece as a census lists it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CensusPiece {
    /// The name of its place, as in the scene's places.
    pub place: String,
    /// Whose it is.
    pub side: Side,
    /// Its letter, as in the scene's pieces.
    pub letter: char,
}

/// The scene has every place once, exactly the pieces of the census, and marks and pieces only on
/// places that exist.
pub(crate) fn complete<V: Show>(
    view: &V,
    viewer: Viewer,
    census: &dyn Fn(&V) -> Vec<CensusPiece>,
) -> Checked {
    let scene = view.scene();
    frame(&scene, viewer)?;
    let shown = standing(&scene, viewer)?;
    let mut expected = census(view);
    expected.sort();
    ensure(shown == expected, "scene shows every piece once", || {
        let missing: Vec<_> = expected
            .iter()
            .filter(|piece| !shown.contains(piece))
            .collect();
        let extra: Vec<_> = shown
            .iter()
            .filter(|piece| !expected.contains(piece))
            .collect();
        format!(
            "{viewer:?} is shown {} pieces of {}; missing {missing:?}, extra {extra:?}",
            shown.len(),
            expected.len(),
        )
    })?;
    ensure(
        scene.to_move == view.to_move(),
        "scene says who moves",
        || {
            format!(
                "the scene says {:?}, the position {:?}",
                scene.to_move,
                view.to_move()
            )
        },
    )
}

fn frame(scene: &Scene, viewer: Viewer) -> Checked {
    let board = &scene.board;
    let labels = (board.column_labels.len(), board.row_labels.len());
    ensure(
        labels == (usize::from(board.columns), usize::from(board.rows)),
        "labels of the board",
        || {
            format!(
                "{labels:?} labels for {} columns and {} rows",
                board.columns, board.rows
            )
        },
    )?;
    let (mut places, mut names, mut spots) = (HashSet::new(), HashSet::new(), HashSet::new());
    for view in &scene.places {
        let once = places.insert(view.place)
            && names.insert(view.name.as_str())
            && spots.insert((view.x.to_bits(), view.y.to_bits()));
        ensure(once, "every place once", || {
            format!("{view:?} is listed twice, or shares number, name or spot with another")
        })?;
    }
    for mark in &scene.marks {
        ensure(places.contains(&mark.place), "marks on places", || {
            format!("{viewer:?} is shown {mark:?}, which is on no place")
        })?;
    }
    let mut ids = HashSet::new();
    for button in &scene.buttons {
        ensure(ids.insert(button.id), "every button once", || {
            format!("{button:?} is there twice")
        })?;
    }
    for tray in &scene.trays {
        ensure(
            tray.pieces.iter().all(|piece| piece.2 > 0),
            "no empty trays",
            || format!("{tray:?} holds none of a kind"),
        )?;
    }
    Ok(())
}

/// The pieces of a scene in the form of a census, sorted.
fn standing(scene: &Scene, viewer: Viewer) -> Result<Vec<CensusPiece>, crate::fault::Flaw> {
    let name = |place: Place| scene.places.iter().find(|view| view.place == place);
    let mut shown = Vec::new();
    for piece in &scene.pieces {
        let Some(view) = name(piece.place) else {
            ensure(false, "pieces on places", || {
                format!("{viewer:?} is shown {piece:?}, which is on no place")
            })?;
            continue;
        };
        shown.push(CensusPiece {
            place: view.name.clone(),
            side: piece.side,
            letter: piece.letter,
        });
    }
    shown.sort();
    Ok(shown)
}
