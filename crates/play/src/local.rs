//! A game on one device: its facts, and the state that they add up to.

mod back;
mod kept;
mod series;
mod start;
mod time;

use clock::{Clock, Moment};
use commit::Salt;
use game::Side;
use hall::{Hall, Table};
use protocol::{ApplyError, Fact, GameState, NO_GAME, NumberedFact};

pub use kept::{ReadError, Summary};
pub use start::Setup;
pub use time::{FlagFall, thinking_time};

use crate::Draft;

/// A game on one device, in play or over: a list of facts, as on the server, that grows until a turn is taken back, and
/// the state folded from it. The running turn is not part of it: that is a [`Draft`].
///
/// The caller passes in the current time.
pub struct LocalGame {
    /// All facts, or the facts since the game was resumed.
    facts: Vec<NumberedFact>,
    /// The state of the game. It has a table from the beginning.
    state: GameState,
    /// Its id in sealed notes.
    id: String,
    /// Draws the salts of sealed notes.
    salts: Option<Salts>,
}

/// Draws the salt of a sealed note: 256 random bits; `None` if there are none to be had.
pub type Salts = fn() -> Option<Salt>;

impl LocalGame {
    /// Builds the game of `hall` with this list of facts.
    ///
    /// # Errors
    ///
    /// The index of the first fact that can't follow those before it, and why. The index is the
    /// list's length if its facts don't begin play.
    pub fn of_facts(hall: &Hall, facts: Vec<NumberedFact>) -> Result<Self, (usize, ApplyError)> {
        let state = GameState::of_facts(hall, &facts, |_, _| ())?;
        if state.table().is_none() {
            return Err((facts.len(), ApplyError::NotBegun));
        }
        Ok(Self {
            facts,
            state,
            id: NO_GAME.to_owned(),
            salts: None,
        })
    }

    /// Seals from now on what a side with secrets does in its turns (T-X9), so that the record of the game
    /// can be checked when it is over; a game whose beginning was not sealed goes on without seals.
    pub fn seal_with(&mut self, salts: Salts) {
        self.salts = Some(salts);
    }

    /// The same for a game that has just begun or gone on, with what has to be sealed at once.
    ///
    /// # Errors
    ///
    /// None is known.
    pub fn sealed_with(mut self, salts: Salts, now: Moment) -> Result<Self, ApplyError> {
        self.seal_with(salts);
        self.follow(now)?;
        Ok(self)
    }

    /// All facts, in order.
    #[must_use]
    pub fn facts(&self) -> &[NumberedFact] {
        &self.facts
    }

    /// The state that the facts add up to.
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

    /// The clocks, if the game has clocks.
    #[must_use]
    pub fn clock(&self) -> Option<&Clock> {
        self.state.clock()
    }

    /// A draft of the game in which nothing of the running turn has been played.
    #[must_use]
    pub fn draft(&self) -> Draft {
        let touch_move = self.state.terms().touch_move;
        Draft::new(self.table().boxed_clone()).with_touch_move(touch_move)
    }

    /// Plays a turn of the side to move, or its part up to a move that can't be taken back. If the
    /// time of that side has run out since the last check, the turn counts as played at the last
    /// moment.
    ///
    /// # Errors
    ///
    /// If the moves are not such a turn, or the game is over; then nothing has changed.
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

    /// Resigns for a side.
    ///
    /// # Errors
    ///
    /// If the game is over.
    pub fn resign(&mut self, side: Side, now: Moment) -> Result<(), ApplyError> {
        self.record(now, Fact::Resigned { side })
    }

    /// The side to move has the board set up anew, as agreed for points play.
    ///
    /// # Errors
    ///
    /// If it may not; then nothing has changed.
    pub fn reset(&mut self, now: Moment) -> Result<(), ApplyError> {
        let side = self.table().to_move().ok_or(ApplyError::Over)?;
        self.record(now, Fact::Reset { side })
    }

    /// Ends the game by agreement: `winner` wins, or nobody does.
    ///
    /// # Errors
    ///
    /// If the game is over, or its rules allow no such agreement now; then nothing has changed.
    pub fn agree(&mut self, winner: Option<Side>, now: Moment) -> Result<(), ApplyError> {
        let side = self.table().to_move().ok_or(ApplyError::Over)?;
        self.record(now, Fact::Offered { side, winner })?;
        self.record(now, Fact::Agreed { side: !side })
    }

    /// Appends a fact and those that follow from it, and applies them.
    fn record(&mut self, at: Moment, fact: Fact) -> Result<(), ApplyError> {
        let fact = self.state.record(at.0, fact)?;
        self.facts.push(fact);
        self.follow(at)
    }

    /// Seals and opens notes where that is due.
    fn follow(&mut self, at: Moment) -> Result<(), ApplyError> {
        while let Some(fact) = self.due() {
            let fact = self.state.record(at.0, fact)?;
            self.facts.push(fact);
        }
        Ok(())
    }

    /// A fact that follows by itself. Notes that are not known here stay closed.
    fn due(&self) -> Option<Fact> {
        let salt = || self.salts.and_then(|draw| draw());
        let seal = |side| self.state.sealed(&self.id, side, salt()?).ok();
        let sealed = self.state.seal_due().and_then(seal);
        sealed.or_else(|| self.state.opened(self.state.opening_due()?).ok())
    }
}
