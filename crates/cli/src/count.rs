//! Moves, perft and turns of a position.

use std::io::{self, Write};
use std::sync::atomic::AtomicBool;

use clap::Args;
use game::{Outcome, Side, Viewer};
use hall::{Hall, Table};
use serde::Serialize;

use crate::failure::Failure;
use crate::json::{self, Json};
use crate::words::number;
use crate::{progress, source, texts};

/// The largest number of plies that perft looks ahead; a deeper count takes longer than anyone
/// waits.
const DEEPEST: u32 = 20;

/// Whose moves to list.
#[derive(Args, Debug)]
pub(crate) struct Legal {
    /// The text of a position; `-` reads it from standard input
    position: String,
    #[command(flatten)]
    json: Json,
}

/// The answer to `legal --json`.
#[derive(Serialize)]
struct LegalMoves {
    position: String,
    to_move: Option<Side>,
    /// How the game has ended.
    outcome: Option<Outcome>,
    moves: Vec<String>,
}

/// Prints the legal moves, one a line; if there are none, standard error says why.
pub(crate) fn legal(hall: &Hall, legal: &Legal) -> Result<(), Failure> {
    let table = source::position(hall, &legal.position)?;
    let moves = table.offers().into_iter().map(|offer| offer.text);
    if legal.json.json {
        return json::print(&LegalMoves {
            position: table.position(Viewer::Judge),
            to_move: table.to_move(),
            outcome: table.outcome(),
            moves: moves.collect(),
        });
    }
    let mut out = io::stdout().lock();
    for text in moves {
        writeln!(out, "{text}")?;
    }
    texts::say_if_over(table.as_ref())?;
    Ok(())
}

/// What to count, and how far.
#[derive(Args, Debug)]
pub(crate) struct Perft {
    /// The text of a position; `-` reads it from standard input
    position: String,
    /// The number of moves in each sequence, 0 to 20
    #[arg(value_parser = number(0..=DEEPEST))]
    depth: u32,
    /// Print the count of each first move, too
    #[arg(long)]
    divide: bool,
    #[command(flatten)]
    json: Json,
}

/// The answer to `perft --json`.
#[derive(Serialize)]
struct Counted {
    position: String,
    depth: u32,
    nodes: u64,
    /// The counts of the first moves, if wanted.
    #[serde(skip_serializing_if = "Option::is_none")]
    divide: Option<Vec<FirstMove>>,
}

#[derive(Serialize)]
struct FirstMove {
    #[serde(rename = "move")]
    text: String,
    nodes: u64,
}

/// Prints the number of sequences of `depth` plies, split by the first ply if wanted.
pub(crate) fn perft(hall: &Hall, perft: &Perft) -> Result<(), Failure> {
    let table = source::position(hall, &perft.position)?;
    let mut out = io::stdout().lock();
    let mut first_moves = Vec::new();
    let nodes = count(table.as_ref(), perft.depth, |text, nodes| {
        if perft.json.json {
            first_moves.push(FirstMove { text, nodes });
        } else if perft.divide {
            writeln!(out, "{text}: {nodes}")?;
        }
        Ok(())
    })?;
    if perft.json.json {
        drop(out);
        return json::print(&Counted {
            position: table.position(Viewer::Judge),
            depth: perft.depth,
            nodes,
            divide: perft.divide.then_some(first_moves),
        });
    }
    writeln!(out, "nodes {nodes}")?;
    Ok(())
}

/// The number of sequences; `first` is told that of each first move.
fn count(
    table: &dyn Table,
    depth: u32,
    mut first: impl FnMut(String, u64) -> io::Result<()>,
) -> io::Result<u64> {
    if depth == 0 {
        return Ok(1);
    }
    let never = AtomicBool::new(false);
    let counts = table.divide(depth, &never);
    let (_, most) = counts.size_hint();
    let bar = progress::bar(most.unwrap_or(0), "moves");
    let mut sum = 0;
    for (text, nodes) in counts {
        sum += nodes;
        bar.suspend(|| first(text, nodes))?;
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(sum)
}

/// Whose turns to count.
#[derive(Args, Debug)]
pub(crate) struct Turns {
    /// The text of a position; `-` reads it from standard input
    position: String,
    #[command(flatten)]
    json: Json,
}

/// The answer to `turns --json`.
#[derive(Serialize)]
struct CountedTurns {
    position: String,
    turns: u64,
}

/// Prints the number of positions that the rest of the turn can lead to.
pub(crate) fn turns(hall: &Hall, turns: &Turns) -> Result<(), Failure> {
    let table = source::position(hall, &turns.position)?;
    let bar = progress::counter("positions");
    let count = table.turns(&mut |found| bar.set_position(found));
    bar.finish_and_clear();
    if turns.json.json {
        return json::print(&CountedTurns {
            position: table.position(Viewer::Judge),
            turns: count,
        });
    }
    writeln!(io::stdout().lock(), "turns {count}")?;
    Ok(())
}
