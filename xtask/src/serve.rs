//! Building the program with everything in it, and running it.

use std::path::PathBuf;

use anyhow::Result;

use crate::bundle;
use crate::files;
use crate::shell::{self, step};

/// Builds the browser app and then the program, which holds it; returns where the program lies.
pub(crate) fn build() -> Result<PathBuf> {
    bundle::build()?;
    step("Program: compile", || {
        let package = files::package("cli")?;
        shell::run(shell::cargo().args(["build", "--release", "--package", &package]))
    })?;
    Ok(files::target().join("release/tigerden"))
}

/// Builds everything and runs `tigerden serve` with these options.
pub(crate) fn serve(options: &[String]) -> Result<()> {
    let program = build()?;
    let mut server = shell::command(program);
    server.arg("serve").args(options);
    let listen = options.iter().position(|option| option == "--listen");
    let address = listen.and_then(|at| options.get(at + 1));
    let address = address.map_or("127.0.0.1:8080", String::as_str);
    if listen.is_none() {
        server.args(["--listen", address]);
    }
    eprintln!("==> TigerDen: open http://{address} in a browser; Ctrl-C ends it");
    become_(server)
}

/// Runs a command in place of this program, so that signals reach it.
#[cfg(unix)]
fn become_(mut command: std::process::Command) -> Result<()> {
    use std::os::unix::process::CommandExt;
    Err(command.exec().into())
}

/// Runs a command in place of this program.
#[cfg(not(unix))]
fn become_(mut command: std::process::Command) -> Result<()> {
    shell::run(&mut command)
}
