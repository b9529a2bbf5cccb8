//! Rows of jumps by their end: whoever touches where a row ends means that row, if there is only one.

use game::Touch;

use crate::action::Move;
use crate::bits::Place;
use crate::gesture::{gesture, with};
use crate::scene::touched_square;
use crate::state::Chess;

/// The rows of jumps that can be named by their end.
#[derive(Default)]
pub(crate) struct Ways {
    rows: Vec<(Move, Vec<Place>)>,
    /// What a piece can touch first, in the usual gestures of its moves.
    first: Vec<(Place, Touch)>,
}

impl Ways {
    /// The ways of all legal moves of a position.
    pub(crate) fn of<const TIGER: bool>(position: &Chess<TIGER>, moves: &[Move]) -> Self {
        let mut ways = Self::default();
        for &mv in moves {
            if let Move::Jump { from, to, path, .. } = mv {
                let rows = position.rows_to(from, to, position.captured_on(from, path));
                let first = rows.iter().filter_map(|row| row.first());
                ways.first
                    .extend(first.map(|at| (from, crate::scene::place(*at).into())));
                ways.rows.extend(rows.into_iter().map(|row| (mv, row)));
            } else if let [first, second, ..] = gesture(position, mv).ordered[..]
                && let Some(from) = touched_square(first)
            {
                ways.first.push((from, second));
            }
        }
        ways
    }

    /// The rows that lead from a square to another by more than one jump; none if the end is where one
    /// of the piece's moves begins, and so means that.
    fn all_to(&self, from: Place, to: Place) -> impl Iterator<Item = &(Move, Vec<Place>)> {
        let end = (from, crate::scene::place(to).into());
        let free = from != to && !self.first.contains(&end);
        let there =
            move |mv: Move| matches!(mv, Move::Jump { from: a, to: b, .. } if (a, b) == (from, to));
        self.rows
            .iter()
            .filter(move |(mv, row)| free && there(*mv) && row.len() > 1)
    }

    /// The short gestures of a row of jumps: the piece, its end, and as many landing squares as it takes
    /// to tell the move from the others that end there.
    pub(crate) fn to(&self, mv: Move, from: Place, to: Place) -> Vec<Vec<Touch>> {
        let others = || self.all_to(from, to).filter(|(other, _)| *other != mv);
        let mut short: Vec<Vec<Touch>> = Vec::new();
        for (_, row) in self.all_to(from, to).filter(|(own, _)| *own == mv) {
            let told = |len: &usize| !others().any(|(_, other)| other.starts_with(&row[..*len]));
            let len = (0..row.len()).find(told).unwrap_or(row.len());
            let mut squares = vec![to];
            squares.extend_from_slice(&row[..len]);
            let touches = with(from, &squares);
            if !short.contains(&touches) {
                short.push(touches);
            }
        }
        short
    }

    /// Whether several moves lead from a square to another by jumps, so that the way is asked for.
    pub(crate) fn several(&self, from: Place, to: Place) -> bool {
        let mut all = self.all_to(from, to).map(|(mv, _)| *mv);
        let first = all.next();
        all.any(|mv| Some(mv) != first)
    }
}
