//! A game on one device: its facts, and what they add up to.

mod kept;
mod series;
mod start;
mod time;

use clock::{Clock, Moment};
use game::Side;
use hall::{Hall, Table};
use protocol::{ApplyError, Fact, GameState, NumberedFact};

pub use kept::{ReadError, Summary};
pub use start::Setup;
pub use time::{FlagFall, thinking_time};

use crate::Draft;

/// A game on one device, in play or over: a list of facts, as on the server, that only grows, and
/// their fold. The running turn is no part of it: that is a [`Draft`].
///
/// What time it is, it is told.
pub struct LocalGame {
    /// All facts, or those since the game was taken up again.
    facts: Vec<NumberedFact>,
    /// It has a table from the beginning.
    state: GameState,
}

impl LocalGame {
    /// The game of `hall` with this list of facts.
    ///
    /// # Errors
    ///
    /// The index of the first fact that can't follow, and why; that of the list's end if play has
    /// not begun there.
    pub fn of_facts(hall: &Hall, facts: Vec<NumberedFact>) -> Result<Self, (usize, ApplyError)> {
        let state = GameState::of_facts(hall, &facts, |_, _| ())?;
        if state.table().is_none() {
            return Err((facts.len(), ApplyError::NotBegun));
        }
        Ok(Self { facts, state })
    }

    /// All facts, in order.
    #[must_use]
    pub fn facts(&self) -> &[NumberedFact] {
        &self.facts
    }

    /// What they add up to.
    #[must_use]
    pub fn state(&self) -> &GameState {
        &self.state
    }

    /// The game without its running turn.
    ///
    /// # Panics
    ///
    /// Never: a game without a table can't be built.
    #[must_use]
    pub fn table(&self) -> &dyn Table {
        self.state.table().expect("play has begun")
    }

    /// The clocks, if it has any.
    #[must_use]
    pub fn clock(&self) -> Option<&Clock> {
        self.state.clock()
    }

    /// The game with a running turn in which nothing has been played.
    #[must_use]
    pub fn draft(&self) -> Draft {
        Draft::new(self.table().boxed_clone())
    }

    /// The side to move has played a turn, or the part of it up to a move that can't be taken
    /// back. If its time has run out since anybody looked, it has played with the last moment.
    ///
    /// # Errors
    ///
    /// If the moves are no such turn, or the game is over; nothing has changed then.
    pub fn turn(&mut self, moves: Vec<String>, now: Moment) -> Result<(), ApplyError> {
        let side = self.table().to_move().ok_or(ApplyError::Over)?;
        let deadline = self.clock().and_then(Clock::deadline);
        let at = deadline.map_or(now, |(_, deadline)| deadline.min(now));
        let lag_us = 0;
        self.record(
            at,
            Fact::Turn {
                side,
                moves,
                lag_us,
            },
        )
    }

    /// A side gives up.
    ///
    /// # Errors
    ///
    /// If the game is over.
    pub fn resign(&mut self, side: Side, now: Moment) -> Result<(), ApplyError> {
        self.record(now, Fact::Resigned { side })
    }

    /// Both sides agree to end the game: `winner` wins, or nobody does.
    ///
    /// # Errors
    ///
    /// If the game is over, or its rules have no such agreement now; nothing has changed then.
    pub fn agree(&mut self, winner: Option<Side>, now: Moment) -> Result<(), ApplyError> {
        let side = self.table().to_move().ok_or(ApplyError::Over)?;
        self.record(now, Fact::Offered { side, winner })?;
        self.record(now, Fact::Agreed { side: !side })
    }

    /// Lets a fact happen.
    fn record(&mut self, at: Moment, fact: Fact) -> Result<(), ApplyError> {
        let fact = self.state.record(at.0, fact)?;
        self.facts.push(fact);
        Ok(())
    }
}
