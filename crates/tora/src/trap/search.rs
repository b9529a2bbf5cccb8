//! The search for a way out.

use std::collections::HashSet;
use std::ops::ControlFlow;

use board::{Bits, Square};

use super::demand::Done;
use super::refuge::{Need, Refuge};
use super::step::Step;
use super::trail::Trail;
use super::useful::Useful;
use crate::action::{Action, CannonTask};
use crate::bundle::Bundle;
use crate::field::Field;
use crate::state::mixed;
use crate::{Piece, Tora};

/// In so many steps actions are looked at, by how many refuges they leave open.
const PARTS: usize = 4;

/// An action that could lead to some refuges.
type Try<'a, const N: usize, const W: usize> = (Vec<&'a Need<N, W>>, Action<N>);

pub(super) struct Search<'a, const N: usize, const W: usize> {
    position: &'a Tora<N, W>,
    /// How many positions were looked at: the measure of how long it took.
    pub(super) nodes: u32,
    /// Positions before a last action that did not lead to a refuge, each with the refuge.
    vain: HashSet<u64>,
}

impl<'a, const N: usize, const W: usize> Search<'a, N, W> {
    pub(super) fn new(position: &'a Tora<N, W>) -> Self {
        Self {
            position,
            nodes: 0,
            vain: HashSet::new(),
        }
    }

    /// Whether some actions, at least one, lead to a legal end of the turn that leaves an own
    /// command piece out of jeopardy.
    pub(super) fn finds_a_way_out(&mut self) -> bool {
        let refuges = Refuge::all(self.position);
        let trail = Trail::new(self.position);
        (1..=u32::from(self.position.left))
            .any(|actions| self.within((self.position, &trail), &refuges, actions, None))
    }

    /// Whether exactly so many actions lead to one of these refuges; fewer do not.
    fn within(
        &mut self,
        (position, trail): (&Tora<N, W>, &Trail<N>),
        refuges: &[Refuge<N, W>],
        actions: u32,
        before: Option<&Step<'_, N, W>>,
    ) -> bool {
        let refuges = if actions == 1 {
            self.not_in_vain(position, trail, refuges)
        } else {
            refuges.to_vec()
        };
        if refuges.is_empty() {
            return false;
        }
        self.nodes += 1;
        let field = Field::new(position);
        let needs = Need::of_all(position, &field, trail, &refuges, actions);
        if needs.is_empty() {
            return false;
        }
        if actions == 1 {
            let needs: Vec<_> = needs.iter().collect();
            return each_last(position, &field, trail, &needs, &mut |_, next, _, _| {
                next.has_escaped()
            });
        }
        let tries = tries((position, &field, trail), &needs, actions, before);
        let most = tries.iter().map(|(left, _)| left.len()).max().unwrap_or(1);
        // The more refuges an action leaves open, the likelier it is a way out, and the sooner it is
        // looked at.
        (0..PARTS).rev().any(|part| {
            let is_in = |left: &[&Need<N, W>]| (left.len() - 1) * PARTS / most == part;
            let mut some = tries.iter().filter(|(left, _)| is_in(left));
            some.any(|(left, action)| {
                let left = left.iter().map(|need| need.refuge_after(before.is_none()));
                let left: Vec<_> = left.collect();
                let next = (&position.after(*action), &trail.with(*action));
                let step = Step {
                    position,
                    field: &field,
                    trail,
                    action: *action,
                };
                self.within(next, &left, actions - 1, Some(&step))
            })
        })
    }
}

impl<const N: usize, const W: usize> Search<'_, N, W> {
    /// The refuges that were not yet looked at from here; now they are. It makes no difference how
    /// this position came about.
    fn not_in_vain(
        &mut self,
        position: &Tora<N, W>,
        trail: &Trail<N>,
        refuges: &[Refuge<N, W>],
    ) -> Vec<Refuge<N, W>> {
        let key = position.whole_key();
        let mut is_new = |refuge: &&Refuge<N, W>| {
            let walker = trail.0[refuge.number].map_or(0, |at| at.index() + 1);
            let walk = refuge.at.index() << 16 | walker;
            self.vain.insert(mixed(key ^ mixed(walk as u64)))
        };
        let mut new = Vec::with_capacity(refuges.len());
        new.extend(refuges.iter().filter(|refuge| is_new(refuge)));
        new
    }
}

