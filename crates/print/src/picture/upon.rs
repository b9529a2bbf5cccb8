//! What is drawn upon the ground: pieces, marks, highlighted places and arrows.

use game::{MarkKind, Place};

use super::{Picture, Result, piece};
use crate::drawing::Drawing;

/// The corners of a frame around a piece that can be attacked.
const CORNERS: &str = "M-24 -46h-22v22m0 48v22h22m48 0h22v-22m0 -48v-22h-22";

impl Picture<'_> {
    pub(super) fn pieces(&self, drawing: &mut Drawing) -> Result<()> {
        for (number, piece) in self.scene.pieces.iter().enumerate() {
            let Some(view) = self.view(piece.place) else {
                continue;
            };
            let others = |other: &&game::PieceView| other.place == piece.place;
            let sharing = self.scene.pieces.iter().filter(others).count();
            let before = self.scene.pieces[..number].iter().filter(others).count();
            let (aside, part) = match (before, sharing) {
                (_, 1) => (0.0, 1.0),
                (0, _) => (-17.0, 0.68),
                _ => (17.0, 0.68),
            };
            let ((x, y), size) = (self.center(view), part * view.size);
            let (x, y) = (x + aside * view.size, y - aside * 0.88 * view.size);
            let faded = if piece.states.contains(&"taken") {
                " opacity=\"0.8\""
            } else {
                ""
            };
            drawing.add(format_args!(
                "<g transform=\"translate({x} {y}) scale({size})\"{faded}>"
            ));
            piece::piece(piece, self.looks, drawing)?;
            drawing.add("</g>");
        }
        Ok(())
    }

    pub(super) fn marks(&self, drawing: &mut Drawing) -> Result<()> {
        let looks = self.looks;
        for mark in &self.scene.marks {
            let Some(view) = self.view(mark.place) else {
                continue;
            };
            let (name, dx, dy, size) = match mark.kind {
                MarkKind::Danger => ("mark-danger", 34.0, -33.0, 0.32),
                MarkKind::Acted => ("mark-acted", -34.0, 34.0, 0.26),
                MarkKind::Bound => ("mark-bound", -34.0, -34.0, 0.26),
                MarkKind::Searched => ("mark-searched", 34.0, 34.0, 0.26),
            };
            let (x, y) = self.center(view);
            drawing.put(
                looks,
                name,
                None,
                format_args!("translate({} {}) scale({size})", x + dx, y + dy),
            )?;
        }
        Ok(())
    }

    /// A highlighted place: a dot, or corners around a piece.
    pub(super) fn target(&self, place: Place, drawing: &mut Drawing) -> Result<()> {
        let Some(view) = self.view(place) else {
            return Ok(());
        };
        let ((x, y), size) = (self.center(view), view.size);
        drawing.add(format_args!(
            "<g transform=\"translate({x} {y}) scale({size})\">"
        ));
        if self.scene.pieces.iter().any(|piece| piece.place == place) {
            let below = self.looks.attributes(".board .strike", None)?;
            let above = self.looks.attributes(".board .strike.on", None)?;
            drawing.add(format_args!(
                "<path d=\"{CORNERS}\"{below}/><path d=\"{CORNERS}\" fill=\"none\"{above}/>"
            ));
        } else {
            let dot = self.looks.attributes(".board .target", None)?;
            drawing.add(format_args!("<circle r=\"15\"{dot}/>"));
        }
        drawing.add("</g>");
        Ok(())
    }

    pub(super) fn arrow(&self, from: Place, to: Place, drawing: &mut Drawing) -> Result<()> {
        let Some((from, to)) = self.view(from).zip(self.view(to)) else {
            return Ok(());
        };
        let ((x, y), (to_x, to_y)) = (self.center(from), self.center(to));
        let length = (to_x - x).hypot(to_y - y).max(1.0);
        let (ux, uy) = ((to_x - x) / length, (to_y - y) / length);
        let (tip_x, tip_y) = (to_x - 18.0 * ux, to_y - 18.0 * uy);
        let wing = |out: f32| (tip_x - 26.0 * ux - out * uy, tip_y - 26.0 * uy + out * ux);
        let ((left_x, left_y), (right_x, right_y)) = (wing(15.0), wing(-15.0));
        let path = format!(
            "M{:.0} {:.0}L{tip_x:.0} {tip_y:.0}M{left_x:.0} {left_y:.0}L{tip_x:.0} {tip_y:.0}L{right_x:.0} {right_y:.0}",
            x + 30.0 * ux,
            y + 30.0 * uy
        );
        let line = self.looks.attributes(".board .arrow", None)?;
        let below = line.replace("#b3231b", "#fff").replace("\"8\"", "\"14\"");
        drawing.add(format_args!(
            "<path d=\"{path}\"{below}/><path d=\"{path}\"{line}/>"
        ));
        Ok(())
    }
}
