//! Seeded tournaments of each format, with everything that happens in a club: people come late, leave, rest,
//! don't turn up, cheat and are replaced, and results are corrected.
//!
//! `SIMULATED=20000 cargo test --release --test simulate` plays more of them.

mod checks;
mod hall;
#[path = "../../examples/rounds/random.rs"]
mod random;

use tigerden_tournament::Board;
use tigerden_tournament::log::{Contest, Format};

use hall::Hall;

/// From 5 to 200 players, small events more often.
fn players(seed: u64) -> u32 {
    let share = f64::from(u32::try_from(seed % 1_000).unwrap_or(0)) / 999.0;
    // Rounded to a number within the bounds.
    (5.0 * 40_f64.powf(share * share)).round() as u32
}

fn simulated() -> u64 {
    let asked = std::env::var("SIMULATED").ok();
    asked
        .and_then(|number| number.parse().ok())
        .unwrap_or(1_000)
}

fn simulate(format: Format, contest: Contest) {
    for seed in 0..simulated() {
        let mut hall = Hall::new(format, contest, players(seed), seed);
        while hall.begins_round() {
            checks::round(&hall);
            hall.plays_round();
        }
        checks::end(&mut hall);
    }
}

#[test]
fn swiss() {
    simulate(Format::Swiss { rounds: 7 }, Contest::Game);
}

#[test]
fn mcmahon() {
    let (rounds, floor, bar) = (5, 2, 4);
    simulate(Format::McMahon { rounds, floor, bar }, Contest::Game);
}

#[test]
fn round_robin() {
    simulate(Format::RoundRobin { cycles: 1 }, Contest::Game);
}

#[test]
fn knock_out() {
    simulate(Format::KnockOut { third_place: true }, Contest::Pair);
}

#[test]
fn tiers() {
    let (board, target, assassin) = (Board::Short, 49, false);
    simulate(
        Format::Tiers {},
        Contest::Tora {
            board,
            target,
            assassin,
        },
    );
}

#[test]
fn ladder() {
    let ladder = Format::Ladder {
        rounds: 12,
        advance: 2,
        max_losses: Some(4),
        reset_frequency: Some(1),
    };
    simulate(ladder, Contest::Pair);
}
