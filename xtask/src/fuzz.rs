//! A short run of every fuzz target, with the stable compiler.
//!
//! These are the flags that cargo-fuzz sets, less the sanitizer, which needs a nightly compiler and
//! finds little in code without `unsafe`. For a long run use cargo-fuzz itself.

use std::fs;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use anyhow::{Result, bail};

use crate::files;
use crate::shell::{self, note};
use crate::{tools, wasm};

const FLAGS: &str = "--cfg fuzzing -Cdebug-assertions -Coverflow-checks -Ccodegen-units=1 \
    -Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
    -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares";

/// Where they are built, and what they find is kept.
fn folder() -> PathBuf {
    files::target().join("fuzz")
}

const SECONDS: u32 = 15;

/// The manifest of the fuzz targets, a workspace of their own.
pub(crate) fn manifest() -> PathBuf {
    files::root().join("fuzz/Cargo.toml")
}

/// Builds all targets; returns the folder of the programs.
///
/// # Errors
///
/// If one can't be built.
pub(crate) fn compile() -> Result<PathBuf> {
    tools::cpp_compiler()?;
    let build = folder();
    let mut cargo = shell::cargo();
    cargo
        .env("RUSTFLAGS", FLAGS)
        .args(["build", "--release", "--bins", "--manifest-path"]);
    cargo.arg(manifest()).arg("--target-dir").arg(&build);
    // If a target is named, cargo doesn't pass these flags to build scripts.
    let host = wasm::host()?;
    shell::run(cargo.args(["--target", &host]))?;
    Ok(build.join(host).join("release"))
}

/// Builds all targets and runs each for some seconds.
///
/// # Errors
///
/// If one can't be built, or finds a fault: the input that shows it is kept.
pub(crate) fn run() -> Result<()> {
    let programs = compile()?;
    let build = folder();
    let targets = targets()?;
    let next = AtomicUsize::new(0);
    // A target runs on one processor.
    let runner = || -> Result<()> {
        while let Some(target) = targets.get(next.fetch_add(1, Ordering::Relaxed)) {
            run_one(target, &programs, &build)?;
        }
        Ok(())
    };
    let processors = thread::available_parallelism().map_or(1, NonZero::get);
    thread::scope(|scope| {
        let runners: Vec<_> = (0..processors).map(|_| scope.spawn(runner)).collect();
        runners
            .into_iter()
            .try_for_each(|runner| match runner.join() {
                Ok(result) => result,
                Err(panic) => std::panic::resume_unwind(panic),
            })
    })
}

fn run_one(target: &str, programs: &Path, build: &Path) -> Result<()> {
    let found = build.join("corpus").join(target);
    let faults = build.join("artifacts").join(target);
    fs::create_dir_all(&found)?;
    fs::create_dir_all(&faults)?;
    let mut fuzzer = shell::command(programs.join(target));
    fuzzer
        .arg(format!("-max_total_time={SECONDS}"))
        .arg("-timeout=10");
    fuzzer
        .arg(format!("-artifact_prefix={}/", faults.display()))
        .arg(&found);
    let seeds = files::root().join("fuzz/seeds").join(target);
    if seeds.is_dir() {
        fuzzer.arg(seeds);
    }
    let output = fuzzer.stdin(Stdio::null()).output()?;
    let said = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        eprintln!("{said}");
        bail!(
            "{target}: see the fault above; its input is in {}",
            faults.display()
        );
    }
    let done = said.lines().rfind(|line| line.starts_with("Done "));
    note(format_args!("{target}: {}", done.unwrap_or("done")));
    Ok(())
}

fn targets() -> Result<Vec<String>> {
    let folder = files::root().join("fuzz/fuzz_targets");
    let names = files::below(&folder)?.into_iter().filter_map(|file| {
        let rust = file.extension().is_some_and(|extension| extension == "rs");
        let name = file.file_stem()?.to_str()?.to_owned();
        rust.then_some(name)
    });
    Ok(names.collect())
}
