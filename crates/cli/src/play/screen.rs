//! The whole screen of a game: board, panel, help.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::{Paragraph, Widget, Wrap};

use super::entry::TypedLine;
use super::session::Session;
use super::view::{Drawn, View};
use super::{board, help, panel};
use crate::texts::fill;

/// The fewest columns that a panel beside the board needs.
const BESIDE: u16 = 24;
/// The columns between the board and the panel.
const GAP: u16 = 1;
/// The fewest rows that a panel below the board needs.
const BELOW: u16 = 6;

/// Draws everything and returns where each thing is.
pub(crate) fn draw(
    session: &Session,
    view: View,
    entry: Option<&TypedLine>,
    area: Rect,
    buffer: &mut Buffer,
) -> Drawn {
    let mut drawn = Drawn::default();
    let Some(scene) = session.scene() else {
        return drawn;
    };
    let size = board::Size::fitting(&scene, area, BESIDE + GAP);
    let beside = area.width >= size.width + BESIDE + GAP;
    if area.width < size.width || area.height < size.height + if beside { 0 } else { BELOW } {
        let (width, height) = (size.width, size.height + BELOW);
        let need = [
            ("width", width.into()),
            ("height", height.into()),
            ("columns", area.width.into()),
            ("rows", area.height.into()),
        ];
        let need = fill("terminal-too-small", &need);
        Paragraph::new(need)
            .wrap(Wrap { trim: true })
            .render(area, buffer);
        return drawn;
    }
    board::draw(&scene, session, view, size, area, buffer, &mut drawn);
    let panel = if beside {
        let x = size.width + GAP;
        Rect::new(area.x + x, area.y, area.width - x, area.height)
    } else {
        let y = size.height;
        Rect::new(area.x, area.y + y, area.width, area.height - y)
    };
    panel::draw(&scene, session, view, entry, panel, buffer, &mut drawn);
    if let Some(page) = view.help {
        help::draw(page, &scene, area, buffer);
    }
    drawn
}
