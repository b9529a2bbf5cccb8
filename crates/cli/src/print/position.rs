//! `print position`.

use clap::Args;
use game::Viewer;
use hall::Hall;

use super::board::Lines;
use super::output::{Output, board_of};
use crate::failure::Failure;
use crate::source;

/// Which position, and how.
#[derive(Args, Debug)]
pub(crate) struct Position {
    /// The position's text; `-` reads it from standard input
    position: String,
    #[command(flatten)]
    lines: Lines,
    #[command(flatten)]
    output: Output,
}

/// Prints a diagram.
pub(crate) fn run(hall: &Hall, position: &Position) -> Result<(), Failure> {
    let table = source::position(hall, &position.position)?;
    let scene = board_of(&*table, Viewer::Judge)?;
    let text = table.position(Viewer::Judge);
    position.output.write(|job| {
        let style = position.lines.style();
        let page = print::position(job, table.info(), &scene, &text, style)?;
        Ok((job.words.say(table.info().name, &[]), vec![page]))
    })
}
