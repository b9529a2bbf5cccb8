//! The actions that each piece has by itself, whether or not the turn can then end legally.

use std::ops::ControlFlow;

use board::{Bits, Dir, Square};

use crate::action::CannonTask;
use crate::bundle::Bundle;
use crate::field::Field;
use crate::{Kind, Piece, Tora};

impl<const N: usize, const W: usize> Tora<N, W> {
    /// Calls `visit` with the actions of one own piece, in bundles, until it breaks.
    #[inline]
    pub(crate) fn candidates<B>(
        &self,
        field: &Field<N, W>,
        piece: Piece,
        from: Square<N>,
        visit: &mut impl FnMut(Bundle<N, W>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        self.candidates_firing(field, piece, from, Self::tables().all(), visit)
    }

    /// The same, but attacks without landing only from these places.
    #[inline]
    pub(crate) fn candidates_firing<B>(
        &self,
        field: &Field<N, W>,
        piece: Piece,
        from: Square<N>,
        firing: Bits<W>,
        visit: &mut impl FnMut(Bundle<N, W>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let activity = self.marks.get(from);
        if self.hinders(from, piece).is_some() {
            return ControlFlow::Continue(());
        }
        if piece.kind == Kind::Cannon {
            return self.cannon_candidates(field, piece, from, visit);
        }
        if piece.kind == Kind::Soldier {
            visit(Bundle::Stance { at: from })?;
        }
        let reach = field.reach(piece, from);
        if !reach.stops.is_empty() {
            let to = reach.stops;
            visit(Bundle::Stops { from, to })?;
        }
        if activity.attacked && piece.kind.attacks_once() {
            return ControlFlow::Continue(()); // T-R4
        }
        if !reach.landings.is_empty() {
            let on = reach.landings;
            visit(Bundle::Landings { from, on })?;
        }
        // Elsewhere nobody is in range; finding that with sets saves looking for shots there.
        for to in (reach.firing & firing & field.near_enemies(piece)).iter() {
            let mut at = field.targets(piece, to, to != from);
            if to == from && reach.landings.contains(from) {
                at.remove(from); // the same action as the landing after a walk in a circle
            }
            if !at.is_empty() {
                visit(Bundle::Shots { from, to, at })?;
            }
        }
        ControlFlow::Continue(())
    }

    fn cannon_candidates<B>(
        &self,
        field: &Field<N, W>,
        piece: Piece,
        at: Square<N>,
        visit: &mut impl FnMut(Bundle<N, W>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let crew = self.crew_for(field, at);
        let count = crew.count() as usize;
        let mut offer = |task| {
            // T-T3: one task may need three where another needs two.
            let size = field.crew_needed(at, task);
            if count < size {
                return ControlFlow::Continue(());
            }
            visit(Bundle::Task {
                at,
                task,
                crew,
                size,
            })
        };
        if count < 2 {
            return ControlFlow::Continue(());
        }
        if piece.flipped {
            return offer(CannonTask::Ready); // T-C3
        }
        let empty = Self::tables().ring(at) & field.empty();
        for to in empty.iter() {
            offer(CannonTask::Move(to))?;
        }
        for dir in Dir::ALL {
            if field.fire(self.side, at, dir).is_some() {
                offer(CannonTask::Fire(dir))?;
            }
        }
        ControlFlow::Continue(())
    }
}
