//! The clocks of a game, folded from what happens.

use game::Side;

use crate::bank::{Bank, Reading};
use crate::{Moment, Settings, Span};

/// The most network lag that is given back for one turn.
pub const LAG_PER_TURN: Span = Span(500_000);
/// The most lag that a side can save up to be given back, which it also has at the start.
pub const LAG_SAVED: Span = Span(3_000_000);
/// The lag that every turn adds to what is saved up.
pub const LAG_SAVED_PER_TURN: Span = Span(200_000);

/// The clocks of both sides.
///
/// Time is never lost: the time spent by both sides and the time that [counts for
/// nobody](Self::uncounted) add up to the time since the start. An event dated earlier than the one
/// before it counts as simultaneous with it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Clock {
    pub(crate) banks: [Bank; 2],
    spent: [Span; 2],
    /// The lag that each side can still have given back.
    saved: [Span; 2],
    /// Sides whose time ran out in the deployment, which goes on without their clock.
    pub(crate) out: [bool; 2],
    deploying: bool,
    pub(crate) turn: Option<Turn>,
    paused: bool,
    uncounted: Span,
    last: Moment,
}

/// Whose clock runs, and the time that the running turn had taken at the last event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Turn {
    pub(crate) side: Side,
    pub(crate) spent: Span,
}

/// What comes after a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Next {
    /// Who has to play; `None` when the game is over.
    pub side: Option<Side>,
    /// Whether the game is in an opening phase, such as the deployment of TigerChess.
    pub deploying: bool,
}

/// Why something can't have happened on these clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ClockError {
    /// The turn came after the time ran out.
    #[error("the time was out before the turn came")]
    OutOfTime,
    /// A time-out is claimed, but there is time left.
    #[error("the time of this side is not out")]
    TimeLeft,
    /// No clock runs.
    #[error("no clock is running")]
    Stopped,
    /// No clock waits.
    #[error("no clock is waiting to run")]
    Runs,
    /// More lag is to be given back than the side has saved up.
    #[error("more time is to be given back than there is to give")]
    Lag,
}

impl Next {
    /// A turn of a side, outside any deployment.
    #[must_use]
    pub fn turn(side: Side) -> Self {
        Self {
            side: Some(side),
            deploying: false,
        }
    }
}

impl Clock {
    /// Sets the clocks, with all times multiplied by `factor`, and starts the clock of the side to
    /// play. It [waits](Self::waits) if the start is still to come.
    #[must_use]
    pub fn start(settings: &Settings, factor: u32, next: Next, at: Moment) -> Self {
        let bank = |side| Bank::new(settings.control(side).times(factor), next.deploying);
        Self {
            banks: Side::BOTH.map(bank),
            spent: [Span::ZERO; 2],
            saved: [LAG_SAVED; 2],
            out: [false; 2],
            deploying: next.deploying,
            turn: next.side.map(Turn::of),
            paused: false,
            uncounted: Span::ZERO,
            last: at,
        }
    }

    /// The running side has played a whole turn. `lag` of its time is given back: how long the
    /// position and the turn took to travel.
    ///
    /// # Errors
    ///
    /// If no clock runs, the time ran out before, or `lag` is more than
    /// [`lag_allowance`](Self::lag_allowance); nothing has changed then.
    pub fn turn(&mut self, at: Moment, lag: Span, next: Next) -> Result<(), ClockError> {
        let Turn { side, spent } = self.running_until(at)?;
        if lag > self.lag_allowance(side) {
            return Err(ClockError::Lag);
        }
        if self.is_out(side) {
            self.count(side, spent, Span::ZERO);
        } else {
            let counted = spent.minus(lag);
            let bank = &mut self.banks[side.index()];
            if counted > bank.budget() {
                return Err(ClockError::OutOfTime);
            }
            bank.take(counted, !self.deploying);
            self.count(side, spent, counted);
        }
        let saved = &mut self.saved[side.index()];
        *saved = saved.minus(lag).plus(LAG_SAVED_PER_TURN).min(LAG_SAVED);
        self.go_on(at, next);
        Ok(())
    }

