//! The thread that searches, so that commands are answered in the meantime.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread::{self, JoinHandle};

use engine::{Player, Request};
use hall::Table;

use super::bench;
use super::info::Writing;
use super::voice::Voice;

/// A job for the thread.
pub(super) enum Job {
    /// Find a turn; if `waits`, the answer is held back until `stop`.
    Think {
        request: Request,
        writing: Writing,
        waits: bool,
    },
    /// Count sequences of moves.
    Perft { table: Box<dyn Table>, depth: u32 },
    /// Think about fixed positions.
    Bench,
}

struct Task {
    job: Job,
    hash_mib: usize,
    /// Whether to forget what earlier searches found.
    fresh: bool,
    stop: Arc<AtomicBool>,
}

/// The thread and the queue of its tasks.
pub(super) struct Worker {
    tasks: Sender<Task>,
    thread: JoinHandle<()>,
    busy: Arc<AtomicBool>,
    stop: Arc<AtomicBool>,
    waits: bool,
}

impl Worker {
    pub(super) fn new(voice: Voice) -> Self {
        let (tasks, queue) = channel::<Task>();
        let busy = Arc::new(AtomicBool::new(false));
        let done = Arc::clone(&busy);
        let thread = thread::spawn(move || {
            let mut worker = ThinkingThread {
                player: Player::new(0),
                hash_mib: 0,
                voice,
                busy: done,
            };
            queue.into_iter().for_each(|task| worker.work(task));
        });
        Self {
            tasks,
            thread,
            busy,
            stop: Arc::default(),
            waits: false,
        }
    }

    /// Starts a job unless another is still running; returns whether it started.
    pub(super) fn begin(&mut self, job: Job, hash_mib: usize, fresh: bool) -> bool {
        if self.busy.swap(true, Ordering::AcqRel) {
            return false;
        }
        self.stop = Arc::default();
        self.waits = matches!(job, Job::Think { waits: true, .. });
        let task = Task {
            job,
            hash_mib,
            fresh,
            stop: Arc::clone(&self.stop),
        };
        self.tasks.send(task).is_ok()
    }

    /// Ends the running job soon; the job still reports what it has found.
    pub(super) fn stop(&self) {
        self.stop.store(true, Ordering::Release);
        self.thread.thread().unpark();
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
    busy: Arc<AtomicBool>,
}

impl ThinkingThread {
    fn work(&mut self, task: Task) {
        if task.fresh || self.hash_mib != task.hash_mib {
            self.player = Player::new(task.hash_mib);
            self.hash_mib = task.hash_mib;
        }
        let last = match task.job {
            Job::Think {
                request,
                writing,
                waits,
            } => self.think(&request, writing, waits, &task.stop),
            Job::Perft { table, depth } => self.perft(table.as_ref(), depth),
            Job::Bench => bench::run(&self.voice, &task.stop),
        };
        // The other program may send the next job as soon as it reads the last line.
        self.voice
            .say_after(|| self.busy.store(false, Ordering::Release), last);
    }

    fn think(
        &mut self,
        request: &Request,
        writing: Writing,
        waits: bool,
        stop: &AtomicBool,
    ) -> String {
        let voice = self.voice.clone();
        let answer = self.player.think(request, stop, &mut |report| {
            voice.say(writing.info(report));
            if voice.is_lost() {
                stop.store(true, Ordering::Release);
            }
        });
        while waits && !stop.load(Ordering::Acquire) {
            thread::park();
        }
        match answer {
            Ok(answer) => match writing.words(&answer.moves).first() {
                Some(turn) => format!("bestmove {turn}"),
                None => "bestmove (none)".to_owned(),
            },
            Err(error) => {
                self.voice.complain(&error);
                "bestmove (none)".to_owned()
            }
        }
    }

    fn perft(&self, table: &dyn Table, depth: u32) -> String {
        let writing = Writing::of(table);
        let counts: Vec<_> = table.divide(depth).collect();
        for (mv, count) in &counts {
            self.voice
                .say(format_args!("{}: {count}", writing.word(mv)));
        }
        let nodes = match depth {
            0 => 1,
            _ => counts.iter().map(|(_, count)| count).sum(),
        };
        format!("\nNodes searched: {nodes}")
    }
}
