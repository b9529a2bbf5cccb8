//! The command `analyse`: what the engine thinks of a position.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};

use clap::Args;
use engine::{Limits, Player, Report};

use hall::{Catalogue, Hall};

use crate::computer::{self, TABLE_MIB};
use crate::failure::Failure;
use crate::source;

/// How long to think if no limit is given, in milliseconds.
const USUAL_MS: u64 = 2000;

/// What to analyse, and for how long.
#[derive(Args, Debug)]
pub(crate) struct Analyse {
    /// The text of a position; `-` reads it from standard input
    position: String,
    /// Stop after so many milliseconds; 2000 if no limit is given
    #[arg(long, value_name = "NUMBER")]
    time_ms: Option<u64>,
    /// Stop after looking so many actions ahead
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..))]
    depth: Option<u32>,
    /// Stop after looking at so many positions
    #[arg(long, value_name = "NUMBER")]
    nodes: Option<u64>,
}

/// Prints what the search finds, one line for each depth.
pub(crate) fn run(hall: &Hall, catalogue: &Catalogue, analyse: &Analyse) -> Result<(), Failure> {
    let table = source::position(hall, &analyse.position)?;
    let unlimited = analyse.depth.is_none() && analyse.nodes.is_none();
    let limits = Limits {
        time_ms: analyse.time_ms.or(unlimited.then_some(USUAL_MS)),
        nodes: analyse.nodes,
        depth: analyse.depth,
    };
    let mut out = io::stdout().lock();
    if table.to_move().is_none() {
        writeln!(out, "the game is over")?;
        return Ok(());
    }
    let stop = AtomicBool::new(false);
    let mut written = Ok(());
    let mut print = |report: &Report| {
        let Report {
            depth,
            nodes,
            score,
            line,
            ..
        } = report;
        let line = line.join("; ");
        if written.is_ok() {
            written = writeln!(out, "depth {depth} nodes {nodes} score {score} line {line}")
                .and_then(|()| out.flush());
        }
        stop.store(written.is_err(), Ordering::Relaxed);
    };
    let request = computer::request(table.as_ref(), catalogue, computer::FULL, limits);
    let found = Player::new(TABLE_MIB).analyse(&request, &stop, &mut print);
    written?;
    found.map_err(Failure::from)?;
    Ok(())
}