    /// The clock has ended a turn of the running side, and the part that it had declared counts
    /// (T-R6), as if it had been played at the last moment.
    ///
    /// # Errors
    ///
    /// If no clock runs or there is time left; nothing has changed then.
    pub fn cut(&mut self, at: Moment, next: Next) -> Result<(), ClockError> {
        let (side, spent, budget) = self.exhausted(at)?;
        self.count(side, spent, budget);
        self.banks[side.index()].take(budget, !self.deploying);
        self.go_on(at, next);
        Ok(())
    }

    /// The time of the running side has run out.
    ///
    /// # Errors
    ///
    /// If no clock runs or there is time left; nothing has changed then.
    pub fn time_out(&mut self, at: Moment, next: Next) -> Result<(), ClockError> {
        let (side, spent, budget) = self.exhausted(at)?;
        self.count(side, spent, budget);
        self.banks[side.index()].empty();
        // C-K2: the deployment goes on, and this clock has no part in it any more.
        self.out[side.index()] = true;
        self.go_on(at, next);
        Ok(())
    }

    /// An arbiter decides who plays next, and what the clocks show, if `left` says so: the time of
    /// each side in the part that it is using. Periods and reserve stay. The time of the turn that is
    /// broken off is spent.
    ///
    /// # Errors
    ///
    /// If no clock runs; nothing has changed then.
    pub fn set(
        &mut self,
        at: Moment,
        left: Option<[Span; 2]>,
        next: Next,
    ) -> Result<(), ClockError> {
        let Turn { side, spent } = self.running_until(at)?;
        let counted = if self.is_out(side) {
            Span::ZERO
        } else {
            spent.min(self.banks[side.index()].budget())
        };
        self.count(side, spent, counted);
        self.banks[side.index()].spend(counted);
        self.go_on(at, next);
        for (bank, left) in self.banks.iter_mut().zip(left.into_iter().flatten()) {
            let (_, reserve, periods) = bank.left();
            bank.set(left, reserve, periods);
        }
        Ok(())
    }

    /// How long the running clock waits at `now` before it counts, as at a start that is still to come.
    #[must_use]
    pub fn waits(&self, now: Moment) -> Span {
        let running = self.running();
        running.map_or(Span::ZERO, |_| self.last.since(now))
    }

    /// The running clock waits from `at` on, for at most a time that counts for nobody.
    pub fn wait(&mut self, at: Moment, most: Span) {
        if self.running().is_some() {
            self.pass(at);
            let until = self.last.max(at.after(most));
            self.uncounted = self.uncounted.plus(until.since(self.last));
            self.last = until;
        }
    }

    /// A clock that waits counts from `at` on.
    ///
    /// # Errors
    ///
    /// If none waits; nothing has changed then.
    pub fn wait_no_longer(&mut self, at: Moment) -> Result<(), ClockError> {
        let waits = self.waits(at);
        if waits.is_zero() {
            return Err(ClockError::Runs);
        }
        self.uncounted = self.uncounted.minus(waits);
        self.last = at;
        Ok(())
    }

    /// Stops the clocks, for a while or for good.
    pub fn pause(&mut self, at: Moment) {
        self.pass(at);
        self.paused = true;
    }

    /// Lets them run again.
    pub fn resume(&mut self, at: Moment) {
        self.pass(at);
        self.paused = false;
    }

    /// The last `away` before `at` counts for nobody, as when the server was down; at most the time
    /// since the last event.
    pub fn excuse(&mut self, at: Moment, away: Span) {
        let away = away.min(at.since(self.last));
        self.pass(Moment(at.0.saturating_sub_unsigned(away.0)));
        let paused = std::mem::replace(&mut self.paused, true);
        self.pass(at);
        self.paused = paused;
    }

    /// The side whose clock runs.
    #[must_use]
    pub fn running(&self) -> Option<Side> {
        self.turn.filter(|_| !self.paused).map(|turn| turn.side)
    }

