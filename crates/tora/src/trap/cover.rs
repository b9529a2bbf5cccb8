//! Which single things, done by the actions left, could together meet all attacks on a refuge.

use board::{Bits, Square};

use super::demand::Attack;
use super::done::Done;
use crate::Tora;

/// Which of the attacks something meets, one bit for each, and towards which it is a part.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Share {
    pub(super) whole: u32,
    pub(super) part: u32,
    /// The attacks that it opens.
    pub(super) opened: u32,
}

/// What has been done about the attacks so far.
#[derive(Clone, Copy)]
pub(super) struct Progress {
    met: u32,
    /// Towards which attacks there are one part, two, and three.
    parts: [u32; 3],
    /// The attacks that have been opened.
    opened: u32,
}

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
    /// The most that one action of any piece could do.
    free: Vec<Share>,
    /// The same of the action in which the command piece comes to the refuge, and of its walk there.
    arrival: Vec<Share>,
    walk: Vec<Share>,
}

/// Places where an action could do something that leaves the rest to the actions after it.
#[derive(Clone, Copy)]
pub(super) struct Leads<const W: usize> {
    pub(super) removed: Bits<W>,
    pub(super) filled: Bits<W>,
    pub(super) guarded: Bits<W>,
    /// Where who goes there can do so if it also removes an enemy.
    pub(super) via: Bits<W>,
}

impl Share {
    pub(super) const NOTHING: Self = Self {
        whole: 0,
        part: 0,
        opened: 0,
    };

    pub(super) fn and(self, other: Self) -> Self {
        Self {
            whole: self.whole | other.whole,
            part: self.part | other.part,
            opened: self.opened | other.opened,
        }
    }

    fn is_within(self, other: Self) -> bool {
        self.whole & !other.whole == 0
            && self.part & !(other.part | other.whole) == 0
            && other.opened & !self.opened == 0
    }
}

impl Progress {
    pub(super) const NONE: Self = Self {
        met: 0,
        parts: [0; 3],
        opened: 0,
    };

    pub(super) fn with(self, share: Share) -> Self {
        let [one, two, three] = self.parts;
        Self {
            met: self.met | share.whole,
            parts: [
                one | share.part,
                two | one & share.part,
                three | two & share.part,
            ],
            opened: self.opened | share.opened,
        }
    }
}

impl<const W: usize> Leads<W> {
    pub(super) const NOWHERE: Self = Self {
        removed: Bits::EMPTY,
        filled: Bits::EMPTY,
        guarded: Bits::EMPTY,
        via: Bits::EMPTY,
    };

    /// Whatever is done in these places.
    pub(super) fn anyhow(places: Bits<W>) -> Self {
        Self {
            removed: places,
            filled: places,
            guarded: places,
            via: places,
        }
    }

    pub(super) fn and(self, other: Self) -> Self {
        Self {
            removed: self.removed | other.removed,
            filled: self.filled | other.filled,
            guarded: self.guarded | other.guarded,
            via: self.via | other.via,
        }
    }

    /// From where shots could do something there: nobody shoots further than over one place.
    pub(super) fn firing<const N: usize>(&self) -> Bits<W> {
        let tables = Tora::<N, W>::tables();
        tables.spread(tables.spread(self.removed)) | self.filled | self.via
    }

    /// All these places.
    pub(super) fn places(&self) -> Bits<W> {
        self.removed | self.filled | self.guarded | self.via
    }
}

impl<const N: usize> Cover<N> {
    pub(super) const NONE: Self = Self {
        all: 0,
        by_parts: [0; 3],
        deeds: Vec::new(),
        free: Vec::new(),
        arrival: Vec::new(),
        walk: Vec::new(),
    };

    /// Of these attacks on a refuge; who comes to it can remove an enemy in `shots`.
    #[inline(never)]
    pub(super) fn new<const W: usize>(demands: &[Attack<N, W>], shots: Bits<W>) -> Self {
        let mut cover = Self {
            all: 0,
            by_parts: [0; 3],
            deeds: Vec::with_capacity(24),
            free: Vec::with_capacity(16),
            arrival: Vec::with_capacity(8),
            walk: Vec::with_capacity(8),
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
                        if at.distance(target) <= 2 {
                            add(&mut cover.free, share.and(other));
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
        let (shares, steps) = match (actions, steps) {
            (0, _) => return false,
            (_, 0) => (&self.free, 0),
            (_, 1) if actions == 1 => (&self.arrival, 0),
            (_, steps) if actions > steps => (&self.free, steps),
            (_, steps) => (&self.walk, steps - 1),
        };
        let mut shares = shares.iter();
        shares.any(|share| self.is_open(progress.with(*share), actions - 1, steps))
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
            } else if *deed == Deed::Fill {
                let with = |(other, target, share): &(Deed, Square<N>, Share)| {
                    *other == Deed::Remove
                        && at.distance(*target) <= 2
                        && self.is_open(progress.with(*share), actions, steps)
                };
                leads.via.set(*at, self.deeds.iter().any(with));
            }
        }
        leads
    }
}

/// What has to do with which attacks.
pub(super) fn share_of<const N: usize, const W: usize>(
    demands: &[Attack<N, W>],
    done: Done<W>,
) -> Share {
    let mut share = Share::NOTHING;
    for (number, Attack { demand, behind, .. }) in demands.iter().enumerate() {
        if behind.is_some_and(|at| done.removed.contains(at)) {
            share.opened |= 1 << number;
        }
        if demand.is_met(&done) {
            share.whole |= 1 << number;
        } else if demand.is_begun(&done) {
            share.part |= 1 << number;
        }
    }
    share
}

/// Adds a share unless another one does as much; those that do less go.
fn add(shares: &mut Vec<Share>, share: Share) {
    if !shares.iter().any(|other| share.is_within(*other)) {
        shares.retain(|other| !other.is_within(share));
        shares.push(share);
    }
}
