//! The helpers of this repository: `cargo xtask help` lists them.

mod bench;
mod book;
mod bundle;
mod catalogue;
mod chaos;
mod count;
mod files;
mod first;
mod fuzz;
mod gates;
mod helpers;
mod package;
mod schedule;
mod serve;
mod shell;
mod sizes;
mod tidy;
mod tools;
mod wasm;

use std::env;
use std::process::ExitCode;

use anyhow::{Result, bail};

const HELP: &str = "\
Set-up, build and test helpers.

Usage: cargo xtask COMMAND

  serve [--listen ADDRESS] [--data FOLDER]
           builds everything that is not up to date, installs what is missing for that,
           and runs the server (by default on 127.0.0.1:8080)
  build    the same without running it
  web      builds only the browser app, into target/web
  test [GATE…] [--keep-going]
           runs every gate that a change must pass, or those named; installs what they need
  tidy     checks what no compiler checks: rules, texts, arrows between crates, documents
  bench [CRATE…] [--json] [--quick]
           measures speed; the figures are in target/bench.json, too
  chaos [TRIAL…] [--quick]
           kills, starves and attacks the server; `--list` names the trials
  book     renews the rule pages in docs/src/rules, and builds the book into target/book

Gates:
";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    match dispatch(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn dispatch(arguments: &[String]) -> Result<()> {
    let (command, rest) = match arguments {
        [] => ("help", arguments),
        [command, rest @ ..] => (command.as_str(), rest),
    };
    match (command, rest) {
        ("serve", options) => serve::serve(options),
        ("build", []) => serve::build().map(|_| ()),
        ("web", []) => bundle::build(),
        ("test", gates) => gates::run(gates),
        ("tidy", []) => tidy::run(),
        ("bench", options) => bench::run(options),
        ("chaos", options) => chaos::run(options),
        ("book", []) => book::build(),
        ("help" | "--help" | "-h", _) => {
            print!("{HELP}{}", gates::list());
            Ok(())
        }
        ("build" | "web" | "tidy" | "book", [extra, ..]) => bail!("`{command}` takes no `{extra}`"),
        _ => bail!("there is no command `{command}`; `cargo xtask help` lists them"),
    }
}
