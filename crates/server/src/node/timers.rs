//! Timers: which game to look at next, and when.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};
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
    by_game: HashMap<String, i64>,
    by_time: BTreeSet<(i64, String)>,
}

impl Waiting {
    fn set(&mut self, game: &str, at_us: Option<i64>) {
        let before = match at_us {
            Some(at) => self.by_game.insert(game.to_owned(), at),
            None => self.by_game.remove(game),
        };
        if let Some(before) = before {
            self.by_time.remove(&(before, game.to_owned()));
        }
        if let Some(at) = at_us {
            self.by_time.insert((at, game.to_owned()));
        }
    }
}

impl Timers {
    /// Sets the timer of a game, in place of the one it had; `None` stops it.
    pub(super) fn set(&self, game: &str, at_us: Option<i64>) {
        self.lock().set(game, at_us);
        if at_us.is_some() {
            self.sooner.notify_one();
        }
    }

    /// Sets the timer of a game, unless it has one that runs out sooner.
    pub(super) fn set_at_latest(&self, game: &str, at_us: i64) {
        let mut waiting = self.lock();
        if waiting.by_game.get(game).is_none_or(|at| *at > at_us) {
            waiting.set(game, Some(at_us));
            self.sooner.notify_one();
        }
    }

    /// The game whose timer has run out, or how long until one does; `None` if no timer runs.
    pub(super) fn first(&self, now_us: i64) -> Option<Result<String, Duration>> {
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

    /// Returns when a timer was set.
    pub(super) async fn sooner(&self) {
        self.sooner.notified().await;
    }

    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
