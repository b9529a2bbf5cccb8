//! What is kept in memory: within a budget, what was used last. Games are counted by their bytes,
//! tournaments by the entries of their logs.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// How many things are looked at to make room each time one is asked for.
const LOOKS: usize = 16;

/// Games or tournaments by id, each with the time of its last use. One is in use as long as anybody else
/// holds it.
pub(crate) struct Memory<G> {
    games: HashMap<Arc<str>, Kept<G>>,
    /// The ids by last use.
    order: BTreeMap<u64, Arc<str>>,
    uses: u64,
    budget: usize,
    taken: Taken,
}

struct Kept<G> {
    game: Arc<G>,
    used: u64,
}

/// How much all that is in memory holds together.
#[derive(Clone, Default)]
pub(crate) struct Taken(Arc<AtomicUsize>);

/// What one of them holds of it, until this is dropped.
pub(crate) struct Share {
    of: Taken,
    amount: usize,
}

impl<G> Memory<G> {
    /// Room for so much, which is counted in `taken`.
    pub(crate) fn new(budget: usize, taken: Taken) -> Self {
        Self {
            games: HashMap::new(),
            order: BTreeMap::new(),
            uses: 0,
            budget,
            taken,
        }
    }

    /// One that is asked for now. If all hold more than the budget, room is made first.
    pub(crate) fn get(&mut self, id: &str) -> Option<Arc<G>> {
        let kept = self.games.get_mut(id)?;
        let game = Arc::clone(&kept.game);
        if kept.used < self.uses
            && let Some(id) = self.order.remove(&kept.used)
        {
            self.uses += 1;
            kept.used = self.uses;
            self.order.insert(self.uses, id);
        }
        self.make_room();
        Some(game)
    }

    /// Keeps one that has been loaded, unless it is there already; returns the one that is there.
    pub(crate) fn keep(&mut self, id: &str, game: impl FnOnce() -> G) -> Arc<G> {
        if let Some(game) = self.get(id) {
            return game;
        }
        let game = Arc::new(game());
        self.put(id.into(), Arc::clone(&game));
        self.make_room();
        game
    }

    /// The one with this id if it is in memory. That is no use of it.
    pub(crate) fn find(&self, id: &str) -> Option<&Arc<G>> {
        self.games.get(id).map(|kept| &kept.game)
    }

    /// All in memory.
    pub(crate) fn games(&self) -> impl Iterator<Item = &Arc<G>> {
        self.games.values().map(|kept| &kept.game)
    }

    fn put(&mut self, id: Arc<str>, game: Arc<G>) {
        self.uses += 1;
        let used = self.uses;
        self.order.insert(used, Arc::clone(&id));
        self.games.insert(id, Kept { game, used });
    }

    /// Drops what nobody uses, those first whose last use is longest ago. What is in use counts
    /// as used now, so that it is not looked at again soon.
    fn make_room(&mut self) {
        for _ in 0..LOOKS {
            if self.taken.amount() <= self.budget {
                return;
            }
            let Some((_, id)) = self.order.pop_first() else {
                return;
            };
            let kept = self.games.remove(&id);
            if let Some(Kept { game, .. }) = kept.filter(|kept| Arc::strong_count(&kept.game) > 1) {
                self.put(id, game);
            }
        }
    }
}

impl Taken {
    /// A share of nothing yet.
    pub(crate) fn share(&self) -> Share {
        Share {
            of: self.clone(),
            amount: 0,
        }
    }

    pub(crate) fn amount(&self) -> usize {
        self.0.load(Ordering::Relaxed)
    }
}

impl Share {
    /// It holds so much now.
    pub(crate) fn set(&mut self, amount: usize) {
        // In this order the sum is never below zero.
        self.of.0.fetch_add(amount, Ordering::Relaxed);
        self.of.0.fetch_sub(self.amount, Ordering::Relaxed);
        self.amount = amount;
    }
}

impl Drop for Share {
    fn drop(&mut self) {
        self.set(0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Keeps a game that holds so much.
    fn keep(memory: &mut Memory<Share>, id: &str, amount: usize) -> Arc<Share> {
        let taken = memory.taken.clone();
        memory.keep(id, || {
            let mut share = taken.share();
            share.set(amount);
            share
        })
    }

    fn ids(memory: &Memory<Share>) -> Vec<&str> {
        memory.order.values().map(|id| &**id).collect()
    }

    #[test]
    fn the_games_used_longest_ago_leave_first() {
        let mut memory = Memory::new(100, Taken::default());
        for id in ["a", "b", "c", "d"] {
            keep(&mut memory, id, 25);
        }
        memory.get("a").expect("a game");
        assert!(memory.find("b").is_some(), "to find it is no use of it");
        keep(&mut memory, "e", 45);
        assert_eq!(ids(&memory), ["d", "a", "e"]);
        assert_eq!(memory.taken.amount(), 95);
        // One that is loaded twice at the same time is there once.
        keep(&mut memory, "d", 25);
        assert_eq!(
            (ids(&memory), memory.taken.amount()),
            (vec!["a", "e", "d"], 95)
        );
    }

    #[test]
    fn a_game_in_use_stays() {
        let mut memory = Memory::new(100, Taken::default());
        let used = keep(&mut memory, "a", 80);
        keep(&mut memory, "b", 10);
        keep(&mut memory, "c", 30);
        assert_eq!(ids(&memory), ["c", "a"]);
        drop(used);
        memory.get("c").expect("a game");
        keep(&mut memory, "d", 30);
        assert_eq!(ids(&memory), ["c", "d"]);
    }

    #[test]
    fn games_that_are_too_large_leave_when_nobody_uses_them() {
        let mut memory = Memory::new(100, Taken::default());
        let held: Vec<_> = (0..100)
            .map(|id| keep(&mut memory, &id.to_string(), 10))
            .collect();
        assert_eq!(memory.taken.amount(), 1000);
        drop(held);
        for _ in 0..100 / LOOKS + 1 {
            memory.get("99").expect("a game");
        }
        assert_eq!(memory.taken.amount(), 100);
        assert_eq!(memory.games().count(), 10);
    }
}
