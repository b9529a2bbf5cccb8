//! The server in a process of its own, which can be killed.

use std::net::SocketAddr;
use std::path::Path;
use std::process::Stdio;
use std::sync::Arc;
use std::time::Duration;

use rustix::process::Signal;
use tigerden_server::{Assets, Config, Limits, Setup};
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::process::Command;
use tokio::signal::unix::{SignalKind, signal};
use tokio::time::timeout;

use crate::quick::Quick;

/// The server in a process of its own.
pub(crate) struct Child {
    process: tokio::process::Child,
    address: SocketAddr,
}

impl Child {
    /// Starts it and waits until it answers.
    pub(crate) async fn start(folder: &Path) -> Self {
        let program = std::env::current_exe().expect("this program");
        let mut process = Command::new(program)
            .arg("serve")
            .arg(folder)
            .env("TIGERDEN_LOG", "warn")
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .expect("the server starts");
        let out = process.stdout.take().expect("its output");
        let mut lines = BufReader::new(out).lines();
        let line = timeout(Duration::from_secs(30), lines.next_line())
            .await
            .expect("the server is ready");
        let line = line.expect("its output").expect("a line");
        Self {
            process,
            address: line.parse().expect("an address"),
        }
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    /// The memory that it uses, in bytes; 0 where the system doesn't say.
    pub(crate) fn memory(&self) -> u64 {
        let id = self.id();
        let status = std::fs::read_to_string(format!("/proc/{id}/status")).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kib = line.and_then(|line| line.trim().strip_suffix(" kB")?.parse::<u64>().ok());
        kib.unwrap_or(0) * 1024
    }

    /// The id of its process.
    pub(crate) fn id(&self) -> u32 {
        self.process.id().expect("it runs")
    }

    /// Kills it: SIGKILL, which no process can hear.
    pub(crate) async fn kill(&mut self) {
        self.process.kill().await.expect("the server is killed");
    }
}

/// The child's part: serves until it is killed.
pub(crate) async fn serve(folder: String) {
    tigerden_server::start_log();
    // Writing behind the limit of `full.rs` is to fail, not to end the process.
    let _beyond = signal(SignalKind::from_raw(Signal::XFSZ.as_raw())).expect("a handler");
    let limits = Limits::none();
    let config = Config {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        data: folder.into(),
        setup: Setup {
            limits,
            player: Arc::new(Quick),
            ..Setup::new(Assets::default())
        },
    };
    tigerden_server::serve(config, |address| println!("{address}"))
        .await
        .expect("the server runs");
}
