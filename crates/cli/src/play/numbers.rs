//! The numbers of a game: counters, clocks, and pieces that have left the board.

use game::{Counter, Note, Scene, Side};
use ratatui::text::{Line, Text};

use super::session::Session;
use crate::texts::{self, fill, text};

/// Counters, clocks, and pieces that have left the board.
pub(super) fn numbers(scene: &Scene, session: &Session) -> Text<'static> {
    let info = session.table().info();
    let mut lines = Vec::new();
    let common = scene
        .counters
        .iter()
        .filter(|counter| counter.side.is_none());
    let common: Vec<String> = common
        .map(|c| format!("{} {}", text(c.key), c.value))
        .collect();
    lines.push(Line::raw(common.join("   ")));
    lines.extend(session.match_lines().into_iter().map(Line::raw));
    if let Some(clocks) = session.clocks() {
        let clocks = Side::BOTH.into_iter().zip(clocks);
        let line = |(side, time)| Line::raw(format!("{} {time}", texts::side(info, side)));
        lines.extend(clocks.map(line));
    }
    if session.table().outcome().is_none() {
        let note = |note: &Note| {
            let side = note
                .side
                .map(|side| ("side", texts::side(info, side).into()));
            Line::raw(fill(note.key, side.as_slice()))
        };
        lines.extend(scene.notes.iter().map(note));
    }
    for side in Side::BOTH {
        let worth = |counter: &&Counter| {
            counter.side == Some(side) && (counter.value != 0 || !counter.key.ends_with("-pending"))
        };
        let own = scene.counters.iter().filter(worth);
        let own: Vec<String> = own.map(number).collect();
        if !own.is_empty() {
            lines.push(Line::raw(format!(
                "{}: {}",
                texts::side(info, side),
                own.join(", ")
            )));
        }
    }
    for tray in &scene.trays {
        let pieces: Vec<String> = tray
            .pieces
            .iter()
            .map(|&(_, letter, count)| {
                let letter = match tray.side {
                    Side::First => letter.to_ascii_uppercase(),
                    Side::Second => letter.to_ascii_lowercase(),
                };
                if count == 1 {
                    letter.to_string()
                } else {
                    format!("{letter}×{count}")
                }
            })
            .collect();
        if !pieces.is_empty() {
            let (key, side) = (text(tray.key), texts::side(info, tray.side));
            lines.push(Line::raw(format!("{key}, {side}: {}", pieces.join(" "))));
        }
    }
    Text::from(lines)
}

fn number(counter: &Counter) -> String {
    format!("{} {}", texts::within(counter.key), counter.value)
}
