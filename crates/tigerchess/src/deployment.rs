//! The deployment: who posts what, and where it may go (C-D, C-T1). The number of ways to post
//! (C-D6) follows from it.

use board::Square;
use game::Side;

use crate::bits::{Place, bit, only, same_color};
use crate::key::mixed;
use crate::state::{Chess, Guard};
use crate::{Illegal, Wing};

/// How Swordsmen may be posted (C-D2 to C-D5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Variation {
    /// Anywhere vacant (C-D2).
    #[default]
    Open,
    /// Not opposite an enemy Swordsman (C-D3).
    Countdown,
    /// Each side on one color, the two on different ones (C-D4).
    Dragon,
    /// Every second posting opposite the one before it (C-D5).
    Symmetrical,
}

impl Variation {
    /// All variations.
    pub const ALL: [Self; 4] = [Self::Open, Self::Countdown, Self::Dragon, Self::Symmetrical];

    /// Its capital letter in position texts.
    #[must_use]
    pub const fn letter(self) -> char {
        ['O', 'C', 'D', 'S'][self as usize]
    }

    /// The variation with this capital letter.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|variation| variation.letter() == letter)
    }
}

/// Whose Swordsmen are posted, one after the other (C-D1).
const ORDER: [Side; 8] = {
    use Side::{First, Second};
    [Second, First, First, Second, Second, First, First, Second]
};

/// A deployment that is going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Deployment {
    variation: Variation,
    /// The squares posted so far; unused ones are 0.
    posted: [u8; 7],
    count: u8,
    /// The sides whose deployment time ran out (C-K2).
    out_of_time: [bool; 2],
}

impl Deployment {
    /// The most Swordsmen that a deployment which goes on has posted.
    pub(crate) const MOST: usize = 7;

    pub(crate) const fn new(variation: Variation) -> Self {
        Self {
            variation,
            posted: [0; 7],
            count: 0,
            out_of_time: [false; 2],
        }
    }

    /// The variation.
    #[must_use]
    pub const fn variation(&self) -> Variation {
        self.variation
    }

    /// The squares of the Swordsmen posted so far, in order, at most seven.
    pub fn posted(&self) -> impl Iterator<Item = Square<8>> + use<> {
        let posted = self.posted.into_iter().take(self.count());
        posted.filter_map(|at| Square::from_index(at.into()))
    }

    /// Whose Swordsman was, or will be, posted as number `index` (0..8).
    pub(crate) const fn owner(index: usize) -> Side {
        ORDER[index]
    }

    /// Whose Swordsman is next.
    #[must_use]
    pub const fn next_owner(&self) -> Side {
        ORDER[self.count as usize]
    }

    /// How many Swordsmen in a row this side posts now.
    pub(crate) fn row(&self) -> u8 {
        let rest = ORDER[self.count()..].iter();
        rest.take_while(|side| **side == self.next_owner()).count() as u8
    }

    /// Whether a side's deployment time ran out (C-K2).
    #[must_use]
    pub const fn is_out_of_time(&self, side: Side) -> bool {
        self.out_of_time[side.index()]
    }

    pub(crate) fn run_out(&mut self, side: Side) {
        self.out_of_time[side.index()] = true;
    }

    /// Which of its side's Swordsmen number `index` of all is, from 0: its numeral. The sides post
    /// in turns, so that of every two in a row each has one.
    pub(crate) const fn numeral(index: usize) -> u8 {
        index as u8 / 2
    }

    pub(crate) const fn count(&self) -> usize {
        self.count as usize
    }

    /// Adds a posting; false if it was the last one.
    pub(crate) fn push(&mut self, at: Place) -> bool {
        let index = self.count();
        // The eighth and last square needs no room, since the deployment ends with it.
        let open = index < self.posted.len();
        if open {
            self.posted[index] = at.index() as u8;
        }
        self.count += 1;
        open
    }

    pub(crate) fn key(&self) -> u64 {
        let squares = self
            .posted
            .iter()
            .fold(0, |key, &at| key << 8 | u64::from(at));
        let rest = u64::from(self.count)
            | (self.variation as u64) << 4
            | u64::from(self.out_of_time[0]) << 6
            | u64::from(self.out_of_time[1]) << 7;
        mixed(squares << 8 | rest)
    }

    /// The posted square of the enemies of `side`, as a set.
    fn enemies(&self, side: Side) -> u64 {
        let posted = self.posted().enumerate();
        posted
            .filter(|(index, _)| ORDER[*index] != side)
            .fold(0, |set, (_, at)| set | bit(at))
    }

    /// The first square posted for a side.
    fn first_of(&self, side: Side) -> Option<Place> {
        let mut posted = self.posted().enumerate();
        posted
            .find(|(index, _)| ORDER[*index] == side)
            .map(|(_, at)| at)
    }

