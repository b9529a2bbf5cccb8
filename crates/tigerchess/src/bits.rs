//! Sets of squares as one word, bit 0 for a1, bit 63 for h8.

use board::Square;

/// The squares of the board, a1 is (1, 1): v is the rank, h the file.
pub(crate) type Place = Square<8>;

pub(crate) const FILE_A: u64 = 0x0101_0101_0101_0101;
pub(crate) const FILE_H: u64 = FILE_A << 7;
pub(crate) const RANK_1: u64 = 0xFF;
/// The squares of the color of a1.
pub(crate) const DARK: u64 = 0xAA55_AA55_AA55_AA55;
/// The squares on the edge of the board.
pub(crate) const EDGE: u64 = FILE_A | FILE_H | RANK_1 | RANK_1 << 56;

/// The set of one square.
#[inline]
pub(crate) const fn bit(at: Place) -> u64 {
    1 << (at.index() & 63)
}

/// The square of a set with exactly one; `None` for the empty set.
#[inline]
pub(crate) const fn only(set: u64) -> Option<Place> {
    Place::from_index(set.trailing_zeros() as usize)
}

/// The squares of a set, a1 first.
#[inline]
pub(crate) const fn squares(set: u64) -> Squares {
    Squares(set)
}

/// The squares of the color of those in the set.
#[inline]
pub(crate) const fn same_color(square: u64) -> u64 {
    if square & DARK != 0 { DARK } else { !DARK }
}

/// The squares of a set in order.
pub(crate) struct Squares(u64);

impl Iterator for Squares {
    type Item = Place;

    #[inline]
    fn next(&mut self) -> Option<Place> {
        let at = only(self.0);
        self.0 &= self.0.wrapping_sub(1);
        at
    }
}

/// The squares of a set one by one, each as a set.
#[inline]
pub(crate) fn singles(mut set: u64) -> impl Iterator<Item = u64> {
    std::iter::from_fn(move || {
        let lowest = set & set.wrapping_neg();
        set ^= lowest;
        (lowest != 0).then_some(lowest)
    })
}
