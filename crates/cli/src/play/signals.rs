//! Signals from outside, noted for the loop that plays.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

#[cfg(unix)]
use signal_hook::consts::{SIGCONT, SIGHUP, SIGTSTP};
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag;

/// What signals have asked for.
#[derive(Default)]
pub(super) struct Signals {
    leave: Arc<AtomicBool>,
    suspend: Arc<AtomicBool>,
    resumed: Arc<AtomicBool>,
}

impl Signals {
    /// Notes signals from now on.
    pub(super) fn watch() -> io::Result<Self> {
        let signals = Self::default();
        for signal in [SIGTERM, SIGINT] {
            flag::register(signal, Arc::clone(&signals.leave))?;
        }
        #[cfg(unix)]
        {
            flag::register(SIGHUP, Arc::clone(&signals.leave))?;
            flag::register(SIGTSTP, Arc::clone(&signals.suspend))?;
            flag::register(SIGCONT, Arc::clone(&signals.resumed))?;
        }
        Ok(signals)
    }

    /// Whether the program is to end.
    pub(super) fn leave(&self) -> bool {
        self.leave.load(Ordering::Relaxed)
    }

    /// Whether the program was asked to stop for a while, since this was last called.
    pub(super) fn suspend(&self) -> bool {
        self.suspend.swap(false, Ordering::Relaxed)
    }

    /// Whether the program goes on after a stop, since this was last called.
    pub(super) fn resumed(&self) -> bool {
        self.resumed.swap(false, Ordering::Relaxed)
    }
}

/// Stops the program until it is told to go on.
#[cfg(unix)]
pub(super) fn stop() -> io::Result<()> {
    signal_hook::low_level::emulate_default_handler(SIGTSTP)
}

/// Does nothing, since programs can't be stopped here.
#[cfg(not(unix))]
pub(super) fn stop() -> io::Result<()> {
    Ok(())
}
