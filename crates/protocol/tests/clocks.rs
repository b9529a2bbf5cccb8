//! Clocks in the fold of a game's events.

use clock::{ClockError, Phase, Span};
use game::Side::{First, Second};
use hall::Hall;
use tigerden_protocol::{ApplyError, Fact, GameLog, GameState, Seat, Terms};

const START: &str = "tora-short/rulebook 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 2 1 0:0 0 -";

/// Facts, each so many tenths of a second after the game began.
struct Game(GameLog);

impl Game {
    fn begun(clock: Option<&str>) -> Self {
        let seat = |name: &str| Seat::Person {
            name: name.to_owned(),
        };
        let terms = Terms {
            game: "tora-short".to_owned(),
            options: [("quiet".to_owned(), "off".to_owned())].into(),
            position: Some(START.to_owned()),
            clock: clock.map(|text| text.parse().expect("settings")),
            dice: None,
            arbiter: false,
            series: None,
            seats: [seat("Ann"), seat("Ben")],
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
    let again =
        GameState::of_facts(&Hall::all(), game.0.facts(), |_, _| {}).expect("what has happened");
    assert_eq!(again.clock(), game.state().clock());
}

#[test]
fn a_record_has_the_players_and_their_clocks() {
    let mut game = Game::begun(Some("fischer 60s+2s"));
    game.turn(100, &["end"]).expect("in time");
    game.turn(150, &["end"]).expect("in time");
    let table = game.state().table().expect("a game in play");
    let record = table.record(&game.state().about(), game::Viewer::Judge);
    for part in [
        "[First \"Ann\"]",
        "[Second \"Ben\"]",
        "pass [%clk 0:00:52] / pass [%clk 0:00:57]",
    ] {
        assert!(record.contains(part), "{part}: {record}");
    }
    let untimed = Game::begun(None);
    assert!(untimed.state().about().notes.is_empty());
}
