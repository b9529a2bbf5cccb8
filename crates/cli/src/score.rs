//! The command `score`: a total as markers on a score card of TORA.

use std::io::{self, Write};

use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use scorecard::{Card, Counting, Scale, Tally};

use crate::failure::Failure;
use crate::json::{self, Json};

/// What to show on which card.
#[derive(Args, Debug)]
pub(crate) struct Score {
    /// The score card: `A` of the short board, `B` of the long one, `B-optional` with the bottom row
    #[arg(value_parser = cards())]
    card: Card,
    /// The points
    #[arg(value_parser = points)]
    total: u64,
    /// Count compound: a marker that has come down stays, until every place of the column has one
    #[arg(long)]
    compound: bool,
    #[command(flatten)]
    json: Json,
}

/// Reads the name of a card.
pub(crate) fn cards() -> impl TypedValueParser<Value = Card> {
    let named = |card: Card| PossibleValue::new(card.name());
    PossibleValuesParser::new(Card::ALL.map(named)).try_map(|name| name.parse::<Card>())
}

fn points(text: &str) -> Result<u64, String> {
    let expected = || format!("expected a whole number from 0 to {}, such as 79", u64::MAX);
    text.parse().map_err(|_| expected())
}

/// Prints the markers.
pub(crate) fn run(score: &Score) -> Result<(), Failure> {
    let counting = if score.compound {
        Counting::Compound
    } else {
        Counting::Plain
    };
    let card = score.card;
    let scale = Scale { card, counting };
    let tally = scale.tally(score.total);
    if score.json.json {
        return json::print_line(&tally);
    }
    let mut out = io::stdout().lock();
    writeln!(out, "S1  S2  S3  S4")?;
    for line in rows(card, &tally) {
        writeln!(out, "{line}")?;
    }
    writeln!(out, "laps: {} (of {} points)", tally.laps, scale.lap())?;
    Ok(())
}

/// The rows of a card from the top, with a place of each column that is so long.
fn rows(card: Card, tally: &Tally) -> impl Iterator<Item = String> {
    let places = card.places();
    (1..=places.into_iter().max().unwrap_or_default()).map(move |row| {
        let cell = |column: usize| match tally.markers[column].contains(row) {
            true => " ●",
            false if row <= places[column] => " ○",
            false => "  ",
        };
        let cells = [0, 1, 2, 3].map(cell).join("  ");
        cells.trim_end().to_owned()
    })
}
