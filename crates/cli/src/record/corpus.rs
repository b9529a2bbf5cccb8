//! `record corpus`: many games of all kinds, made from a seed, to try readers of records on.

mod game_of;
mod round_trip;

use std::io::{self, Write};
use std::path::PathBuf;

use clap::Args;
use game::SplitMix;
use hall::{Catalogue, Hall};

use crate::failure::Failure;
use crate::words::number;
use crate::{files, progress};
use game_of::Maker;

/// How many games to make, and how.
#[derive(Args, Debug)]
pub(crate) struct Corpus {
    /// The number of games
    #[arg(long, value_name = "NUMBER", default_value_t = 200, value_parser = number(1usize..))]
    games: usize,
    /// The same seed gives the same games
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = number(0u64..))]
    seed: u64,
    /// The number of positions that the computer searches for each turn
    #[arg(long, value_name = "NUMBER", default_value_t = 200, value_parser = number(1u64..))]
    nodes: u64,
    /// The number of turns after which a game ends, if it has not ended before
    #[arg(long, value_name = "NUMBER", default_value_t = 80, value_parser = number(1usize..))]
    turns: usize,
    /// Where to write the games; standard output if left out
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Replace the file of --out if it is there already
    #[arg(long, requires = "out")]
    force: bool,
}

/// Makes the games, reads and audits each of them, and writes them into one file.
pub(crate) fn run(hall: &Hall, catalogue: &Catalogue, corpus: &Corpus) -> Result<(), Failure> {
    if let Some(path) = corpus.out.as_deref().filter(|_| !corpus.force) {
        files::missing("--out", path)?;
    }
    let bar = progress::bar(corpus.games, "games");
    let mut maker = Maker::new(hall, catalogue, corpus.nodes, corpus.turns);
    let mut records = Vec::with_capacity(corpus.games);
    for index in 0..corpus.games {
        // Each game has numbers of its own, so that a shorter corpus is the beginning of a longer one.
        let (mixed, _) = SplitMix(corpus.seed).step();
        let (seed, _) = SplitMix(mixed.wrapping_add(index as u64)).step();
        let record = maker.game(index, &mut SplitMix(seed))?;
        let wrong = |why| Failure::Engine(format!("game {}: {why}", index + 1));
        round_trip::check(hall, &record).map_err(wrong)?;
        audit::audit(hall, &record).map_err(|fault| wrong(format!("{fault}\n{record}")))?;
        records.push(record);
        bar.inc(1);
    }
    bar.finish_and_clear();
    let text = records.join("\n");
    match &corpus.out {
        Some(path) => files::create("--out", path, &text, corpus.force),
        None => Ok(io::stdout().lock().write_all(text.as_bytes())?),
    }
}
