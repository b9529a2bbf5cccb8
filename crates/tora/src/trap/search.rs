//! The search for a way out.

use std::collections::HashSet;

use board::Square;

use super::actors::Rest;
use super::done::Done;
use super::last::each_last;
use super::means::Means;
use super::memory::Memory;
use super::refuge::{Need, Refuge};
use super::scene::Scene;
use super::step::Step;
use super::trace::Trace;
use super::trail::Trail;
use super::tries::{Try, tries};
use crate::Tora;
use crate::action::Action;
use crate::field::Field;
use crate::state::mixed;

/// In so many steps actions are looked at, by how many refuges they leave open.
const PARTS: usize = 4;

pub(super) struct Search<'a, const N: usize, const W: usize> {
    position: &'a Tora<N, W>,
    /// How many positions were looked at: the measure of how long it took.
    pub(super) nodes: u32,
    /// Positions before a last action that did not lead to a refuge, each with the refuge.
    vain: HashSet<u64>,
    memory: Memory<N, W>,
}

impl<'a, const N: usize, const W: usize> Search<'a, N, W> {
    pub(super) fn new(position: &'a Tora<N, W>) -> Self {
        Self {
            position,
            nodes: 0,
            vain: HashSet::new(),
            memory: Memory::new(),
        }
    }

    /// Whether some actions, at least one, lead to a legal end of the turn that leaves an own
    /// command piece out of jeopardy.
    pub(super) fn finds_a_way_out(&mut self) -> bool {
        let refuges = Refuge::all(self.position);
        let trail = Trail::new(self.position);
        let field = Field::new(self.position);
        let now = (self.position, &field, &trail);
        let means = Means::new(self.position.side, &field);
        // The refuges that one action less leaves open, and would if nothing were in the way.
        let mut open = [Vec::new(), Vec::new()];
        (1..=u32::from(self.position.left)).any(|actions| {
            let mut of_all = |free| {
                let actions = (actions, free);
                Need::of_all(
                    self.position,
                    &field,
                    &trail,
                    &refuges,
                    actions,
                    &mut self.memory,
                )
            };
            let mut needs = of_all(false);
            let is_last = actions == u32::from(self.position.left);
            let free = if is_last { Vec::new() } else { of_all(true) };
            let now_open = [places(&needs), places(&free)];
            for need in &mut needs {
                let [is_open, would_be] = open.each_ref().map(|open| open.contains(&place(need)));
                if !is_open {
                    need.confine(actions - 1, would_be);
                }
            }
            open = now_open;
            self.within(&Scene::new(now, actions, None, &means), &needs)
        })
    }

    /// Whether exactly as many actions as there are lead to one of these refuges; fewer do not.
    fn within(&mut self, scene: &Scene<'_, N, W>, needs: &[Need<N, W>]) -> bool {
        self.nodes += 1;
        if needs.is_empty() {
            return false;
        }
        if scene.actions == 1 {
            return escapes((scene.position, scene.field, scene.trail), needs);
        }
        let tries = tries(scene, needs);
        let most = tries.iter().map(|(left, _)| left.len()).max().unwrap_or(1);
        let mut crewless = Vec::new();
        // The more refuges an action leaves open, the likelier it is a way out, and the sooner it is
        // looked at.
        (0..PARTS).rev().any(|part| {
            let is_in = |left: &[&Need<N, W>]| (left.len() - 1) * PARTS / most == part;
            let mut some = tries.iter().filter(|(left, _)| is_in(left));
            some.any(|(left, action)| {
                if looks_ahead!()
                    && let Some(task) = action.without_crew()
                {
                    let known = crewless.iter().find(|(known, _)| *known == task);
                    let leads = known.map(|(_, leads)| *leads).unwrap_or_else(|| {
                        let leads = self.leads_without_crew(scene, &tries, task);
                        crewless.push((task, leads));
                        leads
                    });
                    if !leads {
                        return false;
                    }
                }
                self.goes_on(scene, left, *action)
            })
        })
    }

