//! `print board`.

use clap::{Args, ValueEnum};
use clap_complete::ArgValueCompleter;
use game::{BoardStyle, Viewer};
use hall::Hall;
use print::BoardLook;

use super::output::{Output, Square, board_of};
use crate::choices::Choices;
use crate::completions;
use crate::failure::Failure;

/// Which board, and how.
#[derive(Args, Debug)]
pub(crate) struct Board {
    /// The game, such as `tora-short`, or a member of its family, such as `brandubh`
    #[arg(add = ArgValueCompleter::new(completions::games))]
    game: String,
    #[command(flatten)]
    choices: Choices,
    #[command(flatten)]
    lines: Lines,
    #[command(flatten)]
    square: Square,
    /// Show the set-up by small pieces
    #[arg(long)]
    setup: bool,
    /// Leave out the names of rows and columns
    #[arg(long)]
    no_labels: bool,
    #[command(flatten)]
    output: Output,
}

/// Where pieces stand.
#[derive(Args, Debug)]
pub(crate) struct Lines {
    /// Whether pieces stand on squares or on the crossings of lines; what is usual in the game if left
    /// out
    #[arg(long, value_name = "LOOK")]
    lines: Option<Look>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Look {
    Checker,
    Graph,
}

impl Lines {
    pub(crate) fn style(&self) -> Option<BoardStyle> {
        self.lines.map(|look| match look {
            Look::Checker => BoardStyle::Checker,
            Look::Graph => BoardStyle::Graph,
        })
    }
}

/// Prints a board.
pub(crate) fn run(hall: &Hall, board: &Board) -> Result<(), Failure> {
    let table = board.choices.set_up(hall, &board.game)?;
    let scene = board_of(&*table, Viewer::Public)?;
    let look = BoardLook {
        style: board.lines.style(),
        square: board.square.size,
        labels: !board.no_labels,
        setup: board.setup,
    };
    board.output.write(|job| {
        let pages = print::board(job, table.info(), &scene, look)?;
        Ok((job.words.say(table.info().name, &[]), pages))
    })
}
