//! `record check`: whether all of a record is right.

use std::io::{self, Write};
use std::path::PathBuf;

use clap::Args;
use game::TextError;
use game::record::{About, RecordError};
use hall::{Hall, Table};
use serde::Serialize;
use signed::PublicKey;

use crate::excerpt::plain;
use crate::failure::Failure;
use crate::json::{self, Json};
use crate::record::signature::Wanted;
use crate::source::Records;
use crate::texts;

/// Which records to check.
#[derive(Args, Debug)]
pub(crate) struct Check {
    /// The records; `-` is standard input
    #[arg(required = true, value_name = "FILE")]
    records: Vec<PathBuf>,
    #[command(flatten)]
    wanted: Wanted,
    #[command(flatten)]
    json: Json,
}

/// One game, or a file that can't be read.
struct Checked {
    file: String,
    /// The number of the game in the file, if there is more than one.
    game: Option<usize>,
    found: Result<Right, Failure>,
    faults: Vec<FaultJson>,
}

/// A game in whose record nothing is wrong.
struct Right {
    table: Box<dyn Table>,
    about: About,
    signer: Option<PublicKey>,
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
    /// The public key of whoever has signed it.
    signer: Option<String>,
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
    let wanted = check.wanted.key()?;
    let files = check.records.iter();
    let mut checked: Vec<Checked> = files
        .flat_map(|path| match Records::read(path) {
            Ok(records) => games(hall, &records, wanted.as_ref()),
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
        writeln!(io::stdout().lock(), "{}", one.found?.line())?;
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

fn games(hall: &Hall, records: &Records, wanted: Option<&PublicKey>) -> Vec<Checked> {
    let several = records.games.len() > 1;
    let checked = |(index, found): (usize, Result<_, RecordError>)| {
        let signer = records.signer(index, wanted);
        let faults = match (&signer, &found) {
            (Err(error), _) => faults_of_text(&records.source.text, error),
            (_, Err(error)) => faults(error),
            _ => Vec::new(),
        };
        let found = match signer {
            Err(error) => Err(Failure::input(
                &records.source.name,
                &records.source.text,
                error,
            )),
            Ok(signer) => found
                .map(|(table, about)| Right {
                    table,
                    about,
                    signer,
                })
                .map_err(|error| records.wrong(hall, index, error)),
        };
        Checked {
            file: records.source.name.clone(),
            game: several.then_some(index + 1),
            faults,
            found,
        }
    };
    records.replay_all(hall).enumerate().map(checked).collect()
}

/// Faults in a text, with their lines and columns.
fn faults_of_text(text: &str, error: &TextError) -> Vec<FaultJson> {
    let fault = |fault: &game::Fault| {
        let before = &text[..fault.at];
        let line = before.rfind('\n').map_or(0, |at| at + 1);
        FaultJson {
            line: before.matches('\n').count() + 1,
            column: before[line..].chars().count() + 1,
            at: fault.at,
            len: fault.len,
            key: fault.message.key,
            message: texts::message(&fault.message),
        }
    };
    error.faults().map(fault).collect()
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

impl Right {
    /// What is said of it.
    fn line(&self) -> String {
        let table = self.table.as_ref();
        let (game, plies, round) = (table.info().id, table.plies(), table.round());
        let end = super::end(table, &self.about);
        let signed = match &self.signer {
            Some(key) => format!("signed by {key}"),
            None => "not signed".to_owned(),
        };
        plain(&format!(
            "ok: {game}, {plies} actions, round {round}, {end}; {signed}"
        ))
    }
}

impl Checked {
    fn line(&self) -> String {
        let file = plain(&self.file);
        let name = match self.game {
            Some(number) => format!("{file}, game {number}"),
            None => file,
        };
        match (&self.found, self.faults.first()) {
            (Ok(right), _) => format!("{name}: {}", right.line()),
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
        let found = found.ok();
        let (result, reason) = found
            .map(|right| super::result(right.table.as_ref(), &right.about))
            .unzip();
        Self {
            file,
            number,
            ok: found.is_some(),
            game: found.map(|right| right.table.info().id),
            actions: found.map(|right| right.table.plies()),
            round: found.map(|right| right.table.round()),
            result,
            reason: reason.flatten(),
            signer: found.and_then(|right| right.signer.as_ref().map(ToString::to_string)),
            error: error.map(ToString::to_string),
            faults,
        }
    }
}
