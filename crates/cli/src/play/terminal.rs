//! The terminal: sets it up, draws on it, reads its events and restores it.

use std::io::{self, Stdout, stdout};
use std::mem::ManuallyDrop;
use std::panic;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use clock::Moment;
use crossterm::cursor::Show;
use crossterm::event::{
    self, DisableMouseCapture, EnableMouseCapture, KeyboardEnhancementFlags,
    PopKeyboardEnhancementFlags, PushKeyboardEnhancementFlags,
};
use crossterm::execute;
use crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
    supports_keyboard_enhancement,
};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;

use super::console::{Console, Then};
use super::signals::{self, Signals};
use super::view::Drawn;
use crate::failure::Failure;

/// How long to wait for an event before checking the clocks and the computer.
const TICK: Duration = Duration::from_millis(50);

/// Whether the terminal is set up for the game.
static SET_UP: AtomicBool = AtomicBool::new(false);
/// Whether the terminal was told to tell Shift + Esc from Esc.
static TELLS_SHIFT: AtomicBool = AtomicBool::new(false);

/// Plays on the terminal until the player leaves or a signal ends the program; returns that signal.
pub(crate) fn run(console: &mut Console<'_>) -> Result<Option<i32>, Failure> {
    let signals = Signals::watch()?;
    let played = play(console, &signals);
    // A terminal that is gone makes everything else fail, too.
    let signal = signals.leave();
    signal.map_or_else(|| played.map(|()| None), |signal| Ok(Some(signal)))
}

fn play(console: &mut Console<'_>, signals: &Signals) -> Result<(), Failure> {
    let mut screen = Screen::new()?;
    let mut drawn = screen.draw(console)?;
    while signals.leave().is_none() {
        let happened = event::poll(TICK)?;
        let then = if happened {
            console.event(&event::read()?, &drawn)
        } else {
            Then::Stay
        };
        if then == Then::Leave {
            break;
        }
        if then == Then::Suspend || signals.suspend() {
            restore();
            signals::stop()?;
        }
        let resumed = signals.resumed();
        if resumed {
            screen.resume()?;
        }
        if console.tick(now())? || happened || resumed {
            console.keep();
            drawn = screen.draw(console)?;
        }
    }
    Ok(())
}

/// The current time.
pub(super) fn now() -> Moment {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    let us = since.map_or(0, |since| since.as_micros());
    Moment(i64::try_from(us).unwrap_or(i64::MAX))
}

/// The terminal while the game draws on it; dropping this restores the terminal. It isn't left to
/// ratatui, which panics if the terminal is gone.
struct Screen(ManuallyDrop<Terminal<CrosstermBackend<Stdout>>>);

impl Screen {
    fn new() -> io::Result<Self> {
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            restore();
            before(info);
        }));
        // From here on, dropping it restores what has been set up.
        let terminal = Terminal::new(CrosstermBackend::new(stdout()))?;
        let screen = Self(ManuallyDrop::new(terminal));
        set_up()?;
        Ok(screen)
    }

    fn draw(&mut self, console: &Console<'_>) -> io::Result<Drawn> {
        let mut drawn = Drawn::default();
        self.0
            .draw(|frame| drawn = console.draw(frame.area(), frame.buffer_mut()))?;
        Ok(drawn)
    }

    /// Takes the terminal again after the shell has had it.
    fn resume(&mut self) -> io::Result<()> {
        restore();
        set_up()?;
        self.0.clear()
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        restore();
    }
}

fn set_up() -> io::Result<()> {
    SET_UP.store(true, Ordering::Relaxed);
    enable_raw_mode()?;
    execute!(stdout(), EnterAlternateScreen, EnableMouseCapture)?;
    if supports_keyboard_enhancement().unwrap_or(false) {
        TELLS_SHIFT.store(true, Ordering::Relaxed);
        let flags = KeyboardEnhancementFlags::DISAMBIGUATE_ESCAPE_CODES;
        execute!(stdout(), PushKeyboardEnhancementFlags(flags))?;
    }
    Ok(())
}

/// Gives the terminal back as it was. Nothing is left to do if that fails, since the terminal may be
/// gone.
fn restore() {
    if !SET_UP.swap(false, Ordering::Relaxed) {
        return;
    }
    if TELLS_SHIFT.swap(false, Ordering::Relaxed) {
        let _ = execute!(stdout(), PopKeyboardEnhancementFlags);
    }
    let _ = execute!(stdout(), DisableMouseCapture, LeaveAlternateScreen, Show);
    let _ = disable_raw_mode();
}
