//! A record played through.

use std::ops::Range;

use super::about::{About, Note};
use super::error::RecordError;
use super::movetext::{self, Item, Items};
use super::sheet::Sheet;
use super::{GAME, HISTORY, ROSTER, SET_UP};
use crate::{
    Conduct, Game, GameError, Hidden, History, Message, MoveError, Notation, Open, Position,
    Refusal, Side, TextError, Viewer,
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
        self.replay_as_far(start)?.whole()
    }

    /// The same for a record that may be wrong somewhere: plays it up to there.
    ///
    /// # Errors
    ///
    /// All that is wrong with the tags and the form of the moves.
    pub fn replay_as_far<P>(&self, start: P) -> Result<AsFar<Game<P>>, RecordError>
    where
        P: Hidden<View: Notation + Conduct> + Conduct,
    {
        let seen = self.replay_from(Ok(start.view(Viewer::Judge)))?;
        let mut game = Game::new(start, seen.game.history());
        let wrong = game.follow_judge(&seen.game).map_err(|untrue| {
            let mut message = Message::new("record-text-other-answer")
                .with("moves", untrue.ply)
                .with("round", game.position().round());
            if let Some(rule) = untrue.rule {
                message = message.with("rule", rule);
            }
            RecordError::new(self.text, self.moves.start..self.moves.start, message)
        });
        Ok(AsFar {
            game,
            about: seen.about,
            // What the rules answer is what comes before.
            wrong: wrong.err().or(seen.wrong),
        })
    }

    /// Plays the game of the record, which must be one of `P` and say where it starts.
    ///
    /// # Errors
    ///
    /// All that is wrong with the tags and the form of the moves, or the first place that does not
    /// fit the game: a move that is not legal, a wrong number or result.
    pub fn replay<P: Open + Notation + Conduct>(&self) -> Result<(Game<P>, About), RecordError> {
        let at = self.moves.start;
        let missing = || RecordError::new(self.text, at..at, "record-text-expected-start");
        let start = self
            .start()
            .and_then(|start| start.ok_or_else(missing))
            .and_then(|start| start.parse().map_err(|error| self.wrong_start(&error)));
        self.replay_from(start)?.whole()
    }

    fn replay_from<P: Open + Notation + Conduct>(
        &self,
        start: Result<P, RecordError>,
    ) -> Result<AsFar<Game<P>>, RecordError> {
        let (history, notation) = (self.history(), self.notation::<P>());
        let in_turns = P::TURN_END.is_some();
        let (items, wrong) = movetext::read(self.text, self.moves.clone(), in_turns);
        let tags = [
            start.as_ref().err(),
            history.as_ref().err(),
            notation.as_ref().err(),
        ];
        let errors = tags.into_iter().flatten().cloned().chain(wrong);
        if let Some(error) = RecordError::all(errors) {
            return Err(error);
        }
        let mut about = About {
            notation: notation?,
            ..About::default()
        };
        let known = |name: &str, value: &str| {
            GAME.contains(&name) || name == P::NOTATIONS.tag || ROSTER.contains(&(name, value))
        };
        let mut tags: Vec<_> = self.tags.iter().collect();
        // In the order in which they are written.
        tags.sort_by_key(|tag| {
            let in_roster = ROSTER.iter().position(|known| known.0 == tag.name);
            in_roster.unwrap_or(ROSTER.len())
        });
        for tag in tags.into_iter().filter(|tag| !known(tag.name, &tag.value)) {
            about.tags.set(tag.name, &tag.value);
        }
        let mut replay = Replay {
            sheet: self,
            game: Game::new(start?, history?),
            about,
            first_number: None,
            last: None,
            wants_move: None,
        };
        let wrong = replay.items(&items).err();
        Ok(AsFar {
            game: replay.game,
            about: replay.about,
            wrong,
        })
    }

    fn history(&self) -> Result<History, RecordError> {
        match self.find(HISTORY) {
            None => Ok(History::default()),
            Some(tag) => History::from_name(&tag.value).ok_or_else(|| {
                let names = History::ALL.map(History::name);
                self.unknown(tag.span.clone(), &names)
            }),
        }
    }

    fn unknown(&self, span: Range<usize>, names: &[&str]) -> RecordError {
        let message = Message::new("text-expected-one-of").with("names", names.join(", "));
        RecordError::new(self.text, span, message)
    }

    fn notation<P: Notation>(&self) -> Result<Option<&'static str>, RecordError> {
        let names = P::NOTATIONS.names;
        let Some(tag) = self.find(P::NOTATIONS.tag) else {
            return Ok(None);
        };
        match names.iter().position(|name| *name == tag.value) {
            Some(0) => Ok(None),
            Some(index) => Ok(Some(names[index])),
            None => Err(self.unknown(tag.span.clone(), names)),
        }
    }
}

