//! The piece that comes to light within a move and leaves at once.

use game::{PieceView, Scene, Viewer};
use hall::Table;

/// The board with the piece that came to light with ply `ply` and left with it, if one did.
pub(super) fn passing(table: &dyn Table, ply: usize, viewer: Viewer) -> Option<Scene> {
    let piece = table.passing(ply, viewer)?;
    let mut scene = table.scene(ply, viewer)?;
    let hidden = |other: &PieceView| other.is_hidden() && other.place == piece.place;
    scene.pieces.retain(|other| !hidden(other));
    scene.pieces.push(piece);
    Some(scene)
}
