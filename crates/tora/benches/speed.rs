//! How fast the rules are: perft, legal actions and whole turns of middle-game positions.
//!
//! Prints one JSON object a line. Times are processor time of one thread, the best of several
//! runs. `cargo bench -p tigerden-tora --bench speed`.

use std::hint::black_box;

use game::{Position, perft, turns};
use testkit::speed::{millions_per_second, report};
use tigerden_tora::{Long, Short};

/// Middle-game positions of random games, as in `data/perft.json`.
const SHORT: [&str; 5] = [
    "tora-short/rulebook 9/9/a2g5/1s5DC/1ca3A1G/1s4AS1/a8/9/9 c 2 4 0:1 2 -",
    "tora-short/rulebook 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 2 1 0:0 0 -",
    "tora-short/quicksheet 6A2/9/c4G3/1g1s1S2C/d8/1a5S1/9/5A3/9 o 2 10 2:1 0 -",
    "tora-short/rulebook+terrain=lake 9/9/g7A/1sa4D1/1c6G/1d5S1/4A3A/9/9 c 2 3 2:3 1 -",
    "tora-short/rulebook+terrain=river 9/9/1d5G1/7S1/2A4U1/6AA1/1c7/g1a4D1/9 c 2 12 3:0 1 -",
];
const LONG: [&str; 4] = [
    "tora-long/rulebook 17/12A4/4sa5S5/3gca4ACG4/4sa5S5/12A1H2/1hs10S3/has10SHA1/kas10SA1K/has10SHA1/1hs10S3/13AH2/5sa5S4/4gca4ACG3/5sa5S4/13A3/17 c 3 1 0:0 0 -",
    "tora-long/rulebook+terrain=lake 17/3as2a9/10ASG4/1a1gu5A6/10ADC4/2h2s11/3s9DDH1/1ahs11AA/k1as1h7DD1K/17/3s2a7D2/a11H4/h4ss3AS1AHAH/4gca10/4a6GSC3/4s12/17 o 3 12 0:1 0 -",
    "tora-long/rulebook+terrain=ridge 2g14/10S6/4d10A1/3c1a6A2A1/4da6G4/a1h7S6/2dh9S1A1/2ss9SHA1/k3a6H1D3/1a1s9DH1K/1hs14/11S1AH2/2a9D1G2/13U3/2g3a5D4/15A1/5s11 c 3 14 9:5 0 -",
    "tora-long/rulebook 17/17/17/17/17/17/17/17/17/17/sD4K10/3g2H10/[Sk!]1Hc1ha10/3GCAU10/1d3ua10/17/2hA13 o 2 9 4:3 0 -",
];

fn main() {
    let short = read::<Short>(&SHORT);
    let long = read::<Long>(&LONG);
    // At depth 3 a short turn has ended, so many leaves are single `end`s; at depth 2 all are
    // actions of one turn.
    report(
        "tora short perft 2",
        "M leaf actions/s",
        millions_per_second(&short, |p| perft(p, 2)),
    );
    report(
        "tora short perft 3",
        "M leaf actions/s",
        millions_per_second(&short, |p| perft(p, 3)),
    );
    report(
        "tora long perft 2",
        "M leaf actions/s",
        millions_per_second(&long, |p| perft(p, 2)),
    );
    report(
        "tora short legal actions",
        "M actions/s",
        millions_per_second(&short, listed),
    );
    report(
        "tora long legal actions",
        "M actions/s",
        millions_per_second(&long, listed),
    );
    report(
        "tora short whole turns",
        "k turns/s",
        1e3 * millions_per_second(&short, turns),
    );
    // Reading a position finds out whether a side is trapped.
    let crowded = include_str!("crowded.txt").lines();
    let worst = crowded
        .filter_map(|line| Some(line.split_once(' ')?.1))
        .map(|text| {
            1e-3 / millions_per_second(&[text], |text| u64::from(text.parse::<Long>().is_ok()))
        });
    report(
        "tora long trap in the worst crowd known",
        "ms",
        worst.fold(0.0, f64::max),
    );
    report(
        "tora long turns of two actions",
        "k turns/s",
        1e3 * millions_per_second(&last(&long), turns),
    );
}

fn read<P: Position>(texts: &[&str]) -> Vec<P> {
    let position = |text: &&str| match text.parse() {
        Ok(position) => position,
        Err(error) => panic!("{text}: {error}"),
    };
    texts.iter().map(position).collect()
}

/// The positions with two actions left.
fn last(positions: &[Long]) -> Vec<Long> {
    let mut moves = Vec::new();
    let one = |position: &Long| {
        let mut position = *position;
        while position.actions_left() > 2 {
            moves.clear();
            position.legal_moves(&mut moves);
            position.play_unchecked(moves[moves.len() / 2]);
        }
        position
    };
    positions.iter().map(one).collect()
}

/// The number of moves that a list of all of them has.
fn listed<P: Position>(position: &P) -> u64 {
    let mut moves = Vec::with_capacity(1024);
    let mut count = 0;
    for _ in 0..100 {
        moves.clear();
        black_box(position).legal_moves(&mut moves);
        count += moves.len() as u64;
    }
    count
}
