//! Test data says where it comes from: a file beside tests, or its folder's README.md, has the word
//! "source".

use super::Report;

/// Files that tools write, and code.
const EXEMPT: [&str; 4] = [".rs", ".snap", ".proptest-regressions", "README.md"];

pub(super) fn check(report: &mut Report) {
    let mut silent = Vec::new();
    for file in &report.files {
        let data = file.name.starts_with("crates/") && file.name.contains("/tests/");
        if !data || EXEMPT.iter().any(|end| file.name.ends_with(end)) {
            continue;
        }
        let folder = file.name.rsplit_once('/').map_or("", |(folder, _)| folder);
        let readme = report.text(&format!("{folder}/README.md"));
        if !names_source(&file.text) && !readme.is_some_and(names_source) {
            silent.push(file.name.clone());
        }
    }
    for name in silent {
        report.fault(name, "does not name its source");
    }
}

fn names_source(text: &str) -> bool {
    text.to_lowercase().contains("source")
}
