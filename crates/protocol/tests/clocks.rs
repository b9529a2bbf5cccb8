//! Clocks in the fold of a game's events.

use clock::{ClockError, Phase, Span};
use game::Ending;
use game::Side::{First, Second};
use game::record::About;
use hall::Hall;
use tigerden_protocol::Phase::{Over, Playing};
use tigerden_protocol::{ApplyError, Fact, GameLog, GameState, Kept, MOST_TURNS, Seat, Terms};

const START: &str = "tora-short/rulebook 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 2 1 0:0 0 -";

/// Facts, each so many tenths of a second after the game began.
struct Game(GameLog);

impl Game {
    fn begun(clock: Option<&str>) -> Self {
        let seat = |name: &str| Seat::Person {
            name: name.to_owned(),
        };
        let terms = Terms {
            options: [("quiet".to_owned(), "off".to_owned())].into(),
            position: Some(START.to_owned()),
            clock: clock.map(|text| text.parse().expect("settings")),
            ..Terms::plain("tora-short", [seat("Ann"), seat("Ben")])
        };
        let mut game = Self(GameLog::create(&Hall::all(), 0, terms).expect("good terms"));
        let begun = game.state().begun(None).expect("nobody is missing");
        game.at(0, begun).expect("a start");
        game
    }

    fn state(&self) -> &GameState {
        self.0.state()
    }

    fn at(&mut self, tenths: i64, fact: Fact) -> Result<(), ApplyError> {
        self.0.record(tenths * 100_000, fact)
    }

    fn turn(&mut self, tenths: i64, moves: &[&str]) -> Result<(), ApplyError> {
        let side = self.state().table().and_then(|table| table.to_move());
        let fact = Fact::Turn {
            side: side.unwrap_or(First),
            moves: moves.iter().map(|&text| text.to_owned()).collect(),
            lag_us: 0,
        };
        self.at(tenths, fact)
    }

    /// Seconds left on both clocks.
    fn left(&self, tenths: i64) -> [u64; 2] {
        let clock = self.state().clock().expect("clocks");
        let now = clock::Moment(tenths * 100_000);
        [First, Second].map(|side| clock.reading(side, now).left.as_seconds())
    }
}

#[test]
fn a_game_without_clocks_has_none() {
    let mut game = Game::begun(None);
    game.turn(9_000_000, &["end"]).expect("any time");
    assert!(game.state().clock().is_none());
    let out = Fact::TimeOut {
        side: Second,
        moves: Vec::new(),
    };
    assert_eq!(
        game.at(9_999_999, out),
        Err(ApplyError::Clock(ClockError::Stopped))
    );
}

#[test]
fn turns_run_the_clocks() {
    let mut game = Game::begun(Some("fischer 60s+2s"));
    game.turn(100, &["end"]).expect("in time");
    assert_eq!(game.left(150), [52, 55]);
    assert_eq!(
        game.turn(800, &["end"]),
        Err(ApplyError::Clock(ClockError::OutOfTime))
    );
    assert_eq!(game.left(150), [52, 55], "a refused turn changes nothing");
    game.at(
        700,
        Fact::Restarted {
            away_us: 30_000_000,
            waits_us: 0,
        },
    )
    .expect("a running clock");
    game.turn(800, &["end"]).expect("in time now");
    assert_eq!(game.left(800), [52, 22]);
    game.at(900, Fact::Resigned { side: Second })
        .expect("a game");
    assert_eq!(
        game.left(9000),
        [42, 22],
        "clocks stop when the game is over"
    );
}

#[test]
fn a_side_without_time_has_lost() {
    let mut game = Game::begun(Some("sudden 60s"));
    let out = |moves: &[&str]| Fact::TimeOut {
        side: First,
        moves: moves.iter().map(|&text| text.to_owned()).collect(),
    };
    assert_eq!(
        game.at(599, out(&[])),
        Err(ApplyError::Clock(ClockError::TimeLeft))
    );
    game.at(600, out(&[])).expect("the time is out");
    let outcome = game.state().table().and_then(|table| table.outcome());
    assert_eq!(outcome.map(|outcome| outcome.winner), Some(Some(Second)));
    assert_eq!(game.left(600), [0, 60]);
}

#[test]
fn t_r6_what_was_declared_stands_and_the_game_goes_on() {
    let mut game = Game::begun(Some("byoyomi 60s+1x30s"));
    let moves = ["A v5h7-v5h6", "end"].map(str::to_owned).to_vec();
    let out = Fact::TimeOut { side: First, moves };
    game.at(905, out).expect("the time is out");
    let table = game.state().table().expect("a game in play");
    assert_eq!((table.to_move(), table.plies()), (Some(Second), 2));
    let clock = game.state().clock().expect("clocks");
    let reading = clock.reading(First, clock::Moment(90_500_000));
    assert_eq!(
        (reading.phase, reading.left),
        (Phase::Period, Span::seconds(30))
    );
    let facts: Vec<_> = game.0.facts().collect();
    let again = GameState::of_facts(&Hall::all(), &facts, |_, _| {}).expect("what has happened");
    assert_eq!(again.clock(), game.state().clock());
}

