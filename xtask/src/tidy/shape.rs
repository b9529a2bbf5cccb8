//! Files are short, and Rust files begin with a sentence on their subject.

use super::Report;

const LINES: usize = 600;
const CODE: [&str; 4] = [".rs", ".css", ".js", ".html"];

pub(super) fn check(report: &mut Report) {
    let mut faults = Vec::new();
    for file in &report.files {
        let lines = file.text.lines().count();
        if CODE.iter().any(|end| file.name.ends_with(end)) && lines > LINES {
            faults.push((
                file.name.clone(),
                format!("{lines} lines; {LINES} are the limit"),
            ));
        }
        if file.is_rust() && !file.text.starts_with("//!") {
            faults.push((
                file.name.clone(),
                "does not begin with `//!` and its subject".into(),
            ));
        }
    }
    for (name, what) in faults {
        report.fault(name, what);
    }
}
