//! The text of a record, taken apart without knowledge of the game.

use std::ops::Range;
use std::time::Duration;

use winnow::ascii::{digit1, line_ending, multispace0, space0};
use winnow::combinator::{
    alt, cut_err, delimited, eof, fail, opt, peek, preceded, repeat, terminated,
};
use winnow::error::{StrContext, StrContextValue};
use winnow::prelude::*;
use winnow::stream::{LocatingSlice, Stream};
use winnow::token::{any, none_of, one_of, take_while};

use super::about::{Note, in_name};
use super::error::RecordError;
use super::{GAME, SIDES, START, TIME_OUT};
use crate::{Ending, Message, Outcome, Side, TextError, head};

type Input<'a> = LocatingSlice<&'a str>;

/// The text of a record, taken apart but not yet played.
#[derive(Debug)]
pub struct Sheet<'a> {
    pub(super) text: &'a str,
    pub(super) tags: Vec<Tag<'a>>,
    pub(super) items: Vec<(Item<'a>, Range<usize>)>,
}

#[derive(Debug)]
pub(super) struct Tag<'a> {
    pub(super) name: &'a str,
    pub(super) value: String,
    /// The range of the value in the text, without its quotes.
    pub(super) span: Range<usize>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Item<'a> {
    Round(u32),
    Move(&'a str),
    /// `;`: the same side goes on.
    More,
    /// `/`: the other side's turn.
    Over,
    Note(Note),
    /// `[%timeout first]`: a side's time was out, and the game went on.
    TimeOut(Side),
    Result(GameResult),
}

/// The last line of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum GameResult {
    Won(Side),
    Drawn,
    Open,
}

impl GameResult {
    const ALL: [(&'static str, Self); 4] = [
        ("1-0", Self::Won(Side::First)),
        ("0-1", Self::Won(Side::Second)),
        ("1/2-1/2", Self::Drawn),
        ("*", Self::Open),
    ];

    pub(super) fn of(outcome: &Outcome) -> Self {
        match outcome.ending {
            Ending::Aborted => Self::Open,
            _ => Self::decided(outcome.winner),
        }
    }

    pub(super) fn decided(winner: Option<Side>) -> Self {
        winner.map_or(Self::Drawn, Self::Won)
    }

    pub(super) fn from_text(text: &str) -> Option<Self> {
        let known = Self::ALL.iter().find(|(known, _)| *known == text);
        known.map(|(_, result)| *result)
    }

    pub(super) fn text(self) -> &'static str {
        let known = Self::ALL.iter().find(|(_, result)| *result == self);
        known.map_or("*", |(text, _)| text)
    }
}

impl<'a> Sheet<'a> {
    /// Takes the text of a record apart.
    ///
    /// # Errors
    ///
    /// The first place that does not follow the grammar, or all tags that contradict each other.
    pub fn parse(text: &'a str) -> Result<Self, RecordError> {
        let (tags, items) = record.parse(LocatingSlice::new(text)).map_err(|error| {
            let expected = error.inner().context().find_map(|context| match context {
                StrContext::Expected(StrContextValue::Description(what)) => Some(*what),
                _ => None,
            });
            let (at, len) = pointed(text, error.offset());
            RecordError::text(text, at..at + len, expected.unwrap_or(END))
        })?;
        let sheet = Self { text, tags, items };
        sheet.check_tags()?;
        Ok(sheet)
    }

