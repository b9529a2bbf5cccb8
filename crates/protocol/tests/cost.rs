//! What a game costs: a turn the same at any length, loading and memory in proportion to it. What
//! is allocated is counted, so nothing here depends on the machine.

use allocation_counter::{AllocationInfo, measure};
use game::{Side, Viewer};
use hall::Hall;
use tigerden_protocol::{Fact, GameLog, NumberedFact, Seat, Terms};

const START: &str = "tora-short/rulebook 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 2 1 0:0 0 -";

/// A game in which nothing but the clock ends quiet play.
fn begun(hall: &Hall) -> GameLog {
    let seat = |name: &str| Seat::Person {
        name: name.to_owned(),
    };
    let terms = Terms {
        game: "tora-short".to_owned(),
        options: [("quiet".to_owned(), "off".to_owned())].into(),
        position: Some(START.to_owned()),
        clock: Some("fischer 60s+10s".parse().expect("settings")),
        dice: None,
        arbiter: false,
        touch_move: false,
        series: None,
        seats: [seat("Ann"), seat("Ben")],
    };
    let mut log = GameLog::create(hall, 0, terms).expect("good terms");
    let begun = log.state().begun(None).expect("nobody is missing");
    log.record(0, begun).expect("a start");
    log
}

/// Archers of both sides go to and fro.
fn turn(number: usize) -> Fact {
    let [from, to] = [["v5h7", "v5h6"], ["v5h3", "v5h4"]][number % 2];
    let mv = if number % 4 < 2 {
        format!("A {from}-{to}")
    } else {
        format!("A {to}-{from}")
    };
    Fact::Turn {
        side: Side::BOTH[number % 2],
        moves: vec![mv, "end".to_owned()],
        lag_us: 0,
    }
}

fn play(log: &mut GameLog, numbers: std::ops::Range<usize>) {
    for number in numbers {
        let at_us = 1_000_000 * (number as i64 + 1);
        log.record(at_us, turn(number)).expect("a legal turn");
    }
}

/// What a hundred turns allocate after so many.
fn turns_after(log: &mut GameLog, number: usize) -> AllocationInfo {
    let from = log.facts().len() - 2;
    play(log, from..number);
    measure(|| play(log, number..number + 100))
}

/// A game of so many turns, as it is stored.
fn stored(number: usize) -> Vec<NumberedFact> {
    let mut log = begun(&Hall::all());
    play(&mut log, 0..number);
    log.facts().collect()
}

#[test]
fn a_turn_costs_the_same_at_any_length_of_the_game() {
    let mut log = begun(&Hall::all());
    let [early, later, late] = [10, 1000, 4000].map(|number| turns_after(&mut log, number));
    println!("{early:?}\n{later:?}\n{late:?}");
    for late in [later, late] {
        assert!(late.count_total * 10 < early.count_total * 11);
        // A list of the game may double its room among these turns.
        assert!(late.bytes_total < early.bytes_total * 3);
    }
}

#[test]
fn a_game_loads_and_is_sent_in_proportion_to_its_length() {
    let hall = Hall::all();
    let costs = [1000, 2000, 4000].map(|number| {
        let facts = stored(number);
        let mut log = None;
        let loaded = measure(|| log = GameLog::restore(&hall, facts).ok());
        let log = log.expect("a game");
        let sent = measure(|| drop(log.events(Viewer::Public, 0)));
        println!("{number}: {loaded:?}, {sent:?}");
        [loaded.bytes_total, sent.bytes_total]
    });
    for costs in costs.windows(2) {
        for (short, long) in costs[0].iter().zip(costs[1]) {
            assert!(long * 10 < short * 23);
        }
    }
}

#[test]
fn the_memory_of_a_game_is_what_it_says() {
    let hall = Hall::all();
    for number in [0, 10, 100, 1000, 4000] {
        let mut game = None;
        let held = measure(|| {
            let mut log = begun(&hall);
            play(&mut log, 0..number);
            game = Some(log);
        });
        let held = usize::try_from(held.bytes_current).expect("it holds something");
        let said = game.expect("a game").bytes();
        println!("{number}: {held} held, {said} said");
        assert!(
            held * 9 < said * 10 && said * 10 < held * 13,
            "{held} {said}"
        );
    }
}
