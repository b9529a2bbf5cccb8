//! Signals from outside, noted for the loop that plays.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
#[cfg(unix)]
use std::{process, thread, time::Duration};

#[cfg(unix)]
use signal_hook::consts::{SIGCONT, SIGHUP, SIGTSTP};
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag;
#[cfg(unix)]
use signal_hook::iterator::Signals as Pending;

/// How long the game may take to end after a signal. While it begins, it waits up to two seconds for
/// what the terminal says of itself.
#[cfg(unix)]
const GRACE: Duration = Duration::from_secs(5);

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
            end_anyway()?;
            flag::register(SIGTSTP, Arc::clone(&signals.suspend))?;
            flag::register(SIGCONT, Arc::clone(&signals.resumed))?;
        }
        Ok(signals)
    }

    fn leave_on(&self, signal: i32) -> io::Result<()> {
        let number = usize::try_from(signal).unwrap_or(1);
        flag::register_usize(signal, Arc::clone(&self.leave), number).map(|_| ())
    }

    /// The signal that asks to end the program, if there is one.
    pub(super) fn leave(&self) -> Option<i32> {
        let signal = self.leave.load(Ordering::Relaxed);
        i32::try_from(signal).ok().filter(|signal| *signal != 0)
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

/// Ends the program some time after a signal asks for it. A game whose terminal is gone can't do
/// that itself, since waiting for events never returns then; its turns are saved as they are played.
#[cfg(unix)]
fn end_anyway() -> io::Result<()> {
    let mut pending = Pending::new([SIGTERM, SIGINT, SIGHUP])?;
    thread::spawn(move || {
        if let Some(signal) = pending.forever().next() {
            thread::sleep(GRACE);
            process::exit(128 + signal);
        }
    });
    Ok(())
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
