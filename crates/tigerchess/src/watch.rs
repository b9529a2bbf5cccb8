//! Whether a Queen is attacked by draughts personnel (C-P11).
//!
//! A search through all rows of jumps of the enemy answers that, and notes every square it has
//! looked at: as long as nothing changes there, the answer stays the same. That is what makes
//! legality fast in spite of attacks that go round many corners.

use crate::attacks::Army;
use crate::bits::{EDGE, Place, bit, only, same_color, squares};
use crate::jumps::Jumper;

/// The answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Watch {
    /// Whether the Queen is attacked.
    pub(crate) attacked: bool,
    /// The squares on which the answer depends.
    pub(crate) seen: u64,
}

/// The Swordsmen and Archers who could ever attack a Queen here: those on squares of her color,
/// and none if she is on the edge.
#[inline]
pub(crate) fn suspects(enemy: &Army, queen: u64) -> u64 {
    if queen & EDGE != 0 {
        0
    } else {
        enemy.draughts() & same_color(queen)
    }
}

/// Looks at every row of jumps of the `suspects` of an enemy over `ours`.
#[inline]
pub(crate) fn watch(enemy: &Army, suspects: u64, queen: u64, ours: u64, theirs: u64) -> Watch {
    let mut search = Search {
        queen,
        seen: 0,
        met: Vec::new(),
    };
    for from in squares(suspects) {
        let jumper = if enemy.archers & bit(from) != 0 {
            Jumper::Archer
        } else {
            Jumper::Swordsman(enemy.side)
        };
        search.met.clear();
        search.seen |= bit(from);
        if search.attacks(jumper, from, 0, theirs & !bit(from), ours) {
            return Watch {
                attacked: true,
                seen: search.seen,
            };
        }
    }
    Watch {
        attacked: false,
        seen: search.seen,
    }
}

/// The Swordsmen and Archers among the `suspects` who attack the Queen.
pub(crate) fn attackers(enemy: &Army, suspects: u64, queen: u64, ours: u64, theirs: u64) -> u64 {
    crate::bits::singles(suspects)
        .filter(|suspect| watch(enemy, *suspect, queen, ours, theirs).attacked)
        .fold(0, |set, suspect| set | suspect)
}

struct Search {
    queen: u64,
    seen: u64,
    /// Captures and squares met with at least three captures.
    met: Vec<(u64, Place)>,
}

impl Search {
    fn attacks(
        &mut self,
        jumper: Jumper,
        at: Place,
        captured: u64,
        friends: u64,
        prey: u64,
    ) -> bool {
        let alive = prey & !captured;
        let occupied = friends | alive;
        for diagonal in jumper.diagonals() {
            let look = jumper.look(at, diagonal, occupied);
            self.seen |= look.seen;
            if look.over & alive == 0 || look.landing & !occupied == 0 {
                continue;
            }
            if look.over == self.queen {
                return true;
            }
            let Some(to) = only(look.landing) else {
                continue;
            };
            if jumper.ends_on(look.landing) {
                continue;
            }
            let captured = captured | look.over;
            if captured.count_ones() > 2 {
                let state = (captured, to);
                if self.met.contains(&state) {
                    continue;
                }
                self.met.push(state);
            }
            if self.attacks(jumper, to, captured, friends, prey) {
                return true;
            }
        }
        false
    }
}
