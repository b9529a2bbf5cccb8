//! A record played through.

use std::ops::Range;

use super::about::{About, Note, Verdict};
use super::error::{Problem, RecordError};
use super::syntax::{GameResult, Item, Sheet, Tag};
use super::{GAME, HISTORY, OVERRULED, POINTS, REASON, RESULT, SET_UP, START};
use crate::{
    Conduct, Ending, Game, GameError, Hidden, History, Message, MoveError, Notation, Open,
    Position, Refusal, Side, TextError, Viewer,
};

impl Sheet<'_> {
    /// Plays the game of a judge's record, which must be one of `P`, by the rules of the whole
    /// position. `start` is the position that the text of [`start`](Self::start) describes; the
    /// caller may have read it with more names than the usual ones.
    ///
    /// # Errors
    ///
    /// Those of [`replay`](Self::replay), and moves that the rules answer differently.
    pub fn replay_as_judge<P>(&self, start: P) -> Result<(Game<P>, About), RecordError>
    where
        P: Hidden<View: Notation + Conduct> + Conduct,
    {
        let view = start.view(Viewer::Judge);
        let (seen, about) = self.replay_from(|_| Ok(view))?;
        let game = Game::from_judge(start, &seen).map_err(|ply| {
            let message = Message::new("record-text-other-answer").with("moves", ply);
            RecordError::text(self.text, 0..0, message)
        })?;
        Ok((game, about))
    }

    /// Plays the game of the record, which must be one of `P`.
    ///
    /// # Errors
    ///
    /// All that is wrong with the tags, or the first place that does not fit the game: a move that
    /// is not legal, a wrong round or result.
    pub fn replay<P: Open + Notation + Conduct>(&self) -> Result<(Game<P>, About), RecordError> {
        self.replay_from(str::parse)
    }

    fn replay_from<P: Open + Notation + Conduct>(
        &self,
        read: impl FnOnce(&str) -> Result<P, TextError>,
    ) -> Result<(Game<P>, About), RecordError> {
        let start = self.start().and_then(|start| {
            let read = read(start);
            read.map_err(|error| self.wrong_start(&error))
        });
        let (history, notation) = (self.history(), self.notation::<P>());
        let errors = [
            start.as_ref().err(),
            history.as_ref().err(),
            notation.as_ref().err(),
        ];
        if let Some(error) = RecordError::all(errors.into_iter().flatten().cloned()) {
            return Err(error);
        }
        let (start, history) = (start?, history?);
        let mut about = About {
            notation: notation?,
            ..About::default()
        };
        let derived = [
            GAME,
            START,
            HISTORY,
            RESULT,
            REASON,
            OVERRULED,
            POINTS,
            P::NOTATIONS.tag,
        ];
        for tag in self.tags.iter().filter(|tag| !derived.contains(&tag.name)) {
            about.tags.set(tag.name, &tag.value);
        }
        let game = Game::new(start, history);
        let mut replay = Replay {
            sheet: self,
            game,
            about,
            last: None,
            wants_move: None,
        };
        for (item, span) in &self.items {
            replay.item(item, span)?;
        }
        Ok((replay.game, replay.about))
    }

    fn history(&self) -> Result<History, RecordError> {
        match self.find(HISTORY) {
            None => Ok(History::default()),
            Some(tag) => History::from_name(&tag.value)
                .ok_or_else(|| self.unknown(tag, &History::ALL.map(History::name))),
        }
    }

    fn unknown(&self, tag: &Tag<'_>, names: &[&str]) -> RecordError {
        let message = Message::new("text-expected-one-of").with("names", names.join(", "));
        RecordError::text(self.text, tag.span.clone(), message)
    }

    fn notation<P: Notation>(&self) -> Result<Option<&'static str>, RecordError> {
        let names = P::NOTATIONS.names;
        let Some(tag) = self.find(P::NOTATIONS.tag) else {
            return Ok(None);
        };
        match names.iter().position(|name| *name == tag.value) {
            Some(0) => Ok(None),
            Some(index) => Ok(Some(names[index])),
            None => Err(self.unknown(tag, names)),
        }
    }
}

