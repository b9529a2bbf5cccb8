//! Everything at one terminal but the terminal: the game, what the player types, the computer.

use std::path::PathBuf;

use clock::Moment;
use engine::Limits;
use game::Touch;
use hall::{Catalogue, Hall};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::entry::{Purpose, TypedLine};
use super::hint::Hint;
use super::saving::Saving;
use super::session::{Question, Session};
use super::view::{Drawn, View};
use super::{screen, terminal};
use crate::choices;
use crate::computer::Opponent;
use crate::failure::Failure;
use crate::texts::{fill, text};

/// What the terminal is to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Then {
    /// To go on.
    Stay,
    /// To let the player leave.
    Leave,
    /// To return to the shell for a while.
    Suspend,
}

/// A game and its player, or players, at one terminal.
pub(crate) struct Console<'a> {
    pub(crate) session: Session,
    pub(crate) view: View,
    /// The line that is being typed.
    pub(crate) entry: Option<TypedLine>,
    pub(crate) saving: Saving,
    /// The place where the mouse button went down.
    pub(super) pressed: Option<Touch>,
    pub(super) hint: Option<Hint>,
    computer: Opponent,
    /// How long the computer thinks.
    limits: Limits,
    hall: &'a Hall,
    catalogue: &'a Catalogue,
}

impl<'a> Console<'a> {
    pub(crate) fn new(
        session: Session,
        view: View,
        saving: Saving,
        limits: Limits,
        (hall, catalogue): (&'a Hall, &'a Catalogue),
    ) -> Self {
        Self {
            session,
            view,
            entry: None,
            saving,
            pressed: None,
            hint: None,
            computer: Opponent::new(limits, catalogue),
            limits,
            hall,
            catalogue,
        }
    }

    /// Draws the screen and returns where each thing is.
    pub(crate) fn draw(&self, area: Rect, buffer: &mut Buffer) -> Drawn {
        screen::draw(&self.session, self.view, self.entry.as_ref(), area, buffer)
    }

    /// Does what has become due: time passes, the computer answers, a hint is found. Returns whether
    /// the screen has changed.
    pub(crate) fn tick(&mut self, now: Moment) -> Result<bool, Failure> {
        let time = self.session.pass_time(now);
        let answered = self.answer()?;
        let hinted = self.poll_hint();
        Ok(time || answered || hinted)
    }

    /// Saves the game when a turn is over. If that fails, says so and goes on.
    pub(crate) fn keep(&mut self) {
        if let Err(failure) = self.saving.save_turn(&self.session) {
            self.session.say(failure.to_string());
        }
    }

    /// Plays the computer's turn if the computer has found it; returns whether it has.
    fn answer(&mut self) -> Result<bool, Failure> {
        let Some(level) = self.session.computer_to_move() else {
            return Ok(false);
        };
        let share = self.session.thinking_time();
        let share_ms = share.map(|share| share.0 / 1000);
        let table = self.session.table();
        let race = self.session.race();
        let Some(thought) = self.computer.turn(table, race, level, share_ms) else {
            return Ok(false);
        };
        let from = table.plies();
        for mv in thought? {
            self.session.play_text(&mv).map_err(Failure::Engine)?;
        }
        let told = self.session.told(self.session.table(), from);
        let told = fill("terminal-played", &[("moves", told.into())]);
        self.session.say(told);
        Ok(true)
    }

    /// Begins the next game of the match, once this one is over.
    pub(super) fn next_game(&mut self) {
        let begun = choices::random().and_then(|seed| {
            let now = terminal::now();
            let next = self.session.following(self.hall, &seed, now);
            let next = next.transpose()?;
            Ok(next.map(|game| Session::of_game(game, now)))
        });
        match begun {
            Ok(None) => {}
            Ok(Some(session)) => {
                self.cancel_hint();
                self.computer = Opponent::new(self.limits, self.catalogue);
                self.view = View::of(&session, self.view.colors);
                self.saving.next_game(&self.session);
                self.session = session;
            }
            Err(failure) => self.session.say(failure.to_string()),
        }
    }

    /// Searches for a hint, if a person is to move.
    pub(super) fn ask_for_hint(&mut self) {
        self.session.quiet();
        if self.session.is_person_to_move() && self.session.waits_for().is_none() {
            self.hint = Some(Hint::search(&self.session, self.limits, self.catalogue));
        }
    }

    /// Stops the search for a hint; returns whether there was one.
    pub(super) fn cancel_hint(&mut self) -> bool {
        self.session.busy = None;
        self.hint.take().is_some()
    }

    /// Shows what the search for a hint has found; returns whether the screen has changed.
    fn poll_hint(&mut self) -> bool {
        let Some(hint) = &mut self.hint else {
            return false;
        };
        let before = self.session.busy.clone();
        let over = hint.poll(&mut self.session);
        if over {
            self.cancel_hint();
        }
        over || self.session.busy != before
    }

    /// Leaves, if that loses nothing or the player asks twice.
    pub(super) fn leave(&mut self) -> Then {
        // A game with a file is saved on leaving.
        let lost = self.saving.path().is_none() && self.saving.loses(&self.session);
        let question = text("terminal-leave-question");
        if lost && !self.session.sure(Question::Leave, question) {
            return Then::Stay;
        }
        Then::Leave
    }

    /// Saves the game to its file, or lets the player name one.
    pub(super) fn save(&mut self) {
        self.session.quiet();
        if self.saving.path().is_none() {
            self.entry = Some(TypedLine::new(Purpose::File));
            return;
        }
        let saved = self.saving.save(&self.session);
        self.say_saved(saved);
    }

    /// Saves the game to the file of this name; one that is there already only if asked twice.
    /// Returns whether the name is settled.
    pub(super) fn save_as(&mut self, name: &str) -> bool {
        let path = PathBuf::from(name);
        let exists = path.symlink_metadata().is_ok();
        let question = fill(
            "terminal-replace-question",
            &[("file", name.to_owned().into())],
        );
        if exists && !self.session.sure(Question::Replace, question) {
            return false;
        }
        let saved = self.saving.save_to(path, &self.session);
        let settled = saved.is_ok();
        self.say_saved(saved);
        settled
    }

    fn say_saved(&mut self, saved: Result<(), Failure>) {
        let file = self.saving.path().map(|path| path.display().to_string());
        self.session.say(match saved {
            Ok(()) => fill(
                "terminal-saved",
                &[("file", file.unwrap_or_default().into())],
            ),
            Err(failure) => failure.to_string(),
        });
    }
}