    /// What the clock of a side shows at `now`.
    #[must_use]
    pub fn reading(&self, side: Side, now: Moment) -> Reading {
        let turn = self.turn_until(now).filter(|turn| turn.side == side);
        let spent = turn.map_or(Span::ZERO, |turn| turn.spent);
        self.banks[side.index()].reading(spent)
    }

    /// When the time of the running side runs out if nothing happens before.
    #[must_use]
    pub fn deadline(&self) -> Option<(Side, Moment)> {
        let Turn { side, spent } = self.turn.filter(|_| !self.paused)?;
        if self.is_out(side) {
            return None;
        }
        let began = Moment(self.last.0.saturating_sub_unsigned(spent.0));
        Some((side, began.after(self.banks[side.index()].budget())))
    }

    /// The most lag that can be given back for the next turn of a side.
    #[must_use]
    pub fn lag_allowance(&self, side: Side) -> Span {
        self.saved[side.index()].min(LAG_PER_TURN)
    }

    /// The time that a side has spent until `now`, including the running turn.
    #[must_use]
    pub fn spent(&self, side: Side, now: Moment) -> Span {
        let turn = self.turn_until(now).filter(|turn| turn.side == side);
        let running = turn.map_or(Span::ZERO, |turn| turn.spent);
        self.spent[side.index()].plus(running)
    }

    /// The time that has counted for nobody until `now`: pauses, time given back, time after a
    /// deadline and after the end.
    #[must_use]
    pub fn uncounted(&self, now: Moment) -> Span {
        let idle = self.paused || self.turn.is_none();
        let more = if idle {
            now.since(self.last)
        } else {
            Span::ZERO
        };
        self.uncounted.plus(more).minus(self.waits(now))
    }

    /// Whether a side's time has run out and the game goes on without its clock (C-K2).
    pub(crate) fn is_out(&self, side: Side) -> bool {
        self.deploying && self.out[side.index()]
    }

    /// The running turn, with all its time until `at`.
    pub(crate) fn turn_until(&self, at: Moment) -> Option<Turn> {
        let turn = self.turn?;
        let more = if self.paused {
            Span::ZERO
        } else {
            at.since(self.last)
        };
        Some(Turn {
            spent: turn.spent.plus(more),
            ..turn
        })
    }

    fn running_until(&self, at: Moment) -> Result<Turn, ClockError> {
        self.running().ok_or(ClockError::Stopped)?;
        self.turn_until(at).ok_or(ClockError::Stopped)
    }

    /// The running side, the time its turn has taken and the time it may take, if all is used up.
    fn exhausted(&self, at: Moment) -> Result<(Side, Span, Span), ClockError> {
        let Turn { side, spent } = self.running_until(at)?;
        let budget = self.banks[side.index()].budget();
        if spent < budget || self.is_out(side) {
            return Err(ClockError::TimeLeft);
        }
        Ok((side, spent, budget))
    }

    /// Lets time pass without an event of the game.
    fn pass(&mut self, at: Moment) {
        let more = at.since(self.last);
        match &mut self.turn {
            Some(turn) if !self.paused => turn.spent = turn.spent.plus(more),
            _ => self.uncounted = self.uncounted.plus(more),
        }
        self.last = self.last.max(at);
    }

    fn count(&mut self, side: Side, spent: Span, counted: Span) {
        let sum = &mut self.spent[side.index()];
        *sum = sum.plus(counted);
        self.uncounted = self.uncounted.plus(spent.minus(counted));
    }

    fn go_on(&mut self, at: Moment, next: Next) {
        if self.deploying && !next.deploying {
            self.deploying = false;
            self.banks.iter_mut().for_each(Bank::engage);
        }
        self.turn = next.side.map(Turn::of);
        self.last = self.last.max(at);
    }
}

impl Turn {
    fn of(side: Side) -> Self {
        Self {
            side,
            spent: Span::ZERO,
        }
    }
}
