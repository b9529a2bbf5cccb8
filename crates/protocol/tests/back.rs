//! Turns that are taken back if the other side grants it.

use clock::{ClockError, Moment};
use game::Side::{self, First, Second};
use game::Viewer;
use hall::Hall;
use tigerden_protocol::{
    ApplyError, Fact, GameLog, GameState, MOST_ASKED, NoTakeBack, Seat, Terms, project, stored,
};

const SHORT: &str = "tora-short/rulebook 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 2 1 0:0 0 -";

/// Facts, each so many seconds after the game began.
struct Game(GameLog);

impl Game {
    fn new(terms: Terms) -> Self {
        let mut game = Self(GameLog::create(&Hall::all(), 0, terms).expect("good terms"));
        let begun = game.state().begun(None).expect("nobody is missing");
        game.at(0, begun).expect("a start");
        game
    }

    fn short() -> Self {
        Self::new(short())
    }

    fn state(&self) -> &GameState {
        self.0.state()
    }

    fn at(&mut self, seconds: i64, fact: Fact) -> Result<(), ApplyError> {
        self.0.record(seconds * 1_000_000, fact)
    }

    fn turn(&mut self, seconds: i64, moves: &[&str]) {
        let side = self.state().table().and_then(|table| table.to_move());
        let fact = Fact::Turn {
            side: side.expect("the game goes on"),
            moves: moves.iter().map(|&text| text.to_owned()).collect(),
            lag_us: 0,
        };
        self.at(seconds, fact).expect("a legal turn");
    }

    /// Some turn of a single move.
    fn any(&mut self) {
        let table = self.state().table().expect("a game in play");
        let text = table.offers()[0].text.clone();
        self.turn(0, &[&text]);
    }

    fn ask(&mut self, side: Side) -> Result<(), ApplyError> {
        self.at(0, Fact::TakeBackAsked { side })
    }

    fn grant(&mut self, side: Side) -> Result<(), ApplyError> {
        self.at(0, Fact::TakenBack { side })
    }

    fn position(&self) -> String {
        let table = self.state().table().expect("a game in play");
        table.position(Viewer::Judge)
    }
}

/// A game on the short board in which nothing but turns happens.
fn short() -> Terms {
    Terms {
        options: [("quiet".to_owned(), "off".to_owned())].into(),
        ..terms("tora-short", Some(SHORT))
    }
}

fn terms(game: &str, position: Option<&str>) -> Terms {
    let seat = |name: &str| Seat::Person {
        name: name.to_owned(),
    };
    Terms {
        position: position.map(str::to_owned),
        take_back: true,
        ..Terms::plain(game, [seat("Ann"), seat("Ben")])
    }
}

fn no(why: NoTakeBack) -> Result<(), ApplyError> {
    Err(why.into())
}

#[test]
fn the_last_turn_goes_with_the_reply_to_it() {
    let mut game = Game::short();
    let before = game.position();
    game.turn(0, &["end"]);
    let replied = game.position();
    game.turn(0, &["end"]);
    game.ask(First).expect("both have played");
    let ask = game.state().take_back_asked().expect("an open wish");
    assert_eq!((ask.side, ask.plies, ask.seq), (First, 0, 5));
    game.grant(Second).expect("it is asked of it");
    assert_eq!(game.position(), before);
    assert_eq!(game.state().taken_back(), 1);
    assert_eq!(game.state().just_taken_back(), Some(First));

    // Without a reply only the own turn goes.
    game.turn(0, &["end"]);
    assert_eq!(game.state().just_taken_back(), None);
    game.turn(0, &["end"]);
    game.ask(Second).expect("it has played");
    game.grant(First).expect("it is asked of it");
    assert_eq!(game.position(), replied);
}

#[test]
fn all_facts_stay_and_fold_to_the_same_game() {
    let mut game = Game::short();
    game.turn(0, &["end"]);
    game.ask(First).expect("it has played");
    game.grant(Second).expect("it is asked of it");
    game.turn(0, &["end"]);
    let facts: Vec<_> = game.0.facts().collect();
    assert_eq!(facts.len(), 6, "nothing is struck from the list");
    for fact in &facts {
        let text = stored::encode(&fact.fact).expect("a text");
        assert_eq!(stored::decode(&text).as_ref(), Ok(&fact.fact));
    }
    let again = GameLog::restore(&Hall::all(), facts).map_err(|(_, error)| error);
    let again = again.expect("the same facts");
    let table = again.state().table().expect("a game in play");
    assert_eq!(table.position(Viewer::Judge), game.position());
    assert_eq!(table.plies(), 1);
    let about = again
        .state()
        .about_online("game", Moment(0), Viewer::Public);
    assert_eq!(about.tags.get("TakenBack"), Some("1"));
}

