//! Boards to play on, on one sheet or on several that are cut and glued together.

use std::ops::Range;

use game::{BoardStyle, Scene};
use hall::GameInfo;

use crate::job::{Job, PrintError};
use crate::looks::ArtError;
use crate::page::{Align, Page, Type, looks};
use crate::paper::{MARGIN, Paper};
use crate::picture::{self, Picture, UNIT};

/// The room that the title and the line at the bottom take, in millimeters.
const TOP: f32 = 8.0;
const BOTTOM: f32 = 9.0;
/// The least size of a square for which a board is put on one sheet unasked, and the sizes of squares on
/// several sheets, in millimeters.
const LEAST: f32 = 13.0;
const TILED: Range<u8> = 32..41;
/// The largest square that is chosen unasked.
const LARGEST: f32 = 40.0;
/// The strip that the next sheet is glued on.
const GLUE: f32 = 8.0;

/// How a board is printed.
#[derive(Clone, Copy, Debug)]
pub struct BoardLook {
    /// Squares or lines; `None` for what is usual in the game.
    pub style: Option<BoardStyle>,
    /// The size of a square in millimeters; `None` for what fits.
    pub square: Option<f32>,
    /// Whether rows and columns are labeled.
    pub labels: bool,
    /// Whether small pieces show the set-up.
    pub setup: bool,
}

impl Default for BoardLook {
    fn default() -> Self {
        Self {
            style: None,
            square: None,
            labels: true,
            setup: false,
        }
    }
}

/// The board of a position, without its pieces.
///
/// # Errors
///
/// If a square is larger than a sheet.
pub fn board(
    job: &Job<'_>,
    info: &GameInfo,
    scene: &Scene,
    look: BoardLook,
) -> Result<Vec<Page>, PrintError> {
    let mut empty = scene.clone();
    empty.pieces.clear();
    empty.marks.clear();
    let looks = looks(info);
    let picture = Picture {
        style: look.style.unwrap_or(scene.board.style),
        labeled: look.labels,
        ..Picture::new(&empty, &looks)
    };
    let plan = Plan::of(&picture, look.square, job.paper)?;
    let sheets = plan.rows.len() * plan.columns.len();
    let title = job.say(info.name);
    let mut pages = Vec::new();
    for (row, down) in plan.rows.iter().enumerate() {
        for (column, across) in plan.columns.iter().enumerate() {
            let mut page = Page::new(plan.sheet);
            let square = plan.square;
            let size = [("size", f64::from(square).into())];
            page.head(&title, &job.words.say("print-square", &size));
            page.ruler(&job.say("print-ruler"));
            let last = (row + 1 == plan.rows.len(), column + 1 == plan.columns.len());
            let tile = Tile {
                across,
                down,
                glued: [!last.1, !last.0],
                square,
            };
            let at = tile.draw(&picture, &mut page)?;
            if look.setup {
                tile.setup(scene, &picture, at, &mut page)?;
            }
            if sheets > 1 {
                let number = row * plan.columns.len() + column + 1;
                page.foot("", &job.sheet(number, sheets));
                tile.marks(at, [column > 0, row > 0], &mut page);
                let beside = [
                    (!last.1).then(|| number + 1),
                    (!last.0).then(|| number + plan.columns.len()),
                ];
                tile.glue(at, beside, job, &mut page);
            }
            pages.push(page);
        }
    }
    Ok(pages)
}

/// The size of a square that a board has on this paper unasked, in millimeters.
pub(crate) fn usual_square(picture: &Picture<'_>, paper: Paper) -> Result<f32, PrintError> {
    Ok(Plan::of(picture, None, paper)?.square)
}

/// Which part of a board comes on which sheet.
struct Plan {
    square: f32,
    /// Width and height of a sheet.
    sheet: (f32, f32),
    /// The parts from left to right and from top to bottom, in the picture's units.
    columns: Vec<Range<f32>>,
    rows: Vec<Range<f32>>,
}

