//! A game against the clock: when the flag falls, and the moves that stand when it does.

use clock::{Clock, Moment, Span};
use game::Side;
use protocol::{ApplyError, Fact};

use super::Play;
use crate::games::error::GameError;
use crate::store::Draft;

/// How often a side can declare the moves of one turn. Each time is a write to disk; people need one
/// for each action.
const MOST_DECLARED: u32 = 500;

impl Play {
    /// When the running clock runs out if nothing happens, and whose it is.
    pub(crate) fn deadline(&self) -> Option<(Side, Moment)> {
        self.state().clock().and_then(Clock::deadline)
    }

    /// When something happens by itself if nobody does anything: the sides have had their time to choose, or the
    /// running clock runs out.
    pub(crate) fn due_at(&self) -> Option<Moment> {
        let runs_out = || self.deadline().map(|(_, at)| at);
        self.state().choosing_until().or_else(runs_out)
    }

    /// What is given back of the next turn of a side whose messages take `round_trip`.
    pub(crate) fn lag(&self, side: Side, round_trip: Span) -> Span {
        let allowance = self.state().clock().map(|clock| clock.lag_allowance(side));
        allowance.map_or(Span::ZERO, |allowance| round_trip.min(allowance))
    }

    /// The fact that the time of a side has run out, with the declared moves that stand (T-R6).
    pub(crate) fn time_out(&self, side: Side) -> Fact {
        let draft = self.draft.as_ref().filter(|d| d.plies == self.plies());
        let declared = draft.map_or(&[][..], |draft| &draft.moves);
        let table = self.state().table();
        let moves = table.map(|table| table.standing_part(declared));
        Fact::TimeOut {
            side,
            moves: moves.unwrap_or_default(),
        }
    }

    /// The draft of `side` for its running turn, whose moves have to be legal so far.
    pub(crate) fn drafted(&mut self, side: Side, moves: &[String]) -> Result<Draft, GameError> {
        let refused = |error| self.refused(error);
        let table = self.state().table().ok_or(refused(ApplyError::NotBegun))?;
        if self.state().clock().is_none() || table.turn_end().is_none() {
            return Err(GameError::NoDraft);
        }
        if table.to_move() != Some(side) {
            return Err(refused(ApplyError::NotYourTurn));
        }
        let plies = self.plies();
        let times = match self.declared {
            (before, times) if before == plies => times + 1,
            _ => 1,
        };
        if times > MOST_DECLARED {
            return Err(GameError::Declared {
                most: MOST_DECLARED,
            });
        }
        self.state().check_draft(moves).map_err(refused)?;
        self.declared = (plies, times);
        Ok(Draft {
            plies,
            moves: moves.to_vec(),
        })
    }

    fn plies(&self) -> usize {
        self.state().table().map_or(0, hall::Table::plies)
    }
}
