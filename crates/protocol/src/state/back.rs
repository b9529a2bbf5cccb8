//! Turns that are taken back if the other side grants it.

use clock::{ClockError, Moment};
use game::{Side, Viewer};
use hall::Table;

use super::time::next_turn;
use super::{ApplyError, GameState};

/// How often a side can ask to take back a turn, in one game.
pub const MOST_ASKED: u32 = 20;

/// Why no turn can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoTakeBack {
    /// It was not agreed.
    #[error("that turns can be taken back was not agreed for this game")]
    NotAgreed,
    /// It can't be agreed here.
    #[error("no turn is taken back in rated games, with an arbiter or with touch-move")]
    Strict,
    /// The side has not played yet.
    #[error("there is no turn of this side to take back")]
    Nothing,
    /// The turn belongs to the opening phase.
    #[error("what was posted in the deployment stays")]
    Opening,
    /// A side hides something, or did when the turn was played.
    #[error("while something is hidden, no turn is taken back")]
    Hidden,
    /// A move has told its player something that can't be forgotten.
    #[error("a move has told its player something since, and nobody can forget that")]
    Told,
    /// Time has ended a turn since.
    #[error("time has ended a turn since, and that stays")]
    TimeOut,
    /// The side has asked already, and has played no other turn since.
    #[error("this was asked already; it can be asked again after the next turn")]
    Asked,
    /// The side has asked too often.
    #[error("a side can ask {MOST_ASKED} times in a game")]
    Often,
    /// The other side does not ask for anything.
    #[error("the other side does not ask to take back a turn")]
    NotAsked,
}

impl NoTakeBack {
    /// The key of the message in the translation files.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::NotAgreed => "error-back-not-agreed",
            Self::Strict => "error-back-strict",
            Self::Nothing => "error-back-nothing",
            Self::Opening => "error-back-opening",
            Self::Hidden => "error-back-hidden",
            Self::Told => "error-back-told",
            Self::TimeOut => "error-back-time-out",
            Self::Asked => "error-back-asked",
            Self::Often => "error-back-often",
            Self::NotAsked => "error-back-not-asked",
        }
    }
}

/// The open wish of a side to take back its last turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakeBackAsk {
    /// Who asks.
    pub side: Side,
    /// How many plies stay if it is granted.
    pub plies: usize,
    /// Number of the event with which it was asked.
    pub seq: u64,
}

/// What a game knows about turns that are taken back.
#[derive(Default)]
pub(super) struct Back {
    open: Option<TakeBackAsk>,
    /// How often each side has asked.
    asked: [u32; 2],
    /// Whether each side has asked since its last turn.
    just_asked: [bool; 2],
    /// So many plies stay in any case.
    bound: usize,
    /// How often a turn was taken back.
    times: u32,
    /// Whose turn was taken back last, if nothing was played since.
    last: Option<Side>,
}

impl Back {
    /// The first `plies` plies stay.
    pub(super) fn bind(&mut self, plies: usize) {
        self.bound = plies;
        self.open = None;
    }

    /// A side has played: a wish to take back something else is settled.
    pub(super) fn played(&mut self, side: Side) {
        self.open = None;
        self.last = None;
        self.just_asked[side.index()] = false;
    }
}

impl GameState {
    /// The open wish to take back a turn, if there is one.
    #[must_use]
    pub fn take_back_asked(&self) -> Option<TakeBackAsk> {
        self.back.open.filter(|_| self.over().is_err())
    }

    /// How often a turn was taken back.
    #[must_use]
    pub fn taken_back(&self) -> u32 {
        self.back.times
    }

    /// Whose turn was taken back last, until somebody plays.
    #[must_use]
    pub fn just_taken_back(&self) -> Option<Side> {
        self.back.last
    }

