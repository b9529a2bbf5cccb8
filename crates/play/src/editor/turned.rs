//! The whole board at once: mirrored, and with the sides swapped.

use game::{Field, Ground, PieceView, Place, PlaceView, Scene, Viewer};

use super::Editor;
use crate::history::lies_on_board;

/// How a board is turned. Turning it twice changes nothing.
#[derive(Clone, Copy)]
enum Turn {
    /// Left and right change places.
    Columns,
    /// Both ends change places.
    Rows,
}

impl Turn {
    /// The place where the center of another one goes, if there is one.
    fn place<'a>(self, scene: &'a Scene, from: &PlaceView) -> Option<&'a PlaceView> {
        let (x, y) = match self {
            Self::Columns => (f32::from(scene.board.columns) - from.x, from.y),
            Self::Rows => (from.x, f32::from(scene.board.rows) - from.y),
        };
        let near = |one: f32, other: f32| (one - other).abs() < 0.1;
        let mut places = scene.places.iter();
        places.find(|view| near(view.x, x) && near(view.y, y))
    }

    /// What becomes of a ground.
    fn ground(self, ground: Ground) -> Ground {
        match (ground, self) {
            (Ground::Slope(down), Self::Columns) => Ground::Slope((8 - down) % 8),
            (Ground::Slope(down), Self::Rows) => Ground::Slope((12 - down) % 8),
            (ground, _) => ground,
        }
    }
}

impl Editor {
    /// Exchanges left and right.
    pub fn mirror(&mut self) {
        self.step();
        self.turn_board(Turn::Columns);
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
        self.turn_board(Turn::Rows);
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

    /// Turns the ground, where it can be painted, and puts each piece where its center goes. Places beside the board
    /// lie as those on it do.
    fn turn_board(&mut self, turn: Turn) {
        let scene = self.scene();
        if !self.grounds().is_empty() {
            self.now.painted = self.turned_ground(&scene, turn);
        }
        for piece in &mut self.now.pieces {
            let mut places = scene.places.iter();
            let view = places.find(|view| view.place == piece.place);
            // What has no counterpart stays.
            if let Some(view) = view.and_then(|view| turn.place(&scene, view)) {
                piece.place = view.place;
            }
        }
    }

    /// The places whose ground is another one than that of the board, once what the scene shows is turned.
    fn turned_ground(&self, scene: &Scene, turn: Turn) -> Vec<(Place, Ground)> {
        let board = self.base.scene(self.base.plies(), Viewer::Judge);
        let board = board.map_or_else(Vec::new, |board| board.places);
        let on_board = board.iter().filter(|view| lies_on_board(scene, view.place));
        let turned = on_board.filter_map(|view| {
            let ground = turn.ground(turn.place(scene, view)?.ground);
            (ground != view.ground).then_some((view.place, ground))
        });
        turned.collect()
    }
}
