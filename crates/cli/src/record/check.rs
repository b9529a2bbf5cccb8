//! `record check`: whether all of a record is right.

use std::io::{self, Write};
use std::path::PathBuf;

use clap::Args;
use game::record::{About, RecordError};
use hall::{Hall, Table};
use serde::Serialize;

use crate::excerpt::plain;
use crate::failure::Failure;
use crate::json::{self, Json};
use crate::source::Records;
use crate::texts;

/// Which records to check.
#[derive(Args, Debug)]
pub(crate) struct Check {
    /// The records; `-` is standard input
    #[arg(required = true, value_name = "FILE")]
    records: Vec<PathBuf>,
    #[command(flatten)]
    json: Json,
}

/// One game, or a file that can't be read.
struct Checked {
    file: String,
    /// The number of the game in the file, if there is more than one.
    game: Option<usize>,
    found: Result<(Box<dyn Table>, About), Failure>,
    faults: Vec<FaultJson>,
}

/// The answer to `record check --json`.
#[derive(Serialize)]
struct CheckJson {
    /// All games in order.
    records: Vec<RecordJson>,
}

#[derive(Serialize)]
struct RecordJson {
    file: String,
    /// The number of the game in its file, from 1, if the file has more than one.
    number: Option<usize>,
    ok: bool,
    /// The game's id.
    game: Option<&'static str>,
    /// How many actions were played.
    actions: Option<usize>,
    round: Option<u32>,
    result: Option<&'static str>,
    reason: Option<String>,
    /// Why the file can't be read.
    error: Option<String>,
    /// Everything that is wrong in it.
    faults: Vec<FaultJson>,
}

#[derive(Clone, Serialize)]
struct FaultJson {
    line: usize,
    column: usize,
    /// Byte offset in the file.
    at: usize,
    /// How many bytes are wrong.
    len: usize,
    /// The key of the text.
    key: &'static str,
    message: String,
}

/// Checks the records; fails if one of them is not right.
pub(crate) fn run(hall: &Hall, check: &Check) -> Result<(), Failure> {
    let files = check.records.iter();
    let mut checked: Vec<Checked> = files
        .flat_map(|path| match Records::read(path) {
            Ok(records) => games(hall, &records),
            Err(failure) => vec![Checked {
                file: path.display().to_string(),
                game: None,
                found: Err(failure),
                faults: Vec::new(),
            }],
        })
        .collect();
    let (all, wrong) = (
        checked.len(),
        checked.iter().filter(|one| one.found.is_err()).count(),
    );
    if check.json.json {
        let records = checked.iter().map(RecordJson::of).collect();
        json::print(&CheckJson { records })?;
    } else if all == 1
        && let Some(one) = checked.pop()
    {
        let (table, about) = one.found?;
        writeln!(io::stdout().lock(), "{}", right(table.as_ref(), &about))?;
    } else {
        let mut out = io::stdout().lock();
        for one in &checked {
            writeln!(out, "{}", one.line())?;
        }
    }
    match wrong {
        0 => Ok(()),
        wrong => Err(Failure::Records { wrong, all }),
    }
}

fn games(hall: &Hall, records: &Records) -> Vec<Checked> {
    let several = records.games.len() > 1;
    let checked = |(index, found): (usize, Result<_, RecordError>)| Checked {
        file: records.source.name.clone(),
        game: several.then_some(index + 1),
        faults: found.as_ref().err().map(faults).unwrap_or_default(),
        found: found.map_err(|error| records.wrong(hall, index, error)),
    };
    records.replay_all(hall).enumerate().map(checked).collect()
}

fn faults(error: &RecordError) -> Vec<FaultJson> {
    let fault = |fault: &game::record::RecordFault| FaultJson {
        line: fault.line,
        column: fault.column,
        at: fault.at,
        len: fault.len,
        key: fault.message.key,
        message: texts::message(&fault.message),
    };
    error.faults().map(fault).collect()
}

/// What is said of a record that is right.
fn right(table: &dyn Table, about: &About) -> String {
    let (game, plies, round) = (table.info().id, table.plies(), table.round());
    let end = super::end(table, about);
    plain(&format!(
        "ok: {game}, {plies} actions, round {round}, {end}"
    ))
}

impl Checked {
    fn line(&self) -> String {
        let file = plain(&self.file);
        let name = match self.game {
            Some(number) => format!("{file}, game {number}"),
            None => file,
        };
        match (&self.found, self.faults.first()) {
            (Ok((table, about)), _) => format!("{name}: {}", right(table.as_ref(), about)),
            (Err(_), Some(fault)) => {
                let FaultJson { line, column, .. } = fault;
                let message = plain(&fault.message);
                format!("{name}: line {line}, column {column}: {message}")
            }
            (Err(failure), None) => format!("{name}: {failure}"),
        }
    }
}

impl RecordJson {
    fn of(checked: &Checked) -> Self {
        let (file, number) = (checked.file.clone(), checked.game);
        let faults = checked.faults.clone();
        let found = checked.found.as_ref();
        let error = found.err().filter(|_| faults.is_empty());
        let found = found.ok().map(|(table, about)| (table.as_ref(), about));
        let (result, reason) = found
            .map(|(table, about)| super::result(table, about))
            .unzip();
        Self {
            file,
            number,
            ok: found.is_some(),
            game: found.map(|(table, _)| table.info().id),
            actions: found.map(|(table, _)| table.plies()),
            round: found.map(|(table, _)| table.round()),
            result,
            reason: reason.flatten(),
            error: error.map(ToString::to_string),
            faults,
        }
    }
}
