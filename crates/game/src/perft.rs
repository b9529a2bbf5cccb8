//! Counting: sequences of plies and ways to play a turn.

use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::Counting;

/// The number of sequences of `depth` plies from `position` (1 for depth 0).
///
/// A finished game ends its sequence, unless it is a draw past which moves are counted
/// ([`Counting::moves_past_draws`]). Draws by history end nothing. The last ply is counted, not
/// played.
///
/// # Panics
///
/// Never: nothing stops the count.
#[must_use]
pub fn perft<P: Counting>(position: &P, depth: u32) -> u64 {
    count_until(position, depth, &AtomicBool::new(false)).expect("nothing stops the count")
}

/// [`perft`]; `None` if `stop` was set before the count was complete.
fn count_until<P: Counting>(position: &P, depth: u32, stop: &AtomicBool) -> Option<u64> {
    let mut buffers = vec![Vec::new(); depth.saturating_sub(1) as usize];
    count(position, depth, stop, &mut buffers)
}

fn count<P: Counting>(
    position: &P,
    depth: u32,
    stop: &AtomicBool,
    buffers: &mut [Vec<P::Move>],
) -> Option<u64> {
    match depth {
        0 => Some(1),
        1 => Some(position.count_past_draws()),
        _ => {
            let (moves, rest) = buffers.split_first_mut()?;
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            moves.clear();
            position.moves_past_draws(moves);
            moves
                .iter()
                .map(|&mv| {
                    let mut next = position.clone();
                    next.play_unchecked(mv);
                    count(&next, depth - 1, stop, rest)
                })
                .sum()
        }
    }
}

/// [`perft`] split by the first ply: each legal move with its count, in the order of
/// [`Counting::moves_past_draws`]. Empty for depth 0. Each count is made when it is asked for; the
/// list ends early once `stop` is set. At most as many are left as the size hint says.
pub fn divide<P: Counting>(
    position: &P,
    depth: u32,
    stop: &AtomicBool,
) -> impl Iterator<Item = (P::Move, u64)> {
    let mut moves = Vec::new();
    if depth > 0 {
        position.moves_past_draws(&mut moves);
    }
    moves.into_iter().map_while(move |mv| {
        let mut next = position.clone();
        next.play_unchecked(mv);
        Some((mv, count_until(&next, depth - 1, stop)?))
    })
}

/// The number of different positions at the start of the next turn that the rest of this turn can
/// lead to, told apart by [`Position::turn_key`](crate::Position::turn_key).
///
/// Positions that end the game count; a game already over has none. Choices between two turns
/// (naming a ruler) are played out, whoever makes them.
#[must_use]
pub fn turns<P: Counting>(position: &P) -> u64 {
    watch_turns(position, |_| ())
}

/// [`turns`], which calls `found` with the number of those found so far again and again.
pub fn watch_turns<P: Counting>(position: &P, mut found: impl FnMut(u64)) -> u64 {
    let mut seen = HashSet::new();
    let mut ends = HashSet::new();
    let mut open = Vec::new();
    if position.to_move().is_some() {
        open.push(position.clone());
    }
    let mut moves = Vec::new();
    while let Some(from) = open.pop() {
        moves.clear();
        from.moves_past_draws(&mut moves);
        for &mv in &moves {
            let mut next = from.clone();
            next.play_unchecked(mv);
            match next.turn_key() {
                Some(key) => {
                    ends.insert(key);
                }
                None if seen.insert(next.key()) => open.push(next),
                None => {}
            }
        }
        found(ends.len() as u64);
    }
    ends.len() as u64
}
