//! The clocks of a game at the terminal.

use clock::{Clock, Moment, Span};
use play::{FlagFall, thinking_time};

use super::Session;
use crate::play::timing;
use crate::texts::text;

impl Session {
    /// What both clocks show, if the game has clocks.
    pub(crate) fn clocks(&self) -> Option<[String; 2]> {
        let clock = self.game.clock()?;
        Some(timing::lines(clock, self.now))
    }

    /// How long the computer may think about its turn, in games with clocks.
    pub(crate) fn thinking_time(&self) -> Option<Span> {
        let time = |clock: &Clock| thinking_time(clock, self.now);
        self.game.clock().and_then(time)
    }

    /// Advances the time, which may run out for a side; returns whether the screen has changed.
    pub(crate) fn pass_time(&mut self, now: Moment) -> bool {
        let before = self.clocks();
        self.now = now;
        let fallen = self.game.pass_time(&self.draft.declared(), now);
        let Ok(Some(FlagFall { moves, .. })) = fallen else {
            return self.clocks() != before;
        };
        self.draft = self.game.draft();
        self.looking_at = None;
        self.renew();
        self.say(text(if moves.is_empty() {
            "terminal-time-out"
        } else {
            "terminal-time-ended-turn"
        }));
        true
    }
}
