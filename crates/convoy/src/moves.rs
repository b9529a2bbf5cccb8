//! Moves of boats (K-3, K-4).

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use board::{Bits, Square};
use game::Side;

use crate::illegal::Illegal;
use crate::lines::slide;
use crate::state::{Boat, Convoy, coordinates};

/// The most boats that a side can have: half of the largest board is more than any fleet.
const BOATS: usize = 84;

/// A boat's move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move<const N: usize> {
    /// From where.
    pub from: Square<N>,
    /// Where it ends.
    pub to: Square<N>,
}

/// A boat of the side to move with where it can end, as bits of its row and of its column.
#[derive(Clone, Copy)]
struct Reach {
    at: (u8, u8),
    row: u16,
    column: u16,
}

impl Reach {
    #[inline]
    fn count(self) -> u32 {
        (u32::from(self.row) << 16 | u32::from(self.column)).count_ones()
    }

    /// The moves, those along the row first.
    fn moves<const N: usize>(&self) -> impl Iterator<Item = Move<N>> {
        let (row, column) = (usize::from(self.at.0), usize::from(self.at.1));
        let from = Square::from_index(row * N + column);
        let along = bits(self.row).map(move |bit| row * N + bit);
        let across = bits(self.column).map(move |bit| bit * N + column);
        let ends = along.chain(across).filter_map(Square::from_index);
        ends.filter_map(move |to| Some(Move { from: from?, to }))
    }
}

impl<const N: usize, const W: usize> Convoy<N, W> {
    /// Where a boat can end.
    #[inline(always)]
    fn reach(&self, (row, column): (usize, usize), boat: Boat) -> Reach {
        let mut reach = Reach {
            at: (row as u8, column as u8),
            row: slide(self.rows[row], column as u32, Self::WALL),
            column: slide(self.columns[column], row as u32, Self::WALL),
        };
        if boat != Boat::King {
            reach.row &= !self.restricted[row];
            reach.column &= !self.restricted[column];
        }
        reach
    }

    /// Calls `visit` with the reach of each boat of the side to move, the king's last, until it
    /// breaks.
    #[inline(always)]
    fn each_reach<B>(&self, mut visit: impl FnMut(Reach) -> ControlFlow<B>) -> ControlFlow<B> {
        let boats = match self.side {
            Side::First => Boat::Attacker,
            Side::Second => Boat::Defender,
        };
        for row in 0..N {
            let mut rest = row_of::<N, W>(self.boats(boats), row);
            while rest != 0 {
                let column = rest.trailing_zeros() as usize;
                rest &= rest - 1;
                visit(self.reach((row, column), boats))?;
            }
        }
        match self.king() {
            Some(king) if self.side == Side::Second => {
                visit(self.reach(coordinates(king), Boat::King))
            }
            _ => ControlFlow::Continue(()),
        }
    }

    /// Appends all moves that the boats of the side to move have, whether or not the game is over.
    pub(crate) fn list(&self, out: &mut Vec<Move<N>>) {
        let _complete = self.each_reach(|reach| {
            out.extend(reach.moves());
            ControlFlow::<()>::Continue(())
        });
    }

    /// The move of the list whose index `choose` says when told how many there are.
    pub(crate) fn pick(&self, choose: impl FnOnce(usize) -> usize) -> Option<Move<N>> {
        let mut reaches = ArrayVec::<Reach, BOATS>::new();
        let mut count = 0;
        let _complete = self.each_reach(|reach| {
            count += reach.count() as usize;
            reaches.push(reach);
            ControlFlow::<()>::Continue(())
        });
        let mut index = (count > 0).then(|| choose(count))?;
        for reach in &reaches {
            let here = reach.count() as usize;
            if index < here {
                return reach.moves().nth(index);
            }
            index -= here;
        }
        None
    }

    /// The number of these moves.
    pub(crate) fn count(&self) -> u64 {
        let mut count = 0;
        let _complete = self.each_reach(|reach| {
            count += reach.count();
            ControlFlow::<()>::Continue(())
        });
        u64::from(count)
    }

    /// Appends the moves that capture, and those with which the king escapes.
    pub fn captures_and_escapes(&self, out: &mut Vec<Move<N>>) {
        if self.is_over() {
            return;
        }
        let escapes = |mv: &Move<N>| {
            self.side == Side::Second
                && self.is_escape(mv.to)
                && self.boats(Boat::King).contains(mv.from)
        };
        let _complete = self.each_reach(|reach| {
            let moves = reach.moves();
            out.extend(moves.filter(|mv| !self.captures(*mv).is_empty() || escapes(mv)));
            ControlFlow::<()>::Continue(())
        });
    }

