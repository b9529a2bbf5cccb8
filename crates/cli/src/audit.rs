//! `audit`: whether the records of finished games prove what they say.

use std::io::{self, Write};
use std::path::PathBuf;

use audit::{Fault, Proof, audit_at};
use clap::Args;
use game::TextError;
use hall::Hall;
use serde::Serialize;
use signed::PublicKey;

use crate::excerpt::plain;
use crate::failure::Failure;
use crate::json::{self, Json};
use crate::record;
use crate::record::signature::Wanted;
use crate::source::Records;
use crate::texts;

/// Which records to audit.
#[derive(Args, Debug)]
pub(crate) struct Audit {
    /// The records; `-` is standard input
    file: PathBuf,
    #[command(flatten)]
    wanted: Wanted,
    #[command(flatten)]
    json: Json,
}

/// What was found out about one game.
struct Audited {
    /// The number of the game in the file, if there is more than one.
    number: Option<usize>,
    found: Result<(Proof, Option<PublicKey>), Wrong>,
}

/// The first thing that is wrong.
enum Wrong {
    /// The signature.
    Signature(TextError),
    /// The rest of the record.
    Record(Fault),
}

/// The answer to `audit --json`.
#[derive(Serialize)]
struct AuditJson {
    /// All games in order.
    records: Vec<AuditedJson>,
}

#[derive(Serialize)]
struct AuditedJson {
    /// The number of the game in the file, from 1, if the file has more than one.
    number: Option<usize>,
    ok: bool,
    /// The game's id.
    game: Option<&'static str>,
    /// The public key of whoever has signed it.
    signer: Option<String>,
    /// How many sealed notes were opened.
    seals: Option<usize>,
    /// How many throws of dice were checked, if the record says anything of dice.
    throws: Option<usize>,
    /// How many moves were drawn by lot.
    lots: Option<usize>,
    /// How many times on clocks were compared.
    clock_times: Option<usize>,
    /// What is wrong.
    fault: Option<FaultJson>,
}

#[derive(Serialize)]
struct FaultJson {
    /// The round, if the record can be played that far.
    round: Option<u32>,
    /// The rule that says how it has to be.
    rule: Option<String>,
    /// The key of the text.
    key: &'static str,
    message: String,
}

/// Audits the records; fails if one of them does not prove what it says.
pub(crate) fn run(hall: &Hall, audit: &Audit) -> Result<(), Failure> {
    let wanted = audit.wanted.key()?;
    let records = Records::read(&audit.file)?;
    let count = records.games.len().max(1);
    let audited: Vec<Audited> = (0..count)
        .map(|index| Audited {
            number: (count > 1).then_some(index + 1),
            found: find(hall, &records, index, wanted.as_ref()),
        })
        .collect();
    let wrong = audited.iter().filter(|one| one.found.is_err()).count();
    if audit.json.json {
        let records = audited.iter().map(AuditedJson::of).collect();
        json::print(&AuditJson { records })?;
    } else {
        let mut out = io::stdout().lock();
        for one in &audited {
            writeln!(out, "{}", plain(&one.line()))?;
        }
    }
    match wrong {
        0 => Ok(()),
        wrong => Err(Failure::Records { wrong, all: count }),
    }
}

fn find(
    hall: &Hall,
    records: &Records,
    index: usize,
    wanted: Option<&PublicKey>,
) -> Result<(Proof, Option<PublicKey>), Wrong> {
    let signer = records.signer(index, wanted).map_err(Wrong::Signature)?;
    let text = &records.source.text;
    let range = records.games.get(index).cloned();
    let proof = audit_at(hall, text, range.unwrap_or_default()).map_err(Wrong::Record)?;
    Ok((proof, signer))
}

impl Audited {
    fn line(&self) -> String {
        let name = self.number.map(|number| format!("game {number}: "));
        let said = match &self.found {
            Ok((proof, signer)) => right(proof, signer.as_ref()),
            Err(wrong) => wrong.line(),
        };
        format!("{}{said}", name.unwrap_or_default())
    }
}

/// What a record has proved.
fn right(proof: &Proof, signer: Option<&PublicKey>) -> String {
    let table = &*proof.table;
    let mut parts = vec![
        format!("ok: {}, {} actions", table.info().id, table.plies()),
        record::end(table, &proof.about),
        match signer {
            Some(key) => format!("signed by {key}"),
            None => "not signed".to_owned(),
        },
    ];
    if table.has_secrets() {
        parts.push(match proof.seals {
            0 => "nothing was sealed".to_owned(),
            seals => format!("{seals} seals opened"),
        });
    }
    if let Some(throws) = proof.throws {
        parts.push(format!("{throws} throws of dice as promised"));
    }
    if proof.lots > 0 {
        parts.push(format!("{} moves drawn by lot", proof.lots));
    }
    if proof.clock_times > 0 {
        parts.push(format!("{} times on clocks", proof.clock_times));
    }
    parts.join("; ")
}

impl Wrong {
    fn line(&self) -> String {
        match self {
            Self::Signature(error) => texts::message(&error.first().message),
            Self::Record(Fault::Record(error)) => {
                let fault = error.first();
                let message = texts::message(&fault.message);
                format!("line {}, column {}: {message}", fault.line, fault.column)
            }
            Self::Record(Fault::Unproved(fault)) => {
                let rule = fault.rule.map(|rule| format!(" [{rule}]"));
                let message = texts::message(&fault.message);
                format!(
                    "round {}: {message}{}",
                    fault.round,
                    rule.unwrap_or_default()
                )
            }
        }
    }

    fn json(&self) -> FaultJson {
        let (round, rule, message) = match self {
            Self::Signature(error) => (None, None, &error.first().message),
            Self::Record(fault) => (fault.round(), fault.rule(), fault.message()),
        };
        FaultJson {
            round,
            rule: rule.map(str::to_owned),
            key: message.key,
            message: texts::message(message),
        }
    }
}

impl AuditedJson {
    fn of(audited: &Audited) -> Self {
        let proof = audited.found.as_ref().ok();
        let signer = proof.and_then(|(_, signer)| signer.as_ref());
        let proof = proof.map(|(proof, _)| proof);
        Self {
            number: audited.number,
            ok: proof.is_some(),
            game: proof.map(|proof| proof.table.info().id),
            signer: signer.map(ToString::to_string),
            seals: proof.map(|proof| proof.seals),
            throws: proof.and_then(|proof| proof.throws),
            lots: proof.map(|proof| proof.lots),
            clock_times: proof.map(|proof| proof.clock_times),
            fault: audited.found.as_ref().err().map(Wrong::json),
        }
    }
}
