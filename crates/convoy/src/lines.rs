//! Rows of the grid as words of bits: how far boats slide.

use crate::squares::Squares;

/// The empty squares that boats reach by going up along their rows, all boats at once. The boats
/// stand on squares that are not empty.
#[inline]
pub(crate) fn rising(boats: Squares, empty: Squares) -> Squares {
    // Adding a bit at the start of a run of empty squares carries through the whole run. It never
    // gets into the next row, since the last bit of a row belongs to no board.
    each_word(boats, empty, |boats, empty| {
        empty & !empty.wrapping_add(boats << 1 & empty)
    })
}

/// The empty squares that boats reach by going down along their rows, all boats at once.
#[inline]
pub(crate) fn falling(boats: Squares, empty: Squares) -> Squares {
    each_word(boats, empty, |boats, empty| {
        // No carry runs downward, so this is a parallel prefix fill: each round doubles the way,
        // and 1 + 2 + 4 + 8 steps are as many as the longest row allows.
        let (mut reached, mut through) = (boats, empty);
        for steps in [1, 2, 4, 8] {
            reached |= through & reached >> steps;
            through &= through >> steps;
        }
        reached & empty
    })
}

/// All runs of empty squares along rows, each in its full length, that have at least one of the
/// squares `from`, which are empty themselves.
pub(crate) fn runs(from: Squares, empty: Squares) -> Squares {
    let low = from | falling(from, empty);
    each_word(low, empty, |low, empty| {
        // Several squares of one run must start one carry only, or the sum keeps bits of it.
        let starts = low & !(empty << 1);
        empty & !empty.wrapping_add(starts)
    })
}

#[inline]
fn each_word(boats: Squares, empty: Squares, reach: impl Fn(u64, u64) -> u64) -> Squares {
    let (boats, empty) = (boats.words(), empty.words());
    Squares::from_words(std::array::from_fn(|word| reach(boats[word], empty[word])))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All rows of 13 squares with one boat, one lane of a word after the other.
    #[test]
    fn slides_stop_before_what_stands_in_the_way() {
        let plain = |occupied: u16, at: i32, step: i32| {
            let free = |b: i32| (0..13).contains(&b) && occupied >> b & 1 == 0;
            let ends = std::iter::successors(Some(at + step), |b| Some(b + step));
            ends.take_while(|b| free(*b))
                .fold(0, |reached, b| reached | 1u64 << b)
        };
        let board = 0b1_1111_1111_1111;
        for occupied in 0..1 << 13 {
            for at in (0..13).filter(|at| occupied >> at & 1 != 0) {
                let lane = (occupied as usize + at) % 4;
                let word = |bits: u64| {
                    let mut words = [0; 4];
                    words[at % 4] = bits << (16 * lane);
                    Squares::from_words(words)
                };
                let (boat, empty) = (word(1 << at), word(board & !u64::from(occupied)));
                let at = at as i32;
                assert_eq!(
                    rising(boat, empty),
                    word(plain(occupied, at, 1)),
                    "{occupied:013b} {at}"
                );
                assert_eq!(
                    falling(boat, empty),
                    word(plain(occupied, at, -1)),
                    "{occupied:013b} {at}"
                );
                let whole = 1 << at | plain(occupied, at, 1) | plain(occupied, at, -1);
                assert_eq!(
                    runs(boat, empty | boat),
                    word(whole),
                    "{occupied:013b} {at}"
                );
            }
        }
    }
}
