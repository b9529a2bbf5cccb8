//! The Assassins of both sides (T-X): where they hide, how long they rest, and which ruler has left
//! the board under one of them.

use board::Square;
use game::Side;

use crate::{Kind, Tora};

/// What a viewer of a position knows of a hidden Assassin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hiding<const N: usize> {
    /// The side hides none: it has no Assassin, or everybody sees it on the board.
    No,
    /// It hides, and the viewer does not know where.
    Somewhere,
    /// It hides at this place.
    At(Square<N>),
}

/// What the Assassins add to a position, packed.
///
/// From the highest bit on: whether the game has the option, then for each side how long its
/// Assassin rests (two bits), its lost ruler (two bits), and where it hides (nine bits).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Assassins(u32);

const AGREED: u32 = 1 << 31;
const PLACE_BITS: u32 = 9;
const RULER_AT: u32 = PLACE_BITS;
const REST_AT: u32 = RULER_AT + 2;
const SIDE_BITS: u32 = REST_AT + 2;

/// An Assassin that has taken a piece rests in the running round and in the next one (T-X5).
const REST: u32 = 2;

impl Assassins {
    /// The game is played without the option.
    pub(crate) const NONE: Self = Self(0);
    /// The game is played with the option, and no Assassin is hidden.
    pub(crate) const SEEN: Self = Self(AGREED);

    pub(crate) const fn agreed(self) -> bool {
        self.0 & AGREED != 0
    }

    /// All of it as a number.
    pub(crate) const fn bits(self) -> u32 {
        self.0
    }

    const fn get(self, side: Side, at: u32, bits: u32) -> u32 {
        self.0 >> (side as u32 * SIDE_BITS + at) & ((1 << bits) - 1)
    }

    const fn set(&mut self, side: Side, at: u32, bits: u32, value: u32) {
        let shift = side as u32 * SIDE_BITS + at;
        self.0 = self.0 & !(((1 << bits) - 1) << shift) | value << shift;
    }

    pub(crate) fn hiding<const N: usize>(self, side: Side) -> Hiding<N> {
        match self.get(side, 0, PLACE_BITS) as usize {
            0 => Hiding::No,
            1 => Hiding::Somewhere,
            place => Square::from_index(place - 2).map_or(Hiding::No, Hiding::At),
        }
    }

    pub(crate) fn hide<const N: usize>(&mut self, side: Side, hiding: Hiding<N>) {
        let place = match hiding {
            Hiding::No => 0,
            Hiding::Somewhere => 1,
            Hiding::At(at) => at.index() as u32 + 2,
        };
        self.set(side, 0, PLACE_BITS, place);
    }

    pub(crate) const fn is_hidden(self, side: Side) -> bool {
        self.get(side, 0, PLACE_BITS) != 0
    }

    /// For how many rounds it rests, the running one included: 0 to 2 (T-X5).
    pub(crate) const fn rest(self, side: Side) -> u32 {
        self.get(side, REST_AT, 2)
    }

    pub(crate) const fn set_rest(&mut self, side: Side, rounds: u32) {
        self.set(side, REST_AT, 2, rounds);
    }

    /// It has taken a piece (T-X5).
    pub(crate) const fn tire(&mut self, side: Side) {
        self.set_rest(side, REST);
    }

    /// The ruler of a side that has left under its own Assassin in this round (T-X7).
    pub(crate) const fn lost_ruler(self, side: Side) -> Option<Kind> {
        match self.get(side, RULER_AT, 2) {
            0 => None,
            1 => Some(Kind::King),
            _ => Some(Kind::Queen),
        }
    }

    pub(crate) const fn set_lost_ruler(&mut self, side: Side, ruler: Option<Kind>) {
        let code = match ruler {
            None => 0,
            Some(Kind::Queen) => 2,
            Some(_) => 1,
        };
        self.set(side, RULER_AT, 2, code);
    }

    /// A round has ended.
    pub(crate) fn start_round(&mut self) {
        for side in Side::BOTH {
            self.set_rest(side, self.rest(side).saturating_sub(1));
        }
    }
}

impl<const N: usize, const W: usize> Tora<N, W> {
    /// Whether there can be Assassins on this board (T-X). Where there can't, the compiler leaves out
    /// what is done only if this is true, which keeps the page small.
    pub(crate) const ASSASSINS: bool = N > 9;

    /// Whether the game is played with Assassins (T-X1).
    #[must_use]
    pub const fn has_assassins(&self) -> bool {
        Self::ASSASSINS && self.assassins.agreed()
    }

    /// Whether a side hides an Assassin, and where.
    #[must_use]
    pub fn hiding(&self, side: Side) -> Hiding<N> {
        if Self::ASSASSINS {
            self.assassins.hiding(side)
        } else {
            Hiding::No
        }
    }

    /// The last round in which a side's Assassin rests because it has taken a piece (T-X5); `None`
    /// if it does not rest.
    #[must_use]
    pub const fn rests_until(&self, side: Side) -> Option<u32> {
        match self.assassins.rest(side) {
            0 => None,
            rounds => Some(self.round.saturating_add(rounds - 1)),
        }
    }

    /// Whether the Assassin of a side must rest in that side's next turn, which is the running one
    /// for the side to move (T-X5).
    pub(crate) fn rests_next(&self, side: Side) -> bool {
        // The Challenger's next turn after one of the Opposition is in the next round.
        let past = side == Side::First && self.side == Side::Second;
        self.assassins.rest(side) > u32::from(past)
    }

    /// Whether the side to move can still let a hidden Assassin act in this turn.
    pub(crate) fn can_prowl(&self) -> bool {
        Self::ASSASSINS
            && self.left > 0
            && self.assassins.is_hidden(self.side)
            && self.assassins.rest(self.side) == 0
    }

    /// Whether an enemy Assassin is hidden, so that a search makes sense (T-X6).
    pub(crate) fn can_search(&self) -> bool {
        Self::ASSASSINS && self.left > 0 && self.assassins.is_hidden(!self.side)
    }
}
