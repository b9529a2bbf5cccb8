//! Moves, perft and turns of a position.

use std::io::{self, Write};

use hall::Hall;

use crate::failure::Failure;
use crate::source;

/// Prints the legal moves, one a line.
pub(crate) fn legal(hall: &Hall, position: &str) -> Result<(), Failure> {
    let table = source::position(hall, position)?;
    let mut out = io::stdout().lock();
    for offer in table.offers() {
        writeln!(out, "{}", offer.text)?;
    }
    Ok(())
}

/// Prints the number of sequences of `depth` plies, split by the first ply if wanted.
pub(crate) fn perft(hall: &Hall, position: &str, depth: u32, divide: bool) -> Result<(), Failure> {
    let table = source::position(hall, position)?;
    let mut out = io::stdout().lock();
    let nodes = if divide && depth > 0 {
        let mut sum = 0;
        for (text, nodes) in table.divide(depth) {
            writeln!(out, "{text}: {nodes}")?;
            sum += nodes;
        }
        sum
    } else {
        table.perft(depth)
    };
    writeln!(out, "nodes {nodes}")?;
    Ok(())
}

/// Prints the number of positions that the rest of the turn can lead to.
pub(crate) fn turns(hall: &Hall, position: &str) -> Result<(), Failure> {
    let turns = source::position(hall, position)?.turns();
    writeln!(io::stdout().lock(), "turns {turns}")?;
    Ok(())
}
