//! The ground of a board, its lines and its labels.

use std::fmt::Write;

use game::{BoardStyle, Ground, PlaceView};

use super::{Picture, Result, UNIT};
use crate::drawing::Drawing;

impl Picture<'_> {
    pub(super) fn ground(&self, drawing: &mut Drawing) -> Result<()> {
        let looks = self.looks;
        let ((columns, rows), style) = (self.size(), self.style);
        if self.framed {
            let [left, top, right, bottom] = self.frame();
            let (width, height) = (right - left, bottom - top);
            let paper = looks.value("--frame", &looks.value("--paper", "white"));
            drawing.add(format_args!(
                "<rect x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{height}\" rx=\"14\" fill=\"{paper}\"/>"
            ));
        }
        let light = looks.value("--board-light", "white");
        let shade = looks.attributes(".board .shade", None)?;
        drawing.add(format_args!(
            "<rect width=\"{columns}\" height=\"{rows}\" fill=\"{light}\"/>"
        ));
        for view in &self.scene.places {
            let ((x, y), beside) = (self.center(view), !self.holds(view));
            let plain = view.ground == Ground::Plain;
            if view.dark && style == BoardStyle::Checker && plain && !beside {
                let (x, y) = (x - UNIT / 2.0, y - UNIT / 2.0);
                drawing.add(format_args!(
                    "<rect x=\"{x}\" y=\"{y}\" width=\"100\" height=\"100\"{shade}/>"
                ));
            }
            let (name, turn) = match (view.ground, view.ground.drawing()) {
                (Ground::Slope(_), Some((name, turn))) if self.flipped => (name, turn + 180),
                (_, Some(named)) => named,
                (_, None) if beside => ("special", 0),
                (_, None) => continue,
            };
            let name = match format!("ground-{name}") {
                name if looks.has(&name) => name,
                _ => "ground-special".to_owned(),
            };
            drawing.put(
                looks,
                &name,
                None,
                format_args!("translate({x} {y}) rotate({turn}) scale({})", view.size),
            )?;
        }
        let grid = match style {
            BoardStyle::Checker => looks.attributes(".board .grid", None)?,
            BoardStyle::Graph => looks
                .attributes(".board .grid", None)?
                .replace("\"2\"", "\"3\""),
        };
        let (lines, edge) = (self.lines(), looks.attributes(".board .edge", None)?);
        drawing.add(format_args!("<path d=\"{lines}\"{grid}/>"));
        let (across, down) = (columns + 4.0, rows + 4.0);
        drawing.add(format_args!(
            "<rect x=\"-2\" y=\"-2\" width=\"{across}\" height=\"{down}\" rx=\"6\"{edge}/>"
        ));
        if self.labeled {
            self.labels(drawing);
        }
        Ok(())
    }

    fn lines(&self) -> String {
        let (width, height) = self.size();
        let board = &self.scene.board;
        let inset = match self.style {
            BoardStyle::Checker => 0.0,
            BoardStyle::Graph => UNIT / 2.0,
        };
        let steps = |count: u8| {
            let all = (0..=count).map(move |step| f32::from(step) * UNIT + inset);
            all.filter(move |at| *at > 0.0 && *at < f32::from(count) * UNIT)
        };
        let mut path = String::new();
        for x in steps(board.columns) {
            let _ = write!(path, "M{x} {inset}V{}", height - inset);
        }
        for y in steps(board.rows) {
            let _ = write!(path, "M{inset} {y}H{}", width - inset);
        }
        if self.style == BoardStyle::Graph {
            for y in steps(board.rows - 1) {
                for x in steps(board.columns - 1) {
                    let (right, below) = (x + UNIT, y + UNIT);
                    let _ = write!(path, "M{x} {y}L{right} {below}M{right} {y}L{x} {below}");
                }
            }
        }
        path
    }

    fn labels(&self, drawing: &mut Drawing) {
        let plain = self.looks.value("--board-ink", "black");
        let ink = match self.framed {
            true => self.looks.value("--frame-ink", &plain),
            false => plain,
        };
        let (_, rows) = self.size();
        let board = &self.scene.board;
        let size = if board.columns > 12 { 36 } else { 27 };
        drawing.add(format_args!(
            "<g fill=\"{ink}\" font-family=\"sans-serif\" font-size=\"{size}\" font-weight=\"600\" text-anchor=\"middle\">"
        ));
        let mut at = UNIT / 2.0;
        for label in self.ordered(&board.column_labels) {
            drawing.add(format_args!(
                "<text x=\"{at}\" y=\"{}\">{label}</text>",
                rows + 38.0
            ));
            at += UNIT;
        }
        let mut at = UNIT / 2.0;
        for label in self.ordered(&board.row_labels) {
            drawing.add(format_args!(
                "<text x=\"-27\" y=\"{}\">{label}</text>",
                at + 10.0
            ));
            at += UNIT;
        }
        drawing.add("</g>");
    }

    /// Labels as they stand from left to right, or from top to bottom.
    fn ordered<'b>(&self, labels: &'b [String]) -> Vec<&'b String> {
        let mut labels: Vec<_> = labels.iter().collect();
        if self.flipped {
            labels.reverse();
        }
        labels
    }

    fn holds(&self, view: &PlaceView) -> bool {
        let board = &self.scene.board;
        let inside = |at: f32, count: u8| at > 0.0 && at < f32::from(count);
        inside(view.x, board.columns) && inside(view.y, board.rows)
    }
}
