//! `record convert`: a record in another notation.

use std::io::{self, Write};
use std::path::PathBuf;

use clap::Args;
use game::{Message, TextError, Viewer};
use hall::Hall;

use crate::failure::Failure;
use crate::source::Records;
use crate::{files, suggest};

/// What to write, and where.
#[derive(Args, Debug)]
pub(crate) struct Convert {
    /// The record; `-` is standard input
    file: PathBuf,
    /// The notation to write, such as the numbering of the board; the usual one if left out
    #[arg(long, value_name = "NAME")]
    notation: Option<String>,
    /// Where to write it; standard output if left out
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Replace the file of --out if it is there already
    #[arg(long, requires = "out")]
    force: bool,
}

/// Writes all games of the record.
pub(crate) fn run(hall: &Hall, convert: &Convert) -> Result<(), Failure> {
    let records = Records::read(&convert.file)?;
    let mut written = Vec::new();
    for (index, read) in records.replay_all(hall).enumerate() {
        let (table, mut about) = read.map_err(|error| records.wrong(hall, index, error))?;
        about.notation = convert.notation(table.notations().names)?;
        written.push(hall::record::write(table.as_ref(), &about, Viewer::Judge));
    }
    let text = written.join("\n");
    match &convert.out {
        Some(path) => files::create("--out", path, &text, convert.force),
        None => Ok(io::stdout().lock().write_all(text.as_bytes())?),
    }
}

impl Convert {
    /// The wanted one of these notations; `None` if it is the usual one.
    fn notation(&self, names: &'static [&'static str]) -> Result<Option<&'static str>, Failure> {
        let Some(wanted) = &self.notation else {
            return Ok(None);
        };
        match names.iter().position(|name| name == wanted) {
            Some(0) => Ok(None),
            Some(index) => Ok(Some(names[index])),
            None => {
                let message = Message::new("text-expected-one-of").with("names", names.join(", "));
                let error = TextError::new(0, wanted.len(), message);
                let meant = suggest::closest(wanted, names.iter().copied());
                Err(Failure::input("--notation", wanted, error).meant(meant))
            }
        }
    }
}
