//! A position as a page: a diagram, whose turn it is, what was captured, and the position's text.

use game::{BoardStyle, PieceView, Place, Scene, Tray};
use hall::GameInfo;

use crate::job::{Job, PrintError};
use crate::looks::{ArtError, Looks};
use crate::measure::{Run, lines};
use crate::page::{Page, Type, looks};
use crate::paper::MARGIN;
use crate::picture::{self, Picture, UNIT};

/// The room for the title, in millimeters.
const TOP: f32 = 10.0;
/// The size and the height of lines of text.
const SIZE: f32 = 3.6;
const LINE: f32 = 5.2;
/// The size of captured pieces.
const PIECE: f32 = 8.0;
/// The largest size of a square.
const LARGEST: f32 = 24.0;

/// A page with the diagram of a position. `text` is the position's text, `style` that of the board;
/// `None` for what is usual in the game.
///
/// # Errors
///
/// If a drawing is missing.
pub fn position(
    job: &Job<'_>,
    info: &GameInfo,
    scene: &Scene,
    text: &str,
    style: Option<BoardStyle>,
) -> Result<Page, PrintError> {
    let looks = looks(info);
    let mut page = Page::new(job.paper.size());
    page.head(&job.say(info.name), "");
    let (width, height) = page.size();
    let room = width - 2.0 * MARGIN;
    let text = lines(&[plain(text)], room / SIZE);
    let said = facts(job, info, scene);
    let trays = scene.trays.len() as f32 * (PIECE + 1.0);
    let below = LINE * (text.len() + said.len() + 1) as f32 + trays;
    let picture = Picture {
        style: style.unwrap_or(scene.board.style),
        ..Picture::new(scene, &looks)
    };
    let frame = picture.frame();
    let (units_across, units_down) = (frame[2] - frame[0], frame[3] - frame[1]);
    let high = height - 2.0 * MARGIN - TOP - below;
    let square = (room / units_across).min(high / units_down) * UNIT;
    let square = square.min(LARGEST);
    let (wide, tall) = (units_across * square / UNIT, units_down * square / UNIT);
    let at = (MARGIN + (room - wide) / 2.0, MARGIN + TOP);
    page.picture(&picture, at, square, frame)?;
    let mut y = at.1 + tall + LINE;
    for fact in said {
        page.text_within((MARGIN, y), room, Type::new(SIZE), &fact);
        y += LINE;
    }
    for tray in &scene.trays {
        self::tray(tray, job, info, &looks, y - LINE + 1.0, &mut page)?;
        y += PIECE + 1.0;
    }
    for line in text {
        for run in line {
            page.text((MARGIN, y), Type::new(SIZE).gray(), &run.text);
        }
        y += LINE;
    }
    Ok(page)
}

fn plain(text: &str) -> Run {
    Run {
        text: text.to_owned(),
        bold: false,
    }
}

/// Whose turn it is, and the numbers and notes of the scene, in a line for each side and one for both.
pub(crate) fn facts(job: &Job<'_>, info: &GameInfo, scene: &Scene) -> Vec<String> {
    let name = |side: game::Side| job.say(info.sides[side.index()]);
    let mut all = vec![match scene.to_move {
        Some(side) => job.words.say("turn-of", &[("side", name(side).into())]),
        None => job.say("turn-over"),
    }];
    let number = |counter: &game::Counter| format!("{}: {}", job.say(counter.key), counter.value);
    let common = scene
        .counters
        .iter()
        .filter(|counter| counter.side.is_none());
    all.extend(common.map(number));
    let note = |note: &game::Note| {
        let side = note.side.map(|side| ("side", name(side).into()));
        job.words.say(note.key, side.as_slice())
    };
    all.extend(scene.notes.iter().map(note));
    let mut said = vec![all.join(" · ")];
    for side in game::Side::BOTH {
        let own = scene.counters.iter();
        let own: Vec<String> = own
            .filter(|counter| counter.side == Some(side) && counter.value != 0)
            .map(number)
            .collect();
        if !own.is_empty() {
            said.push(format!("{}: {}", name(side), own.join(" · ")));
        }
    }
    said
}

/// The pieces of a tray, each kind once with its number.
fn tray(
    tray: &Tray,
    job: &Job<'_>,
    info: &GameInfo,
    looks: &Looks,
    top: f32,
    page: &mut Page,
) -> Result<(), ArtError> {
    let what = format!(
        "{}: {}",
        job.say(info.sides[tray.side.index()]),
        job.say(tray.key)
    );
    let middle = top + PIECE / 2.0;
    page.text_within((MARGIN, middle + 1.2), 55.0, Type::new(SIZE), &what);
    let mut x = MARGIN + 60.0;
    for (kind, letter, count) in &tray.pieces {
        let piece = PieceView {
            place: Place(0),
            side: tray.side,
            kind,
            letter: *letter,
            label: None,
            states: Vec::new(),
        };
        page.sign((x, middle), PIECE, false, |drawing| {
            picture::piece(&piece, looks, drawing)
        })?;
        page.text(
            (x + PIECE * 0.6, middle + 1.2),
            Type::new(SIZE),
            &format!("× {count}"),
        );
        x += PIECE * 2.0;
    }
    Ok(())
}
