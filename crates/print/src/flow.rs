//! Texts and diagrams that flow in two columns over pages.

use game::{Place, Scene};

use crate::job::{Job, PrintError};
use crate::looks::{ArtError, Looks};
use crate::measure::{Run, lines};
use crate::page::{Align, Page, Type};
use crate::paper::MARGIN;
use crate::picture::{Picture, UNIT};

/// The room between the columns, and under the number of the page, in millimeters.
const GAP: f32 = 8.0;
const FOOT: f32 = 8.0;
const TEXT: Type = Type::new(3.5);
const LINE: f32 = 4.7;
const TITLE: Type = Type::new(6.0).bold();
const CAPTION: Type = Type::new(3.0).gray();
/// The part of a column that a diagram fills.
const DIAGRAM: f32 = 0.92;

/// What flows.
pub(crate) enum Block {
    /// A title over both columns.
    Title(String),
    /// A line that stands for itself.
    Lead(String),
    /// A paragraph.
    Text(Vec<Run>),
    /// A diagram with what the last turn changed.
    Diagram {
        scene: Box<Scene>,
        changed: Vec<Place>,
        caption: String,
    },
}

/// Pages that fill column by column.
pub(crate) struct Flow<'a> {
    job: &'a Job<'a>,
    looks: &'a Looks,
    title: String,
    pages: Vec<Page>,
    /// The column, 0 or 1, and where it goes on.
    column: usize,
    y: f32,
    /// Where columns of this page begin.
    top: f32,
}

impl<'a> Flow<'a> {
    pub(crate) fn new(job: &'a Job<'a>, looks: &'a Looks, title: String) -> Self {
        Self {
            job,
            looks,
            title,
            pages: vec![Page::new(job.paper.size())],
            column: 0,
            y: MARGIN,
            top: MARGIN,
        }
    }

    fn width(&self) -> f32 {
        (self.job.paper.size().0 - 2.0 * MARGIN - GAP) / 2.0
    }

    fn bottom(&self) -> f32 {
        self.job.paper.size().1 - MARGIN - FOOT
    }

    fn x(&self) -> f32 {
        MARGIN + self.column as f32 * (self.width() + GAP)
    }

    /// Makes room for something of this height; returns the page.
    fn room(&mut self, height: f32) -> &mut Page {
        if self.y + height > self.bottom() && self.y > self.top {
            if self.column == 0 {
                self.column = 1;
            } else {
                self.pages.push(Page::new(self.job.paper.size()));
                (self.column, self.top) = (0, MARGIN);
            }
            self.y = self.top;
        }
        let last = self.pages.len() - 1;
        &mut self.pages[last]
    }

    pub(crate) fn add(&mut self, block: Block) -> Result<(), PrintError> {
        match block {
            Block::Title(title) => {
                let room = self.job.paper.size().0 - 2.0 * MARGIN;
                let at = (MARGIN, self.y + 6.0);
                self.room(0.0).text_within(at, room, TITLE, &title);
                self.y += 11.0;
                self.top = self.y;
            }
            Block::Lead(text) => {
                let run = Run { text, bold: true };
                self.text(&[run]);
            }
            Block::Text(runs) => self.text(&runs),
            Block::Diagram {
                scene,
                changed,
                caption,
            } => self.diagram(&scene, changed, &caption)?,
        }
        Ok(())
    }

    fn text(&mut self, runs: &[Run]) {
        for line in lines(runs, self.width() / TEXT.size) {
            let x = self.x_after(LINE);
            let at = (x, self.y + LINE - 1.2);
            self.room(LINE).runs(at, TEXT, &line);
            self.y += LINE;
        }
        self.y += 1.2;
    }

    /// Makes room and says where the column begins.
    fn x_after(&mut self, height: f32) -> f32 {
        self.room(height);
        self.x()
    }

    fn diagram(
        &mut self,
        scene: &Scene,
        changed: Vec<Place>,
        caption: &str,
    ) -> Result<(), ArtError> {
        let looks = self.looks;
        let picture = Picture {
            changed,
            ..Picture::new(scene, looks)
        };
        let frame = picture.frame();
        let (across, down) = (frame[2] - frame[0], frame[3] - frame[1]);
        let wide = self.width() * DIAGRAM;
        // Half of a column at most, so that two fit.
        let high = (self.bottom() - MARGIN) * 0.46 - LINE;
        let square = (wide / across).min(high / down) * UNIT;
        let tall = down * square / UNIT;
        let column = self.width();
        let left = self.x_after(tall + LINE + 2.0);
        let at = (left + (column - across * square / UNIT) / 2.0, self.y + 1.0);
        let under = (left + column / 2.0, self.y + tall + LINE - 0.5);
        let page = self.room(0.0);
        page.picture(&picture, at, square, frame)?;
        page.text_within(under, column, CAPTION.align(Align::Middle), caption);
        self.y += tall + LINE + 3.0;
        Ok(())
    }

    /// All pages, with their numbers.
    pub(crate) fn finish(mut self) -> Vec<Page> {
        let count = self.pages.len();
        for (index, page) in self.pages.iter_mut().enumerate() {
            let args = [("number", (index + 1).into()), ("count", count.into())];
            let number = self.job.words.say("print-page", &args);
            page.foot(&self.title, &number);
        }
        self.pages
    }
}
