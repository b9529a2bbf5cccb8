//! Running the trials of the server, which are its test target `chaos`.

use anyhow::{Context as _, Result};

use crate::files;
use crate::shell;

/// Runs these trials, or all. They are long, and the server is compiled as for use; with `--quick`
/// they are as short as in the gate `unit`.
///
/// # Errors
///
/// If the server fails a trial, or a name is unknown.
pub(crate) fn run(arguments: &[String]) -> Result<()> {
    let quick = arguments.iter().any(|argument| argument == "--quick");
    let package = files::package("server")?;
    let mut cargo = shell::cargo();
    cargo.args(["test", "--package", &package, "--test", "chaos"]);
    if !quick {
        cargo.arg("--release");
    }
    cargo
        .arg("--")
        .args(arguments.iter().filter(|argument| *argument != "--quick"));
    if !quick {
        cargo.arg("--whole");
    }
    shell::run(&mut cargo).context("the server has failed a trial")
}
