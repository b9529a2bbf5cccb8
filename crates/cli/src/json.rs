//! Results as JSON, for other programs.

use std::io::{self, Write};

use clap::Args;
use miette::Diagnostic;
use serde::Serialize;

use crate::failure::Failure;

/// Whether to print JSON.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct Json {
    /// Print one JSON value instead of text
    #[arg(long)]
    pub(crate) json: bool,
}

/// A failure of a command with `--json`.
#[derive(Serialize)]
struct ErrorJson<'a> {
    error: String,
    /// What to do about it.
    help: Option<String>,
    /// Everything that is wrong in the input.
    faults: Vec<FaultJson<'a>>,
}

#[derive(Serialize)]
struct FaultJson<'a> {
    /// From 1, as the column, which counts characters.
    line: usize,
    column: usize,
    message: &'a str,
}

/// Reports a failure on standard error.
pub(crate) fn report(failure: &Failure) -> io::Result<()> {
    let faults = failure.faults().into_iter();
    let faults = faults.map(|(line, column, message)| FaultJson {
        line,
        column,
        message,
    });
    let error = ErrorJson {
        error: failure.to_string(),
        help: Diagnostic::help(failure).map(|help| help.to_string()),
        faults: faults.collect(),
    };
    writeln!(io::stderr(), "{}", serde_json::to_string_pretty(&error)?)
}

/// Prints a short result on one line.
pub(crate) fn print_line(value: &impl Serialize) -> Result<(), Failure> {
    let text = serde_json::to_string(value).map_err(io::Error::from)?;
    writeln!(io::stdout().lock(), "{text}")?;
    Ok(())
}

/// Prints a result.
pub(crate) fn print(value: &impl Serialize) -> Result<(), Failure> {
    let text = serde_json::to_string_pretty(value).map_err(io::Error::from)?;
    writeln!(io::stdout().lock(), "{text}")?;
    Ok(())
}
