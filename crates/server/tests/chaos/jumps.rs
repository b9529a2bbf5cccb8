//! Somebody sets the system's clock while games run.
//!
//! The clock of the whole machine stays as it is: the server's process reads it through a file that
//! says how wrong it is. Everything behind this reading is the real thing, also the restart.

use std::fs;
use std::time::{Duration, Instant};

use hall::Hall;
use protocol::{GameState, Now, Phase};
use tempfile::TempDir;
use tokio::time::sleep;

use crate::child::{Child, Manner, START};
use crate::http::Http;
use crate::ledger::events;
use crate::pair::{Pair, ok};
use crate::report::{Report, Scale, ms};

const HOUR_US: i64 = 3_600_000_000;
/// The time of a side in the game whose flag is to fall in time.
const SHORT: Duration = Duration::from_secs(2);

/// Sets the clock forward and back, and starts the server again with a wrong clock.
pub(crate) async fn are_not_noticed(scale: Scale) -> Report {
    let folder = TempDir::new().expect("a folder for the database");
    let file = folder.path().join("wrong");
    let set = |us: i64| fs::write(&file, us.to_string()).expect("a clock that is set");
    let manner = Manner {
        wrong_clock: Some(file.clone()),
        ..Manner::default()
    };
    set(0);
    let mut report = Report::default();
    let mut child = Child::start_as(folder.path(), &manner, START).await;
    let mut http = Http::connect(child.address()).await.expect("a connection");
    let long = Pair::begin(&mut http, "tora-short", Some("sudden 60s")).await;
    let (mut worst, jumps) = (Duration::ZERO, scale.of(2, 20));
    for jump in 0..jumps {
        let away = if jump % 2 == 0 { HOUR_US } else { -HOUR_US };
        let short = Pair::begin(&mut http, "tora-short", Some("sudden 2s")).await;
        let (began, before) = (Instant::now(), now(&mut http).await);
        set(away);
        while over(&mut http, &short).await.is_none() {
            assert!(began.elapsed() < 3 * SHORT, "the flag falls");
            sleep(Duration::from_millis(20)).await;
        }
        let (took, shown) = (began.elapsed(), now(&mut http).await - before);
        worst = worst.max(took.abs_diff(SHORT));
        let error = (shown - took.as_micros() as i64).unsigned_abs();
        report.check(
            error < 100_000,
            format!("the server's time went wrong by {error} µs"),
        );
    }
    report.say(format!(
        "clock set {jumps} times by an hour, forward and back"
    ));
    report.say(format!(
        "flags of 2 s fell at most {} early or late",
        ms(worst)
    ));
    report.check(worst < SHORT / 2, "a flag fell at a wrong time");
    report.check(
        over(&mut http, &long).await.is_none(),
        "a flag fell that had time",
    );

    for away in [-HOUR_US, 0] {
        set(away);
        child.kill().await;
        child = Child::start_as(folder.path(), &manner, START).await;
        http = Http::connect(child.address()).await.expect("a connection");
        report.check(
            over(&mut http, &long).await.is_none(),
            "a flag fell at a restart",
        );
    }
    report.say("restarted with the clock an hour back, and set right again: clocks ran on");
    child.kill().await;
    report
}

/// The server's time.
async fn now(http: &mut Http) -> i64 {
    ok::<Now>(http.get("/api/now", "").await).now_us
}

/// How a game has ended, if it has.
async fn over(http: &mut Http, pair: &Pair) -> Option<game::Outcome> {
    let seen = events(http, &pair.id).await;
    let state = GameState::of_events(&Hall::all(), &seen).expect("a legal game");
    match state.phase() {
        Phase::Over(outcome) => Some(outcome),
        _ => None,
    }
}
