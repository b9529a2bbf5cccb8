//! Variations of a recorded game as text: the moves with their rounds, comments, and variations of these.

use game::record::{Note, Variation};
use game::{Side, Viewer};
use hall::Table;
use play::{TurnLine, legible, turns};

/// What stands before a turn: `12. ` for the first side, `12 … ` for the second.
pub(crate) fn number(line: &TurnLine) -> String {
    match line.side {
        Side::First => format!("{}. ", line.round),
        Side::Second => format!("{} … ", line.round),
    }
}

/// A variation that stands after so many plies of a game, in parentheses; empty if it has no moves. It
/// begins in place of the last ply, and where turns have several moves in place of the last turn.
pub(crate) fn variation(
    table: &dyn Table,
    lines: &[TurnLine],
    plies: usize,
    variation: &Variation,
) -> String {
    let turn = lines
        .iter()
        .find(|line| line.from < plies && plies <= line.to);
    let from = match turn {
        Some(turn) if table.turn_end().is_some() => turn.from,
        _ => plies.saturating_sub(1),
    };
    let Some(branch) = branch(table, from, &variation.moves) else {
        // Where nothing is taken back, as past an agreed draw, the moves stand as they are written.
        return format!("({})", variation.moves.join("; "));
    };
    let lines = turns(&*branch, branch.plies(), Viewer::Judge);
    let mut words = Vec::new();
    let mut numbered = false;
    for line in lines.iter().filter(|line| line.to > from) {
        let moves = legible(&*branch, line, Viewer::Judge, false);
        words.push(match line.side {
            Side::Second if numbered => format!("/ {moves}"),
            _ => number(line) + &moves,
        });
        numbered = true;
        let within = line.from.max(from) + 1..=line.to;
        for (after, note) in within.flat_map(|plies| notes(variation, plies, from)) {
            match note {
                Note::Comment(text) => words.push(text.clone()),
                Note::Variation(other) => {
                    words.push(self::variation(&*branch, &lines, after, other));
                }
                Note::Clock(_) | Note::Other { .. } => continue,
            }
            numbered = false;
        }
    }
    let words = words.join(" ");
    if words.is_empty() {
        words
    } else {
        format!("({words})")
    }
}

/// The notes of a variation after so many plies of its game, which it leaves after `from`.
fn notes(variation: &Variation, plies: usize, from: usize) -> impl Iterator<Item = (usize, &Note)> {
    let notes = variation.notes.get(&(plies - from));
    notes.into_iter().flatten().map(move |note| (plies, note))
}

/// The game as it would go on after `from` plies with these moves.
fn branch(table: &dyn Table, from: usize, moves: &[String]) -> Option<Box<dyn Table>> {
    let mut branch = table.boxed_clone();
    while branch.plies() > from {
        if !branch.take_back() {
            return None;
        }
    }
    for text in moves {
        branch.play(text).ok()?;
    }
    Some(branch)
}
