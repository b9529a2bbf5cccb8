//! What is done with a game that has been played.

mod review;
mod strides;

use hall::{Hall, Options, Table};

/// A game from a position, with these moves.
fn played(start: &str, moves: &[&str]) -> Box<dyn Table> {
    let opened = Hall::all().open(start, &Options::default());
    let mut table = opened.expect("a position");
    for text in moves {
        table.play(text).expect("legal");
    }
    table
}