    /// How many plies stay if `side` takes back its last turn, with all that was played since.
    ///
    /// # Errors
    ///
    /// Why it can't ask for that now.
    pub fn may_ask_back(&self, side: Side) -> Result<usize, ApplyError> {
        if !self.terms.take_back {
            return Err(NoTakeBack::NotAgreed.into());
        }
        let table = self.table().ok_or(ApplyError::NotBegun)?;
        if table.outcome().is_some() {
            return Err(ApplyError::Over);
        }
        if self.back.just_asked[side.index()] {
            return Err(NoTakeBack::Asked.into());
        }
        if self.back.asked[side.index()] >= MOST_ASKED {
            return Err(NoTakeBack::Often.into());
        }
        let plies = last_begun(table, side).ok_or(NoTakeBack::Nothing)?;
        if plies < self.back.bound {
            return Err(NoTakeBack::TimeOut.into());
        }
        before(table, plies)?;
        Ok(plies)
    }

    pub(super) fn ask_back(&mut self, side: Side) -> Result<(), ApplyError> {
        let plies = self.may_ask_back(side)?;
        self.back.open = Some(TakeBackAsk {
            side,
            plies,
            seq: self.seq + 1,
        });
        self.back.asked[side.index()] += 1;
        self.back.just_asked[side.index()] = true;
        Ok(())
    }

    pub(super) fn decline_back(&mut self, side: Side) -> Result<(), ApplyError> {
        self.asked_of(side)?;
        self.back.open = None;
        Ok(())
    }

    /// The game stands as before the turn. Clocks are not set back: what was spent is spent, and the clock of
    /// whoever moves again runs from now on.
    pub(super) fn grant_back(&mut self, side: Side, at: Moment) -> Result<(), ApplyError> {
        let TakeBackAsk { side, plies, .. } = self.asked_of(side)?;
        let table = before(&**self.playing()?, plies)?;
        if let Some(clock) = &mut self.clock {
            if clock.deadline().is_some_and(|(_, deadline)| deadline < at) {
                return Err(ClockError::OutOfTime.into());
            }
            clock.set(at, None, next_turn(&*table))?;
        }
        self.left.retain(|(after, _)| *after <= plies);
        self.offer = None;
        self.back.open = None;
        self.back.just_asked[side.index()] = false;
        self.back.times += 1;
        self.back.last = Some(side);
        self.table = Some(table);
        Ok(())
    }

    /// The wish that `side` can answer.
    fn asked_of(&self, side: Side) -> Result<TakeBackAsk, ApplyError> {
        let asked = self.take_back_asked().filter(|ask| ask.side != side);
        asked.ok_or_else(|| NoTakeBack::NotAsked.into())
    }
}

/// The number of plies before the last turn of `side`, also one that has only begun.
fn last_begun(table: &dyn Table, side: Side) -> Option<usize> {
    let by = |ply: &usize| table.ply(*ply, Viewer::Public).map(|(by, _)| by) == Some(side);
    let last = (0..table.plies()).rev().find(by)?;
    // Where a turn is a single move, every ply begins one.
    let begins = |ply: &usize| table.turn_end().is_none() || table.turn_begins(*ply);
    (0..=last).rev().take_while(by).find(begins)
}

/// The game as it was after `plies` plies, if nothing binds that was played since.
fn before(table: &dyn Table, plies: usize) -> Result<Box<dyn Table>, NoTakeBack> {
    let hides = |ply| {
        let side = |side| table.hides(side, ply).is_some();
        Side::BOTH.into_iter().any(side)
    };
    if (plies..=table.plies()).any(hides) {
        return Err(NoTakeBack::Hidden);
    }
    let mut before = table.boxed_clone();
    while before.plies() > plies {
        if !before.take_back() {
            return Err(NoTakeBack::Nothing);
        }
    }
    if before.opening_phase() {
        return Err(NoTakeBack::Opening);
    }
    let mut again = before.boxed_clone();
    for ply in plies..table.plies() {
        let (_, text) = table.ply(ply, Viewer::Judge).ok_or(NoTakeBack::Nothing)?;
        let played = again.play(&text).map_err(|_| NoTakeBack::Nothing)?;
        if played.sealed {
            return Err(NoTakeBack::Told);
        }
    }
    Ok(before)
}
