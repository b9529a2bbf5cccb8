//! Position texts (T-N3): writing.

use std::fmt::{self, Write};
use std::iter;

use board::Square;
use game::Side;

use crate::Tora;
use crate::assassin::Hiding;
use crate::ground_text::written;
use crate::marks::Search;

impl<const N: usize, const W: usize> Tora<N, W> {
    /// The name of the board in position texts.
    pub(crate) const NAME: &'static str = if N > 9 { "tora-long" } else { "tora-short" };

    fn write_board(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for v in (1..=N).rev() {
            if v < N {
                f.write_char('/')?;
            }
            let mut empty = 0;
            for at in (1..=N).filter_map(|h| Square::at(v, h)) {
                let mut here = self.pieces_at(at);
                let (Some(first), second) = (here.next(), here.next()) else {
                    empty += 1;
                    continue;
                };
                if empty > 0 {
                    write!(f, "{empty}")?;
                    empty = 0;
                }
                let shared = second.is_some();
                f.write_str(if shared { "[" } else { "" })?;
                for piece in iter::once(first).chain(second) {
                    f.write_char(piece.letter())?;
                    f.write_str(if piece.taken { "!" } else { "" })?;
                }
                f.write_str(if shared { "]" } else { "" })?;
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
        }
        Ok(())
    }

    fn write_marks(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut separator = "";
        for (at, activity) in self.marks.iter::<N>() {
            write!(f, "{separator}{at}")?;
            f.write_str(if activity.moved { "m" } else { "" })?;
            f.write_str(if activity.attacked { "a" } else { "" })?;
            f.write_str(match activity.searched {
                None => "",
                Some(Search::Vain) => "s",
                Some(Search::MayTake) => "F",
                Some(Search::Found) => "f",
            })?;
            match self.bound_to(at) {
                Some(cannon) => write!(f, "b{cannon}")?,
                None if activity.bound.is_some() => f.write_str("b")?,
                None => {}
            }
            separator = ",";
        }
        for side in Side::BOTH {
            if let Some(ruler) = self.owed[side.index()] {
                write!(f, "{separator}={}{}", side_letter(side), ruler.letter())?;
                separator = ",";
            }
        }
        f.write_str(if separator.is_empty() { "-" } else { "" })
    }

    /// The last field, with a space before it, if there is something to say.
    fn write_assassins(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut separator = ' ';
        let mut start = |f: &mut fmt::Formatter<'_>, side| {
            f.write_char(std::mem::replace(&mut separator, ','))?;
            f.write_char(side_letter(side))
        };
        for side in Side::BOTH {
            match self.hiding(side) {
                Hiding::No => {}
                Hiding::Somewhere => start(f, side).and_then(|()| f.write_char('?'))?,
                Hiding::At(at) => start(f, side).and_then(|()| write!(f, "@{at}"))?,
            }
        }
        for side in Side::BOTH {
            if let Some(round) = self.rests_until(side) {
                start(f, side)?;
                write!(f, "~{round}")?;
            }
        }
        for side in Side::BOTH {
            if let Some(ruler) = self.assassins.lost_ruler(side) {
                start(f, side)?;
                write!(f, "={}", ruler.letter())?;
            }
        }
        Ok(())
    }
}

/// The letter of a side in position texts.
pub(crate) const fn side_letter(side: Side) -> char {
    match side {
        Side::First => 'c',
        Side::Second => 'o',
    }
}

impl<const N: usize, const W: usize> Tora<N, W> {
    /// Writes the position text (T-N3).
    pub(crate) fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", Self::NAME, self.edition.name())?;
        if self.has_assassins() {
            f.write_str("+assassin")?;
        }
        if self.terrain != crate::Terrain::PLAIN {
            write!(f, "+terrain={}", self.terrain.name())?;
        }
        if self.painted.grounds().is_some() {
            write!(f, "+ground={}", written::<N>(|at| self.ground(at)))?;
        }
        f.write_char(' ')?;
        self.write_board(f)?;
        let [ours, theirs] = self.points;
        write!(
            f,
            " {} {} {} {ours}:{theirs} {} ",
            side_letter(self.side),
            self.left,
            self.round,
            self.quiet,
        )?;
        self.write_marks(f)?;
        if self.has_assassins() {
            self.write_assassins(f)?;
        }
        Ok(())
    }
}
