//! The search for a way out.

use std::collections::HashSet;
use std::ops::ControlFlow;

use board::{Bits, Square};

use super::refuge::Refuge;
use super::trail::Trail;
use super::useful::Useful;
use crate::bundle::Bundle;
use crate::field::Field;
use crate::{Piece, Tora};

pub(super) struct Search<'a, const N: usize, const W: usize> {
    position: &'a Tora<N, W>,
    /// Keys of the positions that were searched.
    seen: HashSet<u64>,
    /// How many positions were looked at: the measure of how long it took.
    pub(super) nodes: u32,
}

impl<'a, const N: usize, const W: usize> Search<'a, N, W> {
    pub(super) fn new(position: &'a Tora<N, W>) -> Self {
        Self {
            position,
            seen: HashSet::new(),
            nodes: 0,
        }
    }

    /// Whether some actions, at least one, lead to a legal end of the turn that leaves an own
    /// command piece out of jeopardy.
    pub(super) fn finds_a_way_out(&mut self) -> bool {
        let refuges = Refuge::all(self.position);
        let trail = Trail::new(self.position);
        (1..=u32::from(self.position.left)).any(|actions| {
            self.seen.clear();
            let all = refuges.iter().collect();
            self.within(self.position, &trail, all, actions)
        })
    }

    /// Whether exactly so many actions lead to one of these refuges; fewer do not.
    fn within(
        &mut self,
        position: &Tora<N, W>,
        trail: &Trail<N, W>,
        mut refuges: Vec<&Refuge<N, W>>,
        actions: u32,
    ) -> bool {
        self.nodes += 1;
        let field = Field::new(position);
        let reach = trail.reach(position, &field, actions);
        refuges.retain(|refuge| {
            refuge.is_near(trail, &reach, actions) && refuge.is_open(trail, actions)
        });
        if refuges.is_empty() {
            return false;
        }
        if actions == 1 {
            return each_last(position, &field, trail, &refuges, &mut |next, _| {
                next.has_escaped()
            });
        }
        let mut useful = Useful::for_refuges(position, trail, &refuges, actions);
        // Those that need no more than the actions after this one.
        let (easy, hard): (Vec<_>, Vec<_>) = refuges
            .iter()
            .copied()
            .partition(|refuge| refuge.is_open(trail, actions - 1));
        if !easy.is_empty() && actions == 2 {
            useful.add_preparations(position, &field, trail, &easy);
        } else if !easy.is_empty() {
            useful.add_all();
        }
        let hard: Vec<_> = hard
            .into_iter()
            .map(|refuge| {
                let mover = refuge.mover(trail).map_or(Bits::EMPTY, Bits::of);
                (refuge, refuge.touched(trail) | mover)
            })
            .collect();
        let side = position.side;
        each_bundle(position, &field, &|_| true, &mut |piece, bundle| {
            let Some(bundle) = useful.of_bundle(&field, piece, bundle) else {
                return ControlFlow::Continue(());
            };
            bundle.each(|action| {
                let changes = field.changes(action, side);
                if easy.is_empty() && !hard.iter().any(|(_, touched)| touched.meets(changes)) {
                    return ControlFlow::Continue(());
                }
                let trail = trail.with(&field, side, action);
                let mut left = easy.clone();
                if piece.kind.is_command() {
                    left.retain(|refuge| refuge.is_open(&trail, actions - 1));
                }
                left.extend(hard.iter().filter_map(|(refuge, touched)| {
                    let open = touched.meets(changes) && refuge.is_open(&trail, actions - 1);
                    open.then_some(*refuge)
                }));
                if left.is_empty() {
                    return ControlFlow::Continue(());
                }
                let next = position.after(action);
                let found = self.seen.insert(next.whole_key())
                    && self.within(&next, &trail, left, actions - 1);
                broken_if(found)
            })
        })
    }
}

/// Calls `visit` with the position after each single action that meets all attacks left on one of
/// these refuges, until it says true; returns whether it has.
pub(super) fn each_last<const N: usize, const W: usize>(
    position: &Tora<N, W>,
    field: &Field<N, W>,
    trail: &Trail<N, W>,
    refuges: &[&Refuge<N, W>],
    visit: &mut dyn FnMut(&Tora<N, W>, &Trail<N, W>) -> bool,
) -> bool {
    let mut needs: Bits<W> = Bits::EMPTY;
    let mut movers: Bits<W> = Bits::EMPTY;
    for refuge in refuges {
        match refuge.mover(trail) {
            Some(at) => movers.insert(at),
            None => needs |= refuge.needs(trail).unwrap_or(Tora::<N, W>::tables().all()),
        }
    }
    let useful = |from, piece| movers.contains(from) || field.could_change(piece, from, needs);
    let wanted = |from| {
        let piece = field.piece_of(position.side, from);
        piece.is_some_and(|piece| useful(from, piece))
    };
    each_bundle(position, field, &wanted, &mut |_, bundle| {
        bundle.each(|action| {
            let trail = trail.with(field, position.side, action);
            let safe = refuges.iter().any(|refuge| refuge.is_open(&trail, 0));
            broken_if(safe && visit(&position.after(action), &trail))
        })
    })
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
