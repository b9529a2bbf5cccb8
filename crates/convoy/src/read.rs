//! Position texts (K-12): reading.

use std::str::FromStr;

use game::{Part, Side, TextError};

use crate::family::Family;
use crate::rows::read_rows;
use crate::squares::name;
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

impl Convoy {
    /// Reads the fields. What must be true of the board as a whole is not tested yet, and a boat
    /// where only the king may stand is an error for later.
    fn read(fields: [Part<'_>; FIELDS.len()]) -> Result<(Self, Option<TextError>), TextError> {
        let [game, board, side, quiet, round] = fields;
        let Some(family) = Family::find(game.text) else {
            let known: Vec<_> = Family::all().iter().map(Family::name).collect();
            return game.error(format!("expected one of: {}", known.join(", ")));
        };
        let mut position = Self::bare(family);
        let rows: Vec<_> = board.split('/').collect();
        if rows.len() != family.size() {
            return board.error(format!(
                "the board has {} rows, {} has {}",
                rows.len(),
                family.name(),
                family.size()
            ));
        }
        let mut misplaced = None;
        for (at, boat, here) in read_rows(&rows)? {
            if boat != Boat::King && !family.open().contains(at) && misplaced.is_none() {
                let message = format!("only the king may stand on {} (K-4)", name(at));
                misplaced = Some(TextError::new(here.at, here.text.len(), message));
            }
            position.place(at, boat);
        }
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

    /// Tests what the board as a whole must have.
    fn test_board(&self, board: Part<'_>, side: Part<'_>) -> Result<(), TextError> {
        for boat in [Boat::Attacker, Boat::Defender] {
            let (letter, fleet) = (boat.letter(), self.family.fleet(boat));
            let found = self.boats(boat).count();
            if found > fleet {
                return board.error(format!(
                    "there are {found} boats {letter}, the fleet has {fleet} (K-1)"
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

impl FromStr for Convoy {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let fields = Part::fields(text, FIELDS)?;
        let (position, misplaced) = Self::read(fields)?;
        if let Some(error) = misplaced {
            return Err(error);
        }
        position.test_board(fields[1], fields[2])?;
        Ok(position)
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
        let table = include_str!("../data/perft.json");
        let table: Table = serde_json::from_str(table).expect("the table is JSON");
        for entry in &table.positions {
            let id = &entry.id;
            let fields = Part::fields(&entry.position, FIELDS).expect("five fields");
            let (position, misplaced) = Convoy::read(fields).expect("boats on a board");
            assert_eq!(misplaced.is_some(), id == "convoy-c03", "{id}");
            for (depth, &count) in (1..).zip(&entry.perft) {
                assert_eq!(perft(&position, depth), count, "{id} at depth {depth}");
            }
        }
        assert_eq!(table.positions.len(), 13);
    }
}
