//! The tags of a record.

use std::ops::Range;

use winnow::ascii::space0;
use winnow::combinator::{alt, cut_err, delimited, preceded, repeat};
use winnow::error::{StrContext, StrContextValue};
use winnow::prelude::*;
use winnow::stream::LocatingSlice;
use winnow::token::{any, none_of, one_of, rest, take_while};

use super::about::in_name;
use super::error::{MOST_FAULTS, RecordError};

type Input<'a> = LocatingSlice<&'a str>;

#[derive(Debug)]
pub(super) struct Tag<'a> {
    pub(super) name: &'a str,
    pub(super) value: String,
    /// The range of the value in the text, without its quotes.
    pub(super) span: Range<usize>,
}

/// Reads the tags in this range of a text, and lines between them that are comments. Returns them
/// with the place where the moves begin, and everything that is wrong.
pub(super) fn read(text: &str, range: Range<usize>) -> (Vec<Tag<'_>>, usize, Vec<RecordError>) {
    let (mut tags, mut errors) = (Vec::new(), Vec::new());
    let mut at = range.start;
    loop {
        let left = &text[at..range.end];
        at += left.len() - left.trim_start().len();
        let left = &text[at..range.end];
        let line = left.find('\n').unwrap_or(left.len());
        match left.as_bytes().first() {
            Some(b'%' | b';') => at += line,
            Some(b'[') if !left.starts_with("[%") => {
                match (tag, rest).parse(LocatingSlice::new(left)) {
                    Ok((mut tag, after)) => {
                        tag.span = at + tag.span.start..at + tag.span.end;
                        tags.push(tag);
                        at = range.end - after.len();
                    }
                    Err(error) => {
                        let expected = error.inner().context().find_map(|context| match context {
                            StrContext::Expected(StrContextValue::Description(what)) => Some(*what),
                            _ => None,
                        });
                        let wrong = text.floor_char_boundary(at + error.offset());
                        let c = text[wrong..].chars().next();
                        let c = c.filter(|c| !c.is_whitespace());
                        let span = wrong..wrong + c.map_or(0, char::len_utf8);
                        let message = expected.unwrap_or(NAME);
                        if errors.len() < MOST_FAULTS {
                            errors.push(RecordError::new(text, span, message));
                        }
                        at += line;
                    }
                }
            }
            _ => return (tags, at, errors),
        }
    }
}

const NAME: &str = "record-text-expected-tag-name";

/// What was expected, as the key of a message.
fn expected(key: &'static str) -> StrContext {
    StrContext::Expected(StrContextValue::Description(key))
}

/// `[Name "value"]`
fn tag<'a>(input: &mut Input<'a>) -> ModalResult<Tag<'a>> {
    let name = preceded(('[', space0), name.context(expected(NAME))).parse_next(input)?;
    let quote = || '"'.context(expected("record-text-expected-quote"));
    let plain = none_of(['"', '\\', '\n', '\r']);
    let value = repeat(0.., alt((plain, escaped))).with_span();
    let value = delimited((space0, quote()), value, quote());
    let (value, span): (String, _) = cut_err(value).parse_next(input)?;
    let end = ']'.context(expected("record-text-expected-tag-end"));
    cut_err((space0, end)).parse_next(input)?;
    Ok(Tag { name, value, span })
}

fn name<'a>(input: &mut Input<'a>) -> ModalResult<&'a str> {
    let first = one_of(|c: char| c.is_ascii_alphabetic());
    (first, take_while(0.., in_name)).take().parse_next(input)
}

/// A character with a backslash before it.
fn escaped(input: &mut Input) -> ModalResult<char> {
    let escaped = preceded('\\', any);
    escaped
        .map(|c| match c {
            'n' => '\n',
            'r' => '\r',
            other => other,
        })
        .parse_next(input)
}
