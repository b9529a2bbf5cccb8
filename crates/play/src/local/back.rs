//! Taking back turns, for those who learn.

use hall::Hall;
use protocol::{ApplyError, Fact, Seat};

use super::LocalGame;

impl LocalGame {
    /// Whether turns of this game can be taken back at all: not in games with clocks, hidden pieces,
    /// touch-move or further games.
    #[must_use]
    pub fn lets_take_back(&self) -> bool {
        let terms = self.state.terms();
        let binding = terms.clock.is_some() || terms.touch_move || terms.series.is_some();
        !binding && !self.table().has_secrets()
    }

    /// Whether the last turn of a person can be taken back, with all that came after it: not
    /// after anything but turns, such as a resignation.
    #[must_use]
    pub fn may_take_back(&self) -> bool {
        self.last_turn_of_a_person().is_some()
    }

    /// Takes back the last turn of a person, with all that came after it: the person is to move again.
    /// Returns false and does nothing if it [can't be](Self::may_take_back).
    ///
    /// # Errors
    ///
    /// None is known.
    pub fn take_back(&mut self, hall: &Hall) -> Result<bool, ApplyError> {
        let Some(kept) = self.last_turn_of_a_person() else {
            return Ok(false);
        };
        let facts = self.facts[..kept].to_vec();
        let before = Self::of_facts(hall, facts).map_err(|(_, error)| error)?;
        (self.facts, self.state) = (before.facts, before.state);
        Ok(true)
    }

    /// The number of facts before it.
    fn last_turn_of_a_person(&self) -> Option<usize> {
        if !self.lets_take_back() {
            return None;
        }
        for (index, numbered) in self.facts.iter().enumerate().rev() {
            let Fact::Turn { side, .. } = numbered.fact else {
                return None;
            };
            if matches!(self.state.seats()[side.index()], Seat::Person { .. }) {
                return Some(index);
            }
        }
        None
    }
}
