//! The engine at TORA, through its text face.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use game::{Counting, Game, Notation, Position, Side, SplitMix, playout};
use hall::{Catalogue, Hall, Options};
use tigerden_engine::selfplay::{Contestant, Match, Tally, play};
use tigerden_engine::{BestTurn, Limits, Player, Request, Score, Task};
use tora::{Long, Short};

const SHORT: &str = "tora-short/rulebook 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 2 1 0:0 0 -";
const LONG: &str = "tora-long/rulebook 17/3a13/4s5AS5/3gca4ACG4/4s5AS5/2ha13/3s10SH1/1ahs10SAH/k1as10SAK/\
                    1ahs10SAH/3s10SH1/2h1a12/5s5AS4/4gca4ACG3/5s5AS4/4a12/17 c 3 1 0:0 0 -";

fn request(position: impl Into<String>, limits: Limits) -> Request {
    Request {
        task: Task {
            limits,
            ..Task::default()
        },
        ..Request::new(position)
    }
}

fn think(request: &Request) -> BestTurn {
    let go_on = AtomicBool::new(false);
    let answer = Player::new(1).think(request, &go_on, &mut |_| ());
    answer.expect("the request is sound")
}

fn analyze(request: &Request) -> Score {
    let go_on = AtomicBool::new(false);
    let report = Player::new(4).analyze(request, &go_on, &mut |_| ());
    report.expect("sound").expect("there is time").score
}

/// Plays an answer by the rules, and checks that it is a whole turn.
#[track_caller]
fn played<P: Notation>(position: &P, answer: &BestTurn) -> P {
    let mut next = position.clone();
    for (index, text) in answer.moves.iter().enumerate() {
        let mv = next.parse_move(text);
        let mv = mv.unwrap_or_else(|error| panic!("{position}: {text}: {error:?}"));
        next.play(mv).expect("parsing has checked it");
        let last = index + 1 == answer.moves.len();
        let over = next.to_move() != position.to_move() || next.turn_key().is_some();
        assert_eq!(over, last, "{position}: {:?}", answer.moves);
    }
    assert!(!answer.moves.is_empty(), "{position}: no move");
    next
}

#[test]
fn takes_the_last_command_piece() {
    // The Archer walks two places and, as the second action, shoots the General.
    let text = "tora-short/rulebook 9/9/9/9/g3A3G/9/9/a8/9 c 2 10 0:0 0 -";
    let asked = request(text, Limits::depth(4));
    assert_eq!(analyze(&asked), Score::Wins(1));
    let next = played(&text.parse::<Short>().expect("a position"), &think(&asked));
    let reply = think(&request(next.to_string(), Limits::nodes(2_000)));
    let outcome = played(&next, &reply).outcome();
    assert_eq!(
        outcome.expect("the General has left").winner,
        Some(Side::First)
    );
}

#[test]
fn does_not_leave_the_general_to_the_enemy() {
    let text = "tora-short/rulebook 9/8A/9/9/g3a3G/9/9/9/9 c 2 10 0:0 0 -";
    let position: Short = text.parse().expect("a position");
    for level in [8, 10] {
        let asked = Request {
            task: Task {
                level,
                limits: Limits::depth(5),
                ..Task::default()
            },
            ..Request::new(text)
        };
        let next = played(&position, &think(&asked));
        let threat = analyze(&request(next.to_string(), Limits::depth(4)));
        assert!(!matches!(threat, Score::Wins(_)), "{next}: {threat}");
    }
}

/// Turns are legal in positions of random games, however little time there is.
fn always_legal<P: Notation + Counting>(start: &str, games: u64, every: usize) {
    let start: P = start.parse().expect("a position");
    for seed in 0..games {
        let mut positions = Vec::new();
        playout(&start, &mut SplitMix(seed), 300, |position, _| {
            positions.push(position.clone());
        });
        for (index, position) in positions.iter().step_by(every).enumerate() {
            let limits = [Limits::nodes(1), Limits::time(0), Limits::nodes(60)][index % 3];
            let asked = Request {
                task: Task {
                    level: [10, 1, 4, 7][index % 4],
                    seed,
                    limits,
                    ..Task::default()
                },
                ..Request::new(position.to_string())
            };
            played(position, &think(&asked));
        }
    }
}

#[test]
fn turns_are_legal_without_time_on_the_short_board() {
    for edition in ["rulebook", "quicksheet", "website"] {
        always_legal::<Short>(&SHORT.replace("rulebook", edition), 8, 5);
    }
}

