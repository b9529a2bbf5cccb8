//! When threads that answer requests pause, so that they do more at a time.
//!
//! A turn that wakes a thread finds cold caches, and costs several times as much as one that is answered
//! together with others; and what it writes waits for the next transaction anyway. So while a few games
//! write at the same time, only one thread looks for what has come, shortly before each transaction, and
//! pauses in between. The others pause until that one can't keep up, or until the lull is over.
//!
//! The thread that writes begins and ends a lull. Where nobody pauses, all of this does nothing.

mod runtime;

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::Thread;
use std::time::{Duration, Instant};

/// How long a transaction waits for the thread that answers requests, and that thread for a transaction.
/// Then the lull is over.
pub(crate) const PATIENCE: Duration = Duration::from_millis(6);

/// Lets threads pause while a few games write. Clones are the same lull.
#[derive(Clone, Debug, Default)]
pub struct Lull(Arc<Inner>);

#[derive(Debug, Default)]
struct Inner {
    /// There are threads that pause.
    used: AtomicBool,
    /// Something waits for the next transaction.
    written: AtomicBool,
    state: Mutex<State>,
    /// Wakes the thread that pauses until the next transaction.
    next: Condvar,
    /// Wakes the threads that pause until the lull is over.
    over: Condvar,
}

#[derive(Debug, Default)]
struct State {
    /// The thread that writes, and the time until which to pause. `None` if there is no lull.
    now: Option<(Thread, Instant)>,
    /// A thread pauses until the next transaction.
    paused: bool,
    /// All that had come is written, so that the next transaction can begin.
    ready: bool,
    /// How many transactions have ended, and lulls.
    rounds: u64,
    /// How many lulls have ended.
    lulls: u64,
}

impl Lull {
    /// There are threads that pause now and then.
    fn use_it(&self) {
        self.0.used.store(true, Ordering::Relaxed);
    }

    /// Pauses a thread that has nothing more to do. Returns false at once if there is no lull, or something
    /// may come now.
    fn pause(&self) -> bool {
        let mut state = self.lock();
        let Some((writer, until)) = &state.now else {
            return false;
        };
        if state.paused {
            let lulls = state.lulls;
            let goes_on = |state: &mut State| state.lulls == lulls;
            drop(self.0.over.wait_while(state, goes_on));
            return true;
        }
        let left = until.saturating_duration_since(Instant::now());
        let is_time = left.is_zero();
        if is_time {
            if !self.0.written.load(Ordering::Acquire) {
                return false;
            }
            writer.unpark();
            state.ready = true;
        }
        state.paused = true;
        let rounds = state.rounds;
        let (mut state, waited) = self
            .0
            .next
            .wait_timeout_while(state, if is_time { PATIENCE } else { left }, |state| {
                state.rounds == rounds
            })
            .unwrap_or_else(PoisonError::into_inner);
        state.paused = false;
        if is_time && waited.timed_out() {
            self.stop(&mut state);
        }
        true
    }

    /// Something waits for the next transaction.
    pub(crate) fn wrote(&self) {
        self.0.written.store(true, Ordering::Release);
    }

    /// Whether threads may pause now.
    pub(crate) fn is_on(&self) -> bool {
        self.lock().now.is_some()
    }

    /// Whether all that had come is written, so that the next transaction can begin.
    pub(crate) fn is_ready(&self) -> bool {
        self.lock().ready
    }

    /// A transaction takes what waits. If it doesn't begin because a thread was ready, the lull is over.
    pub(crate) fn take(&self) {
        self.0.written.store(false, Ordering::Release);
        let mut state = self.lock();
        if !std::mem::take(&mut state.ready) {
            self.stop(&mut state);
        }
    }

    /// Threads pause until a moment from now on. To be called by the thread that writes.
    pub(crate) fn begin(&self, until: Instant) {
        if self.0.used.load(Ordering::Relaxed) {
            self.lock().now = Some((std::thread::current(), until));
        }
    }

    /// A transaction has ended.
    pub(crate) fn round(&self) {
        self.lock().rounds += 1;
        self.0.next.notify_all();
    }

    /// The lull is over.
    pub(crate) fn end(&self) {
        self.stop(&mut self.lock());
    }

    fn stop(&self, state: &mut State) {
        if state.now.take().is_some() {
            state.rounds += 1;
            state.lulls += 1;
            self.0.next.notify_all();
            self.0.over.notify_all();
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::thread::{self, JoinHandle};

    use super::*;

    /// Longer than any thread here has to wait.
    const LONG: Duration = Duration::from_secs(60);

    /// A thread that pauses once, and says how long.
    fn pausing(lull: &Lull) -> JoinHandle<Duration> {
        let lull = lull.clone();
        thread::spawn(move || {
            let began = Instant::now();
            lull.pause();
            began.elapsed()
        })
    }

    /// Waits until a thread pauses until the next transaction.
    fn wait_for_one(lull: &Lull) {
        while !lull.lock().paused {
            thread::yield_now();
        }
    }

    /// A lull until then, with threads that pause.
    fn lull(until: Instant) -> Lull {
        let lull = Lull::default();
        lull.use_it();
        lull.begin(until);
        lull
    }

    #[test]
    fn without_threads_that_pause_there_is_no_lull() {
        let lull = Lull::default();
        lull.begin(Instant::now() + LONG);
        assert!(!lull.is_on());
        assert!(!lull.pause());
    }

    #[test]
    fn one_thread_pauses_until_its_time() {
        let until = Instant::now() + Duration::from_millis(20);
        let lull = lull(until);
        assert!(lull.pause());
        assert!(Instant::now() >= until);
        assert!(lull.is_on());
        assert!(!lull.is_ready(), "nothing was written");
        assert!(!lull.pause(), "something may come");
    }

    #[test]
    fn the_others_pause_until_the_lull_is_over() {
        let lull = lull(Instant::now() + LONG);
        let one = pausing(&lull);
        wait_for_one(&lull);
        let others = [pausing(&lull), pausing(&lull)];
        // If they begin to pause later, this shows less, but it does not fail.
        thread::sleep(Duration::from_millis(20));
        lull.round();
        one.join().expect("a pause");
        assert!(others.iter().all(|other| !other.is_finished()));
        lull.end();
        for other in others {
            other.join().expect("a pause");
        }
    }

    #[test]
    fn a_transaction_that_ends_ends_a_pause() {
        let lull = lull(Instant::now() + LONG);
        let one = pausing(&lull);
        wait_for_one(&lull);
        lull.round();
        assert!(one.join().expect("a pause") < LONG);
        assert!(lull.is_on());
    }

    #[test]
    fn when_it_is_time_what_is_written_is_ready() {
        let lull = lull(Instant::now());
        lull.wrote();
        let one = pausing(&lull);
        while !lull.is_ready() {
            thread::yield_now();
        }
        lull.take();
        assert!(!lull.is_ready());
        lull.begin(Instant::now() + LONG);
        lull.round();
        one.join().expect("a pause");
        // It goes on only if the thread did not have to wait too long on a busy machine.
        lull.take();
        assert!(!lull.is_on(), "nobody was ready");
    }

    #[test]
    fn nobody_waits_long_for_a_transaction() {
        let lull = lull(Instant::now());
        lull.wrote();
        assert!(lull.pause());
        assert!(!lull.is_on());
    }
}
