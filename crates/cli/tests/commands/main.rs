//! The real program, as a user calls it.
#![expect(clippy::unwrap_used, reason = "a test that can't go on has failed")]

mod audit;
mod completions;
mod count;
mod dice;
mod engine;
mod games;
mod help;
mod hostile;
mod json;
mod pipe;
mod play;
mod position;
mod print;
mod puzzles;
mod record;
mod rules;
mod score;
#[cfg_attr(not(feature = "serve"), path = "no_serve.rs")]
mod serve;
mod start;
mod tournament;

use assert_cmd::Command;
use assert_cmd::assert::Assert;

const START: &str = "tora-short/rulebook 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 2 1 0:0 0 -";

/// A record of a game from this start.
fn record(moves: &str) -> String {
    let (variant, fen) = START.split_once(' ').unwrap();
    format!("[Variant \"{variant}\"][FEN \"{fen}\"]\n{moves}")
}

fn tigerden(arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("tigerden").unwrap();
    command
        .args(arguments)
        .env("NO_COLOR", "1")
        .env_remove("RUST_BACKTRACE");
    command
}

fn output(assert: &Assert) -> String {
    String::from_utf8(assert.get_output().stdout.clone()).unwrap()
}

/// Runs a command that must succeed and returns what it prints.
#[track_caller]
fn prints(arguments: &[&str], input: &str) -> String {
    output(
        &tigerden(arguments)
            .write_stdin(input)
            .assert()
            .success()
            .stderr(""),
    )
}

/// Runs a command that must refuse its input; returns what it says. Nothing may be printed before.
#[track_caller]
fn refuses(arguments: &[&str], input: &str) -> String {
    let assert = tigerden(arguments)
        .write_stdin(input)
        .assert()
        .code(2)
        .stdout("");
    String::from_utf8(assert.get_output().stderr.clone()).unwrap()
}

#[track_caller]
fn says(text: &str, wanted: &[&str]) {
    for part in wanted {
        assert!(text.contains(part), "`{part}` is missing in:\n{text}");
    }
}
