//! Where command pieces could come to with a last action, after the action before it.

use board::{Bits, Square};

use super::done::Done;
use super::step::end_of;
use super::trail::Trail;
use crate::action::Action;
use crate::field::Field;
use crate::{Piece, Tora};

/// Where the own command pieces could go now.
pub(super) struct Walks<const N: usize, const W: usize>([Option<Walker<N, W>>; 3]);

struct Walker<const N: usize, const W: usize> {
    at: Square<N>,
    piece: Piece,
    ends: Bits<W>,
    /// Where its paths begin to be blocked, or go on: changes elsewhere make no difference to them.
    edge: Bits<W>,
}

impl<const N: usize, const W: usize> Walks<N, W> {
    pub(super) fn of(position: &Tora<N, W>, field: &Field<N, W>, trail: &Trail<N>) -> Self {
        let walker = |at: Option<Square<N>>| {
            let at = at?;
            let piece = field.piece_of(position.side, at)?;
            let reach = field.reach(piece, at);
            let mut inner = reach.stops;
            inner.insert(at);
            Some(Walker {
                at,
                piece,
                ends: reach.stops | reach.landings,
                edge: Tora::<N, W>::tables().spread(inner),
            })
        };
        Self(trail.0.map(walker))
    }

    /// Where one of them can go after an action of another piece that does this, or further.
    pub(super) fn after(
        &self,
        number: usize,
        field: &Field<N, W>,
        done: Done<W>,
        action: Action<N>,
    ) -> Bits<W> {
        let Some(walker) = &self.0[number] else {
            return Bits::EMPTY;
        };
        let left = Bits::of(action.piece()) - Bits::of(end_of(action));
        let opened = done.cleared() | left;
        if !walker.edge.meets(opened) {
            return walker.ends;
        }
        let cleared = field.without(opened - Bits::of(walker.at));
        let reach = cleared.reach(walker.piece, walker.at);
        walker.ends | reach.stops | reach.landings
    }
}
