//! What a game costs: a turn the same at any length, loading and memory in proportion to it. What
//! is allocated is counted, so nothing here depends on the machine.

mod long;

use allocation_counter::{AllocationInfo, measure};
use game::Viewer;
use hall::{Hall, Options};
use long::{begun, play};
use tigerden_protocol::{GameLog, GameState, NumberedFact, Seat, Terms};

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
    let [early, later, late] = [10, 1000, 3800].map(|number| turns_after(&mut log, number));
    println!("{early:?}\n{later:?}\n{late:?}");
    // Each turn is tried on a copy of the game, which has to be small.
    assert!(early.bytes_total < 100 * 5_000);
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
fn the_position_of_the_terms_is_read_once() {
    let hall = Hall::all();
    let position = concat!(
        "tora-long/rulebook 17/17/17/17/17/17/17/17/17/9gAsSaaH1/9gA2kAh1/8Sh1GGaKS1/8Hs2h1sc1/9CS1cha2/",
        "8a1aSAHAS1/9ssCAHaS1/8As1SaSaA1 c 3 5 0:0 0 -"
    );
    let read = measure(|| drop(hall.open(position, &Options::default())));
    let person = || Seat::Person { name: "Ann".into() };
    let terms = Terms {
        position: Some(position.to_owned()),
        ..Terms::plain("tora-long", [person(), person()])
    };
    let mut game = None;
    let created = measure(|| game = GameState::create(&hall, terms).ok());
    let mut game = game.expect("a game");
    assert!(game.start().is_some());
    let begun = measure(|| {
        let begun = game.begun(None).expect("play can begin");
        game.record(0, begun).expect("play begins");
    });
    println!("{read:?}\n{created:?}\n{begun:?}");
    assert!(game.start().is_none());
    assert_eq!(game.table().expect("a game").start(Viewer::Judge), position);
    assert!(read.count_total > 200);
    assert!(created.count_total < read.count_total + 100);
    assert!(begun.count_total < 100);
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
