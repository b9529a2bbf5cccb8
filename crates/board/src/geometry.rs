//! Tables of an N x N board, computed by the compiler.

use crate::{Bits, Dir, Square};

/// What is known in advance about the squares of an N x N board whose sets have W words.
#[derive(Debug)]
pub struct Geometry<const N: usize, const W: usize> {
    all: Bits<W>,
    low_edge: Bits<W>,
    high_edge: Bits<W>,
    rings: [[[Bits<W>; N]; N]; 2],
    /// All squares whose v, counted from 0, is less than a number; the same for h.
    below: [[Bits<W>; N]; 2],
    /// The same with the squares of that number.
    up_to: [[Bits<W>; N]; 2],
    /// The diagonals on which v and h rise together, by h - v; those on which one rises and the
    /// other falls, by v + h.
    slants: [[[Bits<W>; N]; 2]; 2],
}

impl<const N: usize, const W: usize> Geometry<N, W> {
    /// The tables.
    pub const TABLES: &'static Self = &Self::new();

    const fn new() -> Self {
        assert!(
            N * N <= 64 * W && N < 64,
            "the sets are too small for the board"
        );
        let mut tables = Self {
            all: Bits::EMPTY,
            low_edge: Bits::EMPTY,
            high_edge: Bits::EMPTY,
            rings: [[[Bits::EMPTY; N]; N]; 2],
            below: [[Bits::EMPTY; N]; 2],
            up_to: [[Bits::EMPTY; N]; 2],
            slants: [[[Bits::EMPTY; N]; 2]; 2],
        };
        tables.fill_sides();
        let mut index = 0;
        while let Some(square) = Square::<N>::from_index(index) {
            tables.all.insert(square);
            if square.h() == 1 {
                tables.low_edge.insert(square);
            }
            if square.h() == N {
                tables.high_edge.insert(square);
            }
            index += 1;
        }
        index = 0;
        while let Some(square) = Square::<N>::from_index(index) {
            let (row, column) = (square.v() - 1, square.h() - 1);
            let mut ring = tables.spread(Bits::of(square));
            let mut disc = tables.spread(ring);
            disc = disc.and(complement(ring, tables.all));
            ring.remove(square);
            tables.rings[0][row][column] = ring;
            tables.rings[1][row][column] = disc;
            let (rising, falling) = (column + N - 1 - row, row + column);
            tables.slants[0][rising / N][rising % N].insert(square);
            tables.slants[1][falling / N][falling % N].insert(square);
            index += 1;
        }
        tables
    }

    const fn fill_sides(&mut self) {
        let (mut rows, mut columns) = (Bits::EMPTY, Bits::EMPTY);
        let mut number = 0;
        while number < N {
            self.below[0][number] = rows;
            self.below[1][number] = columns;
            let mut i = 1;
            while i <= N {
                if let (Some(a), Some(b)) = (
                    Square::<N>::at(number + 1, i),
                    Square::<N>::at(i, number + 1),
                ) {
                    rows.insert(a);
                    columns.insert(b);
                }
                i += 1;
            }
            self.up_to[0][number] = rows;
            self.up_to[1][number] = columns;
            number += 1;
        }
    }

    /// All squares.
    #[must_use]
    pub const fn all(&self) -> Bits<W> {
        self.all
    }

    /// The set and all neighbors of its squares.
    #[must_use]
    #[inline]
    pub const fn spread(&self, set: Bits<W>) -> Bits<W> {
        let right = set.and(complement(self.high_edge, self.all)).raised(1);
        let left = set.and(complement(self.low_edge, self.all)).lowered(1);
        let row = set.or(right).or(left);
        row.or(row.raised(N)).or(row.lowered(N)).and(self.all)
    }