#[test]
fn only_where_it_was_agreed() {
    let without = Terms {
        take_back: false,
        ..terms("convoy", None)
    };
    let mut game = Game::new(without);
    game.any();
    assert_eq!(game.ask(First), no(NoTakeBack::NotAgreed));
    let [arbiter, touch_move] = [(true, false), (false, true)].map(|(arbiter, touch_move)| Terms {
        arbiter,
        touch_move,
        ..terms("convoy", None)
    });
    for strict in [arbiter, touch_move] {
        let refused = GameState::create(&Hall::all(), strict).err();
        assert_eq!(refused, Some(NoTakeBack::Strict.into()));
    }
}

#[test]
fn only_the_other_side_answers_and_only_what_is_asked() {
    let mut game = Game::short();
    assert_eq!(game.ask(First), no(NoTakeBack::Nothing));
    game.turn(0, &["end"]);
    assert_eq!(game.grant(Second), no(NoTakeBack::NotAsked));
    game.ask(First).expect("it has played");
    assert_eq!(game.grant(First), no(NoTakeBack::NotAsked));
    // Whoever plays on has declined.
    game.turn(0, &["end"]);
    assert_eq!(game.state().take_back_asked(), None);
    assert_eq!(game.grant(Second), no(NoTakeBack::NotAsked));
    game.at(0, Fact::Resigned { side: Second }).expect("a game");
    assert_eq!(game.ask(First), Err(ApplyError::Over));
}

#[test]
fn asking_is_bounded() {
    let mut game = Game::short();
    for _ in 0..MOST_ASKED {
        game.turn(0, &["end"]);
        game.ask(First).expect("its turn is new");
        game.at(0, Fact::TakeBackDeclined { side: Second })
            .expect("it is asked of it");
        assert_eq!(game.ask(First), no(NoTakeBack::Asked));
        game.turn(0, &["end"]);
        assert_eq!(game.ask(First), no(NoTakeBack::Asked));
    }
    game.turn(0, &["end"]);
    assert_eq!(game.ask(First), no(NoTakeBack::Often));
}

#[test]
fn clocks_go_on_and_nothing_is_given_back() {
    let timed = Terms {
        clock: Some("sudden 60s".parse().expect("settings")),
        ..short()
    };
    let mut game = Game::new(timed);
    let left = |game: &Game, seconds: i64| {
        let clock = game.state().clock().expect("clocks");
        let now = Moment(seconds * 1_000_000);
        [First, Second].map(|side| clock.reading(side, now).left.as_seconds())
    };
    game.turn(10, &["end"]);
    game.at(12, Fact::TakeBackAsked { side: First })
        .expect("it has played");
    game.at(15, Fact::TakenBack { side: Second })
        .expect("it is asked of it");
    assert_eq!(left(&game, 15), [50, 55]);
    assert_eq!(left(&game, 20), [45, 55], "its clock runs again");
    let late = game.at(99, Fact::TakeBackAsked { side: Second });
    assert_eq!(late, no(NoTakeBack::Nothing));
    game.turn(20, &["end"]);
    game.at(21, Fact::TakeBackAsked { side: First })
        .expect("it has played");
    assert_eq!(
        game.at(99, Fact::TakenBack { side: Second }),
        Err(ApplyError::Clock(ClockError::OutOfTime))
    );
}

#[test]
fn what_is_hidden_stays_sealed() {
    let hidden = Terms {
        options: [("assassins".to_owned(), "on".to_owned())].into(),
        ..terms("tora-long", None)
    };
    let mut game = Game(GameLog::create(&Hall::all(), 0, hidden).expect("good terms"));
    let board = "16K/17/16G/17/17/17/17/17/9A7/17/17/17/17/17/17/17/k16";
    let position = format!("tora-long/rulebook+assassin {board} c 2 5 0:0 0 - o@v5h5");
    let begun = Fact::Begun {
        position,
        dice: None,
    };
    game.at(0, begun).expect("a start");
    game.turn(0, &["end"]);
    assert_eq!(game.ask(First), no(NoTakeBack::Hidden));
}

#[test]
fn every_viewer_is_told_of_it_and_of_nothing_else() {
    let mut game = Game::new(terms("convoy", None));
    game.any();
    game.ask(First).expect("it has played");
    game.grant(Second).expect("it is asked of it");
    for viewer in [
        Viewer::Public,
        Viewer::Player(First),
        Viewer::Player(Second),
    ] {
        let events = game.0.events(viewer, 0);
        let state = GameState::of_events(&Hall::all(), &events).map_err(|(_, error)| error);
        let table = state
            .as_ref()
            .ok()
            .and_then(GameState::table)
            .expect("a game");
        assert_eq!(table.plies(), 0);
        let last = game.0.facts().next_back().expect("facts");
        assert_eq!(project(game.state(), &last.fact, viewer), events[4].event);
    }
}
