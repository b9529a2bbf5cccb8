//! A diagram as a picture in SVG.

use std::collections::BTreeMap;
use std::fmt::Write;

use anyhow::{Context, Result};
use game::{BoardStyle, Ground, MarkKind, Place, PlaceView, Scene, Side};
use rulebook::Diagram;

use crate::looks::Looks;

/// The size of a place in the picture's units.
const UNIT: f32 = 100.0;
/// Room at the edges, and for labels at the left and the bottom.
const EDGE: f32 = 14.0;
const LABELS: f32 = 56.0;
/// The size of a place in pixels, and the largest width of a whole picture.
const PIXELS: f32 = 40.0;
const WIDEST: f32 = 480.0;
/// The corners of a frame around a piece that can be attacked.
const CORNERS: &str = "M-24 -46h-22v22m0 48v22h22m48 0h22v-22m0 -48v-22h-22";

/// The picture of a diagram's scene.
///
/// # Errors
///
/// If the diagram names a place that the board doesn't have, or a drawing is missing.
pub(crate) fn draw(mut scene: Scene, diagram: &Diagram, looks: &Looks) -> Result<String> {
    let place = |scene: &Scene, name: &String| {
        let view = scene.places.iter().find(|view| view.name == *name);
        view.map(|view| view.place)
            .with_context(|| format!("there is no place {name}"))
    };
    if let Some([a, b]) = &diagram.window {
        let corners = [place(&scene, a)?, place(&scene, b)?];
        scene.crop(corners);
    }
    let mut picture = Picture {
        scene: &scene,
        looks,
        body: String::new(),
        drawings: BTreeMap::new(),
    };
    let frame = picture.frame();
    picture.ground(frame)?;
    picture.pieces()?;
    picture.marks()?;
    for name in &diagram.places {
        picture.target(place(&scene, name)?)?;
    }
    for [from, to] in &diagram.arrows {
        picture.arrow(place(&scene, from)?, place(&scene, to)?)?;
    }
    Ok(picture.finish(frame))
}

struct Picture<'a> {
    scene: &'a Scene,
    looks: &'a Looks,
    body: String,
    /// The drawings used, by their ids in the picture.
    drawings: BTreeMap<String, String>,
}

