//! Keys and mouse, and what they do.

use game::{Place, Scene, Touch};
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

use super::help::HelpPage;
use super::panel;
use super::session::{Question, Session};
use super::view::{Drawn, View};
use game::drawing::Grid;

/// Whether the player goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Then {
    /// The game goes on.
    Stay,
    /// The player leaves.
    Leave,
}

/// What keys and mouse do.
pub(crate) struct Input {
    /// The place where the mouse button went down.
    pressed: Option<Touch>,
    /// Whether leaving loses nothing.
    pub(crate) saved: bool,
}

impl Input {
    pub(crate) fn new(saved: bool) -> Self {
        Self {
            pressed: None,
            saved,
        }
    }

    /// Does what an event of the terminal asks for.
    pub(crate) fn event(
        &mut self,
        event: &Event,
        session: &mut Session,
        view: &mut View,
        drawn: &Drawn,
    ) -> Then {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.key(*key, session, view),
            Event::Mouse(mouse) => {
                self.mouse(*mouse, session, view, drawn);
                Then::Stay
            }
            _ => Then::Stay,
        }
    }

    fn key(&self, key: KeyEvent, session: &mut Session, view: &mut View) -> Then {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return match key.code {
                KeyCode::Char('c') => Then::Leave,
                _ => Then::Stay,
            };
        }
        if let Some(page) = view.help {
            let on = key.code == KeyCode::Char('?');
            view.help = if on { page.next() } else { None };
            return Then::Stay;
        }
        match key.code {
            KeyCode::Left => step(session, view, -1.0, 0.0),
            KeyCode::Right => step(session, view, 1.0, 0.0),
            KeyCode::Up => step(session, view, 0.0, -1.0),
            KeyCode::Down => step(session, view, 0.0, 1.0),
            KeyCode::PageUp => session.look_at_turn_before(),
            KeyCode::PageDown => session.look_at_turn_after(),
            KeyCode::Home => session.look_at(0),
            KeyCode::End => session.look_at(usize::MAX),
            KeyCode::Enter => session.touch(Touch::Place(view.cursor)),
            KeyCode::Esc if key.modifiers.contains(KeyModifiers::SHIFT) => session.restart(),
            KeyCode::Esc => session.back(),
            KeyCode::Char(c) => return self.letter(c, session, view),
            _ => {}
        }
        Then::Stay
    }

    fn letter(&self, letter: char, session: &mut Session, view: &mut View) -> Then {
        match letter.to_ascii_lowercase() {
            ' ' => session.end_turn(),
            'c' => session.confirm(),
            'r' => session.restart(),
            'f' => view.flipped = !view.flipped,
            'n' => next(session, view, true),
            'p' => next(session, view, false),
            ',' => session.look(-1),
            '.' => session.look(1),
            'g' => session.resign(),
            '?' => view.help = Some(HelpPage::Keys),
            'q' => {
                let question = "terminal-leave-question";
                let over = session.table().outcome().is_some();
                if self.saved || over || session.sure(Question::Leave, question) {
                    return Then::Leave;
                }
            }
            digit @ '1'..='9' => {
                let index = usize::from(digit as u8 - b'1');
                let buttons = session.scene().map(|scene| panel::buttons(&scene, session));
                if let Some((touch, _)) = buttons.and_then(|buttons| buttons.get(index).cloned()) {
                    session.touch(touch);
                }
            }
            _ => {}
        }
        Then::Stay
    }

    fn mouse(&mut self, mouse: MouseEvent, session: &mut Session, view: &mut View, drawn: &Drawn) {
        let spot = drawn.at(mouse.column, mouse.row);
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => {
                view.help = None;
                self.pressed = spot;
                if let Some(touch) = spot {
                    touch_with_mouse(touch, session, view);
                }
            }
            MouseEventKind::Up(MouseButton::Left) => {
                let pressed = self.pressed.take();
                if let Some(touch) = spot.filter(|_| pressed.is_some() && pressed != spot) {
                    touch_with_mouse(touch, session, view);
                }
            }
            MouseEventKind::ScrollUp => session.look(-1),
            MouseEventKind::ScrollDown => session.look(1),
            _ => {}
        }
    }
}

fn touch_with_mouse(touch: Touch, session: &mut Session, view: &mut View) {
    if let Touch::Place(place) = touch {
        view.cursor = place;
    }
    session.touch(touch);
}

/// Moves the cursor from place to place.
fn step(session: &Session, view: &mut View, right: f32, down: f32) {
    let Some(scene) = session.scene() else { return };
    let turn = if view.flipped { -1.0 } else { 1.0 };
    let grid = Grid::new(&scene);
    let next = grid.beside(view.cursor, right * turn, down * turn);
    view.cursor = next.unwrap_or(view.cursor);
}

/// Moves the cursor to the next or previous place that may be touched, in reading order.
fn next(session: &Session, view: &mut View, forward: bool) {
    let Some(scene) = session.scene() else { return };
    let mut choices = session.choices();
    choices.sort_by_key(|place| order(&scene, *place));
    let now = order(&scene, view.cursor);
    let found = if forward {
        choices
            .iter()
            .find(|place| order(&scene, **place) > now)
            .or(choices.first())
    } else {
        choices
            .iter()
            .rev()
            .find(|place| order(&scene, **place) < now)
            .or(choices.last())
    };
    if let Some(place) = found {
        view.cursor = *place;
    }
}

fn order(scene: &Scene, place: Place) -> usize {
    let found = scene.places.iter().position(|view| view.place == place);
    found.unwrap_or(scene.places.len())
}
