//! Position texts (K-12): reading.

use std::str::FromStr;

use board::Square;
use game::{Side, TextError};

use crate::family::Family;
use crate::notation::name;
use crate::state::{Boat, Convoy};
use crate::text::{CAPTURED, side_letter};

/// The fields of a position text.
const FIELDS: [&str; 5] = [
    "the game",
    "the board",
    "the side to move",
    "the moves since a capture",
    "the round",
];

/// The largest number of moves since a capture that is read.
const MOST_QUIET: u32 = 9_999;
/// The largest round that is read.
const LAST_ROUND: u32 = 999_999;

/// A part of a text and where it begins.
#[derive(Clone, Copy)]
struct Part<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Part<'a> {
    fn error<T>(self, message: impl Into<String>) -> Result<T, TextError> {
        Err(TextError::new(self.at, self.text.len(), message))
    }

    fn split(self, separator: char) -> impl Iterator<Item = Part<'a>> {
        let mut at = self.at;
        self.text.split(separator).map(move |text| {
            let part = Part { text, at };
            at += text.len() + separator.len_utf8();
            part
        })
    }

    fn number(self, least: u32, most: u32, what: &str) -> Result<u32, TextError> {
        let digits = self.text.bytes().all(|byte| byte.is_ascii_digit());
        let padded = self.text.len() > 1 && self.text.starts_with('0');
        match self.text.parse() {
            Ok(number) if digits && !padded && (least..=most).contains(&number) => Ok(number),
            _ => self.error(format!("{what} is a number from {least} to {most}")),
        }
    }
}

impl<const N: usize, const W: usize> Convoy<N, W> {
    /// The start of a game of this family; `None` if its board has another size.
    #[must_use]
    pub fn start(family: &'static Family) -> Option<Self> {
        let mut position = Self::empty(family);
        let layout = Part {
            text: family.layout(),
            at: 0,
        };
        position.read_board(layout).is_ok().then_some(position)
    }

