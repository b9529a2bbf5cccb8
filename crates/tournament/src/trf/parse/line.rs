//! A line of a report: its columns, fields and numbers.

use std::str::FromStr;

use super::super::{Reason, TrfError};

/// A line with its number; columns count from 1.
pub(super) struct Line<'a> {
    pub(super) number: usize,
    pub(super) text: &'a str,
    pub(super) chars: Vec<char>,
}

impl<'a> Line<'a> {
    pub(super) fn new(number: usize, line: &'a str) -> Self {
        let text = line.trim_end();
        Line {
            number,
            text,
            chars: text.chars().collect(),
        }
    }

    pub(super) fn error(&self, column: usize, reason: Reason) -> TrfError {
        TrfError {
            line: self.number,
            column,
            reason,
        }
    }

    pub(super) fn at(&self, column: usize) -> char {
        self.chars.get(column - 1).copied().unwrap_or(' ')
    }

    pub(super) fn blank(&self, column: usize) -> Result<(), TrfError> {
        if self.at(column).is_whitespace() {
            return Ok(());
        }
        Err(self.error(column, Reason::NotBlank))
    }

    /// The columns `from` to `to`, both included, without spaces at their ends.
    pub(super) fn field(&self, from: usize, to: usize) -> String {
        let to = to.min(self.chars.len());
        let field: String = self
            .chars
            .get(from - 1..to)
            .unwrap_or_default()
            .iter()
            .collect();
        field.trim().to_owned()
    }

    pub(super) fn rest(&self, from: usize) -> String {
        self.field(from, self.chars.len())
    }

    /// The first column from `from` on that isn't empty.
    pub(super) fn filled(&self, from: usize) -> usize {
        (from..=self.chars.len())
            .find(|&column| !self.at(column).is_whitespace())
            .unwrap_or(from)
    }

    pub(super) fn number(
        &self,
        from: usize,
        to: usize,
        most: u32,
    ) -> Result<Option<u32>, TrfError> {
        let field = self.field(from, to);
        if field.is_empty() {
            return Ok(None);
        }
        parsed(&field, most)
            .map(Some)
            .map_err(|reason| self.error(self.filled(from), reason))
    }

    /// The words from a column on, each with its column.
    pub(super) fn words(&self, from: usize) -> Vec<(usize, String)> {
        let mut words: Vec<(usize, String)> = Vec::new();
        for column in from..=self.chars.len() {
            let (letter, before) = (self.at(column), self.at(column - 1));
            match words.last_mut() {
                _ if letter.is_whitespace() => {}
                Some(word) if !before.is_whitespace() => word.1.push(letter),
                _ => words.push((column, letter.to_string())),
            }
        }
        words
    }

    /// The places of the rounds: 91 and 101 and so on are empty.
    pub(super) fn rounds(&self) -> impl Iterator<Item = usize> {
        (92..=self.chars.len()).step_by(10)
    }
}

pub(super) fn parsed(text: &str, most: u32) -> Result<u32, Reason> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    let number = u32::from_str(text)
        .ok()
        .filter(|&number| digits && number <= most);
    number.ok_or_else(|| Reason::Number {
        text: text.to_owned(),
    })
}

/// Points with at most one decimal, in tenths.
pub(super) fn tenths(text: &str) -> Option<u32> {
    let (whole, tenth) = text.split_once(['.', ',']).unwrap_or((text, "0"));
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !digits(whole) || !digits(tenth) || tenth.len() != 1 {
        return None;
    }
    let whole: u32 = whole.parse().ok().filter(|&whole| whole < 1000)?;
    Some(10 * whole + tenth.parse::<u32>().ok()?)
}