    /// The value of a tag.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.find(name).map(|tag| tag.value.as_str())
    }

    /// The text of the start position.
    ///
    /// # Errors
    ///
    /// If the record does not say it.
    pub fn start(&self) -> Result<&str, RecordError> {
        self.tag(START)
            .ok_or_else(|| RecordError::text(self.text, 0..0, "record-text-expected-start"))
    }

    /// Turns an error of reading the start position into an error of the record.
    #[must_use]
    pub fn wrong_start(&self, error: &TextError) -> RecordError {
        let offset = self.find(START).map_or(0, |tag| tag.span.start);
        RecordError::within(self.text, offset, error)
    }

    pub(super) fn find(&self, name: &str) -> Option<&Tag<'a>> {
        self.tags.iter().find(|tag| tag.name == name)
    }

    fn check_tags(&self) -> Result<(), RecordError> {
        let wrong = |tag: &Tag, message| RecordError::text(self.text, tag.span.clone(), message);
        let twice = self.tags.iter().enumerate().filter_map(|(index, tag)| {
            let mut before = self.tags[..index].iter();
            let again = before.any(|other| other.name == tag.name);
            let message = Message::new("record-text-tag-twice").with("tag", tag.name);
            again.then(|| wrong(tag, message))
        });
        let other_game = match (self.find(GAME), self.tag(START)) {
            (Some(game), Some(start)) if game.value != head(start) => {
                let message = Message::new("record-text-expected-game").with("game", head(start));
                Some(wrong(game, message))
            }
            _ => None,
        };
        RecordError::all(twice.chain(other_game)).map_or(Ok(()), Err)
    }
}

/// The offset and length of the character at an offset; length 0 at the end of a line.
fn pointed(text: &str, at: usize) -> (usize, usize) {
    let at = text.floor_char_boundary(at);
    let c = text[at..].chars().next();
    (
        at,
        c.filter(|c| !c.is_whitespace()).map_or(0, char::len_utf8),
    )
}

/// What was expected, as the key of a message.
fn expected(key: &'static str) -> StrContext {
    StrContext::Expected(StrContextValue::Description(key))
}

/// Nothing follows the result.
const END: &str = "record-text-expected-end";

type Parts<'a> = (Vec<Tag<'a>>, Vec<(Item<'a>, Range<usize>)>);

fn record<'a>(input: &mut Input<'a>) -> ModalResult<Parts<'a>> {
    (opt('\u{feff}'), multispace0).void().parse_next(input)?;
    let tags = repeat(0.., terminated(tag, multispace0)).parse_next(input)?;
    let mut items: Vec<(Item, Range<usize>)> = Vec::new();
    while !matches!(items.last(), Some((Item::Result(_), _))) {
        let last = items
            .iter()
            .rev()
            .find(|(item, _)| !matches!(item, Item::Note(_) | Item::TimeOut(_)));
        let after_move = matches!(last, Some((Item::Move(_), _)));
        let next = terminated(item(after_move).with_span(), multispace0);
        items.push(cut_err(next).parse_next(input)?);
    }
    eof.context(expected(END)).parse_next(input)?;
    Ok((tags, items))
}

/// `[Name "value"]`
fn tag<'a>(input: &mut Input<'a>) -> ModalResult<Tag<'a>> {
    let name = preceded(('[', space0), name).parse_next(input)?;
    let quote = || '"'.context(expected("record-text-expected-quote"));
    let plain = none_of(['"', '\\', '\n', '\r']);
    let value = repeat(0.., alt((plain, escaped))).with_span();
    let value = delimited((space0, quote()), value, quote());
    let (value, span): (String, _) = cut_err(value).parse_next(input)?;
    cut_err((
        space0,
        ']'.context(expected("record-text-expected-tag-end")),
    ))
    .parse_next(input)?;
    Ok(Tag { name, value, span })
}

fn name<'a>(input: &mut Input<'a>) -> ModalResult<&'a str> {
    (
        one_of(|c: char| c.is_ascii_alphabetic()),
        take_while(0.., in_name),
    )
        .take()
        .parse_next(input)
}

/// A character with a backslash before it.
fn escaped(input: &mut Input) -> ModalResult<char> {
    preceded('\\', any)
        .map(|c| match c {
            'n' => '\n',
            'r' => '\r',
            other => other,
        })
        .parse_next(input)
}

/// Anything between the tags and the end.
fn item<'a>(after_move: bool) -> impl FnMut(&mut Input<'a>) -> ModalResult<Item<'a>> {
    move |input| {
        if let Some(item) = opt(alt((result, round, note))).parse_next(input)? {
            return Ok(item);
        }
        match opt(peek(any)).parse_next(input)? {
            Some(';') => ';'.value(Item::More).parse_next(input),
            Some('/') => '/'.value(Item::Over).parse_next(input),
            None => fail
                .context(expected("record-text-expected-result"))
                .parse_next(input),
            Some('[' | ']' | '{' | '}') => fail
                .context(expected("record-text-expected-item"))
                .parse_next(input),
            Some(_) if after_move => fail
                .context(expected("record-text-expected-separator"))
                .parse_next(input),
            Some(_) => move_text.map(Item::Move).parse_next(input),
        }
    }
}

