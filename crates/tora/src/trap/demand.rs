//! How an attack can be met.

use board::{Bits, Square};
use game::Side;

use super::cover::Leads;
use crate::action::{Action, CannonTask};
use crate::field::Field;
use crate::{Kind, Piece, Tora};

/// The Soldiers that could stop attacks in defense stance.
pub(super) struct Soldiers<const W: usize> {
    /// Those that can take it up where they are.
    now: Bits<W>,
    /// Places where others could stand in it after the actions left.
    later: Bits<W>,
    /// Whether there is more than one action.
    several: bool,
}

/// An attack that must be met, and how that can be.
#[derive(Clone, Copy)]
pub(super) struct Demand<const W: usize> {
    /// All places where an action can help.
    pub(super) places: Bits<W>,
    /// Pieces without which it fails, each.
    removals: Bits<W>,
    /// The crew of a Cannon, if so many more than one must be removed.
    crew: Bits<W>,
    spare: u32,
    /// Empty places each of which stops it when filled.
    fillings: Bits<W>,
    /// Empty places of which several, when filled, could stop it.
    several: Bits<W>,
    /// Soldiers each of which stops it in defense stance.
    guards: Bits<W>,
    /// Places in which a Soldier would stop it that comes and takes up defense stance.
    comers: Bits<W>,
}

/// How much some actions can do. Each removes a piece and fills a place, or changes a stance.
#[derive(Clone, Copy)]
pub(super) struct Tokens {
    pub(super) removals: u32,
    pub(super) fillings: u32,
}

/// What has been done about attacks.
#[derive(Clone, Copy)]
pub(super) struct Done<const W: usize> {
    pub(super) removed: Bits<W>,
    pub(super) filled: Bits<W>,
    /// Where Soldiers changed their stance.
    pub(super) guarded: Bits<W>,
}

