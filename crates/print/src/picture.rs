//! A scene as a picture in SVG.

use std::fmt::Write;

use game::{BoardStyle, Ground, MarkKind, PieceView, Place, PlaceView, Scene, Side};

use crate::drawing::{Drawing, escaped};
use crate::looks::{ArtError, Looks};

/// The size of a place in the picture's units.
pub(crate) const UNIT: f32 = 100.0;
/// Room at the edges, and for labels at the left and the bottom.
const EDGE: f32 = 14.0;
const LABELS: f32 = 56.0;
/// The corners of a frame around a piece that can be attacked.
const CORNERS: &str = "M-24 -46h-22v22m0 48v22h22m48 0h22v-22m0 -48v-22h-22";
/// The center of the circle with the letter of a piece's kind.
const LETTER: (f32, f32) = (-30.0, 30.0);

type Result<T> = std::result::Result<T, ArtError>;

/// The picture of a scene.
#[derive(Clone, Debug)]
pub struct Picture<'a> {
    /// What it shows.
    pub scene: &'a Scene,
    /// The colors and drawings.
    pub looks: &'a Looks,
    /// Squares or lines.
    pub style: BoardStyle,
    /// Whether there is colored ground around the board; paper goes without.
    pub framed: bool,
    /// Whether rows and columns are labeled.
    pub labeled: bool,
    /// Whether the board is turned around, so that the second side sits at the bottom.
    pub flipped: bool,
    /// Places that the last turn changed: they are framed.
    pub changed: Vec<Place>,
    /// Places that are highlighted: a dot, or corners around a piece.
    pub places: Vec<Place>,
    /// Arrows from place to place.
    pub arrows: Vec<(Place, Place)>,
}

impl<'a> Picture<'a> {
    /// The picture of a scene in the usual style of its board, with labels and nothing highlighted.
    #[must_use]
    pub fn new(scene: &'a Scene, looks: &'a Looks) -> Self {
        Self {
            scene,
            looks,
            style: scene.board.style,
            framed: false,
            labeled: true,
            flipped: false,
            changed: Vec::new(),
            places: Vec::new(),
            arrows: Vec::new(),
        }
    }

