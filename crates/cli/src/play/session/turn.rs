//! Playing: touches, typed moves, undoing, the end of the turn.

use game::Touch;
use play::Effect;

use super::{Message, Question, Session};
use crate::texts::text;

impl Session {
    /// Touches a place or a button.
    pub(crate) fn touch(&mut self, touch: Touch) {
        if !self.may_touch() {
            return;
        }
        self.quiet();
        let effect = self.draft.touch(touch);
        self.after(effect);
    }

    /// Plays the move that the touches so far make.
    pub(crate) fn confirm(&mut self) {
        match self.draft.confirm() {
            Some(effect) => self.after(effect),
            None if self.touched().is_empty() => {}
            None => self.say(text("terminal-not-whole")),
        }
    }

    fn after(&mut self, effect: Effect) {
        match effect {
            Effect::Selected | Effect::Cleared => {}
            Effect::Held => self.say(text("composer-held")),
            Effect::Played { sealed } => self.played(sealed, false),
            Effect::TurnOver => self.played(false, true),
            Effect::Refused(refused) => self.message = Some(Message::Refused(refused)),
        }
    }

    /// Plays a move given as text.
    pub(crate) fn play_text(&mut self, mv: &str) -> Result<(), String> {
        let played = self.draft.play_text(mv);
        let played = played.map_err(|error| error.to_string())?;
        self.played(played.sealed, played.turn_over);
        Ok(())
    }

    /// Handles a played move: if it is `sealed` or ends the turn, commits the turn so far.
    pub(super) fn played(&mut self, sealed: bool, turn_over: bool) {
        if sealed || turn_over {
            let taken = self.game.turn(self.draft.commit(), self.now);
            if let Err(error) = taken {
                // The draft follows the same rules, so this is not expected.
                self.draft = self.game.draft();
                self.say(error.to_string());
            } else if self.game.table().outcome().is_some() {
                // The draft knows nothing of the points that are played for.
                self.draft = self.game.draft();
            }
        }
        self.looking_at = None;
        self.renew();
    }

    /// Undoes the last touch, or the last move of the running turn.
    pub(crate) fn back(&mut self) {
        let said = self.message.is_some();
        self.quiet();
        let selected = !self.touched().is_empty();
        if !selected && !self.may_touch() {
            return;
        }
        if self.draft.undo() {
            self.renew();
        } else if self.draft.must_move() {
            self.say(text("composer-held"));
        } else if !said {
            self.say(text("terminal-nothing-to-undo"));
        }
    }

    /// Undoes everything in the running turn.
    pub(crate) fn restart(&mut self) {
        self.quiet();
        if !self.may_touch() {
            return;
        }
        self.draft.restart();
        self.renew();
    }

    /// Ends the turn; plays the move that the touches make first, if they make one.
    pub(crate) fn end_turn(&mut self) {
        if !self.may_touch() {
            return;
        }
        if self.table().turn_end().is_none() {
            self.confirm();
            return;
        }
        if !self.touched().is_empty() {
            self.confirm();
            if !self.touched().is_empty() || !self.may_touch() {
                return;
            }
        }
        let nothing_done = self.table().at_turn_start();
        if nothing_done && !self.sure(Question::Pass, text("terminal-pass-question")) {
            return;
        }
        if let Some(end) = self.end_button() {
            let effect = self.draft.touch(end);
            self.after(effect);
        }
    }

    fn end_button(&self) -> Option<Touch> {
        let scene = self.scene()?;
        let mut buttons = scene.buttons.iter();
        let end = buttons.find(|button| button.ends_turn)?;
        Some(Touch::Button(end.id))
    }

    /// Resigns for the side to move.
    pub(crate) fn resign(&mut self) {
        let Some(side) = self.table().to_move().filter(|_| self.may_touch()) else {
            return;
        };
        if self.sure(Question::Resign, self.resign_question()) {
            if let Err(error) = self.game.resign(side, self.now) {
                self.say(error.to_string());
            }
            self.draft = self.game.draft();
            self.renew();
        }
    }
}
