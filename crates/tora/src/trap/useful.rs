//! Which actions before the last one can be of use.

use board::{Bits, Square};

use super::actors::Rest;
use super::last::each_last;
use super::refuge::Need;
use super::trace::{Trace, commute};
use super::trail::Trail;
use crate::action::{Action, CannonTask};
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
    /// The places from which a piece of each kind could reach a goal, if there are goals.
    near: Option<[Bits<W>; Kind::ALL.len()]>,
    /// The command piece, and the places from which it could come to the refuge with one action.
    walker: Option<Square<N>>,
    homeward: Bits<W>,
    /// Last actions that meet all attacks, but have something against them.
    lasts: Vec<(Action<N>, Option<Trace<W>>, Bits<W>)>,
    /// Where all of that is, if there are such.
    against: Option<Bits<W>>,
}

impl<const N: usize, const W: usize> Useful<N, W> {
    /// Those that can be of use before the last action, for a refuge that one action could make
    /// safe: they meet an attack on it, bring its command piece nearer, make the last action
    /// possible, or meet what stands against it.
    #[inline(never)]
    pub(super) fn before_last(
        position: &Tora<N, W>,
        field: &Field<N, W>,
        trail: &Trail<N>,
        need: &Need<N, W>,
    ) -> Self {
        let mut useful = Self {
            touches: need.touched,
            ways: Bits::EMPTY,
            crews: Bits::EMPTY,
            near: None,
            goals: Bits::EMPTY,
            walker: trail.0[need.refuge.number],
            homeward: Bits::EMPTY,
            lasts: Vec::new(),
            against: None,
        };
        let walker = useful
            .walker
            .and_then(|at| Some((at, field.piece_of(position.side, at)?)));
        let Some((at, piece)) = walker else {
            return useful;
        };
        let possible = if need.mover.is_some() {
            useful.add_walk(field, (piece, at), need)
        } else {
            let places = need.narrowest();
            useful.goals = places.unwrap_or_else(|| position.in_the_way(at));
            useful.add_ways(position, field);
            true
        };
        if possible {
            useful.add_lasts(position, field, trail, need);
        }
        useful
    }

    /// What makes the last walk possible; returns whether it is already.
    fn add_walk(
        &mut self,
        field: &Field<N, W>,
        (piece, at): (Piece, Square<N>),
        need: &Need<N, W>,
    ) -> bool {
        let goal = need.refuge.at;
        self.homeward = Bits::of(goal);
        self.ways = Tora::<N, W>::tables().ring(goal) & field.defenders;
        let goes = goes(field, piece, at, goal);
        if !goes {
            self.homeward |= need.refuge.within(1);
            self.ways |= obstacles(field, piece, at, goal);
        }
        goes
    }

    /// What makes an action possible that does something in the goals.
    fn add_ways(&mut self, position: &Tora<N, W>, field: &Field<N, W>) {
        let tables = Tora::<N, W>::tables();
        let side = position.side;
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
        self.ways &= field.occupied;
        let mut near = [Bits::EMPTY; Kind::ALL.len()];
        for kind in Kind::ALL {
            let spread = |set, _| tables.spread(set);
            near[kind as usize] = (0..field.range(kind)).fold(self.goals, spread);
        }
        self.near = Some(near);
    }

    /// The last actions that are possible already, with what stands against them.
    fn add_lasts(
        &mut self,
        position: &Tora<N, W>,
        field: &Field<N, W>,
        trail: &Trail<N>,
        need: &Need<N, W>,
    ) {
        each_last(
            (position, field, trail),
            std::slice::from_ref(need),
            Rest::Anything,
            &mut |last, next, trail| {
                if let Some(at) = trail.0[need.refuge.number] {
                    let trace = Trace::of(field, position.side, last);
                    let zone = match trace {
                        Some(_) => next.in_the_way(at),
                        None => Tora::<N, W>::tables().all(),
                    };
                    *self.against.get_or_insert(Bits::EMPTY) |= zone;
                    self.lasts.push((last, trace, zone));
                }
                false
            },
        );
    }

