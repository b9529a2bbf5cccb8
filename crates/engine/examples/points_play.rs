//! Points play (T-V7) of the engine that knows the totals and the target against the same engine that
//! plays each board for itself.
//!
//! `cargo run --release -p tigerden-engine --example points_play -- tora-short 79 100 2000 1` plays 100
//! times to 79 points on the short board at 2,000 nodes a turn; the last number is the seed. Without
//! arguments it plays two quick games.

use std::num::NonZeroU32;
use std::sync::atomic::AtomicBool;

use hall::{Catalogue, Hall, Options};
use tigerden_engine::Limits;
use tigerden_engine::selfplay::{Contestant, Match, points_play};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut words = std::env::args().skip(1);
    let game = words.next().unwrap_or_else(|| "tora-short".to_owned());
    let mut number = |usual: &str| words.next().unwrap_or_else(|| usual.to_owned());
    let target: NonZeroU32 = number("20").parse()?;
    let games = number("2").parse()?;
    let nodes = number("100").parse()?;
    let contest = Match {
        players: [true, false].map(|counts| Contestant {
            level: 10,
            limits: Limits::nodes(nodes),
            open: false,
            counts,
        }),
        table: Hall::all().start(&game, &Options::default())?,
        catalogue: Catalogue::default(),
        games,
        random_plies: 4,
        most_turns: 4_000,
        seed: number("1").parse()?,
        threads: 1,
        table_mib: 4,
    };
    let done = |tally: &_| println!("{tally}");
    points_play(&contest, target, &AtomicBool::new(false), &done)?;
    Ok(())
}
