//! Positions that are put together by hand, piece by piece.

use std::ops::Range;

use crate::{Fault, PieceView, Place, Scene, Show, Side, Value};

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

/// The places that a fault in a position text is about: those that its message names, or else those
/// whose pieces are the wrong part of the text, unless that is the whole board.
#[must_use]
pub fn places_of(fault: &Fault, text: &str, scene: &Scene, rows: &[Vec<Place>]) -> Vec<Place> {
    let named = |value: &Value| match value {
        Value::Text(name) => scene.places.iter().find(|view| view.name == *name),
        _ => None,
    };
    let named = fault.message.args.iter().filter_map(|(_, value)| {
        let view = named(value)?;
        Some(view.place)
    });
    let named: Vec<Place> = named.collect();
    if !named.is_empty() {
        return named;
    }
    let (start, end) = (fault.at, fault.at + fault.len.max(1));
    let written = written(text, rows);
    let covered = |(range, _): &&(Range<usize>, Place)| range.start < end && start < range.end;
    let places: Vec<Place> = written.iter().filter(covered).map(|(_, at)| *at).collect();
    if places.len() == written.len() {
        return Vec::new();
    }
    places
}

/// Where the text writes what is on each place that is not empty.
fn written(text: &str, rows: &[Vec<Place>]) -> Vec<(Range<usize>, Place)> {
    let mut fields = text.split(' ');
    let before = fields.next().map_or(0, |head| head.len() + 1);
    let board = fields.next().unwrap_or_default();
    let mut found = Vec::new();
    let mut at = before;
    for (line, row) in board.split('/').zip(rows) {
        found.extend(in_row(line, at, row));
        at += line.len() + 1;
    }
    found
}

/// The same in one row, which begins at byte `start`.
fn in_row(line: &str, start: usize, row: &[Place]) -> Vec<(Range<usize>, Place)> {
    let mut found = Vec::new();
    let (mut column, mut at) = (0_usize, 0);
    while let Some(first) = line[at..].chars().next() {
        let rest = &line[at..];
        let len = if first.is_ascii_digit() {
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            let empty: usize = rest[..digits].parse().unwrap_or(usize::MAX);
            column = column.saturating_add(empty);
            at += digits;
            continue;
        } else if first == '[' {
            rest.find(']').map_or(rest.len(), |end| end + 1)
        } else {
            let sign = rest[first.len_utf8()..].starts_with('!');
            first.len_utf8() + usize::from(sign)
        };
        if let Some(place) = row.get(column) {
            found.push((start + at..start + at + len, *place));
        }
        column = column.saturating_add(1);
        at += len;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Board, BoardStyle, Ground, Message, PlaceView};

    const NONE: [u16; 0] = [];

    /// Two rows of three places, a to f.
    fn scene() -> (Scene, Vec<Vec<Place>>) {
        let mut scene = Scene::empty(Board {
            columns: 3,
            rows: 2,
            column_labels: Vec::new(),
            row_labels: Vec::new(),
            style: BoardStyle::Checker,
        });
        scene.places = ('a'..='f')
            .zip(0..)
            .map(|(name, number)| PlaceView {
                place: Place(number),
                name: name.to_string(),
                x: 0.0,
                y: 0.0,
                size: 1.0,
                ground: Ground::Plain,
                dark: false,
            })
            .collect();
        let rows = [[0, 1, 2], [3, 4, 5]].map(|row| row.map(Place).to_vec());
        (scene, rows.to_vec())
    }

    fn about(text: &str, at: usize, len: usize, message: Message) -> Vec<u16> {
        let (scene, rows) = scene();
        let fault = Fault { at, len, message };
        let places = places_of(&fault, text, &scene, &rows);
        places.into_iter().map(|place| place.0).collect()
    }

    #[test]
    fn a_fault_is_about_the_places_that_it_names() {
        let message = || Message::new("wrong");
        assert_eq!(about("g 3/3 x", 2, 3, message().with("square", "e")), [4]);
        assert_eq!(about("g 3/3 x", 2, 3, message().with("letter", "x")), NONE);
    }

    #[test]
    fn a_fault_is_about_the_pieces_that_are_the_wrong_part() {
        let about = |text, at, len| about(text, at, len, "wrong".into());
        assert_eq!(about("g 1p1/q!1[rs] x", 3, 1), [1]);
        assert_eq!(about("g 1p1/q!1[rs] x", 6, 2), [3]);
        assert_eq!(about("g 1p1/q!1[rs] x", 10, 1), [5]);
        assert_eq!(about("g 1p1/q!1[rs] x", 6, 7), [3, 5], "a row");
        assert_eq!(about("g 1p1/q!1[rs] x", 2, 11), NONE, "the board");
        assert_eq!(about("g 1p1/q!1[rs] x", 14, 1), NONE, "another field");
    }

    #[test]
    fn texts_that_are_no_boards_have_no_places() {
        for text in ["", "g", "g [", "g 99999999999999999999p", "g ä!/[é", "g /"] {
            for at in 0..=text.len() {
                assert!(about(text, at, 1, "wrong".into()).len() <= 6, "{text}");
            }
        }
    }

    #[test]
    fn a_board_is_written_row_by_row() {
        let (_, rows) = scene();
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
        };
        let board = arranged.board(&rows, |here| here.map(|piece| piece.letter).collect());
        assert_eq!(board, "1P1/PP2");
    }
}
