//! Which single things, done by the actions left, could together meet all attacks on a refuge.

use board::{Bits, Square};

use super::demand::Attack;
use super::done::Done;
use super::leads::Leads;
use super::left::Left;
use super::share::{Progress, Share, add, share_of};

/// One thing that can be done at a place.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Deed {
    Remove,
    Fill,
    Guard,
}

/// The attacks on a refuge, by number, and all that one action could do about them.
pub(super) struct Cover<const N: usize> {
    all: u32,
    /// Attacks that are met by so many parts, from one: two, three.
    by_parts: [u32; 3],
    deeds: Vec<(Deed, Square<N>, Share)>,
    /// Where one action can fill a place and remove a piece elsewhere, if that does more than either.
    pairs: Vec<(Square<N>, Square<N>, Share)>,
    /// The most that one action of any piece could do.
    free: Vec<Share>,
    /// The same of the action in which the command piece comes to the refuge, and of its walk there.
    arrival: Vec<Share>,
    walk: Vec<Share>,
    band: Band,
}

/// What single pieces can do at once, and how often.
#[derive(Clone, Copy)]
pub(super) struct Band {
    /// How often the command piece can still attack somebody (T-R4).
    pub(super) strikes: u32,
    /// How far from the place that it fills a piece can remove another with the same action.
    pub(super) span: usize,
}

impl<const N: usize> Cover<N> {
    pub(super) const NONE: Self = Self {
        all: 0,
        by_parts: [0; 3],
        deeds: Vec::new(),
        pairs: Vec::new(),
        free: Vec::new(),
        arrival: Vec::new(),
        walk: Vec::new(),
        band: Band {
            strikes: 0,
            span: 0,
        },
    };

    /// Of these attacks on a refuge; who comes to it can remove an enemy in `shots`.
    #[inline(never)]
    pub(super) fn new<const W: usize>(
        demands: &[Attack<N, W>],
        shots: Bits<W>,
        band: Band,
    ) -> Self {
        let mut cover = Self {
            all: 0,
            by_parts: [0; 3],
            deeds: Vec::with_capacity(24),
            pairs: Vec::new(),
            free: Vec::with_capacity(16),
            arrival: Vec::with_capacity(8),
            walk: Vec::with_capacity(8),
            band,
        };
        let mut removals = Bits::EMPTY;
        let mut stops = Bits::EMPTY;
        for (number, attack) in demands.iter().enumerate() {
            let demand = &attack.demand;
            if attack.behind.is_none() {
                cover.all |= 1 << number;
            }
            if let Some(parts @ 1..=3) = demand.parts() {
                cover.by_parts[parts as usize - 1] |= 1 << number;
            }
            removals |= demand.all_removals();
            stops |= demand.all_stops();
        }
        let none = Bits::EMPTY;
        for at in removals.iter() {
            let share = share_of(demands, Done::NOTHING.and(Bits::of(at), none, none));
            cover.deeds.push((Deed::Remove, at, share));
            add(&mut cover.walk, share);
            add(&mut cover.free, share);
            if shots.contains(at) {
                add(&mut cover.arrival, share);
            }
        }
        let of_removals = cover.deeds.len();
        for at in stops.iter() {
            for deed in [Deed::Fill, Deed::Guard] {
                let done = match deed {
                    Deed::Fill => Done::NOTHING.and(none, Bits::of(at), none),
                    _ => Done::NOTHING.and(none, none, Bits::of(at)),
                };
                let share = share_of(demands, done);
                if share == Share::NOTHING {
                    continue;
                }
                cover.deeds.push((deed, at, share));
                add(&mut cover.free, share);
                if deed == Deed::Fill {
                    for number in 0..of_removals {
                        let (_, target, other) = cover.deeds[number];
                        if at.distance(target) <= band.span {
                            let both = share.and(other);
                            if both != share && both != other {
                                cover.pairs.push((at, target, both));
                            }
                            add(&mut cover.free, both);
                        }
                    }
                }
            }
        }
        for shares in [&mut cover.free, &mut cover.arrival, &mut cover.walk] {
            if shares.is_empty() {
                shares.push(Share::NOTHING);
            }
        }
        cover
    }

    /// What one action that does this does about the attacks.
    pub(super) fn share<const W: usize>(&self, done: Done<W>) -> Share {
        let does = |(deed, at, _): &&(Deed, Square<N>, Share)| match deed {
            Deed::Remove => done.removed.contains(*at),
            Deed::Fill => done.filled.contains(*at),
            Deed::Guard => done.guarded.contains(*at),
        };
        let shares = self.deeds.iter().filter(does).map(|(.., share)| *share);
        shares.fold(Share::NOTHING, Share::and)
    }

