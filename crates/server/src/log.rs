//! The log: to standard error, chosen by the variable `TIGERDEN_LOG`.

use std::io::IsTerminal;

use tracing_subscriber::EnvFilter;

/// What is logged unless the variable says otherwise.
const USUAL: &str = "info";

/// Begins to log. `TIGERDEN_LOG=debug` shows more, `TIGERDEN_LOG=tigerden_server=debug` only of the
/// server. Secrets are never logged. A log that has begun already stays as it is.
pub fn start_log() {
    let filter = EnvFilter::try_from_env("TIGERDEN_LOG").unwrap_or_else(|_| EnvFilter::new(USUAL));
    let _ = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(std::io::stderr().is_terminal())
        .with_writer(std::io::stderr)
        // It would say so on standard error: a panic where that is a file on a full disk.
        .log_internal_errors(false)
        .try_init();
}
