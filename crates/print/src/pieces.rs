//! Sheets of pieces to cut out. A piece that is turned over in play is folded, so that each state has a
//! side of its own.

use game::{PieceView, Scene, Side, Viewer};
use hall::{GameInfo, Table};

use crate::board::usual_square;
use crate::job::{Job, PrintError};
use crate::looks::{ArtError, Looks};
use crate::page::{Page, Type, looks};
use crate::paper::MARGIN;
use crate::picture::{self, Picture};

/// The room for the title, for a side's name and at the bottom, in millimeters.
const TOP: f32 = 8.0;
const NAME: f32 = 7.0;
const BOTTOM: f32 = 9.0;
/// The part of a square that a piece fills.
const FILLED: f32 = 0.9;

/// The most moves of an opening phase in which pieces come onto the board.
const OPENING: usize = 64;

/// All pieces of a game as it stands, hidden ones too, or after its opening phase, which may bring some. Their squares have
/// `square` millimeters; `None` for those of the board on this paper.
///
/// # Errors
///
/// If a piece is larger than a sheet.
pub fn pieces(
    job: &Job<'_>,
    table: &dyn Table,
    square: Option<f32>,
) -> Result<Vec<Page>, PrintError> {
    let table = complete(table);
    let info = table.info();
    let Some(scene) = table.scene(table.plies(), Viewer::Judge) else {
        return Ok(Vec::new());
    };
    let looks = looks(info);
    let square = match square {
        Some(square) => square,
        None => usual_square(&Picture::new(&scene, &looks), job.paper)?,
    };
    let mut sheets = Sheets {
        job,
        info,
        looks: &looks,
        square,
        pages: Vec::new(),
        at: (0.0, f32::INFINITY),
    };
    if sheets.columns() == 0 || sheets.bottom() < sheets.top() + NAME + 2.0 * square {
        let (width, height) = job.paper.size();
        let most = (width - 2.0 * MARGIN).min((height - 2.0 * MARGIN - TOP - NAME - BOTTOM) / 2.0);
        return Err(PrintError::Square { most: most.floor() });
    }
    for side in Side::BOTH {
        sheets.side(&scene, side)?;
    }
    Ok(sheets.finish())
}

/// The game with all its pieces on the board.
fn complete(table: &dyn Table) -> Box<dyn Table> {
    let mut table = table.boxed_clone();
    for _ in 0..OPENING {
        let offers = if table.opening_phase() {
            table.offers()
        } else {
            Vec::new()
        };
        let played = offers.first().map(|offer| table.play(&offer.text));
        if !matches!(played, Some(Ok(_))) {
            break;
        }
    }
    table
}

/// Sheets that fill row by row.
struct Sheets<'a> {
    job: &'a Job<'a>,
    info: &'a GameInfo,
    looks: &'a Looks,
    square: f32,
    pages: Vec<Page>,
    /// Where the next row begins: `y` is past the end of the page if there is none yet.
    at: (f32, f32),
}

impl Sheets<'_> {
    fn columns(&self) -> usize {
        let (width, _) = self.job.paper.size();
        ((width - 2.0 * MARGIN) / self.square) as usize
    }

    fn top(&self) -> f32 {
        MARGIN + TOP
    }

    fn bottom(&self) -> f32 {
        self.job.paper.size().1 - MARGIN - BOTTOM
    }

    /// The pieces of a side: those that are folded, then the others.
    fn side(&mut self, scene: &Scene, side: Side) -> Result<(), ArtError> {
        let mut own: Vec<&PieceView> = scene.pieces.iter().collect();
        own.retain(|piece| piece.side == side);
        // As often as they come, but kind by kind.
        own.sort_by_key(|piece| piece.kind);
        let (folded, flat): (Vec<_>, Vec<_>) = own
            .into_iter()
            .partition(|piece| self.back(piece).is_some());
        let name = self.job.say(self.info.sides[side.index()]);
        for (group, high) in [(folded, 2.0), (flat, 1.0)] {
            for row in group.chunks(self.columns()) {
                let height = high * self.square;
                self.row(&name, height);
                for piece in row {
                    self.piece(piece, height)?;
                }
                self.at = (MARGIN, self.at.1 + height);
            }
        }
        // A new side begins with its name.
        self.at.0 = 0.0;
        Ok(())
    }

    /// The state on the back of a piece, if it is turned over in play.
    fn back(&self, piece: &PieceView) -> Option<&'static str> {
        let mut backs = self.info.backs.iter();
        backs
            .find(|(kind, _)| *kind == piece.kind)
            .map(|back| back.1)
    }

    /// Makes room for a row of this height, on a new page if it has to be.
    fn row(&mut self, name: &str, height: f32) {
        let named = self.at.0 == 0.0;
        let needed = height + if named { NAME } else { 0.0 };
        let full = self.at.1 + needed > self.bottom();
        if full {
            let mut page = Page::new(self.job.paper.size());
            let game = self.job.say(self.info.name);
            let args = [("game", game.into())];
            let size = [("size", f64::from(self.square).into())];
            page.head(
                &self.job.words.say("print-pieces-of", &args),
                &self.job.words.say("print-square", &size),
            );
            if !self.info.backs.is_empty() {
                let fold = self.job.say("print-fold");
                page.text((MARGIN, MARGIN + 9.0), Type::new(3.0).gray(), &fold);
            }
            page.ruler(&self.job.say("print-ruler"));
            self.pages.push(page);
            self.at.1 = self.top();
        }
        if named || full {
            if let Some(page) = self.pages.last_mut() {
                page.text((MARGIN, self.at.1 + NAME - 2.0), Type::new(3.8), name);
            }
            self.at.1 += NAME;
        }
        self.at.0 = MARGIN;
    }

    fn piece(&mut self, piece: &PieceView, height: f32) -> Result<(), ArtError> {
        let back = self.back(piece);
        let ((x, y), square, looks) = (self.at, self.square, self.looks);
        let Some(page) = self.pages.last_mut() else {
            return Ok(());
        };
        page.add(format_args!(
            "<rect x=\"{x:.2}\" y=\"{y:.2}\" width=\"{square}\" height=\"{height}\" fill=\"none\" stroke=\"#777\" stroke-width=\"0.2\"/>"
        ));
        let bare = PieceView {
            states: Vec::new(),
            ..piece.clone()
        };
        let mut faces = vec![(bare, y + height - square / 2.0, false)];
        if let Some(state) = back {
            let turned = PieceView {
                states: vec![state],
                ..piece.clone()
            };
            faces.push((turned, y + square / 2.0, true));
            let fold = format!("M{x:.2} {:.2}h{square}", y + square);
            page.lines(&fold, 0.2, " stroke-dasharray=\"1.5 1\"");
        }
        for (face, cy, turned) in faces {
            let at = (x + square / 2.0, cy);
            page.sign(at, FILLED * square, turned, |drawing| {
                picture::piece(&face, looks, drawing)?;
                picture::letter(&face, looks, drawing)
            })?;
        }
        self.at.0 += square;
        Ok(())
    }

    fn finish(mut self) -> Vec<Page> {
        let count = self.pages.len();
        for (index, page) in self.pages.iter_mut().enumerate() {
            page.foot("", &self.job.sheet(index + 1, count));
        }
        self.pages
    }
}
