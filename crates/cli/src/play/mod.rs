//! A game in the terminal.

mod board;
mod cell;
mod console;
mod entry;
mod help;
mod hint;
mod keys;
mod moves;
mod numbers;
mod panel;
pub(crate) mod plain;
mod saving;
mod screen;
mod session;
mod signals;
mod terminal;
#[cfg(test)]
mod tests;
mod timing;
mod view;

use std::io::{IsTerminal, Write};
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::{env, io};

use clap::{Args, ValueEnum};
use clap_complete::ArgValueCompleter;
use clock::{Moment, Settings};
use engine::Limits;
use game::TextError;
use game::record::About;
use hall::{Catalogue, Hall};
use play::{LocalGame, Setup};
use protocol::{Agreed, Kept, Seat, SeriesGame, TagError};
use series::{Reset, Roles, Series};

use self::console::Console;
use self::saving::{Others, Saving};
pub(crate) use self::session::{Message, Session};
use self::view::View;
use crate::choices::{self, Choices};
use crate::failure::Failure;
use crate::language::Language;
use crate::selfplay::level;
use crate::source::Records;
use crate::words::number;
use crate::{completions, source, texts};

/// How to play.
#[derive(Args, Debug)]
pub(crate) struct Play {
    /// The game, such as `tora-short`, or a member of its family, such as `brandubh`
    #[arg(required_unless_present_any = ["record", "position"], add = ArgValueCompleter::new(completions::games))]
    game: Option<String>,
    #[command(flatten)]
    choices: Choices,
    /// Start from this position
    #[arg(long, value_name = "POSITION", conflicts_with_all = ["game", "record", "options", "first", "second", "dice"])]
    position: Option<String>,
    /// Play against the computer at this level, 1 to 10; with --record, as before if left out
    #[arg(short, long, value_name = "LEVEL", value_parser = level())]
    level: Option<u8>,
    /// What you play; if left out, `first` against the computer and `both` without it, with
    /// --record as before
    #[arg(short, long, value_name = "SIDE")]
    side: Option<Sides>,
    /// How long the computer may think about a turn, in milliseconds
    #[arg(long, value_name = "NUMBER", default_value_t = 1000, value_parser = number(1u64..))]
    time_ms: u64,
    /// Play with clocks, such as `fischer 5m+3s` or `tiger 30m+150m+60s`; with --record, the clocks
    /// go on as they stood if left out
    #[arg(long, value_name = "CLOCK")]
    clock: Option<String>,
    /// Play touch-move: a touched piece that can move has to move, and no move is taken back; between
    /// people only
    #[arg(long)]
    touch_move: bool,
    /// Play a match of two games, with the sides swapped in the second one
    #[arg(long = "match", conflicts_with_all = ["record", "position"])]
    pair: bool,
    /// Play for points over several boards, until somebody has so many at the end of a round: 79, 724,
    /// 1295, 483, 65535 or any other number
    #[arg(long, value_name = "TARGET", value_parser = number(NonZeroU32::MIN..), conflicts_with_all = ["record", "position", "pair"])]
    points: Option<NonZeroU32>,
    /// In points play, swap the sides from board to board
    #[arg(long, requires = "points")]
    swap: bool,
    /// In points play, let a player who is down to one action have the board set up anew
    #[arg(long, requires = "points")]
    reset: bool,
    /// Go on with the game of this record, or with the match
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "options", "first", "second", "dice"])]
    record: Option<PathBuf>,
    /// The number of the game in a record of several games; the last one of a match if left out
    #[arg(long = "game", value_name = "NUMBER", requires = "record", value_parser = number(1usize..))]
    number: Option<usize>,
    /// Save the game, or the whole match, to this file after each turn and at the end
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    #[command(flatten)]
    language: Language,
}

/// The sides that people play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Sides {
    /// The side that moves first
    First,
    /// The other side
    Second,
    /// Both, at one keyboard
    Both,
}

