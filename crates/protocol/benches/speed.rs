//! What a turn of a game costs at the tenth, the thousandth and the 3,800th turn, and what
//! loading such games costs.
//!
//! Prints one JSON object a line. `cargo bench -p tigerden-protocol --bench speed`.

#[path = "../tests/long/mod.rs"]
mod long;

use hall::Hall;
use testkit::speed::{millions_per_second, report};
use tigerden_protocol::{GameLog, NumberedFact};

fn main() {
    let hall = Hall::all();
    for turns in [10, 1000, 3800] {
        let mut log = long::begun(&hall);
        long::play(&mut log, 0..turns);
        let table = log.state().table().expect("it has begun");
        let moves = long::moves(turns);
        let turn = |_: &()| {
            let mut ahead = table.boxed_clone();
            for text in &moves {
                ahead.play(text).expect("a legal move");
            }
            1
        };
        let name = format!("a turn tried after {turns}");
        report(&name, "us", 1.0 / millions_per_second(&[()], turn));

        let facts: Vec<NumberedFact> = log.facts().collect();
        let load = |facts: &Vec<NumberedFact>| {
            let log = GameLog::restore(&hall, facts.clone());
            u64::from(log.is_ok())
        };
        let name = format!("a game of {turns} turns folded from its facts");
        report(&name, "ms", 1e-3 / millions_per_second(&[facts], load));
        let name = format!("memory of a game of {turns} turns");
        report(&name, "kB", log.bytes() as f64 / 1000.0);
    }
}
