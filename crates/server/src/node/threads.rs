//! The threads that think.

use std::io;

use tokio::runtime::{Builder, Handle, Runtime};
use tokio::sync::OnceCell;
use tokio::task::JoinHandle;

/// A few threads with nothing else to do.
///
/// What a thread has used of memory the allocator may keep for it. A search uses much, so it must not come to ever
/// other threads of the many that a server has.
pub(super) struct Threads {
    most: usize,
    runtime: OnceCell<Background>,
}

/// A runtime for whose threads nobody waits when it is dropped.
struct Background {
    handle: Handle,
    runtime: Option<Runtime>,
}

impl Threads {
    /// So many threads at most; they start when they are needed.
    pub(super) fn new(most: usize) -> Self {
        Self {
            most,
            runtime: OnceCell::new(),
        }
    }

    /// Runs this on one of them, as soon as one is free.
    ///
    /// # Errors
    ///
    /// If the system has nothing left for them.
    pub(super) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> io::Result<JoinHandle<T>> {
        let start = || async { Background::start(self.most) };
        let threads = self.runtime.get_or_try_init(start).await?;
        Ok(threads.handle.spawn_blocking(work))
    }
}

impl Background {
    fn start(most: usize) -> io::Result<Self> {
        let mut builder = Builder::new_current_thread();
        let builder = builder.max_blocking_threads(most).thread_name("thinking");
        let runtime = builder.build()?;
        Ok(Self {
            handle: runtime.handle().clone(),
            runtime: Some(runtime),
        })
    }
}

impl Drop for Background {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;
    use std::thread;
    use std::time::Duration;

    use super::*;

    #[tokio::test]
    async fn work_that_comes_all_at_once_gets_no_more_threads() {
        let threads = Threads::new(2);
        let mut pieces = Vec::new();
        for _ in 0..20 {
            let work = || {
                thread::sleep(Duration::from_millis(5));
                thread::current().id()
            };
            pieces.push(threads.run(work).await.expect("a thread"));
        }
        let mut used = HashSet::new();
        for piece in pieces {
            used.insert(piece.await.expect("work is done"));
        }
        assert_eq!(used.len(), 2);
        assert!(!used.contains(&thread::current().id()));
    }

    #[tokio::test]
    async fn a_panic_is_reported_and_the_threads_go_on() {
        let threads = Threads::new(1);
        let piece = threads.run(|| panic!("this work fails")).await;
        let done: Result<(), _> = piece.expect("a thread").await;
        assert!(done.expect_err("it fails").is_panic());
        let piece = threads.run(|| 7).await.expect("a thread");
        assert_eq!(piece.await.expect("work is done"), 7);
    }
}