/// The actions that could lead to some refuges in as many actions, if `before` was the one before.
fn tries<'a, const N: usize, const W: usize>(
    (position, field, trail): (&Tora<N, W>, &Field<N, W>, &Trail<N>),
    needs: &'a [Need<N, W>],
    actions: u32,
    before: Option<&Step<'_, N, W>>,
) -> Vec<Try<'a, N, W>> {
    // Those that need no more than the actions after this one, and the others.
    let (easy, hard): (Vec<_>, Vec<_>) = needs
        .iter()
        .partition(|need| need.is_open_after(Done::NOTHING, trail, actions - 1));
    let useful: Vec<_> = if actions == 2 {
        let useful = |need: &&Need<N, W>| Useful::before_last(position, field, trail, need);
        easy.iter().map(useful).collect()
    } else {
        Vec::new()
    };
    // After something that has nothing to do with the last walk, it must have to do with this one.
    let is_bound = |need: &Need<N, W>| {
        actions == 2 && before.is_some_and(|before| before.is_apart_from_walk(field, need))
    };
    let bound: Vec<_> = easy.iter().map(|need| is_bound(need)).collect();
    let mut touched = Bits::EMPTY;
    let mut walkers: Bits<W> = Bits::EMPTY;
    for need in &hard {
        touched |= need.touched;
        walkers |= need.mover.map_or(Bits::EMPTY, Bits::of);
    }
    let against = useful.iter().any(Useful::has_lasts);
    let mut tries = Vec::new();
    let mut parts = Vec::with_capacity(easy.len());
    each_bundle(position, field, &|_| true, &mut |piece, bundle| {
        let acts_hard = if walkers.contains(bundle.piece()) {
            Some(bundle)
        } else {
            decisive(field, piece, bundle, touched, Bits::EMPTY)
        };
        parts.clear();
        parts.extend(
            useful
                .iter()
                .map(|useful| useful.of_bundle(field, piece, bundle)),
        );
        let for_easy = if actions == 2 {
            against || parts.iter().any(Option::is_some)
        } else {
            !easy.is_empty()
        };
        if acts_hard.is_none() && !for_easy {
            return ControlFlow::Continue(());
        }
        bundle.each(|action| {
            let acts_hard = acts_hard.is_some_and(|some| some.has(action));
            let helps = |number: usize| {
                actions != 2
                    || parts[number].is_some_and(|some| some.has(action))
                    || useful[number].stands_against(position, field, action)
            };
            let done = Done::by(action, field, position.side);
            let after = trail.with(action);
            let mut commutes = None;
            let mut leads = |need: &Need<N, W>, bound: bool| {
                let is_direct = need.mover == Some(action.piece()) || done.is_in(need.touched);
                need.is_open_after(done, &after, actions - 1)
                    && !before.is_some_and(|before| {
                        ((bound && !is_direct) || before.gives_way(action, &need.refuge))
                            && *commutes.get_or_insert_with(|| before.commutes(action))
                    })
            };
            let mut left = Vec::new();
            if acts_hard {
                let acts = |need: &&Need<N, W>| {
                    need.mover == Some(action.piece()) || done.is_in(need.touched)
                };
                let hard = hard.iter().copied().filter(acts);
                left.extend(hard.filter(|need| leads(need, false)));
            }
            if for_easy {
                for (number, need) in easy.iter().enumerate() {
                    if helps(number) && leads(need, bound[number]) {
                        left.push(*need);
                    }
                }
            }
            if !left.is_empty() {
                tries.push((left, action));
            }
            ControlFlow::Continue(())
        })
    });
    tries
}

/// What is asked about a last action: the position after it, the refuges that it secures, and what came before.
pub(super) type Visit<'a, const N: usize, const W: usize> =
    dyn FnMut(Action<N>, &Tora<N, W>, &[&Need<N, W>], &Trail<N>) -> bool + 'a;

