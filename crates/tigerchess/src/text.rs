//! Position texts (C-N1): writing.

use std::fmt::{self, Write};

use game::Side;

use crate::bits::Place;
use crate::castling::Wall;
use crate::state::{Chess, Guard};

/// The squares in the order of position texts: from the eighth rank down, each from the a-file.
pub(crate) fn reading_order() -> impl Iterator<Item = Place> {
    (1..=8)
        .rev()
        .flat_map(|rank| (1..=8).filter_map(move |file| Place::at(rank, file)))
}

/// The name of a square: `e4`.
pub(crate) fn name(at: Place) -> String {
    let file = char::from(b'a' + at.h() as u8 - 1);
    format!("{file}{}", at.v())
}

/// The square with this name, upper or lower case.
pub(crate) fn square(name: &str) -> Option<Place> {
    let &[file, rank] = name.as_bytes() else {
        return None;
    };
    let file = file.to_ascii_lowercase().checked_sub(b'a' - 1)?;
    let rank = rank.checked_sub(b'0')?;
    Place::at(rank.into(), file.into())
}

/// The letter of a side.
pub(crate) const fn side_letter(side: Side) -> char {
    match side {
        Side::First => 'w',
        Side::Second => 'b',
    }
}

impl<const TIGER: bool> Chess<TIGER> {
    /// The name of the game in position texts.
    pub(crate) const NAME: &'static str = if TIGER { "tigerchess" } else { "lancerchess" };

    /// Writes the position text.
    pub(crate) fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", Self::NAME)?;
        self.write_board(f)?;
        write!(f, " {} ", side_letter(self.side))?;
        for side in Side::BOTH {
            for wall in Wall::BOTH {
                if self.castling.has(side, wall) {
                    f.write_char(wall.letter(side))?;
                }
            }
        }
        f.write_str(if self.castling.is_none() { "-" } else { "" })?;
        let passing = self.passing.map_or_else(|| "-".to_owned(), name);
        write!(f, " {passing} {} {}", self.half, self.full)?;
        if TIGER {
            self.write_tiger(f)?;
        }
        Ok(())
    }

    fn write_board(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (1..=8).rev() {
            let mut empty = 0;
            for at in (1..=8).filter_map(|file| Place::at(rank, file)) {
                let Some(piece) = self.piece_at(at) else {
                    empty += 1;
                    continue;
                };
                if empty > 0 {
                    write!(f, "{empty}")?;
                    empty = 0;
                }
                f.write_char(piece.letter())?;
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
            f.write_str(if rank > 1 { "/" } else { "" })?;
        }
        Ok(())
    }

    fn write_tiger(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.exchange {
            [true, true] => " Tt ",
            [true, false] => " T ",
            [false, true] => " t ",
            [false, false] => " - ",
        })?;
        match self.guards {
            None => f.write_char('-')?,
            Some([first, second]) => {
                let letter = |guard| match guard {
                    Guard::Waiting => '?',
                    Guard::On(wing) => wing.letter(),
                    Guard::Captured => '*',
                };
                f.write_char(letter(first).to_ascii_uppercase())?;
                f.write_char(letter(second))?;
            }
        }
        f.write_char(' ')?;
        match &self.deployment {
            None => f.write_char('-')?,
            Some(deployment) => {
                f.write_char(deployment.variation().letter())?;
                deployment
                    .posted()
                    .try_for_each(|at| f.write_str(&name(at)))?;
                let out = Side::BOTH.map(|side| deployment.is_out_of_time(side));
                f.write_str(match out {
                    [false, false] => "",
                    [true, false] => "!w",
                    [false, true] => "!b",
                    [true, true] => "!wb",
                })?;
            }
        }
        f.write_char(' ')?;
        if !self.marked {
            return f.write_char('-');
        }
        reading_order()
            .filter_map(|at| self.mark_at(at))
            .try_for_each(|mark| f.write_char(mark))
    }
}
