//! Options of a game as `name=value` on the command line.

use std::collections::BTreeMap;
use std::io::{self, Write};

use clap::Args;
use dice::{Dice, Seed};
use game::TextError;
use hall::{Hall, Options, StartError, Started, Table};

use crate::failure::Failure;

/// How a game is to start.
#[derive(Args, Debug)]
pub(crate) struct Choices {
    /// An option of the game, agreed on by both sides; `tigerden games` lists them
    #[arg(short, long = "option", value_name = "NAME=VALUE", value_parser = pair)]
    options: Vec<Pair>,
    /// A choice of the first side, such as its set-up
    #[arg(long, value_name = "NAME=VALUE", value_parser = pair)]
    first: Vec<Pair>,
    /// A choice of the second side
    #[arg(long, value_name = "NAME=VALUE", value_parser = pair)]
    second: Vec<Pair>,
    /// What dice are thrown from, in games that have any: 64 digits 0-9 and a-f; random if left out
    #[arg(long, value_name = "SEED")]
    dice: Option<Seed>,
}

type Pair = (String, String);

fn pair(text: &str) -> Result<Pair, String> {
    match text.split_once('=') {
        Some((name, value)) => Ok((name.to_owned(), value.to_owned())),
        None => Err("expected NAME=VALUE, such as `edition=quicksheet`".to_owned()),
    }
}

impl Choices {
    /// Starts the game called `game` with these choices. Reports on standard error how the dice
    /// fell that decided something.
    pub(crate) fn start(&self, hall: &Hall, game: &str) -> Result<Box<dyn Table>, Failure> {
        let map = |pairs: &[Pair]| pairs.iter().cloned().collect::<BTreeMap<_, _>>();
        let options = Options {
            game: map(&self.options),
            seats: [map(&self.first), map(&self.second)],
        };
        let seed = match &self.dice {
            Some(seed) => seed.clone(),
            None => random()?,
        };
        let mut dice = Dice::new(&seed, &[None, None]);
        let started = hall.throw(game, &options, &mut dice);
        let Started { table, throws } = started.map_err(|error| self.explain(game, &error))?;
        if !throws.is_empty() {
            let mut said = io::stderr().lock();
            for throw in throws {
                writeln!(said, "{throw}")?;
            }
            writeln!(said, "thrown from --dice {seed}")?;
        }
        Ok(table)
    }

    /// Shows the error at the word that is wrong.
    fn explain(&self, game: &str, error: &StartError) -> Failure {
        let all = || self.options.iter().chain(&self.first).chain(&self.second);
        let place = match error {
            StartError::Option { option, .. } => all()
                .find(|pair| pair.0 == *option)
                .map(|(name, value)| (format!("{name}={value}"), 0, name.len())),
            StartError::Choice { option, choice, .. } => all()
                .find(|pair| pair.0 == *option && pair.1 == *choice)
                .map(|(name, value)| (format!("{name}={value}"), name.len() + 1, value.len())),
            StartError::Game { .. } | StartError::Dice { .. } | StartError::Together(_) => None,
        };
        let (text, at, len) = place.unwrap_or_else(|| (game.to_owned(), 0, game.len()));
        let name = if matches!(error, StartError::Game { .. }) {
            "the game"
        } else {
            "the option"
        };
        Failure::input(name, &text, TextError::new(at, len, error.message()))
            .help("`tigerden games` lists all games with their options")
    }
}

fn random() -> Result<Seed, Failure> {
    let mut bytes = [0; 32];
    let filled = getrandom::fill(&mut bytes);
    filled.map_err(|error| Failure::Io(io::Error::other(error)))?;
    Ok(Seed::new(bytes))
}
