//! A scene as a picture in SVG.

mod ground;
mod piece;
mod upon;

use game::{BoardStyle, Place, PlaceView, Scene};

use crate::drawing::Drawing;
use crate::looks::{ArtError, Looks};

pub(crate) use self::piece::{letter, piece};

/// The size of a place in the picture's units.
pub(crate) const UNIT: f32 = 100.0;
/// Room at the edges, and for labels at the left and the bottom.
const EDGE: f32 = 14.0;
const LABELS: f32 = 56.0;

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

    fn view(&self, place: Place) -> Option<&PlaceView> {
        self.scene.places.iter().find(|view| view.place == place)
    }
}
