//! Sets of squares as bits.

use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Sub, SubAssign};

use crate::Square;

/// A set of up to 64 W squares, one bit for each index.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bits<const W: usize>([u64; W]);

impl<const W: usize> Bits<W> {
    /// The empty set.
    pub const EMPTY: Self = Self([0; W]);

    /// The set with these words; bit b of word w stands for index 64 w + b.
    #[must_use]
    pub const fn from_words(words: [u64; W]) -> Self {
        Self(words)
    }

    /// The words of the set.
    #[must_use]
    pub const fn words(&self) -> &[u64; W] {
        &self.0
    }

    /// The set of one square.
    #[must_use]
    #[inline]
    pub const fn of<const N: usize>(square: Square<N>) -> Self {
        let mut bits = [0; W];
        bits[square.index() / 64] = 1 << (square.index() % 64);
        Self(bits)
    }

    /// Whether the set has no square.
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    /// The number of squares in the set.
    #[must_use]
    #[inline]
    pub fn count(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Whether the square is in the set.
    #[must_use]
    #[inline]
    pub const fn contains<const N: usize>(&self, square: Square<N>) -> bool {
        self.0[square.index() / 64] >> (square.index() % 64) & 1 != 0
    }

    /// Adds a square.
    #[inline]
    pub const fn insert<const N: usize>(&mut self, square: Square<N>) {
        self.0[square.index() / 64] |= 1 << (square.index() % 64);
    }

    /// Removes a square.
    #[inline]
    pub const fn remove<const N: usize>(&mut self, square: Square<N>) {
        self.0[square.index() / 64] &= !(1 << (square.index() % 64));
    }

    /// Adds or removes a square.
    #[inline]
    pub const fn set<const N: usize>(&mut self, square: Square<N>, on: bool) {
        if on {
            self.insert(square);
        } else {
            self.remove(square);
        }
    }

    /// Whether the two sets have a square in common.
    #[must_use]
    #[inline]
    pub fn meets(&self, other: Self) -> bool {
        !(*self & other).is_empty()
    }

    /// The set with every index raised by `by`; bits past the last word are lost.
    #[must_use]
    #[inline]
    pub const fn raised(self, by: usize) -> Self {
        let (words, bits) = (by / 64, by % 64);
        let mut out = [0; W];
        let mut i = W;
        while i > words {
            i -= 1;
            out[i] = self.0[i - words] << bits;
            if bits > 0 && i > words {
                out[i] |= self.0[i - words - 1] >> (64 - bits);
            }
        }
        Self(out)
    }

    /// The set with every index lowered by `by`; indices below 0 are lost.
    #[must_use]
    #[inline]
    pub const fn lowered(self, by: usize) -> Self {
        let (words, bits) = (by / 64, by % 64);
        let mut out = [0; W];
        let mut i = 0;
        while i + words < W {
            out[i] = self.0[i + words] >> bits;
            if bits > 0 && i + words + 1 < W {
                out[i] |= self.0[i + words + 1] << (64 - bits);
            }
            i += 1;
        }
        Self(out)
    }

    /// The union; unlike `|`, it can be used in constants.
    #[must_use]
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        let mut out = self.0;
        let mut i = 0;
        while i < W {
            out[i] |= other.0[i];
            i += 1;
        }
        Self(out)
    }

    /// The intersection; unlike `&`, it can be used in constants.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        let mut out = self.0;
        let mut i = 0;
        while i < W {
            out[i] &= other.0[i];
            i += 1;
        }
        Self(out)
    }

    /// The square with the lowest index.
    #[must_use]
    #[inline]
    pub fn first<const N: usize>(&self) -> Option<Square<N>> {
        let word = self.0.iter().position(|&word| word != 0)?;
        Square::from_index(word * 64 + self.0[word].trailing_zeros() as usize)
    }

    /// The square with the highest index.
    #[must_use]
    #[inline]
    pub fn last<const N: usize>(&self) -> Option<Square<N>> {
        let word = self.0.iter().rposition(|&word| word != 0)?;
        Square::from_index(word * 64 + 63 - self.0[word].leading_zeros() as usize)
    }

    /// The squares of the set, lowest index first. Stops at the first index off the board.
    #[inline]
    #[must_use]
    pub const fn iter<const N: usize>(self) -> Iter<N, W> {
        Iter {
            rest: self,
            word: 0,
        }
    }
}

impl<const W: usize> Default for Bits<W> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const N: usize, const W: usize> FromIterator<Square<N>> for Bits<W> {
    fn from_iter<I: IntoIterator<Item = Square<N>>>(squares: I) -> Self {
        let mut bits = Self::EMPTY;
        squares.into_iter().for_each(|square| bits.insert(square));
        bits
    }
}

/// The squares of a set in order.
#[derive(Clone, Debug)]
pub struct Iter<const N: usize, const W: usize> {
    rest: Bits<W>,
    word: usize,
}

impl<const N: usize, const W: usize> Iterator for Iter<N, W> {
    type Item = Square<N>;

    #[inline]
    fn next(&mut self) -> Option<Square<N>> {
        while self.word < W {
            let word = &mut self.rest.0[self.word];
            if *word != 0 {
                let bit = word.trailing_zeros() as usize;
                *word &= *word - 1;
                return Square::from_index(self.word * 64 + bit);
            }
            self.word += 1;
        }
        None
    }
}

macro_rules! operator {
    ($op:ident, $method:ident, $assign:ident, $assign_method:ident, $f:expr) => {
        impl<const W: usize> $assign for Bits<W> {
            #[inline]
            fn $assign_method(&mut self, other: Self) {
                for i in 0..W {
                    self.0[i] = $f(self.0[i], other.0[i]);
                }
            }
        }

        impl<const W: usize> $op for Bits<W> {
            type Output = Self;

            #[inline]
            fn $method(mut self, other: Self) -> Self {
                $assign::$assign_method(&mut self, other);
                self
            }
        }
    };
}

operator!(BitAnd, bitand, BitAndAssign, bitand_assign, |a, b| a & b);
operator!(BitOr, bitor, BitOrAssign, bitor_assign, |a, b| a | b);
operator!(BitXor, bitxor, BitXorAssign, bitxor_assign, |a, b| a ^ b);
operator!(Sub, sub, SubAssign, sub_assign, |a: u64, b: u64| a & !b);
