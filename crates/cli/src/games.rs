//! The games on offer and how they start.

use std::io::{self, Write};

use clap::Args;
use clap_complete::ArgValueCompleter;
use dice::Seed;
use game::{Side, Viewer};
use hall::{Hall, OptionInfo, Rules, Scope, Throw};
use serde::Serialize;

use crate::choices::{Begun, Choices, names};
use crate::completions;
use crate::failure::Failure;
use crate::json::{self, Json};
use crate::texts::text;

/// The answer to `games --json`.
#[derive(Serialize)]
struct Games<'a> {
    games: Vec<Game<'a>>,
}

#[derive(Serialize)]
struct Game<'a> {
    id: &'static str,
    name: String,
    /// The names of the sides, first and second.
    sides: [String; 2],
    /// All names by which it can be started: its own and those of the members of its family.
    names: Vec<&'a str>,
    options: Vec<GameOption<'a>>,
    /// Clocks that suit it, the most usual first.
    clocks: &'static [&'static str],
}

#[derive(Serialize)]
struct GameOption<'a> {
    id: &'static str,
    name: String,
    /// Who chooses: `game`, both together; `seat`, each side in secret; `wish`, each side openly.
    scope: &'static str,
    /// The choices; the first is the default.
    choices: Vec<&'a str>,
    /// Without this choice of another option, this one has no effect.
    needs: Option<Need>,
}

#[derive(Serialize)]
struct Need {
    option: &'static str,
    choice: &'static str,
}

/// Prints all games with their options.
pub(crate) fn list(hall: &Hall, json: Json) -> Result<(), Failure> {
    if json.json {
        let games = hall.games().map(game).collect();
        return json::print(&Games { games });
    }
    let mut out = io::stdout().lock();
    for rules in hall.games() {
        let info = rules.info();
        writeln!(out, "{}  {}", info.id, text(info.name))?;
        let [first, second] = info.sides.map(text);
        writeln!(out, "    sides: {first} (first), {second} (second)")?;
        for option in info.options {
            writeln!(out, "    {}", line(rules, option))?;
        }
        let others: Vec<_> = names(rules).skip(1).collect();
        if !others.is_empty() {
            writeln!(out, "    by name, too: {}", others.join(", "))?;
        }
    }
    Ok(())
}

fn line(rules: &Rules, option: &OptionInfo) -> String {
    let how = match option.scope {
        Scope::Game => "--option",
        Scope::Seat | Scope::Wish => "--first, --second",
    };
    let choices: Vec<&str> = rules.choices(option).map(|choice| choice.id).collect();
    format!("{how} {}={}", option.id, choices.join("|"))
}

fn game(rules: &Rules) -> Game<'_> {
    let info = rules.info();
    let option = |option: &'static OptionInfo| GameOption {
        id: option.id,
        name: text(&format!("option-{}", option.id)),
        scope: match option.scope {
            Scope::Game => "game",
            Scope::Seat => "seat",
            Scope::Wish => "wish",
        },
        choices: rules.choices(option).map(|choice| choice.id).collect(),
        needs: option.when.map(|(option, choice)| Need { option, choice }),
    };
    Game {
        id: info.id,
        name: text(info.name),
        sides: info.sides.map(text),
        names: names(rules).collect(),
        options: info.options.iter().map(option).collect(),
        clocks: info.clocks,
    }
}

/// Which game to start.
#[derive(Args, Debug)]
pub(crate) struct Start {
    /// The game, such as `tora-short`, or a member of its family, such as `brandubh`
    #[arg(add = ArgValueCompleter::new(completions::games))]
    game: String,
    #[command(flatten)]
    choices: Choices,
    #[command(flatten)]
    json: Json,
}

/// The answer to `start --json`.
#[derive(Serialize)]
struct Started<'a> {
    game: &'static str,
    position: String,
    to_move: Option<Side>,
    /// What dice have decided.
    throws: &'a [Throw],
    /// What they were thrown from; none if nothing was thrown.
    dice: Option<&'a Seed>,
}

/// Prints the start position of a game.
pub(crate) fn start(hall: &Hall, start: &Start) -> Result<(), Failure> {
    let begun = start.choices.begin(hall, &start.game, [false; 2])?;
    if start.json.json {
        let Begun {
            table,
            throws,
            seed,
            ..
        } = &begun;
        return json::print(&Started {
            game: table.info().id,
            position: table.position(Viewer::Judge),
            to_move: table.to_move(),
            throws,
            dice: (!throws.is_empty()).then_some(seed),
        });
    }
    let table = begun.reported()?;
    writeln!(io::stdout().lock(), "{}", table.position(Viewer::Judge))?;
    Ok(())
}
