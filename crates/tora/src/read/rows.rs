//! The board of a position text: its rows, and the pieces in them.

use board::Square;
use game::{Faults, Message, Part, Side, TextError};

use super::{long_row, wrong_count};
use crate::{Piece, Tora};

pub(super) fn read_board<const N: usize, const W: usize>(
    position: &mut Tora<N, W>,
    board: Part<'_>,
) -> Result<(), TextError> {
    let rows: Vec<_> = board.split('/').collect();
    if rows.len() != N {
        return board.error(wrong_count("tora-text-rows", rows.len(), N));
    }
    let mut faults = Faults::default();
    for (i, row) in rows.into_iter().enumerate() {
        faults.keep(read_row(position, N - i, row));
    }
    faults.finish()
}

fn read_row<const N: usize, const W: usize>(
    position: &mut Tora<N, W>,
    v: usize,
    row: Part<'_>,
) -> Result<(), TextError> {
    let mut h = 1;
    let mut i = 0;
    let mut after_number = false;
    while let Some(c) = row.text[i..].chars().next() {
        let start = i;
        if c.is_ascii_digit() {
            i += row.text[i..].bytes().take_while(u8::is_ascii_digit).count();
            let number = row.range(start..i);
            let empty = number.number(1, N as u32, "tora-text-empty-places")?;
            if after_number {
                return number.error("tora-text-two-counts");
            }
            h += empty as usize;
        } else {
            let shared = c == '[';
            i += usize::from(shared);
            let at = Square::at(v, h);
            let mut expected = if shared {
                &[Some(Side::First), Some(Side::Second)][..]
            } else {
                &[None]
            };
            while let Some((side, rest)) = expected.split_first() {
                i = read_piece(position, at, row, i, *side)?;
                expected = rest;
            }
            if shared && row.text[i..].starts_with(']') {
                i += 1;
            } else if shared {
                return row.range(i..i + 1).error("tora-text-expected-bracket");
            }
            h += 1;
        }
        after_number = c.is_ascii_digit();
        if h > N + 1 {
            return row.range(start..i).error(long_row::<N>());
        }
    }
    if h != N + 1 {
        return row.error(wrong_count("tora-text-places-in-row", h - 1, N));
    }
    Ok(())
}

/// Reads a piece at byte `i` of the row; returns where it ends.
fn read_piece<const N: usize, const W: usize>(
    position: &mut Tora<N, W>,
    at: Option<Square<N>>,
    row: Part<'_>,
    i: usize,
    side: Option<Side>,
) -> Result<usize, TextError> {
    let Some(c) = row.text[i..].chars().next() else {
        return row.from(i).error("tora-text-expected-piece");
    };
    let mut end = i + c.len_utf8();
    let here = row.range(i..end);
    let Some(mut piece) = Piece::from_letter(c).filter(|_| c.is_ascii_alphabetic()) else {
        return here.error(Message::new("tora-text-unknown-piece").with("letter", c));
    };
    if side.is_some_and(|side| side != piece.side) {
        return here.error("tora-text-brackets-hold-both-sides");
    }
    if row.text[end..].starts_with('!') {
        piece.taken = true;
        end += 1;
    }
    let Some(at) = at else {
        return here.error(long_row::<N>());
    };
    match position.place(at, piece) {
        Ok(()) => Ok(end),
        Err(why) => row.range(i..end).error(why.message()),
    }
}
