//! Sheets to write a game down by hand: of all moves, and of an Assassin's actions.

use hall::{GameInfo, Table};

use crate::job::Job;
use crate::page::{Align, Page, Type};
use crate::paper::MARGIN;

/// Where the lines for names and dates begin, and how far apart they are.
const NAMES: f32 = 22.0;
const NAME_STEP: f32 = 8.0;
/// The height of the head of the table, and of its rows.
const HEAD: f32 = 8.0;
const SINGLE: f32 = 7.0;
const SEVERAL: f32 = 17.0;
/// How much wider a font may be that stands in for the usual one.
const WIDE: f32 = 1.25;

/// A column of a table: the key of its title and its width relative to the others.
struct Column {
    title: String,
    share: f32,
}

fn column(title: String, share: f32) -> Column {
    Column { title, share }
}

/// Sheets for `rounds` rounds of a game: both sides' turns, and their points in games that count
/// points.
#[must_use]
pub fn record_sheet(job: &Job<'_>, table: &dyn Table, rounds: u32) -> Vec<Page> {
    let info = table.info();
    let sides = info.sides.map(|side| job.say(side));
    let points = table.points().is_some();
    let mut columns = vec![column(job.say("print-round"), 0.5)];
    for side in &sides {
        columns.push(column(side.clone(), 4.0));
        if points {
            columns.push(column(job.say("points"), 0.7));
        }
    }
    let names = vec![
        vec![job.say("print-event"), job.say("print-place-date")],
        vec![sides[0].clone(), sides[1].clone()],
        vec![job.say("print-clock"), job.say("print-result")],
    ];
    let height = if table.turn_end().is_some() {
        SEVERAL
    } else {
        SINGLE
    };
    let title = job
        .words
        .say("print-record-of", &[("game", job.say(info.name).into())]);
    let sheet = Sheet {
        title,
        names,
        columns,
        height,
        notes: Vec::new(),
    };
    sheet.pages(job, rounds)
}

/// Whether a game can be played with Assassins (T-X).
#[must_use]
pub fn has_assassins(info: &GameInfo) -> bool {
    info.options.iter().any(|option| option.id == "assassins")
}

/// Sheets for `rounds` rounds of a game on which a player notes what the Assassin does, hidden from the
/// opponent. The last column is for the commitment that the opponent is shown, or a judge's mark.
#[must_use]
pub fn assassin_sheet(job: &Job<'_>, info: &GameInfo, rounds: u32) -> Vec<Page> {
    let columns = vec![
        column(job.say("print-round"), 0.6),
        column(job.say("print-assassin-place"), 1.2),
        column(job.say("print-assassin-move"), 1.7),
        column(job.say("print-assassin-attack"), 1.4),
        column(job.say("print-assassin-search"), 2.0),
        column(job.say("print-assassin-seal"), 2.3),
    ];
    let names = vec![
        vec![job.say("print-event"), job.say("print-place-date")],
        vec![job.say("print-player"), job.say("print-side")],
        vec![job.say("print-assassin-start"), job.say("print-judge")],
    ];
    let game = [("game", job.say(info.name).into())];
    let sheet = Sheet {
        title: job.words.say("print-assassin-of", &game),
        names,
        columns,
        height: SINGLE,
        notes: vec![job.say("print-assassin-note")],
    };
    sheet.pages(job, rounds)
}

/// A table to fill in, with lines for names above it.
struct Sheet {
    title: String,
    names: Vec<Vec<String>>,
    columns: Vec<Column>,
    /// The height of a row.
    height: f32,
    /// What is said below the names.
    notes: Vec<String>,
}

impl Sheet {
    fn pages(&self, job: &Job<'_>, rounds: u32) -> Vec<Page> {
        let mut pages = Vec::new();
        let mut next = 1;
        while next <= rounds {
            let mut page = Page::new(job.paper.size());
            page.head(&self.title, "");
            let mut y = NAMES;
            if pages.is_empty() {
                y = self.head(&mut page, y);
            }
            next = self.table(&mut page, y, next..=rounds);
            pages.push(page);
        }
        let count = pages.len();
        for (index, page) in pages.iter_mut().enumerate() {
            page.foot("", &job.sheet(index + 1, count));
        }
        pages
    }

    /// The lines for names and the notes; returns where the table begins.
    fn head(&self, page: &mut Page, mut y: f32) -> f32 {
        let room = page.size().0 - 2.0 * MARGIN;
        for line in &self.names {
            y += NAME_STEP;
            let share = room / line.len() as f32;
            for (index, name) in line.iter().enumerate() {
                let x = MARGIN + index as f32 * share;
                page.text_within((x, y), share * 0.3, Type::new(3.4), name);
                let from = x + share * 0.32;
                page.lines(
                    &format!("M{from:.2} {:.2}H{:.2}", y + 0.8, x + share - 3.0),
                    0.2,
                    "",
                );
            }
        }
        y += 3.0;
        for note in &self.notes {
            y = page.paragraph((MARGIN, y + 4.0), room / WIDE, Type::new(3.2).gray(), note);
        }
        y + 3.0
    }

    /// As many rows as fit; returns the first round that doesn't.
    fn table(&self, page: &mut Page, top: f32, rounds: std::ops::RangeInclusive<u32>) -> u32 {
        let (width, height) = page.size();
        let room = width - 2.0 * MARGIN;
        let total: f32 = self.columns.iter().map(|column| column.share).sum();
        let fit = ((height - MARGIN - 6.0 - top - HEAD) / self.height).floor() as u32;
        let (first, last) = (*rounds.start(), *rounds.end());
        let rows = fit.max(1).min(last + 1 - first);
        let bottom = top + HEAD + rows as f32 * self.height;
        let mut path = format!("M{MARGIN} {top:.2}H{:.2}", MARGIN + room);
        let mut x = MARGIN;
        for column in &self.columns {
            let wide = room * column.share / total;
            path.push_str(&format!("M{x:.2} {top:.2}V{bottom:.2}"));
            let kind = Type::new(3.0).bold().align(Align::Middle);
            let middle = (x + wide / 2.0, top + HEAD / 2.0 + 1.1);
            page.text_within(middle, wide - 1.0, kind, &column.title);
            x += wide;
        }
        path.push_str(&format!("M{x:.2} {top:.2}V{bottom:.2}"));
        let number = self
            .columns
            .first()
            .map_or(0.0, |first| room * first.share / total);
        for row in 0..=rows {
            let y = top + HEAD + row as f32 * self.height;
            path.push_str(&format!("M{MARGIN} {y:.2}H{:.2}", MARGIN + room));
            if row < rows {
                let at = (MARGIN + number / 2.0, y + 4.7);
                let kind = Type::new(3.2).align(Align::Middle);
                page.text(at, kind, &(first + row).to_string());
            }
        }
        page.lines(&path, 0.2, "");
        first + rows
    }
}
