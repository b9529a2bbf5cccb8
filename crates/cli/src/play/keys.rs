//! Keys and mouse, and what they do.

use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use game::drawing::Grid;
use game::{Place, Scene, Touch};

use super::console::{Console, Then};
use super::entry::{Purpose, TypedLine};
use super::help::HelpPage;
use super::panel;
use super::session::Session;
use super::view::{Drawn, View};

impl Console<'_> {
    /// Does what an event of the terminal asks for.
    pub(crate) fn event(&mut self, event: &Event, drawn: &Drawn) -> Then {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => return self.key(*key),
            Event::Mouse(mouse) => self.mouse(*mouse, drawn),
            _ => {}
        }
        Then::Stay
    }

    fn key(&mut self, key: KeyEvent) -> Then {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            match key.code {
                KeyCode::Char('c') => return self.leave(),
                KeyCode::Char('z') => return Then::Suspend,
                KeyCode::Char('u') => {
                    if let Some(entry) = &mut self.entry {
                        entry.text.clear();
                    }
                }
                _ => {}
            }
            return Then::Stay;
        }
        if self.entry.is_some() {
            self.type_key(key.code);
            return Then::Stay;
        }
        if let Some(page) = self.view.help {
            let on = key.code == KeyCode::Char('?');
            self.view.help = if on { page.next() } else { None };
            return Then::Stay;
        }
        if key.code == KeyCode::Esc && self.cancel_hint() {
            return Then::Stay;
        }
        let (session, view) = (&mut self.session, &mut self.view);
        match key.code {
            KeyCode::Left => step(session, view, -1.0, 0.0),
            KeyCode::Right => step(session, view, 1.0, 0.0),
            KeyCode::Up => step(session, view, 0.0, -1.0),
            KeyCode::Down => step(session, view, 0.0, 1.0),
            KeyCode::PageUp => session.look_at_turn_before(),
            KeyCode::PageDown => session.look_at_turn_after(),
            KeyCode::Home => session.look_at(0),
            KeyCode::End => session.look_at(usize::MAX),
            KeyCode::Enter if session.take_screen() => {}
            KeyCode::Enter => session.touch(Touch::Place(view.cursor)),
            KeyCode::Esc if key.modifiers.contains(KeyModifiers::SHIFT) => session.restart(),
            KeyCode::Esc => session.back(),
            KeyCode::Char(c) => return self.letter(c),
            _ => {}
        }
        Then::Stay
    }

    fn letter(&mut self, letter: char) -> Then {
        let (session, view) = (&mut self.session, &mut self.view);
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
            'b' => session.reset(),
            'h' => self.ask_for_hint(),
            'm' => self.next_game(),
            's' => self.save(),
            ':' => {
                session.quiet();
                self.entry = Some(TypedLine::new(Purpose::Moves));
            }
            '?' => view.help = Some(HelpPage::Keys),
            'q' => return self.leave(),
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

    /// A key while something is being typed.
    fn type_key(&mut self, code: KeyCode) {
        let Some(mut entry) = self.entry.take() else {
            return;
        };
        match code {
            KeyCode::Enter => {
                self.entry = self.typed(entry);
                return;
            }
            KeyCode::Esc => {
                self.session.quiet();
                return;
            }
            KeyCode::Backspace => {
                self.session.quiet();
                if entry.text.pop().is_none() {
                    return;
                }
            }
            KeyCode::Tab if entry.purpose == Purpose::Moves => {
                let found = self.session.completions(&entry.text);
                if !entry.complete(&found) {
                    self.session.say_completions(&found);
                }
            }
            KeyCode::Char(letter) => {
                self.session.quiet();
                entry.text.push(letter);
            }
            _ => {}
        }
        self.entry = Some(entry);
    }

    /// Does what was typed; returns what is left to type.
    fn typed(&mut self, entry: TypedLine) -> Option<TypedLine> {
        let TypedLine { purpose, text } = entry;
        let rest = match purpose {
            _ if text.trim().is_empty() => {
                self.session.quiet();
                return None;
            }
            Purpose::Moves => self.session.type_moves(&text).err()?,
            Purpose::File if self.save_as(text.trim()) => return None,
            Purpose::File => text,
        };
        Some(TypedLine {
            purpose,
            text: rest,
        })
    }

    fn mouse(&mut self, mouse: MouseEvent, drawn: &Drawn) {
        let spot = drawn.at(mouse.column, mouse.row);
        let (session, view) = (&mut self.session, &mut self.view);
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
