//! The board of a game as lines of text, for a terminal on which nothing is drawn anew.

use game::Place;
use game::drawing::Grid;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::board::{self, Size};
use super::session::Session;
use super::view::{Drawn, View};

/// The columns of a usual terminal.
const COLUMNS: u16 = 80;
/// No board has such a place.
const NOWHERE: Place = Place(u16::MAX);

/// The board as `play` draws it, with the second side at the bottom if it is `flipped`.
pub(crate) fn lines(session: &Session, flipped: bool) -> Vec<String> {
    let Some(scene) = session.scene() else {
        return Vec::new();
    };
    let view = View {
        cursor: NOWHERE,
        flipped,
        help: None,
        colors: false,
    };
    // A line for each row: what scrolls away should be short.
    let rows = u16::try_from(Grid::new(&scene).rows).unwrap_or(u16::MAX - 1);
    let size = Size::fitting(&scene, Rect::new(0, 0, COLUMNS, rows + 1), 0);
    let area = Rect::new(0, 0, size.width, size.height);
    let mut buffer = Buffer::empty(area);
    board::draw(
        &scene,
        session,
        view,
        size,
        area,
        &mut buffer,
        &mut Drawn::default(),
    );
    let line = |y| {
        let cells = (0..area.width).filter_map(|x| Some(buffer.cell((x, y))?.symbol()));
        cells.collect::<String>().trim_end().to_owned()
    };
    (0..area.height).map(line).collect()
}
