//! The command `tournament new`.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use tournament::Board;
use tournament::event::Tournament;
use tournament::log::{Boards, Charter, Contest, Entry, Fact, Format};
use tournament::standings::TieBreak;

use super::file::now;
use crate::failure::Failure;
use crate::files;

/// What is agreed on.
#[derive(Args, Debug)]
pub(crate) struct New {
    /// The file that is made
    file: PathBuf,
    /// The name of the tournament
    #[arg(long)]
    name: String,
    /// The director
    #[arg(long, value_name = "NAME")]
    by: String,
    /// The game and its board, such as `tora/short`
    #[arg(long)]
    game: String,
    /// How players are paired
    #[arg(long, value_enum)]
    format: FormatName,
    /// How many rounds there are (swiss, mcmahon, ladder), or how often everybody meets (round-robin)
    #[arg(long, value_name = "N")]
    rounds: Option<u32>,
    /// McMahon: the rank at and below which players begin with nothing
    #[arg(long, default_value_t = 1, value_name = "RANK")]
    floor: i64,
    /// McMahon: the rank at and above which all begin with the same
    #[arg(long, default_value_t = 5, value_name = "RANK")]
    bar: i64,
    /// Knock-out: the losers of the semifinals play for the third place
    #[arg(long)]
    third_place: bool,
    /// Ladder: how many more matches must be won than lost at a rank to reach the next
    #[arg(long, default_value_t = 3, value_name = "N")]
    advance: u32,
    /// Ladder: how many lost matches eliminate a player
    #[arg(long, value_name = "N")]
    max_losses: Option<u32>,
    /// Ladder: how many days must lie between two resets of a player
    #[arg(long, value_name = "DAYS")]
    reset_frequency: Option<u32>,
    /// What two players play: `game`, `pair`, `lead:N`, `tora-short:TARGET`, `tora-long:TARGET`
    #[arg(long, default_value = "game", value_parser = contest)]
    contest: Contest,
    /// The Assassin is agreed on (matches of TORA)
    #[arg(long)]
    assassin: bool,
    /// What orders players of the same score, the most important first
    #[arg(long, value_delimiter = ',', value_parser = tie_break, value_name = "NAMES")]
    tie_breaks: Vec<TieBreak>,
    /// Only those are paired who have checked in
    #[arg(long)]
    check_in: bool,
    /// How often a player may rest for half a point
    #[arg(long, default_value_t = 0, value_name = "N")]
    rests: u32,
    /// Decides what the rules of pairing leave open; drawn if left out, and written into the file
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// On a server, boards start by themselves: the game as the server calls it, such as `tora-short`
    #[arg(long, value_name = "GAME", value_parser = server_game)]
    boards: Option<String>,
    /// The clocks of such boards, such as `fischer 10m+5s`; none if left out
    #[arg(long, requires = "boards", value_parser = clock)]
    clock: Option<String>,
    /// What is chosen for the game on such boards, such as `edition=website`
    #[arg(long = "option", requires = "boards", value_name = "NAME=VALUE", value_parser = option)]
    options: Vec<(String, String)>,
    /// On such boards, how many seconds each player has before the first move for what is left to him, such as his
    /// set-up; 0: all defaults are taken
    #[arg(long, requires = "boards", value_name = "SECONDS", default_value_t = CHOOSING)]
    choosing: u32,
}

/// How many seconds players have to choose, if nothing else is said.
const CHOOSING: u32 = 300;

/// The name of a format.
#[derive(Clone, Copy, Debug, ValueEnum)]
#[value(rename_all = "kebab-case")]
enum FormatName {
    /// Players of the same score, nobody twice
    Swiss,
    /// As Swiss, but stronger players begin with more points
    #[value(name = "mcmahon")]
    McMahon,
    /// Everybody against everybody
    RoundRobin,
    /// Who loses is out
    KnockOut,
    /// TORA's tiers: the winners go on to the next
    Tiers,
    /// The ladder of King's Convoy
    Ladder,
}

