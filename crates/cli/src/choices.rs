//! Options of a game as `name=value` on the command line.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::iter;

use clap::Args;
use clap_complete::ArgValueCompleter;
use commit::Salt;
use dice::{Dice, Seed};
use game::{Message, Side, TextError};
use hall::{Hall, Options, Rules, Scope, StartError, Started, Table, Throw};

use crate::failure::Failure;
use crate::{completions, suggest};

/// How a game is to start.
#[derive(Args, Debug)]
pub(crate) struct Choices {
    /// An option of the game that both sides agree on; `tigerden games` lists all options
    #[arg(short, long = "option", value_name = "NAME=VALUE", value_parser = pair,
        add = ArgValueCompleter::new(completions::options))]
    options: Vec<Pair>,
    /// A choice of the first side, such as `setup=aggressive`
    #[arg(long, value_name = "NAME=VALUE", value_parser = pair,
        add = ArgValueCompleter::new(completions::seat_choices))]
    first: Vec<Pair>,
    /// A choice of the second side
    #[arg(long, value_name = "NAME=VALUE", value_parser = pair,
        add = ArgValueCompleter::new(completions::seat_choices))]
    second: Vec<Pair>,
    /// The seed from which dice are thrown: 64 digits 0-9 and a-f; random if left out
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

/// A game as its players have chosen it, and what dice decided for them.
pub(crate) struct Begun {
    pub(crate) table: Box<dyn Table>,
    pub(crate) throws: Vec<Throw>,
    /// What the dice were thrown from.
    pub(crate) seed: Seed,
    /// What both sides have chosen.
    pub(crate) options: Options,
}

impl Begun {
    /// Reports on standard error how the dice fell that decided something.
    pub(crate) fn reported(self) -> Result<Box<dyn Table>, Failure> {
        if !self.throws.is_empty() {
            let mut said = io::stderr().lock();
            for throw in &self.throws {
                writeln!(said, "{throw}")?;
            }
            writeln!(said, "thrown from --dice {}", self.seed)?;
        }
        Ok(self.table)
    }
}

impl Choices {
    /// The words of the command line that choose the same.
    pub(crate) fn words(&self) -> String {
        let named = [
            ("--option", &self.options),
            ("--first", &self.first),
            ("--second", &self.second),
        ];
        let pairs = named.iter().flat_map(|(argument, pairs)| {
            let pairs = pairs.iter();
            pairs.map(move |(name, value)| format!(" {argument} {name}={value}"))
        });
        let dice = self.dice.iter().map(|seed| format!(" --dice {seed}"));
        pairs.chain(dice).collect()
    }

    /// Starts the game of this name with these choices and reports how dice fell.
    pub(crate) fn start(
        &self,
        hall: &Hall,
        game: &str,
        computers: [bool; 2],
    ) -> Result<Box<dyn Table>, Failure> {
        self.begin(hall, game, computers)?.reported()
    }

    /// Starts the game of this name with these choices; without `--dice` the dice always fall alike.
    pub(crate) fn set_up(&self, hall: &Hall, game: &str) -> Result<Box<dyn Table>, Failure> {
        self.same_each_time(hall, game, [false; 2])
    }

    /// The same with all that the sides may hide, as these choices allow.
    pub(crate) fn set_up_whole(&self, hall: &Hall, game: &str) -> Result<Box<dyn Table>, Failure> {
        self.same_each_time(hall, game, [true; 2])
    }

    fn same_each_time(
        &self,
        hall: &Hall,
        game: &str,
        hiding: [bool; 2],
    ) -> Result<Box<dyn Table>, Failure> {
        let begun = self.begin_from(hall, game, hiding, || Ok(Seed::new([0; 32])))?;
        Ok(begun.table)
    }

    /// Starts the game of this name with these choices. The name is that of a game or of a member of
    /// a family. What the computer's sides may hide, and nobody has chosen for them, they hide by lot.
    pub(crate) fn begin(
        &self,
        hall: &Hall,
        game: &str,
        computers: [bool; 2],
    ) -> Result<Begun, Failure> {
        self.begin_from(hall, game, computers, random)
    }

    fn begin_from(
        &self,
        hall: &Hall,
        game: &str,
        hiding: [bool; 2],
        usual: impl FnOnce() -> Result<Seed, Failure>,
    ) -> Result<Begun, Failure> {
        let Some((rules, member)) = hall.member(game) else {
            return Err(no_game(hall, game));
        };
        let member = member.map(|option| (option.id.to_owned(), game.to_owned()));
        let mut options = Options {
            game: once("--option", member.iter().chain(&self.options))?,
            seats: [
                once("--first", &self.first)?,
                once("--second", &self.second)?,
            ],
        };
        without_effect(rules, &options)?;
        let seed = match &self.dice {
            Some(seed) => seed.clone(),
            None => usual()?,
        };
        let mut dice = Dice::new(&seed, &[None, None]);
        for side in Side::BOTH {
            if hiding[side.index()] {
                rules.hide_some(&mut options, side, &mut dice);
            }
        }
        let started = rules.throw(&options, &mut dice);
        let Started { table, throws } = started.map_err(|error| self.explain(rules, &error))?;
        if self.dice.is_some() && throws.is_empty() {
            let text = seed.to_string();
            let error = TextError::new(0, text.len(), "cli-text-no-throw");
            return Err(Failure::input("--dice", &text, error));
        }
        Ok(Begun {
            table,
            throws,
            seed,
            options,
        })
    }

