//! The games on offer and how they start.

use std::io::{self, Write};

use game::Viewer;
use hall::{Hall, OptionInfo, Rules, Scope};

use crate::choices::Choices;
use crate::failure::Failure;
use crate::texts::text;

/// Prints all games with their options.
pub(crate) fn list(hall: &Hall) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    for rules in hall.games() {
        let info = rules.info();
        writeln!(out, "{}  {}", info.id, text(info.name))?;
        let [first, second] = info.sides.map(text);
        writeln!(out, "    sides: {first} (first), {second} (second)")?;
        for option in info.options {
            writeln!(out, "    {}", line(rules, option))?;
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

/// Prints the start position of a game.
pub(crate) fn start(hall: &Hall, game: &str, choices: &Choices) -> Result<(), Failure> {
    let table = choices.start(hall, game)?;
    writeln!(io::stdout().lock(), "{}", table.position(Viewer::Judge))?;
    Ok(())
}
