//! The command `bench`: the engine searches fixed positions.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use engine::bench::POSITIONS;
use engine::{Limits, Player, Request, Task};

use super::voice::Voice;
use super::worker::STOPPED;

const TABLE_MIB: usize = 16;

/// Searches each position and returns the totals. The number of nodes is the same on every machine
/// and changes only with the search and the evaluations.
pub(super) fn run(voice: &Voice, stop: &AtomicBool) -> String {
    let began = Instant::now();
    let mut nodes = 0;
    for (number, bench) in POSITIONS.iter().enumerate() {
        voice.say(format_args!(
            "info string position {}/{}: {}",
            number + 1,
            POSITIONS.len(),
            bench.position
        ));
        let request = Request {
            task: Task {
                limits: Limits::depth(bench.depth),
                ..Task::default()
            },
            ..Request::new(bench.position)
        };
        match Player::new(TABLE_MIB).analyze(&request, stop, &mut |_| ()) {
            Ok(Some(report)) => nodes += report.nodes,
            Ok(None) => {}
            Err(error) => voice.complain(&error),
        }
        if stop.load(Ordering::Relaxed) {
            return STOPPED.to_owned();
        }
    }
    let ms = u64::try_from(began.elapsed().as_millis()).unwrap_or(u64::MAX);
    let speed = nodes * 1000 / ms.max(1);
    format!("\nTotal time (ms) : {ms}\nNodes searched  : {nodes}\nNodes/second    : {speed}")
}