    /// Whether a Cannon's task could lead to a refuge if none of its crew were bound by it.
    fn leads_without_crew(
        &mut self,
        scene: &Scene<'_, N, W>,
        tries: &[Try<'_, N, W>],
        task: Action<N>,
    ) -> bool {
        let same = tries
            .iter()
            .filter(|(_, action)| action.without_crew() == Some(task));
        if same.clone().nth(1).is_none() {
            return true;
        }
        let mut left: Vec<&Need<N, W>> = Vec::new();
        for need in same.flat_map(|(left, _)| left) {
            if !left.iter().any(|other| std::ptr::eq(*other, *need)) {
                left.push(need);
            }
        }
        self.goes_on(scene, &left, task)
    }

    /// Whether this action, the first of as many as there are, leads to one of these refuges.
    fn goes_on(
        &mut self,
        scene: &Scene<'_, N, W>,
        left: &[&Need<N, W>],
        action: Action<N>,
    ) -> bool {
        let (next, on) = (&scene.position.after(action), &scene.trail.with(action));
        if scene.actions == 2 || !Tora::<N, W>::IS_LONG {
            return self.leads_out((next, on), left);
        }
        let now = &Field::new(next);
        let side = scene.position.side;
        let step = Step {
            scene,
            action,
            next,
            now,
            done: Done::by(action, scene.field, side),
            trace: Trace::of(scene.field, side, action),
        };
        let left = left.iter().filter(|need| need.is_followed(&step));
        let left: Vec<_> = left
            .map(|need| need.refuge_after(scene.before().is_none()))
            .collect();
        if left.is_empty() {
            return false;
        }
        let rest = scene.actions - 1;
        let needs = Need::of_all(next, now, on, &left, (rest, false), &mut self.memory);
        let scene = Scene::new((next, now, on), rest, Some(&step), scene.means);
        self.within(&scene, &needs)
    }
}

impl<const N: usize, const W: usize> Search<'_, N, W> {
    /// Whether a last action leads to one of these refuges, whose needs are those before the action
    /// before it.
    fn leads_out(
        &mut self,
        (position, trail): (&Tora<N, W>, &Trail<N>),
        needs: &[&Need<N, W>],
    ) -> bool {
        let refuges = self.not_in_vain(position, trail, needs);
        if refuges.is_empty() {
            return false;
        }
        self.nodes += 1;
        let field = Field::new(position);
        let once = (1, false);
        let needs = Need::of_all(position, &field, trail, &refuges, once, &mut self.memory);
        escapes((position, &field, trail), &needs)
    }

    /// The refuges that were not yet looked at from here; now they are. It makes no difference how
    /// this position came about.
    fn not_in_vain(
        &mut self,
        position: &Tora<N, W>,
        trail: &Trail<N>,
        needs: &[&Need<N, W>],
    ) -> Vec<Refuge<N, W>> {
        let key = position.whole_key();
        let mut is_new = |refuge: &Refuge<N, W>| {
            let walker = trail.0[refuge.number].map_or(0, |at| at.index() + 1);
            let walk = refuge.at.index() << 16 | walker;
            self.vain.insert(mixed(key ^ mixed(walk as u64)))
        };
        let refuges = needs.iter().map(|need| need.refuge);
        refuges.filter(|refuge| is_new(refuge)).collect()
    }
}

fn place<const N: usize, const W: usize>(need: &Need<N, W>) -> (usize, Square<N>) {
    (need.refuge.number, need.refuge.at)
}

fn places<const N: usize, const W: usize>(needs: &[Need<N, W>]) -> Vec<(usize, Square<N>)> {
    needs.iter().map(place).collect()
}

/// Whether a last action leads to one of these refuges.
fn escapes<const N: usize, const W: usize>(
    now: (&Tora<N, W>, &Field<N, W>, &Trail<N>),
    needs: &[Need<N, W>],
) -> bool {
    !needs.is_empty()
        && each_last(now, needs, Rest::Nothing, &mut |_, next, _| {
            next.has_escaped()
        })
}
