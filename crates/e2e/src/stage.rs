//! A server and a browser driver, started for one test.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process};
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::sync::{RwLock, RwLockReadGuard, RwLockWriteGuard};
use tokio::time::timeout;

use crate::{Browser, Window};

/// How long a program may take to start.
const PATIENCE: Duration = Duration::from_secs(60);

/// How often a browser driver is started before a test gives up.
const DRIVER_STARTS: usize = 3;

/// Starts the browser of most tests: Chromium's engine without its windows, with which a test takes a quarter less
/// time.
const HEADLESS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/headless.sh");

/// Tests run side by side, as many as there are processors, except those that measure time.
static QUIET: RwLock<()> = RwLock::const_new(());

/// The right to run: beside others, or alone.
#[expect(dead_code, reason = "held, and given back when dropped")]
enum Turn {
    Shared(RwLockReadGuard<'static, ()>),
    Alone(RwLockWriteGuard<'static, ()>),
}

/// A running server with a data folder of its own, and a driver for browsers. Both end with it,
/// and the browsers too.
pub struct Stage {
    server: Child,
    _driver: Child,
    driver_address: String,
    address: String,
    data: TempDir,
    /// Which browser it opens, if not the one that the driver finds.
    program: Option<&'static str>,
    _turn: Turn,
}

impl Stage {
    /// Starts both on free ports.
    ///
    /// # Panics
    ///
    /// If one of the programs is missing or does not start.
    pub async fn start() -> Self {
        Self::with(Turn::Shared(QUIET.read().await), Some(HEADLESS)).await
    }

    /// The same with Chromium itself, for a test of what its headless shell can't do.
    ///
    /// # Panics
    ///
    /// As [`Self::start`].
    pub async fn with_whole_browser() -> Self {
        Self::with(Turn::Shared(QUIET.read().await), None).await
    }

    /// That, too, while no other test runs, for a test that measures time.
    ///
    /// # Panics
    ///
    /// As [`Self::start`].
    pub async fn alone() -> Self {
        Self::with(Turn::Alone(QUIET.write().await), None).await
    }

    async fn with(turn: Turn, program: Option<&'static str>) -> Self {
        let data = TempDir::new().expect("a temporary folder");
        let (server, address) = serve("127.0.0.1:0", data.path()).await;
        let (driver, driver_address) = drive().await;
        Self {
            server,
            _driver: driver,
            driver_address,
            address,
            data,
            program,
            _turn: turn,
        }
    }

    /// The address of a page of the server, from its path.
    #[must_use]
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Opens a browser of its own.
    ///
    /// # Panics
    ///
    /// If it does not start.
    pub async fn browser(&self, window: Window) -> Browser {
        self.open(window, false).await
    }

    /// The same with a browser that can tell what it has [received](Browser::received).
    ///
    /// # Panics
    ///
    /// As [`browser`](Self::browser).
    pub async fn watched_browser(&self, window: Window) -> Browser {
        self.open(window, true).await
    }

    async fn open(&self, window: Window, watched: bool) -> Browser {
        let driver = format!("http://{}", self.driver_address);
        Browser::open(&driver, self.program, window, watched).await
    }

    /// Kills the server at once, as a crash would.
    ///
    /// # Panics
    ///
    /// If it can't be killed.
    pub async fn kill_server(&mut self) {
        self.server.kill().await.expect("the server is killed");
    }

    /// Stops the server in the middle of everything, or lets it go on: its connections stay, and nothing comes.
    ///
    /// # Panics
    ///
    /// If it can't be signaled.
    pub fn freeze_server(&self, frozen: bool) {
        let id = self.server.id().and_then(|id| i32::try_from(id).ok());
        let process = id.and_then(Pid::from_raw).expect("it runs");
        let signal = if frozen { Signal::STOP } else { Signal::CONT };
        kill_process(process, signal).expect("the server is signaled");
    }

    /// Starts the server again on the same address and data.
    ///
    /// # Panics
    ///
    /// If it does not start.
    pub async fn start_server(&mut self) {
        let (server, address) = serve(&self.address, self.data.path()).await;
        assert_eq!(address, self.address);
        self.server = server;
    }
}

impl Drop for Stage {
    /// Asks the driver to end with all its browsers; killed, it would leave them behind.
    fn drop(&mut self) {
        let ask = || -> std::io::Result<()> {
            let mut driver = TcpStream::connect(&self.driver_address)?;
            driver.set_read_timeout(Some(PATIENCE))?;
            let host = &self.driver_address;
            write!(
                driver,
                "GET /shutdown HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
            )?;
            driver.read_to_end(&mut Vec::new()).map(drop)
        };
        if let Err(error) = ask() {
            eprintln!("chromedriver does not end its browsers: {error}");
        }
    }
}

fn program() -> PathBuf {
    std::env::var_os("TIGERDEN_BIN").map_or_else(
        || panic!("TIGERDEN_BIN is not set; run the browser tests with `cargo xtask test browser`"),
        PathBuf::from,
    )
}

async fn serve(listen: &str, data: &Path) -> (Child, String) {
    let mut server = Command::new(program())
        .args(["serve", "--listen", listen, "--data"])
        .arg(data)
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .expect("tigerden starts");
    let line = line_with(&mut server, "http://")
        .await
        .unwrap_or_else(|printed| panic!("tigerden does not serve: it printed {printed:?}"));
    let address = after(&line, "http://")
        .trim()
        .trim_end_matches('/')
        .to_owned();
    (server, address)
}

/// Starts a browser driver and returns its address.
///
/// The driver takes a free port of IPv4 and then the same port of IPv6. It ends when another
/// program holds that one, so it is started again.
async fn drive() -> (Child, String) {
    let mut failed = Vec::new();
    while failed.len() < DRIVER_STARTS {
        let mut driver = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .expect("chromedriver is installed");
        match line_with(&mut driver, "successfully on port ").await {
            Ok(line) => {
                let port: String = after(&line, "on port ")
                    .chars()
                    .take_while(char::is_ascii_digit)
                    .collect();
                return (driver, format!("127.0.0.1:{port}"));
            }
            Err(printed) => failed.push(printed),
        }
    }
    panic!("chromedriver does not start: it printed {failed:?}")
}

/// The first line with `mark` that `child` prints, or all that it printed if it ends without one
/// or takes longer than [`PATIENCE`].
async fn line_with(child: &mut Child, mark: &str) -> Result<String, String> {
    let stdout = child.stdout.take().expect("stdout is piped");
    let mut lines = BufReader::new(stdout).lines();
    let mut printed = String::new();
    let found = timeout(PATIENCE, async {
        while let Ok(Some(line)) = lines.next_line().await {
            if line.contains(mark) {
                return Some(line);
            }
            printed.push_str(&line);
            printed.push('\n');
        }
        None
    })
    .await;
    let Ok(Some(line)) = found else {
        return Err(printed);
    };
    // The rest is read and dropped, so that the program never waits for us.
    tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
    Ok(line)
}

fn after<'a>(line: &'a str, mark: &str) -> &'a str {
    line.split_once(mark).map_or("", |(_, rest)| rest)
}
