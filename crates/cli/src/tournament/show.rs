//! The commands that say how a tournament stands: `standings`, `why` and `show`.

use std::io::{self, Write};

use clap::Args;
use tournament::event::{CantPair, Decided, Tournament};
use tournament::log::{Contest, Number, Pairing};
use tournament::sheet::Sheet;

use super::file::{Opened, Reading};
use crate::failure::Failure;
use crate::json::{self, Json};

/// Where everybody stands.
#[derive(Args, Debug)]
pub(crate) struct Standings {
    #[command(flatten)]
    reading: Reading,
    #[command(flatten)]
    json: Json,
}

impl Standings {
    /// Prints it.
    pub(super) fn run(&self) -> Result<(), Failure> {
        let Opened { tournament, .. } = self.reading.open()?;
        if self.json.json {
            return json::print(&tournament.standings());
        }
        let sheet = Sheet::standings(&tournament);
        write!(io::stdout().lock(), "{}", sheet.text())?;
        Ok(())
    }
}

/// Whose numbers.
#[derive(Args, Debug)]
pub(crate) struct Why {
    #[command(flatten)]
    reading: Reading,
    /// The player
    name: String,
    /// Why he was paired as he was in this round
    #[arg(long)]
    round: Option<usize>,
}

impl Why {
    /// Prints the reasons.
    pub(super) fn run(&self) -> Result<(), Failure> {
        let opened = self.reading.open()?;
        let player = opened.player(&self.name)?;
        let mut out = io::stdout().lock();
        if let Some(round) = self.round {
            writeln!(out, "{}", paired(&opened, player, round)?)?;
            return Ok(());
        }
        let tournament = &opened.tournament;
        let standings = tournament.standings();
        if let Some(row) = standings.row(player) {
            writeln!(out, "place {} of {}", row.place, standings.rows.len())?;
        }
        for reason in tournament.reasons(player) {
            writeln!(out, "{}", reason.sentence(tournament))?;
        }
        if let Contest::Tora { .. } = tournament.charter().contest {
            writeln!(out, "rank:")?;
            for reason in tournament.rank_reasons(player) {
                writeln!(out, "  {reason}")?;
            }
        }
        Ok(())
    }
}

/// Why a player was paired as he was.
fn paired(opened: &Opened, player: Number, round: usize) -> Result<String, Failure> {
    let draw = Tournament::draw_of(&opened.log, round);
    let draw = draw.map_err(|refused: CantPair| Failure::refused(&refused))?;
    let tournament = &opened.tournament;
    let Some(draw) = draw else {
        return Ok("The director has paired this round himself.".to_owned());
    };
    let seated = |table: &Pairing| table.players.contains(&player);
    let Some(index) = draw.tables.iter().position(seated) else {
        let name = tournament.name(player);
        return Ok(format!("{name} had no opponent in round {round}."));
    };
    let [first, second] = draw.tables[index]
        .players
        .map(|number| tournament.name(number));
    let why = tournament.seated(&draw, index + 1).unwrap_or_default();
    Ok(format!("{first} plays {second}. {why}"))
}

/// How it stands.
#[derive(Args, Debug)]
pub(crate) struct Show {
    #[command(flatten)]
    reading: Reading,
    /// The round whose tables are shown; the last one if left out
    #[arg(long)]
    round: Option<usize>,
}

impl Show {
    /// Prints it.
    pub(super) fn run(&self) -> Result<(), Failure> {
        let Opened { tournament, .. } = self.reading.open()?;
        let mut out = io::stdout().lock();
        let charter = tournament.charter();
        writeln!(
            out,
            "{} ({}), seed {}",
            charter.name, charter.game, charter.seed
        )?;
        for (name, role) in tournament.officials() {
            writeln!(out, "{role}: {name}")?;
        }
        writeln!(out, "players: {}", tournament.players().len())?;
        let round = self.round.unwrap_or(tournament.rounds().len());
        if let Some(sheet) = Sheet::pairings(&tournament, round) {
            write!(out, "\n{}", sheet.text())?;
        }
        for (number, decided) in (1..).zip(tournament.decisions()) {
            write!(out, "\n{}", decision(number, decided)?)?;
        }
        if tournament.is_closed() {
            writeln!(out, "\nThe final standing is confirmed.")?;
        }
        Ok(())
    }
}

fn decision(number: usize, decided: &Decided) -> Result<String, io::Error> {
    let Decided {
        by,
        decision,
        appeal,
        ..
    } = decided;
    let ruling = serde_json::to_string(&decision.ruling)?;
    let mut said = format!(
        "decision {number} by {by} ({}): {}\n  {ruling}\n",
        decision.rule, decision.reason
    );
    if let Some(appeal) = appeal {
        said += &format!("  appeal by {}: {}\n", appeal.by, appeal.reason);
        if let Some((granted, reason)) = &appeal.answer {
            let answer = if *granted { "granted" } else { "not granted" };
            said += &format!("  {answer}: {reason}\n");
        }
    }
    Ok(said)
}
