//! The server is killed at random moments, again and again, while people and the computer play.
//!
//! Afterwards every acknowledged turn is there, exactly once, every game can be replayed, every
//! request sent again gets the same answer, and those who watched have seen just what is there. A
//! clock that ran goes on where the server was last known to run, and its flag falls. Then the disk is
//! full for a while.
//!
//! Run with a number to change how many times the server is killed.

mod child;
mod flag;
mod full;
mod http;
mod ledger;
mod player;
mod quick;
mod watcher;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use tempfile::TempDir;
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

use child::Child;
use player::Player;
use watcher::Watcher;

const CYCLES: u32 = 60;
/// Games between two people, and games against the computer.
const GAMES: [usize; 2] = [4, 2];
/// The server lives until less than so many turns are acknowledged, or for so long, and then for a
/// moment of chance.
const LIFE: (u64, Duration) = (12, Duration::from_secs(1));
const MOMENT_US: u64 = 20_000;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let first = arguments.next();
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    match first.as_deref() {
        Some("serve") => runtime.block_on(child::serve(arguments.next().expect("a folder"))),
        // Asked by tools that list tests.
        Some("--list") => println!("crash: test"),
        first => {
            let cycles = first.and_then(|text| text.parse().ok()).unwrap_or(CYCLES);
            runtime.block_on(test(cycles));
        }
    }
}

async fn test(cycles: u32) {
    let began = Instant::now();
    let folder = TempDir::new().expect("a folder for the database");
    // Where the server is; `None` while it is down.
    let (address, _) = watch::channel(None);
    let [people, computers] = GAMES;
    let played = Arc::new(AtomicU64::new(0));
    let start = |number: usize| {
        let place = address.subscribe();
        Player::start(number, number >= people, place, Arc::clone(&played))
    };
    let players: Vec<Player> = (0..people + computers).map(start).collect();

    let mut slowest_start = Duration::ZERO;
    for _ in 0..cycles {
        let starting = Instant::now();
        let mut child = Child::start(folder.path()).await;
        slowest_start = slowest_start.max(starting.elapsed());
        address.send_replace(Some(child.address()));
        live(&played).await;
        address.send_replace(None);
        child.kill().await;
    }

    let mut child = Child::start(folder.path()).await;
    address.send_replace(Some(child.address()));
    let mut ledgers = Vec::new();
    for player in players {
        ledgers.push(player.finish().await);
    }
    let mut turns = 0;
    let mut again = 0;
    for ledger in ledgers.iter().flatten() {
        turns += ledger.acknowledged();
        again += ledger.check(child.address()).await;
        Watcher::check(ledger, child.address()).await;
    }
    let memory = child.memory();
    child.kill().await;
    check_file(&folder);
    flag::falls_after_a_kill(&folder).await;
    full::heals(&folder).await;
    println!(
        "killed {cycles} times in {:.1} s: {turns} turns acknowledged in {} games, each there \
         once; {again} requests sent again; slowest start {} ms; {} kB of memory at \
         the end",
        began.elapsed().as_secs_f64(),
        ledgers.iter().map(Vec::len).sum::<usize>(),
        slowest_start.as_millis(),
        memory / 1000,
    );
    assert!(turns > u64::from(cycles), "there was something to lose");
}

/// Waits until it is time to die.
async fn live(played: &AtomicU64) {
    let last = played.load(Ordering::Relaxed) + quick::random() % LIFE.0;
    let enough = async {
        while played.load(Ordering::Relaxed) < last {
            sleep(Duration::from_millis(1)).await;
        }
    };
    let _ = timeout(LIFE.1, enough).await;
    sleep(Duration::from_micros(quick::random() % MOMENT_US)).await;
}

/// The database itself finds nothing wrong with its file.
fn check_file(folder: &TempDir) {
    let file = folder.path().join(tigerden_server::FILE);
    let database = rusqlite::Connection::open(file).expect("the file opens");
    let verdict: String = database
        .query_row("pragma integrity_check", (), |row| row.get(0))
        .expect("an answer");
    assert_eq!(verdict, "ok");
}
