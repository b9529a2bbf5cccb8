//! Iterative deepening: search after search, each an action deeper than the one before.

use game::{Position, Side};

use crate::code::code;
use crate::score::{DECIDED, Score, WIN};
use crate::search::{INFINITE, Search, Window};
use crate::{Evaluate, Progress, Report};

/// A line that a search has found.
struct Found<M> {
    moves: Vec<M>,
    /// The value and the depth that it belongs to.
    value: i32,
    depth: u32,
    /// The key of the position after the line's part of the running turn.
    turn: u64,
}

/// What to search.
pub(crate) struct Root<'a, P> {
    pub(crate) position: &'a P,
    pub(crate) side: Side,
    /// How many lines to find, each with another turn.
    pub(crate) lines: usize,
    /// The first depth.
    pub(crate) from: u32,
}

/// Deepens a search until its budget is used up or there is nothing more to find out. Returns the
/// best line, empty if there was no time to find any.
pub(crate) fn deepen<P: Position, E: Evaluate<P>>(
    search: &mut Search<'_, '_, P, E>,
    root: &Root<'_, P>,
) -> Vec<P::Move> {
    let deepest = search.budget.depth().unwrap_or(u32::MAX).clamp(1, 64);
    let mut best: Vec<Found<P::Move>> = Vec::new();
    search.room.forget();
    for depth in root.from.min(deepest)..=deepest {
        let found = search_depth(search, root, depth, &best);
        let spent = search.budget.spent();
        if found.is_empty() {
            break;
        }
        let before = if spent { best } else { Vec::new() };
        best = ranked(found, before, root.lines);
        tell(search, &best);
        // A win that was found beyond the horizon may not be the quickest.
        let value = best[0].value;
        let won = best[0].depth == depth && value > DECIDED && WIN - value <= depth as i32;
        if spent || won || search.budget.mostly_spent(55) {
            break;
        }
    }
    best.into_iter()
        .next()
        .map_or_else(Vec::new, |best| best.moves)
}

/// Searches one depth for each line; returns those found before the budget was spent.
fn search_depth<P: Position, E: Evaluate<P>>(
    search: &mut Search<'_, '_, P, E>,
    root: &Root<'_, P>,
    depth: u32,
    before: &[Found<P::Move>],
) -> Vec<Found<P::Move>> {
    let mut found: Vec<Found<P::Move>> = Vec::new();
    for rank in 0..root.lines {
        search.room.other_than(found.iter().map(|found| found.turn));
        let last = before.get(rank);
        let first = last.and_then(|last| last.moves.first());
        search.room.first = first.map_or(0, code);
        let about = last.map(|last| last.value);
        let (value, moves) = aspire(search, root, depth, about);
        let spent = search.budget.spent();
        // A search cut short still counts for the best line: it began with the best move of the
        // depth before, so that it can only have found a better one. Its value, though, belongs to
        // no full depth.
        let (value, depth) = match (spent, rank, last) {
            _ if moves.is_empty() => break,
            (false, ..) => (value, depth),
            (true, 0, Some(last)) => (last.value, last.depth),
            (true, 0, None) => (value, 0),
            (true, ..) => break,
        };
        found.push(Found {
            turn: turn_key(root.position, &moves),
            moves,
            value,
            depth,
        });
        if spent {
            break;
        }
    }
    found
}

/// The lines of the last depth, the best first, and then those of the depth before for which there
/// was no time again.
fn ranked<M>(mut found: Vec<Found<M>>, before: Vec<Found<M>>, lines: usize) -> Vec<Found<M>> {
    found.sort_by_key(|found| std::cmp::Reverse(found.value));
    for old in before {
        if found.len() < lines && found.iter().all(|new| new.turn != old.turn) {
            found.push(old);
        }
    }
    found
}

fn tell<P: Position, E: Evaluate<P>>(search: &mut Search<'_, '_, P, E>, best: &[Found<P::Move>]) {
    // Without a full depth there is no value to tell.
    for (index, found) in best.iter().enumerate().filter(|(_, found)| found.depth > 0) {
        let report = Report {
            rank: index as u32 + 1,
            depth: found.depth,
            deepest: search.room.deepest.max(found.depth as usize) as u32,
            score: Score::new(found.value),
            nodes: search.budget.nodes(),
            ms: search.budget.elapsed_ms(),
            table_full: search.table.used(),
            line: found.moves.clone(),
        };
        (search.tell)(Progress::Line(report));
    }
}

/// The key of the position after the line's part of the running turn.
fn turn_key<P: Position>(from: &P, line: &[P::Move]) -> u64 {
    let mut position = from.clone();
    for &mv in line {
        position.play_unchecked(mv);
        if position.turn_key().is_some() || position.to_move().is_none() {
            break;
        }
    }
    position.key()
}

/// Searches one depth, first in a narrow window around the last depth's value (aspiration window)
/// where the style has one. Returns the value and the best line, empty if there was no time to find
/// any.
fn aspire<P: Position, E: Evaluate<P>>(
    search: &mut Search<'_, '_, P, E>,
    root: &Root<'_, P>,
    depth: u32,
    about: Option<i32>,
) -> (i32, Vec<P::Move>) {
    let Root { position, side, .. } = *root;
    let about = about.filter(|value| value.abs() < DECIDED);
    let (Some(about), Some(mut margin)) = (about, search.style.aspiration(depth)) else {
        let (value, line) = search.dive(position, side, depth as i32, Window::ALL);
        return (value, line.to_vec());
    };
    let (mut low, mut high) = (about - margin, about + margin);
    let mut best = Vec::new();
    loop {
        let (value, line) = search.dive(position, side, depth as i32, Window(low, high));
        let line = line.to_vec();
        if !line.is_empty() {
            best = line;
        }
        let nothing_left = value <= -INFINITE;
        if search.budget.spent() || nothing_left || (low < value && value < high) {
            return (value, best);
        }
        // Outside the window a value is only a bound. It moves the end that failed, not the other.
        margin *= 4;
        let wide = margin > 1_000;
        if value <= low {
            low = if wide { Window::ALL.0 } else { value - margin };
        } else {
            high = if wide { Window::ALL.1 } else { value + margin };
        }
    }
}
