//! The fields of a position text.

use game::{Part, TextError};

const FIELDS: [&str; 11] = [
    "the game",
    "the board",
    "the side to move",
    "the Queens that may be protected",
    "the square of a capture en passant, or `-`",
    "the single moves since a capture, Pikeman or Swordsman move",
    "the number of the move",
    "the sides that have their TigerKnight exchange",
    "the Royal Guards, or `-`",
    "the deployment, or `-`",
    "the marks, or `-`",
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
