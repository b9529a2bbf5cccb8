//! A position: which boats stand where.

use game::{Side, SplitMix};

use crate::family::Family;
use crate::squares::{Square, Squares, beside, turned_of};

/// A kind of boat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Boat {
    /// A boat of the first side.
    Attacker,
    /// A boat of the second side.
    Defender,
    /// The king, of the second side.
    King,
}

impl Boat {
    /// All kinds.
    pub const ALL: [Self; 3] = [Self::Attacker, Self::Defender, Self::King];

    /// Whose it is.
    #[must_use]
    pub const fn side(self) -> Side {
        match self {
            Self::Attacker => Side::First,
            Self::Defender | Self::King => Side::Second,
        }
    }

    /// Its letter in position texts: `t`, `n`, `k`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Attacker => 't',
            Self::Defender => 'n',
            Self::King => 'k',
        }
    }

    /// The kind with this letter.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|boat| boat.letter() == letter)
    }
}

/// A position of King's Convoy or another game of its family.
#[derive(Clone, Copy)]
pub struct Convoy {
    /// The boats of both sides, the king excepted.
    pub(crate) boats: [Squares; 2],
    /// The same with rows and columns changed, so that columns are words of bits, too.
    pub(crate) turned: [Squares; 2],
    king: Option<Square>,
    pub(crate) family: &'static Family,
    /// Zobrist hash of the boats, kept up to date by each change.
    key: u64,
    pub(crate) round: u32,
    pub(crate) quiet: u16,
    pub(crate) side: Side,
}

impl Convoy {
    /// An empty board of this family with the attacker to move.
    pub(crate) fn bare(family: &'static Family) -> Self {
        Self {
            boats: [Squares::EMPTY; 2],
            turned: [Squares::EMPTY; 2],
            king: None,
            family,
            // Even, so that the lowest bit is free for the side to move.
            key: family.key() & !1,
            round: 1,
            quiet: 0,
            side: Side::First,
        }
    }

    /// The family it belongs to.
    #[must_use]
    pub fn family(&self) -> &'static Family {
        self.family
    }

    /// The squares of all boats of a kind.
    #[must_use]
    #[inline]
    pub fn boats(&self, boat: Boat) -> Squares {
        match boat {
            Boat::Attacker => self.boats[0],
            Boat::Defender => self.boats[1],
            Boat::King => self.king.map_or(Squares::EMPTY, Squares::of),
        }
    }

    /// The king's square; `None` once he is captured.
    #[must_use]
    #[inline]
    pub fn king(&self) -> Option<Square> {
        self.king
    }

    /// The squares of all boats of a side.
    #[must_use]
    #[inline]
    pub fn of(&self, side: Side) -> Squares {
        match side {
            Side::First => self.boats(Boat::Attacker),
            Side::Second => self.boats(Boat::Defender) | self.boats(Boat::King),
        }
    }

    /// The squares of the board without a boat, for rows and for columns.
    #[inline]
    pub(crate) fn empty(&self) -> [Squares; 2] {
        let squares = self.family.squares();
        let mut empty = [self.boats, self.turned].map(|[ours, theirs]| squares - (ours | theirs));
        if let Some(king) = self.king {
            empty[0] -= Squares::of(king);
            empty[1] -= turned_of(king);
        }
        empty
    }

    /// What stands on a square.
    #[must_use]
    pub fn at(&self, square: Square) -> Option<Boat> {
        Boat::ALL
            .into_iter()
            .find(|boat| self.boats(*boat).contains(square))
    }

    /// All boats with their squares, kind by kind.
    pub fn all(&self) -> impl Iterator<Item = (Square, Boat)> {
        let of = |boat| self.boats(boat).iter().map(move |square| (square, boat));
        Boat::ALL.into_iter().flat_map(of)
    }

    /// The neighbors of a square along row and column.
    #[must_use]
    pub fn neighbors(&self, square: Square) -> Squares {
        beside(square) & self.family.squares()
    }

    /// Puts a boat on an empty square.
    #[inline]
    pub(crate) fn place(&mut self, at: Square, boat: Boat) {
        self.toggle(at, boat);
        if boat == Boat::King {
            self.king = Some(at);
        }
    }

    /// Takes a boat off.
    #[inline]
    pub(crate) fn lift(&mut self, at: Square, boat: Boat) {
        self.toggle(at, boat);
        if boat == Boat::King {
            self.king = None;
        }
    }

    #[inline]
    fn toggle(&mut self, at: Square, boat: Boat) {
        // The king has no set of his own: his number is beyond the two sets there are.
        if let Some(boats) = self.boats.get_mut(boat as usize) {
            *boats ^= Squares::of(at);
            self.turned[boat as usize] ^= turned_of(at);
        }
        self.key ^= boat_key(at, boat);
    }

    /// Hash of family, boats and side to move.
    #[inline]
    pub(crate) fn standing_key(&self) -> u64 {
        self.key ^ self.side as u64
    }

    /// Hash of the whole position.
    #[inline]
    pub(crate) fn whole_key(&self) -> u64 {
        self.standing_key() ^ mixed(u64::from(self.round) << 16 | u64::from(self.quiet))
    }

    /// The same, computed from the boats.
    pub(crate) fn fresh_key(&self) -> u64 {
        let mut fresh = Self::bare(self.family);
        for (square, boat) in self.all() {
            fresh.key ^= boat_key(square, boat);
        }
        (fresh.side, fresh.round, fresh.quiet) = (self.side, self.round, self.quiet);
        fresh.whole_key()
    }
}

/// A number for a boat on a square. It is even, as the key of the family is.
pub(crate) fn boat_key(square: Square, boat: Boat) -> u64 {
    mixed((square.index() as u64) << 2 | boat as u64) & !1
}

pub(crate) fn mixed(value: u64) -> u64 {
    SplitMix(value).step().0
}

impl PartialEq for Convoy {
    fn eq(&self, other: &Self) -> bool {
        self.boats == other.boats
            && self.king == other.king
            && self.side == other.side
            && self.quiet == other.quiet
            && self.round == other.round
            && self.family.is_same(other.family)
    }
}

impl Eq for Convoy {}

impl std::hash::Hash for Convoy {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.whole_key().hash(state);
    }
}