/// A result alone on the last line.
fn result<'a>(input: &mut Input<'a>) -> ModalResult<Item<'a>> {
    let rest: &str = input;
    let line = rest.trim_end();
    match GameResult::ALL.iter().find(|(text, _)| *text == line) {
        Some((text, result)) => {
            input.next_slice(text.len());
            Ok(Item::Result(*result))
        }
        None => fail.parse_next(input),
    }
}

fn round<'a>(input: &mut Input<'a>) -> ModalResult<Item<'a>> {
    let number = digit1.parse_to::<u32>();
    terminated(number, ('.', peek(alt((line_ending, " ", "\t", eof)))))
        .map(Item::Round)
        .parse_next(input)
}

/// `{comment}`, `[%clk 0:04:10]`, `[%timeout first]` or `[%name value]`
fn note<'a>(input: &mut Input<'a>) -> ModalResult<Item<'a>> {
    let comment = delimited(
        '{',
        cut_err(repeat(0.., alt((none_of(['}', '\\']), escaped)))),
        cut_err('}'.context(expected("record-text-expected-comment-end"))),
    );
    let command = delimited(
        "[%",
        cut_err(command),
        cut_err(']'.context(expected("record-text-expected-note-end"))),
    );
    alt((comment.map(|text| Item::Note(Note::Comment(text))), command)).parse_next(input)
}

fn command<'a>(input: &mut Input<'a>) -> ModalResult<Item<'a>> {
    let name = name
        .context(expected("record-text-expected-note-name"))
        .parse_next(input)?;
    if name == "clk" {
        let clock = delimited(space0, clock, space0);
        return clock
            .map(|left| Item::Note(Note::Clock(left)))
            .context(expected("record-text-expected-clock"))
            .parse_next(input);
    }
    if name == TIME_OUT {
        let [first, second] = SIDES;
        let side = alt((first.value(Side::First), second.value(Side::Second)));
        return delimited(space0, side, space0)
            .map(Item::TimeOut)
            .context(expected("record-text-expected-side"))
            .parse_next(input);
    }
    let value = repeat(0.., alt((none_of([']', '\\']), escaped)));
    let (_, value): (_, String) = (opt(' '), value).parse_next(input)?;
    Ok(Item::Note(Note::Other {
        name: name.to_owned(),
        value,
    }))
}

/// `h:mm:ss`, with up to three digits of a fraction.
fn clock(input: &mut Input) -> ModalResult<Duration> {
    let sixty = || {
        take_while(2, '0'..='9')
            .parse_to::<u64>()
            .verify(|n| *n < 60)
    };
    let hours = digit1.parse_to::<u64>().verify(|hours| *hours < 1_000_000);
    let fraction = opt(preceded('.', take_while(1..=3, '0'..='9')));
    (hours, ':', sixty(), ':', sixty(), fraction)
        .map(
            |(hours, _, minutes, _, seconds, fraction): (_, _, _, _, _, Option<&str>)| {
                let digits = format!("{:0<3}", fraction.unwrap_or(""));
                let millis = digits.parse::<u64>().unwrap_or(0);
                Duration::from_millis(((hours * 60 + minutes) * 60 + seconds) * 1000 + millis)
            },
        )
        .parse_next(input)
}

/// The text of a move: up to a separator, a note, a round or the line's end.
fn move_text<'a>(input: &mut Input<'a>) -> ModalResult<&'a str> {
    let rest: &str = input;
    let ends = |(at, c): (usize, char)| match c {
        ';' | '/' | '{' | '}' | '[' | ']' | '\n' | '\r' => true,
        ' ' | '\t' => round
            .parse_peek(LocatingSlice::new(&rest[at + 1..]))
            .is_ok(),
        _ => false,
    };
    let end = rest
        .char_indices()
        .find(|found| ends(*found))
        .map_or(rest.len(), |(at, _)| at);
    Ok(input.next_slice(rest[..end].trim_end().len()))
}
