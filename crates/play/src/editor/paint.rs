//! Painting the ground.

use game::{Arranged, Ground, Place, PlaceView};

use super::{Editor, Touched};
use crate::history::lies_on_board;

impl Editor {
    /// The grounds that can be painted, plain ground first; none in games whose board is always the same.
    #[must_use]
    pub fn grounds(&self) -> Vec<Ground> {
        self.base.grounds()
    }

    /// Paints a place. A stroke that goes on is one step with what it has painted before.
    pub fn paint(&mut self, ground: Ground, place: Place, goes_on: bool) -> Touched {
        if !self.grounds().contains(&ground) {
            return Touched::NotThere;
        }
        let scene = self.scene();
        let before = scene.places.iter().find(|view| view.place == place);
        if !before.is_some_and(|view| lies_on_board(&scene, view.place)) {
            return Touched::NotThere;
        }
        if before.is_some_and(|view| view.ground == ground) {
            return Touched::Dropped;
        }
        if !goes_on {
            self.step();
        }
        self.now.painted.retain(|(painted, _)| *painted != place);
        self.now.painted.push((place, ground));
        self.write_board();
        Touched::Changed
    }

    /// Takes over what the fields say of the board, and what was painted on it, though the pieces are not
    /// possible there.
    pub(super) fn lay_ground(&mut self) {
        let before = self.base.arrangement();
        if before.fields == self.now.fields && self.now.painted.is_empty() {
            return;
        }
        let (fields, painted) = (self.now.fields.clone(), self.now.painted.clone());
        let laid = Arranged {
            fields,
            painted,
            ..before
        };
        if let Ok(table) = self.open(&self.base.arranged(&laid)) {
            self.base = table;
            if !self.now.painted.is_empty() {
                self.now.painted.clear();
                // They say now that the board is painted.
                self.now.fields = self.base.arrangement().fields;
            }
        }
    }

    /// Shows what was painted and isn't part of the board yet, since something else is wrong.
    pub(super) fn show_painted(&self, places: &mut [PlaceView]) {
        for view in places {
            let mut painted = self.now.painted.iter();
            if let Some((_, ground)) = painted.find(|(place, _)| *place == view.place) {
                view.ground = *ground;
            }
        }
    }
}
