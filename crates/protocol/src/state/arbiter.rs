//! What an arbiter decides: the result, the position, the clocks (C-N4).

use clock::{ClockError, Moment, Span};
use game::Side;

use super::time::next_turn;
use super::{ApplyError, GameState};

impl GameState {
    /// Why the arbiter has last moved pieces or set the clocks, if that has happened.
    #[must_use]
    pub fn decided(&self) -> Option<&str> {
        self.decided.as_deref()
    }

    pub(super) fn overruled(
        &mut self,
        winner: Option<Side>,
        points: Option<[i32; 2]>,
        reason: &str,
    ) -> Result<(), ApplyError> {
        let table = self.table.as_mut().ok_or(ApplyError::NotBegun)?;
        if !self.terms.arbiter || !table.overrule(winner, points, reason) {
            return Err(ApplyError::NoArbiter);
        }
        self.offer = None;
        Ok(())
    }

    /// The game goes on from a position, and the clock of whoever is to move there runs.
    pub(super) fn set_up(
        &mut self,
        position: &str,
        reason: &str,
        at: Moment,
    ) -> Result<(), ApplyError> {
        self.for_arbiter()?;
        let mut table = self.playing()?.boxed_clone();
        if !table
            .set_up(position, reason)
            .map_err(ApplyError::Position)?
        {
            return Err(ApplyError::OverThere);
        }
        if let Some(clock) = &mut self.clock {
            clock.set(at, None, next_turn(&*table))?;
        }
        self.offer = None;
        self.table = Some(table);
        self.decided = Some(reason.to_owned());
        Ok(())
    }

    pub(super) fn set_clocks(
        &mut self,
        left_us: [u64; 2],
        reason: &str,
        at: Moment,
    ) -> Result<(), ApplyError> {
        self.for_arbiter()?;
        let next = next_turn(&**self.playing()?);
        let clock = self.clock.as_mut().ok_or(ClockError::Stopped)?;
        clock.set(at, Some(left_us.map(Span)), next)?;
        self.decided = Some(reason.to_owned());
        Ok(())
    }

    fn for_arbiter(&self) -> Result<(), ApplyError> {
        if self.terms.arbiter {
            Ok(())
        } else {
            Err(ApplyError::NoArbiter)
        }
    }
}
