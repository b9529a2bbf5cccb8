//! Set-ups (T-S3, T-S4, T-S5): where an army stands at the start, read from files.
//!
//! The format, one file a set-up, for the Opposition; the Challenger's is turned by half a turn:
//!
//! ```text
//! # a comment
//! name = defensive
//! size = 9
//! source = where the set-up comes from
//!
//! G v5h1
//! A v5h3 v6h3 v4h3        one line a kind, or several; K is the ruler, King or Queen
//! ```

use std::str::FromStr;
use std::sync::Mutex;

use board::Square;
use game::{Faults, Message, Part, Side, TextError};

use crate::data_file::DataFile;
use crate::read::{place, wrong_count};
use crate::{Edition, Impossible, Kind, Piece, Terrain, Tora};

/// Where the pieces of one army stand at the start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    name: String,
    size: usize,
    source: String,
    /// Square indices on the Opposition's side.
    pieces: Vec<(Kind, usize)>,
}

const BUILT_IN: [&str; 4] = [
    include_str!("../data/setups/defensive-9.setup"),
    include_str!("../data/setups/aggressive-9.setup"),
    include_str!("../data/setups/defensive-17.setup"),
    include_str!("../data/setups/aggressive-17.setup"),
];

static KNOWN: Mutex<Vec<&'static Setup>> = Mutex::new(Vec::new());

impl Setup {
    /// All set-ups known now for boards of `size` x `size` places, the built-in ones first.
    #[must_use]
    pub fn all(size: usize) -> Vec<&'static Self> {
        let known = known();
        known
            .iter()
            .copied()
            .filter(|setup| setup.size == size)
            .collect()
    }

    /// The set-up with this name for boards of `size` x `size` places.
    #[must_use]
    pub fn find(name: &str, size: usize) -> Option<&'static Self> {
        Self::all(size).into_iter().find(|setup| setup.name == name)
    }

    /// Makes a set-up known to the whole process, or returns the one that is known already if it
    /// is the same.
    ///
    /// # Errors
    ///
    /// If the text is no set-up (T-S5), or another one has this name.
    pub fn add(text: &str) -> Result<&'static Self, TextError> {
        let setup: Self = text.parse()?;
        let mut known = known();
        let same = |old: &&&Self| old.name == setup.name && old.size == setup.size;
        match known.iter().find(same) {
            Some(old) if old.pieces == setup.pieces => Ok(old),
            Some(_) => Err(TextError::new(
                0,
                text.len(),
                Message::new("tora-text-another-setup").with("name", setup.name.as_str()),
            )),
            None => {
                let setup: &'static Self = Box::leak(Box::new(setup));
                known.push(setup);
                Ok(setup)
            }
        }
    }

    /// Its name, lower case.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Where it comes from.
    #[must_use]
    pub fn source(&self) -> &str {
        &self.source
    }

    /// The pieces of `side` on their places; `ruler` is the owner's King or Queen (T-S1).
    fn pieces<const N: usize>(
        &self,
        side: Side,
        ruler: Kind,
    ) -> impl Iterator<Item = (Square<N>, Piece)> {
        self.pieces.iter().filter_map(move |&(kind, index)| {
            let kind = if kind.is_ruler() { ruler } else { kind };
            let index = match side {
                Side::First => N * N - 1 - index,
                Side::Second => index,
            };
            Some((Square::from_index(index)?, Piece::new(side, kind)))
        })
    }
}

/// The set-ups known now; the built-in ones are always there.
fn known() -> std::sync::MutexGuard<'static, Vec<&'static Setup>> {
    let mut known = KNOWN
        .lock()
        .unwrap_or_else(std::sync::PoisonError::into_inner);
    if known.is_empty() {
        let built_in = BUILT_IN.iter().map(|text| {
            let setup: Setup = text
                .parse()
                .expect("the built-in set-ups are right: a test reads them");
            &*Box::leak(Box::new(setup))
        });
        known.extend(built_in);
    }
    known
}

