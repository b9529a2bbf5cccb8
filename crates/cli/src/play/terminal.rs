//! The terminal: sets it up, draws on it, reads its events and restores it.

use std::io::{self, stdout};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use clock::Moment;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{
    self, DisableMouseCapture, EnableMouseCapture, KeyboardEnhancementFlags,
    PopKeyboardEnhancementFlags, PushKeyboardEnhancementFlags,
};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::supports_keyboard_enhancement;
use signal_hook::consts::{SIGINT, SIGTERM};

use super::keys::{Input, Then};
use super::session::Session;
use super::view::{Drawn, View};
use super::{screen, store};
use crate::computer::Opponent;
use crate::failure::Failure;
use crate::texts::{fill, text};

/// How long to wait for an event before checking the clocks and the computer.
const TICK: Duration = Duration::from_millis(50);

/// Plays on the terminal until the player leaves.
pub(crate) fn run(
    session: &mut Session,
    opponent: Opponent,
    colours: bool,
    save: Option<&Path>,
) -> Result<(), Failure> {
    let stop = Arc::new(AtomicBool::new(false));
    // When a terminal hangs up, the program simply ends: there is no terminal to restore.
    for signal in [SIGTERM, SIGINT] {
        // A second signal ends the program at once.
        signal_hook::flag::register_conditional_shutdown(signal, 128 + signal, Arc::clone(&stop))?;
        signal_hook::flag::register(signal, Arc::clone(&stop))?;
    }
    let terminal = TerminalGuard::new()?;
    Playing {
        session,
        opponent,
        save,
        stop,
        terminal,
        saved_plies: 0,
    }
    .run(colours)
}

/// The terminal while the game draws on it; dropping this restores the terminal.
struct TerminalGuard {
    terminal: DefaultTerminal,
    /// Whether Shift + Esc can be told from Esc.
    tells_shift: bool,
}

impl TerminalGuard {
    fn new() -> io::Result<Self> {
        let terminal = ratatui::try_init()?;
        let mut guard = Self {
            terminal,
            tells_shift: false,
        };
        execute!(stdout(), EnableMouseCapture)?;
        if supports_keyboard_enhancement().unwrap_or(false) {
            let flags = KeyboardEnhancementFlags::DISAMBIGUATE_ESCAPE_CODES;
            execute!(stdout(), PushKeyboardEnhancementFlags(flags))?;
            guard.tells_shift = true;
        }
        Ok(guard)
    }
}

impl Drop for TerminalGuard {
    fn drop(&mut self) {
        if self.tells_shift {
            let _ = execute!(stdout(), PopKeyboardEnhancementFlags);
        }
        let _ = execute!(stdout(), DisableMouseCapture);
        ratatui::restore();
    }
}

struct Playing<'a> {
    session: &'a mut Session,
    opponent: Opponent,
    save: Option<&'a Path>,
    stop: Arc<AtomicBool>,
    terminal: TerminalGuard,
    saved_plies: usize,
}

impl Playing<'_> {
    fn run(&mut self, colours: bool) -> Result<(), Failure> {
        let mut input = Input::new(self.save.is_some());
        let mut view = View::of(self.session, colours);
        let mut drawn = self.draw(view)?;
        while !self.stop.load(Ordering::Relaxed) {
            let happened = event::poll(TICK)?;
            if happened {
                let event = event::read()?;
                if input.event(&event, self.session, &mut view, &drawn) == Then::Leave {
                    break;
                }
            }
            let time = self.session.pass_time(now());
            if self.answer()? || time || happened {
                drawn = self.draw(view)?;
                self.save()?;
            }
        }
        Ok(())
    }

    fn draw(&mut self, view: View) -> Result<Drawn, Failure> {
        let mut drawn = Drawn::default();
        self.terminal.terminal.draw(|frame| {
            drawn = screen::draw(self.session, view, frame.area(), frame.buffer_mut());
        })?;
        Ok(drawn)
    }

    /// Plays the computer's turn if the computer has found it; returns whether it has.
    fn answer(&mut self) -> Result<bool, Failure> {
        let Some(level) = self.session.computer_to_move() else {
            return Ok(false);
        };
        let share = self.session.thinking_time();
        let share_ms = share.map(|share| share.0 / 1000);
        let table = self.session.table();
        let Some(thought) = self.opponent.turn(table, level, share_ms) else {
            return Ok(false);
        };
        let moves = thought?;
        for mv in &moves {
            self.session.play_text(mv).map_err(Failure::Engine)?;
        }
        let end = self.session.table().turn_end().map(|(end, _)| end);
        let told = moves
            .iter()
            .map(String::as_str)
            .filter(|text| Some(*text) != end);
        let told = told.collect::<Vec<_>>().join("; ");
        self.session.say(match told.as_str() {
            "" => text("terminal-passed"),
            told => fill("terminal-played", &[("moves", told.to_owned().into())]),
        });
        Ok(true)
    }

    /// Saves the game when a turn is over.
    fn save(&mut self) -> Result<(), Failure> {
        let plies = self.session.table().plies();
        let turn_over = self.session.table().at_turn_start();
        if let Some(path) = self.save.filter(|_| turn_over && plies != self.saved_plies) {
            store(self.session, path)?;
            self.saved_plies = plies;
        }
        Ok(())
    }
}

/// The current time.
pub(super) fn now() -> Moment {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    let us = since.map_or(0, |since| since.as_micros());
    Moment(i64::try_from(us).unwrap_or(i64::MAX))
}
