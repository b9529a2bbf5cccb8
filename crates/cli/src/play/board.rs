//! The board of a scene, drawn in characters.

use game::drawing::Grid;
use game::{Scene, Touch};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Style};

use super::cell::Painter;
use super::session::Session;
use super::view::{Drawn, View};

/// The narrowest cells whose column labels have room for the name of their axis.
const ROOMY: u16 = 4;

/// The size of a board's cells, in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Size {
    cell: u16,
    line: u16,
    margin: u16,
    pub(crate) width: u16,
    pub(crate) height: u16,
}

impl Size {
    /// The largest cell size that leaves `beside` columns free in `area`, or the smallest size if
    /// none does.
    pub(crate) fn fitting(scene: &Scene, area: Rect, beside: u16) -> Self {
        let sizes = [(4, 2), (4, 1), (3, 1)].map(|(cell, line)| Self::of(scene, cell, line));
        let fits = |size: &Self| size.width + beside <= area.width && size.height <= area.height;
        sizes.into_iter().find(fits).unwrap_or(sizes[2])
    }

    fn of(scene: &Scene, cell: u16, line: u16) -> Self {
        let grid = Grid::new(scene);
        let labels = (0..grid.rows).map(|row| grid.row_label(row).chars().count());
        let axis = grid.axis_names().1.chars().count();
        let margin = characters(axis + labels.max().unwrap_or(0)) + 1;
        Self {
            cell,
            line,
            margin,
            width: margin + cell * characters(grid.columns),
            height: 1 + line * characters(grid.rows),
        }
    }
}

fn characters(count: usize) -> u16 {
    u16::try_from(count).unwrap_or(u16::MAX / 8)
}

/// Draws the board of `scene` at the top left of `area`.
pub(crate) fn draw(
    scene: &Scene,
    session: &Session,
    view: View,
    size: Size,
    area: Rect,
    buffer: &mut Buffer,
    drawn: &mut Drawn,
) {
    let grid = Grid::new(scene);
    let painter = Painter::new(scene, session, view);
    let faint = painter.color(Style::new(), Color::DarkGray);
    let (column_axis, row_axis) = grid.axis_names();
    let roomy = size.cell >= ROOMY;
    if !roomy {
        let corner = usize::from(size.margin);
        buffer.set_string(area.x, area.y, format!("{column_axis:>corner$}"), faint);
    }
    let turned = |index: usize, count: usize| {
        if view.flipped {
            count - 1 - index
        } else {
            index
        }
    };
    for column in 0..grid.columns {
        let label = grid.column_label(turned(column, grid.columns));
        let axis = if roomy { column_axis } else { "" };
        let x = area.x + size.margin + size.cell * characters(column);
        let label = format!("{axis}{label}");
        buffer.set_stringn(x + 1, area.y, label, usize::from(size.cell - 1), faint);
    }
    for row in 0..grid.rows {
        let y = area.y + 1 + size.line * characters(row);
        let label = grid.row_label(turned(row, grid.rows));
        let label = format!("{row_axis}{label}");
        let width = usize::from(size.margin - 1);
        buffer.set_stringn(area.x, y, format!("{label:>width$}"), width, faint);
        for column in 0..grid.columns {
            let mut places = grid.all_at(turned(column, grid.columns), turned(row, grid.rows));
            if view.flipped {
                places.reverse();
            }
            let x = area.x + size.margin + size.cell * characters(column);
            let count = characters(places.len()).max(1);
            let part = (size.cell / count).max(1);
            for (i, place) in places.into_iter().enumerate() {
                let x = x + size.cell * characters(i) / count;
                let spot = Rect::new(x, y, part, size.line).intersection(area);
                painter.cell(place, spot, buffer);
                drawn.add(spot, Touch::Place(place.place));
            }
        }
    }
}
