//! The command `tournament export`.

use std::io::{self, Write};
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use serde_json::{Value, json};
use tournament::sheet::Sheet;

use super::file::{Opened, Reading};
use crate::failure::Failure;
use crate::files;

/// What to write.
#[derive(Args, Debug)]
pub(crate) struct Export {
    #[command(flatten)]
    reading: Reading,
    /// Which list
    #[arg(value_enum)]
    what: What,
    /// How it is written
    #[arg(long = "as", value_enum, default_value = "text")]
    form: Form,
    /// The round of the pairing list or score sheets; the last one if left out
    #[arg(long)]
    round: Option<usize>,
    /// The file to write; standard output if left out
    #[arg(long)]
    out: Option<PathBuf>,
    /// Replace a file that is there
    #[arg(long)]
    force: bool,
}

/// What can be written.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum What {
    /// Where everybody stands
    Standings,
    /// Who plays whom
    Pairings,
    /// Everybody's opponents and results
    WallChart,
    /// Forms on which players write down their games
    ScoreSheets,
    /// The report of FIDE (TRF16), as text
    Trf,
}

/// How it can be written.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Form {
    /// Columns of text
    Text,
    /// Comma-separated values
    Csv,
    /// JSON
    Json,
}

impl Export {
    /// Writes it.
    pub(super) fn run(&self) -> Result<(), Failure> {
        let Opened { tournament, .. } = self.reading.open()?;
        let round = self.round.unwrap_or(tournament.rounds().len());
        let none = || Failure::refused(&"this round isn't paired");
        let sheet = match self.what {
            What::ScoreSheets => {
                return self.write_all(&Sheet::score_sheets(&tournament, round).ok_or_else(none)?);
            }
            What::Trf => {
                let full =
                    || Failure::refused(&"a report of FIDE has no room for 100 points or more");
                return self.write(&tournament.report().ok_or_else(full)?.to_string());
            }
            What::Standings => Sheet::standings(&tournament),
            What::WallChart => Sheet::wall_chart(&tournament),
            What::Pairings => Sheet::pairings(&tournament, round).ok_or_else(none)?,
        };
        match self.form {
            Form::Text => self.write(&sheet.text()),
            Form::Csv => self.write(&sheet.csv()),
            Form::Json => self.write_json(&json!(sheet)),
        }
    }

    /// Writes several lists, one below the other.
    fn write_all(&self, sheets: &[Sheet]) -> Result<(), Failure> {
        let below = |form: fn(&Sheet) -> String| {
            let forms: Vec<_> = sheets.iter().map(form).collect();
            forms.join("\n")
        };
        match self.form {
            Form::Text => self.write(&below(Sheet::text)),
            Form::Csv => self.write(&below(Sheet::csv)),
            Form::Json => self.write_json(&json!(sheets)),
        }
    }

    fn write_json(&self, value: &Value) -> Result<(), Failure> {
        let text = serde_json::to_string_pretty(value);
        self.write(&(text.map_err(io::Error::from)? + "\n"))
    }

    fn write(&self, text: &str) -> Result<(), Failure> {
        match &self.out {
            Some(path) => files::create("--out", path, text, self.force),
            None => Ok(write!(io::stdout().lock(), "{text}")?),
        }
    }
}
