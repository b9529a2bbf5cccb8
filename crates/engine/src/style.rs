//! How a game wants to be searched.

use std::sync::LazyLock;

/// What kind of game it is, as far as the search is concerned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Style {
    /// Turns of several actions, with so many moves that most have to be left out: quiet moves are
    /// ranked by the evaluation of what they lead to.
    #[default]
    Turns,
    /// One move a turn, as in chess: deep lines, with the usual techniques of chess engines.
    Moves,
}

/// The entry for `index`, or the last one.
fn at<T: Copy, const N: usize>(list: [T; N], index: usize) -> T {
    list[index.min(N - 1)]
}

impl Style {
    /// How many quiet moves late move pruning leaves at a depth; some places get a multiple of it.
    pub(crate) fn width(self, depth: i32) -> usize {
        let depth = depth.max(0) as usize;
        match self {
            Self::Turns => at([0, 8, 14, 22, 32, 48, 64, 96], depth),
            Self::Moves => at([0, 6, 10, 17, 28, 44, 66, usize::MAX / 8], depth),
        }
    }

    /// How many captures are tried in a position that is `beyond` captures beyond the horizon.
    pub(crate) fn captures(self, beyond: usize) -> usize {
        match self {
            _ if beyond >= self.longest_exchange() => 0,
            Self::Turns => at([16, 12, 8, 5, 4, 3, 2, 2], beyond),
            Self::Moves => at([32, 32, 16, 8, 8, 6, 4, 3], beyond),
        }
    }

    /// The number of captures that are followed beyond the horizon.
    pub(crate) fn longest_exchange(self) -> usize {
        match self {
            Self::Turns => 8,
            Self::Moves => 16,
        }
    }

    /// Up to how many captures beyond the horizon a check is answered with all legal moves, and not
    /// with captures alone.
    pub(crate) fn answered_checks(self) -> usize {
        2
    }

    /// The margin of futility pruning, in centi-points: the most that a quiet move is expected to
    /// gain with this much depth left. `None` where futility pruning is not used.
    pub(crate) fn swing(self, depth: i32) -> Option<i32> {
        match (self, depth) {
            (Self::Turns, 1) => Some(CAPTURE_SWING),
            (Self::Moves, 1..=5) => Some(60 + 110 * depth),
            _ => None,
        }
    }

    /// The margin of reverse futility pruning, in centi-points: a position that is better than
    /// needed by this much is not searched. `None` where all positions are searched.
    pub(crate) fn plenty(self, depth: i32) -> Option<i32> {
        match (self, depth) {
            (Self::Moves, 1..=6) => Some(85 * depth),
            _ => None,
        }
    }

    /// By how many actions late move reduction shortens the first search of a quiet move. `worth`
    /// is what the move has been worth elsewhere, in `-1024..=1024`.
    pub(crate) fn reduction(self, depth: i32, index: usize, worth: i32) -> i32 {
        match (self, depth, index) {
            (_, ..2, _) | (_, _, ..3) => 0,
            (Self::Turns, ..4, _) | (Self::Turns, _, ..12) => 1,
            (Self::Turns, ..) => 2,
            (Self::Moves, 2, _) => 0,
            (Self::Moves, ..) => {
                let usual = REDUCTIONS[depth.min(63) as usize][index.min(63)];
                // At least one action is left, since captures alone say little about a quiet move.
                (usual - worth / 400).clamp(0, depth - 2)
            }
        }
    }

    /// Whether quiet moves are ranked by the evaluation of what they lead to.
    pub(crate) fn looks_closer(self) -> bool {
        self == Self::Turns
    }

    /// Whether a position without a known best move is searched a little less deep (internal
    /// iterative reduction).
    pub(crate) fn doubts_the_unknown(self, depth: i32) -> bool {
        self == Self::Moves && depth >= 4
    }

    /// Half the width of the first aspiration window, in centi-points: the most by which the value
    /// of the next depth is expected to differ. `None` where the search begins with the full
    /// window.
    pub(crate) fn aspiration(self, depth: u32) -> Option<i32> {
        (self == Self::Moves && depth >= 5).then_some(25)
    }

    /// How many times each earlier occurrence of a position in the searched line counts toward
    /// repetition. Two means that the first return is a draw already: what came back once can come
    /// back again.
    pub(crate) fn repetition(self) -> u32 {
        match self {
            Self::Turns => 1,
            Self::Moves => 2,
        }
    }
}

/// How much better than it looks a capture may turn out, in centi-points.
pub(crate) const CAPTURE_SWING: i32 = 120;

/// Reductions of games of single moves by depth and index of the move.
static REDUCTIONS: LazyLock<[[i32; 64]; 64]> = LazyLock::new(|| {
    // Logarithms, so that the reduction grows ever more slowly with either.
    let reduction = |depth: usize, index: usize| {
        let (depth, index) = (depth.max(1) as f64, index.max(1) as f64);
        (0.6 + depth.ln() * index.ln() / 2.2) as i32
    };
    std::array::from_fn(|depth| std::array::from_fn(|index| reduction(depth, index)))
});
