//! Words of a line with their places, and moves as single words.

use game::{Message, TextError};

/// A word of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    /// Byte offset in the line.
    pub at: usize,
    /// Its text, without spaces.
    pub text: String,
}

impl Word {
    /// An error about this word.
    #[must_use]
    pub fn wrong(&self, message: impl Into<Message>) -> TextError {
        TextError::new(self.at, self.text.len(), message)
    }
}

/// The words of a line, one after the other.
#[derive(Clone)]
pub(crate) struct Words<'a> {
    line: &'a str,
    at: usize,
}

impl<'a> Words<'a> {
    pub(crate) fn new(line: &'a str) -> Self {
        Self { line, at: 0 }
    }

    fn rest(&self) -> &'a str {
        &self.line[self.at..]
    }

    /// The next word, without taking it.
    pub(crate) fn peek(&self) -> Option<&'a str> {
        self.rest().split_ascii_whitespace().next()
    }

    /// The byte offset and the text of the rest of the line up to one of these words, without
    /// spaces around it.
    pub(crate) fn until(&mut self, ends: &[&str]) -> (usize, &'a str) {
        let mut from = None;
        let mut to = self.at;
        while self.peek().is_some_and(|word| !ends.contains(&word)) {
            let Some(word) = self.next() else { break };
            from.get_or_insert(word.at);
            to = self.at;
        }
        let from = from.unwrap_or(to);
        (from, &self.line[from..to])
    }

    /// Skips words up to one of `known`, with an error about them if there are any.
    pub(crate) fn skip_unknown(&mut self, known: &[&str], ignored: &mut Vec<TextError>) {
        let first = self.peek().unwrap_or_default();
        let (at, skipped) = self.until(known);
        if !skipped.is_empty() {
            let message = Message::new("uci-text-unknown-word").with("word", first);
            ignored.push(TextError::new(at, skipped.len(), message));
        }
    }

    /// An error at the end of the line, where something is missing.
    pub(crate) fn missing(&self, message: &'static str) -> TextError {
        let at = self.line.trim_ascii_end().len();
        TextError::new(at, 0, message)
    }
}

impl Iterator for Words<'_> {
    type Item = Word;

    fn next(&mut self) -> Option<Word> {
        let rest = self.rest();
        let start = rest.find(|c: char| !c.is_ascii_whitespace())?;
        let word = rest[start..].split_ascii_whitespace().next()?;
        let at = self.at + start;
        self.at = at + word.len();
        Some(Word {
            at,
            text: word.to_owned(),
        })
    }
}

/// The moves that a word stands for: `;` separates the moves of a turn, `_` is a space in a move.
pub fn moves_of(word: &str) -> impl Iterator<Item = String> {
    word.split(';').map(|part| part.replace('_', " "))
}

/// Moves as words, one word for each turn. `turn_end` is the move text that ends a turn of several
/// moves; without it, each move is a turn.
pub fn turn_words(moves: &[String], turn_end: Option<&str>) -> Vec<String> {
    let ends = |text: &String| turn_end.is_none_or(|end| text == end);
    let turns = moves.split_inclusive(ends);
    turns.map(|turn| turn.join(";").replace(' ', "_")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_know_their_places() {
        let mut words = Words::new("  go\tdepth 3 ");
        let places: Vec<_> = words.by_ref().map(|word| (word.at, word.text)).collect();
        let wanted = [(2, "go"), (5, "depth"), (11, "3")];
        assert_eq!(places, wanted.map(|(at, text)| (at, text.to_owned())));
        assert_eq!(words.missing("uci-text-expected-number").first().at, 12);
    }

    #[test]
    fn a_part_of_the_line_keeps_its_spaces() {
        let mut words = Words::new("fen  a b  c moves d");
        words.next();
        assert_eq!(words.until(&["moves"]), (5, "a b  c"));
        assert_eq!(words.peek(), Some("moves"));
        assert_eq!(Words::new("moves").until(&["moves"]), (0, ""));
    }

    #[test]
    fn turns_are_words_and_words_are_moves() {
        let moves = [
            "A v5h7-v5h6",
            "end",
            "S v1h1 def",
            "G v1h1-v1h2",
            "end",
            "A x",
        ];
        let moves = moves.map(str::to_owned);
        let words = turn_words(&moves, Some("end"));
        assert_eq!(
            words,
            ["A_v5h7-v5h6;end", "S_v1h1_def;G_v1h1-v1h2;end", "A_x"]
        );
        let again: Vec<_> = words.iter().flat_map(|word| moves_of(word)).collect();
        assert_eq!(again, moves);
        assert_eq!(
            turn_words(&["e2e4".to_owned(), "e7e5".to_owned()], None),
            ["e2e4", "e7e5"]
        );
    }
}
