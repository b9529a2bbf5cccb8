//! Where things are on the screen, so that a mouse click finds them.

use game::{PieceView, Place, Side, Touch};
use ratatui::layout::{Position, Rect};

use super::help::HelpPage;
use super::session::Session;

/// What the player can choose about the screen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct View {
    /// The place of the keyboard cursor.
    pub(crate) cursor: Place,
    /// Whether the second side is at the bottom.
    pub(crate) flipped: bool,
    /// The page of the help that is open.
    pub(crate) help: Option<HelpPage>,
    /// Whether to draw in color.
    pub(crate) colors: bool,
}

impl View {
    /// The view of the person who plays, or else of the first side: that side is at the bottom, and
    /// the cursor is on one of its pieces.
    pub(crate) fn of(session: &Session, colors: bool) -> Self {
        let side = if session.is_person(Side::First) {
            Side::First
        } else {
            Side::Second
        };
        let scene = session.scene();
        let own = scene.as_ref().and_then(|scene| {
            let own = |piece: &&PieceView| piece.side == side;
            scene.pieces.iter().find(own).map(|piece| piece.place)
        });
        Self {
            cursor: session
                .choices()
                .first()
                .copied()
                .or(own)
                .unwrap_or(Place(0)),
            flipped: side == Side::Second,
            help: None,
            colors,
        }
    }
}

/// What was drawn at which place of the screen.
#[derive(Debug, Default)]
pub(crate) struct Drawn {
    spots: Vec<(Rect, Touch)>,
}

impl Drawn {
    pub(crate) fn add(&mut self, area: Rect, touch: Touch) {
        self.spots.push((area, touch));
    }

    /// The place or button at a character of the screen.
    pub(crate) fn at(&self, column: u16, row: u16) -> Option<Touch> {
        let hit = self
            .spots
            .iter()
            .find(|(area, _)| area.contains(Position::new(column, row)));
        hit.map(|(_, touch)| *touch)
    }
}
