//! Output that nobody reads to the end.

use crate::START;

use std::process::{Command, Output, Stdio};

/// Runs the program with its output going to `out`.
fn into(out: Stdio, arguments: &[&str]) -> Output {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin("tigerden"));
    let command = command.args(arguments).env("NO_COLOR", "1");
    command.stdout(out).stderr(Stdio::piped()).output().unwrap()
}

const PRINTERS: [&[&str]; 9] = [
    &["games"],
    &["start", "brandubh"],
    &["legal", START],
    &["perft", START, "1", "--divide"],
    &["turns", START, "--json"],
    &["rules", "tora-short", "--all"],
    &["analyze", START, "--depth", "2"],
    &["completions", "bash"],
    &["version", "--json"],
];

/// Whoever reads the output may stop reading.
#[cfg(unix)]
#[test]
fn a_broken_pipe_is_no_error() {
    for printer in PRINTERS.iter().chain(&[&["--help"][..]]) {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let output = into(writer.into(), printer);
        assert!(output.status.success(), "{printer:?}");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{printer:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn output_that_is_lost_is_an_error() {
    for printer in PRINTERS {
        let full = std::fs::File::options()
            .write(true)
            .open("/dev/full")
            .unwrap();
        let output = into(full.into(), printer);
        assert_eq!(output.status.code(), Some(1), "{printer:?}");
        let said = String::from_utf8_lossy(&output.stderr);
        crate::says(&said, &["can't write the output: the disk is full"]);
        assert!(!said.contains("os error"), "it is said once: {said}");
    }
}
