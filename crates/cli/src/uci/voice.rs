//! What is said to the other program: whole lines, from whichever thread.

use std::fmt::Display;
use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Standard output, a line at a time.
#[derive(Clone, Default)]
pub(super) struct Voice {
    lost: Arc<AtomicBool>,
}

impl Voice {
    /// Says a line, or several.
    pub(super) fn say(&self, line: impl Display) {
        self.say_after(|| (), line);
    }

    /// Says a line after doing something that whoever hears it must find done.
    pub(super) fn say_after(&self, first: impl FnOnce(), line: impl Display) {
        let mut out = io::stdout().lock();
        first();
        let said = writeln!(out, "{line}").and_then(|()| out.flush());
        if said.is_err() {
            self.lost.store(true, Ordering::Relaxed);
        }
    }

    /// Says what is wrong.
    pub(super) fn complain(&self, error: &dyn Display) {
        self.say(format_args!("info string {error}"));
    }

    /// Whether nobody listens any more.
    pub(super) fn is_lost(&self) -> bool {
        self.lost.load(Ordering::Relaxed)
    }
}