    /// Those of the `vacant` squares of its ranks where the next Swordsman may go.
    fn limit(&self, vacant: u64) -> u64 {
        let side = self.next_owner();
        if self.is_out_of_time(side) {
            return vacant; // C-K2, C-D10
        }
        match self.variation {
            Variation::Open => vacant,
            Variation::Countdown => vacant & !mirrored(self.enemies(side)), // C-D3
            // C-D4: a side keeps to the color of its first Swordsman, who avoids the other side's.
            Variation::Dragon => match (self.first_of(side), self.first_of(!side)) {
                (Some(own), _) => vacant & same_color(bit(own)),
                (None, Some(other)) => vacant & !same_color(bit(other)),
                (None, None) => vacant,
            },
            Variation::Symmetrical => match self.forced() {
                Some(at) if vacant & at != 0 => at,
                _ => vacant, // C-D10: a forced square that is taken becomes any.
            },
        }
    }

    /// Whether the squares posted so far could have been posted in this order. Nothing limits a
    /// side whose time ran out. `Err` has the number of the first that could not.
    pub(crate) fn check_order(&self) -> Result<(), usize> {
        let mut so_far = Self::new(self.variation);
        so_far.out_of_time = self.out_of_time;
        let mut taken = 0;
        for (index, at) in self.posted().enumerate() {
            let vacant = posts(ORDER[index]) & !taken;
            if so_far.limit(vacant) & bit(at) == 0 {
                return Err(index);
            }
            taken |= bit(at);
            so_far.push(at);
        }
        Ok(())
    }

    /// The square that the Symmetrical variation demands of the next Swordsman (C-D5).
    fn forced(&self) -> Option<u64> {
        let last = self.posted().last()?;
        (self.count % 2 == 1).then(|| mirrored(bit(last)))
    }
}

/// The set mirrored between the fourth and fifth rank (C-D1).
const fn mirrored(set: u64) -> u64 {
    set.swap_bytes()
}

/// The third and fourth rank of a side.
pub(crate) const fn posts(side: Side) -> u64 {
    match side {
        Side::First => 0xFFFF << 16,
        Side::Second => 0xFFFF << 32,
    }
}

impl<const TIGER: bool> Chess<TIGER> {
    /// The side that acts: of a deployment, the owner of what is posted unless its time ran out
    /// while the other side still has time (C-K2, C-D10).
    #[must_use]
    pub(crate) fn actor(&self) -> Side {
        match &self.deployment {
            Some(deployment)
                if deployment.is_out_of_time(self.side)
                    && !deployment.is_out_of_time(!self.side) =>
            {
                !self.side
            }
            _ => self.side,
        }
    }

    /// Whose Guard is to be posted now (C-T1).
    pub(crate) fn guard_due(&self) -> Option<Side> {
        let guards = self.guards?;
        [Side::Second, Side::First]
            .into_iter()
            .find(|side| guards[side.index()] == Guard::Waiting)
    }

    /// The squares where the next Swordsman may be posted; `None` if none is due.
    pub(crate) fn postings(&self) -> Option<u64> {
        let deployment = self.deployment.filter(|_| self.guard_due().is_none())?;
        let vacant = posts(deployment.next_owner()) & !self.occupied();
        Some(deployment.limit(vacant))
    }

    /// Why the next Swordsman can't be posted on a square that is not among the `postings` (C-D2 to
    /// C-D5).
    pub(crate) fn why_no_posting(&self, deployment: &Deployment, at: Place) -> Illegal {
        let side = deployment.next_owner();
        if posts(side) & bit(at) == 0 {
            return Illegal::PostingRank { at };
        }
        if self.occupied() & bit(at) != 0 {
            return Illegal::PostingTaken { at };
        }
        let opposite = |at: Place| only(mirrored(bit(at))).unwrap_or(at);
        match deployment.variation {
            Variation::Countdown => Illegal::Opposite {
                at,
                enemy: opposite(at),
            },
            Variation::Dragon => Illegal::Color {
                at,
                first: deployment
                    .first_of(side)
                    .or(deployment.first_of(!side))
                    .unwrap_or(at),
            },
            Variation::Symmetrical | Variation::Open => Illegal::Forced {
                at,
                demanded: deployment.forced().and_then(only).unwrap_or(at),
            },
        }
    }

    /// Posts a Royal Guard.
    pub(crate) fn post_guard(&mut self, wing: Wing) {
        let Some(side) = self.guard_due() else { return };
        if let Some(guards) = &mut self.guards {
            guards[side.index()] = Guard::On(wing);
        }
        self.side = !side;
    }
}
