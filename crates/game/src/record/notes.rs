//! What stands in the comments of a record.

use std::ops::Range;

use super::about::{Note, in_name};
use super::movetext::{Item, Items};
use super::{SIDES, TIME_OUT, read_time};
use crate::Side;

/// Takes a comment apart: notes such as `[%clk 0:04:10]`, and the text between them. `at` is where
/// its text begins. A time-out of nobody is an error, with its place.
pub(super) fn read(comment: &str, at: usize) -> (Items<'_>, Vec<Range<usize>>) {
    let (mut items, mut wrong) = (Vec::new(), Vec::new());
    let text = |from: usize, to: usize| {
        let said = text_in_braces(&comment[from..to]);
        let span = at + from..at + to;
        (!said.is_empty()).then_some((Item::Note(Note::Comment(said)), span))
    };
    let (mut told, mut from) = (0, 0);
    while let Some(start) = comment[from..].find("[%").map(|found| from + found) {
        let Some(end) = closed(&comment[start..]).map(|found| start + found) else {
            break;
        };
        from = end + 1;
        let inner = &comment[start + 2..end];
        let name = inner.trim_end_matches(|c| !in_name(c));
        let name = &inner[..name.find(|c| !in_name(c)).unwrap_or(name.len())];
        if !name.starts_with(|c: char| c.is_ascii_alphabetic()) {
            continue;
        }
        items.extend(text(told, start));
        told = from;
        let value = inner[name.len()..].trim();
        let span = at + start..at + from;
        match note(name, value) {
            Some(item) => items.push((item, span)),
            None => wrong.push(span),
        }
    }
    items.extend(text(told, comment.len()));
    (items, wrong)
}

/// The note of this name, or the time-out that it tells; `None` if that is of nobody.
fn note<'a>(name: &str, value: &str) -> Option<Item<'a>> {
    if name == TIME_OUT {
        let side = SIDES.iter().position(|side| *side == value)?;
        return Some(Item::TimeOut(Side::BOTH[side]));
    }
    let clock = read_time(value).filter(|_| name == "clk");
    Some(Item::Note(clock.map_or_else(
        || Note::Other {
            name: name.to_owned(),
            value: text_in_note(value),
        },
        Note::Clock,
    )))
}

/// A text as it may stand in a comment: on one line, without a brace that ends the comment, and
/// without anything that looks like a note.
pub(super) fn text_in_braces(text: &str) -> String {
    let text = text.replace('}', ")").replace("[%", "[ %");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The same for the value of a note, in which brackets come in pairs.
pub(super) fn text_in_note(text: &str) -> String {
    let text = text_in_braces(text);
    if closed(&format!("[{text}]")) == Some(text.len() + 1) {
        text
    } else {
        text.replace('[', "(").replace(']', ")")
    }
}

/// Where the bracket is closed with which a text begins.
fn closed(text: &str) -> Option<usize> {
    let mut depth = 0_usize;
    let mut brackets = text.match_indices(['[', ']']);
    let found = brackets.find(|(_, bracket)| {
        depth = match *bracket {
            "[" => depth + 1,
            _ => depth - 1,
        };
        depth == 0
    });
    found.map(|(at, _)| at)
}
