//! The last action of a way out.

use std::ops::ControlFlow;

use board::{Bits, Square};
use game::Side;

use super::actors::Rest;
use super::done::Done;
use super::leads::Leads;
use super::refuge::Need;
use super::share::Progress;
use super::trail::Trail;
use crate::action::{Action, CannonTask};
use crate::bundle::Bundle;
use crate::field::Field;
use crate::{Edition, Kind, Piece, Tora};

/// What is asked about a last action: the position after it, and where the command pieces are then.
pub(super) type Visit<'a, const N: usize, const W: usize> =
    dyn FnMut(Action<N>, &Tora<N, W>, &Trail<N>) -> bool + 'a;

/// Calls `visit` with the position after each single action that meets all attacks on some of these
/// refuges until it says true; returns whether it has. `rest` is what other actions may do.
pub(super) fn each_last<const N: usize, const W: usize>(
    (position, field, trail): (&Tora<N, W>, &Field<N, W>, &Trail<N>),
    needs: &[Need<N, W>],
    rest: Rest,
    visit: &mut Visit<'_, N, W>,
) -> bool {
    let all = Tora::<N, W>::tables().all();
    let mut leads = Leads::NOWHERE;
    let mut walks: [Option<(Square<N>, Bits<W>)>; 3] = [None; 3];
    for need in needs {
        match trail.0[need.refuge.number] {
            Some(at) if at != need.refuge.at => {
                let (_, ends) = walks[need.refuge.number].get_or_insert((at, Bits::EMPTY));
                ends.insert(need.refuge.at);
            }
            Some(at) if need.cover.is_done(Progress::NONE) => {
                let is_last = matches!(rest, Rest::Nothing);
                let some = if looks_ahead!() && is_last {
                    position.must_change(at)
                } else {
                    None
                };
                leads = leads.and(some.unwrap_or_else(|| Leads::anyhow(all)));
                if some.is_some() {
                    for command in position.watched().filter(|command| command.at != at) {
                        if let Some(number) = trail.number(command.at) {
                            walks[number] = Some((command.at, all));
                        }
                    }
                }
            }
            Some(_) => leads = leads.and(need.cover.leads(Progress::NONE, 0, 0)),
            None => {}
        }
    }
    let ends_of = |from| {
        let own = walks.iter().flatten().find(|(at, _)| *at == from);
        own.map_or(Bits::EMPTY, |(_, ends)| *ends)
    };
    let places = leads.places();
    let firing = leads.firing::<N>();
    let wanted = |piece, from| {
        let ends = ends_of(from);
        let could = !places.is_empty() && field.could_change(piece, from, places);
        (could || !ends.is_empty()).then_some(firing | ends)
    };
    each_bundle(position, field, &wanted, &mut |piece, bundle| {
        let ends = ends_of(bundle.piece());
        let Some(bundle) = decisive(field, piece, bundle, &leads, ends) else {
            return ControlFlow::Continue(());
        };
        bundle.each(|action| {
            let done = Done::by(action, field, position.side);
            let now = (position, trail);
            let trail = trail.with(action);
            let is_met = needs.iter().any(|need| {
                trail.0[need.refuge.number] == Some(need.refuge.at)
                    && need.cover.is_done(Progress::NONE.with(need.share(done)))
                    && need.lets_act(now, (action, done), rest)
            });
            broken_if(is_met && visit(action, &position.after(action), &trail))
        })
    })
}

impl<const N: usize, const W: usize> Tora<N, W> {
    /// What the last action must do, unless it moves a command piece that has acted, so that the turn can end with the
    /// one at `at` out of jeopardy; `None` if that is not known.
    fn must_change(&self, at: Square<N>) -> Option<Leads<W>> {
        if self.edition == Edition::Website {
            return None; // T-E3
        }
        let end = Field::at_end_of_turn(self, self.side);
        let enemy = !self.side;
        let stop = |from: Square<N>, at| {
            let piece = end.piece_of(enemy, from)?;
            let way = end.way_of(piece, from, at);
            let removed = match piece.kind {
                Kind::Cannon => Bits::of(from) | end.crew(piece, from),
                _ => Bits::of(from),
            };
            Some(Leads {
                removed,
                filled: way,
                guarded: way,
                via: Bits::EMPTY,
            })
        };
        let least = |attackers: Bits<W>, at| {
            let stops = attackers.iter().filter_map(|from| stop(from, at));
            stops.min_by_key(|leads| leads.filled.count())
        };
        least(end.attackers(enemy, at), at).or_else(|| {
            let mut suicides = self
                .watched()
                .filter_map(|command| self.suicide_of(&end, command));
            let suicide = suicides.next()?;
            // T-J3: only a command piece may be excused.
            let excused = match self.side {
                Side::First => end
                    .commands(enemy)
                    .fold(Bits::EMPTY, |set, other| set | Bits::of(other.at)),
                Side::Second => Bits::EMPTY,
            };
            least(suicide.attackers - excused, suicide.at)
        })
    }
}

/// What of a bundle does something where it leads, or brings its piece to one of `ends`.
pub(super) fn decisive<const N: usize, const W: usize>(
    field: &Field<N, W>,
    piece: Piece,
    bundle: Bundle<N, W>,
    leads: &Leads<W>,
    ends: Bits<W>,
) -> Option<Bundle<N, W>> {
    let some = |set: Bits<W>| (!set.is_empty()).then_some(set);
    match bundle {
        Bundle::Stops { from, to } => {
            some(to & (leads.filled | ends)).map(|to| Bundle::Stops { from, to })
        }
        Bundle::Landings { from, on } => {
            some(on & (leads.removed | leads.filled | leads.via | ends))
                .map(|on| Bundle::Landings { from, on })
        }
        Bundle::Shots { from, to, .. }
            if from != to && (leads.filled | leads.via | ends).contains(to) =>
        {
            Some(bundle)
        }
        Bundle::Shots { from, to, at } => {
            some(at & leads.removed).map(|at| Bundle::Shots { from, to, at })
        }
        Bundle::Stance { at } => leads.guarded.contains(at).then_some(bundle),
        Bundle::Task { at, task, .. } => match task {
            CannonTask::Fire(dir) => field
                .fire(piece.side, at, dir)
                .is_some_and(|hit| leads.removed.contains(hit)),
            CannonTask::Move(to) => leads.filled.contains(to),
            CannonTask::Ready => false,
        }
        .then_some(bundle),
        // A hidden Assassin gets anywhere near.
        Bundle::Prowls { .. } | Bundle::Stabs { .. } | Bundle::One(_) => Some(bundle),
    }
}

/// Calls `visit` with the actions of the own pieces until it breaks; returns whether it has. Of each
/// piece `wanted` says from where its shots matter, if any of its actions does.
pub(super) fn each_bundle<const N: usize, const W: usize>(
    position: &Tora<N, W>,
    field: &Field<N, W>,
    wanted: &dyn Fn(Piece, Square<N>) -> Option<Bits<W>>,
    visit: &mut dyn FnMut(Piece, Bundle<N, W>) -> ControlFlow<()>,
) -> bool {
    let mut own = field.of[position.side.index()].iter::<N>();
    own.any(|from| {
        field.piece_of(position.side, from).is_some_and(|piece| {
            wanted(piece, from).is_some_and(|firing| {
                let visit = &mut |bundle| visit(piece, bundle);
                let firing = firing | Bits::of(from);
                position
                    .candidates_firing(field, piece, from, firing, visit)
                    .is_break()
            })
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
