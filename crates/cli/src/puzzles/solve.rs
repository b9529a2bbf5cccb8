//! Solving puzzles in the terminal: which ones, and the lines that are typed.

use std::io::{self, BufRead, IsTerminal, Write};
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use clap::Args;
use clap_complete::ArgValueCompleter;
use game::TextError;
use hall::{GameInfo, Hall};
use play::{puzzle_of_day, turn_of_day};
use rulebook::{Puzzle, Puzzles};

use super::attempt::{Attempt, Then};
use super::solved::Solved;
use crate::failure::Failure;
use crate::language::Language;
use crate::texts::{self, fill, text};
use crate::{completions, texts::within};

/// The word for the puzzle of the day.
const DAILY: &str = "daily";
/// The seconds of a day.
const DAY: u64 = 86_400;

/// What to solve.
#[derive(Args, Debug)]
pub(crate) struct Solve {
    /// A game, such as `tora-short`, the id of a puzzle, or `daily`
    #[arg(default_value = DAILY, value_name = "GAME|ID|daily", add = ArgValueCompleter::new(completions::games))]
    what: String,
    /// Keep what is solved in this file; the puzzles of a game that stand in it are left out
    #[arg(long, value_name = "FILE")]
    solved: Option<PathBuf>,
    #[command(flatten)]
    language: Language,
}

/// A puzzle of a game, and its number in the list.
pub(super) struct Task {
    pub(super) info: &'static GameInfo,
    pub(super) puzzle: Puzzle,
    pub(super) number: usize,
    pub(super) count: usize,
    /// Whether it is that of the day.
    pub(super) daily: bool,
}

pub(crate) fn run(hall: &Hall, solve: &Solve) -> Result<(), Failure> {
    texts::speak(solve.language.code())?;
    let mut solved = Solved::open(solve.solved.clone())?;
    let game = hall::find(&solve.what);
    let mut tasks = chosen(&solve.what)?;
    if game.is_some() {
        tasks.retain(|task| !solved.has(task.info.id, &task.puzzle.id));
    }
    let mut out = io::stdout().lock();
    if tasks.is_empty() {
        writeln!(out, "{}", text("terminal-puzzle-none-left"))?;
    }
    let mut lines = io::stdin().lock().lines();
    let prompts = io::stdin().is_terminal();
    for task in &tasks {
        title(task, &mut out)?;
        let mut attempt = Attempt::begin(hall, task)?;
        attempt.draw(&mut out)?;
        loop {
            if prompts {
                write!(out, "> ")?;
                out.flush()?;
            }
            let Some(line) = lines.next().transpose()? else {
                return Ok(());
            };
            match attempt.typed(line.trim(), &mut out)? {
                Then::Stay => {}
                Then::Next => break,
                Then::Solved => {
                    solved.add(task.info.id, &task.puzzle.id)?;
                    break;
                }
                Then::Leave => return Ok(()),
            }
        }
    }
    Ok(())
}

/// The puzzles that are asked for.
fn chosen(what: &str) -> Result<Vec<Task>, Failure> {
    if what == DAILY {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        let day = since.map_or(0, |since| since.as_secs() / DAY);
        return Ok(of_day(day)?.into_iter().collect());
    }
    if let Some(info) = hall::find(what) {
        return of_game(info);
    }
    for info in hall::games() {
        let mut tasks = of_game(info)?;
        tasks.retain(|task| task.puzzle.id == what);
        if !tasks.is_empty() {
            return Ok(tasks);
        }
    }
    let games: Vec<_> = hall::games().map(|info| info.id).collect();
    let error = TextError::new(0, what.len(), "cli-text-no-puzzle");
    let help = format!(
        "expected `{DAILY}`, the id of a puzzle or a game: {}",
        games.join(", ")
    );
    Err(Failure::input("the puzzle", what, error).help(help))
}

/// The puzzle of a day, as the browser chooses it: each game has its turn.
fn of_day(day: u64) -> Result<Option<Task>, Failure> {
    let games: Vec<_> = hall::games()
        .filter(|info| hall::puzzles(info.id).is_some())
        .collect();
    let Some(info) = games.get(turn_of_day(day, games.len())) else {
        return Ok(None);
    };
    let mut tasks = of_game(info)?;
    let round = day / games.len().max(1) as u64;
    let index = puzzle_of_day(round, tasks.len());
    let found = (index < tasks.len()).then(|| tasks.swap_remove(index));
    Ok(found.map(|task| Task {
        daily: true,
        ..task
    }))
}

/// All puzzles of a game, the easiest first.
fn of_game(info: &'static GameInfo) -> Result<Vec<Task>, Failure> {
    let file = hall::puzzles(info.id).map(Puzzles::read).transpose();
    let file = file.map_err(|error| Failure::Texts(error.to_string()))?;
    let puzzles = file.map_or_else(Vec::new, |file| file.puzzles);
    let count = puzzles.len();
    let task = |(puzzle, number)| Task {
        info,
        puzzle,
        number,
        count,
        daily: false,
    };
    Ok(puzzles.into_iter().zip(1..).map(task).collect())
}

/// What stands above a puzzle.
fn title(task: &Task, out: &mut impl Write) -> io::Result<()> {
    let key = match task.daily {
        true => "puzzle-title-daily",
        false => "puzzle-title",
    };
    let game = text(task.info.name);
    let args = [("number", task.number.into()), ("game", game.into())];
    let about = [
        ("number", task.number.into()),
        ("count", task.count.into()),
        ("id", task.puzzle.id.clone().into()),
        ("difficulty", within(task.puzzle.difficulty().key()).into()),
    ];
    writeln!(out, "{}", fill(key, &args))?;
    writeln!(out, "{}", fill("terminal-puzzle-about", &about))
}

#[cfg(test)]
mod tests {
    use super::of_day;

    #[test]
    fn each_game_has_its_day() {
        let day = |day| of_day(day).unwrap().unwrap();
        let games = (0..5).map(|number| day(number).info.id);
        let all = hall::games().map(|info| info.id);
        assert_eq!(games.collect::<Vec<_>>(), all.collect::<Vec<_>>());
        assert_ne!(day(0).number, day(5).number);
    }
}
