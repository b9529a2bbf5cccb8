//! Which actions before the last one could lead to which refuges.

use std::cell::{Cell, OnceCell, RefCell};
use std::ops::ControlFlow;

use board::{Bits, Square};

use super::actors::Allowance;
use super::asked::Asked;
use super::candidate::Candidate;
use super::last::{decisive, each_bundle};
use super::leads::Leads;
use super::left::Left;
use super::refuge::Need;
use super::scene::Scene;
use super::share::Progress;
use super::step::{Class, Step, end_of};
use super::useful::Useful;
use super::walks::Walks;
use crate::action::Action;
use crate::bundle::Bundle;
use crate::movement::Reach;
use crate::{Piece, Tora};

/// An action that could lead to some refuges.
pub(super) type Try<'a, const N: usize, const W: usize> = (Vec<&'a Need<N, W>>, Action<N>);

/// A refuge, and what is asked of an action that could lead there.
pub(super) struct Goal<'a, const N: usize, const W: usize> {
    pub(super) need: &'a Need<N, W>,
    pub(super) help: Help<N, W>,
    /// After something that has nothing to do with the last walk, it must have to do with this
    /// action.
    pub(super) bound: bool,
    /// What must allow the last action, if only another ruler could do that.
    pub(super) allowance: Option<Allowance<W>>,
    /// What pieces apart from the action before could do for it, they could as well do first.
    calm: bool,
    /// What must be done if no attack is met.
    asked: OnceCell<Option<Asked<W>>>,
    /// Where what leads on always meets an attack: whether the action before does so, too.
    meets_too: Option<bool>,
    /// What is left after something has been done, and who could fill a place and remove a piece.
    pub(super) left: RefCell<Vec<(Progress, Bits<W>, Left<N, W>)>>,
    /// For each command piece an enemy who attacks it at the end of many ways.
    pub(super) attackers: [Cell<Option<Square<N>>>; 3],
}

/// What can help.
pub(super) enum Help<const N: usize, const W: usize> {
    /// What does something there, or brings the command piece nearer than so many steps.
    Leads(Leads<W>, u32),
    /// Any action, as those after it could do the rest.
    Any,
    /// The same before the last action.
    Useful(Useful<N, W>),
}

/// What of a bundle is looked at for a goal.
pub(super) struct Part<'a, 'b, const N: usize, const W: usize> {
    pub(super) goal: &'a Goal<'b, N, W>,
    pub(super) some: Bundle<N, W>,
    /// What of it can help; the rest might only meet what stands against a last action.
    pub(super) helps: Option<Bundle<N, W>>,
}

/// The actions that could lead to some refuges in as many actions as there are.
pub(super) fn tries<'a, const N: usize, const W: usize>(
    scene: &Scene<'_, N, W>,
    needs: &'a [Need<N, W>],
) -> Vec<Try<'a, N, W>> {
    let (position, field) = (scene.position, scene.field);
    let goals: Vec<_> = needs.iter().map(|need| scene.goal(need)).collect();
    let walks = Walks::of(position, field, scene.trail);
    let mut tries = Vec::new();
    let mut parts = Vec::with_capacity(goals.len());
    let wanted = scene.wanted(&goals);
    // Where the piece could go before the action before.
    let mut earlier = (None, OnceCell::new());
    each_bundle(position, field, &wanted, &mut |piece, bundle| {
        let from = bundle.piece();
        if earlier.0 != Some(from) {
            earlier = (Some(from), OnceCell::new());
        }
        let apart = scene
            .before()
            .is_some_and(|before| before.is_apart_from_piece(field, piece, from));
        parts.clear();
        let goals = goals.iter().filter(|goal| !(apart && goal.calm));
        parts.extend(goals.filter_map(|goal| {
            let part = scene.part(goal, piece, bundle)?;
            (!scene.is_late(goal, piece, &part.some, &earlier.1)).then_some(part)
        }));
        let all = parts.iter().map(|part| part.some);
        let Some(some) = all.reduce(Bundle::or) else {
            return ControlFlow::Continue(());
        };
        let leading = |action| {
            let mut candidate = Candidate::new(scene, &walks, piece, action, apart);
            let left = parts.iter().filter(|part| candidate.leads_on(part));
            left.map(|part| part.goal.need).collect::<Vec<_>>()
        };
        // Whoever the crew is, a Cannon does the same.
        if looks_ahead!()
            && let ControlFlow::Break(action) = some.each(ControlFlow::Break)
            && let Some(task) = action.without_crew()
            && leading(task).is_empty()
        {
            return ControlFlow::Continue(());
        }
        some.each(|action| {
            let left = leading(action);
            if !left.is_empty() {
                tries.push((left, action));
            }
            ControlFlow::Continue(())
        })
    });
    tries
}

