//! Position texts (T-N3): writing.

use std::fmt::{self, Write};

use board::Square;
use game::Side;

use crate::Tora;

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
                let mut here = self.pieces_at(at).peekable();
                if here.peek().is_none() {
                    empty += 1;
                    continue;
                }
                if empty > 0 {
                    write!(f, "{empty}")?;
                    empty = 0;
                }
                let shared = self.pieces_at(at).count() > 1;
                f.write_str(if shared { "[" } else { "" })?;
                for piece in here {
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
            if let Some(cannon) = self.bound_to(at) {
                write!(f, "b{cannon}")?;
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
        if self.terrain != crate::Terrain::PLAIN {
            write!(f, "+terrain={}", self.terrain.name())?;
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
        self.write_marks(f)
    }
}
