//! Turns, and the time they take.

use clock::{Clock, ClockError, Moment, Next, Span};
use game::Side;
use hall::{Played, Table};

use super::{ApplyError, GameState};

/// The longest break between two games of the same players: the clocks of the next game start when both
/// players are there, at the latest this long after it begins.
pub const BREAK: Span = Span::seconds(60);

/// A game that is not over after so many turns of both sides together is drawn, as if they had agreed
/// on that. Games end by their rules long before, unless the players have switched these rules off.
pub const MOST_TURNS: u32 = 4000;

impl GameState {
    pub(super) fn start_clock(&mut self, begun: Moment) {
        let follows = self.terms.gathers || !self.terms.games_before().is_empty();
        let at = if follows { begun.after(BREAK) } else { begun };
        if let (Some(table), Some(settings)) = (self.table.as_deref(), &self.terms.clock) {
            // C-T5
            let factor = table.time_factor();
            self.clock = Some(Clock::start(settings, factor, next_turn(table), at));
        }
    }

    /// A side plays a turn, or the part of it up to a move that can't be taken back; the clock is
    /// told only when the whole turn is over. `repeated` tells that the game's history ends it then.
    pub(super) fn turn(
        &mut self,
        side: Side,
        (moves, repeated): (&[String], bool),
        at: Moment,
        lag_us: u64,
    ) -> Result<(), ApplyError> {
        let (mut played, over) = play(self.table_of_mover(side)?, moves)?;
        end_if(repeated, &mut *played)?;
        if let Some(clock) = &mut self.clock {
            if over {
                clock.turn(at, Span(lag_us), next_turn(&*played))?;
                let left = clock.reading(side, at).left;
                self.left.push((played.plies(), left));
            } else if clock.deadline().is_some_and(|(_, deadline)| deadline < at) {
                return Err(ClockError::OutOfTime.into());
            }
        }
        self.played(side, played);
        Ok(())
    }

    /// The table, if `side` is to move at it.
    pub(super) fn table_of_mover(&mut self, side: Side) -> Result<&dyn Table, ApplyError> {
        let table = self.playing()?;
        if table.to_move() == Some(side) {
            Ok(&**table)
        } else {
            Err(ApplyError::NotYourTurn)
        }
    }

    /// Checks the moves of the running turn that a side declares before it sends them (T-R6): they have
    /// to be legal so far, and none may tell the player anything before it counts.
    ///
    /// # Errors
    ///
    /// Why they can't be declared.
    pub fn check_draft(&self, moves: &[String]) -> Result<(), ApplyError> {
        let table = self.table().ok_or(ApplyError::NotBegun)?;
        match check_choices(table, moves)? {
            Some(last) if last.sealed => Err(ApplyError::PastAnswer {
                index: moves.len() - 1,
            }),
            _ => Ok(()),
        }
    }

    /// The time of a side has run out: the part of the turn that it declared counts (T-R6), or the
    /// rules say what follows.
    pub(super) fn time_out(
        &mut self,
        side: Side,
        (moves, repeated): (&[String], bool),
        at: Moment,
    ) -> Result<(), ApplyError> {
        let table = self.table_of_mover(side)?;
        let mut next_table = if moves.is_empty() {
            let mut next = table.boxed_clone();
            next.time_out(side);
            next
        } else {
            match play(table, moves)? {
                (next, true) => next,
                (next, false) => return Err(unfinished(&*next)),
            }
        };
        end_if(repeated, &mut *next_table)?;
        let clock = self.clock.as_mut().ok_or(ClockError::Stopped)?;
        if moves.is_empty() {
            clock.time_out(at, next_turn(&*next_table))?;
        } else {
            clock.cut(at, next_turn(&*next_table))?;
        }
        self.back.bind(next_table.plies());
        self.played(side, next_table);
        Ok(())
    }

    /// Plays moves drawn by lot; they take nobody's time.
    pub(super) fn drawn(&mut self, moves: &[String], at: Moment) -> Result<(), ApplyError> {
        let mut table = self.playing()?.boxed_clone();
        for (index, text) in moves.iter().enumerate() {
            let played = table.play(text);
            played.map_err(|error| ApplyError::Move { index, error })?;
        }
        if let Some(clock) = &mut self.clock {
            clock.turn(at, Span::ZERO, next_turn(&*table))?;
        }
        self.offer = None;
        self.back.bind(table.plies());
        self.table = Some(table);
        Ok(())
    }

