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

use board::Square;
use game::{Faults, Message, Part, Side, TextError};

use crate::data_file::DataFile;
use crate::read::{place, wrong_count};
use crate::{Kind, Piece};

/// Where the pieces of one army stand at the start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    name: String,
    size: usize,
    source: String,
    /// Square indices on the Opposition's side.
    pieces: Vec<(Kind, usize)>,
}

impl Setup {
    /// Its name, lower case.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The side length of the board it is made for.
    #[must_use]
    pub fn size(&self) -> usize {
        self.size
    }

    /// Where it comes from.
    #[must_use]
    pub fn source(&self) -> &str {
        &self.source
    }

    /// Whether all pieces stand where those of `other` do.
    pub(crate) fn stands_like(&self, other: &Self) -> bool {
        self.size == other.size && self.pieces == other.pieces
    }

    /// The pieces of `side` on their places; `ruler` is the owner's King or Queen (T-S1).
    pub(crate) fn pieces<const N: usize>(
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
        (Some(kind), None) if !matches!(kind, Kind::Queen | Kind::Assassin) => kind,
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
