//! The moves of a record, taken apart without knowledge of the game.

use std::ops::Range;

use super::about::Note;
use super::error::{MOST_FAULTS, RecordError};
use super::notes;
use super::result::GameResult;
use crate::Side;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Item<'a> {
    /// `12.`, or `12...` before a move of the second side.
    Number(u32, Side),
    /// Moves with nothing but spaces between them; one move in games whose turns have several.
    Moves(&'a str),
    /// `;`: the same side goes on.
    More,
    /// `/`: the other side's turn.
    Over,
    Note(Note),
    /// A variation in parentheses.
    Variation(Items<'a>),
    /// `[%timeout first]`: a side's time was out, and the game went on.
    TimeOut(Side),
    Result(GameResult),
}

/// The most variations within each other: nobody writes more, and a hostile text could have thousands.
const MOST_DEPTH: usize = 16;

/// What stands between tags and end, each with its place.
pub(super) type Items<'a> = Vec<(Item<'a>, Range<usize>)>;

/// Takes the moves in this range of a text apart; returns everything that is wrong, too. `in_turns`
/// says that turns have several moves: `;` is between them and `/` between turns. Elsewhere `;`
/// begins a comment, as in PGN.
pub(super) fn read(
    text: &str,
    range: Range<usize>,
    in_turns: bool,
) -> (Items<'_>, Vec<RecordError>) {
    let mut reader = Reader {
        text,
        at: range.start,
        end: range.end,
        in_turns,
        depth: 0,
        items: Vec::new(),
        errors: Vec::new(),
    };
    reader.read();
    (reader.items, reader.errors)
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
    end: usize,
    in_turns: bool,
    /// In how many variations this is.
    depth: usize,
    items: Items<'a>,
    errors: Vec<RecordError>,
}

