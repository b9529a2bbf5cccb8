//! Whole games at the keyboard and the screens they show.

use game::record::About;
use game::{Place, Touch, Viewer};
use hall::{Hall, Options};
use protocol::{Kept, Seat};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::style::{Color, Modifier};

use super::keys::{Input, Then};
use super::screen;
use super::session::{Message, Session};
use super::view::{Drawn, View};

const START: &str = "tora-short/rulebook 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 2 1 0:0 0 -";

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
    };
    Session::new(&Hall::all(), table, about, kept, second(0)).unwrap()
}

/// A player at a terminal of a given size.
struct Player {
    session: Session,
    view: View,
    input: Input,
    terminal: Terminal<TestBackend>,
    drawn: Drawn,
}

impl Player {
    fn new(position: &str, width: u16, height: u16) -> Self {
        let table = Hall::all().open(position, &Options::default()).unwrap();
        let session = of_two(table, About::default(), None);
        let view = View::of(&session, false);
        let terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        let drawn = Drawn::default();
        let mut player = Self {
            session,
            view,
            input: Input::new(false),
            terminal,
            drawn,
        };
        player.draw();
        player
    }

    fn draw(&mut self) {
        let Self {
            session,
            view,
            drawn,
            ..
        } = self;
        let draw = |frame: &mut ratatui::Frame<'_>| {
            *drawn = screen::draw(session, *view, frame.area(), frame.buffer_mut());
        };
        self.terminal.draw(draw).unwrap();
    }

    fn event(&mut self, event: &Event) -> Then {
        let then = self
            .input
            .event(event, &mut self.session, &mut self.view, &self.drawn);
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

    /// Moves to a place by arrow keys and touches it.
    fn enter(&mut self, name: &str) {
        let scene = self.session.scene().unwrap();
        let view = |wanted: &dyn Fn(&game::PlaceView) -> bool| {
            scene.places.iter().find(|view| wanted(view)).unwrap()
        };
        let to = view(&|view| view.name == name);
        for _ in 0..40 {
            let at = view(&|view| view.place == self.view.cursor);
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
        assert_eq!(self.view.cursor, to.place);
        self.key(KeyCode::Enter);
    }

    fn mouse(&mut self, kind: MouseEventKind, name: &str) {
        let scene = self.session.scene().unwrap();
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

    fn position(&self) -> String {
        self.session.table().position(Viewer::Judge)
    }

    #[track_caller]
    fn refused_by(&self, rule: &str) {
        match &self.session.message {
            Some(Message::Refused(refused)) => assert_eq!(refused.rule.0, rule, "{refused}"),
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn the_short_board_at_the_usual_size() {
    let mut player = Player::new(START, 80, 24);
    insta::assert_snapshot!("short", player.terminal.backend());
    player.enter("v5h7");
    insta::assert_snapshot!("short_touched", player.terminal.backend());
    player.enter("v5h2");
    assert!(player.terminal.backend().to_string().contains(" [T-A4]"));
    player.keys("r?");
    insta::assert_snapshot!("help", player.terminal.backend());
}

#[test]
fn c_n3_the_towers_are_told_apart_without_drawings() {
    let start = Hall::all().start("lancerchess", &Options::default());
    let start = start.unwrap().position(Viewer::Judge);
    let mut player = Player::new(&start, 80, 24);
    let screen = player.terminal.backend().to_string();
    assert!(screen.contains("RQ") && screen.contains("RK"), "{screen}");
    player.enter("a1");
    let screen = player.terminal.backend().to_string();
    assert!(screen.contains("Queen's Tower Q"), "{screen}");
}

#[test]
fn the_long_board_in_small_terminals() {
    let long = Hall::all().start("tora-long", &Options::default()).unwrap();
    let long = long.position(Viewer::Judge);
    insta::assert_snapshot!("long", Player::new(&long, 80, 24).terminal.backend());
    insta::assert_snapshot!("long_below", Player::new(&long, 60, 26).terminal.backend());
    insta::assert_snapshot!("too_small", Player::new(&long, 40, 8).terminal.backend());
    for (width, height) in [
        (0, 0),
        (1, 1),
        (3, 200),
        (200, 3),
        (54, 24),
        (53, 24),
        (500, 200),
    ] {
        Player::new(&long, width, height).keys("?f");
    }
}

#[test]
fn a_turn_by_keyboard() {
    let mut player = Player::new(START, 80, 24);
    player.enter("v5h7");
    player.enter("v5h6");
    assert_eq!(
        player.session.complete(),
        None,
        "nothing else can follow, so it is played"
    );
    assert!(
        player.position().contains(" c 1 1 0:0 0 v5h6m"),
        "{}",
        player.position()
    );
    player.key(KeyCode::Esc);
    assert_eq!(player.position(), START);
    player.enter("v6h8");
    player.key(KeyCode::Esc);
    assert!(player.session.touched().is_empty());
    player.enter("v5h7");
    player.enter("v5h6");
    player.keys(" ");
    assert!(
        player.position().contains(" o 2 1 "),
        "{}",
        player.position()
    );
    player.key(KeyCode::Esc);
    assert!(
        player.position().contains(" o 2 1 "),
        "the other turn can't be taken back"
    );
    assert_eq!(player.session.rounds(), ["1. A v5h7-v5h6 /"]);
}

#[test]
fn a_turn_is_restarted_and_passing_is_asked_for() {
    let mut player = Player::new(START, 80, 24);
    player.enter("v5h7");
    player.enter("v5h6");
    player.enter("v7h9");
    player.keys("r");
    assert_eq!(player.position(), START);
    player.keys(" ");
    assert_eq!(player.position(), START);
    player.keys("f ");
    assert!(player.position().contains(" o 2 1 "));
}

#[test]
fn a_turn_by_mouse() {
    let mut player = Player::new(START, 80, 24);
    let (down, up) = (
        MouseEventKind::Down(MouseButton::Left),
        MouseEventKind::Up(MouseButton::Left),
    );
    player.mouse(down, "v5h7");
    player.mouse(up, "v5h7");
    player.mouse(down, "v5h6");
    player.mouse(up, "v5h6");
    assert!(
        player.position().contains(" c 1 1 0:0 0 v5h6m"),
        "{}",
        player.position()
    );
    player.mouse(down, "v7h9");
    player.mouse(up, "v7h8");
    assert!(
        player.position().contains(" c 0 1 0:0 0 v5h6m,v7h8m"),
        "{}",
        player.position()
    );
}

#[test]
fn places_beside_the_board_are_drawn_and_touched() {
    let start = "tigerchess rfbqkblr/pppppppp/8/8/8/8/PPPPPPPP/RFBQKBLR b KQkq - 0 1 Tt ?? O \
                 ABCDEFGHABCDEFGH";
    let mut player = Player::new(start, 80, 24);
    insta::assert_snapshot!("beside", player.terminal.backend());
    // Siberia's Guard goes to a wing of its Palace.
    player.enter("d10");
    assert!(
        player.position().contains(" w KQkq - 0 1 Tt ?d "),
        "{}",
        player.position()
    );
    // From the Palace of Bengal by arrows into its army.
    player.enter("f-1");
    for _ in 0..3 {
        player.key(KeyCode::Up);
    }
    let scene = player.session.scene().unwrap();
    let at = |view: &&game::PlaceView| view.place == player.view.cursor;
    let cursor = scene.places.iter().find(at).unwrap();
    assert_eq!(cursor.name, "f2");
}

#[test]
fn another_own_piece_may_be_taken_in_mid_gesture() {
    let mut player = Player::new(START, 80, 24);
    player.enter("v5h7");
    player.enter("v6h8");
    let touched = player.session.touched().to_vec();
    assert_eq!(touched.len(), 1);
    player.enter("v6h8");
    assert!(player.session.touched().is_empty());
}

#[test]
fn illegal_touches_are_explained_with_their_rule() {
    let mut player = Player::new(START, 80, 24);
    player.enter("v5h5");
    player.refused_by("T-R3");
    player.enter("v5h1");
    assert!(matches!(player.session.message, Some(Message::Refused(_))));
    player.key(KeyCode::Esc);
    assert_eq!(player.session.message, None);
}

#[test]
fn looking_back_changes_nothing_and_touches_nothing() {
    let mut player = Player::new(START, 80, 24);
    player.enter("v5h7");
    player.enter("v5h6");
    player.keys(",");
    assert_eq!(player.session.shown(), (0, 1));
    player.enter("v5h7");
    assert!(player.session.touched().is_empty());
    player.keys(".");
    assert_eq!(player.session.shown(), (1, 1));
}

#[test]
fn leaving_and_giving_up_are_asked_for() {
    let mut player = Player::new(START, 80, 24);
    assert_eq!(player.key(KeyCode::Char('q')), Then::Stay);
    player.keys("f");
    assert_eq!(player.key(KeyCode::Char('q')), Then::Leave);
    player.keys("gg");
    assert!(player.session.table().outcome().is_some());
    insta::assert_snapshot!("resigned", player.terminal.backend());
    let c = Event::Key(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL));
    assert_eq!(player.event(&c), Then::Leave);
}

#[test]
fn a_resumed_turn_can_be_taken_back_to_its_begin_only() {
    let text = format!("[Start \"{START}\"]\n1. A v5h7-v5h6 / A v5h3-v5h4\n*\n");
    let (table, about) = Hall::all().read(&text).unwrap();
    let mut session = of_two(table, about, None);
    session.back();
    session.back();
    assert!(session.table().position(Viewer::Judge).contains(" o 2 1 "));
}

#[test]
fn without_colours_no_colour_is_used() {
    let mut player = Player::new(START, 80, 24);
    player.enter("v5h7");
    player.enter("v5h2");
    let cells = &player.terminal.backend().buffer().content;
    assert!(
        cells
            .iter()
            .all(|cell| cell.fg == Color::Reset && cell.bg == Color::Reset)
    );
    assert!(
        cells
            .iter()
            .any(|cell| cell.modifier.contains(Modifier::REVERSED))
    );
    player.view.colours = true;
    player.draw();
    let cells = &player.terminal.backend().buffer().content;
    assert!(cells.iter().any(|cell| cell.fg != Color::Reset));
}

/// The moment this many seconds after the clocks were started.
fn second(seconds: i64) -> clock::Moment {
    clock::Moment(seconds * 1_000_000)
}

fn timed(settings: &str) -> Session {
    let table = Hall::all().open(START, &Options::default()).unwrap();
    of_two(table, About::default(), Some(settings))
}

#[test]
fn clocks_run_and_are_written_down() {
    let mut session = timed("fischer 5m+3s");
    assert!(!session.pass_time(second(0)), "nothing new is to be seen");
    assert!(session.pass_time(second(61)));
    session.play_text("A v5h7-v5h6").unwrap();
    session.play_text("end").unwrap();
    let clocks = session.clocks().unwrap();
    assert_eq!(clocks, ["0:04:02", "> 0:05:00"]);
    let record = hall::record::write(session.table(), &session.about(), Viewer::Judge);
    assert!(record.contains("A v5h7-v5h6 [%clk 0:04:02]"), "{record}");
}

#[test]
fn t_r6_time_ends_a_turn_at_the_terminal() {
    let mut session = timed("byoyomi 0s+1x30s");
    session.play_text("A v5h7-v5h6").unwrap();
    assert!(session.pass_time(second(30)));
    assert_eq!(
        session.table().plies(),
        2,
        "the action stands, and the turn is over"
    );
    assert!(session.pass_time(second(60)));
    let outcome = session.table().outcome().unwrap();
    assert_eq!(
        (outcome.winner, outcome.ending),
        (Some(game::Side::First), game::Ending::Time)
    );
}

/// What `--save` writes and `--record` reads.
#[test]
fn a_saved_game_goes_on_with_its_opponent_and_clocks() {
    let kept = Kept {
        seats: [
            Seat::Computer { level: 7 },
            Seat::Person {
                name: "Ann".to_owned(),
            },
        ],
        clock: "fischer 5m+3s".parse().ok(),
        left: None,
    };
    let table = Hall::all().open(START, &Options::default()).unwrap();
    let mut session = Session::new(&Hall::all(), table, About::default(), kept, second(0)).unwrap();
    session.pass_time(second(61));
    session.play_text("A v5h7-v5h6").unwrap();
    session.play_text("end").unwrap();
    session.pass_time(second(71));
    let saved = hall::record::write(session.table(), &session.about(), Viewer::Judge);

    let (table, mut about) = Hall::all().read(&saved).unwrap();
    let kept = Kept::take(&mut about).unwrap();
    let mut again = Session::new(&Hall::all(), table, about, kept, second(5000)).unwrap();
    assert_eq!(again.clocks().unwrap(), ["0:04:02", "> 0:04:50"]);
    assert!(again.may_touch());
    again.play_text("end").unwrap();
    assert_eq!(again.computer_to_move(), Some(7));
    let twice = hall::record::write(again.table(), &again.about(), Viewer::Judge);
    for part in [
        "[White \"TigerDen\"]\n",
        "[WhiteType \"program\"]\n",
        "[WhiteLevel \"7\"]\n",
        "[Black \"Ann\"]\n",
        "[Date \"1970.01.01\"]\n",
        "[TimeControl \"300+3\"]\n",
        "[WhiteClock \"0:04:02\"]\n",
        "[BlackClock \"0:04:53\"]\n",
        "A v5h7-v5h6 [%clk 0:04:02] / pass [%clk 0:04:53]\n",
    ] {
        assert!(twice.contains(part), "{part}\n{twice}");
    }
}
