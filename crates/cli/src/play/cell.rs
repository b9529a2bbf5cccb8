//! A cell of the board: the ground, the pieces on it, and signs.

use game::drawing::{ground, letters};
use game::{Ground, MarkKind, Place, PlaceView, Scene, Side, Touch};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};

use super::session::{Message, Session};
use super::view::View;

/// The sign that closes what `sign` opens.
fn closing(sign: char) -> Option<char> {
    match sign {
        '(' => Some(')'),
        '{' => Some('}'),
        _ => None,
    }
}

/// Writes from left to right within a spot.
struct Pen {
    x: u16,
    spot: Rect,
}

impl Pen {
    fn write(&mut self, text: &str, style: Style, buffer: &mut Buffer) {
        let left = usize::from(self.spot.right().saturating_sub(self.x));
        (self.x, _) = buffer.set_stringn(self.x, self.spot.y, text, left, style);
    }
}

/// Draws the cells of a scene's board.
pub(super) struct Painter<'a> {
    scene: &'a Scene,
    session: &'a Session,
    view: View,
    next: Vec<Touch>,
}

impl<'a> Painter<'a> {
    pub(super) fn new(scene: &'a Scene, session: &'a Session, view: View) -> Self {
        Self {
            scene,
            session,
            view,
            next: session.next(),
        }
    }

    pub(super) fn color(&self, style: Style, color: Color) -> Style {
        if self.view.colors {
            style.fg(color)
        } else {
            style
        }
    }

    /// Draws a place with what stands on it.
    pub(super) fn cell(&self, place: &PlaceView, spot: Rect, buffer: &mut Buffer) {
        if spot.is_empty() {
            return;
        }
        let base = self.ground(place);
        buffer.set_style(spot, base);
        let letters = letters(self.scene, place.place);
        let empty = letters.is_empty();
        let sign = self.sign(place.place, empty);
        let lively = self.color(base, Color::Green);
        let lively = self.cursor(place, lively.add_modifier(Modifier::BOLD));
        let mut pen = Pen { x: spot.x, spot };
        let taken = letters.iter().map(|(_, text)| text.len()).sum::<usize>();
        let crowded = taken.max(1) >= usize::from(spot.width);
        let bracket = Some(sign).filter(|_| !crowded).and_then(closing);
        // On empty ground, signs stand in the place of the ground.
        if !crowded && (!empty || bracket.is_some()) {
            pen.write(&sign.to_string(), lively, buffer);
        } else if !crowded {
            pen.x += 1;
        }
        if empty {
            let bare = bracket.is_some() || sign == ' ';
            let (text, style) = if bare {
                let faint = self.color(base, Color::DarkGray);
                (ground(place.ground), self.cursor(place, faint))
            } else {
                (sign, lively)
            };
            pen.write(&text.to_string(), style, buffer);
        }
        for (side, text) in letters {
            let style = self.piece(place.place, side, base);
            pen.write(&text, self.cursor(place, style), buffer);
        }
        // In narrow cells a label would run into the next piece.
        let roomy = !crowded && spot.width > 3;
        let mut pieces = self.scene.pieces.iter();
        let label = pieces.find(|piece| piece.place == place.place && roomy);
        if let Some(label) = label.and_then(|piece| piece.label.as_ref()) {
            let style = self.cursor(place, base.add_modifier(Modifier::DIM));
            pen.write(label, style, buffer);
        }
        if let Some(bracket) = bracket {
            pen.write(&bracket.to_string(), lively, buffer);
        }
    }

    /// The sign before a piece, or on empty ground.
    fn sign(&self, place: Place, empty: bool) -> char {
        let (touch, touched) = (Touch::Place(place), self.session.touched());
        let (next, here) = (self.next.contains(&touch), touched.contains(&touch));
        match (here, next, empty) {
            (true, _, false) | (true, false, true) => '>',
            _ if self.session.hint.contains(&place) => '{',
            (_, true, true) => 'o',
            // Pieces that can begin a move are not marked: there are many.
            (false, true, false) if !touched.is_empty() => '*',
            _ if self.session.last_changes().contains(&place) => '(',
            _ => ' ',
        }
    }

    fn cursor(&self, place: &PlaceView, style: Style) -> Style {
        if place.place == self.view.cursor && self.view.help.is_none() {
            style.add_modifier(Modifier::REVERSED)
        } else {
            style
        }
    }

    fn ground(&self, place: &PlaceView) -> Style {
        if !self.view.colors {
            return Style::new();
        }
        let last = self.session.last_changes().contains(&place.place);
        let background = match place.ground {
            _ if last => 60,
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
                .color(base, Color::Indexed(81))
                .add_modifier(Modifier::BOLD),
            Side::Second => self.color(base, Color::Indexed(215)),
        };
        let mine = self.scene.to_move == Some(side);
        for mark in self.scene.marks.iter().filter(|mark| mark.place == place) {
            match mark.kind {
                MarkKind::Danger => style = style.add_modifier(Modifier::UNDERLINED),
                MarkKind::Acted if mine => style = style.add_modifier(Modifier::DIM),
                MarkKind::Bound if mine => style = style.add_modifier(Modifier::ITALIC),
                MarkKind::Acted | MarkKind::Bound | MarkKind::Searched => {}
            }
        }
        match &self.session.message {
            Some(Message::Refused(refused)) if refused.places.contains(&place) => {
                let style = if self.view.colors {
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