impl Picture<'_> {
    /// Left, top, right and bottom of the whole picture.
    fn frame(&self) -> [f32; 4] {
        let (columns, rows) = self.size();
        let mut frame = [-LABELS, -EDGE, columns + EDGE, rows + LABELS];
        for view in &self.scene.places {
            let ((x, y), reach) = (center(view), view.size * UNIT / 2.0 + EDGE);
            frame[0] = frame[0].min(x - reach);
            frame[1] = frame[1].min(y - reach);
            frame[2] = frame[2].max(x + reach);
            frame[3] = frame[3].max(y + reach);
        }
        frame
    }

    fn size(&self) -> (f32, f32) {
        let board = &self.scene.board;
        (
            f32::from(board.columns) * UNIT,
            f32::from(board.rows) * UNIT,
        )
    }

    fn holds(&self, view: &PlaceView) -> bool {
        let ((x, y), (columns, rows)) = (center(view), self.size());
        x > 0.0 && x < columns && y > 0.0 && y < rows
    }

    fn ground(&mut self, [left, top, right, bottom]: [f32; 4]) -> Result<()> {
        let looks = self.looks;
        let ((columns, rows), style) = (self.size(), self.scene.board.style);
        let (width, height) = (right - left, bottom - top);
        let paper = looks.value("--frame", &looks.value("--paper", "white"));
        let light = looks.value("--board-light", "white");
        let shade = looks.attributes(".board .shade", None)?;
        self.add(format_args!(
            "<rect x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{height}\" rx=\"14\" fill=\"{paper}\"/>\
             <rect width=\"{columns}\" height=\"{rows}\" fill=\"{light}\"/>"
        ));
        for view in &self.scene.places {
            let ((x, y), beside) = (center(view), !self.holds(view));
            let plain = view.ground == Ground::Plain;
            if view.dark && style == BoardStyle::Checker && plain && !beside {
                let (x, y) = (x - UNIT / 2.0, y - UNIT / 2.0);
                self.add(format_args!(
                    "<rect x=\"{x}\" y=\"{y}\" width=\"100\" height=\"100\"{shade}/>"
                ));
            }
            let (name, turn) = match view.ground {
                Ground::Plain if beside => ("special", 0),
                Ground::Plain => continue,
                Ground::Water => ("water", 0),
                Ground::Forest => ("forest", 0),
                Ground::Slope(direction) => ("slope", 45 * u16::from(direction)),
                Ground::Special(key) => (key, 0),
            };
            let name = match format!("ground-{name}") {
                name if looks.has(&name) => name,
                _ => "ground-special".to_owned(),
            };
            self.put(
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
        self.add(format_args!("<path d=\"{lines}\"{grid}/>"));
        let (across, down) = (columns + 4.0, rows + 4.0);
        self.add(format_args!(
            "<rect x=\"-2\" y=\"-2\" width=\"{across}\" height=\"{down}\" rx=\"6\"{edge}/>"
        ));
        self.labels();
        Ok(())
    }

    fn lines(&self) -> String {
        let (width, height) = self.size();
        let board = &self.scene.board;
        let inset = match board.style {
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
        if board.style == BoardStyle::Graph {
            for y in steps(board.rows - 1) {
                for x in steps(board.columns - 1) {
                    let (right, below) = (x + UNIT, y + UNIT);
                    let _ = write!(path, "M{x} {y}L{right} {below}M{right} {y}L{x} {below}");
                }
            }
        }
        path
    }

    fn labels(&mut self) {
        let ink = self
            .looks
            .value("--frame-ink", &self.looks.value("--board-ink", "black"));
        let (_, rows) = self.size();
        let board = &self.scene.board;
        let size = if board.columns > 12 { 36 } else { 27 };
        self.add(format_args!(
            "<g fill=\"{ink}\" font-family=\"sans-serif\" font-size=\"{size}\" font-weight=\"600\" text-anchor=\"middle\">"
        ));
        let mut at = UNIT / 2.0;
        for label in &board.column_labels {
            self.add(format_args!(
                "<text x=\"{at}\" y=\"{}\">{label}</text>",
                rows + 38.0
            ));
            at += UNIT;
        }
        let mut at = UNIT / 2.0;
        for label in &board.row_labels {
            self.add(format_args!(
                "<text x=\"-27\" y=\"{}\">{label}</text>",
                at + 10.0
            ));
            at += UNIT;
        }
        self.add("</g>");
    }

    fn pieces(&mut self) -> Result<()> {
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
            let ((x, y), size) = (center(view), part * view.size);
            let (x, y) = (x + aside * view.size, y - aside * 0.88 * view.size);
            let faded = if piece.states.contains(&"taken") {
                " opacity=\"0.8\""
            } else {
                ""
            };
            self.add(format_args!(
                "<g transform=\"translate({x} {y}) scale({size})\"{faded}>"
            ));
            let token = match piece.side {
                Side::First => "token-first",
                Side::Second => "token-second",
            };
            self.put(token, Some(piece.side), "")?;
            self.put(piece.kind, Some(piece.side), "")?;
            for state in &piece.states {
                let name = format!("state-{state}");
                if self.looks.has(&name) {
                    self.put(&name, Some(piece.side), "")?;
                }
            }
            if let Some(label) = &piece.label {
                let circle = self.looks.attributes(".label circle", Some(piece.side))?;
                let text = self.looks.attributes(".label text", Some(piece.side))?;
                self.add(format_args!(
                    "<circle cx=\"30\" cy=\"30\" r=\"16.5\"{circle}/>\
                     <text x=\"30\" y=\"30.5\" font-family=\"sans-serif\"{text}>{label}</text>"
                ));
            }
            self.add("</g>");
        }
        Ok(())
    }

    fn marks(&mut self) -> Result<()> {
        for mark in &self.scene.marks {
            let Some(view) = self.view(mark.place) else {
                continue;
            };
            let (name, dx, dy, size) = match mark.kind {
                MarkKind::Danger => ("mark-danger", 34.0, -33.0, 0.32),
                MarkKind::Acted => ("mark-acted", -34.0, 34.0, 0.26),
                MarkKind::Bound => ("mark-bound", -34.0, -34.0, 0.26),
            };
            let (x, y) = center(view);
            self.put(
                name,
                None,
                format_args!("translate({} {}) scale({size})", x + dx, y + dy),
            )?;
        }
        Ok(())
    }

    /// A place that the diagram highlights: a dot, or corners around a piece.
    fn target(&mut self, place: Place) -> Result<()> {
        let view = self
            .view(place)
            .context("a highlighted place is outside the window")?;
        let ((x, y), size) = (center(view), view.size);
        self.add(format_args!(
            "<g transform=\"translate({x} {y}) scale({size})\">"
        ));
        if self.scene.pieces.iter().any(|piece| piece.place == place) {
            let below = self.looks.attributes(".board .strike", None)?;
            let above = self.looks.attributes(".board .strike.on", None)?;
            self.add(format_args!(
                "<path d=\"{CORNERS}\"{below}/><path d=\"{CORNERS}\" fill=\"none\"{above}/>"
            ));
        } else {
            let dot = self.looks.attributes(".board .target", None)?;
            self.add(format_args!("<circle r=\"15\"{dot}/>"));
        }
        self.add("</g>");
        Ok(())
    }

    fn arrow(&mut self, from: Place, to: Place) -> Result<()> {
        let (from, to) = (self.view(from), self.view(to));
        let ((x, y), (to_x, to_y)) = from
            .zip(to)
            .map(|(from, to)| (center(from), center(to)))
            .context("an arrow leads out of the window")?;
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
        self.add(format_args!(
            "<path d=\"{path}\"{below}/><path d=\"{path}\"{line}/>"
        ));
        Ok(())
    }

    fn view(&self, place: Place) -> Option<&PlaceView> {
        self.scene.places.iter().find(|view| view.place == place)
    }

    fn add(&mut self, text: impl std::fmt::Display) {
        let _ = write!(self.body, "{text}");
    }

    /// Puts a drawing into the picture.
    fn put(
        &mut self,
        name: &str,
        side: Option<Side>,
        transform: impl std::fmt::Display,
    ) -> Result<()> {
        let id = match side {
            Some(Side::First) => format!("{name}-1"),
            Some(Side::Second) => format!("{name}-2"),
            None => name.to_owned(),
        };
        let transform = match transform.to_string() {
            none if none.is_empty() => none,
            some => format!(" transform=\"{some}\""),
        };
        self.add(format_args!("<use href=\"#{id}\"{transform}/>"));
        if !self.drawings.contains_key(&id) {
            let drawing = self.looks.drawing(name, side)?;
            self.drawings.insert(id, drawing);
        }
        Ok(())
    }

    fn finish(self, [left, top, right, bottom]: [f32; 4]) -> String {
        let (width, height) = (right - left, bottom - top);
        let scale = (PIXELS / UNIT).min(WIDEST / width);
        let mut text = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{left} {top} {width} {height}\" width=\"{:.0}\" height=\"{:.0}\">\n<defs>",
            width * scale,
            height * scale
        );
        for (id, drawing) in &self.drawings {
            let _ = write!(text, "\n<g id=\"{id}\">{drawing}</g>");
        }
        text + "\n</defs>\n" + &self.body + "\n</svg>\n"
    }
}

/// The center of a place in the picture's units.
fn center(view: &PlaceView) -> (f32, f32) {
    (view.x * UNIT, view.y * UNIT)
}
