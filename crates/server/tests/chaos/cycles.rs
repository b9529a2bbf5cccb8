//! The server ends at random moments, again and again, while people and the computer play.
//!
//! Afterwards every acknowledged turn is there, exactly once, every game can be replayed, every
//! request sent again gets the same answer, and those who watched have seen just what is there.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use tempfile::TempDir;
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

use crate::child::Child;
use crate::player::Player;
use crate::quick;
use crate::report::{Report, Scale, ms, progress};
use crate::watcher::Watcher;

/// Games between two people, and games against the computer.
const GAMES: [usize; 2] = [4, 2];
/// The server lives until less than so many turns are acknowledged, or for so long, and then for a
/// moment of chance.
const LIFE: (u64, Duration) = (12, Duration::from_secs(1));
const MOMENT_US: u64 = 20_000;
/// How long the server may take to stop: its time for requests under way, and some more.
const STOP: Duration = Duration::from_secs(15);

/// How the server ends.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    Killed,
    Stopped,
}

/// Kills the server.
pub(crate) async fn killed(scale: Scale) -> Report {
    cycles(End::Killed, scale.of(10, 400)).await
}

/// Tells the server to stop.
pub(crate) async fn stopped(scale: Scale) -> Report {
    cycles(End::Stopped, scale.of(3, 100)).await
}

async fn cycles(end: End, cycles: u32) -> Report {
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

    let (mut slowest_start, mut slowest_stop) = (Duration::ZERO, Duration::ZERO);
    for cycle in 1..=cycles {
        let starting = Instant::now();
        let mut child = Child::start(folder.path()).await;
        slowest_start = slowest_start.max(starting.elapsed());
        address.send_replace(Some(child.address()));
        live(&played).await;
        match end {
            End::Killed => {
                address.send_replace(None);
                child.kill().await;
            }
            End::Stopped => {
                let stopping = Instant::now();
                let status = child.stop(STOP).await;
                assert!(status.success(), "it ends well: {status}");
                address.send_replace(None);
                slowest_stop = slowest_stop.max(stopping.elapsed());
            }
        }
        if cycle.is_multiple_of(20) {
            let turns = played.load(Ordering::Relaxed);
            progress(format_args!("{cycle} of {cycles} times, {turns} turns"));
        }
    }

    let mut child = Child::start(folder.path()).await;
    address.send_replace(Some(child.address()));
    let mut ledgers = Vec::new();
    for player in players {
        ledgers.extend(player.finish().await);
    }
    let (mut turns, mut again) = (0, 0);
    for ledger in &ledgers {
        turns += ledger.acknowledged();
        again += ledger.check(child.address()).await;
        Watcher::check(ledger, child.address()).await;
    }
    let memory = child.memory();
    child.kill().await;
    check_file(folder.path());

    let mut report = Report::default();
    let ended = match end {
        End::Killed => "killed",
        End::Stopped => "stopped",
    };
    report.say(format!("{ended} {cycles} times under load"));
    report.say(format!(
        "{turns} turns acknowledged in {} games, each there once",
        ledgers.len()
    ));
    report.say(format!("{again} requests sent again got the same answer"));
    report.say(format!("slowest start {}", ms(slowest_start)));
    if end == End::Stopped {
        report.say(format!("slowest stop {}", ms(slowest_stop)));
    }
    report.say(format!("{} kB of memory at the end", memory / 1000));
    report.check(turns > u64::from(cycles), "there was little to lose");
    report
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
fn check_file(folder: &Path) {
    let file = folder.join(tigerden_server::FILE);
    let database = rusqlite::Connection::open(file).expect("the file opens");
    let verdict: String = database
        .query_row("pragma integrity_check", (), |row| row.get(0))
        .expect("an answer");
    assert_eq!(verdict, "ok");
}
