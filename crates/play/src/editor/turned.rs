//! The whole board at once: mirrored, and with the sides swapped.

use game::{Field, PieceView, Place, Scene};

use super::Editor;

impl Editor {
    /// Exchanges left and right.
    pub fn mirror(&mut self) {
        self.step();
        let scene = self.scene();
        let columns = f32::from(scene.board.columns);
        self.turn_pieces(&scene, |(x, y)| (columns - x, y));
        self.write_board();
    }

    /// Whether both sides have the same pieces, so that they can be swapped.
    #[must_use]
    pub fn can_swap(&self) -> bool {
        let kit = self.kit();
        let other = |piece: &PieceView| {
            let same = |own: &PieceView| (own.side, own.kind) == (!piece.side, piece.kind);
            kit.iter().any(same)
        };
        kit.iter().all(other)
    }

    /// Gives each side what the other one has, seen from its own end of the board.
    pub fn swap(&mut self) {
        if !self.can_swap() {
            return;
        }
        self.step();
        let scene = self.scene();
        let rows = f32::from(scene.board.rows);
        self.turn_pieces(&scene, |(x, y)| (x, rows - y));
        for piece in &mut self.now.pieces {
            piece.side = !piece.side;
        }
        self.now.to_move = !self.now.to_move;
        let before = self.now.fields.clone();
        for field in &mut self.now.fields {
            let twin = |other: &&Field| {
                other.key == field.key
                    && field.side.is_some()
                    && other.side == field.side.map(|side| !side)
            };
            if let Some(twin) = before.iter().find(twin) {
                field.value.clone_from(&twin.value);
            }
        }
        self.write_board();
    }

    /// Puts each piece where its center goes. Places beside the board lie as those on it do.
    fn turn_pieces(&mut self, scene: &Scene, to: impl Fn((f32, f32)) -> (f32, f32)) {
        let view = |place: Place| scene.places.iter().find(|view| view.place == place);
        let at = |(x, y): (f32, f32)| {
            let near = |one: f32, other: f32| (one - other).abs() < 0.1;
            let mut places = scene.places.iter();
            places.find(|view| near(view.x, x) && near(view.y, y))
        };
        for piece in &mut self.now.pieces {
            let turned = view(piece.place).and_then(|view| at(to((view.x, view.y))));
            // What has no counterpart stays.
            if let Some(view) = turned {
                piece.place = view.place;
            }
        }
    }
}
