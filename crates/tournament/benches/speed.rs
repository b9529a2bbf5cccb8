//! What a Swiss round of a large event costs: `cargo bench -p tigerden-tournament`.
//!
//! Prints the time of each round of two random events of 10,000 players: one in which everybody plays always, and
//! one with absences, forfeits, late entries and withdrawals.

#[path = "../examples/rounds/event.rs"]
mod event;

use std::time::Instant;

use event::{Event, Habits};
use tigerden_tournament::pairing;

const PLAYERS: u32 = 10_000;
const ROUNDS: u32 = 9;

fn main() {
    for (name, habits) in [("quiet", Habits::QUIET), ("lively", Habits::LIVELY)] {
        let mut event = Event::new(PLAYERS, habits, 1);
        for round in 1..=ROUNDS {
            event.call(round);
            let start = Instant::now();
            let paired = pairing::swiss(&event.players, round, ROUNDS, 0).expect("a legal pairing");
            let time = start.elapsed();
            println!(
                "{name}, round {round}: {} boards in {time:.2?}",
                paired.boards.len()
            );
            event.play(&paired);
        }
    }
}
