//! What places are (T-T1), one by one and as sets for the rules of movement and attack.

use board::{Bits, Dir};

use crate::state::mixed;
use crate::terrain::Stored;

/// What one place is (T-T1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ground {
    /// Nothing special.
    Plain,
    /// Water.
    Water,
    /// Forest.
    Forest,
    /// High ground; the arrow points downhill.
    Slope(Dir),
}

/// The signs of the grounds in texts.
const SIGNS: [(char, Ground); 11] = [
    ('.', Ground::Plain),
    ('~', Ground::Water),
    ('^', Ground::Forest),
    ('8', Ground::Slope(Dir::N)),
    ('9', Ground::Slope(Dir::NE)),
    ('6', Ground::Slope(Dir::E)),
    ('3', Ground::Slope(Dir::SE)),
    ('2', Ground::Slope(Dir::S)),
    ('1', Ground::Slope(Dir::SW)),
    ('4', Ground::Slope(Dir::W)),
    ('7', Ground::Slope(Dir::NW)),
];

impl Ground {
    /// All of them: plain, water, forest, and high ground clockwise from N.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        SIGNS.into_iter().map(|(_, ground)| ground)
    }

    pub(crate) fn from_sign(sign: char) -> Option<Self> {
        let mut signs = SIGNS.into_iter();
        signs.find_map(|(known, ground)| (known == sign).then_some(ground))
    }

    pub(crate) fn sign(self) -> char {
        let mut signs = SIGNS.into_iter();
        let found = signs.find_map(|(sign, known)| (known == self).then_some(sign));
        found.unwrap_or('.')
    }

    /// Its place among [all](Self::all), on which the keys of named boards rest.
    pub(crate) fn order(self) -> u64 {
        let mut all = (0..).zip(Self::all());
        all.find_map(|(order, ground)| (ground == self).then_some(order))
            .unwrap_or(0)
    }

    /// A number for each, which fits into four bits.
    const fn number(self) -> u64 {
        match self {
            Self::Plain => 0,
            Self::Water => WATER,
            Self::Forest => FOREST,
            Self::Slope(dir) => HIGH | dir.index() as u64,
        }
    }
}

const WATER: u64 = 1;
const FOREST: u64 = 2;
/// The bit that all numbers of high ground have, and no others.
const HIGH: u64 = 8;

/// What each place of a board is: four sets have the bits of its number.
///
/// Sets are found here for boards to be stored, and for painted ones; the code for all other boards stays
/// small and fast without these functions in it, hence `cold`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Grounds<const W: usize>([[u64; W]; 4]);

impl<const W: usize> Grounds<W> {
    /// Plain ground everywhere.
    pub(crate) const PLAIN: Self = Self([[0; W]; 4]);

    /// The ground of the place with this index.
    pub(crate) fn get(&self, index: usize) -> Ground {
        let bit = |plane: &[u64; W]| plane[index / 64] >> (index % 64) & 1;
        let number = (0..).zip(&self.0).map(|(i, plane)| bit(plane) << i).sum();
        match number {
            WATER => Ground::Water,
            FOREST => Ground::Forest,
            high if high & HIGH != 0 => Ground::Slope(Dir::from_index(high as usize)),
            _ => Ground::Plain,
        }
    }

    /// Makes the place with this index what is said.
    pub(crate) fn set(&mut self, index: usize, ground: Ground) {
        let (word, bit) = (index / 64, 1 << (index % 64));
        for (i, plane) in self.0.iter_mut().enumerate() {
            if ground.number() >> i & 1 != 0 {
                plane[word] |= bit;
            } else {
                plane[word] &= !bit;
            }
        }
    }

    fn plane(&self, i: usize) -> Bits<W> {
        Bits::from_words(self.0[i])
    }

    #[cold]
    pub(crate) fn water(&self) -> Bits<W> {
        self.plane(0) - self.high()
    }

    #[cold]
    pub(crate) fn forest(&self) -> Bits<W> {
        self.plane(1) - self.high()
    }

