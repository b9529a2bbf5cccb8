//! An action of the search, and whether the next one could as well be done before it.

use board::Square;

use super::demand::Done;
use super::refuge::Refuge;
use super::trail::Trail;
use crate::Tora;
use crate::action::Action;
use crate::field::Field;

/// An action, with the position before it.
pub(super) struct Step<'a, const N: usize, const W: usize> {
    pub(super) position: &'a Tora<N, W>,
    pub(super) field: &'a Field<N, W>,
    pub(super) trail: &'a Trail<N>,
    pub(super) action: Action<N>,
}

impl<const N: usize, const W: usize> Step<'_, N, W> {
    /// Whether the next action is the one to be done first on the way to a refuge, if the order does
    /// not matter.
    pub(super) fn gives_way(&self, next: Action<N>, refuge: &Refuge<N, W>) -> bool {
        self.rank(next, refuge) < self.rank(self.action, refuge)
    }

    /// Command pieces go first, then who meets an attack. It must depend on nothing but the action
    /// and this position, so that of two orders one is left.
    fn rank(&self, action: Action<N>, refuge: &Refuge<N, W>) -> (bool, bool, Square<N>) {
        let piece = action.piece();
        let walks = self.trail.0[refuge.number] == Some(piece);
        let done = Done::by(action, self.field, self.position.side);
        (!walks, !done.is_in(refuge.touched), piece)
    }

    /// Whether the next action could be done before this one, to the same `end`.
    pub(super) fn commutes(&self, next: Action<N>, end: &Tora<N, W>) -> bool {
        self.position.permit(self.field, next).is_ok() && {
            let first = self.position.after(next);
            first.permit(&Field::new(&first), self.action).is_ok()
                && first.after(self.action).whole_key() == end.whole_key()
        }
    }
}
