//! Matches of the engine against itself.

mod folder;

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use clap::Args;
use clap_complete::ArgValueCompleter;
use engine::Limits;
use engine::selfplay::{Contestant, Match, PlayedGame, Results, Tally, play};
use game::record::{About, Verdict};
use game::{Side, Viewer};
use hall::{Catalogue, Hall, Table};
use serde_json::json;
use signal_hook::consts::SIGINT;

use crate::choices::Choices;
use crate::computer::{FULL, TABLE_MIB};
use crate::failure::Failure;
use crate::json::Json;
use crate::words::number;
use crate::{completions, files, progress};

/// Who plays, how often and how fast.
#[derive(Args, Debug)]
pub(crate) struct SelfPlay {
    /// The game, such as `tora-short`, or a member of its family, such as `brandubh`
    #[arg(add = ArgValueCompleter::new(completions::games))]
    game: String,
    #[command(flatten)]
    choices: Choices,
    /// The number of games; each opening is played twice, with sides swapped
    #[arg(long, value_name = "NUMBER", default_value_t = 10, value_parser = number(1usize..))]
    games: usize,
    /// The level of player A, 1 to 10
    #[arg(long, value_name = "LEVEL", default_value_t = FULL, value_parser = level())]
    level_a: u8,
    /// The level of player B, 1 to 10
    #[arg(long, value_name = "LEVEL", default_value_t = 3, value_parser = level())]
    level_b: u8,
    /// The time for each turn, in milliseconds
    #[arg(long, value_name = "NUMBER", default_value_t = 1000, value_parser = number(1u64..))]
    time_ms: u64,
    /// The number of positions to search for each turn instead of a time: gives the same games on
    /// every machine
    #[arg(long, value_name = "NUMBER", conflicts_with = "time_ms", value_parser = number(1u64..))]
    nodes: Option<u64>,
    /// The number of random actions at the start, so that games differ
    #[arg(long, value_name = "NUMBER", default_value_t = 4, value_parser = number(0usize..))]
    random: usize,
    /// The number of turns after which a game is stopped and counted as a draw
    #[arg(long, value_name = "NUMBER", default_value_t = 400, value_parser = number(1usize..))]
    turns: usize,
    /// The seed of the random actions; the same seed gives the same openings
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = number(0u64..))]
    seed: u64,
    /// The number of games played at the same time; one for each core if left out
    #[arg(long, value_name = "NUMBER", value_parser = number(1usize..))]
    threads: Option<usize>,
    #[command(flatten)]
    json: Json,
    /// Write the records of the games into this folder, as game-0001.txt and so on
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
    /// Write even into a folder that has records of an older match, and remove those first
    #[arg(long, requires = "out")]
    force: bool,
}

/// Numbers of levels.
pub(crate) fn level() -> impl Fn(&str) -> Result<u8, String> + Clone + Send + Sync {
    number(1..=FULL)
}

