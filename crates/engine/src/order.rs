//! In which order moves are tried: what refuted similar positions first.

use game::Side;

/// A move with what the search knows of it.
#[derive(Clone, Copy)]
pub(crate) struct Ranked<M> {
    pub(crate) mv: M,
    pub(crate) code: u32,
    pub(crate) order: i32,
    pub(crate) gain: i32,
    pub(crate) ends_turn: bool,
}

impl<M> Ranked<M> {
    /// Whether it neither wins anything at once nor ends the turn.
    pub(crate) fn quiet(&self) -> bool {
        self.gain <= 0 && !self.ends_turn
    }
}

// Moves with the same slot share their history. That may spoil the order, but never a value.
const SLOTS: usize = 1 << 13;
const HISTORY_LIMIT: i32 = 1 << 10;

/// Which quiet moves have been good elsewhere in the tree: killers by ply, and the history of each
/// move wherever it was tried.
pub(crate) struct Memory {
    history: Vec<i32>,
    killers: Vec<[u32; 2]>,
}

impl Memory {
    pub(crate) fn new(plies: usize) -> Self {
        Self {
            history: vec![0; 2 * SLOTS],
            killers: vec![[0; 2]; plies],
        }
    }

    /// Forgets half before another search.
    pub(crate) fn fade(&mut self) {
        self.history.iter_mut().for_each(|worth| *worth /= 2);
        // Plies are counted from the root, which is another one now.
        self.killers.fill([0; 2]);
    }

    fn slot(side: Side, code: u32) -> usize {
        side.index() * SLOTS + code as usize % SLOTS
    }

    /// How good a quiet move has been, in `-1024..=1024`.
    pub(crate) fn worth(&self, side: Side, code: u32) -> i32 {
        self.history[Self::slot(side, code)]
    }

    pub(crate) fn is_killer(&self, ply: usize, code: u32) -> bool {
        self.killers[ply].contains(&code)
    }

    /// Notes that a quiet move has refuted a position.
    pub(crate) fn refuted(&mut self, side: Side, ply: usize, depth: i32, code: u32) {
        if self.killers[ply][0] != code {
            self.killers[ply] = [code, self.killers[ply][0]];
        }
        // A refutation of a deep search has saved more work than one near the horizon.
        self.shift(side, code, depth * depth * 8);
    }

    /// Notes that a quiet move was tried before the refutation, and failed.
    pub(crate) fn failed(&mut self, side: Side, depth: i32, code: u32) {
        self.shift(side, code, -depth * depth * 8);
    }

    /// Changes a value by `by`, and by less when it is close to its limit.
    fn shift(&mut self, side: Side, code: u32, by: i32) {
        let by = by.clamp(-HISTORY_LIMIT / 2, HISTORY_LIMIT / 2);
        let worth = &mut self.history[Self::slot(side, code)];
        *worth += by - *worth * by.abs() / HISTORY_LIMIT;
    }
}
