//! A runtime whose threads pause in a lull.
//!
//! A runtime wakes no thread for a task while it believes that another thread looks for one, and so it may
//! believe of a thread that pauses. But what its sockets hear it does at once, and then whatever else has
//! come. So a bell rings after each pause.

use std::io;
#[cfg(unix)]
use std::os::unix::net::UnixStream;

use tokio::runtime::{Builder, Runtime};

use super::Lull;

impl Lull {
    /// A runtime whose threads pause.
    ///
    /// # Errors
    ///
    /// If its threads can't be started.
    #[cfg(unix)]
    pub fn runtime(&self) -> io::Result<Runtime> {
        use std::io::Write as _;
        let (bell, ear) = UnixStream::pair()?;
        bell.set_nonblocking(true)?;
        ear.set_nonblocking(true)?;
        let lull = self.clone();
        let pause = move || {
            if lull.pause() {
                // If there is no room for it, it rings already.
                let _ = (&bell).write(&[1]);
            }
        };
        let mut builder = Builder::new_multi_thread();
        let runtime = builder.enable_all().on_thread_park(pause).build()?;
        runtime.spawn(async {
            if let Err(error) = listen(ear).await {
                tracing::error!(%error, "the bell after pauses is not heard");
            }
        });
        self.use_it();
        Ok(runtime)
    }

    /// A runtime. On this system its threads don't pause.
    ///
    /// # Errors
    ///
    /// If its threads can't be started.
    #[cfg(not(unix))]
    pub fn runtime(&self) -> io::Result<Runtime> {
        Builder::new_multi_thread().enable_all().build()
    }
}

/// Hears the bell.
#[cfg(unix)]
async fn listen(ear: UnixStream) -> io::Result<()> {
    let ear = tokio::net::UnixStream::from_std(ear)?;
    loop {
        ear.readable().await?;
        match ear.try_read(&mut [0; 64]) {
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
            Ok(0) => return Ok(()),
            heard => drop(heard?),
        }
    }
}

#[cfg(all(test, unix))]
mod tests {
    use std::thread;
    use std::time::{Duration, Instant};

    use super::*;

    /// Longer than any thread here has to wait.
    const LONG: Duration = Duration::from_secs(60);

    #[test]
    fn what_comes_during_a_pause_is_not_left_behind() {
        let lull = Lull::default();
        let runtime = lull.runtime().expect("a runtime");
        lull.begin(Instant::now() + 10 * LONG);
        for _ in 0..20 {
            // All threads pause once nobody does what comes from outside. Several tasks at a time make them
            // help each other.
            let left = loop {
                runtime.spawn(async {
                    for _ in 0..8 {
                        drop(tokio::spawn(async {}));
                    }
                });
                let task = runtime.spawn(async {});
                thread::sleep(Duration::from_millis(2));
                if !task.is_finished() {
                    break task;
                }
            };
            lull.round();
            let began = Instant::now();
            while !left.is_finished() {
                assert!(began.elapsed() < LONG, "nobody does it");
                thread::yield_now();
            }
        }
        lull.end();
    }
}
