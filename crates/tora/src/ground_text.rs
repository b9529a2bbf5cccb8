//! Grounds as texts: one sign for each place.

use board::Square;
use game::{Faults, Message, Part, TextError};

use crate::Ground;
use crate::ground::{Grounds, Painted};
use crate::read::{long_row, wrong_count};

/// Reads the signs of a row, the first place of which has the index `first`.
pub(crate) fn read_row<const W: usize>(
    grounds: &mut Grounds<W>,
    first: usize,
    row: Part<'_>,
) -> Result<(), TextError> {
    for (index, (sign, here)) in (first..).zip(row.characters()) {
        let Some(ground) = Ground::from_sign(sign) else {
            return here.error(Message::new("tora-text-unknown-ground").with("sign", sign));
        };
        grounds.set(index, ground);
    }
    Ok(())
}

/// Reads the ground that a position brings along, as [`written`] writes it and in no other way.
pub(crate) fn read<const N: usize, const W: usize>(
    part: Part<'_>,
) -> Result<Painted<W>, TextError> {
    let rows: Vec<_> = part.split('/').collect();
    if rows.len() != N {
        return part.error(wrong_count("tora-text-rows", rows.len(), N));
    }
    let mut grounds = Grounds::PLAIN;
    let mut faults = Faults::default();
    for (row, v) in rows.into_iter().zip((0..N).rev()) {
        let end = row.text.trim_end_matches(Ground::Plain.sign()).len();
        faults.keep(if row.text.chars().count() > N {
            row.error(long_row::<N>())
        } else if end < row.text.len() {
            row.from(end).error("tora-text-plain-end")
        } else {
            read_row(&mut grounds, v * N, row)
        });
    }
    faults.finish()?;
    Painted::new(grounds).map_or_else(|| part.error("tora-text-plain-ground"), Ok)
}

/// Writes a ground as a position brings it along: the rows from the highest v down, without the plain
/// places at their ends.
pub(crate) fn written<const N: usize>(ground: impl Fn(Square<N>) -> Ground) -> String {
    let row = |v: usize| {
        let places = (1..=N).filter_map(|h| Square::at(v, h));
        let row: String = places.map(|at| ground(at).sign()).collect();
        row.trim_end_matches(Ground::Plain.sign()).to_owned()
    };
    let rows: Vec<String> = (1..=N).rev().map(row).collect();
    rows.join("/")
}
