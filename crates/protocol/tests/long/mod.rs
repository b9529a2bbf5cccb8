//! A game as long as one likes: Archers of both sides go to and fro.

use game::Side;
use hall::Hall;
use tigerden_protocol::{Fact, GameLog, Seat, Terms};

const START: &str = "tora-short/rulebook 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 2 1 0:0 0 -";

/// A game in which nothing but the clock ends quiet play.
pub(crate) fn begun(hall: &Hall) -> GameLog {
    let seat = |name: &str| Seat::Person {
        name: name.to_owned(),
    };
    let terms = Terms {
        options: [("quiet".to_owned(), "off".to_owned())].into(),
        position: Some(START.to_owned()),
        clock: Some("fischer 60s+10s".parse().expect("settings")),
        ..Terms::plain("tora-short", [seat("Ann"), seat("Ben")])
    };
    let mut log = GameLog::create(hall, 0, terms).expect("good terms");
    let begun = log.state().begun(None).expect("nobody is missing");
    log.record(0, begun).expect("a start");
    log
}

/// The moves of a turn by its number, from 0.
pub(crate) fn moves(number: usize) -> Vec<String> {
    let [from, to] = [["v5h7", "v5h6"], ["v5h3", "v5h4"]][number % 2];
    let mv = if number % 4 < 2 {
        format!("A {from}-{to}")
    } else {
        format!("A {to}-{from}")
    };
    vec![mv, "end".to_owned()]
}

/// Plays turns with these numbers.
pub(crate) fn play(log: &mut GameLog, numbers: std::ops::Range<usize>) {
    for number in numbers {
        let turn = Fact::Turn {
            side: Side::BOTH[number % 2],
            moves: moves(number),
            lag_us: 0,
        };
        let at_us = 1_000_000 * (number as i64 + 1);
        log.record(at_us, turn).expect("a legal turn");
    }
}
