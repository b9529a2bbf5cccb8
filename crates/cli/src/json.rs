//! Results as JSON, for other programs.

use std::io::{self, Write};

use clap::Args;
use serde::Serialize;

use crate::failure::Failure;

/// Whether to print JSON.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct Json {
    /// Print one JSON value instead of text
    #[arg(long)]
    pub(crate) json: bool,
}

/// Prints a result.
pub(crate) fn print(value: &impl Serialize) -> Result<(), Failure> {
    let text = serde_json::to_string_pretty(value).map_err(io::Error::from)?;
    writeln!(io::stdout().lock(), "{text}")?;
    Ok(())
}
