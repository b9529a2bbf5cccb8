//! Figures as they are printed.

use std::time::Duration;

use serde_json::json;

use crate::child::Child;
use crate::process::Spent;

/// Prints a figure.
pub(crate) fn report(name: &str, value: f64, unit: &str) {
    println!(
        "{}",
        json!({ "name": format!("server: {name}"), "value": value, "unit": unit })
    );
}

/// Prints the median of delays and what one in a hundred is longer than.
pub(crate) fn delays(name: &str, mut delays: Vec<Duration>) {
    delays.sort_unstable();
    for (part, percent) in [("median", 50), ("99th percentile", 99)] {
        let delay = delays[(delays.len() - 1) * percent / 100];
        report(&format!("{name}, {part}"), ms(delay), "ms");
    }
}

/// A time in milliseconds.
pub(crate) fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

/// What the server and this process, its load, have spent so far.
pub(crate) struct Both {
    server: Spent,
    load: Spent,
}

impl Both {
    pub(crate) fn by(server: &Child) -> Self {
        Self {
            server: Spent::by(server.id()),
            load: Spent::by(std::process::id()),
        }
    }

    /// Prints what both have spent since then, for each of so many `things`.
    pub(crate) fn each(self, server: &Child, name: &str, thing: &str, things: usize) {
        let now = Self::by(server);
        let (server, load) = (now.server - self.server, now.load - self.load);
        let each = |spent: Spent| spent.cpu.as_secs_f64() * 1e6 / things as f64;
        let title = format!("{name}, CPU per {thing}");
        report(&format!("{title}, server"), each(server), "µs");
        report(&format!("{title}, load generator"), each(load), "µs");
        report(
            &format!("{name}, context switches of the server per {thing}"),
            server.switches as f64 / things as f64,
            "",
        );
    }
}