    /// Whether some last action is possible already.
    pub(super) fn has_lasts(&self) -> bool {
        !self.lasts.is_empty()
    }

    /// What of a bundle might change something that stands against a last action.
    pub(super) fn against_lasts(&self, bundle: Bundle<N, W>) -> Option<Bundle<N, W>> {
        if !looks_ahead!() {
            return None;
        }
        let zone = self.against?;
        if zone.contains(bundle.piece()) {
            return Some(bundle);
        }
        let some = |set: Bits<W>| (!set.is_empty()).then_some(set);
        match bundle {
            Bundle::Stops { from, to } => some(to & zone).map(|to| Bundle::Stops { from, to }),
            Bundle::Landings { from, on } => {
                some(on & zone).map(|on| Bundle::Landings { from, on })
            }
            Bundle::Shots { from, to, at } if !zone.contains(to) => {
                some(at & zone).map(|at| Bundle::Shots { from, to, at })
            }
            Bundle::Stance { .. } => None,
            _ => Some(bundle),
        }
    }

    /// Whether an action changes something that stands against a last action, and can't be done
    /// after that, or `goes_first` if it can.
    #[inline(never)]
    pub(super) fn stands_against(
        &self,
        position: &Tora<N, W>,
        field: &Field<N, W>,
        action: Action<N>,
        goes_first: impl Fn(Action<N>) -> bool,
    ) -> bool {
        if self.lasts.is_empty() {
            return false;
        }
        let trace = Trace::of(field, position.side, action);
        self.lasts.iter().any(|(last, of_last, zone)| {
            let first = goes_first(*last);
            if let (Some(one), Some(other)) = (&trace, of_last)
                && (!one.writes.meets(*zone) || (one.is_apart_from(other) && !first))
            {
                return false;
            }
            let next = position.after(action);
            next.permit(&Field::new(&next), *last).is_ok()
                && (first || !commute(position, field, (action, trace.as_ref()), *last))
        })
    }

    /// What is of use of a bundle of one piece's actions.
    #[inline(never)]
    pub(super) fn of_bundle(
        &self,
        field: &Field<N, W>,
        piece: Piece,
        bundle: Bundle<N, W>,
    ) -> Option<Bundle<N, W>> {
        let here = bundle.piece();
        if self.ways.contains(here) || (self.walker == Some(here) && bundle.attacks()) {
            return Some(bundle);
        }
        let mut ends = self.touches | self.crews;
        if let Some(near) = &self.near {
            ends |= near[piece.kind as usize];
        }
        if self.walker == Some(here) {
            ends |= self.homeward;
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

/// The pieces that may have to leave so that a piece can go to a place.
fn obstacles<const N: usize, const W: usize>(
    field: &Field<N, W>,
    piece: Piece,
    from: Square<N>,
    goal: Square<N>,
) -> Bits<W> {
    let way = (field.way_to(piece, from, goal) - Bits::of(from)) & field.occupied;
    let mut cleared = *field;
    let mut without = |set: Bits<W>| {
        cleared.occupied = field.occupied - set;
        cleared.of = [0, 1].map(|side| field.of[side] - set);
        goes(&cleared, piece, from, goal)
    };
    let side = piece.side.index();
    let (own, enemies) = (way & field.of[side], way & field.of[1 - side]);
    let mut some = Bits::EMPTY;
    for one in way.iter::<N>() {
        if without(Bits::of(one)) {
            some.insert(one);
        }
    }
    // An action may make two places empty: the one that its piece leaves, and its target's.
    for one in (own - some).iter::<N>() {
        for other in (enemies - some).iter::<N>() {
            let both = Bits::of(one) | Bits::of(other);
            if one.distance(other) <= field.range(Kind::King) && without(both) {
                some |= both;
            }
        }
    }
    some
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
