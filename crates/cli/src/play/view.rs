//! Where things are on the screen, so that the mouse finds them.

use game::{Place, Touch};
use ratatui::layout::{Position, Rect};

/// What the player can choose about the screen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct View {
    /// Where the keyboard is.
    pub(crate) cursor: Place,
    /// Whether the second side sits at the bottom.
    pub(crate) flipped: bool,
    /// Whether the help is open.
    pub(crate) help: bool,
    /// Whether colours are wanted.
    pub(crate) colours: bool,
}

/// What was drawn where.
#[derive(Debug, Default)]
pub(crate) struct Drawn {
    spots: Vec<(Rect, Touch)>,
}

impl Drawn {
    pub(crate) fn add(&mut self, area: Rect, touch: Touch) {
        self.spots.push((area, touch));
    }

    /// What is at a character of the screen.
    pub(crate) fn at(&self, column: u16, row: u16) -> Option<Touch> {
        let hit = self
            .spots
            .iter()
            .find(|(area, _)| area.contains(Position::new(column, row)));
        hit.map(|(_, touch)| *touch)
    }
}
