//! Prints the rounds of random Swiss events as JSON, a line each, to compare them with other programs:
//! `cargo run --release --example rounds -- EVENTS PLAYERS ROUNDS [lively]`.

mod event;

use event::{Event, Habits};
use serde_json::json;
use tigerden_tournament::pairing;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize| {
        arguments
            .get(at)
            .and_then(|text| text.parse().ok())
            .unwrap_or(10)
    };
    let (events, count, rounds) = (number(0), number(1), number(2));
    let lively = arguments.get(3).is_some_and(|habits| habits == "lively");
    let habits = if lively {
        Habits::LIVELY
    } else {
        Habits::QUIET
    };
    for seed in 0..events {
        let mut event = Event::new(count, habits, u64::from(seed));
        for round in 1..=rounds {
            event.call(round);
            let paired = match pairing::swiss(&event.players, round, rounds, 0) {
                Ok(paired) => paired,
                Err(error) => {
                    eprintln!("event {seed}, round {round}: {error}");
                    break;
                }
            };
            let boards: Vec<_> = paired
                .boards
                .iter()
                .map(|board| (board.first, board.second))
                .collect();
            let bye = paired.idle.first().map(|idle| idle.player);
            println!(
                "{}",
                json!({"event": seed, "round": round, "rounds": rounds, "players": event.players, "boards": boards,
                    "bye": bye})
            );
            event.play(&paired);
        }
    }
}
