//! What stands against a last action.

use std::cell::RefCell;

use board::{Bits, Square};

use super::ahead::Ahead;
use super::done::Done;
use super::end::{End, Last};
use super::means::Job;

/// In what jeopardy a command piece would be that must not be.
pub(super) struct Jeopardy<const N: usize, const W: usize> {
    pub(super) at: Square<N>,
    /// Enemies of whom one attacks it.
    pub(super) enemies: Bits<W>,
    /// Where it is now, if it is not the one for which there is the refuge.
    pub(super) of: Option<Square<N>>,
}

/// What stands against last actions, by the refuge, what they do and where the piece is that does it.
pub(super) type Obstacles<const N: usize, const W: usize> =
    RefCell<Vec<((usize, Square<N>), (Job<N>, Square<N>), Option<Obstacle<W>>)>>;

/// What the action before a last one must change, as else that one leads nowhere: attacks stand
/// until they are met.
pub(super) struct Obstacle<const W: usize> {
    removals: Bits<W>,
    /// Where a piece must come to or change its stance.
    ways: Bits<W>,
    /// The command pieces that are in jeopardy, and would not be elsewhere.
    of: Bits<W>,
}

impl<const W: usize> Obstacle<W> {
    /// `None` if nothing is known to stand against a last action.
    pub(super) fn of<const N: usize>(ahead: &Ahead<'_, N, W>, last: &Last<N, W>) -> Option<Self> {
        let mut obstacle = Self {
            removals: Bits::EMPTY,
            ways: Bits::EMPTY,
            of: Bits::EMPTY,
        };
        let is_vain = ahead.is_vain_by(last, &mut |end, jeopardy| obstacle.add(end, &jeopardy));
        is_vain.then_some(obstacle)
    }

    fn add<const N: usize>(&mut self, end: &End<N, W>, jeopardy: &Jeopardy<N, W>) {
        for enemy in jeopardy.enemies.iter() {
            let (removals, ways) = end.stops(enemy, jeopardy.at);
            self.removals |= removals;
            self.ways |= ways;
        }
        self.of |= jeopardy.of.map_or(Bits::EMPTY, Bits::of);
    }

    /// Whether a piece here that does this before might change it. If an enemy command piece is taken,
    /// others may be in jeopardy (T-J3).
    pub(super) fn may_go<const N: usize>(
        &self,
        piece: Square<N>,
        done: &Done<W>,
        takes: bool,
    ) -> bool {
        self.removals.meets(done.removed)
            || self.ways.meets(done.filled | done.guarded)
            || self.of.contains(piece)
            || (takes && !self.of.is_empty())
    }
}
