//! What the pieces of the side to move have done in the running turn.

use board::Square;

/// What one piece has done in the running turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Deeds {
    /// It moved, changed stance or was readied.
    pub moved: bool,
    /// It attacked.
    pub attacked: bool,
    /// It is bound as crew: to the own Cannon with this number in square order, from 0.
    pub(crate) bound: Option<u8>,
}

impl Deeds {
    /// Whether it acted, which crew service is not.
    #[must_use]
    pub const fn acted(self) -> bool {
        self.moved || self.attacked
    }
}

const NONE: u16 = u16::MAX;
const ROOM: usize = 12;

/// The deeds of all pieces that did something, in square order.
///
/// Three actions mark at most three pieces and nine of their crew.
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
    pub(crate) fn iter<const N: usize>(&self) -> impl Iterator<Item = (Square<N>, Deeds)> {
        self.0.into_iter().map_while(unpack)
    }

    #[inline]
    pub(crate) fn get<const N: usize>(&self, at: Square<N>) -> Deeds {
        self.place_of(at)
            .and_then(|place| unpack::<N>(self.0[place]))
            .map_or_else(Deeds::default, |(_, deeds)| deeds)
    }

    #[inline]
    fn place_of<const N: usize>(&self, at: Square<N>) -> Option<usize> {
        let wanted = at.index() as u16;
        let used = self.0.iter().take_while(|packed| **packed != NONE);
        used.map(|packed| packed >> 4)
            .position(|index| index == wanted)
    }

    pub(crate) fn put<const N: usize>(&mut self, at: Square<N>, deeds: Deeds) {
        self.take(at);
        if deeds != Deeds::default() {
            debug_assert!(!self.is_full(), "more deeds than a turn can hold");
            let mut packed = pack(at, deeds);
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

    /// Removes the deeds of the piece at a square and returns them.
    pub(crate) fn take<const N: usize>(&mut self, at: Square<N>) -> Deeds {
        let Some(mut place) = self.place_of(at) else {
            return Deeds::default();
        };
        let deeds = unpack::<N>(self.0[place]).map_or_else(Deeds::default, |(_, deeds)| deeds);
        while place < ROOM && self.0[place] != NONE {
            self.0[place] = self.0.get(place + 1).copied().unwrap_or(NONE);
            place += 1;
        }
        deeds
    }

    /// Exchanges the numbers of the two Cannons, after one has passed the other in square order.
    pub(crate) fn swap_cannons<const N: usize>(&mut self) {
        for packed in &mut self.0 {
            if let Some((at, deeds)) = unpack::<N>(*packed) {
                let bound = deeds.bound.map(|cannon| 1 - cannon);
                *packed = pack(at, Deeds { bound, ..deeds });
            }
        }
    }

    pub(crate) const fn words(&self) -> &[u16; ROOM] {
        &self.0
    }
}

fn pack<const N: usize>(at: Square<N>, deeds: Deeds) -> u16 {
    let bound = deeds.bound.map_or(0, |cannon| u16::from(cannon) + 1);
    (at.index() as u16) << 4 | bound << 2 | u16::from(deeds.attacked) << 1 | u16::from(deeds.moved)
}

#[inline]
fn unpack<const N: usize>(packed: u16) -> Option<(Square<N>, Deeds)> {
    let at = Square::from_index((packed >> 4) as usize)?;
    let deeds = Deeds {
        moved: packed & 1 != 0,
        attacked: packed & 2 != 0,
        bound: (packed >> 2 & 3).checked_sub(1).map(|cannon| cannon as u8),
    };
    Some((at, deeds))
}
