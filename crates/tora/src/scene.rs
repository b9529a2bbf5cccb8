//! How a position looks.

use game::{Board, BoardStyle, Scene, Viewer};

use crate::Tora;

pub(crate) fn scene<const N: usize, const W: usize>(
    _position: &Tora<N, W>,
    _viewer: Viewer,
) -> Scene {
    Scene {
        board: Board {
            columns: N as u8,
            rows: N as u8,
            column_labels: Vec::new(),
            row_labels: Vec::new(),
            style: BoardStyle::Checker,
        },
        places: Vec::new(),
        pieces: Vec::new(),
        trays: Vec::new(),
        marks: Vec::new(),
        buttons: Vec::new(),
        counters: Vec::new(),
        to_move: None,
    }
}
