//! What actions do about the numbered attacks on a refuge.

use super::demand::Attack;
use super::done::Done;

/// Which of the attacks something meets, one bit for each, and towards which it is a part.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Share {
    pub(super) whole: u32,
    pub(super) part: u32,
    /// The attacks that it opens.
    pub(super) opened: u32,
}

/// What has been done about the attacks so far.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Progress {
    pub(super) met: u32,
    /// Towards which attacks there are one part, two, and three.
    pub(super) parts: [u32; 3],
    /// The attacks that have been opened.
    pub(super) opened: u32,
    /// How often the command piece has attacked somebody.
    pub(super) strikes: u32,
}

impl Share {
    pub(super) const NOTHING: Self = Self {
        whole: 0,
        part: 0,
        opened: 0,
    };

    pub(super) fn and(self, other: Self) -> Self {
        Self {
            whole: self.whole | other.whole,
            part: self.part | other.part,
            opened: self.opened | other.opened,
        }
    }

    pub(super) fn is_within(self, other: Self) -> bool {
        self.whole & !other.whole == 0
            && self.part & !(other.part | other.whole) == 0
            && other.opened & !self.opened == 0
    }
}

impl Progress {
    pub(super) const NONE: Self = Self {
        met: 0,
        parts: [0; 3],
        opened: 0,
        strikes: 0,
    };

    /// With one more attack of the command piece.
    pub(super) fn and_strike(self) -> Self {
        Self {
            strikes: self.strikes + 1,
            ..self
        }
    }

    pub(super) fn with(self, share: Share) -> Self {
        let [one, two, three] = self.parts;
        Self {
            met: self.met | share.whole,
            parts: [
                one | share.part,
                two | one & share.part,
                three | two & share.part,
            ],
            opened: self.opened | share.opened,
            ..self
        }
    }
}

/// What has to do with which attacks.
pub(super) fn share_of<const N: usize, const W: usize>(
    demands: &[Attack<N, W>],
    done: Done<W>,
) -> Share {
    let mut share = Share::NOTHING;
    for (number, Attack { demand, behind, .. }) in demands.iter().enumerate() {
        if behind.is_some_and(|at| done.removed.contains(at)) {
            share.opened |= 1 << number;
        }
        if demand.is_met(&done) {
            share.whole |= 1 << number;
        } else if demand.is_begun(&done) {
            share.part |= 1 << number;
        }
    }
    share
}

/// Adds a share unless another one does as much; those that do less go.
pub(super) fn add(shares: &mut Vec<Share>, share: Share) {
    if !shares.iter().any(|other| share.is_within(*other)) {
        shares.retain(|other| !other.is_within(share));
        shares.push(share);
    }
}
