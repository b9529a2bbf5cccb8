//! ARCHITECTURE.md has a heading for each crate and names no folder or file that is not there.

use super::Report;
use crate::files;

const NAME: &str = "ARCHITECTURE.md";
const FOLDERS: [&str; 6] = ["crates/", "xtask/", "docs/", "fuzz/", ".ci/", ".cargo/"];

pub(super) fn check(report: &mut Report) {
    let Some(text) = report.text(NAME).map(str::to_owned) else {
        report.fault(NAME, "is missing");
        return;
    };
    let mut crates = report.crates();
    crates.push("xtask".to_owned());
    let headings: Vec<&str> = text
        .lines()
        .filter_map(|line| line.strip_prefix("### `")?.strip_suffix('`'))
        .collect();
    for krate in crates
        .iter()
        .filter(|krate| !headings.contains(&krate.as_str()))
    {
        report.fault(NAME, format_args!("has no heading ### `{krate}`"));
    }
    for heading in headings
        .iter()
        .filter(|heading| !crates.iter().any(|k| k == *heading))
    {
        report.fault(NAME, format_args!("there is no crate `{heading}`"));
    }
    for path in text.split('`').skip(1).step_by(2) {
        let ours = FOLDERS.iter().any(|folder| path.starts_with(folder));
        if ours && !path.contains(['*', ' ', '…']) && !files::root().join(path).exists() {
            report.fault(NAME, format_args!("there is no `{path}`"));
        }
    }
}
