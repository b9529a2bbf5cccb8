//! Which actions before the last one can be of use.

use board::{Bits, Square};

use super::refuge::Need;
use super::search::each_last;
use super::trail::Trail;
use crate::action::CannonTask;
use crate::bundle::Bundle;
use crate::field::Field;
use crate::{Kind, Piece, Tora};

/// Actions that can be of use, by the places where they change something.
pub(super) struct Useful<const N: usize, const W: usize> {
    /// Where a removal, a piece that comes or a change of stance could meet an attack.
    touches: Bits<W>,
    /// Where a removal or a piece that leaves could clear a way.
    ways: Bits<W>,
    /// Where the last action would change something.
    goals: Bits<W>,
    /// Places beside own Cannons.
    crews: Bits<W>,
    /// The places from which a piece of each kind could reach a goal.
    near: [Bits<W>; Kind::ALL.len()],
    /// Own command pieces that have acted: they may have to get out of jeopardy themselves.
    watched: Bits<W>,
    /// The own command pieces, each with the places from which it could still come to a refuge.
    homeward: [Option<(Square<N>, Bits<W>)>; 3],
}

impl<const N: usize, const W: usize> Useful<N, W> {
    /// Those that can be of use before the last action, for refuges that one action could make
    /// safe: they meet attacks on one of them, bring its command piece nearer, make the last action
    /// possible, or meet what stands against it.
    pub(super) fn before_last(
        position: &Tora<N, W>,
        field: &Field<N, W>,
        trail: &Trail<N>,
        needs: &[&Need<N, W>],
    ) -> Self {
        let watched = position.watched().map(|command| Bits::of(command.at));
        let mut useful = Self {
            touches: Bits::EMPTY,
            ways: Bits::EMPTY,
            goals: Bits::EMPTY,
            crews: Bits::EMPTY,
            near: [Bits::EMPTY; Kind::ALL.len()],
            watched: watched.fold(Bits::EMPTY, |set, at| set | at),
            homeward: trail.0.map(|at| Some((at?, Bits::EMPTY))),
        };
        for need in needs {
            useful.touches |= need.touched;
        }
        useful.add_preparations(position, field, trail, needs);
        useful
    }

    /// Adds those that make the last action possible or meet what stands against it.
    fn add_preparations(
        &mut self,
        position: &Tora<N, W>,
        field: &Field<N, W>,
        trail: &Trail<N>,
        needs: &[&Need<N, W>],
    ) {
        let tables = Tora::<N, W>::tables();
        let side = position.side;
        for need in needs {
            let Some(at) = trail.0[need.refuge.number] else {
                continue;
            };
            match (need.mover, field.piece_of(side, at)) {
                (None, _) => {
                    let places = need.narrowest();
                    self.goals |= places.unwrap_or_else(|| position.in_the_way(at));
                }
                (Some(_), Some(piece)) => {
                    let goal = need.refuge.at;
                    let mut from = Bits::of(goal);
                    if !goes(field, piece, at, goal) {
                        self.ways |= field.way_to(piece, at, goal) - Bits::of(at);
                        from |= need.refuge.within(1);
                    }
                    self.ways |= tables.ring(goal) & field.defenders;
                    if let Some((_, homeward)) = &mut self.homeward[need.refuge.number] {
                        *homeward |= from;
                    }
                }
                (Some(_), None) => {}
            }
        }
        for from in field.of[side.index()].iter() {
            let Some(piece) = field.piece_of(side, from) else {
                continue;
            };
            let near = |goal: &Square<N>| match piece.kind {
                Kind::Cannon => from.direction(*goal).is_some(),
                kind => from.distance(*goal) <= field.range(kind),
            };
            for goal in self.goals.iter::<N>().filter(near) {
                self.ways |= field.way_of(piece, from, goal) - Bits::of(from);
                if piece.kind == Kind::Cannon {
                    self.crews |= tables.ring(from);
                }
            }
        }
        for kind in Kind::ALL {
            let spread = |set, _| tables.spread(set);
            self.near[kind as usize] = (0..field.range(kind)).fold(self.goals, spread);
        }
        each_last(position, field, trail, needs, &mut |next, needs, trail| {
            for need in needs {
                if let Some(at) = trail.0[need.refuge.number] {
                    self.touches |= next.in_the_way(at);
                }
            }
            false
        });
    }

    /// What is of use of a bundle of one piece's actions.
    pub(super) fn of_bundle(
        &self,
        field: &Field<N, W>,
        piece: Piece,
        bundle: Bundle<N, W>,
    ) -> Option<Bundle<N, W>> {
        let here = bundle.piece();
        if self.watched.contains(here) || self.ways.contains(here) {
            return Some(bundle);
        }
        let mut ends = self.touches | self.crews | self.near[piece.kind as usize];
        for (at, from) in self.homeward.iter().flatten() {
            if *at == here {
                ends |= *from;
            }
        }
        let targets = self.touches | self.ways;
        let some = |set: Bits<W>| (!set.is_empty()).then_some(set);
        match bundle {
            Bundle::Stops { from, to } => some(to & ends).map(|to| Bundle::Stops { from, to }),
            Bundle::Landings { from, on } => {
                some(on & (ends | targets)).map(|on| Bundle::Landings { from, on })
            }
            Bundle::Shots { from, to, .. } if from != to && ends.contains(to) => Some(bundle),
            Bundle::Shots { from, to, at } => {
                some(at & targets).map(|at| Bundle::Shots { from, to, at })
            }
            Bundle::Task { at, task, .. } => match task {
                CannonTask::Fire(dir) => field
                    .fire(piece.side, at, dir)
                    .is_some_and(|hit| targets.contains(hit)),
                CannonTask::Move(to) => ends.contains(to) || self.bears(to),
                CannonTask::Ready => self.bears(at),
            }
            .then_some(bundle),
            Bundle::Stance { at } => (ends | targets).contains(at).then_some(bundle),
            Bundle::One(_) | Bundle::Prowls { .. } | Bundle::Stabs { .. } => Some(bundle),
        }
    }

    /// Whether a Cannon here could have a line to a goal.
    fn bears(&self, at: Square<N>) -> bool {
        let mut goals = self.goals.iter();
        goals.any(|goal| at.direction(goal).is_some())
    }
}

/// Whether a piece can go to this place with one action.
fn goes<const N: usize, const W: usize>(
    field: &Field<N, W>,
    piece: Piece,
    from: Square<N>,
    goal: Square<N>,
) -> bool {
    let reach = field.reach(piece, from);
    (reach.stops | reach.landings).contains(goal)
}
