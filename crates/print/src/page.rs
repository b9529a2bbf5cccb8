//! A page: a sheet of paper with what is drawn on it, in millimeters.

use std::fmt::Display;

use crate::drawing::{Drawing, escaped};
use crate::looks::{ArtError, Looks};
use crate::measure::{Run, fitting, lines, width};
use crate::paper::MARGIN;
use crate::picture::{Picture, UNIT};

/// The fonts of all texts: those in `fonts/`, or others with letters of the same widths.
const FONTS: &str = "Liberation Sans, Arial, Helvetica, sans-serif";
/// The color of thin lines and small texts.
pub(crate) const GRAY: &str = "#555";
/// The length of the line by which users see that nothing was scaled, in millimeters.
const RULER: f32 = 50.0;

/// A sheet of paper with what is drawn on it.
#[derive(Clone, Debug)]
pub struct Page {
    width: f32,
    height: f32,
    pub(crate) drawing: Drawing,
}

/// Where a text stands relative to its point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Align {
    Start,
    Middle,
    End,
}

/// How a text is written.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Type {
    /// The size in millimeters.
    pub(crate) size: f32,
    pub(crate) bold: bool,
    pub(crate) align: Align,
    pub(crate) color: &'static str,
}

impl Type {
    pub(crate) const fn new(size: f32) -> Self {
        Self {
            size,
            bold: false,
            align: Align::Start,
            color: "#000",
        }
    }

    pub(crate) const fn bold(self) -> Self {
        Self { bold: true, ..self }
    }

    pub(crate) const fn gray(self) -> Self {
        Self {
            color: GRAY,
            ..self
        }
    }

    pub(crate) const fn align(self, align: Align) -> Self {
        Self { align, ..self }
    }
}

impl Page {
    /// An empty page of this width and height.
    pub(crate) fn new((width, height): (f32, f32)) -> Self {
        Self {
            width,
            height,
            drawing: Drawing::default(),
        }
    }

    /// Width and height in millimeters.
    #[must_use]
    pub const fn size(&self) -> (f32, f32) {
        (self.width, self.height)
    }

    /// The page as an SVG file.
    #[must_use]
    pub fn svg(&self) -> String {
        let (width, height) = self.size();
        let (definitions, body) = (self.drawing.definitions(), &self.drawing.body);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}mm\" height=\"{height}mm\" \
             viewBox=\"0 0 {width} {height}\" font-family=\"{FONTS}\">\n{definitions}\n\
             <rect width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>\n{body}\n</svg>\n"
        )
    }

    pub(crate) fn add(&mut self, element: impl Display) {
        self.drawing.add(element);
    }

    /// Writes a text whose baseline is at a point.
    pub(crate) fn text(&mut self, (x, y): (f32, f32), kind: Type, text: &str) {
        let Type { size, color, .. } = kind;
        let weight = if kind.bold {
            " font-weight=\"bold\""
        } else {
            ""
        };
        let anchor = match kind.align {
            Align::Start => "",
            Align::Middle => " text-anchor=\"middle\"",
            Align::End => " text-anchor=\"end\"",
        };
        let text = escaped(text);
        self.add(format_args!(
            "<text x=\"{x:.2}\" y=\"{y:.2}\" font-size=\"{size}\" fill=\"{color}\"{weight}{anchor} \
             xml:space=\"preserve\">{text}</text>"
        ));
    }

    /// Writes a text that is cut where it is longer than `room`.
    pub(crate) fn text_within(&mut self, at: (f32, f32), room: f32, kind: Type, text: &str) {
        let text = fitting(text, kind.bold, room / kind.size);
        self.text(at, kind, &text);
    }

    /// Writes a line of several styles.
    pub(crate) fn runs(&mut self, (mut x, y): (f32, f32), kind: Type, runs: &[Run]) {
        for run in runs {
            let bold = run.bold;
            self.text((x, y), Type { bold, ..kind }, &run.text);
            x += width(&run.text, bold) * kind.size;
        }
    }

    /// Writes a text in as many lines as it needs from this baseline on; returns the next one.
    pub(crate) fn paragraph(
        &mut self,
        (x, mut y): (f32, f32),
        room: f32,
        kind: Type,
        text: &str,
    ) -> f32 {
        let run = Run {
            text: text.to_owned(),
            bold: kind.bold,
        };
        for line in lines(&[run], room / kind.size) {
            self.runs((x, y), kind, &line);
            y += kind.size * 1.35;
        }
        y
    }

    /// Draws lines: an SVG path with this width and these further attributes.
    pub(crate) fn lines(&mut self, path: &str, width: f32, attributes: &str) {
        self.add(format_args!(
            "<path d=\"{path}\" fill=\"none\" stroke=\"#000\" stroke-width=\"{width}\"{attributes}/>"
        ));
    }

    /// Draws a part of a picture, given in its units as left, top, right and bottom, with its left
    /// top corner at a point and `square` millimeters for a place.
    pub(crate) fn picture(
        &mut self,
        picture: &Picture<'_>,
        (x, y): (f32, f32),
        square: f32,
        part: [f32; 4],
    ) -> Result<(), ArtError> {
        let [left, top, right, bottom] = part;
        let (width, height) = (right - left, bottom - top);
        let scale = square / UNIT;
        self.add(format_args!(
            "<svg x=\"{x:.3}\" y=\"{y:.3}\" width=\"{:.3}\" height=\"{:.3}\" viewBox=\"{left} {top} {width} {height}\">",
            width * scale,
            height * scale
        ));
        picture.draw(&mut self.drawing)?;
        self.add("</svg>");
        Ok(())
    }

    /// Draws something 100 units wide about the origin, in the middle of a point.
    pub(crate) fn sign(
        &mut self,
        (x, y): (f32, f32),
        size: f32,
        turned: bool,
        draw: impl FnOnce(&mut Drawing) -> Result<(), ArtError>,
    ) -> Result<(), ArtError> {
        let scale = size / UNIT;
        let turn = if turned { " rotate(180)" } else { "" };
        self.add(format_args!(
            "<g transform=\"translate({x:.3} {y:.3}) scale({scale:.5}){turn}\">"
        ));
        draw(&mut self.drawing)?;
        self.add("</g>");
        Ok(())
    }

    /// A title at the top and a text at its right.
    pub(crate) fn head(&mut self, title: &str, right: &str) {
        let room = self.width - 2.0 * MARGIN;
        let small = Type::new(3.2).gray().align(Align::End);
        self.text_within(
            (MARGIN, MARGIN + 4.0),
            room * 0.7,
            Type::new(4.5).bold(),
            title,
        );
        self.text_within(
            (self.width - MARGIN, MARGIN + 4.0),
            room * 0.3,
            small,
            right,
        );
    }

    /// A text at the bottom.
    pub(crate) fn foot(&mut self, left: &str, right: &str) {
        let y = self.height - MARGIN;
        let small = Type::new(3.0).gray();
        self.text((MARGIN, y), small, left);
        self.text((self.width - MARGIN, y), small.align(Align::End), right);
    }

    /// A line of known length at the bottom, with what it says.
    pub(crate) fn ruler(&mut self, said: &str) {
        let y = self.height - MARGIN - 1.0;
        let path = format!("M{MARGIN} {y:.2}h{RULER}m0 -1.2v2.4m-{RULER} 0v-2.4");
        self.lines(&path, 0.25, "");
        let kind = Type::new(3.0).gray();
        self.text((MARGIN + RULER + 3.0, y + 1.0), kind, said);
    }
}

/// The looks of the game with this rule book.
pub(crate) fn looks(info: &hall::GameInfo) -> Looks {
    Looks::of(info.book)
}