/// Nothing but the result may follow the end of the game.
const OVER: &str = "record-text-over";

struct Replay<'a, P: Position> {
    sheet: &'a Sheet<'a>,
    game: Game<P>,
    about: About,
    /// The last move since a turn or round began, and its side.
    last: Option<(Side, Range<usize>)>,
    /// The separator after which a move has to come.
    wants_move: Option<Range<usize>>,
}

impl<P: Notation + Conduct> Replay<'_, P> {
    fn item(&mut self, item: &Item, span: &Range<usize>) -> Result<(), RecordError> {
        match item {
            Item::Note(note) => self.note(note, span)?,
            Item::TimeOut(side) => self.time_out(*side, span)?,
            Item::Move(text) => self.read_move(text, span)?,
            Item::More => self.more(span)?,
            Item::Over => {
                let (side, _) = self.end_turn(span)?;
                if self.game.to_move() == Some(side) {
                    return self.wrong(span, "record-text-same-side");
                }
            }
            Item::Round(number) => self.round(*number, span)?,
            Item::Result(result) => self.result(*result, span)?,
        }
        Ok(())
    }

    fn wrong<T>(&self, span: &Range<usize>, message: impl Into<Message>) -> Result<T, RecordError> {
        Err(RecordError::text(self.sheet.text, span.clone(), message))
    }

    fn note(&mut self, note: &Note, span: &Range<usize>) -> Result<(), RecordError> {
        if let Note::Other { name, value } = note
            && name == SET_UP
        {
            return self.set_up(value, span);
        }
        let plies = self.game.moves().len();
        self.about
            .notes
            .entry(plies)
            .or_default()
            .push(note.clone());
        Ok(())
    }

    /// An arbiter has set up a position, and the game goes on from there.
    fn set_up(&mut self, value: &str, span: &Range<usize>) -> Result<(), RecordError> {
        let (position, reason) = value.split_once(" | ").unwrap_or((value, ""));
        let position = match position.parse() {
            Ok(position) => position,
            Err(error) => {
                let before = span.len().saturating_sub(value.len() + 1);
                return Err(RecordError::within(
                    self.sheet.text,
                    span.start + before,
                    &error,
                ));
            }
        };
        if self.game.set_up(position, reason) {
            Ok(())
        } else {
            self.wrong(span, "record-text-no-set-up")
        }
    }

    fn time_out(&mut self, side: Side, span: &Range<usize>) -> Result<(), RecordError> {
        if self.game.outcome().is_some() {
            return self.wrong(span, OVER);
        }
        self.game.time_out(side);
        Ok(())
    }

    fn more(&mut self, span: &Range<usize>) -> Result<(), RecordError> {
        match &self.last {
            Some((side, _)) if self.game.to_move() == Some(*side) => {
                self.wants_move = Some(span.clone());
                Ok(())
            }
            Some(_) => self.wrong(span, "record-text-other-side"),
            None => self.wrong(span, "record-text-expected-move-before"),
        }
    }

    fn round(&mut self, number: u32, span: &Range<usize>) -> Result<(), RecordError> {
        if self.last.is_some() || self.wants_move.is_some() {
            self.end_turn(span)?;
        } else if !self.game.moves().is_empty() {
            return self.wrong(span, empty_turn::<P>());
        }
        let now = self.game.position().round();
        if now == number {
            Ok(())
        } else {
            self.wrong(
                span,
                Message::new("record-text-expected-round").with("round", now),
            )
        }
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
            if let Err(error) = play(&mut self.game, end, None) {
                let error = self.refuse(end, &last, error);
                return match &error.first().problem {
                    Problem::Illegal { reason, .. } => {
                        let message = Message::new("record-text-turn-goes-on")
                            .with_key("reason", reason.key)
                            .with("rule", reason.rule.0);
                        self.wrong(&last, message)
                    }
                    Problem::Text(_) => Err(error),
                };
            }
            self.notes_of_the_turn();
        }
        Ok((side, last))
    }

    fn within_turn(&self, side: Side) -> bool {
        self.game.to_move() == Some(side) && self.game.position().turn_key().is_none()
    }

    /// Notes after the last move of a turn whose end is not written belong to the turn.
    fn notes_of_the_turn(&mut self) {
        let plies = self.game.moves().len();
        if let Some(notes) = plies
            .checked_sub(1)
            .and_then(|last| self.about.notes.remove(&last))
        {
            self.about.notes.insert(plies, notes);
        }
    }

    fn read_move(&mut self, text: &str, span: &Range<usize>) -> Result<(), RecordError> {
        let Some(side) = self.game.to_move() else {
            return self.wrong(span, OVER);
        };
        let empty = P::TURN_END.filter(|(_, empty)| *empty == text);
        let played = match empty {
            Some((end, _)) if self.game.position().turn_key().is_some() => {
                play(&mut self.game, end, None)
            }
            Some((end, empty)) => {
                let message = Message::new("record-text-expected-turn-end")
                    .with("end", end)
                    .with("empty", empty);
                return self.wrong(span, message);
            }
            None => play(&mut self.game, text, self.about.notation),
        };
        played.map_err(|error| self.refuse(text, span, error))?;
        self.last = Some((side, span.clone()));
        self.wants_move = None;
        Ok(())
    }

    fn refuse(&self, text: &str, span: &Range<usize>, error: MoveError<P::Illegal>) -> RecordError {
        match error {
            MoveError::Text(error) => RecordError::within(self.sheet.text, span.start, &error),
            MoveError::Illegal(reason) => {
                let problem = Problem::Illegal {
                    text: text.to_owned(),
                    round: self.game.position().round(),
                    reason: Box::new(reason.into()),
                };
                RecordError::new(self.sheet.text, span.clone(), problem)
            }
        }
    }

    fn result(&mut self, result: GameResult, span: &Range<usize>) -> Result<(), RecordError> {
        if let Some(separator) = self.wants_move.take() {
            return self.wrong(&separator, "record-text-expected-move-after");
        }
        if let Some(tag) = self
            .sheet
            .find(RESULT)
            .filter(|tag| tag.value != result.text())
        {
            let message =
                Message::new("record-text-expected-result-at-end").with("result", result.text());
            return self.wrong(&tag.span, message);
        }
        let reason = self.sheet.find(REASON);
        let said = reason.map(|tag| (tag.value.as_str(), tag.span.clone()));
        match self.sheet.find(OVERRULED) {
            None => self.ended(result, span, said),
            Some(tag) => self.overruled(result, span, tag),
        }
    }

    /// An arbiter has decided: the tag says what the result was before.
    fn overruled(
        &mut self,
        result: GameResult,
        span: &Range<usize>,
        tag: &Tag<'_>,
    ) -> Result<(), RecordError> {
        let (before, why) = tag.value.split_once(' ').unwrap_or((&tag.value, ""));
        let Some(before) = GameResult::from_text(before) else {
            return self.wrong(&tag.span, "record-text-expected-result-before");
        };
        let said = (!why.is_empty()).then(|| (why, tag.span.clone()));
        self.ended(before, &tag.span, said)?;
        let winner = match result {
            GameResult::Won(winner) => Some(winner),
            GameResult::Drawn => None,
            GameResult::Open => {
                return self.wrong(span, "record-text-expected-decision");
            }
        };
        let reason = self.sheet.tag(REASON).unwrap_or_default();
        let points = self.points()?;
        if self.game.overrule(winner, points, reason) {
            Ok(())
        } else {
            self.wrong(&tag.span, "record-text-no-arbiter")
        }
    }

    /// The points that the arbiter has given, if the record says them.
    fn points(&self) -> Result<Option<[i32; 2]>, RecordError> {
        let Some(tag) = self.sheet.find(POINTS) else {
            return Ok(None);
        };
        let numbers: Vec<i32> = tag.value.split(' ').map_while(|n| n.parse().ok()).collect();
        match numbers[..] {
            [first, second] => Ok(Some([first, second])),
            _ => self.wrong(&tag.span, "record-text-expected-points"),
        }
    }

    /// Ends the game as the record says; `tag` is its reason, with the place of the reason.
    fn ended(
        &mut self,
        result: GameResult,
        span: &Range<usize>,
        tag: Option<(&str, Range<usize>)>,
    ) -> Result<(), RecordError> {
        let why = tag.as_ref().map(|(why, _)| *why);
        self.end_game(result, why);
        if let Some(outcome) = self.game.outcome() {
            let (right, reason) = (GameResult::of(&outcome), outcome.ending.name());
            if result != right {
                let message = Message::new("record-text-expected-outcome")
                    .with("result", right.text())
                    .with("reason", reason);
                return self.wrong(span, message);
            }
            return match tag.filter(|(why, _)| *why != reason) {
                Some((_, span)) => {
                    let message =
                        Message::new("record-text-expected-reason").with("reason", reason);
                    self.wrong(&span, message)
                }
                None => Ok(()),
            };
        }
        let why = why.unwrap_or_default();
        match (result, Ending::from_name(why)) {
            (GameResult::Open, Some(Ending::Aborted)) => self.game.abort(),
            (GameResult::Open, _) => {}
            (GameResult::Won(winner), Some(Ending::Resigned)) => self.game.resign(!winner),
            (GameResult::Won(winner), Some(Ending::Forfeit)) => self.game.forfeit(!winner),
            (GameResult::Drawn, Some(Ending::Agreed)) => self.game.draw(),
            (GameResult::Won(winner), Some(Ending::Awarded)) if self.game.agree_award(winner) => {}
            (result, Some(Ending::Time)) if self.ends_by_time(result) => {}
            (GameResult::Won(winner), _) => self.decide(Some(winner), why),
            (GameResult::Drawn, _) => self.decide(None, why),
        }
        match tag.filter(|_| result == GameResult::Open && self.game.outcome().is_none()) {
            Some((_, span)) => self.wrong(&span, "record-text-no-reason"),
            None => Ok(()),
        }
    }

    /// Ends the game because a side's time ran out, if that leads to this result; false if not.
    fn ends_by_time(&mut self, result: GameResult) -> bool {
        Side::BOTH.into_iter().any(|side| {
            let mut next = self.game.clone();
            next.time_out(side);
            let fits = next.outcome().as_ref().map(GameResult::of) == Some(result);
            if fits {
                self.game = next;
            }
            fits
        })
    }

    fn decide(&mut self, winner: Option<Side>, reason: &str) {
        self.about.verdict = Some(Verdict {
            winner,
            reason: reason.to_owned(),
        });
    }

    /// Ends the last turn if this ends the game as the record says.
    fn end_game(&mut self, result: GameResult, why: Option<&str>) {
        let side = self.last.as_ref().map(|(side, _)| *side);
        let Some((end, _)) =
            P::TURN_END.filter(|_| side.is_some_and(|side| self.within_turn(side)))
        else {
            return;
        };
        let mut next = self.game.clone();
        let ended = play(&mut next, end, None)
            .ok()
            .and_then(|()| next.outcome());
        let fits = ended.is_some_and(|outcome| {
            result == GameResult::of(&outcome) && why.is_none_or(|why| why == outcome.ending.name())
        });
        if fits {
            self.game = next;
            self.notes_of_the_turn();
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

/// Plays a move given as text, in the usual notation or another one.
fn play<P: Notation>(
    game: &mut Game<P>,
    text: &str,
    notation: Option<&str>,
) -> Result<(), MoveError<P::Illegal>> {
    let position = game.position();
    let mv = match notation {
        Some(name) => position.parse_move_in(text, name)?,
        None => position.parse_move(text)?,
    };
    game.play(mv).map_err(|error| match error {
        GameError::Illegal(reason) => MoveError::Illegal(reason),
        GameError::Over => over(),
    })
}

fn over<I: Refusal>() -> MoveError<I> {
    MoveError::Text(crate::TextError::new(0, 0, OVER))
}
