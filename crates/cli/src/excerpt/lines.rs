//! The lines of an excerpt: long ones are cut around the place that is wrong.

use super::{CUT, visible};

/// The longest line that is shown whole, in characters.
pub(super) const LINE: usize = 200;
/// How much of a longer line is shown before the place that is wrong.
const BEFORE: usize = 60;

/// Writes what is shown of a text, line by line, and notes where offsets of the text have gone.
pub(super) struct Writer {
    /// The offsets to note, ascending.
    wanted: Vec<usize>,
    /// Where those passed so far have gone.
    noted: Vec<usize>,
    /// The offset of the next line.
    at: usize,
    text: String,
}

/// What is shown, and where each noted offset has gone.
pub(super) struct Shown {
    pub(super) text: String,
    wanted: Vec<usize>,
    noted: Vec<usize>,
}

impl Shown {
    /// Where an offset has gone.
    pub(super) fn of(&self, offset: usize) -> usize {
        let index = self.wanted.binary_search(&offset);
        index.map_or(self.text.len(), |index| self.noted[index])
    }
}

impl Writer {
    pub(super) fn new(offsets: &[usize]) -> Self {
        let mut wanted = offsets.to_vec();
        wanted.sort_unstable();
        wanted.dedup();
        Self {
            wanted,
            noted: Vec::new(),
            at: 0,
            text: String::new(),
        }
    }

    /// Notes all offsets up to `offset` that are not noted yet.
    fn note(&mut self, offset: usize) {
        while self
            .wanted
            .get(self.noted.len())
            .is_some_and(|next| *next <= offset)
        {
            self.noted.push(self.text.len());
        }
    }

    /// Adds a line, with its end.
    pub(super) fn line(&mut self, line: &str) {
        let body = line.strip_suffix('\n').unwrap_or(line);
        let body = body.strip_suffix('\r').unwrap_or(body);
        let end = self.at + body.len();
        let window = self.window(body);
        if window.start > 0 {
            self.text.push(CUT);
        }
        for (index, (at, c)) in body.char_indices().enumerate() {
            if index >= window.end {
                break;
            }
            if index >= window.start {
                self.note(self.at + at);
                // A tab does no harm, and is shown as wide as it is.
                self.text.push(if c == '\t' { c } else { visible(c) });
            }
        }
        if window.cut_end {
            self.note(end.saturating_sub(1));
            self.text.push(CUT);
        }
        self.at += line.len();
        self.note(self.at.saturating_sub(1).max(end));
        if line.ends_with('\n') {
            self.text.push('\n');
        }
    }

    /// Which characters of a line to show: around the first place in it if it is long.
    fn window(&self, body: &str) -> Window {
        if body.len() <= LINE || body.chars().nth(LINE).is_none() {
            return Window {
                start: 0,
                end: usize::MAX,
                cut_end: false,
            };
        }
        let next = self.wanted.get(self.noted.len());
        let first = next.filter(|next| **next <= self.at + body.len());
        let first = first.map_or(0, |first| body[..first - self.at].chars().count());
        let start = first.saturating_sub(BEFORE);
        let start = if first < LINE - BEFORE { 0 } else { start };
        let end = start + LINE;
        let cut_end = body.chars().nth(end).is_some();
        Window {
            start,
            end,
            cut_end,
        }
    }

    pub(super) fn finish(mut self) -> Shown {
        self.note(usize::MAX);
        Shown {
            text: self.text,
            wanted: self.wanted,
            noted: self.noted,
        }
    }
}

/// Characters of a line, from `start` up to `end`.
struct Window {
    start: usize,
    end: usize,
    cut_end: bool,
}
