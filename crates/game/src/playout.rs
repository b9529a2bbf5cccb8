//! Random play, repeatable from a seed.

use crate::{Counting, Outcome, Position};

/// `SplitMix64`: a small generator of repeatable numbers, also usable in `const` tables of keys.
// SplitMix64, Steele, Lea and Flood 2014.
#[derive(Clone, Copy, Debug)]
pub struct SplitMix(pub u64);

impl SplitMix {
    /// The next number and the generator after it.
    #[must_use]
    pub const fn step(self) -> (u64, Self) {
        let state = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = state;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (z ^ (z >> 31), Self(state))
    }

    /// A number below `bound`, which must not be 0; uniform enough for play.
    ///
    /// # Panics
    ///
    /// If `bound` is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        let (value, next) = self.step();
        *self = next;
        (value % bound as u64) as usize
    }
}

/// How a random game went.
#[derive(Clone, Debug)]
pub struct Playout<P: Position> {
    /// The moves, from the start position on.
    pub moves: Vec<P::Move>,
    /// The position after the last one.
    pub last: P,
    /// How it ended; `None` if the limit of plies came first.
    pub outcome: Option<Outcome>,
}

/// Plays uniformly random legal moves from `start` until the game is over or `limit` plies are
/// played. `visit` sees each position before the move that is played in it.
pub fn playout<P: Counting>(
    start: &P,
    random: &mut SplitMix,
    limit: usize,
    mut visit: impl FnMut(&P, P::Move),
) -> Playout<P> {
    let mut position = start.clone();
    let mut played = Vec::new();
    while played.len() < limit {
        let Some(mv) = position.pick_move(|count| random.below(count)) else {
            break;
        };
        visit(&position, mv);
        position.play_unchecked(mv);
        played.push(mv);
    }
    let outcome = position.outcome();
    Playout {
        moves: played,
        last: position,
        outcome,
    }
}
