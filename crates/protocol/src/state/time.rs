//! Turns, and the time they take.

use clock::{Clock, ClockError, Moment, Next, Span};
use game::Side;
use hall::Table;

use super::{ApplyError, GameState};

/// The break between two games of a series: the clocks of the next game start this long after it
/// begins.
pub const BREAK: Span = Span::seconds(60);

/// A game that is not over after so many turns of both sides together is drawn, as if they had agreed
/// on that. Games end by their rules long before, unless the players have switched these rules off.
pub const MOST_TURNS: u32 = 4000;

impl GameState {
    pub(super) fn start_clock(&mut self, begun: Moment) {
        let first = self.terms.games_before().is_empty();
        let at = if first { begun } else { begun.after(BREAK) };
        if let (Some(table), Some(settings)) = (self.table.as_deref(), &self.terms.clock) {
            // C-T5
            let factor = table.time_factor();
            self.clock = Some(Clock::start(settings, factor, next_turn(table), at));
        }
    }

    /// A side plays a turn, or the part of it up to a move that can't be taken back; the clock is
    /// told only when the whole turn is over.
    pub(super) fn turn(
        &mut self,
        side: Side,
        moves: &[String],
        at: Moment,
        lag_us: u64,
    ) -> Result<(), ApplyError> {
        let table = self.playing()?;
        if table.to_move() != Some(side) {
            return Err(ApplyError::NotYourTurn);
        }
        let (played, over) = play(&**table, moves)?;
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

    /// The time of a side has run out: the part of the turn that it declared counts (T-R6), or the
    /// rules say what follows.
    pub(super) fn time_out(
        &mut self,
        side: Side,
        moves: &[String],
        at: Moment,
    ) -> Result<(), ApplyError> {
        let table = self.playing()?;
        if table.to_move() != Some(side) {
            return Err(ApplyError::NotYourTurn);
        }
        let next_table = if moves.is_empty() {
            let mut next = table.boxed_clone();
            next.time_out(side);
            next
        } else {
            match play(&**table, moves)? {
                (next, true) => next,
                (next, false) => return Err(unfinished(&*next)),
            }
        };
        let clock = self.clock.as_mut().ok_or(ClockError::Stopped)?;
        if moves.is_empty() {
            clock.time_out(at, next_turn(&*next_table))?;
        } else {
            clock.cut(at, next_turn(&*next_table))?;
        }
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
        self.table = Some(table);
        Ok(())
    }

    /// The time that the server was away counts for nobody.
    pub(super) fn restarted(&mut self, at: Moment, away_us: u64) -> Result<(), ApplyError> {
        let clock = self.clock.as_mut().ok_or(ClockError::Stopped)?;
        clock.excuse(at, Span(away_us));
        Ok(())
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

/// Refuses moves that no player can have chosen like this: what the rules answer is not to be guessed
/// at, neither by saying it nor by a move that only one answer allows.
pub(super) fn check_choices(table: &dyn Table, moves: &[String]) -> Result<(), ApplyError> {
    let mut ahead = table.boxed_clone();
    for (index, text) in moves.iter().enumerate() {
        if ahead.is_report(text) {
            return Err(ApplyError::Report { index });
        }
        match ahead.play(text) {
            Ok(played) if played.sealed && index + 1 < moves.len() => {
                return Err(ApplyError::PastAnswer { index: index + 1 });
            }
            Ok(_) => {}
            Err(error) => return Err(ApplyError::Move { index, error }),
        }
    }
    Ok(())
}

/// The table after the moves of a turn, and whether the turn is over.
fn play(table: &dyn Table, moves: &[String]) -> Result<(Box<dyn Table>, bool), ApplyError> {
    let mut next = table.boxed_clone();
    let (mut turn_over, mut sealed) = (false, false);
    for (index, text) in moves.iter().enumerate() {
        if turn_over {
            return Err(ApplyError::PastTurn { index });
        }
        if sealed {
            return Err(ApplyError::PastAnswer { index });
        }
        let played = next
            .play(text)
            .map_err(|error| ApplyError::Move { index, error })?;
        (turn_over, sealed) = (played.turn_over, played.sealed);
    }
    if !turn_over && !sealed {
        return Err(unfinished(&*next));
    }
    Ok((next, turn_over))
}

fn unfinished(table: &dyn Table) -> ApplyError {
    let end = table.turn_end().map(|(end, _)| end);
    ApplyError::Unfinished { end }
}