impl<const W: usize> Soldiers<W> {
    pub(super) fn of<const N: usize>(side: Side, field: &Field<N, W>, actions: u32) -> Self {
        let now = field.standing(Piece::new(side, Kind::Soldier));
        let mut later = Bits::EMPTY;
        if actions > 1 {
            // A step and the change of stance are an action each.
            let stride = usize::from(Kind::Soldier.limit()) + usize::from(field.land.is_some());
            let steps = (actions as usize - 1) * stride;
            let all = now | (field.defenders & field.of[side.index()]);
            let spread = |set, _| Tora::<N, W>::tables().spread(set);
            later = (0..steps).fold(all, spread) - now;
        }
        Self {
            now,
            later,
            several: actions > 1,
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

    /// Adds all that might stop this attack, which it makes on this board. What of it does,
    /// [`keep_stops`](Self::keep_stops) finds out; that takes longer.
    pub(super) fn add_stops<const N: usize>(
        &mut self,
        board: &Field<N, W>,
        (piece, from, at): (Piece, Square<N>, Square<N>),
        soldiers: &Soldiers<W>,
    ) {
        if piece.kind == Kind::Cannon {
            self.fillings = Tora::<N, W>::tables().between(from, at);
        } else {
            let way = board.way_of(piece, from, at) - Bits::of(from) - Bits::of(at);
            self.fillings = way & board.empty();
            self.guards = way & soldiers.now;
            self.comers = way & soldiers.later;
            if soldiers.several {
                self.several = self.stops();
            }
        }
        self.places |= self.stops();
    }

    /// Takes away what can't stop this attack on a piece of `side` after all.
    pub(super) fn keep_stops<const N: usize>(
        &mut self,
        board: &mut Field<N, W>,
        side: Side,
        (piece, from, at): (Piece, Square<N>, Square<N>),
    ) {
        if piece.kind == Kind::Cannon {
            return;
        }
        let before = (board.occupied, board.defenders, board.of[side.index()]);
        let mut stopped = |filled: Bits<W>, guarded: Bits<W>| {
            board.occupied = before.0 | filled;
            board.defenders = before.1 | guarded;
            board.of[side.index()] = before.2 | filled;
            !board.area(piece, from).contains(at)
        };
        if stopped(self.fillings | self.comers, self.guards | self.comers) {
            self.fillings = each_that::<N, W>(self.fillings, |at| stopped(at, Bits::EMPTY));
            self.guards = each_that::<N, W>(self.guards, |at| stopped(Bits::EMPTY, at));
            self.comers = each_that::<N, W>(self.comers, |at| stopped(at, at));
        } else {
            self.places = self.removals | self.crew;
            (self.fillings, self.guards) = (Bits::EMPTY, Bits::EMPTY);
            (self.comers, self.several) = (Bits::EMPTY, Bits::EMPTY);
        }
        (board.occupied, board.defenders, board.of[side.index()]) = before;
    }

    pub(super) fn can_be_stopped(&self) -> bool {
        !self.stops().is_empty()
    }

    fn stops(&self) -> Bits<W> {
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
    fn crew_left(&self, done: &Done<W>) -> u32 {
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

impl<const W: usize> Done<W> {
    pub(super) const NOTHING: Self = Self {
        removed: Bits::EMPTY,
        filled: Bits::EMPTY,
        guarded: Bits::EMPTY,
    };

    /// What one action of `side` does on this board.
    pub(super) fn by<const N: usize>(action: Action<N>, field: &Field<N, W>, side: Side) -> Self {
        let some = |at: Option<Square<N>>| at.map_or(Bits::EMPTY, Bits::of);
        let none = Bits::EMPTY;
        match action {
            Action::Go { from, to, attack } => {
                Self::NOTHING.and(some(attack), some((from != to).then_some(to)), none)
            }
            // Assassins are looked at apart, and searches are in vain.
            Action::Prowl { .. } | Action::Search { .. } | Action::Take { .. } => Self::NOTHING,
            Action::Stance { at } => Self::NOTHING.and(none, none, Bits::of(at)),
            Action::Cannon { at, task, .. } => match task {
                CannonTask::Move(to) => Self::NOTHING.and(none, Bits::of(to), none),
                CannonTask::Fire(dir) => {
                    Self::NOTHING.and(some(field.fire(side, at, dir)), none, none)
                }
                CannonTask::Ready => Self::NOTHING,
            },
        }
    }

    /// Whether some of it was done where it leads.
    pub(super) fn is_where(&self, leads: &Leads<W>) -> bool {
        self.removed.meets(leads.removed)
            || self.filled.meets(leads.filled)
            || (self.is_mixed() && self.filled.meets(leads.via))
            || self.guarded.meets(leads.guarded)
    }

    /// The places of what was removed, and of Soldiers that changed their stance.
    pub(super) fn cleared(&self) -> Bits<W> {
        self.removed | self.guarded
    }

    /// Whether it does two things at once.
    pub(super) fn is_mixed(&self) -> bool {
        !self.removed.is_empty() && !self.filled.is_empty()
    }

    /// Whether some of it was done in these places.
    pub(super) fn is_in(&self, places: Bits<W>) -> bool {
        (self.removed | self.filled | self.guarded).meets(places)
    }

    pub(super) fn and(self, removed: Bits<W>, filled: Bits<W>, guarded: Bits<W>) -> Self {
        Self {
            removed: self.removed | removed,
            filled: self.filled | filled,
            guarded: self.guarded | guarded,
        }
    }
}

impl Tokens {
    /// Whether they could meet all these attacks after what has been done.
    pub(super) fn cover<const N: usize, const W: usize>(
        self,
        demands: &[(Square<N>, Demand<W>)],
        done: Done<W>,
    ) -> bool {
        let Some(((_, first), others)) = demands.split_first() else {
            return true;
        };
        if first.is_met(&done) {
            return self.cover(others, done);
        }
        let rest = |options: Bits<W>, removals, fillings, done| {
            let left = self.less(removals, fillings);
            !options.is_empty() && left.is_some_and(|left| left.cover(others, done))
        };
        // What meets the first one is taken to meet all that can be met in the same places.
        let remove = |set| done.and(set, Bits::EMPTY, Bits::EMPTY);
        let fill = |set| done.and(Bits::EMPTY, set, Bits::EMPTY);
        let guard = |set| done.and(Bits::EMPTY, Bits::EMPTY, set);
        let both = |set| done.and(Bits::EMPTY, set, set);
        let begun = |set: Bits<W>| u32::from(set.meets(done.filled | done.guarded));
        rest(first.removals, 1, 0, remove(first.removals))
            || rest(first.fillings, 0, 1, fill(first.fillings))
            || rest(first.guards, 1, 1, guard(first.guards))
            || rest(first.crew, first.crew_left(&done), 0, remove(first.crew))
            || rest(first.comers, 1, 2 - begun(first.comers), both(first.comers))
            || rest(
                first.several,
                0,
                2 - begun(first.several),
                both(first.several),
            )
    }

    fn less(self, removals: u32, fillings: u32) -> Option<Self> {
        Some(Self {
            removals: self.removals.checked_sub(removals)?,
            fillings: self.fillings.checked_sub(fillings)?,
        })
    }
}

/// Those of these places, each by itself, of which this is true.
fn each_that<const N: usize, const W: usize>(
    set: Bits<W>,
    mut is_true: impl FnMut(Bits<W>) -> bool,
) -> Bits<W> {
    let places = set.iter::<N>().map(Bits::of);
    let some = places.filter(|place| is_true(*place));
    some.fold(Bits::EMPTY, |some, place| some | place)
}