    /// The neighbors of the set's squares in one direction.
    #[must_use]
    #[inline]
    pub const fn shifted(&self, set: Bits<W>, dir: Dir) -> Bits<W> {
        let (dv, dh) = dir.delta();
        let row = match dh {
            1 => set.and(complement(self.high_edge, self.all)).raised(1),
            -1 => set.and(complement(self.low_edge, self.all)).lowered(1),
            _ => set,
        };
        match dv {
            1 => row.raised(N).and(self.all),
            -1 => row.lowered(N),
            _ => row,
        }
    }

    /// The squares at distance 1.
    #[must_use]
    #[inline]
    pub const fn ring(&self, square: Square<N>) -> Bits<W> {
        self.rings[0].as_flattened()[square.index()]
    }

    /// The squares at distance 2.
    #[must_use]
    #[inline]
    pub const fn second_ring(&self, square: Square<N>) -> Bits<W> {
        self.rings[1].as_flattened()[square.index()]
    }

    /// The squares at distance `radius` or less of both squares.
    #[must_use]
    #[inline]
    pub fn near_both(&self, a: Square<N>, b: Square<N>, radius: usize) -> Bits<W> {
        let span = |a: usize, b: usize| {
            let from = a.max(b).saturating_sub(1 + radius);
            (from, (a.min(b) - 1 + radius).min(N - 1))
        };
        let ((v0, v1), (h0, h1)) = (span(a.v(), b.v()), span(a.h(), b.h()));
        if v0 > v1 || h0 > h1 {
            return Bits::EMPTY;
        }
        (self.up_to[0][v1] & self.up_to[1][h1]) - (self.below[0][v0] | self.below[1][h0])
    }

    /// The squares from the next one to the edge in one direction.
    #[must_use]
    #[inline]
    pub const fn ray(&self, square: Square<N>, dir: Dir) -> Bits<W> {
        let (v, h) = (square.v() - 1, square.h() - 1);
        let (line, beyond) = match dir.delta() {
            (0, dh) => (self.line(0, v), self.beyond(1, h, dh)),
            (dv, 0) => (self.line(1, h), self.beyond(0, v, dv)),
            (dv, dh) if dv == dh => (
                self.slants[0].as_flattened()[h + N - 1 - v],
                self.beyond(0, v, dv),
            ),
            (dv, _) => (self.slants[1].as_flattened()[v + h], self.beyond(0, v, dv)),
        };
        line.and(beyond)
    }

    /// All squares whose v (axis 0) or h (axis 1) is greater, or smaller, than a number.
    const fn beyond(&self, axis: usize, number: usize, delta: i8) -> Bits<W> {
        if delta > 0 {
            complement(self.up_to[axis][number], self.all)
        } else {
            self.below[axis][number]
        }
    }

    /// All squares whose v (axis 0) or h (axis 1) is a number.
    const fn line(&self, axis: usize, number: usize) -> Bits<W> {
        complement(self.below[axis][number], self.up_to[axis][number])
    }

    /// The first square of `set` in one direction.
    #[must_use]
    #[inline]
    pub fn first_on_ray(&self, square: Square<N>, dir: Dir, set: Bits<W>) -> Option<Square<N>> {
        let hits = self.ray(square, dir) & set;
        let (dv, dh) = dir.delta();
        if dv > 0 || (dv == 0 && dh > 0) {
            hits.first()
        } else {
            hits.last()
        }
    }

    /// The squares strictly between two squares of a common line; none if there is no such line.
    #[must_use]
    pub fn between(&self, a: Square<N>, b: Square<N>) -> Bits<W> {
        match a.direction(b) {
            Some(dir) => self.ray(a, dir) & self.ray(b, dir.opposite()),
            None => Bits::EMPTY,
        }
    }
}

const fn complement<const W: usize>(set: Bits<W>, all: Bits<W>) -> Bits<W> {
    let mut words = *all.words();
    let mut i = 0;
    while i < W {
        words[i] &= !set.words()[i];
        i += 1;
    }
    Bits::from_words(words)
}