    #[cold]
    pub(crate) fn high(&self) -> Bits<W> {
        self.plane(3)
    }

    /// High ground whose arrow is one of these.
    fn arrows(&self, wanted: impl Fn(Dir) -> bool) -> Bits<W> {
        let arrow = |dir: Dir| {
            (0..3).fold(self.high(), |set, i| match dir.index() >> i & 1 {
                0 => set - self.plane(i),
                _ => set & self.plane(i),
            })
        };
        let wanted = Dir::ALL.into_iter().filter(|dir| wanted(*dir));
        wanted.fold(Bits::EMPTY, |all, dir| all | arrow(dir))
    }

    /// High ground that a step in this direction enters uphill (T-T5).
    #[cold]
    pub(crate) fn uphill(&self, step: Dir) -> Bits<W> {
        self.arrows(|arrow| arrow.angle(step) > 2)
    }

    /// High ground that this step enters downhill, and after which a move may be extended in the
    /// direction `further` (T-T5).
    #[cold]
    pub(crate) fn downhill(&self, step: Dir, further: Dir) -> Bits<W> {
        self.arrows(|arrow| arrow.angle(step) < 2 && arrow.angle(further) < 2)
    }

    /// A hash, never 0.
    pub(crate) fn hash(&self) -> u64 {
        let words = self.0.iter().flatten();
        words.fold(W as u64, |key, word| mixed(key ^ word)) | 1
    }
}

/// The ground that a position brings along instead of the name of a terrain board.
///
/// It is part of the position, and not stored as named boards are, since there are more grounds than any
/// memory has room for, and strangers may send them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Painted<const W: usize> {
    grounds: Grounds<W>,
    /// A hash of the ground; 0 if nothing is painted.
    key: u64,
}

impl<const W: usize> Painted<W> {
    /// The position brings no ground.
    pub(crate) const NOTHING: Self = Self {
        grounds: Grounds::PLAIN,
        key: 0,
    };

    /// These grounds, which are not plain everywhere.
    pub(crate) fn new(grounds: Grounds<W>) -> Option<Self> {
        let key = grounds.hash();
        (grounds != Grounds::PLAIN).then_some(Self { grounds, key })
    }

    /// The grounds, if there are any.
    #[inline]
    pub(crate) fn grounds(&self) -> Option<&Grounds<W>> {
        (self.key != 0).then_some(&self.grounds)
    }

    #[inline]
    pub(crate) const fn key(&self) -> u64 {
        self.key
    }
}

/// Ground that is not plain everywhere, as the rules ask for it.
#[derive(Clone, Copy)]
pub(crate) enum Land<const W: usize> {
    /// A named board, whose sets are stored.
    Named(&'static Stored),
    /// The position's own ground, whose sets are found when they are needed.
    Painted(Grounds<W>),
}

impl<const W: usize> Land<W> {
    #[inline]
    pub(crate) fn water(&self) -> Bits<W> {
        match self {
            Self::Named(stored) => stored.water(),
            Self::Painted(grounds) => grounds.water(),
        }
    }

    #[inline]
    pub(crate) fn forest(&self) -> Bits<W> {
        match self {
            Self::Named(stored) => stored.forest(),
            Self::Painted(grounds) => grounds.forest(),
        }
    }

    /// High ground.
    #[inline]
    pub(crate) fn high(&self) -> Bits<W> {
        match self {
            Self::Named(stored) => stored.high(),
            Self::Painted(grounds) => grounds.high(),
        }
    }

    /// As in [`Grounds::uphill`].
    #[inline]
    pub(crate) fn uphill(&self, step: Dir) -> Bits<W> {
        match self {
            Self::Named(stored) => stored.uphill(step),
            Self::Painted(grounds) => grounds.uphill(step),
        }
    }

    /// As in [`Grounds::downhill`].
    #[inline]
    pub(crate) fn downhill(&self, step: Dir, further: Dir) -> Bits<W> {
        match self {
            Self::Named(stored) => stored.downhill(step, further),
            Self::Painted(grounds) => grounds.downhill(step, further),
        }
    }
}