    /// Whether the side to move has a move of this kind.
    pub(crate) fn any_move(&self, wanted: impl Fn(Move<N>) -> bool) -> bool {
        let any = self.each_reach(|reach| match reach.moves().any(&wanted) {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        });
        any.is_break()
    }

    /// Whether the side to move has any move.
    pub(crate) fn can_move(&self) -> bool {
        let any = self.each_reach(|reach| match reach.count() {
            0 => ControlFlow::Continue(()),
            _ => ControlFlow::Break(()),
        });
        any.is_break()
    }

    /// How many squares the king could go to if it were his turn; 0 once he is captured.
    #[must_use]
    pub fn king_moves(&self) -> u32 {
        self.king()
            .map_or(0, |king| self.reach(coordinates(king), Boat::King).count())
    }

    /// How many squares where he escapes the king could reach with one move, if it were his turn.
    #[must_use]
    pub fn ways_out(&self) -> usize {
        let Some(king) = self.king() else {
            return 0;
        };
        let reach = self.reach(coordinates(king), Boat::King);
        reach.moves().filter(|mv| self.is_escape(mv.to)).count()
    }

    /// How many squares where he escapes the king could reach within two moves, if he had them one
    /// after the other.
    #[must_use]
    pub fn ways_out_in_two(&self) -> usize {
        let Some(king) = self.king() else {
            return 0;
        };
        let mut without = *self;
        without.toggle(king, Boat::King);
        let mut seen = Bits::<W>::EMPTY;
        for first in self.reach(coordinates(king), Boat::King).moves::<N>() {
            let second = without.reach(coordinates(first.to), Boat::King);
            seen.insert(first.to);
            second.moves::<N>().for_each(|mv| seen.insert(mv.to));
        }
        seen.iter().filter(|at| self.is_escape(*at)).count()
    }

    /// The same position with the other side to move: what would follow if this turn were passed.
    /// No move of the game does this.
    #[must_use]
    pub fn passed(&self) -> Self {
        let mut passed = *self;
        passed.side = !self.side;
        passed
    }

    /// Why a boat can't go from one square to another.
    pub(crate) fn refuse(&self, mv: Move<N>) -> Result<(), Illegal<N>> {
        if self.is_over() {
            return Err(Illegal::Over);
        }
        let Move { from, to } = mv;
        let boat = match self.at(from) {
            None => return Err(Illegal::Empty { from }),
            Some(boat) if boat.side() != self.side => return Err(Illegal::NotYours { from }),
            Some(boat) => boat,
        };
        let (row, column) = coordinates(from);
        let (to_row, to_column) = coordinates(to);
        if from == to {
            return Err(Illegal::Nowhere { from });
        }
        if row != to_row && column != to_column {
            return Err(Illegal::Crooked { from, to });
        }
        if self.at(to).is_some() {
            return Err(Illegal::Occupied { to });
        }
        if let Some(at) = self.obstacle(from, to) {
            return Err(Illegal::Blocked { at });
        }
        if boat != Boat::King && self.is_restricted(to) {
            return Err(if to == Self::THRONE {
                Illegal::Throne { at: to }
            } else {
                Illegal::Corner { at: to }
            });
        }
        Ok(())
    }

    /// The first boat in the way from one square to another on the same line.
    fn obstacle(&self, from: Square<N>, to: Square<N>) -> Option<Square<N>> {
        let dir = from.direction(to)?;
        let mut at = from.step(dir)?;
        while at != to {
            if self.at(at).is_some() {
                return Some(at);
            }
            at = at.step(dir)?;
        }
        None
    }
}

/// The squares of a set in one row, from 0, as bits.
#[inline]
fn row_of<const N: usize, const W: usize>(set: Bits<W>, row: usize) -> u16 {
    let (word, bit) = (row * N / 64, row * N % 64);
    let mut found = set.words()[word] >> bit;
    if bit + N > 64 && word + 1 < W {
        found |= set.words()[word + 1] << (64 - bit);
    }
    found as u16 & ((1 << N) - 1)
}

/// The numbers of the bits set, lowest first.
fn bits(mut set: u16) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(bit)
    })
}
