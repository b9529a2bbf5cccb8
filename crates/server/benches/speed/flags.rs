//! Flags that all fall at the same moment.

use std::time::{Duration, Instant};

use tempfile::TempDir;
use tokio::time::sleep;

use crate::child::{Child, Manner};
use crate::figures::report;
use crate::process::Spent;
use crate::quick_or;
use crate::start::{PATIENCE, fill, open, texts};

/// A clock that runs out soon.
const CLOCK: &str = "sudden 4s";

/// Starts the server with games that all have the same little time left, and waits until the last
/// flag has fallen.
pub(crate) async fn measure() {
    let games = quick_or(200, 5_000);
    let folder = TempDir::new().expect("a folder for the database");
    fill(folder.path(), Some(CLOCK), games, 1).await;
    let mut server = Child::start_as(folder.path(), &Manner::default(), PATIENCE).await;
    let file = open(folder.path());
    let fallen =
        "select cast(at_us as text) from facts where body like '%time-out%' order by at_us";
    let (began, mut before) = (Instant::now(), Spent::by(server.id()));
    let all = loop {
        let fallen = texts(&file, fallen);
        if fallen.len() >= games {
            break fallen;
        }
        if fallen.is_empty() {
            before = Spent::by(server.id());
        }
        assert!(began.elapsed() < PATIENCE, "all flags fall");
        sleep(Duration::from_millis(200)).await;
    };
    let spent = Spent::by(server.id()) - before;
    let at = |text: &String| text.parse::<f64>().expect("a time") / 1e6;
    let took = at(&all[games - 1]) - at(&all[0]);
    let name = format!("{games} flags at once");
    report(&format!("{name}, from the first to the last"), took, "s");
    let each = spent.cpu.as_secs_f64() * 1e6 / games as f64;
    report(&format!("{name}, CPU of the server for each"), each, "µs");
    server.kill().await;
}
