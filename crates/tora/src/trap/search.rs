//! The search for a way out.

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
use crate::{Piece, Tora};

/// In so many steps actions are looked at, by how many refuges they leave open.
const PARTS: usize = 4;

/// An action that could lead to some refuges.
type Try<'a, const N: usize, const W: usize> = (Vec<&'a Need<N, W>>, Action<N>);

pub(super) struct Search<'a, const N: usize, const W: usize> {
    position: &'a Tora<N, W>,
    /// How many positions were looked at: the measure of how long it took.
    pub(super) nodes: u32,
}

impl<'a, const N: usize, const W: usize> Search<'a, N, W> {
    pub(super) fn new(position: &'a Tora<N, W>) -> Self {
        Self { position, nodes: 0 }
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
        self.nodes += 1;
        let field = Field::new(position);
        let needs = Need::of_all(position, &field, trail, refuges, actions);
        if needs.is_empty() {
            return false;
        }
        if actions == 1 {
            let needs: Vec<_> = needs.iter().collect();
            return each_last(position, &field, trail, &needs, &mut |next, _, _| {
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
    let useful = (actions == 2 && !easy.is_empty())
        .then(|| Useful::before_last(position, field, trail, &easy));
    let mut tries = Vec::new();
    each_bundle(position, field, &|_| true, &mut |piece, bundle| {
        let helps = match &useful {
            Some(useful) => useful.of_bundle(field, piece, bundle),
            None => (!easy.is_empty()).then_some(bundle),
        };
        bundle.each(|action| {
            let done = Done::by(action, field, position.side);
            let after = trail.with(action);
            let mut commutes = None;
            let leads = |need: &&Need<N, W>| {
                need.is_open_after(done, &after, actions - 1)
                    && !before.is_some_and(|before| {
                        before.gives_way(action, &need.refuge)
                            && *commutes.get_or_insert_with(|| {
                                before.commutes(action, &position.after(action))
                            })
                    })
            };
            let acts =
                |need: &&Need<N, W>| need.mover == Some(action.piece()) || done.is_in(need.touched);
            let easy = easy.iter().copied();
            let easy = easy.filter(|_| helps.is_some_and(|some| some.has(action)));
            let hard = hard.iter().copied().filter(acts);
            let left: Vec<_> = hard.chain(easy).filter(leads).collect();
            if !left.is_empty() {
                tries.push((left, action));
            }
            ControlFlow::Continue(())
        })
    });
    tries
}

/// Calls `visit` with the position after each single action that meets all attacks left on some of
/// these refuges, and with these, until it says true; returns whether it has.
pub(super) fn each_last<const N: usize, const W: usize>(
    position: &Tora<N, W>,
    field: &Field<N, W>,
    trail: &Trail<N>,
    needs: &[&Need<N, W>],
    visit: &mut dyn FnMut(&Tora<N, W>, &[&Need<N, W>], &Trail<N>) -> bool,
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
            broken_if(!met.is_empty() && visit(&position.after(action), &met, &trail))
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
