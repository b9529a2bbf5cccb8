//! Writes the first page's board in its start position: `first`, to standard output.
//!
//! The browser shows it, and answers the first touches of it, before the app is there. What it answers is
//! a table that the rules have filled in; the app makes the same touches again when it takes over.
//!
//! A program of its own, so that `xtask` need not wait for the rules of all games.

mod board;
mod drawings;
mod touches;

use std::io::{Write, stdout};

use anyhow::{Context, Result};
use game::{Scene, Side, Viewer};
use hall::{Hall, Options, Table};
use play::Draft;

/// Whoever plays on the first page has the first side.
const VIEWER: Viewer = Viewer::Player(Side::First);

fn main() -> Result<()> {
    let table = start()?;
    let (scene, touches) = (
        shown(&Draft::new(table.boxed_clone()))?,
        touches::all(&*table)?,
    );
    let board = board::html(&scene, table.info().book)?;
    let named = board::drawings(&board).chain(touches::drawings(&touches));
    let drawings = drawings::html(table.info().book, named)?;
    let table = serde_json::to_string(&touches)?;
    let html = format!(
        "{drawings}{board}<script type=\"application/json\" id=\"first-touches\">{table}</script>"
    );
    stdout().write_all(html.as_bytes())?;
    Ok(())
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
