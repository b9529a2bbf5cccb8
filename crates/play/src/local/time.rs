//! Time in a game on one device. What time it is, is told.

use clock::{Clock, Moment, Span};
use game::Side;
use protocol::{ApplyError, Fact};

use super::LocalGame;

/// Turns for which the computer divides the time that it has left.
const SHARES: u64 = 20;

/// A flag has fallen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FlagFall {
    /// Whose time is out.
    pub side: Side,
    /// The moves of its running turn that were played for it (T-R6), with the end of the turn. If
    /// there are none, the game has ended or gone on as its rules say.
    pub moves: Vec<String>,
}

impl LocalGame {
    /// Time goes by. If that of the running side is out, the legal part of the turn that it has
    /// `declared` so far is played (T-R6), or the rules say what follows.
    ///
    /// # Errors
    ///
    /// None is known; nothing has changed then.
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

    /// The side whose time is out now, and whose flag has not fallen yet.
    #[must_use]
    pub fn flag(&self, now: Moment) -> Option<Side> {
        let (side, deadline) = self.clock()?.deadline()?;
        (deadline <= now).then_some(side)
    }

    /// Nobody could play since `last`, as when the page was closed: that counts for nobody.
    ///
    /// # Errors
    ///
    /// If the game has no clocks.
    pub fn excuse(&mut self, last: Moment, now: Moment) -> Result<(), ApplyError> {
        let Span(away_us) = now.since(last);
        self.record(now, Fact::Restarted { away_us })
    }
}

/// How long the computer may think about its turn: a share of what is left to the running side,
/// enough for many more.
#[must_use]
pub fn thinking_time(clock: &Clock, now: Moment) -> Option<Span> {
    let Span(left) = clock.reading(clock.running()?, now).total;
    Some(Span(left / SHARES))
}
