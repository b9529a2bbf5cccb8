//! Whole games at the keyboard and the screens they show.

mod clocks;
mod hints;
mod history;
mod leaving;
mod matches;
mod points;
mod saving;
mod screens;
mod secrets;
mod turns;
mod typing;

use std::sync::LazyLock;

use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use engine::Limits;
use game::record::About;
use game::{Place, Touch, Viewer};
use hall::{Catalogue, Hall, Options};
use protocol::{Agreed, Kept, Seat};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::style::{Color, Modifier};
use ratatui::text::Line;

use super::console::{Console, Then};
use super::saving::Saving;
use super::session::{Message, Session};
use super::terminal;
use super::view::{Drawn, View};

const START: &str = "tora-short/rulebook 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 2 1 0:0 0 -";

const CHESS: &str = "lancerchess 3q4/1P6/8/8/8/8/8/R2Q3R b KQ - 0 12";

/// A game between two people whose clocks, if it has any, start at second 0.
fn of_two(table: Box<dyn hall::Table>, about: About, clock: Option<&str>) -> Session {
    let person = Seat::Person {
        name: String::new(),
    };
    let clock = clock.map(|clock| clock.parse().unwrap());
    let kept = Kept {
        seats: [person.clone(), person],
        clock,
        left: None,
        agreed: Agreed::default(),
        id: None,
        seals: [Vec::new(), Vec::new()],
    };
    Session::new(&Hall::all(), table, about, kept, second(0)).unwrap()
}

/// A player at a terminal of a given size.
struct Player {
    console: Console<'static>,
    terminal: Terminal<TestBackend>,
    drawn: Drawn,
}

impl Player {
    fn new(position: &str, width: u16, height: u16) -> Self {
        let table = Hall::all().open(position, &Options::default()).unwrap();
        Self::at(of_two(table, About::default(), None), width, height)
    }

    fn at(session: Session, width: u16, height: u16) -> Self {
        static HALL: LazyLock<Hall> = LazyLock::new(Hall::all);
        static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(Catalogue::default);
        let view = View::of(&session, false);
        let saving = Saving::default();
        let limits = Limits::time(50);
        let mut player = Self {
            console: Console::new(session, view, saving, limits, (&HALL, &CATALOGUE)),
            terminal: Terminal::new(TestBackend::new(width, height)).unwrap(),
            drawn: Drawn::default(),
        };
        player.draw();
        player
    }

    fn draw(&mut self) {
        let Self { console, drawn, .. } = self;
        let draw = |frame: &mut ratatui::Frame<'_>| {
            *drawn = console.draw(frame.area(), frame.buffer_mut());
        };
        self.terminal.draw(draw).unwrap();
    }

    fn event(&mut self, event: &Event) -> Then {
        let then = self.console.event(event, &self.drawn);
        self.draw();
        then
    }

    fn key(&mut self, code: KeyCode) -> Then {
        self.event(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)))
    }

    fn keys(&mut self, letters: &str) {
        for letter in letters.chars() {
            self.key(KeyCode::Char(letter));
        }
    }

    /// Types a line of moves.
    fn typed(&mut self, moves: &str) {
        self.keys(":");
        self.keys(moves);
        self.key(KeyCode::Enter);
    }

    /// Moves to a place by arrow keys and touches it.
    fn enter(&mut self, name: &str) {
        let scene = self.console.session.scene().unwrap();
        let view = |wanted: &dyn Fn(&game::PlaceView) -> bool| {
            scene.places.iter().find(|view| wanted(view)).unwrap()
        };
        let to = view(&|view| view.name == name);
        for _ in 0..40 {
            let at = view(&|view| view.place == self.console.view.cursor);
            let code = if at.x < to.x {
                KeyCode::Right
            } else if at.x > to.x {
                KeyCode::Left
            } else if at.y < to.y {
                KeyCode::Down
            } else if at.y > to.y {
                KeyCode::Up
            } else {
                break;
            };
            self.key(code);
        }
        assert_eq!(self.console.view.cursor, to.place);
        self.key(KeyCode::Enter);
    }

    fn mouse(&mut self, kind: MouseEventKind, name: &str) {
        let scene = self.console.session.scene().unwrap();
        let place = scene
            .places
            .iter()
            .find(|view| view.name == name)
            .unwrap()
            .place;
        let (column, row) = self.spot(place);
        let mouse = MouseEvent {
            kind,
            column,
            row,
            modifiers: KeyModifiers::NONE,
        };
        self.event(&Event::Mouse(mouse));
    }

    fn spot(&self, place: Place) -> (u16, u16) {
        let size = self.terminal.backend().buffer().area;
        let mut spots = (0..size.height).flat_map(|row| (0..size.width).map(move |x| (x, row)));
        spots
            .find(|(x, y)| self.drawn.at(*x, *y) == Some(Touch::Place(place)))
            .unwrap()
    }

    /// The list of moves in lines of `width` characters.
    fn list(&self, width: u16) -> Vec<String> {
        let (shown, _) = self.console.session.shown();
        let (lines, _) = self.console.session.list().lines(width, shown);
        let text = |line: &Line| line.to_string().trim_end().to_owned();
        lines.iter().map(text).collect()
    }

    /// Whether the screen shows this, in one line.
    fn shows(&self, text: &str) -> bool {
        self.terminal.backend().to_string().contains(text)
    }

    fn position(&self) -> String {
        self.console.session.table().position(Viewer::Judge)
    }

    #[track_caller]
    fn refused_by(&self, rule: &str) {
        match &self.console.session.message {
            Some(Message::Refused(refused)) => {
                let cited = refused.rule.map_or("", |rule| rule.0);
                assert_eq!(cited, rule, "{refused}");
            }
            other => panic!("{other:?}"),
        }
    }
}

/// The moment this many seconds after the clocks were started.
fn second(seconds: i64) -> clock::Moment {
    clock::Moment(seconds * 1_000_000)
}
