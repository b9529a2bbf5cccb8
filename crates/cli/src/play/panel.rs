//! The panel beside the board: whose turn it is, numbers, buttons, reasons, moves.

use game::{Counter, Ground, MarkKind, Place, Scene, Side, Touch};
use hall::GameInfo;
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Text};
use ratatui::widgets::{Paragraph, Widget, Wrap};

use super::session::{Message, Session};
use super::view::{Drawn, View};
use crate::texts::{self, text};

/// The fewest lines kept for messages, so that the rest of the panel rarely moves.
const LEAST_MESSAGE: usize = 3;

/// Draws the panel with the most important parts first, because a small panel shows only those.
pub(crate) fn draw(
    scene: &Scene,
    session: &Session,
    view: View,
    area: Rect,
    buffer: &mut Buffer,
    drawn: &mut Drawn,
) {
    let title = title(scene, session, view);
    let message = message(session, view);
    let buttons = buttons(scene, session);
    let numbers = numbers(scene, session);
    let message_height = lines_of(&message, area.width).max(LEAST_MESSAGE);
    let [
        title_area,
        message_area,
        button_area,
        number_area,
        moves_area,
    ] = Layout::vertical([
        Constraint::Length(rows(lines_of(&title, area.width))),
        Constraint::Length(rows(message_height)),
        Constraint::Length(rows(buttons.len().max(1)) + 1),
        Constraint::Length(rows(lines_of(&numbers, area.width)) + 1),
        Constraint::Min(0),
    ])
    .areas(area);
    Paragraph::new(title)
        .wrap(Wrap { trim: true })
        .render(title_area, buffer);
    Paragraph::new(message)
        .wrap(Wrap { trim: true })
        .render(message_area, buffer);
    for (row, (touch, label)) in button_area.rows().zip(buttons) {
        buffer.set_stringn(row.x, row.y, label, usize::from(row.width), Style::new());
        drawn.add(row, touch);
    }
    Paragraph::new(numbers)
        .wrap(Wrap { trim: true })
        .render(number_area, buffer);
    moves(session, moves_area, buffer);
}

fn rows(count: usize) -> u16 {
    u16::try_from(count).unwrap_or(u16::MAX)
}

fn lines_of(text: &Text, width: u16) -> usize {
    Paragraph::new(text.clone())
        .wrap(Wrap { trim: true })
        .line_count(width)
}

fn title(scene: &Scene, session: &Session, view: View) -> Text<'static> {
    let table = session.table();
    let info = table.info();
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let (shown, plies) = session.shown();
    let title = match (table.outcome(), scene.to_move) {
        _ if shown < plies => format!("Looking back: after {shown} of {plies} actions"),
        (Some(outcome), _) => texts::outcome(info, &outcome),
        (None, Some(side)) if session.computer_to_move().is_some() => {
            format!("{} is thinking …", texts::side(info, side))
        }
        (None, Some(side)) => format!("{} to move", texts::side(info, side)),
        (None, None) => String::new(),
    };
    Text::from(vec![
        Line::styled(text(info.name), bold),
        Line::styled(title, bold),
        Line::raw(content(scene, info, view.cursor)),
    ])
}

/// Counters, and pieces that have left the board.
fn numbers(scene: &Scene, session: &Session) -> Text<'static> {
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
    if let Some(clocks) = session.clocks() {
        let clocks = Side::BOTH.into_iter().zip(clocks);
        let line = |(side, time)| Line::raw(format!("{} {time}", texts::side(info, side)));
        lines.extend(clocks.map(line));
    }
    lines.extend(scene.notes.iter().map(|key| Line::raw(text(key))));
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

/// What is on a place, in words.
fn content(scene: &Scene, info: &GameInfo, place: Place) -> String {
    let Some(view) = scene.places.iter().find(|view| view.place == place) else {
        return String::new();
    };
    let ground = match view.ground {
        Ground::Plain | Ground::Slope(_) => None,
        Ground::Water => Some(text("ground-water")),
        Ground::Forest => Some(text("ground-forest")),
        Ground::Special(key) => Some(text(key)),
    };
    let pieces = scene
        .pieces
        .iter()
        .filter(|piece| piece.place == place)
        .map(|piece| {
            let states = piece
                .states
                .iter()
                .map(|state| format!(", {}", text(state)));
            let (kind, side) = (text(piece.kind), texts::side(info, piece.side));
            let label = piece.label.iter().map(|label| format!(" {label}"));
            let (label, states): (String, String) = (label.collect(), states.collect());
            format!("{kind}{label} ({side}){states}")
        });
    let marks = scene
        .marks
        .iter()
        .filter(|mark| mark.place == place)
        .map(|mark| {
            text(match mark.kind {
                MarkKind::Danger => "mark-danger",
                MarkKind::Acted => "mark-acted",
                MarkKind::Bound => "mark-bound",
            })
        });
    let words: Vec<String> = pieces.chain(ground).chain(marks).collect();
    format!(
        "{}: {}",
        view.name,
        if words.is_empty() {
            "—".to_owned()
        } else {
            words.join("; ")
        }
    )
}

fn number(counter: &Counter) -> String {
    format!("{} {}", text(counter.key).to_lowercase(), counter.value)
}

/// The buttons that can be pressed now, in the order of their digits.
pub(crate) fn buttons(scene: &Scene, session: &Session) -> Vec<(Touch, String)> {
    let next = session.next();
    let usable = scene
        .buttons
        .iter()
        .filter(|button| next.contains(&Touch::Button(button.id)));
    usable
        .enumerate()
        .map(|(index, button)| {
            let key = if button.ends_turn {
                "Space".to_owned()
            } else {
                format!("{}", index + 1)
            };
            (
                Touch::Button(button.id),
                format!("[{key}] {}", text(button.key)),
            )
        })
        .collect()
}

fn message(session: &Session, view: View) -> Text<'static> {
    let red = if view.colours {
        Style::new().fg(Color::LightRed)
    } else {
        Style::new()
    };
    match &session.message {
        Some(Message::Plain(text)) => Text::styled(text.clone(), Modifier::BOLD),
        Some(Message::Refused(refused)) => {
            Text::styled(refused.to_string(), red.add_modifier(Modifier::BOLD))
        }
        None if !session.may_touch() => Text::raw(""),
        None => match (session.complete(), session.touched().is_empty()) {
            (Some(text), _) => Text::raw(format!("[C] confirms: {text}")),
            (None, true) if session.begins_empty() => Text::raw(text("composer-marked")),
            (None, true) => Text::raw(text("composer-empty")),
            (None, false) if session.choices().is_empty() => {
                Text::raw("Choose with a digit. Esc undoes.")
            }
            (None, false) => Text::raw("Go on: o and * show where. Esc undoes."),
        },
    }
}

fn moves(session: &Session, area: Rect, buffer: &mut Buffer) {
    let text = Text::from_iter(
        session
            .rounds()
            .iter()
            .map(|round| Line::raw(round.clone())),
    );
    let lines = lines_of(&text, area.width);
    let scroll = rows(lines.saturating_sub(usize::from(area.height)));
    Paragraph::new(text)
        .wrap(Wrap { trim: true })
        .scroll((scroll, 0))
        .render(area, buffer);
}
