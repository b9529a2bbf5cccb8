//! Moves as texts (K-12): `d1d5` between programs, `d1-d5xd6` and `Kg7-g9` for people.

use board::Square;
use game::{MoveError, TextError};

use crate::illegal::Illegal;
use crate::moves::Move;
use crate::state::{Boat, Convoy};

/// The ways of writing moves that records name: between programs, and for people.
pub(crate) const NOTATIONS: [&str; 2] = ["plain", "long"];

/// The name of a square: column letter and row number.
pub(crate) fn name<const N: usize>(at: Square<N>) -> String {
    let column = char::from(b'a' + at.h() as u8 - 1);
    format!("{column}{}", at.v())
}

/// Reads a square at the start of a text; returns it with the rest.
fn square<const N: usize>(text: &str) -> Option<(Square<N>, &str)> {
    let column = text.bytes().next()?.to_ascii_lowercase();
    let column = usize::from(column.checked_sub(b'a')?) + 1;
    let digits = text[1..].bytes().take_while(u8::is_ascii_digit).count();
    let (row, rest) = text[1..].split_at(digits);
    let padded = row.starts_with('0');
    let at = Square::at(row.parse().ok()?, column)?;
    (!padded).then_some((at, rest))
}

impl<const N: usize> Move<N> {
    /// The move as programs write it.
    pub(crate) fn plain(self) -> String {
        name(self.from) + &name(self.to)
    }
}

impl<const N: usize, const W: usize> Convoy<N, W> {
    /// The move as people write it, with what it captures.
    pub(crate) fn long(&self, mv: Move<N>) -> String {
        let king = self.boats(Boat::King).contains(mv.from);
        let mut text = format!(
            "{}{}-{}",
            if king { "K" } else { "" },
            name(mv.from),
            name(mv.to)
        );
        for at in self.captures(mv).iter() {
            text.push('x');
            text.push_str(&name::<N>(at));
        }
        text
    }

    /// Reads a move in either form. What the form for people says beside the squares must be true
    /// if it is there.
    pub(crate) fn read_move(&self, text: &str) -> Result<Move<N>, MoveError<Illegal<N>>> {
        let wrong = |rest: &str, expected: &str| {
            let at = text.len() - rest.len();
            TextError::new(at, rest.len(), format!("expected {expected}"))
        };
        let rest = text.strip_prefix('K');
        let says_king = rest.is_some();
        let rest = rest.unwrap_or(text);
        let example = "a square such as d1";
        let (from, rest) = square(rest).ok_or_else(|| wrong(rest, example))?;
        let rest = rest.strip_prefix('-').unwrap_or(rest);
        let (to, mut rest) = square(rest).ok_or_else(|| wrong(rest, example))?;
        let mv = Move { from, to };
        let mut said = board::Bits::<W>::EMPTY;
        let captures = rest;
        while let Some(after) = rest.strip_prefix('x') {
            let (at, after) = square::<N>(after).ok_or_else(|| wrong(after, example))?;
            said.insert(at);
            rest = after;
        }
        if !rest.is_empty() {
            return Err(wrong(rest, "x and a captured boat's square, or the end").into());
        }
        self.refuse(mv).map_err(MoveError::Illegal)?;
        if says_king && !self.boats(Boat::King).contains(from) {
            return Err(wrong(text, "no K: the king is not the one who moves").into());
        }
        if !captures.is_empty() && said != self.captures(mv) {
            return Err(MoveError::Illegal(Illegal::Captures {
                said: captures.to_owned(),
                to,
            }));
        }
        Ok(mv)
    }
}
