//! Position texts (K-12): writing.

use std::fmt::{self, Write};

use game::Side;

use crate::squares::Square;
use crate::state::{Boat, Convoy};

/// What stands for the side to move once the king is captured.
pub(crate) const CAPTURED: &str = "-";

/// The letter of a side to move: that of its boats.
pub(crate) fn side_letter(side: Side) -> char {
    match side {
        Side::First => Boat::Attacker.letter(),
        Side::Second => Boat::Defender.letter(),
    }
}

impl fmt::Display for Convoy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = self.family.size();
        write!(f, "{} ", self.family.name())?;
        for row in (1..=size).rev() {
            if row < size {
                f.write_char('/')?;
            }
            let mut empty = 0;
            for at in (1..=size).filter_map(|column| Square::at(row, column)) {
                let Some(boat) = self.at(at) else {
                    empty += 1;
                    continue;
                };
                if empty > 0 {
                    write!(f, "{empty}")?;
                    empty = 0;
                }
                f.write_char(boat.letter())?;
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
        }
        f.write_char(' ')?;
        match self.king() {
            Some(_) => f.write_char(side_letter(self.side))?,
            None => f.write_str(CAPTURED)?,
        }
        write!(f, " {} {}", self.quiet, self.round)
    }
}

impl fmt::Debug for Convoy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
