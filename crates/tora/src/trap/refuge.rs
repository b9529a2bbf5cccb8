//! Places where a command piece could end its turn, and what it takes to make them safe.

use std::cell::OnceCell;

use board::{Bits, Square};

use super::asked::Asked;
use super::cover::Cover;
use super::demand::{Attack, Demand};
use super::done::Done;
use super::follow::Sequel;
use super::memory::Memory;
use super::share::{Progress, Share};
use super::stops::Soldiers;
use super::threats::Threats;
use super::tokens::Tokens;
use super::trail::Trail;
use super::walk::Walk;
use crate::Tora;
use crate::field::Field;
use crate::jeopardy::ways;

/// A place where a command piece could end its turn.
#[derive(Clone, Copy)]
pub(super) struct Refuge<const N: usize, const W: usize> {
    /// Which command piece it is for, in square order at the start of the turn.
    pub(super) number: usize,
    pub(super) at: Square<N>,
    /// How far that piece goes with one action at most.
    pub(super) stride: usize,
    /// How far it attacks without moving.
    pub(super) shot: usize,
    /// Where an action of others could meet an attack at the start of the turn.
    pub(super) touched: Bits<W>,
    /// What was asked at the start of the turn of the two actions before the last one.
    asked: Option<Asked<W>>,
}

impl<const N: usize, const W: usize> Refuge<N, W> {
    /// All places that own command pieces could come to in this turn.
    pub(super) fn all(position: &Tora<N, W>) -> Vec<Self> {
        let slope = usize::from(position.has_land()); // T-T5
        let mut refuges = Vec::new();
        for (number, command) in position.commands[position.side.index()].iter().enumerate() {
            if !command.taken {
                let stride = usize::from(command.kind.limit()) + slope;
                let far = stride * usize::from(position.left);
                let near = Tora::<N, W>::tables().near_both(command.at, command.at, far);
                let shot = if command.kind.is_ruler() { 2 } else { 1 }; // T-A2, T-A3
                refuges.extend(near.iter().map(|at| Self {
                    number,
                    at,
                    stride,
                    shot,
                    touched: Bits::EMPTY,
                    asked: None,
                }));
            }
        }
        refuges
    }

    /// How many actions its command piece needs at least to come there.
    pub(super) fn steps(&self, trail: &Trail<N>) -> Option<u32> {
        let here = trail.0[self.number]?;
        Some(here.distance(self.at).div_ceil(self.stride) as u32)
    }

    /// What was asked at the start of the turn of the two actions before the last one, if that is known.
    pub(super) fn asked(&self) -> Option<Asked<W>> {
        self.asked.filter(|_| looks_ahead!())
    }

    /// The places from which its command piece could come there with so many actions.
    pub(super) fn within(&self, actions: u32) -> Bits<W> {
        Tora::<N, W>::tables().near_both(self.at, self.at, self.stride * actions as usize)
    }
}

/// What must happen for a command piece to be safe on a refuge, as seen from a certain position.
pub(super) struct Need<const N: usize, const W: usize> {
    pub(super) refuge: Refuge<N, W>,
    /// Where the command piece is, if it must still go there.
    pub(super) mover: Option<Square<N>>,
    /// Where an action of others can meet an attack.
    pub(super) touched: Bits<W>,
    /// Where its command piece could remove an enemy in the action in which it comes there.
    pub(super) shots: Bits<W>,
    /// The attacks that must be met, each by itself, and those that removals would open.
    pub(super) demands: Vec<Attack<N, W>>,
    pub(super) cover: Cover<N>,
    /// Where the next action must change something, if the actions after it could do nothing
    /// without that.
    pub(super) zone: Option<Bits<W>>,
    /// What two actions must do after one that has nothing to do with it.
    pub(super) sequel: OnceCell<Option<Sequel<N, W>>>,
    /// What is asked of the two actions before the last one.
    pub(super) asked: OnceCell<Option<Asked<W>>>,
}