impl Plan {
    fn of(picture: &Picture<'_>, square: Option<f32>, paper: Paper) -> Result<Self, PrintError> {
        if let Some(square) = square {
            return Self::with(picture, square, paper).ok_or_else(|| PrintError::Square {
                most: largest(picture, paper),
            });
        }
        let [left, top, right, bottom] = picture.frame();
        let fits = |(width, height): (f32, f32)| {
            let (width, height) = room((width, height));
            let square = (width / (right - left)).min(height / (bottom - top)) * UNIT;
            (square.min(LARGEST) * 2.0).floor() / 2.0
        };
        let whole = fits(paper.size()).max(fits(paper.landscape()));
        let tiled = TILED.rev().map(|half| f32::from(half) / 2.0);
        let plans = tiled.filter_map(|square| Self::with(picture, square, paper));
        let fewest = match whole >= LEAST {
            true => Self::with(picture, whole, paper),
            // Of those with the same number of sheets the first, which has the largest squares.
            false => plans.min_by_key(Self::sheets),
        };
        fewest.ok_or(PrintError::Square {
            most: largest(picture, paper),
        })
    }

    /// The plan for squares of this size; `None` if not even one fits on a sheet.
    fn with(picture: &Picture<'_>, square: f32, paper: Paper) -> Option<Self> {
        let [left, top, right, bottom] = picture.frame();
        let (columns, rows) = picture.size();
        let of = |sheet: (f32, f32)| {
            let (width, height) = room(sheet);
            Some(Self {
                square,
                sheet,
                columns: cut(left..right, columns, width * UNIT / square, square)?,
                rows: cut(top..bottom, rows, height * UNIT / square, square)?,
            })
        };
        let upright = of(paper.size());
        let across = of(paper.landscape());
        match (upright, across) {
            (Some(upright), Some(across)) if across.sheets() < upright.sheets() => Some(across),
            (Some(upright), _) => Some(upright),
            (None, across) => across,
        }
    }

    fn sheets(&self) -> usize {
        self.columns.len() * self.rows.len()
    }
}

/// The room for a board on a sheet.
fn room((width, height): (f32, f32)) -> (f32, f32) {
    (width - 2.0 * MARGIN, height - 2.0 * MARGIN - TOP - BOTTOM)
}

/// The largest square of which at least one fits on a sheet, in whole millimeters.
fn largest(picture: &Picture<'_>, paper: Paper) -> f32 {
    let mut sizes = (1_u8..=200).rev().map(f32::from);
    let fits = |size: &f32| Plan::with(picture, *size, paper).is_some();
    sizes.find(fits).unwrap_or_default()
}

/// Cuts a length along squares into the fewest equal parts that have room, all in units. All but
/// the last need room for the glue.
fn cut(frame: Range<f32>, squares: f32, room: f32, square: f32) -> Option<Vec<Range<f32>>> {
    let glue = GLUE * UNIT / square;
    let count = (squares / UNIT) as usize;
    let parts = |parts: usize| -> Vec<Range<f32>> {
        let at = |part: usize| match part {
            0 => frame.start,
            part if part == parts => frame.end,
            part => (part * count).div_ceil(parts) as f32 * UNIT,
        };
        (0..parts).map(|part| at(part)..at(part + 1)).collect()
    };
    let fits = |all: &Vec<Range<f32>>| {
        all.iter().enumerate().all(|(index, part)| {
            let glue = if index + 1 == all.len() { 0.0 } else { glue };
            part.end - part.start + glue <= room
        })
    };
    (1..=count).map(parts).find(fits)
}

/// A part of a board on its sheet.
struct Tile<'a> {
    across: &'a Range<f32>,
    down: &'a Range<f32>,
    /// Whether another sheet is glued on at the right and at the bottom.
    glued: [bool; 2],
    square: f32,
}