impl<const N: usize, const W: usize> Tora<N, W> {
    /// The position before the first round: each side's set-up and ruler (T-S1, T-S3).
    ///
    /// # Errors
    ///
    /// If a set-up or the terrain is made for another board, or the edition has no such board.
    pub fn from_setups(
        setups: [&Setup; 2],
        rulers: [Kind; 2],
        edition: Edition,
        terrain: Terrain,
    ) -> Result<Self, Impossible<N>> {
        if setups.iter().any(|setup| setup.size != N) {
            return Err(Impossible::Setup);
        }
        let armies = Side::BOTH.into_iter().flat_map(|side| {
            let i = side.index();
            setups[i].pieces::<N>(side, rulers[i])
        });
        Self::start(armies, edition, terrain)
    }
}

impl FromStr for Setup {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let file = DataFile::read(text)?;
        let mut pieces = Vec::new();
        let mut faults = Faults::default();
        for (at, line) in file.lines {
            faults.keep(match file.size {
                9 => read_line::<9>(at, line, &mut pieces),
                _ => read_line::<17>(at, line, &mut pieces),
            });
        }
        faults.finish()?;
        let mut faults = Faults::default();
        for kind in Kind::ALL {
            let needed = match file.size {
                9 => kind.in_army::<9>(),
                _ => kind.in_army::<17>(),
            };
            let count = pieces.iter().filter(|piece| piece.0 == kind).count();
            if kind != Kind::Queen && count < needed {
                // T-S1
                let message = wrong_count("tora-text-small-army", count, needed);
                let message = message.with("letter", kind.letter());
                faults.keep::<()>(Err(TextError::new(text.len(), 0, message)));
            }
        }
        faults.finish()?;
        Ok(Self {
            name: file.name,
            size: file.size,
            source: file.source,
            pieces,
        })
    }
}

/// Reads a line such as `A v5h3 v6h3`; an error tells all places that are wrong.
fn read_line<const N: usize>(
    at: usize,
    line: &str,
    pieces: &mut Vec<(Kind, usize)>,
) -> Result<(), TextError> {
    let part = |word: &str| {
        let start = word.as_ptr() as usize - line.as_ptr() as usize;
        let whole = Part { text: line, at };
        whole.range(start..start + word.len())
    };
    let mut words = line.split_whitespace();
    let letter = words.next().unwrap_or_default();
    let mut letters = letter.chars();
    let kind = match (letters.next().and_then(Kind::from_letter), letters.next()) {
        (Some(kind), None) if kind != Kind::Queen => kind,
        _ => {
            let message = Message::new("tora-text-expected-army-letter");
            return part(letter).error(message.with("found", letter));
        }
    };
    let mut faults = Faults::default();
    for word in words {
        faults.keep(read_place::<N>(part(word), kind, pieces));
    }
    faults.finish()
}

/// Reads the place of a piece.
fn read_place<const N: usize>(
    word: Part<'_>,
    kind: Kind,
    pieces: &mut Vec<(Kind, usize)>,
) -> Result<(), TextError> {
    let about = |key| Message::new(key).with("place", word.text);
    let Some((square, _)) = place::<N>(word.text).filter(|(_, len)| *len == word.text.len()) else {
        return word.error("tora-text-expected-place-of-piece");
    };
    if square.h() * 2 > N {
        return word.error(about("tora-text-other-half").with("last", N / 2)); // T-S5
    }
    if pieces.iter().any(|piece| piece.1 == square.index()) {
        return word.error(about("tora-text-place-taken"));
    }
    let others = pieces.iter().filter(|piece| piece.0 == kind).count();
    if others == kind.in_army::<N>() {
        let message = about("tora-text-large-army").with("letter", kind.letter());
        return word.error(message.with("most", others)); // T-S1
    }
    pieces.push((kind, square.index()));
    Ok(())
}