impl Play {
    /// Who plays each side: the players of the record, or those that the options ask for. Fails if
    /// level and sides contradict each other.
    fn seats(&self, recorded: [Seat; 2]) -> Result<[Seat; 2], Failure> {
        let computer = |seat: &Seat| match seat {
            Seat::Computer { level, .. } => Some(*level),
            Seat::Person { .. } | Seat::Open => None,
        };
        let person = |seat: &Seat| match seat {
            Seat::Person { name } => Seat::Person { name: name.clone() },
            Seat::Computer { .. } | Seat::Open => nobody(),
        };
        let level = self.level.or_else(|| recorded.iter().find_map(computer));
        let wrong = |name: &str, message| {
            let error = TextError::new(0, name.len(), message);
            Err(Failure::input("--side", name, error))
        };
        let sides = match (self.level, self.side) {
            (None, None) => return Ok(recorded),
            (Some(_), None) if computer(&recorded[0]).is_some() => Sides::Second,
            (Some(_), None) => Sides::First,
            (_, Some(sides)) => sides,
        };
        let computer = match (sides, level) {
            (Sides::Both, Some(_)) if self.level.is_some() => {
                return wrong("both", "cli-text-nothing-left");
            }
            (Sides::Both, _) => return Ok(recorded.each_ref().map(person)),
            (Sides::First, None) => return wrong("first", "cli-text-needs-level"),
            (Sides::Second, None) => return wrong("second", "cli-text-needs-level"),
            (_, Some(level)) => Seat::Computer { level, name: None },
        };
        let [first, second] = recorded.each_ref().map(person);
        Ok(match sides {
            Sides::First => [first, computer],
            _ => [computer, second],
        })
    }

    /// The match or points play that the options ask for.
    fn series(&self) -> Option<Series> {
        if self.pair {
            return Some(Series::pair());
        }
        let mut agreed = Series::points(self.points?);
        if self.swap {
            agreed.roles = Roles::Swapped;
        }
        if self.reset {
            agreed.reset = Reset::OneAction;
        }
        Some(agreed)
    }

    /// Who plays, with which clocks and agreements: as in the record, where the options don't say
    /// otherwise. `before` are the games before this one in the file.
    fn kept(&self, about: &mut About, before: &[SeriesGame]) -> Result<Kept, Failure> {
        let mut recorded =
            Kept::take(about, before).map_err(|TagError { tag, value, error }| {
                let name = format!("the tag {tag} of the record");
                Failure::input(&name, &value, error)
            })?;
        let chosen = self.clock.as_deref().map(|text| {
            let settings = text.parse::<Settings>();
            settings.map_err(|error| Failure::input("--clock", text, error))
        });
        let seats = self.seats(recorded.seats)?;
        let computer = seats
            .iter()
            .any(|seat| matches!(seat, Seat::Computer { .. }));
        if self.touch_move && computer {
            let error = TextError::new(0, "--touch-move".len(), "cli-text-touch-move");
            return Err(Failure::input("the command line", "--touch-move", error));
        }
        recorded.agreed.touch_move |= self.touch_move;
        Ok(match chosen.transpose()? {
            None => Kept { seats, ..recorded },
            // Other clocks start anew.
            clock => Kept {
                clock,
                left: None,
                seats,
                ..recorded
            },
        })
    }
}

/// A person without a name.
fn nobody() -> Seat {
    Seat::Person {
        name: String::new(),
    }
}

