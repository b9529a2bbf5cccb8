//! Checks the dice of games on a server: throws them again from the revealed seed.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::Subcommand;
use dice::{Nonce, Seed};
use game::{Message, TextError};
use hall::{Hall, Throw};
use protocol::{Event, GameState, GameView};
use serde::Serialize;

use crate::excerpt::plain;
use crate::failure::Failure;
use crate::json::{self, Json};
use crate::source::{self, Source};
use crate::words;

/// What to do with dice.
#[derive(Debug, Subcommand)]
pub(crate) enum DiceCommand {
    /// Throw the dice of a game again and check that they fell as promised
    #[command(after_help = "\
The file is the answer of a server to GET /api/games/ID. Nothing in it is taken on trust: the seed \
is hashed again and compared with the commitment, the dice are thrown again from the seed and from \
what both players have added, and the start position is set up again.

Example:
  curl -s http://localhost:8080/api/games/ew2vg51bk21d | tigerden dice verify -")]
    Verify {
        /// The game as JSON; `-` is standard input
        file: PathBuf,
        #[command(flatten)]
        json: Json,
    },
}

/// The answer to `dice verify --json`.
#[derive(Serialize)]
struct Verified<'a> {
    /// What the server promised: the hash of the seed.
    commitment: &'a Seed,
    /// What the players have added, first and second side.
    added: &'a [Option<Nonce>; 2],
    /// The seed; none before both have joined.
    seed: Option<&'a Seed>,
    throws: &'a [Throw],
    lots: Vec<Lots<'a>>,
}

/// Lots that were drawn during the game.
#[derive(Serialize)]
struct Lots<'a> {
    secret: &'a Seed,
    moves: &'a [String],
}

pub(crate) fn run(hall: &Hall, command: &DiceCommand) -> Result<(), Failure> {
    match command {
        DiceCommand::Verify { file, json } => verify(hall, file, *json),
    }
}

fn verify(hall: &Hall, file: &Path, json: Json) -> Result<(), Failure> {
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
    let thrown = state.thrown();
    let lots = view.events.iter().filter_map(|entry| match &entry.event {
        Event::Lots { secret, moves } => Some(Lots { secret, moves }),
        _ => None,
    });
    let verified = Verified {
        commitment: &promise.commitment,
        added: &promise.nonces,
        seed: thrown.map(|thrown| &thrown.seed),
        throws: thrown.map_or(&[], |thrown| &thrown.throws),
        lots: lots.collect(),
    };
    if json.json {
        return json::print(&verified);
    }
    Ok(verified.write()?)
}

impl Verified<'_> {
    fn write(&self) -> io::Result<()> {
        let mut out = io::stdout().lock();
        writeln!(out, "commitment: {}", self.commitment)?;
        let [first, second] = self.added.each_ref().map(added);
        writeln!(out, "added by the players: {first}, {second}")?;
        let Some(seed) = self.seed else {
            return writeln!(
                out,
                "ok: promised; nothing is thrown before both have joined"
            );
        };
        writeln!(out, "seed: {seed}")?;
        for throw in self.throws {
            writeln!(out, "{throw}")?;
        }
        for Lots { secret, moves } in &self.lots {
            writeln!(out, "lots from {secret}: {}", plain(&moves.join(" ")))?;
        }
        writeln!(
            out,
            "ok: the seed fits the commitment, and the dice fall like this"
        )
    }
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
