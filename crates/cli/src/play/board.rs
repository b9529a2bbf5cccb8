//! The board of a scene, drawn in characters.

use game::{Ground, MarkKind, Place, PlaceView, Scene, Side, Touch};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};

use super::session::{Message, Session};
use super::view::{Drawn, View};
use game::drawing::{Grid, ground, letters};

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
        let margin = characters(labels.max().unwrap_or(0)) + 1;
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
    let painter = Painter {
        scene,
        session,
        view,
        next: session.next(),
    };
    let faint = painter.colour(Style::new(), Color::DarkGray);
    let turned = |index: usize, count: usize| {
        if view.flipped {
            count - 1 - index
        } else {
            index
        }
    };
    for column in 0..grid.columns {
        let label = grid.column_label(turned(column, grid.columns));
        let x = area.x + size.margin + size.cell * characters(column);
        buffer.set_stringn(x + 1, area.y, label, usize::from(size.cell - 1), faint);
    }
    for row in 0..grid.rows {
        let y = area.y + 1 + size.line * characters(row);
        let label = grid.row_label(turned(row, grid.rows));
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

struct Painter<'a> {
    scene: &'a Scene,
    session: &'a Session,
    view: View,
    next: Vec<Touch>,
}

impl Painter<'_> {
    fn colour(&self, style: Style, colour: Color) -> Style {
        if self.view.colours {
            style.fg(colour)
        } else {
            style
        }
    }

    fn cell(&self, place: &PlaceView, spot: Rect, buffer: &mut Buffer) {
        if spot.is_empty() {
            return;
        }
        let base = self.ground(place);
        buffer.set_style(spot, base);
        let letters = letters(self.scene, place.place);
        let width = usize::from(spot.width);
        let sign = self.sign(place.place, letters.is_empty());
        let (x, y) = (spot.x, spot.y);
        if letters.is_empty() {
            let text = if sign == ' ' {
                ground(place.ground)
            } else {
                sign
            };
            let style = match sign {
                ' ' => self.colour(base, Color::DarkGray),
                _ => self.colour(base, Color::Green).add_modifier(Modifier::BOLD),
            };
            let indent = spot.width.saturating_sub(1).min(1);
            let style = self.cursor(place, style);
            buffer.set_stringn(x + indent, y, text.to_string(), width, style);
            return;
        }
        let crowded = letters.iter().map(|(_, text)| text.len()).sum::<usize>() >= width;
        if !crowded {
            let style = self.colour(base, Color::Green).add_modifier(Modifier::BOLD);
            buffer.set_stringn(x, y, sign.to_string(), 1, self.cursor(place, style));
        }
        let mut x = if crowded { x } else { x + 1 };
        let mut write = |text: &str, style: Style| {
            let left = usize::from(spot.right().saturating_sub(x));
            x = buffer
                .set_stringn(x, y, text, left, self.cursor(place, style))
                .0;
        };
        for (side, text) in letters {
            write(&text, self.piece(place.place, side, base));
        }
        // In narrow cells a label would run into the next piece.
        let roomy = !crowded && width > 3;
        let mut pieces = self.scene.pieces.iter();
        let label = pieces.find(|piece| piece.place == place.place && roomy);
        if let Some(label) = label.and_then(|piece| piece.label.as_ref()) {
            write(label, base.add_modifier(Modifier::DIM));
        }
    }

    /// The sign before a piece, or on empty ground.
    fn sign(&self, place: Place, empty: bool) -> char {
        let (touch, touched) = (Touch::Place(place), self.session.touched());
        let (next, here) = (self.next.contains(&touch), touched.contains(&touch));
        match (here, next, empty) {
            (true, _, false) | (true, false, true) => '>',
            (_, true, true) => 'o',
            // Pieces that can begin a move are not marked: there are many.
            (false, true, false) if !touched.is_empty() => '*',
            _ => ' ',
        }
    }

    fn cursor(&self, place: &PlaceView, style: Style) -> Style {
        if place.place == self.view.cursor && !self.view.help {
            style.add_modifier(Modifier::REVERSED)
        } else {
            style
        }
    }

    fn ground(&self, place: &PlaceView) -> Style {
        if !self.view.colours {
            return Style::new();
        }
        let background = match place.ground {
            Ground::Water => 24,
            Ground::Forest => 22,
            Ground::Slope(_) => 58,
            Ground::Special(_) => 53,
            Ground::Plain if place.dark => 234,
            Ground::Plain => 236,
        };
        Style::new()
            .bg(Color::Indexed(background))
            .fg(Color::Indexed(250))
    }

    fn piece(&self, place: Place, side: Side, base: Style) -> Style {
        let mut style = match side {
            Side::First => self
                .colour(base, Color::Indexed(81))
                .add_modifier(Modifier::BOLD),
            Side::Second => self.colour(base, Color::Indexed(215)),
        };
        let mine = self.scene.to_move == Some(side);
        for mark in self.scene.marks.iter().filter(|mark| mark.place == place) {
            match mark.kind {
                MarkKind::Danger => style = style.add_modifier(Modifier::UNDERLINED),
                MarkKind::Acted if mine => style = style.add_modifier(Modifier::DIM),
                MarkKind::Bound if mine => style = style.add_modifier(Modifier::ITALIC),
                MarkKind::Acted | MarkKind::Bound => {}
            }
        }
        match &self.session.message {
            Some(Message::Refused(refused)) if refused.places.contains(&place) => {
                let style = if self.view.colours {
                    style.bg(Color::Red)
                } else {
                    style
                };
                style.add_modifier(Modifier::UNDERLINED | Modifier::BOLD)
            }
            _ => style,
        }
    }
}
