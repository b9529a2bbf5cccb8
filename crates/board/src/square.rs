//! Squares of an N x N board.

use core::fmt;

use crate::Dir;

/// A square of an N x N board; always on the board.
///
/// Squares are ordered by v, then h; [`index`](Self::index) numbers them in this order from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square<const N: usize>(u16);

impl<const N: usize> Square<N> {
    /// The number of squares.
    pub const COUNT: usize = N * N;

    /// The square (v, h), both counted from 1; `None` off the board.
    #[must_use]
    pub const fn at(v: usize, h: usize) -> Option<Self> {
        if v >= 1 && v <= N && h >= 1 && h <= N {
            Some(Self(((v - 1) * N + h - 1) as u16))
        } else {
            None
        }
    }

    /// The square with this index; `None` off the board.
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT {
            Some(Self(index as u16))
        } else {
            None
        }
    }

    /// Its number in the order of squares, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its v, from 1.
    #[must_use]
    pub const fn v(self) -> usize {
        self.0 as usize / N + 1
    }

    /// Its h, from 1.
    #[must_use]
    pub const fn h(self) -> usize {
        self.0 as usize % N + 1
    }

    /// The neighbor in a direction; `None` past the edge.
    #[must_use]
    pub const fn step(self, dir: Dir) -> Option<Self> {
        let (dv, dh) = dir.delta();
        let v = self.v() as isize + dv as isize;
        let h = self.h() as isize + dh as isize;
        if v < 1 || h < 1 {
            None
        } else {
            Self::at(v as usize, h as usize)
        }
    }

    /// The king's distance: the larger of the two differences.
    #[must_use]
    pub const fn distance(self, other: Self) -> usize {
        let v = self.v().abs_diff(other.v());
        let h = self.h().abs_diff(other.h());
        if v > h { v } else { h }
    }

    /// The direction towards another square on a common line; `None` if there is no such line or
    /// the squares are the same.
    #[must_use]
    pub fn direction(self, other: Self) -> Option<Dir> {
        let v = other.v() as isize - self.v() as isize;
        let h = other.h() as isize - self.h() as isize;
        let straight = v == 0 || h == 0 || v.abs() == h.abs();
        let steps = (v.signum() as i8, h.signum() as i8);
        Dir::ALL
            .into_iter()
            .find(|dir| straight && dir.delta() == steps)
    }

    /// This square after the board is turned by 180 degrees.
    #[must_use]
    pub const fn turned(self) -> Self {
        Self((Self::COUNT - 1 - self.0 as usize) as u16)
    }

    /// All squares in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..Self::COUNT as u16).map(Self)
    }
}

impl<const N: usize> fmt::Display for Square<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "v{}h{}", self.v(), self.h())
    }
}

impl<const N: usize> fmt::Debug for Square<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
