//! `record show`: what a record says, and the board.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::PathBuf;

use clap::Args;
use game::{Message, TextError, Viewer};
use hall::Hall;
use serde::Serialize;

use crate::excerpt::plain;
use crate::failure::Failure;
use crate::json::{self, Json};
use crate::source::Records;
use crate::texts;
use crate::words::number;

/// What to show.
#[derive(Args, Debug)]
pub(crate) struct Show {
    /// The record; `-` is standard input
    file: PathBuf,
    /// The number of the game in a file of several games
    #[arg(long, value_name = "NUMBER", value_parser = number(1usize..))]
    game: Option<usize>,
    /// Show the board after this many actions instead
    #[arg(long, value_name = "NUMBER", value_parser = number(0usize..))]
    ply: Option<usize>,
    #[command(flatten)]
    json: Json,
}

/// The answer to `record show --json`.
#[derive(Serialize)]
struct Shown<'a> {
    game: &'static str,
    /// Everything that the record says besides the game.
    tags: BTreeMap<&'a str, &'a str>,
    start: String,
    moves: Vec<String>,
    /// How many actions were played before `position`.
    ply: usize,
    position: Option<String>,
    result: &'static str,
    reason: Option<String>,
}

/// Shows the record.
pub(crate) fn run(hall: &Hall, show: &Show) -> Result<(), Failure> {
    let records = Records::read(&show.file)?;
    let (table, about) = records.play(hall, records.index(show.game)?)?;
    let plies = table.plies();
    let ply = show.ply.unwrap_or(plies);
    if ply > plies {
        let message = Message::new("cli-text-expected-ply").with("most", plies);
        let text = ply.to_string();
        let error = TextError::new(0, text.len(), message);
        return Err(Failure::input("--ply", &text, error));
    }
    let position = table.position_after(ply, Viewer::Judge);
    if show.json.json {
        let (result, reason) = super::result(table.as_ref(), &about);
        let text = |ply| table.ply(ply, Viewer::Judge).map(|(_, text)| text);
        return json::print(&Shown {
            game: table.info().id,
            tags: about.tags.iter().collect(),
            start: table.start(Viewer::Judge),
            moves: (0..plies).filter_map(text).collect(),
            ply,
            position,
            result,
            reason,
        });
    }
    let mut out = io::stdout().lock();
    writeln!(out, "{}", texts::text(table.info().name))?;
    for (name, value) in about.tags.iter() {
        writeln!(out, "{name}: {}", plain(value))?;
    }
    if let Some(scene) = table.scene(ply, Viewer::Judge) {
        writeln!(out, "\n{scene}")?;
    }
    if let Some(position) = position {
        writeln!(out, "{position}")?;
    }
    let end = plain(&super::end(table.as_ref(), &about));
    writeln!(out, "after {ply} of {plies} actions; {end}")?;
    Ok(())
}