/// Plays a game in the terminal.
pub(crate) fn run(hall: &Hall, catalogue: &Catalogue, play: &Play) -> Result<(), Failure> {
    let (session, others) = session(hall, play)?;
    let save = play.save.as_deref();
    let taken = save.filter(|path| path.exists() && play.record.as_deref() != Some(path));
    if let Some(path) = taken {
        let name = path.display().to_string();
        let error = TextError::new(0, name.len(), "cli-text-file-exists");
        let help = "--record and --save with the same name go on with a saved game";
        return Err(Failure::input("--save", &name, error).help(help));
    }
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        return Err(Failure::NoTerminal);
    }
    texts::speak(play.language.code())?;
    let colors = env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
    let view = View::of(&session, colors);
    let mut saving = Saving::new(play.save.clone(), others);
    saving.save(&session)?;
    let limits = Limits::time(play.time_ms);
    let mut console = Console::new(session, view, saving, limits, (hall, catalogue));
    let played = terminal::run(&mut console);
    let saved = console.saving.save(&console.session);
    let signal = played?;
    saved?;
    if let Some(left) = console.saving.left() {
        // A terminal that is gone says so by a signal.
        writeln!(io::stdout(), "{left}").or_else(|error| signal.map_or(Err(error), |_| Ok(())))?;
    }
    signal.map_or(Ok(()), |signal| Err(Failure::Signal(signal)))
}

/// The game that is asked for, with the other games that belong into its file.
fn session(hall: &Hall, play: &Play) -> Result<(Session, Others), Failure> {
    let now = terminal::now();
    if let Some(path) = &play.record {
        return resumed(hall, play, path, now);
    }
    let kept = play.kept(&mut About::default(), &[])?;
    let session = match (play.series(), &play.position) {
        (Some(agreed), _) => series(hall, play, agreed, kept, now)?,
        (None, Some(position)) => {
            let table = source::position(hall, position)?;
            Session::new(hall, table, About::default(), kept, now)?
        }
        (None, None) => series(hall, play, Series::single(), kept, now)?,
    };
    Ok((session, Others::default()))
}

/// Which sides the computer plays.
fn computers(seats: &[Seat; 2]) -> [bool; 2] {
    seats
        .each_ref()
        .map(|seat| matches!(seat, Seat::Computer { .. }))
}

/// A single game, the first game of a match, or the first board of points play.
fn series(
    hall: &Hall,
    play: &Play,
    series: Series,
    kept: Kept,
    now: Moment,
) -> Result<Session, Failure> {
    let name = play.game.as_deref().unwrap_or_default();
    let begun = play.choices.begin(hall, name, computers(&kept.seats))?;
    let info = begun.table.info();
    if play.points.is_some() && !info.points_play {
        let error = TextError::new(0, name.len(), "cli-text-no-points-play");
        return Err(Failure::input("the game", name, error));
    }
    let (options, seed) = (begun.options.clone(), begun.seed.clone());
    begun.reported()?;
    let setup = Setup {
        game: info.id.to_owned(),
        options,
        position: None,
        seats: kept.seats,
        clock: kept.clock,
        touch_move: kept.agreed.touch_move,
        series,
    };
    let game = LocalGame::start(hall, setup, &seed, now)?.sealed_with(choices::salt, now)?;
    Ok(Session::of_game(game, now))
}

/// The game of a record, or the last one of its match.
fn resumed(
    hall: &Hall,
    play: &Play,
    path: &Path,
    now: Moment,
) -> Result<(Session, Others), Failure> {
    let records = Records::read(path)?;
    let last = records.games.len().saturating_sub(1);
    let one_of_match =
        play.number.is_none() && last > 0 && Agreed::in_series(&records.play(hall, last)?.1);
    let number = play.number.or(one_of_match.then_some(last + 1));
    let index = records.index(number)?;
    let (table, mut about) = records.play(hall, index)?;
    let mut before = Vec::new();
    if Agreed::in_series(&about) {
        for index in 0..index {
            let (table, _) = records.play(hall, index)?;
            before.push(SeriesGame {
                id: (index + 1).to_string(),
                result: table.outcome().map(Into::into),
            });
        }
    }
    let kept = play.kept(&mut about, &before)?;
    let of_match = kept.agreed.series.as_ref();
    let of_match = of_match.map_or(0, |series| series.number() as usize - 1);
    let others = Others::around(path, &records, index, of_match);
    Ok((Session::new(hall, table, about, kept, now)?, others))
}
