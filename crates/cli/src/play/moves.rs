//! The list of moves as people read it: numbered as the game does, both sides in columns where they
//! have room.

use std::mem;

use game::{Side, Viewer};
use hall::Table;
use play::{TurnLine, legible, rows, turns};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

/// What has been played, turn by turn.
#[derive(Debug, Default)]
pub(crate) struct MoveList {
    turns: Vec<(TurnLine, String)>,
}

impl MoveList {
    /// The list of a game as `viewer` may read it. Turns that `before` has already are not written
    /// again.
    pub(crate) fn of(table: &dyn Table, viewer: Viewer, before: &Self) -> Self {
        let lines = turns(table, table.plies(), viewer);
        let pairs = lines.iter().zip(&before.turns);
        let known = pairs.take_while(|(line, (old, _))| line == &old).count();
        let new = lines.into_iter().skip(known);
        let new = new.map(|line| {
            let text = legible(table, &line, viewer, false);
            (line, text)
        });
        let turns = before.turns[..known].iter().cloned().chain(new).collect();
        Self { turns }
    }

    /// The ply at which the turn before the position after `shown` plies begins.
    pub(crate) fn turn_before(&self, shown: usize) -> usize {
        let mut begins = self.turns.iter().rev().map(|(line, _)| line.from);
        begins.find(|from| *from < shown).unwrap_or(0)
    }

    /// The ply at which the turn after the position after `shown` plies ends; `None` if no turn was
    /// played after it.
    pub(crate) fn turn_after(&self, shown: usize) -> Option<usize> {
        let mut ends = self.turns.iter().map(|(line, _)| line.to);
        ends.find(|to| *to > shown)
    }

    /// The list in lines of `width` characters, with the turn that ends in the position after
    /// `shown` plies marked; and the number of the line where that turn is.
    pub(crate) fn lines(&self, width: u16, shown: usize) -> (Vec<Line<'static>>, usize) {
        let width = usize::from(width);
        let numbers = self.turns.iter().map(|(line, _)| line.round);
        let margin = numbers.max().unwrap_or(1).to_string().len() + 2;
        let column = width.saturating_sub(margin) / 2;
        let broad = |(_, text): &(_, String)| text.chars().count() >= column;
        let in_columns = !self.turns.iter().any(broad);
        let (mut lines, mut at, mut numbered) = (Vec::new(), 0, None);
        for row in rows(&self.turns, |turn| &turn.0) {
            let round = row.iter().flatten().next().map(|(line, _)| line.round);
            let number = round.filter(|_| round != numbered);
            numbered = round;
            let number = number.map_or_else(String::new, |number| format!("{number}."));
            let mut cells: Vec<Span<'static>> = vec![format!("{number:<margin$}").into()];
            for (side, turn) in Side::BOTH.into_iter().zip(row) {
                let here = turn.is_some_and(|(line, _)| line.from < shown && shown <= line.to);
                if here {
                    at = lines.len();
                }
                let missing = if side == Side::First { "…" } else { "" };
                let text = turn.map_or(missing, |(_, text)| text);
                if in_columns {
                    cells.push(Span::styled(text.to_owned(), mark(here)));
                    cells.push(" ".repeat(column - text.chars().count()).into());
                    continue;
                }
                for part in wrapped(text, width.saturating_sub(margin)) {
                    cells.push(Span::styled(part, mark(here)));
                    lines.push(Line::from(mem::take(&mut cells)));
                    cells.push(" ".repeat(margin).into());
                }
            }
            if in_columns {
                lines.push(Line::from(cells));
            }
        }
        (lines, at)
    }
}

fn mark(here: bool) -> Style {
    if here {
        Style::new().add_modifier(Modifier::BOLD | Modifier::REVERSED)
    } else {
        Style::new()
    }
}

/// A text in lines of at most `width` characters, broken between words where possible.
fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
