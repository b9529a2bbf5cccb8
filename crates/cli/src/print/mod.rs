//! The command `print`: boards, pieces, positions and more, as PDF or SVG; and pictures to share.

mod animation;
mod board;
mod card;
mod game;
mod output;
mod picture;
mod pieces;
mod position;
mod sheet;

use clap::Subcommand;
use hall::Hall;

use crate::failure::Failure;

/// What to print.
#[derive(Debug, Subcommand)]
pub(crate) enum PrintCommand {
    /// Print a board: on one sheet, or on several to cut and glue together
    #[command(after_help = "\
Examples:
  tigerden print board tora-short --out board.pdf
  tigerden print board tora-long --option terrain=river --square 22 --paper letter --out board.pdf
  tigerden print board brandubh --lines graph --setup --out board.svg")]
    Board(board::Board),
    /// Print the pieces of a game to cut out
    #[command(after_help = "\
Pieces that are turned over in play have two faces: they are folded along the dashed line.

Example:
  tigerden print pieces tora-short --square 20 --out pieces.pdf")]
    Pieces(pieces::Pieces),
    /// Print TORA's score cards, one for each side
    #[command(after_help = "\
Examples:
  tigerden print card A --out card.pdf
  tigerden print card B-optional --compound --out card.svg")]
    Card(card::Card),
    /// Print sheets to write a game down by hand
    #[command(after_help = "\
Examples:
  tigerden print sheet tigerchess --rounds 60 --out sheet.pdf
  tigerden print sheet tora-long --assassin --out assassin.pdf")]
    Sheet(sheet::Sheet),
    /// Print a diagram of a position
    #[command(after_help = "\
Example:
  tigerden start tora-short | tigerden print position - --out position.pdf")]
    Position(position::Position),
    /// Print a recorded game as a booklet with its comments and diagrams
    #[command(after_help = "\
There is a diagram at each comment, after every tenth round and at the end.

Example:
  tigerden print game game.txt --every 5 --out game.pdf")]
    Game(game::Game),
    /// Make a picture of a position, without paper
    #[command(after_help = "\
Example:
  tigerden start tora-short | tigerden print picture - --out position.png")]
    Picture(picture::Pictured),
    /// Make an animated picture of a recorded game
    #[command(after_help = "\
The picture shows the position after each turn, with arrows for what the turn did.

Example:
  tigerden print animation game.txt --out game.gif")]
    Animation(animation::Animated),
}

pub(crate) fn run(hall: &Hall, command: &PrintCommand) -> Result<(), Failure> {
    match command {
        PrintCommand::Board(board) => board::run(hall, board),
        PrintCommand::Pieces(pieces) => pieces::run(hall, pieces),
        PrintCommand::Card(card) => card::run(card),
        PrintCommand::Sheet(sheet) => sheet::run(hall, sheet),
        PrintCommand::Game(game) => game::run(hall, game),
        PrintCommand::Picture(pictured) => picture::run(hall, pictured),
        PrintCommand::Animation(animated) => animation::run(hall, animated),
        PrintCommand::Position(position) => position::run(hall, position),
    }
}
