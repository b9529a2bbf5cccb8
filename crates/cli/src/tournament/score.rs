//! The command `tournament score`: what follows from matches.

use std::io;
use std::path::PathBuf;

use clap::Args;
use tournament::Case;

use crate::failure::Failure;
use crate::json;
use crate::source::{self, Source};

/// What to score.
#[derive(Args, Debug)]
pub(crate) struct Score {
    /// The file; `-` is standard input
    file: PathBuf,
}

impl Score {
    /// Prints what follows.
    pub(super) fn run(&self) -> Result<(), Failure> {
        let Source { name, text } = source::file(&self.file)?;
        let case = Case::read(&text).map_err(|error| {
            let at = error.place(&text).unwrap_or(0);
            Failure::said(&name, &text, at, error.to_string())
        })?;
        json::print(&case.answer().map_err(io::Error::from)?)
    }
}
