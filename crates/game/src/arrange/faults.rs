//! Where on the board the faults of a position text are.

use std::ops::Range;

use crate::{Fault, Place, Scene, Value};

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
}