impl<const N: usize, const W: usize> Need<N, W> {
    /// The refuges that so many actions could still make safe, with what each needs. Those left out
    /// can't be; of the others nothing is proved. `free` takes it that nothing is in the way of the
    /// command pieces.
    #[inline(never)]
    pub(super) fn of_all(
        position: &Tora<N, W>,
        field: &Field<N, W>,
        trail: &Trail<N>,
        refuges: &[Refuge<N, W>],
        (actions, free): (u32, bool),
        memory: &mut Memory<N, W>,
    ) -> Vec<Self> {
        let soldiers = [0, 1, 2, 3].map(|others| Soldiers::of(position.side, field, others));
        let mut needs = Vec::new();
        for (number, at) in trail.0.into_iter().enumerate() {
            let mut threats = None;
            let mut walk = None;
            let band = position.band(trail, number);
            for refuge in refuges.iter().filter(|refuge| refuge.number == number) {
                let steps = refuge.steps(trail);
                if steps.is_none_or(|steps| steps > actions) {
                    continue;
                }
                let steps = if free {
                    steps
                } else {
                    walk.get_or_insert_with(|| Walk::of(position, field, at, actions))
                        .steps_to(refuge.at)
                };
                let Some(others) = steps.and_then(|steps| actions.checked_sub(steps)) else {
                    continue;
                };
                if threats.is_none() {
                    threats = Threats::new(position, at, refuges.len());
                }
                let Some(threats) = &mut threats else {
                    continue;
                };
                let soldiers = &soldiers[others as usize];
                let Some(mut need) = threats.need(*refuge, soldiers, (actions, others), memory)
                else {
                    continue;
                };
                if band.strikes == 0 {
                    need.shots = Bits::EMPTY;
                }
                let is_open = |need: &Need<N, W>| need.may_be_open(trail, actions);
                if is_open(&need) && threats.sharpen(&mut need, soldiers, memory, is_open) {
                    threats.look_behind(&mut need, soldiers, others);
                    need.cover = Cover::new(&need.demands, need.shots, band);
                    if !need.is_open_after(Progress::NONE, trail, actions) {
                        continue;
                    }
                    // Who must walk all the time gets no help from others.
                    if others > 0 {
                        let places = need.demands().map(|demand| demand.places);
                        need.touched = places.fold(Bits::EMPTY, |all, places| all | places);
                    }
                    needs.push(need);
                }
            }
        }
        needs
    }

    /// Notes that so many actions could not make the refuge safe as the board is: one before them
    /// must meet an attack or be a walk, or clear the way if that would be enough.
    pub(super) fn confine(&mut self, actions: u32, way_matters: bool) {
        let at = self.refuge.at;
        let from = self.mover.unwrap_or(at);
        let places = self.demands().map(|demand| demand.places);
        let mut zone = places.fold(Bits::of(from), |all, places| all | places);
        if way_matters {
            zone |= ways(from, at, self.refuge.stride * actions as usize);
        }
        self.zone = Some(zone);
    }

    /// Where its command piece could remove an enemy when it comes there.
    pub(super) fn shots(&self) -> Bits<W> {
        self.shots
    }

    pub(super) fn demands(&self) -> impl Iterator<Item = &Demand<W>> {
        self.demands.iter().map(|attack| &attack.demand)
    }

    /// Whether so many actions could do, at a first look. If not, none can; if so, that proves
    /// nothing.
    fn may_be_open(&self, trail: &Trail<N>, actions: u32) -> bool {
        let steps = self.refuge.steps(trail);
        let Some(fillings) = steps.and_then(|steps| actions.checked_sub(steps)) else {
            return false;
        };
        // Its own moves fill nothing on the way to it.
        if (fillings, actions) == (0, 1) {
            let removals = self.demands().map(|demand| demand.removals(&Done::NOTHING));
            let shots = removals.reduce(|all, removals| all & removals);
            return shots.is_none_or(|removals| removals.meets(self.shots));
        }
        let tokens = Tokens {
            removals: actions,
            fillings,
        };
        tokens.cover(&self.demands, Done::NOTHING)
    }

    /// What this does about the attacks.
    pub(super) fn share(&self, done: Done<W>) -> Share {
        self.cover.share(done)
    }

    /// Whether so many actions more could do after this, with the command pieces as in `trail`. If
    /// not, none can; if so, that proves nothing.
    pub(super) fn is_open_after(&self, progress: Progress, trail: &Trail<N>, actions: u32) -> bool {
        let steps = self.refuge.steps(trail);
        steps.is_some_and(|steps| self.cover.is_open(progress, actions, steps))
    }

    /// What is asked of the two actions before the last one, if that has been found out.
    pub(super) fn asked(&self) -> Option<Asked<W>> {
        match looks_ahead!() {
            true => self.asked.get().copied().flatten(),
            false => None,
        }
    }

    /// The refuge as it is looked at after an action, which may be the first one of the turn.
    pub(super) fn refuge_after(&self, first: bool) -> Refuge<N, W> {
        if !first {
            return self.refuge;
        }
        Refuge {
            touched: self.touched,
            asked: self.asked(),
            ..self.refuge
        }
    }

    /// Where an action must meet an attack: the one with the fewest places. `None` if there is none.
    pub(super) fn narrowest(&self) -> Option<Bits<W>> {
        let attacks = self.demands.iter().filter(|attack| attack.behind.is_none());
        let places = attacks.map(|attack| attack.demand.places);
        places.min_by_key(Bits::count)
    }
}
