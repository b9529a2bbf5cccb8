//! Measuring how fast rules are, for the `speed` benches of rules crates.

use std::hint::black_box;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

const RUNS: u32 = 5;

/// How many millions of what `count` counts are counted per second of one thread's processor time:
/// the best of several runs over all `positions`.
pub fn millions_per_second<P>(positions: &[P], count: impl Fn(&P) -> u64) -> f64 {
    let rate = |_| {
        let start = processor_time();
        let mut total = 0;
        loop {
            for position in positions {
                total += count(black_box(position));
            }
            // The system's clock of processor time advances in steps of some milliseconds.
            let time = processor_time().saturating_sub(start);
            if time > Duration::from_millis(300) {
                return total as f64 / time.as_secs_f64() / 1e6;
            }
        }
    };
    (0..RUNS).map(rate).fold(0.0, f64::max)
}

/// Prints a figure as `cargo xtask bench` reads it: one JSON object a line.
pub fn report(name: &str, unit: &str, value: f64) {
    println!("{{\"name\":\"{name}\",\"value\":{value:.2},\"unit\":\"{unit}\"}}");
}

/// Processor time of this thread where the system reports it, else the time that has passed.
fn processor_time() -> Duration {
    static START: OnceLock<Instant> = OnceLock::new();
    std::fs::read_to_string("/proc/thread-self/schedstat")
        .ok()
        .and_then(|text| text.split(' ').next()?.parse().ok())
        .map_or_else(
            || START.get_or_init(Instant::now).elapsed(),
            Duration::from_nanos,
        )
}
