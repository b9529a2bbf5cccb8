//! How far a long count has come, on standard error if that is a terminal.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar for `len` steps, each of them a `unit`.
pub(crate) fn bar(len: usize, unit: &str) -> ProgressBar {
    let style =
        format!("{{bar:30}} {{pos}}/{{len}} {unit}, {{elapsed}} gone, {{eta}} to go  {{msg}}");
    let style = ProgressStyle::with_template(&style);
    ProgressBar::new(len as u64).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// A number of `unit`s that grows, nobody knows how far.
pub(crate) fn counter(unit: &str) -> ProgressBar {
    let style =
        ProgressStyle::with_template(&format!("{{spinner}} {{pos}} {unit}, {{elapsed}} gone"));
    ProgressBar::no_length().with_style(style.unwrap_or_else(|_| ProgressStyle::default_spinner()))
}
