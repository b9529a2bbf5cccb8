//! A match on the long board with Assassins against the same engine playing in the open: it never
//! searches, and its Assassin never acts.
//!
//! `cargo run --release -p tigerden-engine --example assassins -- 100 2000 1` plays 100 games at
//! 2,000 nodes a move; the last number is the seed. Without numbers it plays two quick games.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::sync::atomic::AtomicBool;

use game::SplitMix;
use hall::{Catalogue, Hall, Options};
use tigerden_engine::Limits;
use tigerden_engine::selfplay::{Contestant, Match, Tally, play};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut numbers = std::env::args().skip(1).map(|text| text.parse::<u64>());
    let mut number = |usual| numbers.next().unwrap_or(Ok(usual));
    let (games, nodes) = (number(2)?, number(100)?);
    let seed = number(1)?;
    let hall = Hall::all();
    let rules = hall.named("tora-long")?;
    let mut random = SplitMix(seed);
    let mut tally = Tally::default();
    // Every opening has its own lairs, and is played twice with sides swapped.
    for opening in 0..games.div_ceil(2) {
        let game = BTreeMap::from([("assassins".to_owned(), "on".to_owned())]);
        let mut seat = || rules.drawn(&game, |limit| Ok::<_, Infallible>(random.below(limit)));
        let seats = [seat()?, seat()?];
        let options = Options { game, seats };
        let contest = Match {
            players: [false, true].map(|open| Contestant {
                level: 10,
                limits: Limits::nodes(nodes),
                open,
                counts: false,
            }),
            table: hall.start("tora-long", &options)?,
            catalogue: Catalogue::default(),
            games: 2,
            random_plies: 0,
            most_turns: 400,
            seed: seed.wrapping_mul(1_000_003).wrapping_add(opening),
            threads: 1,
            table_mib: 4,
        };
        let part = play(&contest, &AtomicBool::new(false), &|_| ())?;
        tally.merge(&part);
        println!("{tally}");
    }
    Ok(())
}
