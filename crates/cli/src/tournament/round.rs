//! The commands of a round: `pair` and `result`.

use std::io::{self, Write};

use clap::Args;
use tournament::event::Draw;
use tournament::log::{Absent, Fact, GameResult, Pairing};
use tournament::sheet::Sheet;
use tournament::{Captured, Pair as Both, Seat};

use super::file::{Opened, Writing};
use crate::failure::Failure;

/// How to pair.
#[derive(Args, Debug)]
pub(crate) struct Pair {
    #[command(flatten)]
    writing: Writing,
    /// Only show the pairing
    #[arg(long)]
    dry_run: bool,
    /// Pair these tables instead, as `FIRST/SECOND`; who is left over has a bye
    #[arg(long, value_name = "NAMES", num_args = 1..)]
    tables: Vec<String>,
}

impl Pair {
    /// Pairs the next round and prints it.
    pub(super) fn run(&self) -> Result<(), Failure> {
        let mut opened = self.writing.open()?;
        let by = self.writing.by(&opened);
        let fact = if self.tables.is_empty() {
            let draw = opened.tournament.draw();
            draw.map_err(|refused| Failure::refused(&refused))
                .map(Draw::fact)?
        } else {
            self.by_hand(&opened)?
        };
        if self.dry_run {
            let entry = opened.entry(&by, fact);
            let applied = opened.tournament.apply(&entry);
            applied.map_err(|refused| Failure::refused(&refused))?;
        } else {
            opened.add(&by, vec![fact])?;
        }
        let round = opened.tournament.rounds().len();
        if let Some(sheet) = Sheet::pairings(&opened.tournament, round) {
            write!(io::stdout().lock(), "{}", sheet.text())?;
        }
        Ok(())
    }

    fn by_hand(&self, opened: &Opened) -> Result<Fact, Failure> {
        let table = |names: &String| {
            let said = "expected two names with `/` between them".to_owned();
            let (first, second) = names
                .split_once('/')
                .ok_or_else(|| Failure::said("--tables", names, 0, said))?;
            let players = [opened.player(first)?, opened.player(second)?];
            Ok(opened.tournament.pairing_of(players))
        };
        let tables = self.tables.iter().map(table);
        let tables = tables.collect::<Result<Vec<Pairing>, Failure>>()?;
        let seated = |number| tables.iter().any(|table| table.players.contains(&number));
        let byes = opened.tournament.ready().filter(|number| !seated(*number));
        Ok(Fact::Paired {
            byes: byes.collect(),
            by_hand: true,
            tables,
        })
    }
}

/// A result.
#[derive(Args, Debug)]
pub(crate) struct Entered {
    #[command(flatten)]
    writing: Writing,
    /// The number of the table
    table: usize,
    #[command(flatten)]
    ended: Ended,
}

/// How a game ended.
#[derive(Args, Debug)]
pub(super) struct Ended {
    /// 1-0, 0-1 or 1/2; +/-, -/+ or -/- if somebody did not come
    #[arg(allow_hyphen_values = true)]
    result: String,
    /// The round; the last one if left out
    #[arg(long)]
    pub(super) round: Option<usize>,
    /// The points of both, as in 10:4
    #[arg(long, value_parser = points)]
    points: Option<Both<u16>>,
    /// What the first player captured in TORA, as in `archers=3,cannons=1`
    #[arg(long, value_parser = captured, value_name = "PIECES")]
    captured_first: Option<Captured>,
    /// What the second player captured
    #[arg(long, value_parser = captured, value_name = "PIECES")]
    captured_second: Option<Captured>,
    /// Where the record of the game is
    #[arg(long, value_name = "PLACE")]
    record: Option<String>,
}

impl Entered {
    /// Enters the result and prints how the tables stand.
    pub(super) fn run(&self) -> Result<(), Failure> {
        let mut opened = self.writing.open()?;
        let by = self.writing.by(&opened);
        let at = opened.spot(self.ended.round, self.table);
        let fact = match self.ended.absent() {
            Some(absent) => Fact::Forfeited { at, absent },
            None => Fact::Played {
                at,
                result: self.ended.read()?,
            },
        };
        opened.add(&by, vec![fact])?;
        if let Some(sheet) = Sheet::pairings(&opened.tournament, at.round) {
            write!(io::stdout().lock(), "{}", sheet.text())?;
        }
        Ok(())
    }
}

impl Ended {
    fn absent(&self) -> Option<Absent> {
        match self.result.as_str() {
            "+/-" => Some(Absent::B),
            "-/+" => Some(Absent::A),
            "-/-" => Some(Absent::Both),
            _ => None,
        }
    }

    /// The result of a game that was played.
    pub(super) fn read(&self) -> Result<GameResult, Failure> {
        let winner = match self.result.as_str() {
            "1-0" => Some(Seat::A),
            "0-1" => Some(Seat::B),
            "1/2" | "1/2-1/2" => None,
            other => {
                let said = "expected 1-0, 0-1, 1/2, +/-, -/+ or -/-".to_owned();
                return Err(Failure::said("the result", other, 0, said));
            }
        };
        let some = self.captured_first.is_some() || self.captured_second.is_some();
        Ok(GameResult {
            winner,
            points: self.points,
            captured: some.then(|| Both {
                a: self.captured_first.unwrap_or_default(),
                b: self.captured_second.unwrap_or_default(),
            }),
            record: self.record.clone(),
        })
    }
}

fn points(text: &str) -> Result<Both<u16>, String> {
    let both = text.split_once(':');
    let both = both.and_then(|(a, b)| {
        Some(Both {
            a: a.parse().ok()?,
            b: b.parse().ok()?,
        })
    });
    both.ok_or_else(|| "expected the points of both, such as 10:4".to_owned())
}

fn captured(text: &str) -> Result<Captured, String> {
    let mut all = serde_json::Map::new();
    for part in text.split(',') {
        let (kind, number) = part
            .split_once('=')
            .ok_or("expected a list such as archers=3,cannons=1")?;
        let number: u16 = number
            .trim()
            .parse()
            .map_err(|_| format!("{number:?} is no number of pieces"))?;
        all.insert(kind.trim().to_owned(), number.into());
    }
    serde_json::from_value(all.into()).map_err(|error| error.to_string())
}
