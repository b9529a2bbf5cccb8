//! What actions do about attacks.

use board::{Bits, Square};
use game::Side;

use super::leads::Leads;
use crate::action::{Action, CannonTask};
use crate::field::Field;

/// What has been done about attacks.
#[derive(Clone, Copy)]
pub(super) struct Done<const W: usize> {
    pub(super) removed: Bits<W>,
    pub(super) filled: Bits<W>,
    /// Where Soldiers changed their stance.
    pub(super) guarded: Bits<W>,
}

impl<const W: usize> Done<W> {
    pub(super) const NOTHING: Self = Self {
        removed: Bits::EMPTY,
        filled: Bits::EMPTY,
        guarded: Bits::EMPTY,
    };

    /// What one action of `side` does on this board.
    pub(super) fn by<const N: usize>(action: Action<N>, field: &Field<N, W>, side: Side) -> Self {
        let some = |at: Option<Square<N>>| at.map_or(Bits::EMPTY, Bits::of);
        let none = Bits::EMPTY;
        match action {
            Action::Go { from, to, attack } => {
                Self::NOTHING.and(some(attack), some((from != to).then_some(to)), none)
            }
            // Assassins are looked at apart, and searches are in vain.
            Action::Prowl { .. } | Action::Search { .. } | Action::Take { .. } => Self::NOTHING,
            Action::Stance { at } => Self::NOTHING.and(none, none, Bits::of(at)),
            Action::Cannon { at, task, .. } => match task {
                CannonTask::Move(to) => Self::NOTHING.and(none, Bits::of(to), none),
                CannonTask::Fire(dir) => {
                    Self::NOTHING.and(some(field.fire(side, at, dir)), none, none)
                }
                CannonTask::Ready => Self::NOTHING,
            },
        }
    }

    /// Whether some of it was done where it leads.
    pub(super) fn is_where(&self, leads: &Leads<W>) -> bool {
        self.removed.meets(leads.removed)
            || self.filled.meets(leads.filled)
            || (self.is_mixed() && self.filled.meets(leads.via))
            || self.guarded.meets(leads.guarded)
    }

    /// The places of what was removed, and of Soldiers that changed their stance.
    pub(super) fn cleared(&self) -> Bits<W> {
        self.removed | self.guarded
    }

    /// Whether it does two things at once.
    pub(super) fn is_mixed(&self) -> bool {
        !self.removed.is_empty() && !self.filled.is_empty()
    }

    /// Where it was done.
    pub(super) fn places(&self) -> Bits<W> {
        self.removed | self.filled | self.guarded
    }

    /// Whether some of it was done in these places.
    pub(super) fn is_in(&self, places: Bits<W>) -> bool {
        self.places().meets(places)
    }

    pub(super) fn and(self, removed: Bits<W>, filled: Bits<W>, guarded: Bits<W>) -> Self {
        Self {
            removed: self.removed | removed,
            filled: self.filled | filled,
            guarded: self.guarded | guarded,
        }
    }
}
