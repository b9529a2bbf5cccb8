//! An action of the search, and whether the next one could as well be done before it.

use std::cell::OnceCell;

use board::{Bits, Square};

use super::done::Done;
use super::leads::Leads;
use super::refuge::{Need, Refuge};
use super::scene::Scene;
use super::trace::{Trace, commute};
use crate::action::{Action, CannonTask};
use crate::bundle::Bundle;
use crate::field::Field;
use crate::movement::Reach;
use crate::{Kind, Piece, Tora};

/// What an action is on the way to a refuge, in the order in which such are done if that does not
/// matter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Class {
    /// It meets an attack that there is at the start of the turn, or could be opened.
    Meets,
    /// The command piece acts itself.
    Walks,
    /// It might change what stands against all last actions.
    Helps,
    Other,
}

/// An action that has been played.
pub(super) struct Step<'a, const N: usize, const W: usize> {
    /// What there was before it.
    pub(super) scene: &'a Scene<'a, N, W>,
    pub(super) action: Action<N>,
    /// The position after it.
    pub(super) next: &'a Tora<N, W>,
    pub(super) now: &'a Field<N, W>,
    pub(super) done: Done<W>,
    pub(super) trace: Option<Trace<W>>,
}

impl<const N: usize, const W: usize> Step<'_, N, W> {
    /// The piece that it operates, and where that is after it.
    pub(super) fn moved(&self) -> Option<(Piece, Square<N>)> {
        let from = self.action.piece();
        let piece = self.scene.field.piece_of(self.scene.position.side, from)?;
        Some((piece, end_of(self.action)))
    }

    /// Where it changes something.
    pub(super) fn changed(&self) -> Bits<W> {
        self.done.places() | Bits::of(self.action.piece())
    }

    /// What an action does if it is done on the board before this one.
    pub(super) fn done(&self, action: Action<N>) -> Done<W> {
        Done::by(action, self.scene.field, self.scene.position.side)
    }

    /// Whether the next action is the one to be done first on the way to a refuge, if the order does
    /// not matter.
    #[inline(never)]
    pub(super) fn gives_way(&self, next: (Action<N>, Done<W>), refuge: &Refuge<N, W>) -> bool {
        self.rank(next, refuge) < self.rank((self.action, self.done), refuge)
    }

    /// Whether whatever leads on towards a refuge is to be done before this action, if the order does
    /// not matter.
    pub(super) fn comes_after(&self, leads: &Leads<W>, refuge: &Refuge<N, W>) -> bool {
        self.class((self.action, self.done), refuge) != Class::Meets
            && (leads.places() - refuge.touched).is_empty()
    }

    /// Whether this action clearly makes no difference to any of a piece, and these make none to it.
    pub(super) fn is_apart_from_piece(
        &self,
        now: &Field<N, W>,
        piece: Piece,
        at: Square<N>,
    ) -> bool {
        let Some(trace) = self.trace.as_ref().filter(|trace| !trace.cannon) else {
            return false;
        };
        let zone = Tora::<N, W>::tables().near_both(at, at, now.range(piece.kind) + 1);
        piece.kind != Kind::Cannon && !trace.meets(zone)
    }

    /// Whether all these actions of another piece, which are possible after this one, could clearly
    /// be done before it as well, to the same end. That they leave or clear places only opens ways.
    /// `earlier` may know where the piece could go then.
    pub(super) fn is_apart_from(
        &self,
        piece: Piece,
        bundle: &Bundle<N, W>,
        earlier: &OnceCell<Reach<W>>,
    ) -> bool {
        let from = bundle.piece();
        let Some(trace) = &self.trace else {
            return false;
        };
        if piece.kind == Kind::Cannon || trace.cannon && trace.meets(Bits::of(from)) {
            return false;
        }
        let field = self.scene.field;
        let reach = || earlier.get_or_init(|| field.reach(piece, from));
        let within = |some: Bits<W>, all: Bits<W>| (some - all).is_empty();
        match *bundle {
            Bundle::Stops { to, .. } => !trace.meets(to) && within(to, reach().stops),
            Bundle::Landings { on, .. } => !trace.meets(on) && within(on, reach().landings),
            Bundle::Shots { to, at, .. } => {
                let goes = to != from;
                let free = || reach().firing.contains(to);
                !trace.writes.meets(at)
                    && (!goes || (!trace.meets(Bits::of(to)) && free()))
                    && within(at, field.targets(piece, to, goes))
            }
            Bundle::Stance { at } => !trace.meets(Bits::of(at)),
            _ => false,
        }
    }

    /// It must depend on nothing but the action and this position, so that of two orders one is left.
    fn rank(&self, next: (Action<N>, Done<W>), refuge: &Refuge<N, W>) -> (Class, Square<N>) {
        (self.class(next, refuge), next.0.piece())
    }

    /// What an action is that does this.
    pub(super) fn class(
        &self,
        (action, done): (Action<N>, Done<W>),
        refuge: &Refuge<N, W>,
    ) -> Class {
        if self.scene.trail.0[refuge.number] == Some(action.piece()) {
            Class::Walks
        } else if done.is_in(refuge.touched) {
            Class::Meets
        } else if refuge
            .asked()
            .is_some_and(|asked| asked.is_done_by(action, &done))
        {
            Class::Helps
        } else {
            Class::Other
        }
    }

    /// Whether this action meets no attack and could as well be done after the last walk to a refuge.
    /// The position now is the one after it.
    pub(super) fn is_apart_from_walk(&self, now: &Field<N, W>, need: &Need<N, W>) -> bool {
        let side = self.scene.position.side;
        let other = self.class((self.action, self.done), &need.refuge) == Class::Other;
        let Some(at) = need.mover.filter(|_| other) else {
            return false;
        };
        let Some(piece) = now.piece_of(side, at) else {
            return false;
        };
        let goal = need.refuge.at;
        let shots = need.shots();
        let reads = now.way_to(piece, at, goal) | shots;
        let writes = Bits::of(at) | shots;
        self.trace
            .as_ref()
            .is_some_and(|trace| !trace.writes.meets(reads) && !trace.meets(writes))
    }

    /// Whether the next action, which is possible after this one, could be done before it, to the
    /// same end.
    #[inline(never)]
    pub(super) fn commutes(&self, next: Action<N>) -> bool {
        let first = (self.action, self.trace.as_ref());
        commute(self.scene.position, self.scene.field, first, next)
    }
}

/// Where the piece is after an action.
pub(super) fn end_of<const N: usize>(action: Action<N>) -> Square<N> {
    match action {
        Action::Go { to, .. }
        | Action::Cannon {
            task: CannonTask::Move(to),
            ..
        } => to,
        _ => action.piece(),
    }
}
