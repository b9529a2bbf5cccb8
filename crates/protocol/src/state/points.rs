//! Points play (T-V7): a board ends when the target is reached, or when it is reset.

use game::Side;
use hall::Table;
use series::{Race, Reset};

use super::{ApplyError, GameState};

impl GameState {
    /// The side that has won points play with the points of `table`, at the end of a round.
    pub(super) fn winner_by_points(&self, table: &dyn Table) -> Option<Side> {
        self.race()?.winner(table.points()?)
    }

    /// The race to a total that the game is part of; `None` outside of points play.
    #[must_use]
    pub fn race(&self) -> Option<Race> {
        let place = self.terms.series.as_ref()?;
        place.agreed.race(&place.standing())
    }

    /// Whether a side may have the board set up anew now: it was agreed, and the side begins a turn
    /// with one action.
    #[must_use]
    pub fn may_reset(&self, side: Side) -> bool {
        let agreed = self.terms.agreed_series().reset == Reset::OneAction;
        let may = |table: &dyn Table| table.to_move() == Some(side) && table.may_reset();
        agreed && self.table().is_some_and(may)
    }

    pub(super) fn reset(&mut self, side: Side) -> Result<(), ApplyError> {
        let may = self.may_reset(side);
        if self.playing()?.to_move() != Some(side) {
            return Err(ApplyError::NotYourTurn);
        }
        if !may || !self.playing()?.reset() {
            return Err(ApplyError::NoReset);
        }
        self.offer = None;
        Ok(())
    }
}
