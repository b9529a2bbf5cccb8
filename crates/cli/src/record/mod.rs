//! Records: checking, showing, converting.

mod check;
mod convert;
mod corpus;
mod published;
mod show;
pub(crate) mod signature;

use clap::Subcommand;
use game::record::{About, Verdict};
use hall::{Catalogue, Hall, Table};

use crate::failure::Failure;
use crate::texts;

/// What to do with a record.
#[derive(Debug, Subcommand)]
pub(crate) enum RecordCommand {
    /// Play records through and say whether all of each is right
    #[command(after_help = "\
A file may have several games, as PGN collections do. If there is more than one game, each has a line of its
own; the exit code is 2 if one of them is not right.

A record that was changed after a server has signed it is not right. With --key, nor is one that is not signed,
or by somebody else.

Examples:
  tigerden record check games/*.txt
  tigerden record check game.txt --key http://localhost:8080
  curl -s https://tigerden.example/.well-known/tigerden-records.json | tigerden record check game.txt --key -")]
    Check(check::Check),
    /// Show what a record says and the board at its end
    Show(show::Show),
    /// Write a record in another notation
    #[command(after_help = "Example: tigerden record convert game.txt --notation quicksheet")]
    Convert(convert::Convert),
    /// Make games of all kinds, with all options, terrains and levels, in one file
    #[command(after_help = "\
The computer plays; comments, clock times, variations, notations and endings are drawn at random, and what hidden \
Assassins do is sealed. Every game is read again in all its notations and audited before it is written: if one is not \
the same then, or does not prove what it says, the exit code is 1.

Example: tigerden record corpus --games 200 --seed 7 --out corpus.txt")]
    Corpus(corpus::Corpus),
}

pub(crate) fn run(
    hall: &Hall,
    catalogue: &Catalogue,
    command: &RecordCommand,
) -> Result<(), Failure> {
    match command {
        RecordCommand::Check(check) => check::run(hall, check),
        RecordCommand::Show(show) => show::run(hall, show),
        RecordCommand::Convert(convert) => convert::run(hall, convert),
        RecordCommand::Corpus(corpus) => corpus::run(hall, catalogue, corpus),
    }
}

/// How a recorded game ended, in a sentence.
pub(crate) fn end(table: &dyn Table, about: &About) -> String {
    let decided = |result: String, reason: &str| match reason {
        "" => result,
        reason => format!("{result} ({reason})"),
    };
    match (table.outcome(), &about.verdict) {
        (Some(outcome), _) => texts::outcome(table.info(), &outcome),
        (None, Some(Verdict { winner, reason })) => decided(
            winner.map_or("a draw".to_owned(), |winner| {
                format!("{} wins", texts::side(table.info(), winner))
            }),
            reason,
        ),
        (None, None) => "not finished".to_owned(),
    }
}

/// The result as records write it, and why, for other programs.
fn result(table: &dyn Table, about: &About) -> (&'static str, Option<String>) {
    let text = |winner: Option<game::Side>| match winner {
        None => "1/2-1/2",
        Some(game::Side::First) => "1-0",
        Some(game::Side::Second) => "0-1",
    };
    match (table.outcome(), &about.verdict) {
        (Some(outcome), _) if outcome.ending == game::Ending::Aborted => {
            ("*", Some(outcome.ending.name().to_owned()))
        }
        (Some(outcome), _) => (text(outcome.winner), Some(outcome.ending.name().to_owned())),
        (None, Some(Verdict { winner, reason })) => {
            let reason = Some(reason.clone()).filter(|reason| !reason.is_empty());
            (text(*winner), reason)
        }
        (None, None) => ("*", None),
    }
}