    /// Reads the fields; what must be true of the board as a whole is not tested yet.
    fn read(fields: [Part<'_>; FIELDS.len()]) -> Result<(Self, Option<TextError>), TextError> {
        let [game, board, side, quiet, round] = fields;
        let family = match Family::find(game.text) {
            Some(family) if family.size() == N => family,
            _ => {
                let sized = Family::all().iter().filter(|family| family.size() == N);
                let known: Vec<_> = sized.map(Family::name).collect();
                return game.error(format!("expected one of: {}", known.join(", ")));
            }
        };
        let mut position = Self::empty(family);
        let misplaced = position.read_board(board)?;
        position.side = match side.text {
            CAPTURED => Side::Second,
            text => {
                let wanted = |side: &Side| text == side_letter(*side).to_string();
                match Side::BOTH.into_iter().find(wanted) {
                    Some(side) => side,
                    None => return side.error("the side to move is t or n"),
                }
            }
        };
        position.quiet = quiet.number(0, MOST_QUIET, FIELDS[3])? as u16;
        position.round = round.number(1, LAST_ROUND, FIELDS[4])?;
        Ok((position, misplaced))
    }

    /// Reads the board; returns what is wrong with the first boat that stands where only the king
    /// may.
    fn read_board(&mut self, board: Part<'_>) -> Result<Option<TextError>, TextError> {
        let mut misplaced = None;
        let rows = board.split('/').count();
        if rows != N {
            return board.error(format!(
                "the board has {rows} rows, {} has {N}",
                self.family.name()
            ));
        }
        for (row, part) in (1..=N).rev().zip(board.split('/')) {
            self.read_row(row, part, &mut misplaced)?;
        }
        Ok(misplaced)
    }

    fn read_row(
        &mut self,
        row: usize,
        part: Part<'_>,
        misplaced: &mut Option<TextError>,
    ) -> Result<(), TextError> {
        let (mut column, mut empty) = (1, 0);
        for (offset, letter) in part.text.char_indices() {
            let here = Part {
                text: &part.text[offset..offset + letter.len_utf8()],
                at: part.at + offset,
            };
            if let Some(digit) = letter.to_digit(10) {
                if empty == 0 && digit == 0 {
                    return here.error("a number of empty squares does not begin with 0");
                }
                empty = (empty * 10 + digit as usize).min(N + 1);
                continue;
            }
            column += std::mem::take(&mut empty);
            let Some(boat) = Boat::from_letter(letter) else {
                return here.error("expected t, n, k or a number of empty squares");
            };
            let Some(at) = Square::<N>::at(row, column) else {
                return part.error(format!("row {row} has more than {N} squares"));
            };
            if boat == Boat::King && self.king().is_some() {
                return here.error("there is a king already (K-1)");
            }
            if boat != Boat::King && self.is_restricted(at) && misplaced.is_none() {
                let square = name(at);
                *misplaced = here
                    .error::<()>(format!("only the king may stand on {square} (K-4)"))
                    .err();
            }
            self.toggle(at, boat);
            column += 1;
        }
        let squares = column + empty - 1;
        if squares != N {
            return part.error(format!("row {row} has {squares} squares, not {N}"));
        }
        Ok(())
    }

    /// Tests what the board as a whole must have.
    fn test_board(&self, board: Part<'_>, side: Part<'_>) -> Result<(), TextError> {
        let count = |boat: Boat| self.boats(boat).count() as usize;
        for boat in [Boat::Attacker, Boat::Defender] {
            let letter = boat.letter();
            let army = self.family.layout().matches(letter).count();
            if count(boat) > army {
                let found = count(boat);
                return board.error(format!(
                    "there are {found} boats {letter}, the fleet has {army} (K-1)"
                ));
            }
        }
        match self.king() {
            None if side.text != CAPTURED => board.error(format!(
                "there is no king; a game that ended with his capture has `{CAPTURED}` for the side to move"
            )),
            Some(_) if side.text == CAPTURED => {
                side.error("the king is there; the side to move is t or n")
            }
            Some(king) if self.is_escape(king) && self.side == Side::Second => side.error(format!(
                "the king has escaped to {}, so the side after him is written, t (K-9)",
                name(king)
            )),
            _ => Ok(()),
        }
    }
}

impl<const N: usize, const W: usize> FromStr for Convoy<N, W> {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let fields = fields(text)?;
        let (position, misplaced) = Self::read(fields)?;
        if let Some(error) = misplaced {
            return Err(error);
        }
        position.test_board(fields[1], fields[2])?;
        Ok(position)
    }
}

fn fields(text: &str) -> Result<[Part<'_>; FIELDS.len()], TextError> {
    let whole = Part { text, at: 0 };
    let mut parts = whole.split(' ');
    let mut fields = [whole; FIELDS.len()];
    for (field, what) in fields.iter_mut().zip(FIELDS) {
        *field = parts
            .next()
            .filter(|part| !part.text.is_empty())
            .ok_or_else(|| TextError::new(text.len(), 0, format!("{what} is missing")))?;
    }
    match parts.next() {
        Some(more) => more.error("nothing may follow the round"),
        None => Ok(fields),
    }
}

#[cfg(test)]
mod tests {
    use game::perft;
    use serde::Deserialize;

    use super::*;

    #[derive(Deserialize)]
    struct Table {
        positions: Vec<Entry>,
    }

    #[derive(Deserialize)]
    struct Entry {
        id: String,
        position: String,
        perft: Vec<u64>,
    }

    /// Against a table from an independent implementation. One of its positions has a boat in a
    /// corner, which is counted here and refused elsewhere (K-4).
    #[test]
    fn k_12_every_count_of_the_table() {
        let table = include_str!("../../../data/convoy/perft.json");
        let table: Table = serde_json::from_str(table).expect("the table is JSON");
        for entry in &table.positions {
            let id = &entry.id;
            let fields = fields(&entry.position).expect("five fields");
            let (position, misplaced) = Convoy::<13, 3>::read(fields).expect("boats on a board");
            assert_eq!(misplaced.is_some(), id == "convoy-c03", "{id}");
            for (depth, &count) in (1..).zip(&entry.perft) {
                assert_eq!(perft(&position, depth), count, "{id} at depth {depth}");
            }
        }
        assert_eq!(table.positions.len(), 13);
    }
}
