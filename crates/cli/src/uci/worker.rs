//! The thread that thinks, so that commands are answered meanwhile.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread::{self, JoinHandle};

use engine::{Player, Request};
use hall::Table;

use super::bench;
use super::info::Writing;
use super::voice::Voice;

/// What there is to do.
pub(super) enum Job {
    /// Find a turn; `waits` says whether it may be told only after `stop`.
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
    /// Whether what was found out before is of no more use.
    fresh: bool,
    stop: Arc<AtomicBool>,
}

/// The thread with a queue in front.
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

    /// Begins a job, unless another is still going on; says whether it does.
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

    /// Lets a job end soon; what it has found is told.
    pub(super) fn stop(&self) {
        self.stop.store(true, Ordering::Release);
        self.thread.thread().unpark();
    }

    /// Waits for the end of a job; one that waits itself is stopped.
    pub(super) fn finish(self) {
        if self.waits {
            self.stop();
        }
        drop(self.tasks);
        // A panic has been reported by its thread.
        let _ = self.thread.join();
    }
}

/// What the thread works with.
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
        // Whoever hears the last line may ask for more.
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
        let counts = table.divide(depth);
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
