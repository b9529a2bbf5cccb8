//! Output to the other program: whole lines, from any thread.

use std::fmt::Display;
use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Standard output, written line by line.
#[derive(Clone, Default)]
pub(super) struct Voice {
    lost: Arc<AtomicBool>,
}

impl Voice {
    /// Writes one or more lines.
    pub(super) fn say(&self, line: impl Display) {
        let mut out = io::stdout().lock();
        let said = writeln!(out, "{line}").and_then(|()| out.flush());
        if said.is_err() {
            self.lost.store(true, Ordering::Relaxed);
        }
    }

    /// Reports an error.
    pub(super) fn complain(&self, error: &dyn Display) {
        self.say(format_args!("info string {error}"));
    }

    /// Whether the other program no longer reads the output.
    pub(super) fn is_lost(&self) -> bool {
        self.lost.load(Ordering::Relaxed)
    }
}
