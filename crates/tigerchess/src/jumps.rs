//! Draughts captures: what Swordsmen and Archers can jump, and in which rows (C-P8, C-P10, C-P14).

use game::Side;

use crate::action::Path;
use crate::bits::{Place, RANK_1, bit, only};
use crate::tables::LINES;

/// A piece that captures by jumping.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Jumper {
    /// A Swordsman of a side: forward only, over neighbors, and no further than its eighth rank.
    Swordsman(Side),
    /// An Archer.
    Archer,
}

/// What lies on one diagonal from a square.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Look {
    /// The piece that would be jumped, whosever it is.
    pub(crate) over: u64,
    /// The square behind it.
    pub(crate) landing: u64,
    /// All squares looked at to find out.
    pub(crate) seen: u64,
}

/// The set moved one step along a diagonal of [`Path`]. A square may leave the board or come back
/// on its other edge, so the result must be cut off with the [`ray`].
#[inline]
const fn step(set: u64, diagonal: usize) -> u64 {
    match diagonal {
        0 => set << 9,
        1 => set << 7,
        2 => set >> 7,
        _ => set >> 9,
    }
}

/// The squares from here to the edge.
#[inline]
fn ray(from: Place, diagonal: usize) -> u64 {
    let line = LINES[if matches!(diagonal, 0 | 3) { 2 } else { 3 }][from.index() & 63];
    let low = bit(from) - 1;
    if diagonal < 2 {
        line & !low
    } else {
        line & low
    }
}

impl Jumper {
    /// The diagonals on which it jumps.
    #[inline]
    pub(crate) const fn diagonals(self) -> std::ops::Range<usize> {
        match self {
            Self::Swordsman(Side::First) => 0..2,
            Self::Swordsman(Side::Second) => 2..4,
            Self::Archer => 0..4,
        }
    }

    /// What it meets on a diagonal. Its own square must not be in `occupied` (C-P14).
    #[inline]
    pub(crate) fn look(self, from: Place, diagonal: usize, occupied: u64) -> Look {
        let ray = ray(from, diagonal);
        let over = match self {
            Self::Swordsman(_) => step(bit(from), diagonal) & ray,
            Self::Archer => {
                let hits = ray & occupied;
                if hits == 0 {
                    return Look {
                        seen: ray,
                        ..Look::default()
                    };
                }
                // The first piece on the way has the lowest index upward, and the highest downward.
                if diagonal < 2 {
                    hits & hits.wrapping_neg()
                } else {
                    1 << (63 - hits.leading_zeros())
                }
            }
        };
        let landing = step(over, diagonal) & ray;
        let up_to = if diagonal < 2 {
            over | over.wrapping_sub(1)
        } else {
            !over.wrapping_sub(1)
        };
        Look {
            over: over & occupied,
            landing,
            seen: ray & up_to | landing,
        }
    }

    /// Whether a row of jumps ends here (C-P9).
    #[inline]
    pub(crate) const fn ends_on(self, landing: u64) -> bool {
        match self {
            Self::Swordsman(Side::First) => landing & RANK_1 << 56 != 0,
            Self::Swordsman(Side::Second) => landing & RANK_1 != 0,
            Self::Archer => false,
        }
    }
}

/// The end of a row of jumps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Row {
    /// The last landing square.
    pub(crate) to: Place,
    /// The squares of the captured pieces.
    pub(crate) captured: u64,
    /// The first path there in the order of the alphabet (C-N2).
    pub(crate) path: Path,
}

/// All rows of jumps of one piece. Two rows with the same end and the same captures are one.
pub(crate) struct Rows {
    jumper: Jumper,
    /// What stands in the way: the other pieces of the jumper's side.
    friends: u64,
    /// Captures and landing squares of the rows with at least two captures that were visited.
    /// Another way to the same leads to nothing new.
    met: Vec<(u64, Place)>,
}

impl Rows {
    pub(crate) const fn new(jumper: Jumper, friends: u64) -> Self {
        Self {
            jumper,
            friends,
            met: Vec::new(),
        }
    }

    /// Visits every row over `prey` that begins here, the shortest of a branch first.
    pub(crate) fn each(&mut self, from: Place, prey: u64, visit: &mut impl FnMut(Row)) {
        let start = Row {
            to: from,
            captured: 0,
            path: Path::START,
        };
        self.go_on(start, prey, visit);
    }

    fn go_on(&mut self, row: Row, prey: u64, visit: &mut impl FnMut(Row)) {
        // C-P10, C-P14: the captured leave at once, and nobody is jumped over twice.
        let alive = prey & !row.captured;
        let occupied = self.friends | alive;
        let mut next = [(0, 0, 0); 4];
        let mut count = 0;
        for diagonal in self.jumper.diagonals() {
            let look = self.jumper.look(row.to, diagonal, occupied);
            if look.over & alive != 0 && look.landing & !occupied != 0 {
                next[count & 3] = (look.landing, look.over, diagonal);
                count += 1;
            }
        }
        if count > 1 {
            // In the order of the alphabet, so that the first row to an end is the one to be
            // written.
            next[..count]
                .sort_unstable_by_key(|(landing, ..)| only(*landing).map(|to| (to.h(), to.v())));
        }
        for (landing, over, diagonal) in next.into_iter().take(count) {
            let Some(to) = only(landing) else { continue };
            let row = Row {
                to,
                captured: row.captured | over,
                path: row.path.then(diagonal),
            };
            if row.captured.count_ones() > 1 {
                let state = (row.captured, row.to);
                if self.met.contains(&state) {
                    continue;
                }
                self.met.push(state);
            }
            visit(row);
            if !self.jumper.ends_on(bit(row.to)) {
                self.go_on(row, prey, visit);
            }
        }
    }
}

/// The pieces captured on a path, and its landing squares, or `None` if it can't be jumped here.
pub(crate) fn follow(
    jumper: Jumper,
    from: Place,
    path: Path,
    friends: u64,
    prey: u64,
) -> Option<(u64, Vec<Place>)> {
    let (mut at, mut captured) = (from, 0);
    let mut landings = Vec::new();
    for diagonal in path.diagonals() {
        let alive = prey & !captured;
        let occupied = friends | alive;
        let over = landings.last().is_some_and(|at| jumper.ends_on(bit(*at)));
        if over || !jumper.diagonals().contains(&diagonal) {
            return None;
        }
        let look = jumper.look(at, diagonal, occupied);
        if look.over & alive == 0 || look.landing & !occupied == 0 {
            return None;
        }
        captured |= look.over;
        at = only(look.landing)?;
        landings.push(at);
    }
    Some((captured, landings))
}
