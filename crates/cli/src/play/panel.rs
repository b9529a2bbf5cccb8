//! The panel beside the board: whose turn it is, numbers, buttons, reasons, moves, keys.

use game::{Ground, MarkKind, Place, Scene, Touch};
use hall::GameInfo;
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Text};
use ratatui::widgets::{Paragraph, Widget, Wrap};

use super::entry::TypedLine;
use super::numbers::numbers;
use super::session::{Message, Session};
use super::view::{Drawn, View};
use crate::texts::{self, fill, text};

/// The fewest lines kept for messages, so that the rest of the panel rarely moves.
const LEAST_MESSAGE: usize = 3;

/// Texts of the keys at the foot of the panel.
const KEYS: [&str; 5] = [
    "terminal-help",
    "terminal-type",
    "terminal-ask-hint",
    "terminal-save",
    "terminal-leave",
];

/// Draws the panel with the most important parts first, because a small panel shows only those.
pub(crate) fn draw(
    scene: &Scene,
    session: &Session,
    view: View,
    entry: Option<&TypedLine>,
    area: Rect,
    buffer: &mut Buffer,
    drawn: &mut Drawn,
) {
    let title = title(scene, session, view);
    let message = message(session, view);
    let buttons = buttons(scene, session);
    let numbers = numbers(scene, session);
    let message_height = lines_of(&message, area.width).max(LEAST_MESSAGE);
    let [area, key_area] =
        Layout::vertical([Constraint::Min(0), Constraint::Length(1)]).areas(area);
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
    match entry {
        Some(entry) => entry.draw(key_area, buffer),
        None => keys(key_area, buffer),
    }
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
    let of = |key: &str, side| fill(key, &[("side", texts::side(info, side).into())]);
    let title = match (table.outcome(), scene.to_move) {
        _ if shown < plies => fill(
            "terminal-past",
            &[("shown", shown.into()), ("plies", plies.into())],
        ),
        (Some(outcome), _) => texts::outcome(info, &outcome),
        (None, Some(side)) if session.computer_to_move().is_some() => of("terminal-thinks", side),
        (None, Some(side)) => of("turn-of", side),
        (None, None) => String::new(),
    };
    Text::from(vec![
        Line::styled(text(info.name), bold),
        Line::styled(title, bold),
        Line::raw(content(scene, info, view.cursor)),
    ])
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
                MarkKind::Searched => "mark-searched",
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
                text("terminal-space")
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
    let red = if view.colors {
        Style::new().fg(Color::LightRed)
    } else {
        Style::new()
    };
    match &session.message {
        Some(Message::Plain(text)) => Text::styled(text.clone(), Modifier::BOLD),
        Some(Message::Refused(refused)) => {
            Text::styled(texts::refused(refused), red.add_modifier(Modifier::BOLD))
        }
        None if session.busy.is_some() => Text::raw(session.busy.clone().unwrap_or_default()),
        None if let Some(side) = session.waits_for() => {
            let side = texts::side(session.table().info(), side);
            Text::styled(
                fill("terminal-hand-over", &[("side", side.into())]),
                Modifier::BOLD,
            )
        }
        None if !session.may_touch() => Text::raw(""),
        None => match (session.complete(), session.touched().is_empty()) {
            (Some(offer), _) => Text::raw(fill(
                "terminal-confirm",
                &[("move", offer.to_owned().into())],
            )),
            (None, true) => Text::raw(session.ask()),
            (None, false) if session.choices().is_empty() => Text::raw(text("terminal-choose")),
            (None, false) => Text::raw(format!("{} {}", session.ask(), text("terminal-go-on"))),
        },
    }
}

/// The list of moves, scrolled to the turn that led to the position on screen.
fn moves(session: &Session, area: Rect, buffer: &mut Buffer) {
    let (shown, _) = session.shown();
    let (lines, at) = session.list().lines(area.width, shown);
    let height = usize::from(area.height);
    let most = lines.len().saturating_sub(height);
    let scroll = rows(at.saturating_sub(height / 2).min(most));
    Paragraph::new(lines)
        .scroll((scroll, 0))
        .render(area, buffer);
}

/// The most important keys, as many as have room.
fn keys(area: Rect, buffer: &mut Buffer) {
    let room = usize::from(area.width);
    let mut line = String::new();
    for key in KEYS.map(text) {
        let gap = if line.is_empty() { "" } else { "  " };
        if (line.chars().count() + gap.len() + key.chars().count()) > room {
            break;
        }
        line = line + gap + &key;
    }
    Line::styled(line, Modifier::DIM).render(area, buffer);
}
