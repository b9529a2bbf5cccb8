//! Output that nobody reads to the end.

use crate::START;

/// Whoever reads the output may stop reading.
#[cfg(unix)]
#[test]
fn a_broken_pipe_is_no_error() {
    let program = assert_cmd::cargo::cargo_bin("tigerden");
    let mut child = std::process::Command::new(program)
        .args(["perft", START, "1", "--divide"])
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}
