//! The rows of a board, as position texts and data files write them (K-12).

use game::{Faults, Message, Part, TextError};

use crate::squares::Square;
use crate::state::Boat;

/// A boat, its square and where it is written.
pub(crate) type Written<'a> = (Square, Boat, Part<'a>);

/// Reads the rows of a square board, the top one first; an error tells the first fault of each row.
pub(crate) fn read_rows<'a>(rows: &[Part<'a>]) -> Result<Vec<Written<'a>>, TextError> {
    let mut faults = Faults::default();
    let mut boats: Vec<Written<'a>> = Vec::new();
    for (number, row) in (1..=rows.len()).rev().zip(rows) {
        faults.keep(read_row(*row, number, rows.len(), &mut boats));
    }
    faults.finish().map(|()| boats)
}

fn read_row<'a>(
    row: Part<'a>,
    number: usize,
    size: usize,
    boats: &mut Vec<Written<'a>>,
) -> Result<(), TextError> {
    let (mut column, mut empty) = (1, 0);
    for (letter, here) in row.characters() {
        if let Some(digit) = letter.to_digit(10) {
            if empty == 0 && digit == 0 {
                return here.error("convoy-text-leading-zero");
            }
            empty = (empty * 10 + digit as usize).min(size + 1);
            continue;
        }
        column += std::mem::take(&mut empty);
        let Some(boat) = Boat::from_letter(letter) else {
            return here.error("convoy-text-expected-boat");
        };
        let Some(at) = Square::at(number, column).filter(|_| column <= size) else {
            let message = Message::new("convoy-text-long-row");
            return row.error(message.with("row", number).with("needed", size));
        };
        if boat == Boat::King && boats.iter().any(|(_, other, _)| *other == boat) {
            return here.error("convoy-text-second-king"); // K-1
        }
        boats.push((at, boat, here));
        column += 1;
    }
    let squares = column + empty - 1;
    if squares == size {
        Ok(())
    } else {
        row.error(
            Message::new("convoy-text-row-of-wrong-length")
                .with("row", number)
                .with("found", squares)
                .with("needed", size),
        )
    }
}
