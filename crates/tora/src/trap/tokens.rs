//! A quick count of what must be done about attacks.

use board::Bits;

use super::demand::Attack;
use super::done::Done;

/// How much some actions can do. Each removes a piece and fills a place, or changes a stance.
#[derive(Clone, Copy)]
pub(super) struct Tokens {
    pub(super) removals: u32,
    pub(super) fillings: u32,
}

impl Tokens {
    /// Whether they could meet all these attacks after what has been done.
    pub(super) fn cover<const N: usize, const W: usize>(
        self,
        demands: &[Attack<N, W>],
        done: Done<W>,
    ) -> bool {
        let Some((Attack { demand: first, .. }, others)) = demands.split_first() else {
            return true;
        };
        if first.is_met(&done) {
            return self.cover(others, done);
        }
        let rest = |options: Bits<W>, removals, fillings, done| {
            let left = self.less(removals, fillings);
            !options.is_empty() && left.is_some_and(|left| left.cover(others, done))
        };
        // What meets the first one is taken to meet all that can be met in the same places.
        let remove = |set| done.and(set, Bits::EMPTY, Bits::EMPTY);
        let fill = |set| done.and(Bits::EMPTY, set, Bits::EMPTY);
        let guard = |set| done.and(Bits::EMPTY, Bits::EMPTY, set);
        let both = |set| done.and(Bits::EMPTY, set, set);
        let begun = |set: Bits<W>| u32::from(set.meets(done.filled | done.guarded));
        rest(first.removals, 1, 0, remove(first.removals))
            || rest(first.fillings, 0, 1, fill(first.fillings))
            || rest(first.guards, 1, 1, guard(first.guards))
            || rest(first.crew, first.crew_left(&done), 0, remove(first.crew))
            || rest(first.comers, 1, 2 - begun(first.comers), both(first.comers))
            || rest(
                first.several,
                0,
                2 - begun(first.several),
                both(first.several),
            )
    }

    fn less(self, removals: u32, fillings: u32) -> Option<Self> {
        Some(Self {
            removals: self.removals.checked_sub(removals)?,
            fillings: self.fillings.checked_sub(fillings)?,
        })
    }
}
