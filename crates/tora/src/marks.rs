//! What the pieces of the side to move have done in the running turn.

use board::Square;

/// What one piece has done in the running turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Activity {
    /// It moved, changed stance or was readied.
    pub moved: bool,
    /// It attacked.
    pub attacked: bool,
    /// How its search for the enemy Assassin ended, if it searched (T-X6).
    pub searched: Option<Search>,
    /// It is bound as crew: to the own Cannon with this number in square order, from 0.
    pub(crate) bound: Option<u8>,
}

/// How a search has ended (T-X6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Search {
    /// Nothing was found: the searcher does nothing more in this turn.
    Vain,
    /// It has just found the Assassin and may take it at once.
    MayTake,
    /// It has found the Assassin.
    Found,
}

impl Activity {
    /// Whether it acted, which crew service is not.
    #[must_use]
    pub const fn acted(self) -> bool {
        self.moved || self.attacked || self.searched.is_some()
    }
}

/// The number of a Cannon that has left the board, to which pieces stay bound.
pub(crate) const GONE: u8 = 2;

/// Greater than every packed activity, so that unused entries are sorted to the end.
const NONE: u16 = u16::MAX;
const ROOM: usize = 12;
/// The lowest bit of the square.
const SQUARE_AT: u32 = 6;

/// The activity of all pieces that did something, in square order.
///
/// Three actions mark at most three pieces and nine of their crew; a search that leads to a free
/// taking with a Cannon marks no more. The order makes equal activity
/// equal in memory, so `Eq` and `Hash` can be derived.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Marks([u16; ROOM]);

impl Marks {
    pub(crate) const EMPTY: Self = Self([NONE; ROOM]);

    pub(crate) fn is_empty(&self) -> bool {
        self.0[0] == NONE
    }

    pub(crate) fn is_full(&self) -> bool {
        self.0[ROOM - 1] != NONE
    }

    #[inline]
    pub(crate) fn iter<const N: usize>(&self) -> impl Iterator<Item = (Square<N>, Activity)> {
        self.0.into_iter().map_while(unpack)
    }

    #[inline]
    pub(crate) fn get<const N: usize>(&self, at: Square<N>) -> Activity {
        self.place_of(at)
            .and_then(|place| unpack::<N>(self.0[place]))
            .map_or_else(Activity::default, |(_, activity)| activity)
    }

    #[inline]
    fn place_of<const N: usize>(&self, at: Square<N>) -> Option<usize> {
        let wanted = at.index() as u16;
        let used = self.0.iter().take_while(|packed| **packed != NONE);
        used.map(|packed| packed >> SQUARE_AT)
            .position(|index| index == wanted)
    }

    pub(crate) fn put<const N: usize>(&mut self, at: Square<N>, activity: Activity) {
        self.take(at);
        if activity != Activity::default() {
            debug_assert!(!self.is_full(), "more activity than a turn can hold");
            let mut packed = pack(at, activity);
            for other in &mut self.0 {
                if *other > packed {
                    std::mem::swap(other, &mut packed);
                    if packed == NONE {
                        break;
                    }
                }
            }
        }
    }

    /// Removes the activity of the piece at a square and returns it.
    pub(crate) fn take<const N: usize>(&mut self, at: Square<N>) -> Activity {
        let Some(mut place) = self.place_of(at) else {
            return Activity::default();
        };
        let activity =
            unpack::<N>(self.0[place]).map_or_else(Activity::default, |(_, activity)| activity);
        while place < ROOM && self.0[place] != NONE {
            self.0[place] = self.0.get(place + 1).copied().unwrap_or(NONE);
            place += 1;
        }
        activity
    }

    /// Exchanges the numbers of the two Cannons, after one has passed the other in square order.
    pub(crate) fn swap_cannons<const N: usize>(&mut self) {
        for packed in &mut self.0 {
            if let Some((at, activity)) = unpack::<N>(*packed) {
                // No side has more than two, so their numbers are 0 and 1.
                let bound = activity.bound.map(|cannon| match cannon {
                    GONE => GONE,
                    cannon => 1 - cannon,
                });
                *packed = pack(at, Activity { bound, ..activity });
            }
        }
    }

    /// The Cannon with this number leaves the board: its crew stays bound (T-C5), and the other
    /// Cannon becomes the first one.
    pub(crate) fn lose_cannon<const N: usize>(&mut self, number: u8) {
        for packed in &mut self.0 {
            if let Some((at, activity)) = unpack::<N>(*packed) {
                let bound = activity.bound.map(|cannon| match cannon {
                    cannon if cannon == number => GONE,
                    GONE => GONE,
                    _ => 0,
                });
                *packed = pack(at, Activity { bound, ..activity });
            }
        }
    }

    /// The search of the piece that has just found the Assassin, if there is one.
    pub(crate) fn finder<const N: usize>(&self) -> Option<Square<N>> {
        let mut marks = self.iter();
        let finds = |activity: Activity| activity.searched == Some(Search::MayTake);
        marks.find_map(|(at, activity)| finds(activity).then_some(at))
    }

    /// Whether the enemy Assassin was found in this turn by a piece that is still on the board
    /// (T-J8).
    pub(crate) fn found<const N: usize>(&self) -> bool {
        let found =
            |activity: Activity| matches!(activity.searched, Some(Search::MayTake | Search::Found));
        self.iter::<N>().any(|(_, activity)| found(activity))
    }

    pub(crate) const fn words(&self) -> &[u16; ROOM] {
        &self.0
    }
}

fn pack<const N: usize>(at: Square<N>, activity: Activity) -> u16 {
    let bound = activity.bound.map_or(0, |cannon| u16::from(cannon) + 1);
    let searched = match activity.searched {
        None => 0,
        Some(Search::Vain) => 1,
        Some(Search::MayTake) => 2,
        Some(Search::Found) => 3,
    };
    // The square is in the highest bits, so that sorting the numbers sorts by square.
    (at.index() as u16) << SQUARE_AT
        | searched << 4
        | bound << 2
        | u16::from(activity.attacked) << 1
        | u16::from(activity.moved)
}

#[inline]
fn unpack<const N: usize>(packed: u16) -> Option<(Square<N>, Activity)> {
    let at = Square::from_index((packed >> SQUARE_AT) as usize)?;
    let activity = Activity {
        moved: packed & 1 != 0,
        attacked: packed & 2 != 0,
        searched: match packed >> 4 & 3 {
            0 => None,
            1 => Some(Search::Vain),
            2 => Some(Search::MayTake),
            _ => Some(Search::Found),
        },
        bound: (packed >> 2 & 3).checked_sub(1).map(|cannon| cannon as u8),
    };
    Some((at, activity))
}
