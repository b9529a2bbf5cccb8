//! Signals from outside, noted for the loop that plays.

use std::io;
#[cfg(unix)]
use std::io::IsTerminal;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

#[cfg(unix)]
use signal_hook::consts::{SIGCONT, SIGHUP, SIGTSTP};
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag;

/// What signals have asked for.
#[derive(Default)]
pub(super) struct Signals {
    /// The number of the signal that asks to end the program; 0 if there is none.
    leave: Arc<AtomicUsize>,
    suspend: Arc<AtomicBool>,
    resumed: Arc<AtomicBool>,
}

impl Signals {
    /// Notes signals from now on.
    pub(super) fn watch() -> io::Result<Self> {
        let signals = Self::default();
        signals.leave_on(SIGTERM)?;
        signals.leave_on(SIGINT)?;
        #[cfg(unix)]
        {
            signals.leave_on(SIGHUP)?;
            flag::register(SIGTSTP, Arc::clone(&signals.suspend))?;
            flag::register(SIGCONT, Arc::clone(&signals.resumed))?;
        }
        Ok(signals)
    }

    fn leave_on(&self, signal: i32) -> io::Result<()> {
        let number = usize::try_from(signal).unwrap_or(1);
        flag::register_usize(signal, Arc::clone(&self.leave), number).map(|_| ())
    }

    /// The signal that asks to end the program, if there is one or the terminal is gone.
    pub(super) fn leave(&self) -> Option<i32> {
        let signal = self.leave.load(Ordering::Relaxed);
        let signal = i32::try_from(signal).ok().filter(|signal| *signal != 0);
        signal.or_else(hung_up)
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

/// `SIGHUP` if the terminal is gone. It isn't always sent: only the leader of the session is told, and a
/// shell that ignores it tells nobody.
#[cfg(unix)]
fn hung_up() -> Option<i32> {
    (!io::stdin().is_terminal()).then_some(SIGHUP)
}

/// Nothing, since consoles end the programs that use them here.
#[cfg(not(unix))]
fn hung_up() -> Option<i32> {
    None
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