/// Calls `visit` with the position after each single action that meets all attacks left on some of
/// these refuges, and with these, until it says true; returns whether it has.
pub(super) fn each_last<const N: usize, const W: usize>(
    position: &Tora<N, W>,
    field: &Field<N, W>,
    trail: &Trail<N>,
    needs: &[&Need<N, W>],
    visit: &mut Visit<'_, N, W>,
) -> bool {
    let mut places: Bits<W> = Bits::EMPTY;
    let mut walks: [Option<(Square<N>, Bits<W>)>; 3] = [None; 3];
    for need in needs {
        match need.mover {
            Some(at) => {
                let (_, ends) = walks[need.refuge.number].get_or_insert((at, Bits::EMPTY));
                ends.insert(need.refuge.at);
            }
            None => places |= need.narrowest().unwrap_or(Tora::<N, W>::tables().all()),
        }
    }
    let ends_of = |from| {
        let own = walks.iter().flatten().find(|(at, _)| *at == from);
        own.map_or(Bits::EMPTY, |(_, ends)| *ends)
    };
    let wanted = |from| {
        let piece = field.piece_of(position.side, from);
        let could = |piece| field.could_change(piece, from, places);
        !ends_of(from).is_empty() || piece.is_some_and(could)
    };
    each_bundle(position, field, &wanted, &mut |piece, bundle| {
        let ends = ends_of(bundle.piece());
        let Some(bundle) = decisive(field, piece, bundle, places, ends) else {
            return ControlFlow::Continue(());
        };
        bundle.each(|action| {
            let done = Done::by(action, field, position.side);
            let trail = trail.with(action);
            let met = needs
                .iter()
                .filter(|need| need.is_open_after(done, &trail, 0));
            let met: Vec<_> = met.copied().collect();
            broken_if(!met.is_empty() && visit(action, &position.after(action), &met, &trail))
        })
    })
}

/// What of a bundle does something in `places`, or brings its piece to one of `ends`.
fn decisive<const N: usize, const W: usize>(
    field: &Field<N, W>,
    piece: Piece,
    bundle: Bundle<N, W>,
    places: Bits<W>,
    ends: Bits<W>,
) -> Option<Bundle<N, W>> {
    let some = |set: Bits<W>| (!set.is_empty()).then_some(set);
    let there = places | ends;
    match bundle {
        Bundle::Stops { from, to } => some(to & there).map(|to| Bundle::Stops { from, to }),
        Bundle::Landings { from, on } => some(on & there).map(|on| Bundle::Landings { from, on }),
        Bundle::Shots { from, to, .. } if from != to && there.contains(to) => Some(bundle),
        Bundle::Shots { from, to, at } => {
            some(at & places).map(|at| Bundle::Shots { from, to, at })
        }
        Bundle::Stance { at } => places.contains(at).then_some(bundle),
        Bundle::Task { at, task, .. } => match task {
            CannonTask::Fire(dir) => field
                .fire(piece.side, at, dir)
                .is_some_and(|hit| places.contains(hit)),
            CannonTask::Move(to) => places.contains(to),
            CannonTask::Ready => false,
        }
        .then_some(bundle),
        // A hidden Assassin gets anywhere near.
        Bundle::Prowls { .. } | Bundle::Stabs { .. } | Bundle::One(_) => Some(bundle),
    }
}

/// Calls `visit` with the actions of the wanted own pieces until it breaks; returns whether it has.
fn each_bundle<const N: usize, const W: usize>(
    position: &Tora<N, W>,
    field: &Field<N, W>,
    wanted: &dyn Fn(Square<N>) -> bool,
    visit: &mut dyn FnMut(Piece, Bundle<N, W>) -> ControlFlow<()>,
) -> bool {
    let own = field.of[position.side.index()].iter::<N>();
    own.filter(|from| wanted(*from)).any(|from| {
        field.piece_of(position.side, from).is_some_and(|piece| {
            let visit = &mut |bundle| visit(piece, bundle);
            position.candidates(field, piece, from, visit).is_break()
        })
    })
}

fn broken_if(found: bool) -> ControlFlow<()> {
    if found {
        ControlFlow::Break(())
    } else {
        ControlFlow::Continue(())
    }
}
