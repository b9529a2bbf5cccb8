//! Terrain boards (T-T1, T-T7), read from texts.
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
use game::{Faults, Message, TextError};

use crate::data_file::DataFile;
use crate::read::wrong_count;
use crate::state::mixed;

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

impl Ground {
    fn from_char(c: char) -> Option<Self> {
        let dir = match c {
            '.' => return Some(Self::Plain),
            '~' => return Some(Self::Water),
            '^' => return Some(Self::Forest),
            '8' => Dir::N,
            '9' => Dir::NE,
            '6' => Dir::E,
            '3' => Dir::SE,
            '2' => Dir::S,
            '1' => Dir::SW,
            '4' => Dir::W,
            '7' => Dir::NW,
            _ => return None,
        };
        Some(Self::Slope(dir))
    }

    /// A number for each.
    fn number(self) -> u64 {
        match self {
            Self::Plain => 0,
            Self::Water => 1,
            Self::Forest => 2,
            Self::Slope(dir) => 3 + dir.index() as u64,
        }
    }
}

/// A terrain board; the default is plain ground everywhere. Boards are equal if name, size and
/// ground are.
///
/// A position holds its board in these two bytes, so that it stays small and is copied as it is:
/// each board that a process reads is stored once and for good, and this is its place there. Nothing
/// but the lookup depends on the place, which depends on what was read before.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Terrain(u16);

type Words = [u64; 5];

/// A terrain board in the forms that the rules ask for.
#[derive(Clone)]
pub(crate) struct Land {
    name: String,
    size: usize,
    /// Hash of name, size and ground.
    key: u64,
    grounds: Vec<Ground>,
    water: Words,
    forest: Words,
    /// High ground.
    high: Words,
    /// High ground that a step in a direction enters uphill.
    uphill: [Words; 8],
    /// High ground that a step in the first direction enters downhill, and after which the move
    /// may be extended in the second.
    downhill: [[Words; 8]; 8],
}

/// How many different boards a process can read.
const ROOM: usize = 1023;
static STORED: [OnceLock<Box<Land>>; ROOM] = [const { OnceLock::new() }; ROOM];

impl Terrain {
    /// Plain ground everywhere.
    pub const PLAIN: Self = Self(0);

    /// The place of a board; `None` if there is no room for another one.
    fn stored(land: Land) -> Option<Self> {
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
            .and_then(|land| land.grounds.get(at.index()).copied())
            .unwrap_or(Ground::Plain)
    }

    /// Whether the board looks the same to both sides, as tournaments want it (T-T7).
    #[must_use]
    pub fn is_symmetric(self) -> bool {
        self.land().is_none_or(|land| {
            let turned = land.grounds.iter().rev().map(|ground| match ground {
                Ground::Slope(dir) => Ground::Slope(dir.opposite()),
                other => *other,
            });
            turned.eq(land.grounds.iter().copied())
        })
    }

    /// Hash of name, size and ground: the same in all processes.
    pub(crate) fn key(self) -> u64 {
        self.land().map_or(0, |land| land.key)
    }

    /// `None` for plain ground.
    #[inline]
    pub(crate) fn land(self) -> Option<&'static Land> {
        Some(STORED.get((self.0 as usize).wrapping_sub(1))?.get()?)
    }
}

impl fmt::Debug for Terrain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Terrain({})", self.name())
    }
}

impl Land {
    fn is_same(&self, other: &Self) -> bool {
        (&self.name, self.size, &self.grounds) == (&other.name, other.size, &other.grounds)
    }

    fn fresh_key(&self) -> u64 {
        let name = self.name.bytes().map(u64::from);
        let grounds = self.grounds.iter().map(|ground| ground.number());
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

    /// High ground.
    #[inline]
    pub(crate) fn high<const W: usize>(&self) -> Bits<W> {
        set(&self.high)
    }

    /// High ground that a step in this direction enters uphill.
    #[inline]
    pub(crate) fn uphill<const W: usize>(&self, step: Dir) -> Bits<W> {
        set(&self.uphill[step.index()])
    }

    /// High ground that this step enters downhill, and after which a move may be extended in the
    /// direction `further`.
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

fn parse(text: &str) -> Result<Land, TextError> {
    let DataFile {
        name,
        size,
        lines: rows,
        ..
    } = DataFile::read(text)?;
    let mut land = Land {
        name,
        size,
        key: 0,
        grounds: vec![Ground::Plain; size * size],
        water: [0; 5],
        forest: [0; 5],
        high: [0; 5],
        uphill: [[0; 5]; 8],
        downhill: [[[0; 5]; 8]; 8],
    };
    if rows.len() != size {
        let message = wrong_count("tora-text-rows", rows.len(), size);
        return Err(TextError::new(text.len(), 0, message));
    }
    let mut faults = Faults::default();
    for (row, (at, content)) in rows.into_iter().enumerate() {
        faults.keep(read_row(&mut land, size - 1 - row, at, content));
    }
    land.key = land.fresh_key();
    faults.finish().map(|()| land)
}

fn read_row(land: &mut Land, row: usize, at: usize, content: &str) -> Result<(), TextError> {
    let size = land.size;
    let count = content.chars().count();
    if count != size {
        let message = wrong_count("tora-text-places-in-row", count, size);
        return Err(TextError::new(at, content.len(), message));
    }
    for (column, (offset, c)) in content.char_indices().enumerate() {
        let ground = Ground::from_char(c).ok_or_else(|| {
            let message = Message::new("tora-text-unknown-ground").with("sign", c);
            TextError::new(at + offset, c.len_utf8(), message)
        })?;
        let index = row * size + column;
        land.grounds[index] = ground;
        let (word, bit) = (index / 64, 1 << (index % 64));
        match ground {
            Ground::Plain => {}
            Ground::Forest => land.forest[word] |= bit,
            Ground::Water => land.water[word] |= bit,
            Ground::Slope(arrow) => {
                land.high[word] |= bit;
                for step in Dir::ALL {
                    if arrow.angle(step) > 2 {
                        land.uphill[step.index()][word] |= bit;
                    }
                    for further in Dir::ALL {
                        if arrow.angle(step) < 2 && arrow.angle(further) < 2 {
                            land.downhill[step.index()][further.index()][word] |= bit;
                        }
                    }
                }
            }
        }
    }
    Ok(())
}
