//! How an attack can be met.

use board::{Bits, Square};

use super::done::Done;

/// An attack that must be met, and how that can be.
#[derive(Clone, Copy)]
pub(super) struct Demand<const W: usize> {
    /// All places where an action can help.
    pub(super) places: Bits<W>,
    /// Pieces without which it fails, each.
    pub(super) removals: Bits<W>,
    /// The crew of a Cannon, if so many more than one must be removed.
    pub(super) crew: Bits<W>,
    pub(super) spare: u32,
    /// Empty places each of which stops it when filled.
    pub(super) fillings: Bits<W>,
    /// Empty places of which several, when filled, could stop it.
    pub(super) several: Bits<W>,
    /// Soldiers each of which stops it in defense stance.
    pub(super) guards: Bits<W>,
    /// Places in which a Soldier would stop it that comes and takes up defense stance.
    pub(super) comers: Bits<W>,
}

/// An attack on a refuge, and how it can be met.
#[derive(Clone, Copy)]
pub(super) struct Attack<const N: usize, const W: usize> {
    pub(super) from: Square<N>,
    pub(super) demand: Demand<W>,
    /// The enemy behind whom it waits, if it comes only once that one is removed.
    pub(super) behind: Option<Square<N>>,
    /// How far it was found out what can stop it: what single things can, and what several.
    pub(super) level: u8,
}

impl<const N: usize, const W: usize> Attack<N, W> {
    /// By an enemy that can be removed unless it is a lasting one.
    pub(super) fn new(from: Square<N>, lasting: Bits<W>) -> Self {
        Self {
            from,
            demand: Demand::removal(Bits::of(from) - lasting),
            behind: None,
            level: 0,
        }
    }
}

impl<const W: usize> Demand<W> {
    /// That one of these pieces is removed.
    pub(super) fn removal(removals: Bits<W>) -> Self {
        Self {
            places: removals,
            removals,
            crew: Bits::EMPTY,
            spare: 0,
            fillings: Bits::EMPTY,
            several: Bits::EMPTY,
            guards: Bits::EMPTY,
            comers: Bits::EMPTY,
        }
    }

    /// The attack is that of a Cannon, which needs two of its crew (T-C4); those in `lasting` stay.
    pub(super) fn add_crew(&mut self, crew: Bits<W>, lasting: Bits<W>) {
        let mortal = crew - lasting;
        self.places |= mortal;
        match crew.count().saturating_sub(2) {
            0 => self.removals |= mortal,
            spare => {
                self.crew = mortal;
                self.spare = spare;
            }
        }
    }

    pub(super) fn stops(&self) -> Bits<W> {
        self.fillings | self.guards | self.comers
    }

    /// Whether only the removal of one certain piece can meet it.
    pub(super) fn is_single_removal(&self) -> bool {
        self.places.count() <= 1 && self.places == self.removals
    }

    /// Pieces without each of which it fails after what has been done.
    pub(super) fn removals(&self, done: &Done<W>) -> Bits<W> {
        match self.crew_left(done) {
            1 => self.removals | self.crew,
            _ => self.removals,
        }
    }

    /// How many of the crew must still be removed, if that is to meet it.
    pub(super) fn crew_left(&self, done: &Done<W>) -> u32 {
        (self.spare + 1).saturating_sub((self.crew & done.removed).count())
    }

    /// All pieces whose removal could help.
    pub(super) fn all_removals(&self) -> Bits<W> {
        self.removals | self.crew
    }

    /// All places that could help when they are filled or guarded.
    pub(super) fn all_stops(&self) -> Bits<W> {
        self.stops() | self.several
    }

    /// How many parts of what meets it together are enough; `None` if there are no such parts.
    pub(super) fn parts(&self) -> Option<u32> {
        if self.spare > 0 {
            Some(self.spare + 1)
        } else {
            (!(self.several | self.comers).is_empty()).then_some(2)
        }
    }

    /// Whether this is a part of what could meet it.
    pub(super) fn is_begun(&self, done: &Done<W>) -> bool {
        self.crew.meets(done.removed)
            || (self.several | self.comers).meets(done.filled | done.guarded)
    }

    pub(super) fn is_met(&self, done: &Done<W>) -> bool {
        self.removals.meets(done.removed)
            || self.crew_left(done) == 0
            || self.fillings.meets(done.filled)
            || self.guards.meets(done.guarded)
            || self.comers.meets(done.guarded & done.filled)
    }
}
