//! Stepping through a game, by turns or by the actions of a turn.

use std::ops::Range;

use game::Viewer;
use hall::Table;

use crate::turns;

/// How far a step goes when somebody looks through a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stride {
    /// A whole turn.
    Turn,
    /// An action of a turn. The word that ends a turn belongs to the action before it.
    Action,
}

/// After how many plies somebody stops who goes through a game in such steps: first 0, last all plies.
#[must_use]
pub fn stops(table: &dyn Table, stride: Stride) -> Vec<usize> {
    let mut stops = vec![0];
    for turn in turns(table, table.plies(), Viewer::Public) {
        if stride == Stride::Action {
            stops.extend(turn.from + 1..turn.to);
            if ends_turn(table, turn.to) && turn.to - turn.from > 1 {
                stops.pop();
            }
        }
        stops.push(turn.to);
    }
    stops
}

/// The stop next to the position after `plies` plies, backward or forward; the same one at either end.
#[must_use]
pub fn next_stop(table: &dyn Table, plies: usize, stride: Stride, forward: bool) -> usize {
    let stops = stops(table, stride);
    let mut stops = stops.into_iter();
    let next = match forward {
        true => stops.find(|stop| *stop > plies),
        false => stops.rfind(|stop| *stop < plies),
    };
    next.unwrap_or(plies)
}

/// The plies of the last action among the first `plies` plies of a game.
#[must_use]
pub fn last_action(table: &dyn Table, plies: usize) -> Range<usize> {
    next_stop(table, plies, Stride::Action, false)..plies
}

/// Whether the last of so many plies is a word that only ends a turn.
fn ends_turn(table: &dyn Table, plies: usize) -> bool {
    let last = plies.checked_sub(1);
    let last = last.and_then(|ply| table.ply(ply, Viewer::Public));
    let end = table.turn_end().map(|(end, _)| end);
    last.is_some_and(|(_, text)| end == Some(text.as_str()))
}
