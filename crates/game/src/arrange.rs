//! Positions that are put together by hand, piece by piece.

mod faults;

use crate::{Ground, PieceView, Place, Show, Side};

pub use faults::places_of;

/// How a position of a game can be put together by hand.
///
/// What is put together may be impossible: it is written as a position text, and the reader of such
/// texts says what is wrong. So nothing about which positions there are is decided here.
///
/// # Law
///
/// What a position shows, written again, is the position, but for what has happened in a running
/// turn: an arranged position begins a turn. `testkit` checks this for every game.
pub trait Arrange: Show {
    /// The pieces that may be put on the board, each once for each side and lasting state. Their
    /// places mean nothing.
    fn kit(&self) -> Vec<PieceView>;

    /// The grounds that can be painted on the places of the board, plain ground first; none in games
    /// whose board is always the same.
    fn grounds(&self) -> Vec<Ground> {
        Vec::new()
    }

    /// What a position says besides its pieces and the side to move, with what this one says.
    fn fields(&self) -> Vec<Field>;

    /// The places of the board in the order of position texts, row by row.
    fn rows(&self) -> Vec<Vec<Place>>;

    /// Whether a piece may be put on a place, and taken from it. Beside the board some places only
    /// show what follows from the board.
    fn takes(&self, at: Place, _piece: &PieceView) -> bool {
        self.rows().iter().flatten().any(|place| *place == at)
    }

    /// The text of the position that this one becomes if what is arranged is all that it has.
    fn arranged(&self, arranged: &Arranged) -> String;
}

/// What somebody has put together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arranged {
    /// The pieces, on the board and beside it.
    pub pieces: Vec<PieceView>,
    /// Who moves next.
    pub to_move: Side,
    /// What else is said.
    pub fields: Vec<Field>,
    /// The places that were painted, each once, over the ground that the fields say.
    pub painted: Vec<(Place, Ground)>,
}

impl Arranged {
    /// What a field says; empty if there is no such field.
    #[must_use]
    pub fn said(&self, id: &str) -> &str {
        let field = self.fields.iter().find(|field| field.id == id);
        field.map_or("", |field| &field.value)
    }

    /// Whether a [flag](FieldKind::Flag) is set.
    #[must_use]
    pub fn is_set(&self, id: &str) -> bool {
        self.said(id) == Field::ON
    }

    /// The board as a position text writes it, with the `letters` of what is on each place.
    #[must_use]
    pub fn board(
        &self,
        rows: &[Vec<Place>],
        letters: impl Fn(&mut dyn Iterator<Item = &PieceView>) -> String,
    ) -> String {
        let row = |row: &Vec<Place>| {
            let (mut text, mut empty) = (String::new(), 0);
            let count = |text: &mut String, empty: &mut usize| match std::mem::take(empty) {
                0 => {}
                some => text.push_str(&some.to_string()),
            };
            for place in row {
                let mut here = self.pieces.iter().filter(|piece| piece.place == *place);
                let letters = letters(&mut here);
                if letters.is_empty() {
                    empty += 1;
                } else {
                    count(&mut text, &mut empty);
                    text.push_str(&letters);
                }
            }
            count(&mut text, &mut empty);
            text
        };
        rows.iter().map(row).collect::<Vec<_>>().join("/")
    }
}

/// Something that a position says besides its pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its name among the fields of the game; with a choice behind it, the key of the choice's text,
    /// if it has one.
    pub id: &'static str,
    /// The key of its text.
    pub key: &'static str,
    /// The side that it is about, if it is about one.
    pub side: Option<Side>,
    /// What can be said.
    pub kind: FieldKind,
    /// What is said.
    pub value: String,
}

/// What a [`Field`] can say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FieldKind {
    /// A number in these bounds.
    Number {
        /// The least.
        least: u32,
        /// The largest.
        most: u32,
    },
    /// One of these.
    Choice(Vec<String>),
    /// [`Field::ON`] or nothing.
    Flag,
}

impl Field {
    /// The value of a flag that is set.
    pub const ON: &'static str = "on";

    /// A number of both sides.
    #[must_use]
    pub fn number(id: &'static str, key: &'static str, bounds: [u32; 2], value: u32) -> Self {
        let [least, most] = bounds;
        Self {
            id,
            key,
            side: None,
            kind: FieldKind::Number { least, most },
            value: value.to_string(),
        }
    }

    /// A choice of both sides.
    #[must_use]
    pub fn choice(
        id: &'static str,
        key: &'static str,
        choices: impl IntoIterator<Item = String>,
        value: impl Into<String>,
    ) -> Self {
        Self {
            id,
            key,
            side: None,
            kind: FieldKind::Choice(choices.into_iter().collect()),
            value: value.into(),
        }
    }

    /// Something that is so or not.
    #[must_use]
    pub fn flag(id: &'static str, key: &'static str, on: bool) -> Self {
        Self {
            id,
            key,
            side: None,
            kind: FieldKind::Flag,
            value: if on { Self::ON } else { "" }.to_owned(),
        }
    }

    /// The same about one side.
    #[must_use]
    pub fn of(self, side: Side) -> Self {
        Self {
            side: Some(side),
            ..self
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_is_written_row_by_row() {
        let rows = [[0, 1, 2], [3, 4, 5]].map(|row| row.map(Place).to_vec());
        let piece = |place| PieceView {
            place: Place(place),
            side: Side::First,
            kind: "piece",
            letter: 'P',
            label: None,
            states: Vec::new(),
        };
        let arranged = Arranged {
            pieces: vec![piece(1), piece(3), piece(3)],
            to_move: Side::First,
            fields: Vec::new(),
            painted: Vec::new(),
        };
        let board = arranged.board(&rows, |here| here.map(|piece| piece.letter).collect());
        assert_eq!(board, "1P1/PP2");
    }
}