impl<const N: usize, const W: usize> Scene<'_, N, W> {
    fn goal<'a>(&self, need: &'a Need<N, W>) -> Goal<'a, N, W> {
        let mut goal = Goal {
            need,
            help: Help::Any,
            bound: false,
            allowance: None,
            calm: false,
            asked: OnceCell::new(),
            meets_too: None,
            left: RefCell::default(),
            attackers: Default::default(),
        };
        let before = self.before();
        let comes_after =
            |leads: &Leads<W>| before.is_some_and(|before| before.comes_after(leads, &need.refuge));
        if !need.is_open_after(Progress::NONE, self.trail, self.actions - 1) {
            let steps = need.refuge.steps(self.trail).unwrap_or(self.actions);
            let leads = need.cover.leads(Progress::NONE, self.actions - 1, steps);
            goal.help = Help::Leads(leads, steps);
            goal.calm = comes_after(&leads);
            goal.meets_too = before.and_then(|before| {
                let class = before.class((before.action, before.done), &need.refuge);
                let all_meet = (leads.places() - need.refuge.touched).is_empty();
                all_meet.then_some(class == Class::Meets)
            });
        } else if self.actions == 2 {
            goal.bound = before.is_some_and(|before| before.is_apart_from_walk(self.field, need));
            let useful = Useful::before_last(self.position, self.field, self.trail, need);
            goal.help = Help::Useful(useful);
            goal.allowance = need.allowance(self.position, self.trail);
            goal.calm = goal.bound && comes_after(&Leads::anyhow(need.touched));
            let is_asked = |before: &Step<'_, N, W>| {
                let class = before.class((before.action, before.done), &need.refuge);
                need.refuge.asked().filter(|_| class == Class::Other)
            };
            if let Some(asked) = before.and_then(is_asked) {
                // The action before has not done it, so this one must, and could as well be the first.
                goal.asked = OnceCell::from(Some(asked));
                goal.calm = true;
                goal.meets_too = Some(false);
            }
        }
        goal
    }

    /// Whether all these actions should have been done before the action before.
    fn is_late(
        &self,
        goal: &Goal<'_, N, W>,
        piece: Piece,
        some: &Bundle<N, W>,
        earlier: &OnceCell<Reach<W>>,
    ) -> bool {
        let (Some(before), Some(meets_too)) = (self.before(), goal.meets_too) else {
            return false;
        };
        let at = some.piece();
        let walks = goal.need.mover == Some(at) || goal.need.refuge.at == at;
        let again = end_of(before.action) == at;
        let goes_first = !meets_too || at < before.action.piece();
        !walks && !again && goes_first && before.is_apart_from(piece, some, earlier)
    }

    /// From where shots of a piece matter, if any of its actions does.
    fn wanted(&self, goals: &[Goal<'_, N, W>]) -> impl Fn(Piece, Square<N>) -> Option<Bits<W>> {
        let mut somewhere = Leads::NOWHERE;
        let mut nearer = [Bits::EMPTY; 3];
        for goal in goals {
            let number = goal.need.refuge.number;
            match goal.help {
                Help::Leads(leads, steps) => {
                    somewhere = somewhere.and(leads);
                    nearer[number] |= goal.nearer(steps);
                }
                _ => somewhere = Leads::anyhow(Tora::<N, W>::tables().all()),
            }
        }
        let places = somewhere.places();
        let firing = somewhere.firing::<N>();
        move |piece, from| {
            let walker = self.trail.0.iter().position(|at| *at == Some(from));
            let ends = walker.map_or(Bits::EMPTY, |number| nearer[number]);
            let could = !places.is_empty() && self.field.could_change(piece, from, places);
            (could || !ends.is_empty()).then_some(firing | ends)
        }
    }

    /// What of a bundle of one piece's actions is to be looked at.
    fn part<'a, 'b>(
        &self,
        goal: &'a Goal<'b, N, W>,
        piece: Piece,
        bundle: Bundle<N, W>,
    ) -> Option<Part<'a, 'b, N, W>> {
        let helps = match &goal.help {
            Help::Leads(leads, steps) => {
                let walks = self.trail.0[goal.need.refuge.number] == Some(bundle.piece());
                let ends = if walks {
                    goal.nearer(*steps)
                } else {
                    Bits::EMPTY
                };
                decisive(self.field, piece, bundle, leads, ends)
            }
            Help::Any => Some(bundle),
            Help::Useful(useful) => useful.of_bundle(self.field, piece, bundle),
        };
        let some = match &goal.help {
            Help::Useful(useful) if !looks_ahead!() && useful.has_lasts() => bundle,
            Help::Useful(useful) => match (useful.against_lasts(bundle), helps) {
                (Some(some), Some(helps)) => some.or(helps),
                (some, helps) => some.or(helps)?,
            },
            _ => helps?,
        };
        let asked = match &goal.help {
            Help::Useful(_) if looks_ahead!() => {
                let asked = goal.asked.get_or_init(|| self.asked(goal.need));
                asked.as_ref()
            }
            _ => None,
        };
        let some = match asked {
            Some(asked) => {
                let touched = goal.need.touched | goal.need.refuge.touched;
                asked.of_bundle(self.field, piece, some, touched)?
            }
            None => some,
        };
        Some(Part { goal, some, helps })
    }
}

impl<const N: usize, const W: usize> Goal<'_, N, W> {
    /// From where the command piece would need less than so many steps.
    fn nearer(&self, steps: u32) -> Bits<W> {
        match self.need.mover {
            Some(_) => self.need.refuge.within(steps - 1),
            None => Bits::EMPTY,
        }
    }
}
