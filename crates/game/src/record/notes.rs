//! What stands in the comments of a record.

use std::ops::Range;

use super::about::{Note, in_name};
use super::movetext::{Item, Items};
use super::{SIDES, TIME_OUT, read_time};
use crate::Side;

/// The name of the note that tells a clock.
const CLOCK: &str = "clk";

/// Takes a comment apart: notes such as `[%clk 0:04:10]`, and the text between them. `at` is where
/// its text begins. A time-out of nobody and a clock without a time are errors: their places, with the
/// key of what was expected.
pub(super) fn read(comment: &str, at: usize) -> (Items<'_>, Vec<(Range<usize>, &'static str)>) {
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
            Ok(item) => items.push((item, span)),
            Err(expected) => wrong.push((span, expected)),
        }
    }
    items.extend(text(told, comment.len()));
    (items, wrong)
}

/// The note of this name, or the time-out that it tells.
fn note<'a>(name: &str, value: &str) -> Result<Item<'a>, &'static str> {
    Ok(match name {
        TIME_OUT => {
            let side = SIDES.iter().position(|side| *side == value);
            let side = side.ok_or("record-text-expected-side")?;
            Item::TimeOut(Side::BOTH[side])
        }
        CLOCK => {
            let left = read_time(value).ok_or("record-text-expected-time")?;
            Item::Note(Note::Clock(left))
        }
        _ => Item::Note(Note::Other {
            name: name.to_owned(),
            value: text_in_note(value),
        }),
    })
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
