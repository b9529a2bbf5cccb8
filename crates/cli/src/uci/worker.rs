//! The thread that searches, so that commands are answered in the meantime.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use engine::{Player, Request, Score};
use hall::Table;

use super::bench;
use super::info::{NO_MOVE, Writing};
use super::voice::Voice;

/// The end of a count or of `bench` that did not come to its result.
pub(super) const STOPPED: &str = "info string stopped";

/// A job for the thread.
pub(super) enum Job {
    /// Find a turn; if `waits`, the answer is held back until it is asked for.
    Think {
        request: Request,
        writing: Writing,
        waits: bool,
        /// Stop as soon as a win within this many turns is found.
        mate: Option<u32>,
    },
    /// Count sequences of moves.
    Perft { table: Box<dyn Table>, depth: u32 },
    /// Say something.
    Say { words: String, waits: bool },
    /// Think about fixed positions.
    Bench,
}

impl Job {
    /// Whether the answer is held back until it is asked for.
    fn waits(&self) -> bool {
        matches!(
            self,
            Self::Think { waits: true, .. } | Self::Say { waits: true, .. }
        )
    }
}

/// What the running job is told in the meantime.
#[derive(Default)]
struct Signals {
    /// End the search.
    stop: AtomicBool,
    /// The answer need not wait any longer.
    answer: AtomicBool,
}

struct Task {
    job: Job,
    hash_mib: usize,
    /// Whether to forget what earlier searches found.
    fresh: bool,
    signals: Arc<Signals>,
}

/// The thread and the queue of its tasks.
pub(super) struct Worker {
    tasks: Sender<Task>,
    thread: JoinHandle<()>,
    signals: Arc<Signals>,
    waits: bool,
}

impl Worker {
    pub(super) fn new(voice: Voice) -> Self {
        let (tasks, queue) = channel::<Task>();
        let thread = thread::spawn(move || {
            let mut worker = ThinkingThread {
                player: Player::new(0),
                hash_mib: 0,
                voice,
            };
            queue.into_iter().for_each(|task| worker.work(task));
        });
        Self {
            tasks,
            thread,
            signals: Arc::default(),
            waits: false,
        }
    }

    /// Starts a job. If another is still running, ends it first; it reports what it has found.
    pub(super) fn begin(&mut self, job: Job, hash_mib: usize, fresh: bool) {
        self.stop();
        self.signals = Arc::default();
        self.waits = job.waits();
        let task = Task {
            job,
            hash_mib,
            fresh,
            signals: Arc::clone(&self.signals),
        };
        // The thread lives as long as this end of the queue, unless it has reported its own panic.
        let _ = self.tasks.send(task);
    }

    /// Ends the running job soon; the job still reports what it has found.
    pub(super) fn stop(&self) {
        self.signals.stop.store(true, Ordering::Release);
        self.release();
    }

    /// The running job may answer; it has this many milliseconds left, or no limit.
    pub(super) fn answer_within(&mut self, ms: Option<u64>) {
        self.waits = false;
        self.release();
        if let Some(ms) = ms {
            let signals = Arc::clone(&self.signals);
            thread::spawn(move || {
                thread::sleep(Duration::from_millis(ms));
                signals.stop.store(true, Ordering::Release);
            });
        }
    }

    fn release(&self) {
        self.signals.answer.store(true, Ordering::Release);
        self.thread.thread().unpark();
    }

    /// Ends the running job soon and waits until it has reported what it has found.
    pub(super) fn quit(self) {
        self.stop();
        self.finish();
    }

    /// Waits for the running job to end; stops it first if it waits for `stop`.
    pub(super) fn finish(self) {
        if self.waits {
            self.stop();
        }
        drop(self.tasks);
        // The thread has already reported its own panic.
        let _ = self.thread.join();
    }
}

/// The state of the thread.
struct ThinkingThread {
    player: Player,
    hash_mib: usize,
    voice: Voice,
}

impl ThinkingThread {
    fn work(&mut self, task: Task) {
        if task.fresh || self.hash_mib != task.hash_mib {
            self.player = Player::new(task.hash_mib);
            self.hash_mib = task.hash_mib;
        }
        let stop = &task.signals.stop;
        let waits = task.job.waits();
        let last = match task.job {
            Job::Think {
                request,
                writing,
                mate,
                ..
            } => self.think(&request, writing, mate, stop),
            Job::Perft { table, depth } => self.perft(table.as_ref(), depth, stop),
            Job::Say { words, .. } => words,
            Job::Bench => bench::run(&self.voice, stop),
        };
        while waits && !task.signals.answer.load(Ordering::Acquire) {
            thread::park();
        }
        self.voice.say(last);
    }

    fn think(
        &mut self,
        request: &Request,
        writing: Writing,
        mate: Option<u32>,
        stop: &AtomicBool,
    ) -> String {
        let voice = self.voice.clone();
        let answer = self.player.think(request, stop, &mut |found| {
            voice.say(writing.info(found));
            let won = match found.line().map(|report| report.score) {
                Some(Score::Wins(turns)) => mate.is_some_and(|most| turns <= most),
                _ => false,
            };
            if won || voice.is_lost() {
                stop.store(true, Ordering::Release);
            }
        });
        match answer {
            Ok(answer) => writing.best(&answer),
            Err(error) => {
                self.voice.complain(&error);
                NO_MOVE.to_owned()
            }
        }
    }

    fn perft(&self, table: &dyn Table, depth: u32, stop: &AtomicBool) -> String {
        let writing = Writing::of(table, false);
        let mut nodes = u64::from(depth == 0);
        for (mv, count) in table.divide(depth, stop) {
            nodes += count;
            self.voice
                .say(format_args!("{}: {count}", writing.word(&mv)));
        }
        if stop.load(Ordering::Acquire) {
            return STOPPED.to_owned();
        }
        format!("\nNodes searched: {nodes}")
    }
}
