//! The command `analyze`: what the engine thinks of a position.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};

use clap::Args;
use engine::{Limits, Player, Progress, Report, Score};
use game::{Outcome, Side, Viewer};
use hall::{Catalogue, Hall};
use serde::Serialize;

use crate::computer::{self, TABLE_MIB};
use crate::failure::Failure;
use crate::json::{self, Json};
use crate::words::number;
use crate::{source, texts};

/// How long to think if no limit is given, in milliseconds.
const USUAL_MS: u64 = 2000;

/// What to analyze, and for how long.
#[derive(Args, Debug)]
pub(crate) struct Analyze {
    /// The text of a position; `-` reads it from standard input
    position: String,
    /// The time to think, in milliseconds; 2000 if no limit is given
    #[arg(long, value_name = "NUMBER", value_parser = number(1u64..))]
    time_ms: Option<u64>,
    /// The number of actions to look ahead
    #[arg(long, value_name = "NUMBER", value_parser = number(1u32..))]
    depth: Option<u32>,
    /// The number of positions to search
    #[arg(long, value_name = "NUMBER", value_parser = number(1u64..))]
    nodes: Option<u64>,
    #[command(flatten)]
    json: Json,
}

/// The answer to `analyze --json`.
#[derive(Serialize)]
struct Analysis {
    position: String,
    to_move: Option<Side>,
    /// How the game has ended.
    outcome: Option<Outcome>,
    /// What each depth has found, from the lowest.
    depths: Vec<Depth>,
}

#[derive(Serialize)]
struct Depth {
    depth: u32,
    nodes: u64,
    ms: u64,
    /// For the side to move.
    score: ScoreJson,
    /// The moves that both sides are expected to play.
    line: Vec<String>,
}

#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum ScoreJson {
    /// The advantage in hundredths of a point.
    Hundredths(i32),
    /// The number of its own turns in which the side to move wins.
    WinsIn(u32),
    /// The same if it loses.
    LosesIn(u32),
}

impl From<&Report> for Depth {
    fn from(report: &Report) -> Self {
        Self {
            depth: report.depth,
            nodes: report.nodes,
            ms: report.ms,
            score: match report.score {
                Score::Points(points) => ScoreJson::Hundredths(points),
                Score::Wins(turns) => ScoreJson::WinsIn(turns),
                Score::Loses(turns) => ScoreJson::LosesIn(turns),
            },
            line: report.line.clone(),
        }
    }
}

/// Prints what the search finds, one line for each depth; standard error says so if the game is
/// over.
pub(crate) fn run(hall: &Hall, catalogue: &Catalogue, analyze: &Analyze) -> Result<(), Failure> {
    let table = source::position(hall, &analyze.position)?;
    let unlimited = analyze.depth.is_none() && analyze.nodes.is_none();
    let limits = Limits {
        time_ms: analyze.time_ms.or(unlimited.then_some(USUAL_MS)),
        nodes: analyze.nodes,
        depth: analyze.depth,
    };
    let request = || computer::request(table.as_ref(), catalogue, computer::FULL, limits);
    if analyze.json.json {
        let mut depths = Vec::new();
        if table.to_move().is_some() {
            let mut keep = |found: &Progress| depths.extend(found.line().map(Depth::from));
            let never = AtomicBool::new(false);
            Player::new(TABLE_MIB).analyze(&request(), &never, &mut keep)?;
        }
        return json::print(&Analysis {
            position: table.position(Viewer::Judge),
            to_move: table.to_move(),
            outcome: table.outcome(),
            depths,
        });
    }
    if texts::say_if_over(table.as_ref())? {
        return Ok(());
    }
    let mut out = io::stdout().lock();
    let stop = AtomicBool::new(false);
    let mut written = Ok(());
    let mut print = |found: &Progress| {
        let Some(Report {
            depth,
            nodes,
            score,
            line,
            ..
        }) = found.line()
        else {
            return;
        };
        let line = line.join("; ");
        if written.is_ok() {
            written = writeln!(out, "depth {depth} nodes {nodes} score {score} line {line}")
                .and_then(|()| out.flush());
        }
        stop.store(written.is_err(), Ordering::Relaxed);
    };
    let found = Player::new(TABLE_MIB).analyze(&request(), &stop, &mut print);
    written?;
    if found?.is_none() {
        writeln!(
            io::stderr(),
            "the limit was reached before the first depth was searched; allow more nodes or time"
        )?;
    }
    Ok(())
}
