//! The command `puzzles`: lets people solve puzzles, mines them from games of the engine, and checks them by the rules.

mod attempt;
mod solve;
mod solved;

use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use clap::{Args, Subcommand};
use clap_complete::ArgValueCompleter;
use hall::Hall;
use puzzle::Order;
use rulebook::{BookError, Difficulty, Puzzle, Puzzles};
use signal_hook::consts::SIGINT;

use crate::choices::Choices;
use crate::failure::Failure;
use crate::selfplay::level;
use crate::source::{self, Source};
use crate::words::number;
use crate::{completions, files, progress};

/// What to do with puzzles.
#[derive(Debug, Subcommand)]
pub(crate) enum PuzzlesCommand {
    /// Solve puzzles: that of the day, those of a game, or a single one
    #[command(after_help = "\
Moves are typed in notation, with `;` between them; `?` says what else can be typed. The lines can also come from a file \
or a pipe.

Examples:
  tigerden puzzles solve
  tigerden puzzles solve tora-short --solved solved.txt
  tigerden puzzles solve lancerchess --language de")]
    Solve(solve::Solve),
    /// Look for puzzles in games that the engine plays against itself, and write them as a file
    #[command(after_help = "\
The engine plays the games; what makes a puzzle is proved by the rules: one turn reaches the goal, and no other \
turn does. The same options give the same puzzles. The first Ctrl-C ends the search and keeps what was found.

Example:
  tigerden puzzles mine tora-short --count 36 --seed 1 --out tora-short.json")]
    Mine(Mine),
    /// Prove every puzzle in files again
    #[command(after_help = "\
What is wrong is named with the id of its puzzle; the exit code is then 2.

Example:
  tigerden puzzles check crates/tora/data/puzzles/*.json")]
    Check(Check),
}

/// What to look for, and where.
#[derive(Args, Debug)]
pub(crate) struct Mine {
    /// The game, such as `tora-short`, or a member of its family, such as `brandubh`
    #[arg(add = ArgValueCompleter::new(completions::games))]
    game: String,
    #[command(flatten)]
    choices: Choices,
    /// The number of puzzles
    #[arg(long, value_name = "NUMBER", default_value_t = 36, value_parser = number(1usize..))]
    count: usize,
    /// The highest level of the players, 1 to 10; each side of each game gets one up to it by lot
    #[arg(long, value_name = "LEVEL", default_value_t = 3, value_parser = level())]
    level: u8,
    /// The number of random actions at the start, so that games differ
    #[arg(long, value_name = "NUMBER", default_value_t = 6, value_parser = number(0usize..))]
    random: usize,
    /// The number of turns after which a game is stopped
    #[arg(long, value_name = "NUMBER", default_value_t = 200, value_parser = number(1usize..))]
    turns: usize,
    /// The seed of everything that is drawn by lot
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = number(0u64..))]
    seed: u64,
    /// Write the puzzles into this file instead of to standard output
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Replace the file if it is there already
    #[arg(long, requires = "out")]
    force: bool,
}

/// What to check.
#[derive(Args, Debug)]
pub(crate) struct Check {
    /// Files of puzzles; `-` reads one from standard input
    #[arg(required = true, value_name = "FILE")]
    puzzles: Vec<PathBuf>,
}

pub(crate) fn run(hall: &Hall, command: &PuzzlesCommand) -> Result<(), Failure> {
    match command {
        PuzzlesCommand::Solve(solve) => solve::run(hall, solve),
        PuzzlesCommand::Mine(order) => mine(hall, order),
        PuzzlesCommand::Check(check) => self::check(hall, check),
    }
}

/// Plays games until there are enough puzzles, and writes them.
fn mine(hall: &Hall, mine: &Mine) -> Result<(), Failure> {
    let table = mine.choices.set_up(hall, &mine.game)?;
    if let (Some(path), false) = (&mine.out, mine.force) {
        files::missing("--out", path)?;
    }
    let game = table.info().id.to_owned();
    let order = Order {
        table,
        count: mine.count,
        level: mine.level,
        random_plies: mine.random,
        most_turns: mine.turns,
        seed: mine.seed,
    };
    let stop = Arc::new(AtomicBool::new(false));
    signal_hook::flag::register_conditional_shutdown(SIGINT, 130, Arc::clone(&stop))?;
    signal_hook::flag::register(SIGINT, Arc::clone(&stop))?;
    let bar = progress::bar(mine.count, "puzzles");
    let puzzles = puzzle::mine(&order, &stop, &mut |games, found| {
        bar.inc(u64::from(found.is_some()));
        bar.set_message(format!("game {games}"));
    });
    bar.finish_and_clear();
    let puzzles = Puzzles {
        game,
        mined: mine.command(),
        puzzles,
    };
    let text = puzzles.text().map_err(io::Error::other)?;
    match &mine.out {
        Some(path) => files::create("--out", path, &text, mine.force),
        None => Ok(write!(io::stdout().lock(), "{text}")?),
    }
}

impl Mine {
    /// The command that finds the same puzzles again.
    fn command(&self) -> String {
        let Self {
            game,
            choices,
            count,
            level,
            random,
            turns,
            seed,
            ..
        } = self;
        let chosen = choices.words();
        format!(
            "tigerden puzzles mine {game}{chosen} --count {count} --level {level} --random {random} --turns {turns} --seed {seed}"
        )
    }
}

/// Checks files one after the other, up to the first that is wrong.
fn check(hall: &Hall, check: &Check) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    for path in &check.puzzles {
        let Source { name, text } = source::file(path)?;
        let puzzles = Puzzles::read(&text).map_err(|error| unreadable(&name, &text, &error))?;
        let wrong = puzzle::check_all(hall, &puzzles);
        if let Some((id, why)) = wrong.first() {
            let at = text.find(id.as_str()).unwrap_or(0);
            return Err(Failure::said(
                &name,
                &text,
                at,
                format!("puzzle {id}: {why}"),
            ));
        }
        let [easy, medium, hard] = Difficulty::ALL.map(|difficulty| {
            let of = |puzzle: &&Puzzle| puzzle.difficulty() == difficulty;
            puzzles.puzzles.iter().filter(of).count()
        });
        writeln!(
            out,
            "ok: {} puzzles of {}: {easy} easy, {medium} medium, {hard} hard",
            puzzles.puzzles.len(),
            puzzles.game
        )?;
    }
    Ok(())
}

/// A file that is none of puzzles.
fn unreadable(name: &str, text: &str, error: &BookError) -> Failure {
    let (line, column) = error.place();
    let lines = text.split_inclusive('\n').take(line.saturating_sub(1));
    let at = lines.map(str::len).sum::<usize>() + column.saturating_sub(1);
    Failure::said(name, text, at.min(text.len()), error.to_string())
}
