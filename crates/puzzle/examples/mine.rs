//! Looks for a puzzle in a small relative of King's Convoy.

use std::sync::atomic::AtomicBool;

use hall::{Hall, Options};
use tigerden_puzzle::{Order, mine};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let options = Options {
        game: [("edition".to_owned(), "brandubh".to_owned())].into(),
        ..Options::default()
    };
    let order = Order {
        table: Hall::all().start("convoy", &options)?,
        count: 1,
        level: 2,
        random_plies: 4,
        most_turns: 100,
        seed: 1,
    };
    let puzzles = mine(&order, &AtomicBool::new(false), &mut |_, _| {});
    for puzzle in puzzles {
        println!("{}\n{:?}", puzzle.position, puzzle.line);
    }
    Ok(())
}