    /// The picture as an SVG file: `place` pixels for a place, and at most `widest` pixels wide.
    ///
    /// # Errors
    ///
    /// If a drawing is missing.
    pub fn svg(&self, place: f32, widest: f32) -> Result<String> {
        let mut drawing = Drawing::default();
        self.draw(&mut drawing)?;
        let [left, top, right, bottom] = self.frame();
        let (width, height) = (right - left, bottom - top);
        let (across, down) = self.pixels(place, widest);
        Ok(format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{left} {top} {width} {height}\" width=\"{across}\" height=\"{down}\">\n{}\n{}\n</svg>\n",
            drawing.definitions(),
            drawing.body
        ))
    }

    /// Width and height of that file in pixels.
    #[must_use]
    pub fn pixels(&self, place: f32, widest: f32) -> (u16, u16) {
        let [left, top, right, bottom] = self.frame();
        let (width, height) = (right - left, bottom - top);
        let scale = (place / UNIT).min(widest / width);
        let whole = |length: f32| (length * scale).round() as u16;
        (whole(width), whole(height))
    }

    /// Draws everything, with the board's top left corner at the origin.
    pub(crate) fn draw(&self, drawing: &mut Drawing) -> Result<()> {
        self.ground(drawing)?;
        for view in self.changed.iter().filter_map(|place| self.view(*place)) {
            let ((x, y), size) = (self.center(view), view.size * UNIT - 10.0);
            let (x, y) = (x - size / 2.0, y - size / 2.0);
            let frame = self.looks.attributes(".board .lastframe", None)?;
            drawing.add(format_args!(
                "<rect x=\"{x}\" y=\"{y}\" width=\"{size}\" height=\"{size}\" rx=\"8\"{frame}/>"
            ));
        }
        self.pieces(drawing)?;
        self.marks(drawing)?;
        for place in &self.places {
            self.target(*place, drawing)?;
        }
        for (from, to) in &self.arrows {
            self.arrow(*from, *to, drawing)?;
        }
        Ok(())
    }

    /// Left, top, right and bottom of the whole picture, in units.
    pub(crate) fn frame(&self) -> [f32; 4] {
        let (columns, rows) = self.size();
        let margin = if self.labeled { LABELS } else { EDGE };
        let mut frame = [-margin, -EDGE, columns + EDGE, rows + margin];
        for view in &self.scene.places {
            let ((x, y), reach) = (self.center(view), view.size * UNIT / 2.0 + EDGE);
            frame[0] = frame[0].min(x - reach);
            frame[1] = frame[1].min(y - reach);
            frame[2] = frame[2].max(x + reach);
            frame[3] = frame[3].max(y + reach);
        }
        frame
    }

    /// Width and height of the board itself, in units.
    pub(crate) fn size(&self) -> (f32, f32) {
        let board = &self.scene.board;
        (
            f32::from(board.columns) * UNIT,
            f32::from(board.rows) * UNIT,
        )
    }

    fn holds(&self, view: &PlaceView) -> bool {
        let board = &self.scene.board;
        let inside = |at: f32, count: u8| at > 0.0 && at < f32::from(count);
        inside(view.x, board.columns) && inside(view.y, board.rows)
    }

    fn ground(&self, drawing: &mut Drawing) -> Result<()> {
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

    fn pieces(&self, drawing: &mut Drawing) -> Result<()> {
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
            self::piece(piece, self.looks, drawing)?;
            drawing.add("</g>");
        }
        Ok(())
    }

    fn marks(&self, drawing: &mut Drawing) -> Result<()> {
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
    fn target(&self, place: Place, drawing: &mut Drawing) -> Result<()> {
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

    fn arrow(&self, from: Place, to: Place, drawing: &mut Drawing) -> Result<()> {
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

    /// The center of a place in units. Places beside the board leave room for the labels.
    pub(crate) fn center(&self, view: &PlaceView) -> (f32, f32) {
        let room = if self.labeled { LABELS / 2.0 } else { 0.0 };
        let (columns, rows) = (
            f32::from(self.scene.board.columns),
            f32::from(self.scene.board.rows),
        );
        let (x, y) = match self.flipped {
            true => (columns - view.x, rows - view.y),
            false => (view.x, view.y),
        };
        let before = if x < 0.0 { room } else { 0.0 };
        let after = if y > rows { room } else { 0.0 };
        (x * UNIT - before, y * UNIT + after)
    }

    /// Labels as they stand from left to right, or from top to bottom.
    fn ordered<'b>(&self, labels: &'b [String]) -> Vec<&'b String> {
        let mut labels: Vec<_> = labels.iter().collect();
        if self.flipped {
            labels.reverse();
        }
        labels
    }

    fn view(&self, place: Place) -> Option<&PlaceView> {
        self.scene.places.iter().find(|view| view.place == place)
    }
}

/// A piece about the origin: its side's token, its sign, its states and its label. A kind without a
/// drawing shows its letter.
pub(crate) fn piece(piece: &PieceView, looks: &Looks, drawing: &mut Drawing) -> Result<()> {
    let side = Some(piece.side);
    let token = match piece.side {
        Side::First => "token-first",
        Side::Second => "token-second",
    };
    drawing.put(looks, token, side, "")?;
    if looks.has(piece.kind) {
        drawing.put(looks, piece.kind, side, "")?;
    } else {
        let style = looks.attributes(".board .piece .token-letter", side)?;
        let letter = escaped(&piece.letter.to_string());
        drawing.add(format_args!(
            "<text font-family=\"sans-serif\"{style}>{letter}</text>"
        ));
    }
    for state in &piece.states {
        let name = format!("state-{state}");
        if looks.has(&name) {
            drawing.put(looks, &name, side, "")?;
        }
    }
    match &piece.label {
        Some(label) => badge(label, (30.0, 30.0), piece.side, looks, drawing),
        None => Ok(()),
    }
}

/// The letter of a piece's kind at its lower left, for eyes and printers that see no colors.
pub(crate) fn letter(piece: &PieceView, looks: &Looks, drawing: &mut Drawing) -> Result<()> {
    badge(
        &piece.letter.to_string(),
        LETTER,
        piece.side,
        looks,
        drawing,
    )
}

fn badge(
    text: &str,
    (x, y): (f32, f32),
    side: Side,
    looks: &Looks,
    drawing: &mut Drawing,
) -> Result<()> {
    let circle = looks.attributes(".label circle", Some(side))?;
    let style = looks.attributes(".label text", Some(side))?;
    let (text, below) = (escaped(text), y + 0.5);
    drawing.add(format_args!(
        "<circle cx=\"{x}\" cy=\"{y}\" r=\"16.5\"{circle}/>\
         <text x=\"{x}\" y=\"{below}\" font-family=\"sans-serif\"{style}>{text}</text>"
    ));
    Ok(())
}
