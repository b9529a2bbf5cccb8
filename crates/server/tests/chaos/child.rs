//! The server in a process of its own, which can be killed.

use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::process::{ExitCode, ExitStatus, Stdio};
use std::sync::Arc;
use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process};
use tigerden_server::{Assets, Config, Limits, Lull, Setup, Wall, system_clock};
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::process::Command;
use tokio::signal::unix::{SignalKind, signal};
use tokio::time::timeout;

use crate::process;
use crate::quick::Quick;

/// How long the server may take to start.
pub(crate) const START: Duration = Duration::from_secs(30);

/// The server in a process of its own.
pub(crate) struct Child {
    process: tokio::process::Child,
    address: SocketAddr,
}

/// What the server's process is started with.
#[derive(Clone, Debug, Default)]
pub(crate) struct Manner {
    /// As `tigerden serve` does it: with its limits and its computer. Otherwise there are no limits,
    /// and the computer plays at once.
    pub(crate) usual: bool,
    /// Games that an address may begin in an hour, in place of the usual number.
    pub(crate) games_per_hour: Option<NonZeroU32>,
    /// A file that says how many microseconds the system's clock is wrong.
    pub(crate) wrong_clock: Option<PathBuf>,
}

impl Child {
    /// Starts it without limits and waits until it answers.
    pub(crate) async fn start(folder: &Path) -> Self {
        Self::start_as(folder, &Manner::default(), START).await
    }

    /// Starts it in this manner and waits until it answers.
    pub(crate) async fn start_as(folder: &Path, manner: &Manner, patience: Duration) -> Self {
        let mut process = command(folder, manner)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let out = process.stdout.take().expect("its output");
        let mut lines = BufReader::new(out).lines();
        let line = timeout(patience, lines.next_line())
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
        process::memory(self.id())
    }

    /// The id of its process.
    pub(crate) fn id(&self) -> u32 {
        self.process.id().expect("it runs")
    }

    /// Kills it: SIGKILL, which no process can hear.
    pub(crate) async fn kill(&mut self) {
        self.process.kill().await.expect("the server is killed");
    }

    /// Tells it to stop: SIGTERM. Returns how it has ended; fails if it does not.
    pub(crate) async fn stop(&mut self, patience: Duration) -> ExitStatus {
        let id = Pid::from_raw(self.id().cast_signed()).expect("a process");
        kill_process(id, Signal::TERM).expect("a signal");
        let ended = timeout(patience, self.process.wait()).await;
        ended.expect("it ends in time").expect("its status")
    }
}

/// Starts a server that is expected to end by itself; returns how, and what it says about it.
pub(crate) async fn refused(folder: &Path) -> (ExitStatus, String) {
    let output = command(folder, &Manner::default()).output();
    let output = timeout(START, output).await.expect("it ends in time");
    let output = output.expect("the server starts");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    (output.status, said)
}

fn command(folder: &Path, manner: &Manner) -> Command {
    let mut command = Command::new(std::env::current_exe().expect("this program"));
    command
        .arg("serve")
        .arg(folder)
        .env("TIGERDEN_LOG", "error")
        .kill_on_drop(true);
    if manner.usual {
        command.arg("--usual");
    }
    if let Some(games) = manner.games_per_hour {
        command.arg("--games-per-hour").arg(games.to_string());
    }
    if let Some(file) = &manner.wrong_clock {
        command.arg("--wrong-clock").arg(file);
    }
    command
}

/// The child's part: serves until it is killed.
pub(crate) fn serve(arguments: &[String]) -> ExitCode {
    let lull = Lull::default();
    let runtime = lull.runtime().expect("a runtime");
    runtime.block_on(serve_with(arguments, lull))
}

async fn serve_with(arguments: &[String], lull: Lull) -> ExitCode {
    tigerden_server::start_log();
    // Writing behind the limit of `full.rs` is to fail, not to end the process.
    let _beyond = signal(SignalKind::from_raw(Signal::XFSZ.as_raw())).expect("a handler");
    let mut arguments = arguments.iter();
    let folder = arguments.next().expect("a folder");
    let mut setup = Setup {
        limits: Limits::none(),
        player: Arc::new(Quick),
        // Nobody is connected whom clocks could wait for.
        comeback: Duration::ZERO,
        ..Setup::new(Assets::default())
    };
    while let Some(argument) = arguments.next() {
        let mut value = || arguments.next().expect("a value");
        match argument.as_str() {
            "--usual" => setup = Setup::new(Assets::default()),
            "--games-per-hour" => {
                setup.limits.games_per_hour = value().parse().expect("a number");
            }
            "--wrong-clock" => setup.wall = wrong(value().into()),
            unknown => panic!("{unknown}"),
        }
    }
    setup.lull = lull;
    let config = Config {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        data: folder.into(),
        setup,
    };
    match tigerden_server::serve(config, |address| println!("{address}")).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// The system's clock, wrong by what stands in a file.
fn wrong(file: PathBuf) -> Wall {
    let system = system_clock();
    Arc::new(move || {
        let text = std::fs::read_to_string(&file).unwrap_or_default();
        system() + text.trim().parse().unwrap_or(0)
    })
}
