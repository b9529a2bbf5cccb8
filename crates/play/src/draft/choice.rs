//! Gestures that end with a choice between buttons.

use game::{ButtonId, PieceView, Place, Touch, Viewer};

use super::Draft;

/// A choice between buttons that ends a gesture, such as what a piece becomes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The place touched last.
    pub at: Place,
    /// The buttons, each with the piece that will be there.
    pub options: Vec<(ButtonId, Option<PieceView>)>,
}

impl Draft {
    /// The choice that remains when only buttons can continue what was touched.
    #[must_use]
    pub fn choice(&self, viewer: Viewer) -> Option<Choice> {
        let at = self.touched().iter().rev().find_map(Touch::place)?;
        if self.complete().is_some() {
            return None;
        }
        let button = |touch: Touch| match touch {
            Touch::Button(button) => Some((button, self.left_by(touch, at, viewer))),
            Touch::Place(_) => None,
        };
        let options: Option<Vec<_>> = self.next().into_iter().map(button).collect();
        let options = options.filter(|options| !options.is_empty())?;
        Some(Choice { at, options })
    }

    /// The piece that stands at a place after the move that `touch` completes.
    fn left_by(&self, touch: Touch, at: Place, viewer: Viewer) -> Option<PieceView> {
        let mut composer = self.composer.clone();
        composer.touch(touch);
        let offer = self.offers.get(composer.complete()?)?;
        let mut ahead = self.table.boxed_clone();
        // What a move that can't be taken back would tell is not shown before it is made.
        if !offer.seals {
            ahead.play(&offer.text).ok()?;
        }
        let scene = ahead.scene(ahead.plies(), viewer)?;
        scene.pieces.into_iter().find(|piece| piece.place == at)
    }
}