/// Plays the match and prints its result.
pub(crate) fn run(hall: &Hall, catalogue: &Catalogue, selfplay: &SelfPlay) -> Result<(), Failure> {
    let table = selfplay.choices.start(hall, &selfplay.game, [true; 2])?;
    if let Some(folder) = &selfplay.out {
        folder::prepare(folder, selfplay.force)?;
    }
    let limits = match selfplay.nodes {
        Some(nodes) => Limits::nodes(nodes),
        None => Limits::time(selfplay.time_ms),
    };
    let contest = Match {
        players: [selfplay.level_a, selfplay.level_b].map(|level| Contestant {
            level,
            limits,
            open: false,
            counts: false,
        }),
        table: table.boxed_clone(),
        catalogue: catalogue.clone(),
        games: selfplay.games,
        random_plies: selfplay.random,
        most_turns: selfplay.turns,
        seed: selfplay.seed,
        threads: selfplay.threads.unwrap_or_else(cores),
        table_mib: TABLE_MIB,
    };
    let stop = Arc::new(AtomicBool::new(false));
    // The first Ctrl-C ends the match and prints the score so far; the second ends the program.
    signal_hook::flag::register_conditional_shutdown(SIGINT, 130, Arc::clone(&stop))?;
    signal_hook::flag::register(SIGINT, Arc::clone(&stop))?;

    let bar = progress::bar(contest.games, "games");
    let seen = Mutex::new((Tally::default(), table, Ok(())));
    let tally = play(&contest, &stop, &|game| {
        let Ok(mut seen) = seen.lock() else { return };
        seen.0.add(game);
        bar.inc(1);
        bar.set_message(standing(&seen.0));
        if let Some(folder) = &selfplay.out {
            let stored = store(selfplay, folder, game, seen.1.boxed_clone());
            if stored.is_err() {
                stop.store(true, Ordering::Relaxed);
                seen.2 = stored;
            }
        }
    })?;
    bar.finish_and_clear();
    seen.into_inner().map_or(Ok(()), |(_, _, stored)| stored)?;
    if selfplay.json.json {
        print_json(selfplay, &tally)?
    } else {
        print_table(selfplay, &tally)?
    }
    match tally.illegal {
        0 => Ok(()),
        count => Err(Failure::Engine(format!("{count} turns were not legal"))),
    }
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

fn standing(tally: &Tally) -> String {
    let results = tally.results();
    format!("+{} ={} -{}", results.wins, results.draws, results.losses)
}

fn print_table(selfplay: &SelfPlay, tally: &Tally) -> io::Result<()> {
    let mut out = io::stdout().lock();
    let Results {
        wins,
        draws,
        losses,
    } = tally.results();
    let players = [
        ("A", selfplay.level_a, [wins, draws, losses]),
        ("B", selfplay.level_b, [losses, draws, wins]),
    ];
    writeln!(out, "player  level    won  drawn   lost  longest turn")?;
    for ((name, level, [won, drawn, lost]), ms) in players.into_iter().zip(tally.longest_ms) {
        writeln!(
            out,
            "{name:<6}  {level:>5}  {won:>5}  {drawn:>5}  {lost:>5}  {ms:>9} ms"
        )?;
    }
    writeln!(out, "A, all games        {}", tally.results())?;
    writeln!(out, "A as the first side {}", tally.by_side[0])?;
    writeln!(out, "A as the second     {}", tally.by_side[1])?;
    writeln!(out, "the first side      {}", tally.first_side())?;
    writeln!(
        out,
        "games broken off: {}, turns that were not legal: {}",
        tally.broken_off, tally.illegal
    )
}

fn print_json(selfplay: &SelfPlay, tally: &Tally) -> io::Result<()> {
    let Results {
        wins,
        draws,
        losses,
    } = tally.results();
    let (share, interval) = tally.results().share();
    let (first_side_share, first_side_interval) = tally.first_side().share();
    let result = json!({
        "game": selfplay.game,
        "level_a": selfplay.level_a,
        "level_b": selfplay.level_b,
        "time_ms": selfplay.nodes.is_none().then_some(selfplay.time_ms),
        "nodes": selfplay.nodes,
        "games": tally.results().games(),
        "wins": wins,
        "draws": draws,
        "losses": losses,
        "broken_off": tally.broken_off,
        "illegal": tally.illegal,
        "share": share,
        "share_95": interval,
        "first_side_share": first_side_share,
        "first_side_share_95": first_side_interval,
        "longest_ms": tally.longest_ms,
    });
    writeln!(io::stdout().lock(), "{result:#}")
}

/// Writes the record of a game that began at `table` into the folder.
fn store(
    selfplay: &SelfPlay,
    folder: &Path,
    played: &PlayedGame,
    mut table: Box<dyn Table>,
) -> Result<(), Failure> {
    for text in &played.moves {
        table
            .play(text)
            .map_err(|error| Failure::Engine(error.to_string()))?;
    }
    let mut about = About::default();
    let players = [("A", selfplay.level_a), ("B", selfplay.level_b)];
    let [first, second] = match played.side {
        Side::First => [0, 1],
        Side::Second => [1, 0],
    };
    about.tags.set("Round", &(played.number + 1).to_string());
    for (color, player) in [("White", first), ("Black", second)] {
        let (name, level) = players[player];
        about.tags.set(color, &format!("{}{name}", folder::PLAYER));
        about.tags.set(&format!("{color}Type"), "program");
        about.tags.set(&format!("{color}Level"), &level.to_string());
    }
    if let Some((culprit, reason)) = &played.illegal {
        let winner = if *culprit == first {
            Side::Second
        } else {
            Side::First
        };
        let reason = format!("not legal: {reason}");
        about.verdict = Some(Verdict {
            winner: Some(winner),
            reason,
        });
    }
    let path = folder::file(folder, played.number + 1);
    let text = hall::record::write(table.as_ref(), &about, Viewer::Judge);
    files::create("--out", &path, &text, selfplay.force)
}
