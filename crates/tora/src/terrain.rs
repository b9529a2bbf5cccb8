//! Terrain boards with names (T-T7), read from texts.
//!
//! The format, one file a board:
//!
//! ```text
//! # a comment
//! name = river
//! size = 9
//! source = where the board comes from
//!
//! .......^^      rows from v = N down to v = 1, in each the places from h = 1 to h = N
//! ```
//!
//! `.` is plain, `~` water, `^` forest; high ground is the digit of the direction downhill as on a
//! number pad with the Challenger's side at the right: 8 rising v, 9 rising v and h, 6 rising h,
//! 3, 2, 1, 4, 7 and so on round the circle.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;
use std::sync::{Mutex, OnceLock};

use board::{Bits, Dir, Square};
use game::{Faults, Message, Part, TextError};

use crate::data_file::DataFile;
use crate::ground::{Ground, Grounds};
use crate::ground_text::read_row;
use crate::read::wrong_count;
use crate::state::mixed;

/// A terrain board; the default is plain ground everywhere. Boards are equal if name, size and
/// ground are.
///
/// A position holds its board in these two bytes, so that it stays small and is copied as it is:
/// each board that a process reads is stored once and for good, and this is its place there. Nothing
/// but the lookup depends on the place, which depends on what was read before.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Terrain(u16);

type Words = [u64; WORDS];

/// How many words the largest board needs.
const WORDS: usize = 5;

/// A terrain board in the forms that the rules ask for.
#[derive(Clone)]
pub(crate) struct Stored {
    name: String,
    size: usize,
    /// Hash of name, size and ground.
    key: u64,
    grounds: Grounds<WORDS>,
    water: Words,
    forest: Words,
    /// As in [`Grounds::high`].
    high: Words,
    /// As in [`Grounds::uphill`].
    uphill: [Words; 8],
    /// As in [`Grounds::downhill`].
    downhill: [[Words; 8]; 8],
}

/// How many different boards a process can read.
const ROOM: usize = 1023;
static STORED: [OnceLock<Box<Stored>>; ROOM] = [const { OnceLock::new() }; ROOM];

impl Terrain {
    /// Plain ground everywhere.
    pub const PLAIN: Self = Self(0);

    /// The place of a board; `None` if there is no room for another one.
    fn stored(land: Stored) -> Option<Self> {
        static STORING: Mutex<()> = Mutex::new(());
        let _one_at_a_time = STORING.lock();
        let mut places = (1..).zip(&STORED);
        let (place, _) = places
            .find(|(_, place)| place.get_or_init(|| Box::new(land.clone())).is_same(&land))?;
        Some(Self(place))
    }

    /// The name; empty for plain ground.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.land().map_or("", |land| land.name.as_str())
    }

    /// The side length of the board it is made for; `None` for plain ground, which fits all.
    #[must_use]
    pub fn size(self) -> Option<usize> {
        self.land().map(|land| land.size)
    }

    /// What a place is.
    #[must_use]
    pub fn ground<const N: usize>(self, at: Square<N>) -> Ground {
        self.land()
            .map_or(Ground::Plain, |land| land.grounds.get(at.index()))
    }

    /// Whether the board looks the same to both sides, as tournaments want it (T-T7).
    #[must_use]
    pub fn is_symmetric(self) -> bool {
        self.land().is_none_or(|land| {
            let turned = land.grounds().rev().map(|ground| match ground {
                Ground::Slope(dir) => Ground::Slope(dir.opposite()),
                other => other,
            });
            turned.eq(land.grounds())
        })
    }

    /// Hash of name, size and ground: the same in all processes.
    pub(crate) fn key(self) -> u64 {
        self.land().map_or(0, |land| land.key)
    }

    /// `None` for plain ground.
    #[inline]
    pub(crate) fn land(self) -> Option<&'static Stored> {
        Some(STORED.get((self.0 as usize).wrapping_sub(1))?.get()?)
    }
}

impl fmt::Debug for Terrain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Terrain({})", self.name())
    }
}

impl Stored {
    fn new(name: String, size: usize, grounds: Grounds<WORDS>) -> Self {
        let words = |set: Bits<WORDS>| *set.words();
        let downhill = |step| Dir::ALL.map(|further| words(grounds.downhill(step, further)));
        let mut stored = Self {
            name,
            size,
            key: 0,
            grounds,
            water: words(grounds.water()),
            forest: words(grounds.forest()),
            high: words(grounds.high()),
            uphill: Dir::ALL.map(|step| words(grounds.uphill(step))),
            downhill: Dir::ALL.map(downhill),
        };
        stored.key = stored.fresh_key();
        stored
    }

    /// What the places are, in square order.
    fn grounds(&self) -> impl DoubleEndedIterator<Item = Ground> {
        (0..self.size * self.size).map(|index| self.grounds.get(index))
    }

    fn is_same(&self, other: &Self) -> bool {
        (&self.name, self.size, &self.grounds) == (&other.name, other.size, &other.grounds)
    }

    fn fresh_key(&self) -> u64 {
        let name = self.name.bytes().map(u64::from);
        let grounds = self.grounds().map(Ground::order);
        let all = [self.size as u64].into_iter().chain(grounds).chain(name);
        all.fold(0, |key, number| mixed(key ^ number))
    }

    #[inline]
    pub(crate) fn water<const W: usize>(&self) -> Bits<W> {
        set(&self.water)
    }

    #[inline]
    pub(crate) fn forest<const W: usize>(&self) -> Bits<W> {
        set(&self.forest)
    }

    #[inline]
    pub(crate) fn high<const W: usize>(&self) -> Bits<W> {
        set(&self.high)
    }

    #[inline]
    pub(crate) fn uphill<const W: usize>(&self, step: Dir) -> Bits<W> {
        set(&self.uphill[step.index()])
    }

    #[inline]
    pub(crate) fn downhill<const W: usize>(&self, step: Dir, further: Dir) -> Bits<W> {
        set(&self.downhill[step.index()][further.index()])
    }
}

#[inline]
fn set<const W: usize>(words: &Words) -> Bits<W> {
    Bits::from_words(std::array::from_fn(|i| words[i]))
}

impl Hash for Terrain {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key());
    }
}

impl FromStr for Terrain {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        Self::stored(parse(text)?).ok_or_else(|| {
            let message = Message::new("tora-text-too-many-terrains").with("most", ROOM);
            TextError::new(0, text.len(), message)
        })
    }
}

fn parse(text: &str) -> Result<Stored, TextError> {
    let DataFile {
        name,
        size,
        lines: rows,
        ..
    } = DataFile::read(text)?;
    if rows.len() != size {
        let message = wrong_count("tora-text-rows", rows.len(), size);
        return Err(TextError::new(text.len(), 0, message));
    }
    let mut grounds = Grounds::PLAIN;
    let mut faults = Faults::default();
    for (number, (at, content)) in rows.into_iter().enumerate() {
        let count = content.chars().count();
        if count == size {
            let row = Part::whole(text).range(at..at + content.len());
            faults.keep(read_row(&mut grounds, (size - 1 - number) * size, row));
        } else {
            let message = wrong_count("tora-text-places-in-row", count, size);
            faults.keep(Err::<(), _>(TextError::new(at, content.len(), message)));
        }
    }
    faults.finish()?;
    Ok(Stored::new(name, size, grounds))
}
