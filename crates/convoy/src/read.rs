//! Position texts (K-12): reading.

use std::str::FromStr;

use game::{Message, Part, Side, TextError};

use crate::catalogue::Catalogue;
use crate::family::Family;
use crate::rows::{Written, read_rows};
use crate::squares::name;
use crate::state::{Boat, Convoy};
use crate::text::{CAPTURED, side_letter};

/// The keys of the names of a position text's fields.
const FIELDS: [&str; 5] = [
    "convoy-text-game",
    "convoy-text-board",
    "convoy-text-side",
    "convoy-text-quiet-moves",
    "convoy-text-round",
];

/// The largest number of moves since a capture that is read.
pub(crate) const MOST_QUIET: u32 = 9_999;
/// The largest round that is read.
pub(crate) const LAST_ROUND: u32 = 999_999;

impl Convoy {
    /// Reads a position text (K-12) of a member of the family that is in a catalogue.
    ///
    /// # Errors
    ///
    /// All places that are wrong in themselves, else the first that does not fit the others.
    pub fn read(text: &str, catalogue: &Catalogue) -> Result<Self, TextError> {
        let fields = Part::fields(text, FIELDS)?;
        let (position, misplaced) = Self::read_fields(fields, catalogue)?;
        if let Some(error) = misplaced {
            return Err(error);
        }
        position.test_board(fields[1], fields[2])?;
        Ok(position)
    }

    /// Reads the fields. What must be true of the board as a whole is not tested yet, and boats
    /// where only the king may stand are an error for later.
    fn read_fields(
        fields: [Part<'_>; FIELDS.len()],
        catalogue: &Catalogue,
    ) -> Result<(Self, Option<TextError>), TextError> {
        let [game, board, side, quiet, round] = fields;
        let family = read_family(game, catalogue);
        let boats = family.and_then(|family| Ok((family, read_board(family, board)?)));
        let numbers = TextError::both(
            quiet.number(0, MOST_QUIET, FIELDS[3]),
            round.number(1, LAST_ROUND, FIELDS[4]),
        );
        let read = TextError::both(TextError::both(boats, read_side(side)), numbers);
        let (((family, boats), side), (quiet, round)) = read?;
        let mut position = Self::bare(family);
        let mut misplaced: Option<TextError> = None;
        for (at, boat, here) in boats {
            if boat != Boat::King && !family.open().contains(at) {
                let message = Message::new("convoy-text-place-of-king").with("square", name(at));
                let error = TextError::new(here.at, here.text.len(), message);
                misplaced = Some(match misplaced {
                    None => error,
                    Some(before) => before.and(error),
                });
            }
            position.place(at, boat);
        }
        position.side = side;
        position.quiet = quiet as u16;
        position.round = round;
        Ok((position, misplaced))
    }

    /// Tests what the board as a whole must have.
    fn test_board(&self, board: Part<'_>, side: Part<'_>) -> Result<(), TextError> {
        for boat in [Boat::Attacker, Boat::Defender] {
            let (letter, fleet) = (boat.letter(), self.family.fleet(boat));
            let found = self.boats(boat).count();
            if found > fleet {
                // K-1
                return board.error(
                    Message::new("convoy-text-large-fleet")
                        .with("letter", letter)
                        .with("found", found)
                        .with("most", fleet),
                );
            }
        }
        match self.king() {
            None if side.text != CAPTURED => {
                board.error(Message::new("convoy-text-no-king").with("sign", CAPTURED))
            }
            Some(_) if side.text == CAPTURED => side.error("convoy-text-king-is-there"),
            // K-9: the side to move is the one whose turn it would be.
            Some(king) if self.is_escape(king) && self.side == Side::Second => {
                side.error(Message::new("convoy-text-king-escaped").with("square", name(king)))
            }
            _ => Ok(()),
        }
    }
}

fn read_family(game: Part<'_>, catalogue: &Catalogue) -> Result<&'static Family, TextError> {
    match catalogue.family(game.text) {
        Some(family) => Ok(family),
        None => {
            let known: Vec<_> = catalogue.families().map(Family::name).collect();
            game.error(Message::new("text-expected-one-of").with("names", known.join(", ")))
        }
    }
}

fn read_board<'a>(family: &Family, board: Part<'a>) -> Result<Vec<Written<'a>>, TextError> {
    let rows: Vec<_> = board.split('/').collect();
    if rows.len() != family.size() {
        return board.error(
            Message::new("convoy-text-rows")
                .with("found", rows.len())
                .with("needed", family.size()),
        );
    }
    read_rows(&rows)
}

/// The side to move. Behind a captured king stands a sign of its own, and nobody moves.
fn read_side(field: Part<'_>) -> Result<Side, TextError> {
    let named = |side: &Side| field.text == side_letter(*side).to_string();
    match Side::BOTH.into_iter().find(named) {
        Some(side) => Ok(side),
        None if field.text == CAPTURED => Ok(Side::Second),
        None => field.error("convoy-text-expected-side"),
    }
}

impl FromStr for Convoy {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        Self::read(text, Catalogue::built_in())
    }
}

#[cfg(test)]
mod tests {
    use game::perft;
    use serde::Deserialize;

    use super::*;

    #[derive(Deserialize)]
    struct Golden {
        positions: Vec<GoldenPosition>,
    }

    #[derive(Deserialize)]
    struct GoldenPosition {
        id: String,
        position: String,
        perft: Vec<u64>,
    }

    /// Against a table from an independent implementation. One of its positions has a boat in a
    /// corner, which is counted here and refused elsewhere (K-4).
    #[test]
    fn k_12_every_count_of_the_table() {
        let table = include_str!("../data/perft.json");
        let table: Golden = serde_json::from_str(table).expect("the table is JSON");
        for entry in &table.positions {
            let id = &entry.id;
            let fields = Part::fields(&entry.position, FIELDS).expect("five fields");
            let (position, misplaced) =
                Convoy::read_fields(fields, Catalogue::built_in()).expect("boats on a board");
            assert_eq!(misplaced.is_some(), id == "convoy-c03", "{id}");
            for (depth, &count) in (1..).zip(&entry.perft) {
                assert_eq!(perft(&position, depth), count, "{id} at depth {depth}");
            }
        }
        assert_eq!(table.positions.len(), 13);
    }
}
