//! Where actions lead on.

use board::Bits;

use crate::Tora;

/// Places where an action could do something that leaves the rest to the actions after it.
#[derive(Clone, Copy)]
pub(super) struct Leads<const W: usize> {
    pub(super) removed: Bits<W>,
    pub(super) filled: Bits<W>,
    pub(super) guarded: Bits<W>,
    /// Where who goes there can do so if it also removes an enemy.
    pub(super) via: Bits<W>,
}

impl<const W: usize> Leads<W> {
    pub(super) const NOWHERE: Self = Self {
        removed: Bits::EMPTY,
        filled: Bits::EMPTY,
        guarded: Bits::EMPTY,
        via: Bits::EMPTY,
    };

    /// Whatever is done in these places.
    pub(super) fn anyhow(places: Bits<W>) -> Self {
        Self {
            removed: places,
            filled: places,
            guarded: places,
            via: places,
        }
    }

    pub(super) fn and(self, other: Self) -> Self {
        Self {
            removed: self.removed | other.removed,
            filled: self.filled | other.filled,
            guarded: self.guarded | other.guarded,
            via: self.via | other.via,
        }
    }

    /// From where shots could do something there: nobody shoots further than over one place.
    pub(super) fn firing<const N: usize>(&self) -> Bits<W> {
        let tables = Tora::<N, W>::tables();
        tables.spread(tables.spread(self.removed)) | self.filled | self.via
    }

    /// All these places.
    pub(super) fn places(&self) -> Bits<W> {
        self.removed | self.filled | self.guarded | self.via
    }
}
