//! How long the server takes to start with many games in its folder.

use std::path::Path;
use std::time::{Duration, Instant};

use rusqlite::Connection;
use tempfile::TempDir;
use tokio::time::sleep;

use crate::child::{Child, Manner};
use crate::figures::report;
use crate::http::Http;
use crate::pair::Pair;
use crate::process::Spent;
use crate::quick_or;
use crate::scripts::SHORT;

/// Games that are played; all others are copies of them.
const PLAYED: usize = 20;
/// How long a start may take.
pub(crate) const PATIENCE: Duration = Duration::from_secs(600);
/// A clock that runs out soon after the start.
const SHORT_CLOCK: &str = "sudden 5s";

/// Starts the server with games that have no clocks, and with as many whose clocks run.
pub(crate) async fn measure() {
    let games = quick_or(1_000, 100_000);
    for (clock, which) in [
        (None, "without clocks"),
        (Some("sudden 24h"), "with running clocks"),
    ] {
        let folder = TempDir::new().expect("a folder for the database");
        let short = fill(folder.path(), clock, games, PLAYED).await;
        start(
            folder.path(),
            &short,
            &format!("start with {games} games {which}"),
        )
        .await;
    }
}

/// Starts the server, and waits until the flag of a game has fallen.
async fn start(folder: &Path, short: &Pair, name: &str) {
    let began = Instant::now();
    let mut server = Child::start_as(folder, &Manner::default(), PATIENCE).await;
    let mut http = Http::connect(server.address()).await.expect("a connection");
    let (status, answer) = http.get("/api/health", "").await.expect("an answer");
    assert_eq!(status, 200, "{answer}");
    let seconds = |time: Duration| time.as_secs_f64();
    report(
        &format!("{name}, first answer"),
        seconds(began.elapsed()),
        "s",
    );
    // Its file is looked at, since asking the server would let the flag fall.
    let fallen = format!(
        "select body from facts where game = '{}' and body like '%time-out%'",
        short.id
    );
    while texts(&open(folder), &fallen).is_empty() {
        assert!(began.elapsed() < PATIENCE, "the flag of {} falls", short.id);
        sleep(Duration::from_millis(50)).await;
    }
    let name_of_flag = format!("{name}, a flag with at most 5 s left fell");
    report(&name_of_flag, seconds(began.elapsed()), "s");
    let spent = Spent::by(server.id());
    report(&format!("{name}, CPU until then"), seconds(spent.cpu), "s");
    report(
        &format!("{name}, memory then"),
        server.memory() as f64 / 1e6,
        "MB",
    );
    server.kill().await;
}

/// Plays some games on a server, of which number `n` has `n` turns, ends it, and copies their rows until
/// there are so many games. One more game is not copied: its time is about to run out.
pub(crate) async fn fill(folder: &Path, clock: Option<&str>, games: usize, played: usize) -> Pair {
    let mut server = Child::start(folder).await;
    let mut http = Http::connect(server.address()).await.expect("a connection");
    for turns in 0..played {
        let mut game = Pair::begin(&mut http, "tora-short", clock).await;
        for moves in SHORT.iter().take(turns) {
            game.play(&mut http, moves).await;
        }
    }
    let short = Pair::begin(&mut http, "tora-short", Some(SHORT_CLOCK)).await;
    server.kill().await;
    let db = open(folder);
    let quickly = "pragma synchronous = off; pragma foreign_keys = off";
    db.execute_batch(quickly).expect("quickly");
    let copies = games / played - 1;
    for (table, key) in tables(&db) {
        let columns = columns(&db, &table);
        let copied = columns.iter().map(|name| match name {
            name if *name == key => format!("printf('%s%05d', {key}, n)"),
            name => name.clone(),
        });
        let copied: Vec<String> = copied.collect();
        let copy = format!(
            "with recursive copy (n) as (select 1 union all select n + 1 from copy where n < {copies})
             insert into {table} ({}) select {} from {table}, copy where {key} != '{}' order by 1, 2",
            columns.join(", "),
            copied.join(", "),
            short.id,
        );
        db.execute_batch(&copy).expect("copies");
    }
    db.execute_batch("pragma wal_checkpoint(truncate)")
        .expect("one file");
    short
}

/// The tables with something of a game, each with the column that has the game's id.
fn tables(db: &Connection) -> Vec<(String, String)> {
    let names = "select name from sqlite_master where type = 'table' order by name = 'games' desc";
    let with_key = |table: String| {
        let key = if table == "games" { "id" } else { "game" };
        let has = columns(db, &table).iter().any(|name| name == key);
        has.then(|| (table, key.to_owned()))
    };
    texts(db, names).into_iter().filter_map(with_key).collect()
}

/// A table's columns, those of its key first.
fn columns(db: &Connection, table: &str) -> Vec<String> {
    texts(
        db,
        &format!("select name from pragma_table_info('{table}') order by pk = 0, pk"),
    )
}

/// Texts that the database answers with.
pub(crate) fn texts(db: &Connection, select: &str) -> Vec<String> {
    let mut select = db.prepare(select).expect("a question");
    let rows = select.query_map((), |row| row.get(0)).expect("an answer");
    rows.collect::<Result<_, _>>().expect("texts")
}

pub(crate) fn open(folder: &Path) -> Connection {
    Connection::open(folder.join(tigerden_server::FILE)).expect("the file opens")
}