impl New {
    /// Makes the file.
    pub(super) fn run(&self) -> Result<(), Failure> {
        let charter = Charter {
            name: self.name.clone(),
            game: self.game.clone(),
            format: self.format()?,
            contest: match self.contest {
                Contest::Tora { board, target, .. } => Contest::Tora {
                    board,
                    target,
                    assassin: self.assassin,
                },
                other => other,
            },
            tie_breaks: self.tie_breaks.clone(),
            check_in: self.check_in,
            rests: self.rests,
            seed: match self.seed {
                Some(seed) => seed,
                None => {
                    getrandom::u64().map_err(|error| Failure::Io(std::io::Error::other(error)))?
                }
            },
            boards: self.boards.as_deref().map(|game| self.boards(game)),
        };
        let entry = Entry {
            at: now(),
            by: self.by.clone(),
            fact: Fact::Founded(charter),
        };
        Tournament::found(&entry).map_err(|refused| Failure::refused(&refused))?;
        let line = entry.line().map_err(std::io::Error::from)?;
        files::create("FILE", &self.file, &line, false)
    }

    fn boards(&self, game: &str) -> Boards {
        let options = self.options.iter().cloned().collect();
        let info = hall::find(game);
        let chooses = info.is_some_and(|info| info.options_left(&options).next().is_some());
        Boards {
            game: game.to_owned(),
            clock: self.clock.clone(),
            choosing: if chooses { self.choosing } else { 0 },
            options,
        }
    }

    fn format(&self) -> Result<Format, Failure> {
        let rounds = || {
            let said = "this format needs --rounds".to_owned();
            self.rounds
                .ok_or_else(|| Failure::said("--format", "--rounds", 0, said))
        };
        Ok(match self.format {
            FormatName::Swiss => Format::Swiss { rounds: rounds()? },
            FormatName::McMahon => Format::McMahon {
                rounds: rounds()?,
                floor: self.floor,
                bar: self.bar,
            },
            FormatName::RoundRobin => Format::RoundRobin {
                cycles: self.rounds.unwrap_or(1),
            },
            FormatName::KnockOut => Format::KnockOut {
                third_place: self.third_place,
            },
            FormatName::Tiers => Format::Tiers {},
            FormatName::Ladder => Format::Ladder {
                rounds: rounds()?,
                advance: self.advance,
                max_losses: self.max_losses,
                reset_frequency: self.reset_frequency,
            },
        })
    }
}

fn contest(text: &str) -> Result<Contest, String> {
    let expected = || {
        "expected `game`, `pair`, `lead:N`, `tora-short:TARGET` (49 to 64) or `tora-long:TARGET` (181 to 240)"
            .to_owned()
    };
    let tora = |board, target: &str| {
        let target = target.parse().map_err(|_| expected())?;
        Ok(Contest::Tora {
            board,
            target,
            assassin: false,
        })
    };
    match (text, text.split_once(':')) {
        ("game", _) => Ok(Contest::Game),
        ("pair", _) => Ok(Contest::Pair),
        (_, Some(("lead", wins))) => wins.parse().map(Contest::Lead).map_err(|_| expected()),
        (_, Some(("tora-short", target))) => tora(Board::Short, target),
        (_, Some(("tora-long", target))) => tora(Board::Long, target),
        _ => Err(expected()),
    }
}

fn server_game(text: &str) -> Result<String, String> {
    let known = || {
        hall::games()
            .map(|info| info.id)
            .collect::<Vec<_>>()
            .join(", ")
    };
    hall::find(text)
        .map(|info| info.id.to_owned())
        .ok_or_else(|| format!("expected one of {}", known()))
}

fn clock(text: &str) -> Result<String, String> {
    let settings: Result<clock::Settings, _> = text.parse();
    settings
        .map(|settings| settings.to_string())
        .map_err(|error| error.to_string())
}

fn option(text: &str) -> Result<(String, String), String> {
    let pair = text.split_once('=').filter(|(name, _)| !name.is_empty());
    pair.map(|(name, value)| (name.to_owned(), value.to_owned()))
        .ok_or_else(|| "expected NAME=VALUE".to_owned())
}

fn tie_break(text: &str) -> Result<TieBreak, String> {
    let value = serde_json::Value::String(text.to_owned());
    serde_json::from_value(value).map_err(|_| {
        let name = |tie_break| {
            serde_json::to_value(tie_break)
                .ok()?
                .as_str()
                .map(str::to_owned)
        };
        let names: Vec<_> = TieBreak::ALL.into_iter().filter_map(name).collect();
        format!("expected one of {}", names.join(", "))
    })
}