    /// The time that the server was away counts for nobody, and the clocks wait for the players.
    pub(super) fn restarted(
        &mut self,
        at: Moment,
        away_us: u64,
        waits_us: u64,
    ) -> Result<(), ApplyError> {
        if let Some(until) = self.choosing_until() {
            self.choosing_until = Some(until.after(Span(away_us)));
            return Ok(());
        }
        let clock = self.clock.as_mut().ok_or(ClockError::Stopped)?;
        clock.excuse(at, Span(away_us));
        clock.wait(at, Span(waits_us));
        Ok(())
    }

    /// Both players are there, and the clocks wait no longer.
    pub(super) fn gathered(&mut self, at: Moment) -> Result<(), ApplyError> {
        let clock = self.clock.as_mut().ok_or(ClockError::Stopped)?;
        Ok(clock.wait_no_longer(at)?)
    }

    pub(super) fn stop_clock_at_end(&mut self, at: Moment) {
        let over = self.over().is_ok();
        if let Some(clock) = self.clock.as_mut().filter(|_| over) {
            clock.pause(at);
        }
    }

    /// Continues with `table` after a turn of `side`, unless it was the last one. Drops an offer that
    /// the other side made before, and one that the rules no longer allow.
    fn played(&mut self, side: Side, mut table: Box<dyn Table>) {
        let ended_round = self
            .table
            .as_ref()
            .is_some_and(|before| before.round() < table.round());
        if ended_round && let Some(winner) = self.winner_by_points(&*table) {
            table.reach_target(winner);
        }
        self.turns += 1;
        if self.turns >= MOST_TURNS {
            table.draw();
        }
        let possible = |winner| table.award(winner).is_some();
        self.offer = self
            .offer
            .filter(|offer| offer.side == side && offer.winner.is_none_or(possible));
        self.back.played(side);
        self.table = Some(table);
    }
}

/// Who has to play next, for clocks.
#[must_use]
pub fn next_turn(table: &dyn Table) -> Next {
    Next {
        side: table.to_move(),
        deploying: table.opening_phase(),
    }
}

/// Ends the game by its history if the viewer is told so.
fn end_if(repeated: bool, table: &mut dyn Table) -> Result<(), ApplyError> {
    if repeated && !table.end_by_history() {
        Err(ApplyError::History)
    } else {
        Ok(())
    }
}

/// Refuses moves that no player can have chosen like this: what the rules answer is not to be guessed
/// at, neither by saying it nor by a move that only one answer allows; and what comes after the turn is
/// not even read, since it would be read as the other side knows the game. Returns what the last move
/// has led to.
pub(super) fn check_choices(
    table: &dyn Table,
    moves: &[String],
) -> Result<Option<Played>, ApplyError> {
    let (mut ahead, mut last) = (table.boxed_clone(), None);
    for (index, text) in moves.iter().enumerate() {
        may_follow(last.as_ref(), index)?;
        if ahead.is_report(text) {
            return Err(ApplyError::Report { index });
        }
        let played = ahead.play(text);
        last = Some(played.map_err(|error| ApplyError::Move { index, error })?);
    }
    Ok(last)
}

/// Refuses the move with this index after one that ends the turn or has told the player something.
fn may_follow(before: Option<&Played>, index: usize) -> Result<(), ApplyError> {
    match before {
        Some(before) if before.turn_over => Err(ApplyError::PastTurn { index }),
        Some(before) if before.sealed => Err(ApplyError::PastAnswer { index }),
        _ => Ok(()),
    }
}

/// The table after the moves of a turn, and whether the turn is over.
fn play(table: &dyn Table, moves: &[String]) -> Result<(Box<dyn Table>, bool), ApplyError> {
    let (mut next, mut last) = (table.boxed_clone(), None);
    for (index, text) in moves.iter().enumerate() {
        may_follow(last.as_ref(), index)?;
        let played = next.play(text);
        last = Some(played.map_err(|error| ApplyError::Move { index, error })?);
    }
    match last {
        Some(last) if last.turn_over || last.sealed => Ok((next, last.turn_over)),
        _ => Err(unfinished(&*next)),
    }
}

fn unfinished(table: &dyn Table) -> ApplyError {
    let end = table.turn_end().map(|(end, _)| end);
    ApplyError::Unfinished { end }
}
