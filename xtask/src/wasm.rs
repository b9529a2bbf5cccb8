//! Choosing a compiler that can build for the browser, and installing one if there is none.
//!
//! In this order: the target of the running toolchain, if it is there; Debian's compiler, which can
//! build the standard library from source, if it is there; the target through rustup; Debian's
//! compiler through apt.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result, bail};

use crate::files;
use crate::shell::{self, note};

/// The target of the browser app.
pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

const DEBIAN_RUSTC: &str = "/usr/bin/rustc";
const DEBIAN_PACKAGES: [&str; 2] = ["rustc-web", "rust-web-src"];
const RUSTUP_PATIENCE: Duration = Duration::from_secs(90);

/// A way to compile for the browser.
pub(crate) enum Toolchain {
    /// The running toolchain has the target.
    Own,
    /// Debian's compiler, with the linker at this path; it builds the standard library too.
    Debian(PathBuf),
}

impl Toolchain {
    /// Finds a toolchain; installs one if there is none.
    ///
    /// # Errors
    ///
    /// If none can be installed: the error names the command that does it.
    pub(crate) fn find() -> Result<Self> {
        if has_target() {
            return Ok(Self::Own);
        }
        if let Some(debian) = debian() {
            return Ok(debian);
        }
        note(format_args!("the compiler's target {TARGET} is missing"));
        if shell::on_path("rustup") {
            note(format_args!("installing it: rustup target add {TARGET}"));
            let mut rustup = shell::command("rustup");
            match shell::run_within(rustup.args(["target", "add", TARGET]), RUSTUP_PATIENCE) {
                Ok(()) if has_target() => return Ok(Self::Own),
                Ok(()) => note("rustup did not bring it"),
                Err(error) => note(error),
            }
        }
        if shell::may_use_apt() {
            let mut packages = DEBIAN_PACKAGES.to_vec();
            if linker().is_none() {
                packages.push("lld");
            }
            shell::apt_install(&packages)?;
            if let Some(debian) = debian() {
                return Ok(debian);
            }
            note(format_args!(
                "{DEBIAN_RUSTC} does not suit: Rust {} is needed",
                least()?
            ));
        }
        bail!(
            "there is no compiler for the browser; please run one of these and try again:\n  \
             rustup target add {TARGET}\n  \
             sudo apt-get install {}   (Debian 12 and later)",
            DEBIAN_PACKAGES.join(" ")
        )
    }

    /// What the user is told about the choice.
    pub(crate) fn name(&self) -> &'static str {
        match self {
            Self::Own => "the toolchain's own target",
            Self::Debian(_) => "Debian's compiler, standard library from source",
        }
    }

    /// Cargo with a command that compiles for the browser, such as `build`.
    pub(crate) fn cargo(&self, command: &str) -> Command {
        let mut cargo = shell::cargo();
        // Flags meant for this machine's processor would not suit the browser's.
        cargo
            .env_remove("RUSTFLAGS")
            // Lets a stable compiler take flags that otherwise only a nightly one takes.
            .env("RUSTC_BOOTSTRAP", "1")
            .args([command, "--target", TARGET]);
        if let Self::Debian(linker) = self {
            cargo
                .env("RUSTC", DEBIAN_RUSTC)
                .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker)
                .arg("-Zbuild-std=std,panic_abort");
        }
        cargo
    }
}

fn rustc() -> Command {
    shell::command(env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()))
}

fn has_target() -> bool {
    let mut rustc = rustc();
    rustc.args(["--print", "target-libdir", "--target", TARGET]);
    let Ok(folder) = shell::read(&mut rustc) else {
        return false;
    };
    fs::read_dir(folder).is_ok_and(|entries| {
        entries
            .flatten()
            .any(|entry| entry.file_name().to_string_lossy().starts_with("libstd-"))
    })
}

fn debian() -> Option<Toolchain> {
    if !Path::new(DEBIAN_RUSTC).is_file() {
        return None;
    }
    let debian = || shell::command(DEBIAN_RUSTC);
    let version = shell::read(debian().arg("--version")).ok()?;
    let version = version.split_whitespace().nth(1)?;
    let sysroot = PathBuf::from(shell::read(debian().args(["--print", "sysroot"])).ok()?);
    let sources = sysroot.join("lib/rustlib/src/rust/library/std/Cargo.toml");
    let suits = numbers(version) >= numbers(&least().ok()?) && sources.is_file();
    suits.then(linker).flatten().map(Toolchain::Debian)
}

/// The target of programs that run on this machine.
pub(crate) fn host() -> Result<String> {
    let said = shell::read(rustc().arg("-vV"))?;
    let host = said.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).context("rustc names no host")
}

/// The linker that comes with the running toolchain, or else LLVM's.
fn linker() -> Option<PathBuf> {
    let host = host().ok()?;
    let sysroot = PathBuf::from(shell::read(rustc().args(["--print", "sysroot"])).ok()?);
    let own = sysroot.join("lib/rustlib").join(host).join("bin/rust-lld");
    if own.is_file() {
        return Some(own);
    }
    shell::on_path("wasm-ld").then(|| "wasm-ld".into())
}

/// The least Rust version that the workspace compiles with.
fn least() -> Result<String> {
    let manifest = files::read(&files::root().join("Cargo.toml"))?;
    match manifest
        .lines()
        .find_map(|line| line.strip_prefix("rust-version = \""))
    {
        Some(rest) => Ok(rest.trim_end_matches('"').to_owned()),
        None => bail!("Cargo.toml names no rust-version"),
    }
}

fn numbers(version: &str) -> Vec<u32> {
    version
        .split(['.', '-'])
        .map_while(|part| part.parse().ok())
        .collect()
}
