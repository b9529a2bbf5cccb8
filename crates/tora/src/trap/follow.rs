//! Whether an action that has nothing to do with a refuge makes a difference to the next one.

use std::cell::OnceCell;
use std::ops::ControlFlow;

use board::{Bits, Square};

use super::last::decisive;
use super::leads::Leads;
use super::refuge::{Need, Refuge};
use super::scene::Scene;
use super::share::Progress;
use super::step::{Class, Step};
use crate::field::Field;
use crate::jeopardy::ways;
use crate::{Kind, Piece, Tora};

/// What the second of three actions must do if the first one does none of it.
pub(super) struct Sequel<const N: usize, const W: usize> {
    leads: Leads<W>,
    /// From where the command piece would need less steps.
    nearer: Bits<W>,
    /// The own pieces of which any action might do it.
    any: Bits<W>,
    /// The own pieces that could do it, each with the places on which that depends.
    pieces: Vec<(Square<N>, Piece, Bits<W>)>,
}

impl<const N: usize, const W: usize> Need<N, W> {
    /// Whether it makes sense as the first of three actions.
    ///
    /// If it meets no attack, is no walk and does nothing that is asked, the next one does some of
    /// that, if each of the two others is needed. That comes first if the two can be exchanged.
    pub(super) fn is_followed(&self, step: &Step<'_, N, W>) -> bool {
        if looks_ahead!() {
            self.asked.get_or_init(|| step.scene.asked(self));
        }
        let refuge = self.refuge_after(true);
        if step.class((step.action, step.done), &refuge) != Class::Other {
            return true;
        }
        let sequel = self.sequel.get_or_init(|| Sequel::of(step.scene, self));
        let sequel = sequel.as_ref();
        sequel.is_none_or(|sequel| sequel.follows(step, &refuge))
    }
}

impl<const N: usize, const W: usize> Sequel<N, W> {
    /// `None` if one action could be enough, and nothing is known to stand against that.
    pub(super) fn of(scene: &Scene<'_, N, W>, need: &Need<N, W>) -> Option<Self> {
        let (field, trail) = (scene.field, scene.trail);
        let steps = need.refuge.steps(trail)?;
        let leads = match need.asked() {
            Some(asked) => asked.leads(need.touched),
            None if need.cover.is_open(Progress::NONE, 1, steps) => return None,
            None => {
                let leads = need.cover.leads(Progress::NONE, 1, steps);
                let known = (leads.places() - need.touched).is_empty();
                known.then_some(leads)?
            }
        };
        let mut sequel = Self {
            leads,
            nearer: match steps {
                0 => Bits::EMPTY,
                steps => need.refuge.within(steps - 1),
            },
            any: need.asked().map_or(Bits::EMPTY, |asked| asked.pieces),
            pieces: Vec::new(),
        };
        for at in field.of[scene.position.side.index()].iter() {
            let walks = trail.0[need.refuge.number] == Some(at);
            if let Some(piece) = field.piece_of(scene.position.side, at) {
                let zone = match sequel.may_do_any(at) {
                    true => Tora::<N, W>::tables().all(),
                    false => sequel.zone(field, (piece, at), walks),
                };
                if !zone.is_empty() {
                    sequel.pieces.push((at, piece, zone));
                }
            }
        }
        Some(sequel)
    }

    /// Whether it might be enough that the piece here does anything.
    fn may_do_any(&self, at: Square<N>) -> bool {
        looks_ahead!() && self.any.contains(at)
    }

    fn ends(&self, walks: bool) -> Bits<W> {
        if walks { self.nearer } else { Bits::EMPTY }
    }

    /// On what it depends whether and how a piece does something of it; empty if it can't.
    fn zone(&self, field: &Field<N, W>, (piece, at): (Piece, Square<N>), walks: bool) -> Bits<W> {
        let tables = Tora::<N, W>::tables();
        let mut zone = Bits::EMPTY;
        let leads = &self.leads;
        if piece.kind == Kind::Cannon {
            for goal in (leads.removed | leads.filled).iter() {
                if at.direction(goal).is_some() {
                    zone |= tables.between(at, goal) | tables.near_both(at, at, 1) | Bits::of(goal);
                }
            }
            return zone;
        }
        let near = |set, radius| (tables.near_both(at, at, radius) & set).iter::<N>();
        let range = field.range(piece.kind);
        for goal in near(leads.places(), range) {
            zone |= ways(at, goal, range);
        }
        let limit = usize::from(piece.kind.limit()) + usize::from(field.land.is_some());
        let shot = match piece.kind {
            Kind::Soldier | Kind::Cavalry => 0,
            kind if kind.is_ruler() => 2,
            _ => 1,
        };
        // Who comes there may also remove somebody.
        for end in near(leads.filled | leads.via | self.ends(walks), limit) {
            zone |= ways(at, end, limit) | tables.near_both(end, end, shot);
        }
        zone
    }

    /// Whether some next action of these can't be done before this one as well.
    fn follows(&self, step: &Step<'_, N, W>, refuge: &Refuge<N, W>) -> bool {
        let Some(trace) = &step.trace else {
            return true;
        };
        let (side, mover) = (step.scene.position.side, step.action.piece());
        let others = self.pieces.iter().filter(|(at, piece, zone)| {
            let both = trace.cannon && piece.kind == Kind::Cannon;
            *at != mover && (both || trace.meets(*zone))
        });
        let again = step
            .moved()
            .filter(|(piece, at)| !self.zone(step.scene.field, (*piece, *at), false).is_empty());
        let again_at = again.map_or(mover, |(_, at)| at);
        let pieces = others.map(|(at, ..)| *at).chain(again.map(|(_, at)| at));
        let mut pieces = pieces.peekable();
        if pieces.peek().is_none() {
            return false;
        }
        let (next, now) = (step.next, step.now);
        pieces.any(|at| {
            let Some(piece) = now.piece_of(side, at) else {
                return false;
            };
            let earlier = OnceCell::new();
            let ends = self.ends(step.scene.trail.0[refuge.number] == Some(at));
            let any = self.may_do_any(at);
            let firing = match any {
                true => Tora::<N, W>::tables().all(),
                false => self.leads.firing::<N>() | ends | Bits::of(at),
            };
            let visit = &mut |bundle| {
                let some = match any {
                    true => Some(bundle),
                    false => decisive(now, piece, bundle, &self.leads, ends),
                };
                let Some(bundle) = some else {
                    return ControlFlow::Continue(());
                };
                if at != again_at && step.is_apart_from(piece, &bundle, &earlier) {
                    return ControlFlow::Continue(());
                }
                bundle.each(|action| {
                    let gives_way = step.gives_way((action, step.done(action)), refuge);
                    if gives_way && step.commutes(action) {
                        ControlFlow::Continue(())
                    } else {
                        ControlFlow::Break(())
                    }
                })
            };
            next.candidates_firing(now, piece, at, firing, visit)
                .is_break()
        })
    }
}
