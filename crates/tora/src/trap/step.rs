//! An action of the search, and whether the next one could as well be done before it.

use std::cell::OnceCell;

use board::{Bits, Square};
use game::Side;

use super::done::Done;
use super::leads::Leads;
use super::refuge::{Need, Refuge};
use super::tries::Scene;
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
        piece.kind != Kind::Cannon && !zone.meets(trace.reads | trace.writes)
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
            .is_some_and(|trace| !trace.writes.meets(reads) && !trace.reads.meets(writes))
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

/// Whether two actions, of which the second one is possible after the first one, can be done in the
/// other order, to the same end.
pub(super) fn commute<const N: usize, const W: usize>(
    position: &Tora<N, W>,
    field: &Field<N, W>,
    (first, trace): (Action<N>, Option<&Trace<W>>),
    second: Action<N>,
) -> bool {
    let of_second = Trace::of(field, position.side, second);
    let mut traces = trace.zip(of_second.as_ref()).into_iter();
    traces.any(|(one, other)| one.clearly_gives_way_to(other))
        || position.permit(field, second).is_ok() && {
            let next = position.after(second);
            next.permit(&Field::new(&next), first).is_ok()
                && next.after(first).whole_key() == position.after(first).after(second).whole_key()
        }
}

/// On which places an action depends, and which it changes.
pub(super) struct Trace<const W: usize> {
    reads: Bits<W>,
    pub(super) writes: Bits<W>,
    /// Of the places that it changes those where it could block others, and those where it could open
    /// ways or lines.
    blocks: Bits<W>,
    opens: Bits<W>,
    /// Two Cannons may share crew, and their numbers may change.
    pub(super) cannon: bool,
}

impl<const W: usize> Trace<W> {
    /// Of an action that is possible; `None` for those of a hidden Assassin.
    pub(super) fn of<const N: usize>(
        field: &Field<N, W>,
        side: Side,
        action: Action<N>,
    ) -> Option<Self> {
        let tables = Tora::<N, W>::tables();
        let mut reads = Bits::of(action.piece());
        let mut blocks = Bits::EMPTY;
        let mut opens = Bits::EMPTY;
        let mut goes = |from, to| {
            opens.insert(from);
            blocks.insert(to);
        };
        match action {
            Action::Go { from, to, attack } => {
                if from != to {
                    goes(from, to);
                }
                reads |= field.way_to(field.piece_of(side, from)?, from, to);
                if let Some(target) = attack {
                    opens.insert(target);
                    if to.distance(target) > 1 {
                        // A shot can be stopped over the places between.
                        reads |= tables.near_both(to, target, 1);
                    }
                }
            }
            Action::Stance { at } => {
                blocks.insert(at);
                opens.insert(at);
            }
            Action::Cannon { at, task, crew } => {
                match task {
                    CannonTask::Move(to) => goes(at, to),
                    CannonTask::Fire(dir) => {
                        let hit = field.fire(side, at, dir)?;
                        opens.insert(hit);
                        reads |= tables.between(at, hit);
                    }
                    CannonTask::Ready => {}
                }
                for member in crew.as_slice() {
                    reads.insert(*member);
                }
            }
            _ => return None,
        }
        let writes = Bits::of(action.piece()) | blocks | opens;
        Some(Self {
            reads: reads | writes,
            writes,
            blocks,
            opens,
            cannon: matches!(action, Action::Cannon { .. }),
        })
    }

    /// Whether something in these places could have to do with it.
    pub(super) fn meets(&self, places: Bits<W>) -> bool {
        (self.reads | self.writes).meets(places)
    }

    /// Whether the next action, which is possible after this one, could clearly be done before it as well, to
    /// the same end. What this one blocks and the next one opens is in nobody's way then.
    pub(super) fn clearly_gives_way_to(&self, next: &Self) -> bool {
        // A Cannon needs its line and its crew as they are, all others only their places.
        let firm = |trace: &Self| {
            if trace.cannon {
                trace.reads
            } else {
                trace.writes
            }
        };
        !(firm(self).meets(next.writes)
            || firm(next).meets(self.writes)
            || self.opens.meets(next.reads)
            || next.blocks.meets(self.reads)
            || self.cannon && next.cannon)
    }

    /// Whether one of two actions clearly makes no difference to the other.
    pub(super) fn is_apart_from(&self, other: &Self) -> bool {
        let meets = self.writes.meets(other.reads) || other.writes.meets(self.reads);
        !(meets || self.cannon && other.cannon)
    }
}
