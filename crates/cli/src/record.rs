//! Records: checking, showing, converting.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::Subcommand;
use game::record::{About, Verdict};
use game::{Message, TextError, Viewer};
use hall::{Hall, Table};

use crate::failure::Failure;
use crate::{source, texts};

/// What to do with a record.
#[derive(Debug, Subcommand)]
pub(crate) enum RecordCommand {
    /// Play a record through and say whether all of it is right
    Check {
        /// The record; `-` is standard input
        file: PathBuf,
    },
    /// Show what a record says and the board at its end
    Show {
        /// The record; `-` is standard input
        file: PathBuf,
        /// Show the board after this many actions instead
        #[arg(long, value_name = "NUMBER")]
        ply: Option<usize>,
    },
    /// Write a record in another notation
    #[command(after_help = "Example: tigerden record convert game.txt --notation quicksheet")]
    Convert {
        /// The record; `-` is standard input
        file: PathBuf,
        /// The notation to write, such as the numbering of the board; the usual one if left out
        #[arg(long, value_name = "NAME")]
        notation: Option<String>,
        /// Where to write it; standard output if left out
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
}

pub(crate) fn run(hall: &Hall, command: &RecordCommand) -> Result<(), Failure> {
    match command {
        RecordCommand::Check { file } => check(hall, file),
        RecordCommand::Show { file, ply } => show(hall, file, *ply),
        RecordCommand::Convert {
            file,
            notation,
            out,
        } => convert(hall, file, notation.as_deref(), out.as_deref()),
    }
}

fn check(hall: &Hall, file: &Path) -> Result<(), Failure> {
    let (table, about) = source::record(hall, file)?;
    let end = end(table.as_ref(), &about);
    let (game, plies) = (table.info().id, table.plies());
    writeln!(
        io::stdout().lock(),
        "ok: {game}, {plies} actions, round {}, {end}",
        table.round()
    )?;
    Ok(())
}

fn end(table: &dyn Table, about: &About) -> String {
    match (table.outcome(), &about.verdict) {
        (Some(outcome), _) => texts::outcome(table.info(), &outcome),
        (
            None,
            Some(Verdict {
                winner: Some(winner),
                reason,
            }),
        ) => {
            format!("{} wins ({reason})", texts::side(table.info(), *winner))
        }
        (
            None,
            Some(Verdict {
                winner: None,
                reason,
            }),
        ) => format!("a draw ({reason})"),
        (None, None) => "not finished".to_owned(),
    }
}

fn show(hall: &Hall, file: &Path, ply: Option<usize>) -> Result<(), Failure> {
    let (table, about) = source::record(hall, file)?;
    let plies = table.plies();
    let ply = ply.unwrap_or(plies);
    if ply > plies {
        let message = Message::new("cli-text-expected-ply").with("most", plies);
        let text = ply.to_string();
        return Err(Failure::input(
            "--ply",
            &text,
            TextError::new(0, text.len(), message),
        ));
    }
    let mut out = io::stdout().lock();
    writeln!(out, "{}", texts::text(table.info().name))?;
    for (name, value) in about.tags.iter() {
        writeln!(out, "{name}: {value}")?;
    }
    if let Some(scene) = table.scene(ply, Viewer::Judge) {
        writeln!(out, "\n{}", scene)?;
    }
    if let Some(position) = table.position_after(ply, Viewer::Judge) {
        writeln!(out, "{position}")?;
    }
    writeln!(
        out,
        "after {ply} of {plies} actions; {}",
        end(table.as_ref(), &about)
    )?;
    Ok(())
}

fn convert(
    hall: &Hall,
    file: &Path,
    notation: Option<&str>,
    out: Option<&Path>,
) -> Result<(), Failure> {
    let (table, mut about) = source::record(hall, file)?;
    let names = table.notations().names;
    about.notation = match notation {
        None => None,
        Some(wanted) => match names.iter().position(|name| *name == wanted) {
            Some(0) => None,
            Some(index) => Some(names[index]),
            None => {
                let message = Message::new("text-expected-one-of").with("names", names.join(", "));
                let error = TextError::new(0, wanted.len(), message);
                return Err(Failure::input("--notation", wanted, error));
            }
        },
    };
    let text = hall::record::write(table.as_ref(), &about, Viewer::Judge);
    match out {
        Some(path) => fs::write(path, text).map_err(|error| Failure::write(path, error)),
        None => Ok(io::stdout().lock().write_all(text.as_bytes())?),
    }
}
