//! The rows of a board, as position texts and data files write them (K-12).

use game::{Part, TextError};

use crate::squares::Square;
use crate::state::Boat;

/// A boat, its square and where it is written.
pub(crate) type Written<'a> = (Square, Boat, Part<'a>);

/// Reads the rows of a square board, the top one first.
pub(crate) fn read_rows<'a>(rows: &[Part<'a>]) -> Result<Vec<Written<'a>>, TextError> {
    let size = rows.len();
    let mut boats: Vec<Written<'a>> = Vec::new();
    for (number, row) in (1..=size).rev().zip(rows) {
        let (mut column, mut empty) = (1, 0);
        for (letter, here) in row.characters() {
            if let Some(digit) = letter.to_digit(10) {
                if empty == 0 && digit == 0 {
                    return here.error("a number of empty squares does not begin with 0");
                }
                empty = (empty * 10 + digit as usize).min(size + 1);
                continue;
            }
            column += std::mem::take(&mut empty);
            let Some(boat) = Boat::from_letter(letter) else {
                return here.error("expected t, n, k or a number of empty squares");
            };
            let Some(at) = Square::at(number, column).filter(|_| column <= size) else {
                return row.error(format!("row {number} has more than {size} squares"));
            };
            if boat == Boat::King && boats.iter().any(|(_, other, _)| *other == boat) {
                return here.error("there is a king already (K-1)");
            }
            boats.push((at, boat, here));
            column += 1;
        }
        let squares = column + empty - 1;
        if squares != size {
            return row.error(format!("row {number} has {squares} squares, not {size}"));
        }
    }
    Ok(boats)
}
