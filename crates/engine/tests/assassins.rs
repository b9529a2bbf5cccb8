//! The engine at TORA with hidden Assassins, on what one side may know.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use game::{Side, SplitMix, Viewer};
use hall::{Catalogue, Hall, Options, Table};
use tigerden_engine::selfplay::{Contestant, Match, PlayedGame, Tally, play};
use tigerden_engine::{BestTurn, Limits, Player, Request, Task};

/// A game with Assassins in which the sides have chosen by lot.
fn start(seed: u64) -> Box<dyn Table> {
    let hall = Hall::all();
    let rules = hall.named("tora-long").expect("it is on offer");
    let game = BTreeMap::from([("assassins".to_owned(), "on".to_owned())]);
    let mut random = SplitMix(seed);
    let mut seat = || {
        let drawn = rules.drawn(&game, |limit| Ok::<_, Infallible>(random.below(limit)));
        drawn.unwrap_or_else(|never| match never {})
    };
    let seats = [seat(), seat()];
    hall.start("tora-long", &Options { game, seats })
        .expect("the choices go together")
}

fn open(position: &str) -> Box<dyn Table> {
    let table = Hall::all().open(position, &Options::default());
    table.unwrap_or_else(|error| panic!("{position}: {error}"))
}

fn think(table: &dyn Table, side: Side, task: Task<String>) -> BestTurn {
    let request = Request::of_side(table, side, task);
    let answer = Player::new(1).think(&request, &AtomicBool::new(false), &mut |_| ());
    answer.unwrap_or_else(|error| panic!("{}: {error}", table.position(Viewer::Judge)))
}

/// Plays an answer by the rules; it is a whole turn, or one as far as a search.
#[track_caller]
fn hand_in(table: &mut dyn Table, answer: &BestTurn) {
    let before = table.position(Viewer::Judge);
    let mut over = false;
    for text in &answer.moves {
        assert!(!over, "{before}: {:?}", answer.moves);
        let played = table.play(text);
        let played = played.unwrap_or_else(|error| panic!("{before}: {text}: {error}"));
        over = played.turn_over || played.sealed;
    }
    assert!(over, "{before}: {:?}", answer.moves);
}

fn task(limits: Limits) -> Task<String> {
    Task {
        limits,
        ..Task::default()
    }
}

#[test]
fn turns_are_legal_on_every_level_however_little_time_there_is() {
    for seed in 0..6 {
        let mut table = start(seed);
        let mut random = SplitMix(seed);
        for turn in 0..40 {
            let Some(side) = table.to_move() else { break };
            // Random actions between lead to positions that no good player reaches.
            if turn % 2 == 1 {
                for _ in 0..2 {
                    let offers = table.offers();
                    let text = &offers[random.below(offers.len())].text;
                    table.play(text).expect("it is on offer");
                }
                if table.to_move() != Some(side) {
                    continue;
                }
            }
            let limits = [Limits::nodes(1), Limits::time(0), Limits::nodes(40)][turn % 3];
            let asked = Task {
                level: 1 + ((turn as u64 + seed) % 10) as u8,
                seed,
                ..task(limits)
            };
            let answer = think(&*table, side, asked);
            hand_in(&mut *table, &answer);
        }
    }
}

#[test]
fn the_same_request_gets_the_same_answer_wherever_the_enemy_hides() {
    // The Challenger can't know which it is.
    let [here, there] = ["v3h1", "v12h4"].map(|place| {
        let board = "16K/17/17/17/17/11A5/17/17/7sa8/17/17/17/17/17/17/17/k16";
        open(&format!(
            "tora-long/rulebook+assassin {board} c 1 5 0:0 0 - c@v9h10,o@{place}"
        ))
    });
    for level in [1, 4, 7, 10] {
        for seed in [0, 9] {
            let asked = Task {
                level,
                seed,
                ..task(Limits::nodes(800))
            };
            let answer = think(&*here, Side::First, asked.clone());
            let again = think(&*here, Side::First, asked.clone());
            let elsewhere = think(&*there, Side::First, asked);
            let found = |answer: &BestTurn| {
                let report = answer.report.as_ref();
                (
                    answer.moves.clone(),
                    report.map(|report| (report.score, report.nodes)),
                )
            };
            assert_eq!(found(&answer), found(&again));
            assert_eq!(found(&answer), found(&elsewhere));
        }
    }
}

