//! Squares and sets of them, the same for every size of board.
//!
//! A board lies on a grid of 16 x 16 squares, a1 in its corner. No board has more than 15 squares a
//! side, so that each row of a set is a word of 16 bits of which the last belongs to no board.

use board::Dir;

/// Squares a side of the grid.
pub(crate) const GRID: usize = 16;

/// A square of the grid; v is its row, h its column.
pub type Square = board::Square<GRID>;

/// A set of squares.
pub type Squares = board::Bits<4>;

/// The four directions in which boats move and capture.
pub(crate) const SIDES: [Dir; 4] = [Dir::N, Dir::E, Dir::S, Dir::W];

/// The name of a square: column letter and row number.
pub(crate) fn name(at: Square) -> String {
    let column = char::from(b'a' + at.h() as u8 - 1);
    format!("{column}{}", at.v())
}

/// The square whose name a text begins with, and how many bytes the name has. Its letter may be a
/// capital one.
pub(crate) fn named(text: &str) -> Option<(Square, usize)> {
    let letter = text.bytes().next()?.to_ascii_lowercase();
    let column = usize::from(letter.checked_sub(b'a')?) + 1;
    let rest = text.get(1..)?;
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    let row = rest.get(..digits).filter(|row| !row.starts_with('0'))?;
    Some((Square::at(row.parse().ok()?, column)?, 1 + digits))
}

/// The index of a square when rows and columns change places.
#[inline]
pub(crate) fn turned_index(index: usize) -> usize {
    index % GRID * GRID + index / GRID
}

/// The set of one square with rows and columns changed.
#[inline]
pub(crate) fn turned_of(at: Square) -> Squares {
    let index = turned_index(at.index());
    let mut words = [0; 4];
    words[index / 64] = 1 << (index % 64);
    Squares::from_words(words)
}

/// The set with rows and columns changed.
pub(crate) fn turned(set: Squares) -> Squares {
    let mut words = *set.words();
    // Blocks of half the size change places in each step: between words, then within them.
    for (low, high) in [(0, 2), (1, 3)] {
        exchange(&mut words, low, high, 8, 0x00FF_00FF_00FF_00FF);
    }
    for (low, high) in [(0, 1), (2, 3)] {
        exchange(&mut words, low, high, 4, 0x0F0F_0F0F_0F0F_0F0F);
    }
    for (by, mask) in [(30, 0xCCCC_CCCC), (15, 0x0000_AAAA_0000_AAAA)] {
        for word in &mut words {
            let change = (*word >> by ^ *word) & mask;
            *word ^= change | change << by;
        }
    }
    Squares::from_words(words)
}

/// Exchanges the high bits of some words' blocks with the low ones of others.
fn exchange(words: &mut [u64; 4], low: usize, high: usize, by: u32, mask: u64) {
    let change = (words[low] >> by ^ words[high]) & mask;
    words[high] ^= change;
    words[low] ^= change << by;
}

/// The neighbors of a set's squares in one of the four directions.
#[inline]
pub(crate) fn shifted(set: Squares, dir: Dir) -> Squares {
    match dir {
        Dir::N => set.raised(GRID),
        Dir::S => set.lowered(GRID),
        Dir::E => set.raised(1),
        _ => set.lowered(1),
    }
}

/// The neighbors of a square along row and column.
#[inline]
pub(crate) fn beside(at: Square) -> Squares {
    SIDES.into_iter().filter_map(|dir| at.step(dir)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turning_changes_rows_and_columns() {
        for index in 0..256 {
            let at = Square::from_index(index).expect("on the grid");
            let there = Square::at(at.h(), at.v()).expect("on the grid");
            assert_eq!(turned(Squares::of(at)), Squares::of(there), "{at}");
            assert_eq!(turned_of(at), Squares::of(there), "{at}");
        }
        let some = Squares::from_words([0x1234_5678_9ABC_DEF0, 7, 0xF0F0_1111_0001_8000, 99]);
        assert_eq!(turned(turned(some)), some);
        assert_eq!(turned(some).count(), some.count());
    }
}
