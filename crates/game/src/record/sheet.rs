//! A record whose tags have been read and whose moves have not been played yet.

use std::collections::HashSet;
use std::ops::Range;

use super::error::{MOST_FAULTS, RecordError};
use super::tags::{self, Tag};
use super::{FEN, VARIANT};
use crate::{Message, TextError};

/// The text of a record with its tags; the moves are not played yet.
#[derive(Debug)]
pub struct Sheet<'a> {
    pub(super) text: &'a str,
    pub(super) tags: Vec<Tag<'a>>,
    /// Where the moves are.
    pub(super) moves: Range<usize>,
}

impl<'a> Sheet<'a> {
    /// Reads the tags of a record.
    ///
    /// # Errors
    ///
    /// All tags that can't be read or occur twice. If the text has several games, where the second
    /// begins.
    pub fn parse(text: &'a str) -> Result<Self, RecordError> {
        match *games(text) {
            [ref one] => Self::of(text, one.clone()),
            [_, ref second, ..] => {
                let span = second.start..second.start + 1;
                Err(RecordError::new(
                    text,
                    span,
                    "record-text-expected-one-game",
                ))
            }
            [] => Err(RecordError::new(text, 0..0, NO_VARIANT)),
        }
    }

    /// Reads the tags of all games in a text, such as a PGN collection. The places in the errors are
    /// places in the whole text.
    ///
    /// # Errors
    ///
    /// For each game those of [`parse`](Self::parse).
    pub fn all(text: &'a str) -> Vec<Result<Self, RecordError>> {
        let games = games(text);
        if games.is_empty() {
            return vec![Self::parse(text)];
        }
        let games = games.into_iter();
        games.map(|game| Self::of(text, game)).collect()
    }

    /// Reads the tags of the game that is here in a text, one of [`games`]. The places in the errors
    /// are places in the whole text.
    ///
    /// # Errors
    ///
    /// Those of [`parse`](Self::parse).
    pub fn of(text: &'a str, range: Range<usize>) -> Result<Self, RecordError> {
        let (tags, moves, mut errors) = tags::read(text, range.clone());
        let mut names = HashSet::new();
        let twice = tags.iter().filter(|tag| !names.insert(tag.name));
        errors.extend(twice.take(MOST_FAULTS).map(|tag| {
            let message = Message::new("record-text-tag-twice").with("tag", tag.name);
            RecordError::new(text, tag.span.clone(), message)
        }));
        let moves = moves..range.end;
        let sheet = Self { text, tags, moves };
        RecordError::all(errors).map_or(Ok(sheet), Err)
    }

    /// The value of a tag.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.find(name).map(|tag| tag.value.as_str())
    }

    /// The first word of the start position: the game, and how it is played.
    ///
    /// # Errors
    ///
    /// If the record does not say it.
    pub fn variant(&self) -> Result<&str, RecordError> {
        self.tag(VARIANT).ok_or_else(|| {
            let at = self.tags.first().map_or(self.moves.start, |tag| {
                self.text[..tag.span.start].rfind('[').unwrap_or(0)
            });
            RecordError::new(self.text, at..at, NO_VARIANT)
        })
    }

    /// The text of the start position; `None` if the game begins as usual.
    ///
    /// # Errors
    ///
    /// If the record does not say which game it is.
    pub fn start(&self) -> Result<Option<String>, RecordError> {
        let variant = self.variant()?;
        let fen = self.tag(FEN);
        Ok(fen.map(|fen| format!("{variant} {fen}").trim_end().to_owned()))
    }

    /// Turns an error of reading the start position into an error of the record.
    #[must_use]
    pub fn wrong_start(&self, error: &TextError) -> RecordError {
        let place = |tag| self.find(tag).map_or(0, |tag| tag.span.start);
        let words = self.tag(VARIANT).map_or(0, |variant| variant.len() + 1);
        RecordError::within(self.text, error, |at| match at.checked_sub(words) {
            Some(at) => place(FEN) + at,
            None => place(VARIANT) + at,
        })
    }

    pub(super) fn find(&self, name: &str) -> Option<&Tag<'a>> {
        self.tags.iter().find(|tag| tag.name == name)
    }
}

const NO_VARIANT: &str = "record-text-expected-variant";

/// Where the games of a text are: each begins with a tag at the begin of a line, outside of
/// comments, after moves.
#[must_use]
pub fn games(text: &str) -> Vec<Range<usize>> {
    let mut games = Vec::new();
    let mut start = if text.starts_with('\u{feff}') { 3 } else { 0 };
    let (mut moves, mut open) = (false, false);
    let mut at = start;
    for line in text[start..].split_inclusive('\n') {
        let bare = line.trim();
        let mut letters = bare.chars();
        let tag = letters.next() == Some('[') && letters.next().is_some_and(char::is_alphabetic);
        if tag && !open {
            if moves {
                games.push(start..at);
                start = at;
            }
            moves = false;
        } else if open || !(bare.is_empty() || bare.starts_with(['%', ';'])) {
            moves = true;
            open = is_open_after(bare, open);
        }
        at += line.len();
    }
    if !text[start..].trim().is_empty() {
        games.push(start..text.len());
    }
    games
}

/// Whether a comment in braces goes on after a line of moves.
fn is_open_after(line: &str, mut open: bool) -> bool {
    let mut rest = line;
    loop {
        if open {
            let Some(end) = rest.find('}') else {
                return true;
            };
            rest = &rest[end + 1..];
        }
        let Some(begin) = rest.find('{') else {
            return false;
        };
        // After `;` there may be a comment that ends with the line.
        if rest[..begin].contains(';') && !rest[begin..].contains('}') {
            return false;
        }
        rest = &rest[begin + 1..];
        open = true;
    }
}