impl<'a> Reader<'a> {
    fn left(&self) -> &'a str {
        &self.text[self.at..self.end]
    }

    fn wrong(&mut self, span: Range<usize>, key: &'static str) {
        if self.errors.len() < MOST_FAULTS {
            self.errors.push(RecordError::new(self.text, span, key));
        }
    }

    fn read(&mut self) {
        let mut over = false;
        loop {
            let blank = self.left().len() - self.left().trim_start().len();
            self.at += blank;
            let from = self.at;
            let Some(c) = self.left().chars().next() else {
                break;
            };
            let line_start = self.text[..from].ends_with('\n');
            let item = match c {
                '%' if line_start => {
                    self.at += self.line();
                    continue;
                }
                '{' => {
                    let Some(len) = self.left().find('}') else {
                        self.at = self.end;
                        return self.wrong(from..from + 1, "record-text-open-comment");
                    };
                    self.at += len + 1;
                    self.comment(from + 1..from + len);
                    continue;
                }
                ';' if !self.in_turns => {
                    self.at += self.line();
                    self.comment(from + 1..self.at);
                    continue;
                }
                _ if over => {
                    return self.wrong(from..from + c.len_utf8(), "record-text-expected-end");
                }
                '(' => match self.variation() {
                    Some(_) if self.depth == MOST_DEPTH => {
                        return self.wrong(from..from + 1, "record-text-deep-variation");
                    }
                    Some(len) => self.inner(from + 1..from + len - 1),
                    None => return self.wrong(from..from + 1, "record-text-open-variation"),
                },
                '$' | '!' | '?' => {
                    let sign = |c: char| matches!(c, '$' | '!' | '?') || c.is_ascii_digit();
                    self.at += self.left().find(|c| !sign(c)).unwrap_or(self.left().len());
                    continue;
                }
                ';' => self.separator(Item::More),
                '/' if self.in_turns => self.separator(Item::Over),
                '}' | ')' | '[' | ']' | '/' => {
                    self.at += 1;
                    self.wrong(from..from + 1, "record-text-expected-item");
                    continue;
                }
                _ => self.word(),
            };
            over = matches!(item, Item::Result(_)) && self.depth == 0;
            if matches!(item, Item::Result(_)) && self.depth > 0 {
                // Some programs write one at the end of a variation; it says nothing.
                continue;
            }
            self.items.push((item, from..self.at));
        }
        if !over && self.depth == 0 {
            let at = self.text[..self.end].trim_end().len();
            self.wrong(at..at, "record-text-expected-result");
        }
    }

    /// The length of the rest of the line.
    fn line(&self) -> usize {
        self.left().find('\n').unwrap_or(self.left().len())
    }

    fn separator(&mut self, item: Item<'a>) -> Item<'a> {
        self.at += 1;
        item
    }

    fn comment(&mut self, span: Range<usize>) {
        let (items, wrong) = notes::read(&self.text[span.clone()], span.start);
        self.items.extend(items);
        for (span, expected) in wrong {
            self.wrong(span, expected);
        }
    }

    /// The length of a variation and of those in it; `None` if it does not end.
    fn variation(&self) -> Option<usize> {
        let mut depth = 0_usize;
        let mut until = None;
        for (at, c) in self.left().char_indices() {
            match (until, c) {
                (Some(end), c) if c == end => until = None,
                (Some(_), _) => {}
                (None, '{') => until = Some('}'),
                (None, ';') if !self.in_turns => until = Some('\n'),
                (None, '(') => depth += 1,
                (None, ')') if depth == 1 => return Some(at + 1),
                (None, ')') => depth -= 1,
                (None, _) => {}
            }
        }
        None
    }

    /// The variation whose inside is here.
    fn inner(&mut self, range: Range<usize>) -> Item<'a> {
        self.at = range.end + 1;
        let mut reader = Self {
            text: self.text,
            at: range.start,
            end: range.end,
            in_turns: self.in_turns,
            depth: self.depth + 1,
            items: Vec::new(),
            errors: Vec::new(),
        };
        reader.read();
        let room = MOST_FAULTS.saturating_sub(self.errors.len());
        self.errors.extend(reader.errors.into_iter().take(room));
        Item::Variation(reader.items)
    }

    /// A number, a result or moves.
    fn word(&mut self) -> Item<'a> {
        let (from, left) = (self.at, self.left());
        if let Some((number, dots, len)) = number(left) {
            self.at += len;
            let side = if dots > 1 { Side::Second } else { Side::First };
            return Item::Number(number, side);
        }
        let len = left.find(char::is_whitespace).unwrap_or(left.len());
        if let Some(result) = GameResult::from_text(&left[..len]) {
            self.at += len;
            return Item::Result(result);
        }
        let moves = left[..self.moves()].trim_end();
        self.at += moves.len();
        let said = |item: &&(Item, _)| {
            !matches!(
                item.0,
                Item::Note(_) | Item::TimeOut(_) | Item::Variation(_)
            )
        };
        let last = self.items.iter().rev().find(said);
        if self.in_turns && matches!(last, Some((Item::Moves(_), _))) {
            self.wrong(from..self.at, "record-text-expected-separator");
        }
        Item::Moves(moves)
    }

    /// The length of moves that have nothing but spaces between them.
    fn moves(&self) -> usize {
        let left = self.left();
        let ends = |(at, c): (usize, char)| match c {
            '{' | '}' | '(' | ')' | '[' | ']' | '$' | ';' | '\n' | '\r' => at > 0,
            '/' => self.in_turns,
            ' ' | '\t' => {
                let next = left[at + 1..].trim_start_matches([' ', '\t']);
                let len = next.find(char::is_whitespace).unwrap_or(next.len());
                // In TORA a star is part of a move, too.
                let result = GameResult::from_text(&next[..len])
                    .is_some_and(|result| !self.in_turns || result != GameResult::Open);
                number(next).is_some() || result
            }
            _ => false,
        };
        left.char_indices()
            .find(|found| ends(*found))
            .map_or(left.len(), |(at, _)| at)
    }
}

/// The number of a round, such as `12.`, `12...` or `12. ...`, how many dots follow it, and how long
/// it is.
fn number(text: &str) -> Option<(u32, usize, usize)> {
    let digits = text.find(|c: char| !c.is_ascii_digit())?;
    let number = text[..digits].parse().ok()?;
    let mut len = digits;
    let mut dots = 0;
    loop {
        let rest = text[len..].trim_start_matches([' ', '\t']);
        if !rest.starts_with('.') || dots == 0 && rest.len() < text.len() - digits {
            break;
        }
        len = text.len() - rest.len() + 1;
        dots += 1;
    }
    (dots > 0).then_some((number, dots, len))
}
