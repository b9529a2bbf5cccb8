//! `print game`.

use std::path::PathBuf;

use clap::Args;
use hall::Hall;
use print::Diagrams;

use super::output::Output;
use crate::failure::Failure;
use crate::source::Records;
use crate::words::number;

/// Which game, and when it has diagrams.
#[derive(Args, Debug)]
pub(crate) struct Game {
    /// The record; `-` is standard input
    file: PathBuf,
    /// The number of the game in a file of several games
    #[arg(long, value_name = "NUMBER", value_parser = number(1usize..))]
    game: Option<usize>,
    /// A diagram after every so many rounds; 0 for none
    #[arg(long, value_name = "ROUNDS", default_value = "10", value_parser = number(0_u32..))]
    every: u32,
    /// No diagrams at comments, only where the record asks for one by `{[%diagram]}`
    #[arg(long)]
    only_marked: bool,
    #[command(flatten)]
    output: Output,
}

/// Prints a booklet.
pub(crate) fn run(hall: &Hall, game: &Game) -> Result<(), Failure> {
    let records = Records::read(&game.file)?;
    let (table, about) = records.play(hall, records.index(game.game)?)?;
    let diagrams = Diagrams {
        every: game.every,
        at_comments: !game.only_marked,
    };
    game.output.write(|job| {
        let pages = print::booklet(job, table.as_ref(), &about, diagrams)?;
        Ok((print::players(job, table.as_ref(), &about), pages))
    })
}
