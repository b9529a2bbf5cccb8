//! Whether a Queen is attacked by Swordsmen or Archers (C-P11).
//!
//! The answer comes from a depth-first search of all rows of jumps that the enemy could make. The
//! search notes every square that it has looked at. As long as nothing changes on these squares,
//! the answer stays the same, so that most moves need no search of their own.

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

/// Searches the rows of jumps that the `suspects` of an enemy could make over `ours`, until one of
/// them attacks the Queen. `theirs` are the squares of all enemies, who are in the way.
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
        // C-P14: the square that the piece came from counts as empty.
        if search.attacks(jumper, from, 0, theirs & !bit(from), ours) {
            // The other suspects don't matter: the attack lasts while these squares stay as they
            // are.
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
    /// Captures and landing squares of the rows with at least three captures.
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
        // C-P10: whoever is captured leaves at once, which may open lines.
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
            // Rows with the same captures and the same end go on alike, so one of them is enough.
            // Shorter ones are not remembered: searching one of them twice does no harm.
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
