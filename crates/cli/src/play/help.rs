//! The help over the board: keys, signs, and the letters of the pieces.

use std::collections::BTreeMap;

use game::{PieceView, Scene};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Text};
use ratatui::widgets::{Block, Clear, Paragraph, Widget};

use crate::texts::text;

/// A page of the help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum HelpPage {
    /// What keys do.
    Keys,
    /// What the signs on the board mean.
    Signs,
}

impl HelpPage {
    /// The page after this one.
    pub(crate) fn next(self) -> Option<Self> {
        match self {
            Self::Keys => Some(Self::Signs),
            Self::Signs => None,
        }
    }
}

/// Texts of the form `key: what it does`.
const KEYS: [&str; 21] = [
    "keys-arrows",
    "keys-pieces",
    "keys-enter",
    "terminal-key-confirm",
    "keys-esc",
    "terminal-key-restart",
    "keys-space",
    "terminal-key-button",
    "keys-flip",
    "keys-moves",
    "terminal-key-turns",
    "terminal-key-type",
    "terminal-key-hint",
    "terminal-key-save",
    "terminal-key-resign",
    "terminal-key-match",
    "terminal-key-leave",
    "terminal-key-suspend",
    "terminal-key-mouse",
    "terminal-key-more",
    "terminal-key-close",
];

/// Texts of the form `sign: what it means`.
const SIGNS: [&str; 11] = [
    "terminal-sign-sides",
    "terminal-sign-touched",
    "terminal-sign-next",
    "terminal-sign-last",
    "terminal-sign-hint",
    "terminal-sign-taken",
    "terminal-sign-label",
    "terminal-sign-danger",
    "terminal-sign-acted",
    "terminal-sign-bound",
    "terminal-sign-ground",
];

/// Draws a page of the help in the middle of `area`.
pub(super) fn draw(page: HelpPage, scene: &Scene, area: Rect, buffer: &mut Buffer) {
    let lines = match page {
        HelpPage::Keys => aligned(&KEYS.map(text)),
        HelpPage::Signs => {
            let mut lines = aligned(&SIGNS.map(text));
            lines.push(String::new());
            lines.extend(aligned(&letters(scene)));
            lines
        }
    };
    let text = Text::from_iter(lines.into_iter().map(Line::raw));
    let width = rows(text.width()).saturating_add(4).min(area.width);
    let height = rows(text.height()).saturating_add(2).min(area.height);
    let x = area.x + (area.width - width) / 2;
    let y = area.y + (area.height - height) / 2;
    let spot = Rect::new(x, y, width, height);
    Clear.render(spot, buffer);
    let title = format!(" {} ", self::text("board-help"));
    Paragraph::new(text)
        .block(Block::bordered().title(title))
        .render(spot, buffer);
}

/// Texts of the form `first: second` as lines of two columns.
fn aligned(texts: &[String]) -> Vec<String> {
    let parts = || {
        texts
            .iter()
            .map(|text| text.split_once(": ").unwrap_or((text, "")))
    };
    let widths = parts().map(|(first, _)| first.chars().count());
    let width = widths.max().unwrap_or(0) + 2;
    let line = |(first, second)| format!("{first:<width$}{second}");
    parts().map(line).collect()
}

/// The letters of the pieces in play, with their names.
fn letters(scene: &Scene) -> Vec<String> {
    let letter = |piece: &PieceView| (piece.letter.to_ascii_uppercase(), piece.kind);
    let names: BTreeMap<char, &str> = scene.pieces.iter().map(letter).collect();
    let line = |(letter, kind)| format!("{letter}: {}", text(kind));
    names.into_iter().map(line).collect()
}

fn rows(count: usize) -> u16 {
    u16::try_from(count).unwrap_or(u16::MAX)
}