#[test]
fn a_search_pays_where_the_assassin_is_likely_and_the_turn_waits_for_its_answer() {
    // A Cavalry falls to the Assassin, which is beside v9h9 now, and so is a Soldier.
    let board = "16K/17/17/17/17/17/17/17/8hs7/17/17/17/17/17/17/17/k16";
    let mut table = open(&format!(
        "tora-long/rulebook+assassin {board} c 1 5 0:0 0 - c@v11h9"
    ));
    for text in ["X v11h9-v10h9 * v9h9", "end"] {
        table.play(text).expect("it is legal");
    }
    let answer = think(&*table, Side::Second, task(Limits::nodes(2_000)));
    let [search] = &answer.moves[..] else {
        panic!("{:?}", answer.moves);
    };
    assert!(search.ends_with(" search"), "{search}");
    hand_in(&mut *table, &answer);
    assert_eq!(
        table.to_move(),
        Some(Side::Second),
        "{search}: {}",
        table.position(Viewer::Judge)
    );
    // It was found and is taken at once.
    let answer = think(&*table, Side::Second, task(Limits::nodes(2_000)));
    hand_in(&mut *table, &answer);
    assert_eq!(table.points(), Some([3, 5]), "{search}, {:?}", answer.moves);
}

#[test]
fn a_search_does_not_pay_where_the_assassin_is_unlikely() {
    let table = start(4);
    let mut table = table.boxed_clone();
    for _ in 0..6 {
        let Some(side) = table.to_move() else { break };
        let answer = think(&*table, side, task(Limits::nodes(300)));
        let searches = answer.moves.iter().any(|text| text.contains("search"));
        assert!(!searches, "{:?}", answer.moves);
        hand_in(&mut *table, &answer);
    }
}

#[test]
fn an_assassin_in_reach_takes_the_last_command_piece() {
    let board = "16K/17/17/17/17/17/17/17/17/17/17/17/17/17/17/17/k16";
    let table = open(&format!(
        "tora-long/rulebook+assassin {board} c 1 5 0:0 0 - c@v1h5"
    ));
    let answer = think(&*table, Side::First, task(Limits::nodes(2_000)));
    assert!(answer.moves[0].ends_with("* v1h1"), "{:?}", answer.moves);
}

#[test]
fn stops_within_50_ms_when_told() {
    let table = start(1);
    let request = Request::of_side(&*table, Side::First, Task::default());
    let stop = AtomicBool::new(false);
    let late = std::thread::scope(|scope| {
        let thinking = scope.spawn(|| {
            let answer = Player::new(4).think(&request, &stop, &mut |_| ());
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

/// Plays against the same engine that never searches and whose Assassin never acts.
fn against_an_open_player(openings: u64, done: &(dyn Fn(&PlayedGame) + Sync)) -> Tally {
    let mut tally = Tally::default();
    for opening in 0..openings {
        let contest = Match {
            players: [false, true].map(|open| Contestant {
                level: 10,
                limits: Limits::nodes(120),
                open,
                counts: false,
            }),
            table: start(100 + opening),
            catalogue: Catalogue::default(),
            games: 2,
            random_plies: 0,
            most_turns: 300,
            seed: opening,
            threads: 1,
            table_mib: 1,
        };
        let part = play(&contest, &AtomicBool::new(false), done);
        tally.merge(&part.expect("the start is sound"));
    }
    tally
}

#[test]
fn beats_a_player_who_does_nothing_in_secret() {
    let tally = against_an_open_player(10, &|game| {
        // The other player's Assassin stays, and nobody searches for it but we.
        let mut table = open(&game.start);
        for text in &game.moves {
            let side = table.to_move().expect("the game goes on");
            let secret = text.starts_with('X') || text.contains(" search");
            let ordinary = text.starts_with("X ") && table.position(Viewer::Public).contains('X');
            assert!(side == game.side || !secret || ordinary, "{text}");
            table.play(text).expect("it was legal");
        }
    });
    assert_eq!((tally.results().games(), tally.illegal), (20, 0));
    let (share, _) = tally.results().share();
    assert!(share >= 0.55, "{tally}");
}
