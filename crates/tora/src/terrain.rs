//! Terrain boards (T-T1, T-T7): read from texts, known to the whole process by their names.
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
use std::sync::{Mutex, OnceLock};

use board::{Bits, Dir, Square};
use game::{Faults, Message, TextError};

use crate::data_file::DataFile;
use crate::read::wrong_count;

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
}

/// A terrain board that this process knows; the default is plain ground everywhere.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Terrain(u8);

type Words = [u64; 5];

/// A terrain board in the forms that the rules ask for.
pub(crate) struct Land {
    name: String,
    size: usize,
    source: String,
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

const ROOM: usize = 255;
static KNOWN: [OnceLock<Land>; ROOM] = [const { OnceLock::new() }; ROOM];
static ADDING: Mutex<()> = Mutex::new(());

const BUILT_IN: [&str; 5] = [
    include_str!("../data/terrain/river-9.terrain"),
    include_str!("../data/terrain/lake-9.terrain"),
    include_str!("../data/terrain/river-17.terrain"),
    include_str!("../data/terrain/lake-17.terrain"),
    include_str!("../data/terrain/ridge-17.terrain"),
];

impl Terrain {
    /// Plain ground everywhere.
    pub const PLAIN: Self = Self(0);

    /// The board with this name for a board of `size` x `size` places.
    #[must_use]
    pub fn find(name: &str, size: usize) -> Option<Self> {
        Self::all().find(|t| t.land().is_some_and(|l| l.name == name && l.size == size))
    }

    /// All terrain boards known now.
    pub fn all() -> impl Iterator<Item = Self> {
        load_built_in();
        (1..=ROOM as u8)
            .map(Self)
            .take_while(|terrain| terrain.land().is_some())
    }

    /// Makes a terrain board known by its name and size, or returns the one that is known already
    /// if it is the same.
    ///
    /// # Errors
    ///
    /// If the text is no terrain board, if another board has this name, or if 255 are known.
    pub fn add(text: &str) -> Result<Self, TextError> {
        load_built_in();
        let _one_at_a_time = ADDING.lock();
        Self::append(parse(text)?, text)
    }

    fn append(land: Land, text: &str) -> Result<Self, TextError> {
        let whole = |message: Message| TextError::new(0, text.len(), message);
        for id in 1..=ROOM {
            match KNOWN[id - 1].get() {
                None => {
                    KNOWN[id - 1].get_or_init(|| land);
                    return Ok(Self(id as u8));
                }
                Some(old) if old.name == land.name && old.size == land.size => {
                    return if old.grounds == land.grounds {
                        Ok(Self(id as u8))
                    } else {
                        Err(whole(
                            Message::new("tora-text-another-terrain")
                                .with("name", land.name.as_str())
                                .with("size", land.size),
                        ))
                    };
                }
                Some(_) => {}
            }
        }
        Err(whole(
            Message::new("tora-text-too-many-terrains").with("most", ROOM),
        ))
    }

    /// The name; empty for plain ground.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.land().map_or("", |land| land.name.as_str())
    }

    /// Where the board comes from; empty for plain ground.
    #[must_use]
    pub fn source(self) -> &'static str {
        self.land().map_or("", |land| land.source.as_str())
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

    /// A number of its own among the boards known to this process.
    pub(crate) const fn id(self) -> u8 {
        self.0
    }

    /// `None` for plain ground.
    #[inline]
    pub(crate) fn land(self) -> Option<&'static Land> {
        KNOWN.get((self.0 as usize).wrapping_sub(1))?.get()
    }
}

impl fmt::Debug for Terrain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Terrain({})", self.name())
    }
}

impl Land {
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

fn load_built_in() {
    static LOADED: OnceLock<()> = OnceLock::new();
    LOADED.get_or_init(|| {
        let _one_at_a_time = ADDING.lock();
        for text in BUILT_IN {
            // A test reads them all.
            let _known = parse(text).and_then(|land| Terrain::append(land, text));
        }
    });
}

fn parse(text: &str) -> Result<Land, TextError> {
    let DataFile {
        name,
        size,
        source,
        lines: rows,
    } = DataFile::read(text)?;
    let mut land = Land {
        name,
        size,
        source,
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn t_t7_the_built_in_boards_are_known_and_symmetric() {
        let known: Vec<_> = Terrain::all().map(|t| (t.name(), t.size())).collect();
        let built_in = [
            ("river", 9),
            ("lake", 9),
            ("river", 17),
            ("lake", 17),
            ("ridge", 17),
        ];
        for (name, size) in built_in {
            assert!(known.contains(&(name, Some(size))), "{name} {size}");
            assert!(Terrain::find(name, size).is_some_and(Terrain::is_symmetric));
        }
    }

    #[test]
    fn t_t7_a_wrong_file_is_refused_with_its_place() {
        let rows = ".........\n".repeat(8);
        let wrong =
            |text: &str| Terrain::add(text).map_err(|error| (error.first().at, error.first().len));
        let head = "name = one\nsize = 9\n";
        assert_eq!(
            wrong(&format!("{head}{rows}")),
            Err((head.len() + rows.len(), 0))
        );
        assert_eq!(
            wrong(&format!("{head}{rows}....5....\n")),
            Err((head.len() + 84, 1))
        );
        assert_eq!(
            wrong(&format!("{head}{rows}....\n")),
            Err((head.len() + 80, 4))
        );
        assert_eq!(wrong(&format!("size = 8\n{rows}")), Err((0, 8)));
        assert_eq!(wrong(&rows), Err((rows.len(), 0)));
    }

    #[test]
    fn t_t7_a_board_of_a_user_can_be_added_and_is_found_by_name() {
        let text = "name = mine\nsize = 9\n\n".to_owned() + &"~^..6....\n".repeat(9);
        let terrain = Terrain::add(&text);
        assert_eq!(terrain.as_ref().ok().copied(), Terrain::find("mine", 9));
        assert_eq!(Terrain::add(&text), terrain);
        let terrain = terrain.unwrap_or_default();
        assert_eq!(
            Square::<9>::at(9, 5).map(|at| terrain.ground(at)),
            Some(Ground::Slope(Dir::E))
        );
        assert!(!terrain.is_symmetric());
        assert!(Terrain::add(&text.replace('~', ".")).is_err());
    }
}
