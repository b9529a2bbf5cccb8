//! Checks the dice of games on a server: throws them again from the revealed seed.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::Subcommand;
use dice::Nonce;
use game::{Message, TextError};
use hall::Hall;
use protocol::{Event, GameState, GameView};

use crate::excerpt::plain;
use crate::failure::Failure;
use crate::source::{self, Source};
use crate::words;

/// What to do with dice.
#[derive(Debug, Subcommand)]
pub(crate) enum DiceCommand {
    /// Throw the dice of a game again and say whether they fell as they were promised
    #[command(after_help = "\
The file is the answer of a server to GET /api/games/ID. Nothing in it is taken on trust: the seed is
locked again and compared with the commitment, the dice are thrown again from the seed and what both
players have added, and the start position is set up again.

Example:
  curl -s http://localhost:8080/api/games/ew2vg51bk21d | tigerden dice verify -")]
    Verify {
        /// The game as JSON; `-` is standard input
        file: PathBuf,
    },
}

pub(crate) fn run(hall: &Hall, command: &DiceCommand) -> Result<(), Failure> {
    match command {
        DiceCommand::Verify { file } => verify(hall, file),
    }
}

fn verify(hall: &Hall, file: &Path) -> Result<(), Failure> {
    let source = source::file(file)?;
    let view: GameView =
        serde_json::from_str(&source.text).map_err(|error| unreadable(&source, &error))?;
    let state = GameState::of_events(hall, &view.events).map_err(|(index, error)| {
        let text = format!("event {}", index + 1);
        let message = Message::new("cli-text-event").with("why", error.to_string());
        let error = TextError::new(0, text.len(), message);
        Failure::input(
            &format!("the game {} of {}", view.id, source.name),
            &text,
            error,
        )
    })?;
    let Some(promise) = state.promise() else {
        let error = TextError::new(0, view.id.len(), "cli-text-no-dice");
        return Err(Failure::input("the game", &view.id, error));
    };
    let mut out = io::stdout().lock();
    writeln!(out, "commitment: {}", promise.commitment)?;
    let [first, second] = promise.nonces.each_ref().map(added);
    writeln!(out, "added by the players: {first}, {second}")?;
    let Some(thrown) = state.thrown() else {
        writeln!(
            out,
            "ok: promised; nothing is thrown before both have joined"
        )?;
        return Ok(());
    };
    writeln!(out, "seed: {}", thrown.seed)?;
    for throw in &thrown.throws {
        writeln!(out, "{throw}")?;
    }
    for entry in &view.events {
        if let Event::Lots { secret, moves } = &entry.event {
            writeln!(out, "lots from {secret}: {}", plain(&moves.join(" ")))?;
        }
    }
    writeln!(
        out,
        "ok: the seed fits the commitment, and the dice fall like this"
    )?;
    Ok(())
}

fn added(nonce: &Option<Nonce>) -> &str {
    nonce.as_ref().map_or("-", Nonce::as_str)
}

/// Reports the error at its place in the text.
fn unreadable(source: &Source, error: &serde_json::Error) -> Failure {
    let lines = source.text.split_inclusive('\n');
    let before: usize = lines
        .take(error.line().saturating_sub(1))
        .map(str::len)
        .sum();
    let at = before + error.column().saturating_sub(1);
    let error = TextError::new(at, 1, words::json(error));
    Failure::input(&source.name, &source.text, error)
}
