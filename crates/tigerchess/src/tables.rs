//! Lines and leaps, computed by the compiler: some kilobytes in all.

use crate::bits::Place;

/// The whole line through each square, without the square: file, rank, rising, falling diagonal.
pub(crate) static LINES: [[u64; 64]; 4] = [
    table(&[(8, 0), (-8, 0)], true),
    table(&[(0, 1), (0, -1)], true),
    table(&[(8, 1), (-8, -1)], true),
    table(&[(8, -1), (-8, 1)], true),
];

/// The lines of [`LINES`] that are straight; the others are diagonals.
pub(crate) const STRAIGHT: [usize; 2] = [0, 1];
/// See [`STRAIGHT`].
pub(crate) const DIAGONAL: [usize; 2] = [2, 3];

/// One step in any direction.
pub(crate) static RING: [u64; 64] = table(
    &[
        (8, 0),
        (8, 1),
        (0, 1),
        (-8, 1),
        (-8, 0),
        (-8, -1),
        (0, -1),
        (8, -1),
    ],
    false,
);

/// One step diagonally.
pub(crate) static CORNERS: [u64; 64] = table(&[(8, 1), (-8, 1), (-8, -1), (8, -1)], false);

/// The leaps of a King's Lancer (C-L3).
pub(crate) static KINGS_LANCER: [u64; 64] = table(
    &[
        (8, 0),
        (16, 0),
        (-8, 0),
        (-16, 0),
        (0, 1),
        (0, 2),
        (0, -1),
        (0, -2),
    ],
    false,
);

/// The leaps of a Queen's Lancer (C-L3).
pub(crate) static QUEENS_LANCER: [u64; 64] = table(
    &[
        (8, 1),
        (16, 2),
        (-8, 1),
        (-16, 2),
        (8, -1),
        (16, -2),
        (-8, -1),
        (-16, -2),
    ],
    false,
);

/// The leaps of a Knight (C-P2).
pub(crate) static KNIGHT: [u64; 64] = table(
    &[
        (8, 2),
        (16, 1),
        (-8, 2),
        (-16, 1),
        (8, -2),
        (16, -1),
        (-8, -2),
        (-16, -1),
    ],
    false,
);

/// The leaps of the TigerKnights: Bengal's (C-P2), and with four squares more the Siberian's
/// (C-P3).
pub(crate) static TIGER_KNIGHT: [[u64; 64]; 2] = {
    let mut bengal = [0; 64];
    let mut siberian = [0; 64];
    let far = table(&[(32, 0), (-32, 0), (0, 4), (0, -4)], false);
    let mut index = 0;
    while let Some(at) = Place::from_index(index) {
        let mut other = 0;
        while let Some(to) = Place::from_index(other) {
            let (v, h) = (at.v().abs_diff(to.v()), at.h().abs_diff(to.h()));
            if v > 0 && h > 0 && v != h && v < 4 && h < 4 {
                bengal[index] |= 1 << other;
            }
            other += 1;
        }
        siberian[index] = bengal[index] | far[index];
        index += 1;
    }
    [bengal, siberian]
};

/// For each square those at the given offsets (8 times the ranks, and the files), or all in these
/// directions.
const fn table(offsets: &[(isize, isize)], whole_lines: bool) -> [u64; 64] {
    let mut table = [0; 64];
    let mut index = 0;
    while let Some(at) = Place::from_index(index) {
        let mut i = 0;
        while i < offsets.len() {
            let (ranks, files) = (offsets[i].0 / 8, offsets[i].1);
            let mut v = at.v() as isize + ranks;
            let mut h = at.h() as isize + files;
            while v >= 1 && v <= 8 && h >= 1 && h <= 8 {
                table[index] |= 1 << ((v - 1) * 8 + h - 1);
                if !whole_lines {
                    break;
                }
                v += ranks;
                h += files;
            }
            i += 1;
        }
        index += 1;
    }
    table
}
