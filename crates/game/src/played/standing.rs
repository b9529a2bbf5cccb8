//! How often each position has occurred in a game.

use crate::trail::Trail;

/// Turns whose keys fall together are linked, from the last one back. A copy of a game copies the ends of all links,
/// so there are few.
const LINKS: usize = 64;

/// The turn keys of a game in order, each with how often it has occurred so far.
#[derive(Clone, Debug)]
pub(super) struct Standing {
    turns: Trail<Turn>,
    /// One more than the index of the last turn of each link; 0 if there is none.
    last: [u32; LINKS],
}

#[derive(Clone, Copy, Debug)]
struct Turn {
    key: u64,
    /// How often the key has occurred, including this time.
    times: u32,
    /// The turn before in the same link, as in [`Standing::last`].
    before: u32,
}

impl Standing {
    pub(super) fn new() -> Self {
        Self {
            turns: Trail::new(),
            last: [0; LINKS],
        }
    }

    /// How often the key that was counted last has occurred.
    pub(super) fn times(&self) -> u32 {
        let last = self.turns.len().checked_sub(1);
        let last = last.and_then(|last| self.turns.get(last));
        last.map_or(0, |turn| turn.times)
    }

    pub(super) fn count(&mut self, key: u64) {
        let before = self.last[link(key)];
        let mut at = before;
        let mut times = 1;
        while let Some(turn) = at.checked_sub(1).and_then(|at| self.turns.get(at as usize)) {
            if turn.key == key {
                times += turn.times;
                break;
            }
            at = turn.before;
        }
        self.turns.push(Turn { key, times, before });
        self.last[link(key)] = self.turns.len() as u32;
    }

    /// Takes back the last [`count`](Self::count).
    pub(super) fn discount(&mut self) {
        if let Some(turn) = self.turns.pop() {
            self.last[link(turn.key)] = turn.before;
        }
    }

    pub(super) fn keys(&self) -> impl Iterator<Item = u64> {
        self.turns.iter().map(|turn| turn.key)
    }

    pub(super) fn bytes(&self) -> usize {
        self.turns.bytes()
    }
}

fn link(key: u64) -> usize {
    key as usize % LINKS
}