    /// Whether nothing known is left.
    pub(super) fn is_done(&self, progress: Progress) -> bool {
        let [one, two, three] = progress.parts;
        let [by_one, by_two, by_three] = self.by_parts;
        let met = progress.met | one & by_one | two & by_two | three & by_three;
        (self.all | progress.opened) & !met == 0
    }

    /// Whether so many more actions could do the rest, if the command piece needs so many of them to
    /// come to the refuge. If not, none can; if so, that proves nothing.
    pub(super) fn is_open(&self, progress: Progress, actions: u32, steps: u32) -> bool {
        if steps > actions {
            return false;
        }
        if self.is_done(progress) {
            return true;
        }
        // Who must walk all the time is alone.
        let (shares, alone, steps) = match (actions, steps) {
            (0, _) => return false,
            (1, 1) => (&self.arrival, true, 0),
            (_, steps) if actions > steps => (&self.free, false, steps),
            (_, steps) => (&self.walk, true, steps - 1),
        };
        let open = |progress| self.is_open(progress, actions - 1, steps);
        if alone && progress.strikes >= self.band.strikes {
            return open(progress);
        }
        let mut shares = shares.iter();
        shares.any(|share| {
            let next = progress.with(*share);
            open(if alone { next.and_strike() } else { next })
        }) || (alone && self.band.strikes == 1 && open(progress))
    }

    /// Whether one action of a piece that is no ruler could do the rest.
    pub(super) fn is_open_without_rulers(&self, progress: Progress) -> bool {
        let does = |share| self.is_done(progress.with(share));
        let mut near = self
            .pairs
            .iter()
            .filter(|(at, target, _)| at.distance(*target) <= 1);
        self.is_done(progress)
            || self.deeds.iter().any(|(.., share)| does(*share))
            || near.any(|(.., both)| does(*both))
    }

    /// Whether the command piece can still attack somebody.
    pub(super) fn may_strike(&self, progress: Progress) -> bool {
        progress.strikes < self.band.strikes
    }

    /// The same if one of them attacks an enemy command piece that is to be taken, which meets nothing.
    pub(super) fn is_open_beside(&self, progress: Progress, actions: u32, steps: u32) -> bool {
        let Some(others) = actions.checked_sub(1) else {
            return false;
        };
        let fills = self.deeds.iter().filter(|(deed, ..)| *deed == Deed::Fill);
        self.is_open(progress, others, steps)
            || (steps > 0 && self.is_open(progress, others, steps - 1))
            || fills
                .map(|(_, _, share)| progress.with(*share))
                .any(|progress| self.is_open(progress, others, steps))
    }

    /// What a last action must do after this. Which places stop a half stopped attack `halves` knows.
    pub(super) fn left<const W: usize>(
        &self,
        progress: Progress,
        halves: &[(u32, Bits<W>)],
    ) -> Left<N, W> {
        let fits = |at, share: Share| {
            let mut halves = halves.iter();
            halves.all(|(attack, others)| {
                share.part & !share.whole & attack == 0 || others.contains(at)
            })
        };
        let mut leads = Leads::NOWHERE;
        let mut pairs = Vec::new();
        for (deed, at, share) in &self.deeds {
            let progress = progress.with(*share);
            if *deed != Deed::Remove && !fits(*at, *share) {
                continue;
            }
            match deed {
                _ if !self.is_done(progress) => {}
                Deed::Remove => leads.removed.insert(*at),
                Deed::Fill => leads.filled.insert(*at),
                Deed::Guard => leads.guarded.insert(*at),
            }
        }
        for (at, target, both) in &self.pairs {
            let known = leads.filled.contains(*at) || leads.removed.contains(*target);
            if !known && self.is_done(progress.with(*both)) && fits(*at, *both) {
                pairs.push((*at, *target));
            }
        }
        (leads, pairs)
    }

    /// The attacks that one part of two has been done about.
    pub(super) fn halves(&self, progress: Progress) -> u32 {
        progress.parts[0] & self.by_parts[1] & !progress.met
    }

    /// Where an action must do something so that so many others could do the rest.
    #[inline(never)]
    pub(super) fn leads<const W: usize>(
        &self,
        progress: Progress,
        actions: u32,
        steps: u32,
    ) -> Leads<W> {
        let mut leads = Leads::NOWHERE;
        for (deed, at, share) in &self.deeds {
            let progress = progress.with(*share);
            if self.is_open(progress, actions, steps) {
                match deed {
                    Deed::Remove => leads.removed.insert(*at),
                    Deed::Fill => leads.filled.insert(*at),
                    Deed::Guard => leads.guarded.insert(*at),
                }
            }
        }
        for (at, target, both) in &self.pairs {
            let known = leads.filled.contains(*at)
                || leads.via.contains(*at)
                || leads.removed.contains(*target);
            if !known && self.is_open(progress.with(*both), actions, steps) {
                leads.via.insert(*at);
            }
        }
        leads
    }
}
