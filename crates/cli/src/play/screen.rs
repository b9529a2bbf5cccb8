//! The whole screen of a game: board, panel, help.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Text};
use ratatui::widgets::{Block, Clear, Paragraph, Widget, Wrap};

use super::session::Session;
use super::view::{Drawn, View};
use super::{board, panel};
use crate::texts::text;

/// The fewest columns that a panel beside the board needs.
const BESIDE: u16 = 24;
/// The fewest rows that a panel below the board needs.
const BELOW: u16 = 6;

const KEYS: [&str; 14] = [
    "arrows   go from place to place",
    "Enter    touch the place",
    "C        confirm the move",
    "Esc      undo one step",
    "R        restart the turn (also Shift + Esc)",
    "Space    end the turn",
    "1 … 9    press a button",
    "N, P     next and previous place to touch",
    "F        flip the board",
    ", .      one step back and on in the game",
    "G        give the game up",
    "Q        leave",
    "?        this help",
    "The mouse works, too: click or drag.",
];

const SIGNS: [&str; 7] = [
    "A a      pieces of the first and of the second side",
    "a!       taken: it leaves when the round ends",
    ">        touched",
    "o *      may be touched next: empty, with a piece",
    "PA, s2   a letter or numeral that a piece carries",
    "underlined: in danger; faint: has acted; slanted: serves",
    "~ ♣ ↑    water, forest, a slope with its way down",
];

/// Draws everything and returns where each thing is.
pub(crate) fn draw(session: &Session, view: View, area: Rect, buffer: &mut Buffer) -> Drawn {
    let mut drawn = Drawn::default();
    let Some(scene) = session.scene() else {
        return drawn;
    };
    let size = board::Size::fitting(&scene, area, BESIDE + 2);
    let beside = area.width >= size.width + BESIDE + 2;
    if area.width < size.width || area.height < size.height + if beside { 0 } else { BELOW } {
        let (width, height) = (size.width, size.height + BELOW);
        let need = format!("The terminal is too small: {width} by {height} characters are needed.");
        Paragraph::new(need)
            .wrap(Wrap { trim: true })
            .render(area, buffer);
        return drawn;
    }
    board::draw(&scene, session, view, size, area, buffer, &mut drawn);
    let panel = if beside {
        let x = size.width + 2;
        Rect::new(area.x + x, area.y, area.width - x, area.height)
    } else {
        let y = size.height;
        Rect::new(area.x, area.y + y, area.width, area.height - y)
    };
    panel::draw(&scene, session, view, panel, buffer, &mut drawn);
    if view.help {
        help(area, buffer);
    }
    drawn
}

fn help(area: Rect, buffer: &mut Buffer) {
    let lines = KEYS.into_iter().chain([""]).chain(SIGNS);
    let text = Text::from_iter(lines.map(Line::raw));
    let width = rows(text.width()).saturating_add(4).min(area.width);
    let height = rows(text.height()).saturating_add(2).min(area.height);
    let x = area.x + (area.width - width) / 2;
    let y = area.y + (area.height - height) / 2;
    let spot = Rect::new(x, y, width, height);
    Clear.render(spot, buffer);
    let title = format!(" {} ", text_of_help());
    Paragraph::new(text)
        .block(Block::bordered().title(title))
        .render(spot, buffer);
}

fn text_of_help() -> String {
    text("board-help")
}

fn rows(count: usize) -> u16 {
    u16::try_from(count).unwrap_or(u16::MAX)
}
