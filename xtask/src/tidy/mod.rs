//! Checks of what no compiler checks: instead of a sentence "remember to …" the project has a
//! check here.

mod architecture;
mod arrows;
mod calls;
mod code;
mod keys;
mod links;
mod rooms;
mod rules;
mod shape;
mod sources;
mod spelling;
mod unused;
mod values;
mod verbs;

use std::fmt::Display;

use anyhow::{Result, bail};

use crate::files;

/// A text file of the repository.
struct File {
    /// Its path from the root, with `/`.
    name: String,
    text: String,
}

impl File {
    fn is_rust(&self) -> bool {
        self.name.ends_with(".rs")
    }

    /// Whether it is Rust of a crate, its tests and benches left out.
    fn is_source(&self) -> bool {
        self.is_rust()
            && self.name.starts_with("crates/")
            && self.name.contains("/src/")
            && !self.name.ends_with("/tests.rs")
    }

    /// Whether it is Rust of the crate, its tests and benches left out.
    fn is_source_of(&self, krate: &str) -> bool {
        self.is_source() && self.name.starts_with(&format!("crates/{krate}/"))
    }
}

/// What a check looks at, and what it finds wrong.
struct Report {
    files: Vec<File>,
    faults: Vec<String>,
}

impl Report {
    fn fault(&mut self, place: impl Display, what: impl Display) {
        self.faults.push(format!("{place}: {what}"));
    }

    fn text(&self, name: &str) -> Option<&str> {
        self.files
            .iter()
            .find(|file| file.name == name)
            .map(|file| file.text.as_str())
    }

    /// The names of all crates in `crates/`.
    fn crates(&self) -> Vec<String> {
        let names = self.files.iter().filter_map(|file| {
            let name = file
                .name
                .strip_prefix("crates/")?
                .strip_suffix("/Cargo.toml")?;
            Some(name.to_owned())
        });
        names.collect()
    }
}

/// Runs all checks and prints every fault.
///
/// # Errors
///
/// If there is a fault.
pub(crate) fn run() -> Result<()> {
    let mut report = Report {
        files: tracked()?,
        faults: Vec::new(),
    };
    rules::check(&mut report)?;
    keys::check(&mut report)?;
    values::check(&mut report)?;
    unused::check(&mut report)?;
    arrows::check(&mut report);
    rooms::check(&mut report);
    architecture::check(&mut report);
    sources::check(&mut report);
    verbs::check(&mut report);
    shape::check(&mut report);
    links::check(&mut report);
    spelling::check(&mut report);
    for fault in &report.faults {
        eprintln!("{fault}");
    }
    match report.faults.len() {
        0 => Ok(()),
        count => bail!("tidy: {count} to put right"),
    }
}

/// The text files that belong to the project.
fn tracked() -> Result<Vec<File>> {
    let root = files::root();
    let mut all = Vec::new();
    for folder in ["crates", "xtask", "fuzz", "docs"] {
        all.extend(files::below(&root.join(folder))?);
    }
    for file in [
        "Cargo.toml",
        "README.md",
        "ARCHITECTURE.md",
        "CONTRIBUTING.md",
        "CHANGELOG.md",
    ] {
        all.push(root.join(file));
    }
    let built = ["/target/", "/corpus/", "/artifacts/"];
    let read = all.into_iter().filter_map(|path| {
        let name = files::name_below(&root, &path);
        let ours = !built.iter().any(|folder| name.contains(folder));
        let text = ours.then(|| std::fs::read_to_string(&path).ok())??;
        Some(File { name, text })
    });
    Ok(read.collect())
}
