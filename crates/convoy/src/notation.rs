//! Moves as texts (K-12): `d1d5` between programs, `d1-d5xd6` and `Kg7-g9` for people.

use std::fmt;
use std::str::FromStr;

use game::{Message, MoveError, Notation, Notations, Part, TextError};

use crate::illegal::Illegal;
use crate::moves::Move;
use crate::squares::{Square, Squares, name, named};
use crate::state::{Boat, Convoy};

/// The ways of writing moves that records name: between programs, and for people.
const NOTATIONS: [&str; 2] = ["plain", "long"];

/// The move as programs write it: `d1d5`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", name(self.from), name(self.to))
    }
}

/// Reads a move as programs write it. Whether its squares belong to a board, and whether it is
/// legal there, is for a position to say.
impl FromStr for Move {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let square = |at: usize| {
            let found = text.get(at..).and_then(named);
            let last = Message::new("convoy-text-expected-square").with("last", "p16");
            let (square, len) = found.ok_or_else(|| TextError::new(at, text.len() - at, last))?;
            Ok((square, at + len))
        };
        let (from, middle) = square(0)?;
        let (to, end) = square(middle)?;
        if end < text.len() {
            return Err(TextError::new(
                end,
                text.len() - end,
                "text-expected-move-end",
            ));
        }
        Ok(Self { from, to })
    }
}

impl Convoy {
    /// The move as people write it, with what it captures.
    pub(crate) fn long(&self, mv: Move) -> String {
        let king = self.boats(Boat::King).contains(mv.from);
        let mut text = format!(
            "{}{}-{}",
            if king { "K" } else { "" },
            name(mv.from),
            name(mv.to)
        );
        for at in self.captures(mv).iter() {
            text.push('x');
            text.push_str(&name(at));
        }
        text
    }

    /// Reads a square of this board at the start of a text; returns it with the rest.
    fn read_square<'a>(&self, text: Part<'a>) -> Result<(Square, Part<'a>), TextError> {
        let found = named(text.text);
        match found.filter(|(at, _)| self.family.squares().contains(*at)) {
            Some((at, end)) => Ok((at, text.from(end))),
            None => {
                let last = self.family.squares().last().map(name).unwrap_or_default();
                text.error(Message::new("convoy-text-expected-square").with("last", last))
            }
        }
    }

    /// Reads a move in either form. What the form for people says beside the squares must be true
    /// if it is there.
    pub(crate) fn read_move(&self, text: &str) -> Result<Move, MoveError<Illegal>> {
        let whole = Part::whole(text);
        let king = whole.strip('K');
        let (from, rest) = self.read_square(king.unwrap_or(whole))?;
        let (to, captures) = self.read_square(rest.strip('-').unwrap_or(rest))?;
        let mv = Move { from, to };
        let (mut said, mut rest) = (Squares::EMPTY, captures);
        while let Some(after) = rest.strip('x') {
            let (at, after) = self.read_square(after)?;
            said.insert(at);
            rest = after;
        }
        if !rest.text.is_empty() {
            rest.error("convoy-text-expected-capture")?;
        }
        self.refuse(mv).map_err(MoveError::Illegal)?;
        if king.is_some() && self.king() != Some(from) {
            whole.error("convoy-text-not-the-king")?;
        }
        if !captures.text.is_empty() && said != self.captures(mv) {
            return Err(MoveError::Illegal(Illegal::Captures {
                said: captures.text.to_owned(),
                to,
            }));
        }
        Ok(mv)
    }
}

impl Notation for Convoy {
    const NOTATIONS: Notations = Notations {
        tag: "Notation",
        names: &NOTATIONS,
        turned: None,
    };

    fn notation(&self, mv: Move) -> String {
        mv.to_string()
    }

    fn parse_move(&self, text: &str) -> Result<Move, MoveError<Illegal>> {
        self.read_move(text)
    }

    fn notation_in(&self, mv: Move, name: &str) -> String {
        if name == NOTATIONS[1] {
            self.long(mv)
        } else {
            mv.to_string()
        }
    }

    fn notation_for_people(&self, mv: Move) -> String {
        self.long(mv)
    }
}
