//! Score cards: columns of holes for pegs, or of circles to mark, one card for each player.

use scorecard::{Card, Counting, Scale};

use crate::job::Job;
use crate::page::{Align, Page, Type};
use crate::paper::MARGIN;

/// The size of a card, in millimeters; two stand side by side on a sheet.
const WIDTH: f32 = 88.0;
const HEIGHT: f32 = 112.0;
/// The holes, and how far apart they are.
const RADIUS: f32 = 3.0;
const STEP: f32 = 13.0;
/// Where the first row of holes is on a card.
const FIRST: f32 = 36.0;
/// The colors of the columns of card A, and of the rows of the others; the optional row is black.
const COLUMNS: [&str; 4] = ["#1f4fa3", "#c2500f", "#1c6b33", "#111"];
const ROWS: [&str; 5] = ["#1f4fa3", "#1f4fa3", "#1f4fa3", "#1f4fa3", "#111"];

/// A sheet with a card for each side of TORA. What each place is worth stands beside it.
#[must_use]
pub fn card(job: &Job<'_>, card: Card, counting: Counting) -> Page {
    let board = match card {
        Card::A => "tora-short",
        Card::B | Card::BOptional => "tora-long",
    };
    let info = hall::find(board);
    let mut page = Page::new(job.paper.size());
    let title = job.words.say("print-card", &[("card", card.name().into())]);
    page.head(&title, &job.say(board));
    let gap = page.size().0 - 2.0 * MARGIN - 2.0 * WIDTH;
    let scale = Scale { card, counting };
    let sides = info.map(|info| info.sides);
    for (index, side) in sides.into_iter().flatten().enumerate() {
        let x = MARGIN + index as f32 * (WIDTH + gap);
        one(
            job,
            &title,
            &job.say(side),
            scale,
            (x, MARGIN + 14.0),
            &mut page,
        );
    }
    let how = match counting {
        Counting::Plain => "print-card-plain",
        Counting::Compound => "print-card-compound",
    };
    let room = page.size().0 - 2.0 * MARGIN;
    let said = job.words.say(how, &[("most", scale.capacity().into())]);
    page.paragraph(
        (MARGIN, MARGIN + HEIGHT + 24.0),
        room,
        Type::new(3.6),
        &said,
    );
    page.ruler(&job.say("print-ruler"));
    page
}

fn one(job: &Job<'_>, title: &str, side: &str, scale: Scale, (x, y): (f32, f32), page: &mut Page) {
    page.add(format_args!(
        "<rect x=\"{x:.2}\" y=\"{y:.2}\" width=\"{WIDTH}\" height=\"{HEIGHT}\" rx=\"4\" fill=\"none\" stroke=\"#000\" stroke-width=\"0.3\"/>"
    ));
    let middle = x + WIDTH / 2.0;
    let centered = |size: f32| Type::new(size).align(Align::Middle);
    page.text_within((middle, y + 9.0), WIDTH - 8.0, centered(5.0).bold(), title);
    page.text_within((middle, y + 15.5), WIDTH - 8.0, centered(3.8), side);
    let places = scale.card.places();
    for (column, (count, worth)) in places.into_iter().zip(scale.worth()).enumerate() {
        let cx = x + WIDTH * (column as f32 + 0.5) / 4.0 - 5.0;
        let head = (cx, y + FIRST - 9.0);
        page.text(head, centered(4.2).bold(), &format!("S{}", column + 1));
        for (row, by_row) in ROWS.into_iter().enumerate().take(count.into()) {
            let cy = y + FIRST + row as f32 * STEP;
            let color = match scale.card {
                Card::A => COLUMNS[column],
                Card::B | Card::BOptional => by_row,
            };
            // The optional row is told apart by its second ring, too.
            let rings = if row == 4 { 2 } else { 1 };
            for ring in 0..rings {
                let radius = RADIUS + 0.9 * ring as f32;
                page.add(format_args!(
                    "<circle cx=\"{cx:.2}\" cy=\"{cy:.2}\" r=\"{radius}\" fill=\"none\" stroke=\"{color}\" stroke-width=\"0.6\"/>"
                ));
            }
            let points = worth * (row as u64 + 1);
            page.text((cx + 4.6, cy + 1.1), Type::new(3.0), &points.to_string());
        }
    }
    if scale.card == Card::BOptional {
        let at = (middle, y + FIRST + 5.0 * STEP - 4.0);
        page.text_within(
            at,
            WIDTH - 8.0,
            centered(3.0).gray(),
            &job.say("print-card-optional"),
        );
    }
    let laps = (x + 5.0, y + HEIGHT - 5.0);
    page.text(
        laps,
        Type::new(3.4),
        &format!("{} ______", job.say("print-card-laps")),
    );
}
