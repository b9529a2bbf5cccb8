//! What an arbiter decides: the result, the position, the clocks (C-N4, T-V8).

use clock::{ClockError, Moment, Span};
use game::{Outcome, Side, Viewer};
use hall::Table;

use super::time::next_turn;
use super::{ApplyError, GameState};

/// What an arbiter has decided, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// What has changed.
    pub what: Decided,
    /// The reason that the arbiter gave.
    pub reason: String,
}

impl Ruling {
    /// The bytes of memory that it holds, about.
    pub(super) fn bytes(&self) -> usize {
        let texts = match &self.what {
            Decided::Position { before, after } => before.capacity() + after.capacity(),
            Decided::Result { .. } | Decided::Clocks { .. } => 0,
        };
        size_of::<Self>() + self.reason.capacity() + texts
    }
}

/// What a decision has changed, from what it was before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decided {
    /// How the game ended.
    Result {
        /// The result before, also by an earlier decision; `None` if the game was going on.
        before: Option<Outcome>,
        /// The result that counts.
        after: Outcome,
    },
    /// The position, as far as it is known here.
    Position {
        /// Its text before.
        before: String,
        /// The text of the position from which the game went on.
        after: String,
    },
    /// The clocks: what [`Reading::main`](clock::Reading::main) says of the first and the second side.
    Clocks {
        /// What they showed.
        before: [Span; 2],
        /// What they were set to.
        after: [Span; 2],
    },
}

impl GameState {
    /// What the arbiter has decided so far, in order.
    #[must_use]
    pub fn decisions(&self) -> &[Ruling] {
        &self.decisions
    }

    fn decided(&mut self, what: Decided, reason: &str) {
        let reason = reason.to_owned();
        self.decisions.push(Ruling { what, reason });
    }

    pub(super) fn overruled(
        &mut self,
        winner: Option<Side>,
        points: Option<[i32; 2]>,
        reason: &str,
    ) -> Result<(), ApplyError> {
        let table = self.table.as_mut().ok_or(ApplyError::NotBegun)?;
        let before = table.outcome();
        if !self.terms.arbiter || !table.overrule(winner, points, reason) {
            return Err(ApplyError::NoArbiter);
        }
        let after = table.outcome().ok_or(ApplyError::NotOver)?;
        self.offer = None;
        self.decided(Decided::Result { before, after }, reason);
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
        let table = self.playing()?;
        between_turns(&**table)?;
        let before = table.position(Viewer::Judge);
        let mut table = table.boxed_clone();
        let set_up = table.set_up(position, reason);
        if !set_up.map_err(ApplyError::Position)? || table.outcome().is_some() {
            return Err(ApplyError::OverThere);
        }
        between_turns(&*table)?;
        if let Some(clock) = &mut self.clock {
            clock.set(at, None, next_turn(&*table))?;
        }
        self.offer = None;
        let after = table.position(Viewer::Judge);
        self.table = Some(table);
        self.decided(Decided::Position { before, after }, reason);
        Ok(())
    }

    pub(super) fn set_clocks(
        &mut self,
        left_us: [u64; 2],
        reason: &str,
        at: Moment,
    ) -> Result<(), ApplyError> {
        self.for_arbiter()?;
        let table = self.playing()?;
        let (plies, next) = (table.plies(), next_turn(&**table));
        let clock = self.clock.as_mut().ok_or(ClockError::Stopped)?;
        let before = Side::BOTH.map(|side| clock.reading(side, at).main());
        let after = left_us.map(Span);
        clock.set(at, Some(after), next)?;
        self.clocks_set.push((plies, after));
        self.decided(Decided::Clocks { before, after }, reason);
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

/// Pieces are moved between two turns: what a side has done of a turn is neither taken back nor left
/// without a note (T-X13).
fn between_turns(table: &dyn Table) -> Result<(), ApplyError> {
    if table.turn_end().is_none() || table.at_turn_start() {
        Ok(())
    } else {
        Err(ApplyError::MidTurn)
    }
}
