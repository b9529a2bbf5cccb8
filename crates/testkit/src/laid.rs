//! Pieces as an arbiter finds them, for tests of positions that are laid out by hand.

use game::{Laid, Place, Scene};

/// All pieces where they stand, on the board and beside it.
#[must_use]
pub fn standing(scene: Scene) -> Vec<Laid> {
    let laid = scene.pieces.into_iter().map(|piece| Laid {
        from: Some(piece.place),
        at: piece.place,
        side: piece.side,
        kind: piece.kind,
        letter: piece.letter,
    });
    laid.collect()
}

/// The place of this name.
///
/// # Panics
///
/// If there is none.
#[must_use]
pub fn place(scene: &Scene, name: &str) -> Place {
    let view = scene.places.iter().find(|view| view.name == name);
    view.unwrap_or_else(|| panic!("no place {name}")).place
}
