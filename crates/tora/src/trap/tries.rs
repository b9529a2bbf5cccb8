//! Which actions before the last one could lead to which refuges.

use std::ops::ControlFlow;

use board::Bits;

use super::cover::{Index, Leads, Progress};
use super::demand::Done;
use super::last::{decisive, each_bundle};
use super::refuge::Need;
use super::step::Step;
use super::trail::Trail;
use super::useful::Useful;
use super::walks::Walks;
use crate::Tora;
use crate::action::Action;
use crate::field::Field;

/// An action that could lead to some refuges.
pub(super) type Try<'a, const N: usize, const W: usize> = (Vec<&'a Need<N, W>>, Action<N>);

/// The actions that could lead to some refuges in as many actions, if `before` was the one before.
pub(super) fn tries<'a, const N: usize, const W: usize>(
    (position, field, trail): (&Tora<N, W>, &Field<N, W>, &Trail<N>),
    needs: &'a [Need<N, W>],
    actions: u32,
    before: Option<&Step<'_, N, W>>,
) -> Vec<Try<'a, N, W>> {
    // Those that need no more than the actions after this one, and the others.
    let (easy, hard): (Vec<_>, Vec<_>) = needs
        .iter()
        .partition(|need| need.is_open_after(Progress::NONE, trail, actions - 1));
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
    // Where actions lead on, and where those of a command piece bring it nearer.
    let mut hard_leads = Vec::with_capacity(hard.len());
    let mut somewhere = Leads::NOWHERE;
    let mut nearer = [Bits::EMPTY; 3];
    for need in &hard {
        let steps = need.refuge.steps(trail).unwrap_or(actions);
        let leads = need.cover.leads(Progress::NONE, actions - 1, steps);
        somewhere = somewhere.and(leads);
        hard_leads.push((steps, leads));
        if need.mover.is_some() {
            nearer[need.refuge.number] |= need.refuge.within(steps - 1);
        }
    }
    let walks = Walks::of(position, field, trail);
    // What pieces apart from the action before could do about these, they could as well do first.
    let calm = hard.iter().zip(&hard_leads).map(|(need, (_, leads))| {
        before.is_some_and(|before| before.comes_after(leads, &need.refuge))
    });
    let calm: Vec<bool> = calm.collect();
    let index = Index::<N, W>::of(hard_leads.iter().map(|(_, leads)| leads));
    let mut calm_ones = 0;
    let mut walked = [0; 3];
    for (number, need) in hard.iter().enumerate() {
        walked[need.refuge.number] |= Index::<N, W>::bit(number);
        if calm[number] {
            calm_ones |= Index::<N, W>::bit(number);
        }
    }
    let lively = hard_leads.iter().zip(&calm).filter(|(_, calm)| !**calm);
    let lively = lively.fold(Leads::NOWHERE, |all, ((_, leads), _)| all.and(*leads));
    let calm_easy = easy.iter().zip(&bound).map(|(need, bound)| {
        let leads = Leads::anyhow(need.touched);
        *bound && before.is_some_and(|before| before.comes_after(&leads, &need.refuge))
    });
    let calm_easy: Vec<bool> = calm_easy.collect();
    let mut tries = Vec::new();
    let mut parts = Vec::with_capacity(easy.len());
    // Shots matter only where they lead on, unless there are refuges for which anything may help.
    let firing = easy.is_empty().then(|| somewhere.firing::<N>());
    let wanted = |_, from| {
        let walker = trail.0.iter().position(|at| *at == Some(from));
        let ends = walker.map_or(Bits::EMPTY, |number| nearer[number]);
        let all = Tora::<N, W>::tables().all();
        Some(firing.map_or(all, |firing| firing | ends))
    };
    each_bundle(position, field, &wanted, &mut |piece, bundle| {
        let from = bundle.piece();
        let apart = before.is_some_and(|before| before.is_apart_from_piece(field, piece, from));
        let walker = trail.0.iter().position(|at| *at == Some(from));
        let ends = walker.map_or(Bits::EMPTY, |number| nearer[number]);
        let leads = if apart { &lively } else { &somewhere };
        let acts_hard = decisive(field, piece, bundle, leads, ends);
        parts.clear();
        parts.extend(useful.iter().zip(&calm_easy).map(|(useful, calm)| {
            let useful = Some(useful).filter(|_| !(apart && *calm));
            useful.and_then(|useful| useful.of_bundle(field, piece, bundle))
        }));
        let against = |number: usize| !(apart && calm_easy[number]) && useful[number].has_lasts();
        let for_easy = if actions == 2 {
            (0..easy.len()).any(|number| parts[number].is_some() || against(number))
        } else {
            !easy.is_empty()
        };
        if acts_hard.is_none() && !for_easy {
            return ControlFlow::Continue(());
        }
        let bundle = acts_hard.filter(|_| !for_easy).unwrap_or(bundle);
        bundle.each(|action| {
            let acts_hard = acts_hard.is_some_and(|some| some.has(action));
            let done = Done::by(action, field, position.side);
            let after = trail.with(action);
            let mut commutes = apart.then_some(true);
            let mut of_next = None;
            let mut is_late = |need: &Need<N, W>, bound: bool| {
                before.is_some_and(|before| {
                    let of_next = *of_next.get_or_insert_with(|| before.done(action));
                    (bound || before.gives_way((action, of_next), &need.refuge))
                        && *commutes.get_or_insert_with(|| before.commutes(action))
                })
            };
            let is_open = |need: &Need<N, W>| {
                let progress = Progress::NONE.with(need.share(done));
                need.is_open_after(progress, &after, actions - 1)
            };
            let mut reached = [None; 3];
            let mut can_come = |need: &Need<N, W>| {
                let number = need.refuge.number;
                actions != 2
                    || need.mover.is_none_or(|at| at == action.piece())
                    || reached[number]
                        .get_or_insert_with(|| walks.after(number, field, done, action))
                        .contains(need.refuge.at)
            };
            let mut left = Vec::new();
            if acts_hard {
                let mut some = index.of_deed(&done) | walker.map_or(0, |number| walked[number]);
                if apart && hard.len() < 128 {
                    some &= !calm_ones;
                }
                let is_some = |number: &usize| some & Index::<N, W>::bit(*number) != 0;
                for number in (0..hard.len()).filter(is_some) {
                    let (need, (steps, leads)) = (hard[number], &hard_leads[number]);
                    let number = need.refuge.number;
                    let leads = if after.0[number] != trail.0[number] {
                        let nearer = need.refuge.steps(&after).is_some_and(|now| now < *steps);
                        (nearer || done.is_where(leads)) && is_open(need)
                    } else {
                        done.is_where(leads) && (!done.is_mixed() || is_open(need))
                    };
                    if leads && !is_late(need, false) && can_come(need) {
                        left.push(need);
                    }
                }
            }
            let is_direct =
                |need: &Need<N, W>| need.mover == Some(action.piece()) || done.is_in(need.touched);
            if for_easy {
                for (number, need) in easy.iter().enumerate() {
                    let walker = need.refuge.number;
                    let part = parts.get(number).copied().flatten();
                    let helps = actions != 2 || part.is_some_and(|some| some.has(action));
                    if (helps || against(number))
                        && (after.0[walker] == trail.0[walker] || is_open(need))
                        && !is_late(need, bound[number] && !is_direct(need))
                        && can_come(need)
                        && (helps || useful[number].stands_against(position, field, action))
                    {
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
