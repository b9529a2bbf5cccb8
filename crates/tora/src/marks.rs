//! What the pieces of the side to move have done in the running turn.

use board::Square;

/// What one piece has done in the running turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Activity {
    /// It moved, changed stance or was readied.
    pub moved: bool,
    /// It attacked.
    pub attacked: bool,
    /// It is bound as crew: to the own Cannon with this number in square order, from 0.
    pub(crate) bound: Option<u8>,
}

impl Activity {
    /// Whether it acted, which crew service is not.
    #[must_use]
    pub const fn acted(self) -> bool {
        self.moved || self.attacked
    }
}

/// Greater than every packed activity, so that unused entries are sorted to the end.
const NONE: u16 = u16::MAX;
const ROOM: usize = 12;

/// The activity of all pieces that did something, in square order.
///
/// Three actions mark at most three pieces and nine of their crew. The order makes equal activity
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
        used.map(|packed| packed >> 4)
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
                let bound = activity.bound.map(|cannon| 1 - cannon);
                *packed = pack(at, Activity { bound, ..activity });
            }
        }
    }

    pub(crate) const fn words(&self) -> &[u16; ROOM] {
        &self.0
    }
}

fn pack<const N: usize>(at: Square<N>, activity: Activity) -> u16 {
    let bound = activity.bound.map_or(0, |cannon| u16::from(cannon) + 1);
    // The square is in the highest bits, so that sorting the numbers sorts by square.
    (at.index() as u16) << 4
        | bound << 2
        | u16::from(activity.attacked) << 1
        | u16::from(activity.moved)
}

#[inline]
fn unpack<const N: usize>(packed: u16) -> Option<(Square<N>, Activity)> {
    let at = Square::from_index((packed >> 4) as usize)?;
    let activity = Activity {
        moved: packed & 1 != 0,
        attacked: packed & 2 != 0,
        bound: (packed >> 2 & 3).checked_sub(1).map(|cannon| cannon as u8),
    };
    Some((at, activity))
}
