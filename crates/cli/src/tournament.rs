//! The command `tournament`: what follows from the matches of a tournament.

use std::io;
use std::path::PathBuf;

use clap::{Args, Subcommand};
use tournament::Case;

use crate::failure::Failure;
use crate::json;
use crate::source::{self, Source};

/// What to do with a tournament.
#[derive(Subcommand, Debug)]
pub(crate) enum TournamentCommand {
    /// Score a match of TORA, the matches of a player, or a ladder of King's Convoy
    #[command(after_help = "\
The file is a JSON object; its `kind` is \"tora-match\", \"tora-rank-history\" or \"convoy-ladder\". The fields are \
described in the documentation, chapter \"Tournaments\". A match that breaks a rule is answered with the rule's id.

Example:
  tigerden tournament score match.json")]
    Score(Score),
}

/// What to score.
#[derive(Args, Debug)]
pub(crate) struct Score {
    /// The file; `-` is standard input
    file: PathBuf,
}

/// Prints what follows.
pub(crate) fn run(command: &TournamentCommand) -> Result<(), Failure> {
    let TournamentCommand::Score(score) = command;
    let Source { name, text } = source::file(&score.file)?;
    let case = Case::read(&text).map_err(|error| {
        let at = error.place(&text).unwrap_or(0);
        Failure::said(&name, &text, at, error.to_string())
    })?;
    json::print(&case.answer().map_err(io::Error::from)?)
}