#[test]
fn turns_are_legal_without_time_on_the_long_board() {
    always_legal::<Long>(LONG, 4, 12);
}

#[test]
fn stops_within_50_ms_when_told() {
    for text in [SHORT, LONG] {
        let stop = AtomicBool::new(false);
        let late = std::thread::scope(|scope| {
            let thinking = scope.spawn(|| {
                let answer = Player::new(4).think(&Request::new(text), &stop, &mut |_| ());
                (answer, Instant::now())
            });
            std::thread::sleep(Duration::from_millis(100));
            stop.store(true, Ordering::Relaxed);
            let told = Instant::now();
            let (answer, ended) = thinking.join().expect("no panic");
            assert!(!answer.expect("sound").moves.is_empty());
            ended.saturating_duration_since(told)
        });
        assert!(late < Duration::from_millis(50), "{late:?}");
    }
}

#[test]
fn the_same_request_gets_the_same_answer() {
    for level in [1, 4, 7, 10] {
        for seed in [0, 9] {
            let asked = Request {
                task: Task {
                    level,
                    seed,
                    limits: Limits::nodes(3_000),
                    ..Task::default()
                },
                ..Request::new(SHORT)
            };
            assert_eq!(think(&asked).moves, think(&asked).moves, "level {level}");
        }
    }
}

#[test]
fn weak_levels_play_differently_from_game_to_game() {
    let answer = |seed| {
        let asked = Request {
            task: Task {
                level: 2,
                seed,
                ..Task::default()
            },
            ..Request::new(SHORT)
        };
        think(&asked).moves
    };
    let first = answer(0);
    assert!((1..8).any(|seed| answer(seed) != first));
}

#[test]
fn unreadable_requests_are_refused_with_the_place() {
    let go_on = AtomicBool::new(false);
    let refuse = |request: &Request| {
        let answer = Player::new(1).think(request, &go_on, &mut |_| ());
        answer.expect_err("it can't be answered").to_string()
    };
    let unknown = refuse(&Request::new("ludo 1"));
    assert_eq!(unknown, "the engine does not play `ludo`");
    let broken = refuse(&Request::new("tora-short/rulebook 9"));
    assert!(broken.starts_with("start position: "), "{broken}");
    let illegal = refuse(&Request {
        moves: vec!["end".into(), "A v1h1-v2h2".into()],
        ..Request::new(SHORT)
    });
    assert!(illegal.starts_with("move 2 (`A v1h1-v2h2`): "), "{illegal}");
}

#[test]
fn a_game_comes_to_an_end() {
    let mut game = Game::<Short>::new(SHORT.parse().expect("a position"), game::History::Counts);
    let mut moves = Vec::new();
    let go_on = AtomicBool::new(false);
    let mut player = Player::new(1);
    for _ in 0..400 {
        if game.to_move().is_none() {
            break;
        }
        let asked = Request {
            moves: moves.clone(),
            history: game::History::Counts,
            task: Task {
                level: 4,
                limits: Limits::nodes(300),
                ..Task::default()
            },
            ..Request::new(SHORT)
        };
        let answer = player.think(&asked, &go_on, &mut |_| ()).expect("sound");
        for text in answer.moves {
            let mv = game.position().parse_move(&text).expect("legal");
            game.play(mv).expect("legal");
            moves.push(text);
        }
    }
    assert!(game.outcome().is_some(), "{}", game.position());
}

/// A short match between two levels with few nodes.
fn between(levels: [u8; 2], games: usize) -> Tally {
    let contest = Match {
        players: levels.map(|level| Contestant {
            level,
            limits: Limits::nodes(2_500),
            open: false,
            counts: false,
        }),
        table: Hall::all()
            .open(SHORT, &Options::default())
            .expect("a position"),
        catalogue: Catalogue::default(),
        games,
        random_plies: 4,
        most_turns: 200,
        seed: 3,
        threads: 2,
        table_mib: 1,
    };
    play(&contest, &AtomicBool::new(false), &|_| ()).expect("the start is sound")
}

#[test]
fn higher_levels_beat_lower_ones_and_all_turns_are_legal() {
    for levels in [[9, 5], [6, 3], [4, 1]] {
        let tally = between(levels, 12);
        let (share, _) = tally.results().share();
        assert_eq!((tally.results().games(), tally.illegal), (12, 0));
        assert!(share >= 0.6, "{levels:?}: {tally}");
    }
}
