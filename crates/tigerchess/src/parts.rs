//! The fields of a position text.

use game::{Part, TextError};

/// The keys of the names of the fields.
const FIELDS: [&str; 11] = [
    "tigerchess-text-game",
    "tigerchess-text-board",
    "tigerchess-text-side",
    "tigerchess-text-protection",
    "tigerchess-text-passing",
    "tigerchess-text-half",
    "tigerchess-text-full",
    "tigerchess-text-exchange",
    "tigerchess-text-guards",
    "tigerchess-text-deployment",
    "tigerchess-text-marks",
];

/// Splits the text; the fields that `LancerChess` has not are empty.
pub(crate) fn fields<const TIGER: bool>(text: &str) -> Result<[Part<'_>; 11], TextError> {
    if TIGER {
        return Part::fields(text, FIELDS);
    }
    let [game, board, side, castling, passing, half, full, ..] = FIELDS;
    let found = Part::fields(text, [game, board, side, castling, passing, half, full])?;
    let mut fields = [Part::whole(text).range(0..0); 11];
    fields[..found.len()].copy_from_slice(&found);
    Ok(fields)
}
