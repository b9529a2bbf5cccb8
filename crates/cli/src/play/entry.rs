//! The line in which moves and names of files are typed.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use crate::texts::text;

/// What is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// Moves.
    Moves,
    /// The name of the file to save the game to.
    File,
}

/// A line that is being typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TypedLine {
    pub(crate) purpose: Purpose,
    pub(crate) text: String,
}

impl TypedLine {
    pub(crate) fn new(purpose: Purpose) -> Self {
        let text = String::new();
        Self { purpose, text }
    }

    /// Completes the last typed move to what all of `found` begin with; returns whether that made it
    /// longer.
    pub(crate) fn complete(&mut self, found: &[String]) -> bool {
        let (before, begun) = match self.text.rsplit_once(';') {
            Some((before, begun)) => (format!("{before}; "), begun.trim_start()),
            None => (String::new(), self.text.trim_start()),
        };
        let common = common(found);
        let longer = common.chars().count() > begun.chars().count();
        if longer {
            self.text = before + &common;
        }
        longer
    }

    /// Draws the line; of a long one, its end.
    pub(crate) fn draw(&self, area: Rect, buffer: &mut Buffer) {
        let prompt = text(match self.purpose {
            Purpose::Moves => "terminal-prompt-moves",
            Purpose::File => "terminal-prompt-file",
        });
        let room = usize::from(area.width).saturating_sub(prompt.chars().count() + 2);
        let hidden = self.text.chars().count().saturating_sub(room);
        let seen: String = self.text.chars().skip(hidden).collect();
        let bold = Style::new().add_modifier(Modifier::BOLD);
        let cursor = Style::new().add_modifier(Modifier::REVERSED);
        let line = Line::from_iter([
            Span::raw(prompt + " "),
            Span::styled(seen, bold),
            Span::styled(" ", cursor),
        ]);
        line.render(area, buffer);
    }
}

/// What all these texts begin with, whatever the case of letters; in the form of the first.
fn common(texts: &[String]) -> String {
    let Some((first, others)) = texts.split_first() else {
        return String::new();
    };
    let same = |(index, letter): &(usize, char)| {
        let lower = |letter: char| letter.to_lowercase().to_string();
        let alike = |other: &String| other.chars().nth(*index).map(lower) == Some(lower(*letter));
        others.iter().all(alike)
    };
    let letters = first.chars().enumerate().take_while(same);
    letters.map(|(_, letter)| letter).collect()
}
