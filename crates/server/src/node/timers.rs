//! Timers: which game to look at next, and when.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;

/// When to look at which game.
#[derive(Default)]
pub(super) struct Timers {
    waiting: Mutex<Waiting>,
    sooner: Notify,
}

#[derive(Default)]
struct Waiting {
    by_game: HashMap<Arc<str>, i64>,
    by_time: BTreeSet<(i64, Arc<str>)>,
}

impl Waiting {
    /// Returns whether the next timer to run out is this one, and no other one would have been as soon.
    fn set(&mut self, game: &str, at_us: Option<i64>) -> bool {
        let first = self.first_at();
        let id = match self.by_game.remove_entry(game) {
            Some((id, before)) => {
                self.by_time.remove(&(before, Arc::clone(&id)));
                id
            }
            None => game.into(),
        };
        if let Some(at) = at_us {
            self.by_time.insert((at, Arc::clone(&id)));
            self.by_game.insert(id, at);
        }
        at_us.is_some_and(|at| first.is_none_or(|first| at < first))
    }

    /// When the next timer runs out.
    fn first_at(&self) -> Option<i64> {
        self.by_time.first().map(|(at, _)| *at)
    }
}

impl Timers {
    /// Sets the timer of a game, in place of the one it had; `None` stops it.
    pub(super) fn set(&self, game: &str, at_us: Option<i64>) {
        if self.lock().set(game, at_us) {
            self.sooner.notify_one();
        }
    }

    /// Sets the timer of a game, unless it has one that runs out sooner.
    pub(super) fn set_at_latest(&self, game: &str, at_us: i64) {
        let mut waiting = self.lock();
        let known = waiting.by_game.get(game);
        if known.is_none_or(|at| *at > at_us) && waiting.set(game, Some(at_us)) {
            self.sooner.notify_one();
        }
    }

    /// The game whose timer has run out, or how long until one does; `None` if no timer runs.
    pub(super) fn first(&self, now_us: i64) -> Option<Result<Arc<str>, Duration>> {
        let mut waiting = self.lock();
        let (at, game) = waiting.by_time.first()?.clone();
        let away = u64::try_from(at - now_us).unwrap_or(0);
        if away > 0 {
            return Some(Err(Duration::from_micros(away)));
        }
        waiting.by_time.pop_first();
        waiting.by_game.remove(&game);
        Some(Ok(game))
    }

    /// Returns when a timer was set that runs out before all others.
    pub(super) async fn sooner(&self) {
        self.sooner.notified().await;
    }

    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_timer_before_all_others_is_told() {
        let mut waiting = Waiting::default();
        assert!(waiting.set("a", Some(50)));
        assert!(!waiting.set("b", Some(60)));
        assert!(waiting.set("b", Some(40)));
        assert!(
            !waiting.set("b", Some(70)),
            "whoever waits for it finds that it has not run out"
        );
        assert!(!waiting.set("a", None));
        assert_eq!(waiting.first_at(), Some(70));
        assert_eq!(waiting.by_game.len(), waiting.by_time.len());
    }

    #[test]
    fn timers_run_out_in_order() {
        let timers = Timers::default();
        for (game, at) in [("a", 30), ("b", 10), ("c", 20), ("b", 25)] {
            timers.set(game, Some(at));
        }
        timers.set_at_latest("a", 40);
        assert_eq!(timers.first(19), Some(Err(Duration::from_micros(1))));
        for game in ["c", "b", "a"] {
            assert_eq!(timers.first(30), Some(Ok(game.into())));
        }
        assert_eq!(timers.first(30), None);
    }
}
