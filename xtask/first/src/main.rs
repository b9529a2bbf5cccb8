//! Writes the first page's board in its start position: `first`, to standard output; and the pictures of all
//! games: `first cards`, as a JSON object from file names to SVG.
//!
//! The browser shows it, and answers the first touches of it, before the app is there. What it answers is
//! a table that the rules have filled in; the app makes the same touches again when it takes over.
//!
//! A program of its own, so that `xtask` need not wait for the rules of all games.

mod board;
mod cards;
mod drawings;
mod touches;

use std::io::{Write, stdout};

use anyhow::{Context, Result, bail};
use game::{Scene, Side, Viewer};
use hall::{Hall, Options, Table};
use play::Draft;

/// Whoever plays on the first page has the first side.
const VIEWER: Viewer = Viewer::Player(Side::First);

fn main() -> Result<()> {
    let text = match std::env::args().nth(1).as_deref() {
        None => first_board()?,
        Some("cards") => serde_json::to_string(&cards::all()?)?,
        Some(other) => bail!("neither nothing nor `cards` is asked for: {other}"),
    };
    stdout().write_all(text.as_bytes())?;
    Ok(())
}

/// The first page's board with its drawings and the table of touches.
fn first_board() -> Result<String> {
    let table = start()?;
    let (scene, touches) = (
        shown(&Draft::new(table.boxed_clone()))?,
        touches::all(&*table)?,
    );
    let board = board::html(&scene, table.info().book)?;
    let named = board::drawings(&board).chain(touches::drawings(&touches));
    let drawings = drawings::html(table.info().book, named)?;
    let table = serde_json::to_string(&touches)?;
    Ok(format!(
        "{drawings}{board}<script type=\"application/json\" id=\"first-touches\">{table}</script>"
    ))
}

/// The game that the first page begins.
fn start() -> Result<Box<dyn Table>> {
    let info = hall::games().next().context("there are no games")?;
    let started = Hall::all().start(info.id, &Options::default());
    started.map_err(|error| anyhow::anyhow!("{}: {error:?}", info.id))
}

fn shown(draft: &Draft) -> Result<Scene> {
    draft.scene(VIEWER).context("no scene")
}
