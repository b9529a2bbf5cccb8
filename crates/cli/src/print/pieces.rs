//! `print pieces`.

use clap::Args;
use clap_complete::ArgValueCompleter;
use hall::Hall;

use super::output::{Output, Square};
use crate::choices::Choices;
use crate::completions;
use crate::failure::Failure;

/// Whose pieces.
#[derive(Args, Debug)]
pub(crate) struct Pieces {
    /// The game, such as `tora-short`, or a member of its family, such as `brandubh`
    #[arg(add = ArgValueCompleter::new(completions::games))]
    game: String,
    #[command(flatten)]
    choices: Choices,
    #[command(flatten)]
    square: Square,
    #[command(flatten)]
    output: Output,
}

/// Prints the pieces of a game.
pub(crate) fn run(hall: &Hall, pieces: &Pieces) -> Result<(), Failure> {
    let table = pieces.choices.set_up_whole(hall, &pieces.game)?;
    pieces.output.write(|job| {
        let pages = print::pieces(job, table.as_ref(), pieces.square.size)?;
        Ok((job.words.say(table.info().name, &[]), pages))
    })
}
