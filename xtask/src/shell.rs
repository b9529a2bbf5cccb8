//! Running other programs, and telling the user about it.

use std::cell::RefCell;
use std::env;
use std::ffi::OsStr;
use std::fmt::Display;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::files;

thread_local! {
    static KEPT: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Does something and returns the output, also that of the commands that it [runs](run), instead of
/// showing it.
pub(crate) fn kept<T>(work: impl FnOnce() -> T) -> (T, String) {
    KEPT.set(Some(String::new()));
    let done = work();
    (done, KEPT.take().unwrap_or_default())
}

/// Shows a line to the user.
pub(crate) fn say(line: impl Display) {
    KEPT.with_borrow_mut(|kept| match kept {
        Some(text) => text.push_str(&format!("{line}\n")),
        None => eprintln!("{line}"),
    });
}

/// A program to be started in the root of the repository.
///
/// It does not get the variables that `cargo run` has set for this program: build scripts would take
/// them for a change and compile again.
pub(crate) fn command(program: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(program);
    command.current_dir(files::root());
    for (name, _) in env::vars_os() {
        let text = name.to_string_lossy();
        if text == "LD_LIBRARY_PATH"
            || ["CARGO_PKG_", "CARGO_MANIFEST_", "CARGO_BIN_"]
                .iter()
                .any(|p| text.starts_with(p))
        {
            command.env_remove(&name);
        }
    }
    command
}

/// Cargo, the same that runs this program.
pub(crate) fn cargo() -> Command {
    let mut cargo = command(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    if env::var_os("CI").is_some() {
        // Nothing is compiled a second time there.
        cargo.env("CARGO_INCREMENTAL", "0");
    }
    cargo
}

/// Runs a command to its end; it writes to our terminal, or to what is [`kept`].
///
/// # Errors
///
/// If it can't be started or does not succeed.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let line = shown(command);
    command.stdin(Stdio::null());
    let status = if KEPT.with_borrow(Option::is_some) {
        let output = command.output();
        let output = output.with_context(|| format!("`{line}` can't be started"))?;
        for said in [&output.stdout, &output.stderr] {
            say(String::from_utf8_lossy(said).trim_end());
        }
        output.status
    } else {
        let status = command.status();
        status.with_context(|| format!("`{line}` can't be started"))?
    };
    if !status.success() {
        bail!("`{line}` failed ({status})");
    }
    Ok(())
}

/// As [`run`], but ends the command when it takes longer than `limit`.
pub(crate) fn run_within(command: &mut Command, limit: Duration) -> Result<()> {
    let line = shown(command);
    let mut child = command
        .stdin(Stdio::null())
        .spawn()
        .with_context(|| format!("`{line}` can't be started"))?;
    let start = Instant::now();
    loop {
        if let Some(status) = child.try_wait()? {
            if !status.success() {
                bail!("`{line}` failed ({status})");
            }
            return Ok(());
        }
        if start.elapsed() > limit {
            child.kill()?;
            child.wait()?;
            bail!("`{line}` was not ready after {} s", limit.as_secs());
        }
        thread::sleep(Duration::from_millis(100));
    }
}

/// What a command writes to its standard output.
///
/// # Errors
///
/// If it can't be started or does not succeed.
pub(crate) fn read(command: &mut Command) -> Result<String> {
    let line = shown(command);
    let output = command
        .stdin(Stdio::null())
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("`{line}` can't be started"))?;
    if !output.status.success() {
        bail!("`{line}` failed ({})", output.status);
    }
    Ok(String::from_utf8(output.stdout)?.trim_end().to_owned())
}

/// As [`run`], and collects the lines of its standard output, which our terminal shows too.
pub(crate) fn run_and_listen(command: &mut Command, heard: &mut Vec<String>) -> Result<()> {
    let line = shown(command);
    let mut child = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| format!("`{line}` can't be started"))?;
    if let Some(output) = child.stdout.take() {
        for text in BufReader::new(output).split(b'\n') {
            let text = String::from_utf8_lossy(&text?).into_owned();
            println!("{text}");
            heard.push(text);
        }
    }
    let status = child.wait()?;
    if !status.success() {
        bail!("`{line}` failed ({status})");
    }
    Ok(())
}

/// The seconds that processors have spent on the commands that have ended, those of our threads
/// added up; `None` where the system does not tell.
pub(crate) fn processor_seconds() -> Option<f64> {
    // Linux counts in hundredths of a second; the name before may hold spaces, but ends with `)`.
    let said = std::fs::read_to_string("/proc/self/stat").ok()?;
    let mut fields = said.rsplit_once(')')?.1.split_whitespace().skip(13);
    let (user, system): (f64, f64) = (fields.next()?.parse().ok()?, fields.next()?.parse().ok()?);
    Some((user + system) / 100.0)
}

/// Whether a command can be started and succeeds; its output is not shown.
pub(crate) fn works(command: &mut Command) -> bool {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// Whether a program of this name is on the search path.
pub(crate) fn on_path(program: &str) -> bool {
    env::var_os("PATH")
        .is_some_and(|path| env::split_paths(&path).any(|folder| folder.join(program).is_file()))
}

/// Whether packages of the operating system can be installed without asking anybody.
pub(crate) fn may_use_apt() -> bool {
    on_path("apt-get") && read(command("id").arg("-u")).is_ok_and(|id| id == "0")
}

/// Installs packages of a Debian or Ubuntu system; only where [`may_use_apt`] says so.
pub(crate) fn apt_install(packages: &[&str]) -> Result<()> {
    let apt = |arguments: &[&str]| {
        let mut apt = command("apt-get");
        apt.env("DEBIAN_FRONTEND", "noninteractive")
            .args(["-q", "-y"])
            .args(arguments);
        run(&mut apt)
    };
    note(format_args!(
        "installing {} with apt-get",
        packages.join(" and ")
    ));
    apt(&["update"])?;
    apt(&[&["install", "--no-install-recommends"], packages].concat())
}

/// Does one named step and tells how long it took.
pub(crate) fn step<T>(name: impl Display, work: impl FnOnce() -> Result<T>) -> Result<T> {
    say(format_args!("==> {name}"));
    let start = Instant::now();
    let result = work();
    let seconds = start.elapsed().as_secs_f64();
    match &result {
        Ok(_) => say(format_args!("    ready after {seconds:.1} s")),
        Err(_) => say(format_args!("    failed after {seconds:.1} s")),
    }
    result
}

/// Tells the user one thing about the running step.
pub(crate) fn note(text: impl Display) {
    say(format_args!("    {text}"));
}

fn shown(command: &Command) -> String {
    let mut line = command.get_program().to_string_lossy().into_owned();
    for argument in command.get_args() {
        line.push(' ');
        line.push_str(&argument.to_string_lossy());
    }
    line
}