impl Tile<'_> {
    fn scale(&self) -> f32 {
        self.square / UNIT
    }

    /// Width and height without the glue strips, in millimeters.
    fn size(&self) -> (f32, f32) {
        (
            (self.across.end - self.across.start) * self.scale(),
            (self.down.end - self.down.start) * self.scale(),
        )
    }

    /// What is drawn, in the picture's units: the tile with its glue strips.
    fn part(&self) -> [f32; 4] {
        let strip = |glued: bool| if glued { GLUE / self.scale() } else { 0.0 };
        [
            self.across.start,
            self.down.start,
            self.across.end + strip(self.glued[0]),
            self.down.end + strip(self.glued[1]),
        ]
    }

    /// Draws the tile; returns where its left top corner is.
    fn draw(&self, picture: &Picture<'_>, page: &mut Page) -> Result<(f32, f32), ArtError> {
        let (width, height) = page.size();
        let [left, top, right, bottom] = self.part();
        let scale = self.scale();
        let at = (
            (width - (right - left) * scale) / 2.0,
            TOP / 2.0 - BOTTOM / 2.0 + (height - (bottom - top) * scale) / 2.0,
        );
        page.picture(picture, at, self.square, self.part())?;
        Ok(at)
    }

    /// Small pieces at the lower left of their places.
    fn setup(
        &self,
        scene: &Scene,
        picture: &Picture<'_>,
        (x, y): (f32, f32),
        page: &mut Page,
    ) -> Result<(), ArtError> {
        for piece in &scene.pieces {
            let mut places = scene.places.iter();
            let Some(view) = places.find(|view| view.place == piece.place) else {
                continue;
            };
            let aside = 0.32 * view.size * UNIT;
            let (px, py) = picture.center(view);
            let (px, py) = (px - aside, py + aside);
            if !self.across.contains(&px) || !self.down.contains(&py) {
                continue;
            }
            let at = (
                x + (px - self.across.start) * self.scale(),
                y + (py - self.down.start) * self.scale(),
            );
            let size = 0.3 * self.square * view.size;
            page.sign(at, size, false, |drawing| {
                picture::piece(piece, picture.looks, drawing)
            })?;
        }
        Ok(())
    }

    /// Marks at the corners of what is left when the sheet is cut, and a dashed line along each edge
    /// to cut at the left and at the top.
    fn marks(&self, (x, y): (f32, f32), cut: [bool; 2], page: &mut Page) {
        let (width, height) = self.size();
        let (right, bottom) = (x + width, y + height);
        let mut path = String::new();
        for (cx, dx) in [(x, -1.0), (right, 1.0)] {
            for (cy, dy) in [(y, -1.0), (bottom, 1.0)] {
                path.push_str(&format!(
                    "M{:.2} {cy:.2}h{:.2}M{cx:.2} {:.2}v{:.2}",
                    cx + dx,
                    4.0 * dx,
                    cy + dy,
                    4.0 * dy
                ));
            }
        }
        page.lines(&path, 0.25, "");
        let mut edges = String::new();
        if cut[0] {
            edges.push_str(&format!("M{x:.2} {y:.2}V{bottom:.2}"));
        }
        if cut[1] {
            edges.push_str(&format!("M{x:.2} {y:.2}H{right:.2}"));
        }
        if !edges.is_empty() {
            page.lines(&edges, 0.3, " stroke-dasharray=\"2 1.5\"");
        }
    }

    /// Says on the glue strips which sheet comes there.
    fn glue(&self, (x, y): (f32, f32), sheets: [Option<usize>; 2], job: &Job<'_>, page: &mut Page) {
        let (width, height) = self.size();
        let middles = [
            (x + width + GLUE / 2.0, y + height / 2.0, -90),
            (x + width / 2.0, y + height + GLUE / 2.0, 0),
        ];
        for (sheet, (cx, cy, turn)) in sheets.into_iter().zip(middles) {
            let Some(sheet) = sheet else { continue };
            let said = job.words.say("print-glue", &[("number", sheet.into())]);
            page.add(format_args!(
                "<g transform=\"translate({cx:.2} {cy:.2}) rotate({turn})\">\
                 <rect x=\"-30\" y=\"-2.2\" width=\"60\" height=\"4.4\" fill=\"#fff\"/>"
            ));
            let kind = Type::new(3.0).align(Align::Middle);
            page.text((0.0, 1.0), kind, &said);
            page.add("</g>");
        }
    }
}
