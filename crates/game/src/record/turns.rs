//! Turns of several moves in a record: where they end and the other side goes on.

use std::ops::Range;

use super::error::RecordError;
use super::replay::Replay;
use super::result::GameResult;
use crate::{Conduct, Message, MoveError, Notation, Refusal, Side};

impl<P: Notation + Conduct> Replay<'_, P> {
    /// `;`: the same side goes on.
    pub(super) fn more(&mut self, span: &Range<usize>) -> Result<(), RecordError> {
        match &self.last {
            Some((side, _)) if self.game.to_move() == Some(*side) => {
                self.wants_move = Some(span.clone());
                Ok(())
            }
            Some(_) => self.wrong(span, "record-text-other-side"),
            None => self.wrong(span, "record-text-expected-move-before"),
        }
    }

    /// `/`: the other side goes on.
    pub(super) fn other_turn(&mut self, span: &Range<usize>) -> Result<(), RecordError> {
        let (side, _) = self.end_turn(span)?;
        if self.game.to_move() == Some(side) {
            return self.wrong(span, "record-text-same-side");
        }
        Ok(())
    }

    /// The number of a round: the turn before it has ended.
    pub(super) fn ends_turn(&mut self, span: &Range<usize>) -> Result<(), RecordError> {
        if self.last.is_some() || self.wants_move.is_some() {
            self.end_turn(span)?;
        } else if self.game.plies() > 0 {
            return self.wrong(span, empty_turn::<P>());
        }
        Ok(())
    }

    /// Ends the running turn if it has not ended yet; returns its last move.
    fn end_turn(&mut self, span: &Range<usize>) -> Result<(Side, Range<usize>), RecordError> {
        if let Some(separator) = self.wants_move.take() {
            return self.wrong(&separator, "record-text-expected-move-after");
        }
        let Some((side, last)) = self.last.take() else {
            return self.wrong(span, empty_turn::<P>());
        };
        if let Some((end, _)) = P::TURN_END.filter(|_| self.within_turn(side)) {
            match self.play(end) {
                Ok(()) => self.notes_of_the_turn(),
                Err(MoveError::Illegal(reason)) => {
                    let message = Message::new("record-text-turn-goes-on")
                        .with_key("reason", reason.key())
                        .with("rule", reason.rule().map_or("", |rule| rule.0));
                    return self.wrong(&last, message);
                }
                Err(error) => return Err(self.refuse(end, &last, error)),
            }
        }
        Ok((side, last))
    }

    fn within_turn(&self, side: Side) -> bool {
        self.game.to_move() == Some(side) && self.game.position().turn_key().is_none()
    }

    /// Notes after the last move of a turn whose end is not written belong to the turn.
    fn notes_of_the_turn(&mut self) {
        let plies = self.game.plies();
        if let Some(notes) = plies
            .checked_sub(1)
            .and_then(|last| self.about.notes.remove(&last))
        {
            self.about.notes.insert(plies, notes);
        }
    }

    /// The move that a turn without any action consists of, if the text is such a turn.
    pub(super) fn turn_without_action(
        &self,
        text: &str,
        span: &Range<usize>,
    ) -> Result<Option<&'static str>, RecordError> {
        match P::TURN_END.filter(|(_, empty)| *empty == text) {
            None => Ok(None),
            Some((end, _)) if self.game.position().turn_key().is_some() => Ok(Some(end)),
            Some((end, empty)) => {
                let message = Message::new("record-text-expected-turn-end");
                self.wrong(span, message.with("end", end).with("empty", empty))
            }
        }
    }

    /// Ends the last turn if this ends the game as the record says.
    pub(super) fn end_game(&mut self, result: GameResult, why: Option<&str>) {
        let side = self.last.as_ref().map(|(side, _)| *side);
        let Some((end, _)) =
            P::TURN_END.filter(|_| side.is_some_and(|side| self.within_turn(side)))
        else {
            return;
        };
        let before = self.game.clone();
        let ended = self.play(end).ok().and_then(|()| self.game.outcome());
        let fits = ended.is_some_and(|outcome| {
            result == GameResult::of(&outcome) && why.is_none_or(|why| why == outcome.ending.name())
        });
        if fits {
            self.notes_of_the_turn();
        } else {
            self.game = before;
        }
    }
}

/// The message that a turn can't end here, since it has no move.
fn empty_turn<P: Conduct>() -> Message {
    match P::TURN_END {
        None => Message::new("record-text-expected-move"),
        Some((_, empty)) => Message::new("record-text-expected-turn").with("empty", empty),
    }
}
