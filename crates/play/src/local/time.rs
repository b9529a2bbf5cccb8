//! Time in a game on one device. The caller passes in the current time.

use clock::{Clock, Moment, Span};
use game::Side;
use protocol::{ApplyError, Fact};

use super::LocalGame;

/// The number of turns over which the computer spreads the time that it has left.
const SHARES: u64 = 20;

/// What happened when a side's time ran out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FlagFall {
    /// The side whose time ran out.
    pub side: Side,
    /// The moves of its running turn that were played for it (T-R6), including the end of the turn.
    /// If empty, the game has ended or gone on as its rules say.
    pub moves: Vec<String>,
}

impl LocalGame {
    /// Advances the time. If the time of the running side has run out, this plays the legal part of
    /// the turn that it has `declared` so far (T-R6), or does what the rules say.
    ///
    /// # Errors
    ///
    /// None is known; then nothing has changed.
    pub fn pass_time(
        &mut self,
        declared: &[String],
        now: Moment,
    ) -> Result<Option<FlagFall>, ApplyError> {
        let Some(side) = self.flag(now) else {
            return Ok(None);
        };
        let moves = self.table().standing_part(declared);
        let fallen = FlagFall {
            side,
            moves: moves.clone(),
        };
        self.record(now, Fact::TimeOut { side, moves })?;
        Ok(Some(fallen))
    }

    /// The side whose time has run out without being recorded yet.
    #[must_use]
    pub fn flag(&self, now: Moment) -> Option<Side> {
        let (side, deadline) = self.clock()?.deadline()?;
        (deadline <= now).then_some(side)
    }

    /// Gives back the time since `last`, when nobody could play, as while the page was closed.
    ///
    /// # Errors
    ///
    /// If the game has no clocks.
    pub fn excuse(&mut self, last: Moment, now: Moment) -> Result<(), ApplyError> {
        let Span(away_us) = now.since(last);
        let waits_us = 0;
        self.record(now, Fact::Restarted { away_us, waits_us })
    }
}

/// How long the computer may think about its turn: a share of the running side's time that leaves
/// enough for many more turns.
#[must_use]
pub fn thinking_time(clock: &Clock, now: Moment) -> Option<Span> {
    let Span(left) = clock.reading(clock.running()?, now).total;
    Some(Span(left / SHARES))
}