/// What a record says, as far as it is right.
#[derive(Debug)]
pub struct AsFar<G> {
    /// The game up to where it is wrong.
    pub game: G,
    /// What the record says besides, perhaps also of what follows.
    pub about: About,
    /// The first place that does not fit the game; `None` if the game is whole.
    pub wrong: Option<RecordError>,
}

impl<G> AsFar<G> {
    /// The game, if nothing is wrong.
    ///
    /// # Errors
    ///
    /// What is wrong.
    pub fn whole(self) -> Result<(G, About), RecordError> {
        match self.wrong {
            None => Ok((self.game, self.about)),
            Some(error) => Err(error),
        }
    }
}

/// Nothing but the result may follow the end of the game.
pub(super) const OVER: &str = "record-text-over";

pub(super) struct Replay<'a, P: Position> {
    pub(super) sheet: &'a Sheet<'a>,
    pub(super) game: Game<P>,
    pub(super) about: About,
    /// The first number in the record, and the round that it stands for.
    pub(super) first_number: Option<(u32, u32)>,
    /// The last move since a turn or round began, and its side.
    pub(super) last: Option<(Side, Range<usize>)>,
    /// The separator after which a move has to come.
    pub(super) wants_move: Option<Range<usize>>,
}

impl<P: Notation + Conduct> Replay<'_, P> {
    pub(super) fn items(&mut self, items: &Items<'_>) -> Result<(), RecordError> {
        for (item, span) in items {
            match item {
                Item::Note(note) => self.note(note, span)?,
                Item::Variation(items) => self.variation(items, span)?,
                Item::TimeOut(side) => self.time_out(*side, span)?,
                Item::Moves(text) => self.moves(text, span)?,
                Item::More => self.more(span)?,
                Item::Over => self.other_turn(span)?,
                Item::Number(number, side) => self.number(*number, *side, span)?,
                Item::Result(result) => self.result(*result, span)?,
            }
        }
        Ok(())
    }

    pub(super) fn wrong<T>(
        &self,
        span: &Range<usize>,
        message: impl Into<Message>,
    ) -> Result<T, RecordError> {
        Err(RecordError::new(self.sheet.text, span.clone(), message))
    }

    fn note(&mut self, note: &Note, span: &Range<usize>) -> Result<(), RecordError> {
        if let Note::Other { name, value } = note
            && name == SET_UP
        {
            return self.set_up(value, span);
        }
        let plies = self.game.plies();
        let notes = self.about.notes.entry(plies).or_default();
        notes.push(note.clone());
        Ok(())
    }

    /// An arbiter has set up a position, and the game goes on from there.
    fn set_up(&mut self, value: &str, span: &Range<usize>) -> Result<(), RecordError> {
        let (position, reason) = value.split_once(" |").unwrap_or((value, ""));
        let position = position.parse().map_err(|error| {
            let before = "[%".len() + SET_UP.len() + 1;
            RecordError::within(self.sheet.text, &error, |at| span.start + before + at)
        })?;
        if self.game.set_up(position, reason.trim_start()) {
            Ok(())
        } else {
            self.wrong(span, "record-text-no-set-up")
        }
    }

    fn time_out(&mut self, side: Side, span: &Range<usize>) -> Result<(), RecordError> {
        if self.game.outcome().is_some() {
            return self.wrong(span, OVER);
        }
        if self.game.to_move() != Some(side) {
            return self.wrong(span, "record-text-no-clock");
        }
        self.game.time_out(side);
        Ok(())
    }

    /// The number of the current round, counted as the record does.
    pub(super) fn round(&self) -> u32 {
        let round = self.game.position().round();
        let (number, begin) = self.first_number.unwrap_or((0, 0));
        round.wrapping_sub(begin).wrapping_add(number)
    }

    fn number(&mut self, number: u32, side: Side, span: &Range<usize>) -> Result<(), RecordError> {
        if P::TURN_END.is_some() {
            self.ends_turn(span)?;
        }
        let Some(to_move) = self.game.to_move() else {
            return self.wrong(span, OVER);
        };
        let begin = (number, self.game.position().round());
        self.first_number.get_or_insert(begin);
        let now = self.round();
        if (now, to_move) == (number, side) {
            return Ok(());
        }
        let dots = match to_move {
            Side::First => ".",
            Side::Second => "...",
        };
        let message = Message::new("record-text-expected-number");
        self.wrong(span, message.with("number", format!("{now}{dots}")))
    }

    /// Plays moves: the text is one, or each of its words is.
    fn moves(&mut self, text: &str, span: &Range<usize>) -> Result<(), RecordError> {
        let word = text.split_whitespace().next().unwrap_or(text);
        if P::TURN_END.is_some() || word == text {
            return self.one_move(text, span);
        }
        let (whole, first) = (self.read(text), self.read(word));
        let reach = |read: &Result<_, MoveError<_>>| match read {
            Err(MoveError::Text(error)) => Some(error.first().at),
            _ => None,
        };
        // Both can't be read: the one of which more can be is meant.
        let in_words = reach(&whole)
            .is_some_and(|whole| reach(&first).is_none_or(|first| first >= whole.min(word.len())));
        if !in_words {
            return self.one_move(text, span);
        }
        let mut rest = text;
        while let Some(word) = rest.split_whitespace().next() {
            let at = span.end - rest.trim_start().len();
            self.one_move(word, &(at..at + word.len()))?;
            rest = &rest.trim_start()[word.len()..];
        }
        Ok(())
    }

    fn one_move(&mut self, text: &str, span: &Range<usize>) -> Result<(), RecordError> {
        let Some(side) = self.game.to_move() else {
            return self.wrong(span, OVER);
        };
        let played = match self.turn_without_action(text, span)? {
            Some(end) => self.play(end),
            None => self.read(text).and_then(|mv| self.go(mv)),
        };
        played.map_err(|error| self.refuse(text, span, error))?;
        self.last = Some((side, span.clone()));
        self.wants_move = None;
        Ok(())
    }

    /// Reads a move in the notation of the record. Signs such as `!?` may follow it.
    fn read(&self, text: &str) -> Result<P::Move, MoveError<P::Illegal>> {
        let position = self.game.position();
        let read = |text: &str| match self.about.notation {
            Some(name) => position.parse_move_in(text, name),
            None => position.parse_move(text),
        };
        let bare = text.trim_end_matches(['!', '?', ' ']);
        match read(text) {
            Err(MoveError::Text(error)) if bare.len() < text.len() => {
                read(bare).map_err(|other| match other {
                    MoveError::Text(_) => MoveError::Text(error),
                    illegal => illegal,
                })
            }
            read => read,
        }
    }

    /// Plays a move given as text in the usual notation.
    pub(super) fn play(&mut self, text: &str) -> Result<(), MoveError<P::Illegal>> {
        let mv = self.game.position().parse_move(text)?;
        self.go(mv)
    }

    fn go(&mut self, mv: P::Move) -> Result<(), MoveError<P::Illegal>> {
        self.game.play(mv).map_err(|error| match error {
            GameError::Illegal(reason) => MoveError::Illegal(reason),
            GameError::Over => MoveError::Text(TextError::new(0, 0, OVER)),
        })
    }

    pub(super) fn refuse(
        &self,
        text: &str,
        span: &Range<usize>,
        error: MoveError<P::Illegal>,
    ) -> RecordError {
        match error {
            MoveError::Text(error) => {
                RecordError::within(self.sheet.text, &error, |at| span.start + at)
            }
            MoveError::Illegal(reason) => {
                let key = match reason.rule() {
                    Some(_) => "record-text-illegal",
                    None => "record-text-refused",
                };
                let message = Message::new(key)
                    .with("move", text)
                    .with("round", self.round())
                    .with_key("reason", reason.key());
                let message = match reason.rule() {
                    Some(rule) => message.with("rule", rule.0),
                    None => message,
                };
                RecordError::new(self.sheet.text, span.clone(), message)
            }
        }
    }
}