    /// Shows the error at the word that is wrong.
    fn explain(&self, rules: &Rules, error: &StartError) -> Failure {
        let all = || self.options.iter().chain(&self.first).chain(&self.second);
        let info = rules.info();
        let name_of = |(name, value): &Pair| (format!("{name}={value}"), 0, name.len());
        let (place, help) = match error {
            StartError::Option { option, .. } => {
                let pair = all().find(|pair| pair.0 == *option);
                let known = info.options.iter().map(|known| known.id);
                let elsewhere = info.options.iter().find(|known| known.id == option);
                let help = match elsewhere.map(|option| option.scope) {
                    None => help(suggest::closest(option, known)),
                    Some(Scope::Game) => format!("both sides choose it: --option {option}=…"),
                    Some(Scope::Seat | Scope::Wish) => {
                        format!("each side chooses it: --first {option}=…, --second {option}=…")
                    }
                };
                (pair.map(name_of), help)
            }
            StartError::Choice { option, choice, .. } => {
                let of_option = info.options.iter().find(|known| known.id == *option);
                let known = of_option.into_iter().flat_map(|info| rules.choices(info));
                let place = (format!("{option}={choice}"), option.len() + 1, choice.len());
                let meant = suggest::closest(choice, known.map(|choice| choice.id));
                (Some(place), help(meant))
            }
            StartError::NoEffect { option, .. } => (
                all().find(|pair| pair.0 == *option).map(name_of),
                help(None),
            ),
            StartError::Game { .. } | StartError::Dice { .. } | StartError::Together(_) => {
                (None, help(None))
            }
        };
        let (text, at, len) = place.unwrap_or_else(|| (info.id.to_owned(), 0, info.id.len()));
        let error = TextError::new(at, len, error.message());
        Failure::input("the option", &text, error).help(help)
    }
}

/// Refuses choices of a side that the choices for the game leave nothing to.
fn without_effect(rules: &Rules, options: &Options) -> Result<(), Failure> {
    let info = rules.info();
    for (argument, seat) in ["--first", "--second"].into_iter().zip(&options.seats) {
        let chosen = info.options.iter().filter(|option| {
            let usual = option.choices.first().map(|choice| choice.id);
            let chosen = seat.get(option.id).map(String::as_str);
            chosen.is_some() && chosen != usual && !info.counts(option, &options.game)
        });
        for option in chosen {
            let Some((other, choice)) = option.when else {
                continue;
            };
            let id = option.id;
            let error = StartError::NoEffect {
                option: id,
                other,
                choice,
            };
            let text = format!("{id}={}", seat[id]);
            let error = TextError::new(0, id.len(), error.message());
            return Err(Failure::input(argument, &text, error));
        }
    }
    Ok(())
}

/// There is no game and no member of a family of this name.
pub(crate) fn no_game(hall: &Hall, game: &str) -> Failure {
    let known = || hall.games().flat_map(names);
    let message = Message::new("start-text-no-game")
        .with("game", game)
        .with("names", known().collect::<Vec<_>>().join(", "));
    let error = TextError::new(0, game.len(), message);
    Failure::input("the game", game, error).help(help(suggest::closest(game, known())))
}

/// The names by which a game can be started.
pub(crate) fn names(rules: &Rules) -> impl Iterator<Item = &str> {
    let id = rules.info().id;
    iter::once(id).chain(rules.heads().filter(move |head| *head != id))
}

fn help(meant: Option<&str>) -> String {
    let list = "`tigerden games` lists all games with their options";
    match meant {
        Some(meant) => format!("did you mean `{meant}`? {list}"),
        None => list.to_owned(),
    }
}

/// The pairs as a map; each option may be chosen only once.
fn once<'a>(
    argument: &str,
    pairs: impl IntoIterator<Item = &'a Pair>,
) -> Result<BTreeMap<String, String>, Failure> {
    let mut map = BTreeMap::new();
    for (name, value) in pairs {
        if let Some(before) = map.insert(name.clone(), value.clone()) {
            let text = format!("{name}={value}");
            let message = Message::new("cli-text-chosen-before")
                .with("option", name.as_str())
                .with("choice", before);
            return Err(Failure::input(
                argument,
                &text,
                TextError::new(0, name.len(), message),
            ));
        }
    }
    Ok(map)
}

/// A seed that nobody knows.
pub(crate) fn random() -> Result<Seed, Failure> {
    let mut bytes = [0; 32];
    let filled = getrandom::fill(&mut bytes);
    filled.map_err(|error| Failure::Io(io::Error::other(error)))?;
    Ok(Seed::new(bytes))
}

/// The salt of a sealed note; `None` if the system has no random numbers.
pub(crate) fn salt() -> Option<Salt> {
    // Both are 256 bits as text.
    random().ok()?.to_string().parse().ok()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use game::Viewer;

    use super::*;

    fn start(second: &[Pair], computers: [bool; 2]) -> String {
        let choices = Choices {
            options: vec![("assassins".to_owned(), "on".to_owned())],
            first: vec![("lair".to_owned(), "v2".to_owned())],
            second: second.to_vec(),
            dice: None,
        };
        let table = choices.start(&Hall::all(), "tora-long", computers);
        let position = table.unwrap().position(Viewer::Judge);
        position.rsplit_once(' ').unwrap().1.to_owned()
    }

    #[test]
    fn the_computer_hides_its_assassin_by_lot_and_nobody_elses() {
        assert_eq!(start(&[], [false; 2]), "c@v2h17");
        let drawn: BTreeSet<_> = (0..30).map(|_| start(&[], [false, true])).collect();
        assert!(drawn.len() > 4, "{drawn:?}");
        let hides = |field: &String| field.starts_with("c@v2h17,o@") && field.ends_with("h1");
        assert!(drawn.iter().all(hides), "{drawn:?}");
        let chosen = [("lair".to_owned(), "v3".to_owned())];
        assert_eq!(start(&chosen, [false, true]), "c@v2h17,o@v3h1");
    }
}
