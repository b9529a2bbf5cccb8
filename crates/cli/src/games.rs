//! The games on offer and how they start.

use std::io::{self, Write};

use game::Viewer;
use hall::{OptionInfo, Scope};

use crate::choices::Choices;
use crate::failure::Failure;
use crate::texts::text;

/// Prints all games with their options.
pub(crate) fn list() -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    for info in hall::games() {
        writeln!(out, "{}  {}", info.id, text(info.name))?;
        let [first, second] = info.sides.map(text);
        writeln!(out, "    sides: {first} (first), {second} (second)")?;
        for option in &info.options {
            writeln!(out, "    {}", line(option))?;
        }
    }
    Ok(())
}

fn line(option: &OptionInfo) -> String {
    let how = match option.scope {
        Scope::Game => "--option",
        Scope::Seat | Scope::Wish => "--first, --second",
    };
    let choices: Vec<&str> = option
        .choices
        .iter()
        .map(|choice| choice.id.as_str())
        .collect();
    format!("{how} {}={}", option.id, choices.join("|"))
}

/// Prints the start position of a game.
pub(crate) fn start(game: &str, choices: &Choices) -> Result<(), Failure> {
    let table = choices.start(game)?;
    writeln!(io::stdout().lock(), "{}", table.position(Viewer::Judge))?;
    Ok(())
}
