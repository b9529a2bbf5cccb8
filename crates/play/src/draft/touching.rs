//! What a touch does: it selects, deselects, plays, ends the turn, or is refused.

use game::{Refused, Touch, Touched};
use hall::{Offer, PlayError};

use super::Draft;

/// The effect of a touch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Something is selected; the touch was taken.
    Selected,
    /// The selection is gone.
    Cleared,
    /// A move was played and the turn goes on.
    Played {
        /// Whether it can't be taken back: then the turn so far has to be committed.
        sealed: bool,
    },
    /// A move was played and the turn is over.
    TurnOver,
    /// Another piece was touched before, and has to move (touch-move).
    Held,
    /// The rules forbid it.
    Refused(Refused),
}

impl Draft {
    /// Takes a touch of the player.
    ///
    /// If a touch does not continue the gesture that has begun, it confirms the complete move, if
    /// there is one, and begins the next move. Otherwise it clears the selection, unless the piece
    /// has to move, or is refused.
    pub fn touch(&mut self, touch: Touch) -> Effect {
        match self.composer.touch(touch) {
            Touched::Done(index) if self.asks(index, touch) => {
                self.update_preview();
                Effect::Selected
            }
            Touched::Done(index) => self.play(index),
            Touched::More => {
                self.update_preview();
                Effect::Selected
            }
            Touched::Refused => self.elsewhere(touch),
        }
    }

    /// Plays the complete move; `None` if there is none.
    pub fn confirm(&mut self) -> Option<Effect> {
        let index = self.composer.complete()?;
        Some(self.play(index))
    }

    /// Whether the move with this index, which `touch` completes, has to be confirmed first. A button
    /// says what it does, and needs no second touch.
    fn asks(&self, index: usize, touch: Touch) -> bool {
        let place = matches!(touch, Touch::Place(_));
        let ends = |offer: &Offer| {
            let mut ahead = self.table.boxed_clone();
            ahead.play(&offer.text).is_ok_and(|played| played.turn_over)
        };
        let wanted = self.confirms && place && self.table.turn_end().is_none();
        wanted && self.offers.get(index).is_some_and(ends)
    }

    fn elsewhere(&mut self, touch: Touch) -> Effect {
        let before = self.touched().to_vec();
        if before.is_empty() {
            return Effect::Refused(self.table.explain(&[touch]));
        }
        if let Some(index) = self.composer.complete() {
            if before.last() == Some(&touch) {
                return self.play(index);
            }
            if let Some(effect) = self.after_complete(index, touch) {
                return effect;
            }
        }
        let again = before == [touch];
        let another = self.starts.contains(&touch);
        if self.touch_move && (again || another) {
            return Effect::Held;
        }
        if again {
            self.deselect();
            return Effect::Cleared;
        }
        if another {
            self.deselect();
            return self.touch(touch);
        }
        if self.confirms && self.complete().is_some() && self.composer.undo() {
            // Another end of the same move, before it is confirmed.
            self.update_preview();
            return self.touch(touch);
        }
        let mut touched = before;
        touched.push(touch);
        Effect::Refused(self.table.explain(&touched))
    }

    /// Confirms the complete move with this index if `touch` continues the turn after it. `None` if
    /// the touch means something else.
    fn after_complete(&mut self, index: usize, touch: Touch) -> Option<Effect> {
        let offer = self.offers.get(index).filter(|offer| !offer.seals)?;
        let mut ahead = self.table.boxed_clone();
        let goes_on = ahead
            .play(&offer.text)
            .is_ok_and(|played| !played.turn_over);
        if !goes_on {
            return None;
        }
        let begins = |offer: &Offer| {
            let mut gestures = offer.gestures.iter();
            gestures.any(|gesture| gesture.begins_with(&[touch]))
        };
        if ahead.offers().iter().any(begins) {
            let played = self.play(index);
            return Some(match self.touch(touch) {
                Effect::Selected => played,
                after => after,
            });
        }
        let button = matches!(touch, Touch::Button(_));
        button.then(|| Effect::Refused(ahead.explain(&[touch])))
    }

    fn play(&mut self, index: usize) -> Effect {
        let Some(offer) = self.offers.get(index) else {
            return Effect::Cleared;
        };
        let text = offer.text.clone();
        match self.play_text(&text) {
            Ok(played) if played.turn_over => Effect::TurnOver,
            Ok(played) => Effect::Played {
                sealed: played.sealed,
            },
            Err(PlayError::Refused(reason)) => {
                self.deselect();
                Effect::Refused(reason)
            }
            Err(_) => {
                self.deselect();
                Effect::Cleared
            }
        }
    }
}