#[test]
fn a_record_has_the_players_and_their_clocks() {
    let mut game = Game::begun(Some("fischer 60s+2s"));
    game.turn(100, &["end"]).expect("in time");
    game.turn(150, &["end"]).expect("in time");
    let table = game.state().table().expect("a game in play");
    let record = table.record(
        &game.state().about(clock::Moment(16_000_000)),
        game::Viewer::Judge,
    );
    for part in [
        "[White \"Ann\"]",
        "[Black \"Ben\"]",
        "pass {[%clk 0:00:52]} / pass {[%clk 0:00:57]}",
    ] {
        assert!(record.contains(part), "{part}: {record}");
    }
    let untimed = Game::begun(None);
    assert!(untimed.state().about(clock::Moment(0)).notes.is_empty());
}

/// A game goes on from its record with its players and clocks as they stood.
#[test]
fn players_and_clocks_are_taken_from_a_record() {
    let mut game = Game::begun(Some("byoyomi 20s+3x10s"));
    game.turn(350, &["end"]).expect("in time");
    let (saved, resumed) = (clock::Moment(39_000_000), clock::Moment(7_000_000_000));
    let table = game.state().table().expect("a game in play");
    let record = table.record(&game.state().about(saved), game::Viewer::Judge);
    let (table, mut about) = Hall::all().read(&record).expect("a record");
    let kept = Kept::take(&mut about, &[]).expect("good tags");
    assert_eq!(kept.seats, *game.state().seats());
    let again = GameState::resumed(&Hall::all(), table, kept, resumed).expect("a game");
    let readings = |state: &GameState, at: clock::Moment| {
        let clock = state.clock().expect("clocks");
        [First, Second].map(|side| clock.reading(side, at.after(Span::seconds(3))))
    };
    assert_eq!(readings(&again, resumed), readings(game.state(), saved));
    let told = again.about(resumed).tags;
    for (tag, value) in [
        ("TimeControl", "byoyomi 20s+3x10s"),
        ("WhiteType", "human"),
        ("WhiteClock", "0:00:00 periods 2"),
        ("BlackClock", "0:00:20 turn 0:00:04 periods 3"),
    ] {
        assert_eq!(told.get(tag), Some(value));
    }
}

#[test]
fn a_computer_keeps_its_level() {
    let about = |tags: &[(&str, &str)]| {
        let mut about = About::default();
        for (tag, value) in tags {
            about.tags.set(tag, value);
        }
        about
    };
    let mut of_computer = about(&[
        ("White", "Ann"),
        ("Black", "TigerDen"),
        ("BlackType", "program"),
        ("BlackLevel", "4"),
        ("TimeControl", "300+3"),
        ("Event", "a Sunday"),
    ]);
    let kept = Kept::take(&mut of_computer, &[]).expect("good tags");
    let name = "Ann".to_owned();
    assert_eq!(
        kept.seats,
        [
            Seat::Person { name },
            Seat::Computer {
                level: 4,
                name: None
            }
        ]
    );
    assert_eq!(kept.clock, "fischer 5m+3s".parse().ok());
    assert_eq!(kept.left, None);
    assert_eq!(of_computer, about(&[("Event", "a Sunday")]));

    for (tag, value) in [
        ("BlackLevel", "11"),
        ("TimeControl", "*180"),
        ("BlackClock", "soon"),
    ] {
        let mut wrong = about(&[
            ("BlackType", "program"),
            ("BlackLevel", "4"),
            ("WhiteClock", "0:04:10"),
            ("BlackClock", "0:04:10"),
        ]);
        wrong.tags.set(tag, value);
        let error = Kept::take(&mut wrong, &[]).expect_err(tag);
        assert_eq!((error.tag, error.value.as_str()), (tag, value));
    }
}

#[test]
fn a_game_that_goes_on_and_on_is_drawn() {
    let mut game = Game::begun(Some("fischer 1m+1s"));
    for tenths in 1..=i64::from(MOST_TURNS) {
        assert_eq!(game.state().phase(), Playing, "after {} turns", tenths - 1);
        game.turn(tenths, &["end"]).expect("a turn");
    }
    let Over(outcome) = game.state().phase() else {
        panic!("it is over");
    };
    assert_eq!((outcome.winner, outcome.ending), (None, Ending::Agreed));
    assert_eq!(game.turn(9999, &["end"]), Err(ApplyError::Over));
}
