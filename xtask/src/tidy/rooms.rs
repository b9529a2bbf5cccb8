//! Modules of a crate use only modules in a lower line of the list `arrows` in the docs of the
//! module above them, so that they never import each other in a circle.
//!
//! A list applies to all modules directly below the one that has it; without a list there is no
//! restriction. Code behind `#[cfg(test)]` may use any module.

use std::collections::BTreeMap;

use super::arrows::heights;
use super::{File, Report};

pub(super) fn check(report: &mut Report) {
    let faults: Vec<_> = report
        .files
        .iter()
        .filter_map(Head::of)
        .flat_map(|head| head.faults(&report.files))
        .collect();
    for (place, what) in faults {
        report.fault(place, what);
    }
}

/// A module with a list of the modules in it.
struct Head<'a> {
    file: &'a File,
    /// Where the files of its modules lie, with a `/` at the end.
    folder: String,
    /// Its own path in the crate.
    path: Vec<String>,
    /// The modules with the heights of their lines.
    heights: BTreeMap<String, usize>,
    /// Names that it hands on, with the module that each comes from.
    handed_on: BTreeMap<String, String>,
}

impl<'a> Head<'a> {
    /// `None` if the file has no list.
    fn of(file: &'a File) -> Option<Self> {
        let docs: Vec<&str> = file
            .text
            .lines()
            .map_while(|line| line.strip_prefix("//!"))
            .map(|line| line.strip_prefix(' ').unwrap_or(line))
            .collect();
        let heights = heights(&docs.join("\n"));
        if !file.is_rust() || heights.is_empty() {
            return None;
        }
        let path = module(&file.name)?;
        let (parent, name) = file.name.rsplit_once('/')?;
        let folder = match name {
            "lib.rs" | "main.rs" | "mod.rs" => format!("{parent}/"),
            _ => format!("{}/", file.name.strip_suffix(".rs")?),
        };
        let mut handed_on = BTreeMap::new();
        for use_ in code(&file.text).split("use ").skip(1) {
            for names in tree(use_) {
                if let [module, .., name] = names.as_slice()
                    && heights.contains_key(module)
                {
                    handed_on.insert(name.clone(), module.clone());
                }
            }
        }
        Some(Self {
            file,
            folder,
            path,
            heights,
            handed_on,
        })
    }

    fn faults(&self, files: &[File]) -> Vec<(String, String)> {
        let mut faults = Vec::new();
        let mut seen = Vec::new();
        for file in files.iter().filter(|file| file.is_rust()) {
            let Some(below) = file.name.strip_prefix(&self.folder) else {
                continue;
            };
            let own = below.split(['/', '.']).next().unwrap_or_default();
            if file.name == self.file.name {
                continue;
            }
            let Some(height) = self.heights.get(own) else {
                let what = format!("`{own}` is missing in the list of arrows");
                faults.push((self.file.name.clone(), what));
                continue;
            };
            seen.push(own);
            for other in self.uses(file) {
                if other != own && self.heights[&other] >= *height {
                    let what = format!("`{own}` must not use `{other}`");
                    faults.push((file.name.clone(), what));
                }
            }
        }
        for name in self
            .heights
            .keys()
            .filter(|name| !seen.contains(&name.as_str()))
        {
            let what = format!("there is no module `{name}`");
            faults.push((self.file.name.clone(), what));
        }
        faults.sort();
        faults.dedup();
        faults
    }

    /// The modules of the list that a file names.
    fn uses(&self, file: &File) -> Vec<String> {
        let Some(own) = module(&file.name) else {
            return Vec::new();
        };
        let mut used: Vec<String> = paths(&code(&file.text), &own)
            .iter()
            .filter_map(|path| path.strip_prefix(self.path.as_slice())?.first())
            .filter_map(|name| {
                let module = self.handed_on.get(name).unwrap_or(name);
                self.heights.contains_key(module).then(|| module.clone())
            })
            .collect();
        used.sort();
        used.dedup();
        used
    }
}

/// The path of a file's module in its crate.
fn module(name: &str) -> Option<Vec<String>> {
    let (_, inside) = name.split_once("/src/")?;
    let mut path: Vec<String> = inside
        .strip_suffix(".rs")?
        .split('/')
        .map(str::to_owned)
        .collect();
    path.pop_if(|last| ["lib", "main", "mod"].contains(&last.as_str()));
    Some(path)
}

/// The text without line comments and tests.
fn code(text: &str) -> String {
    let text = text.split("#[cfg(test)]").next().unwrap_or_default();
    let lines = text
        .lines()
        .map(|line| line.split("//").next().unwrap_or_default());
    lines.collect::<Vec<_>>().join("\n")
}

/// All paths that begin with `crate` or `super`, from the crate's root on.
fn paths(code: &str, own: &[String]) -> Vec<Vec<String>> {
    let mut found = Vec::new();
    let mut rest = code;
    while let Some(at) = rest.find("::") {
        let head = rest[..at]
            .rsplit(|c: char| !is_word(c))
            .next()
            .unwrap_or_default();
        rest = &rest[at + 2..];
        let mut root = match head {
            "crate" => &own[..0],
            "super" => own.split_last().map_or(&own[..0], |(_, above)| above),
            _ => continue,
        };
        while let Some(after) = rest.strip_prefix("super::") {
            root = root.split_last().map_or(&root[..0], |(_, above)| above);
            rest = after;
        }
        found.extend(tree(rest).into_iter().map(|path| [root, &path].concat()));
    }
    found
}

/// The paths of a tree such as `a::{b, c::d}`, up to where it ends.
fn tree(text: &str) -> Vec<Vec<String>> {
    let mut done = Vec::new();
    // The path that is being read, and what stands before each open brace.
    let (mut path, mut before): (Vec<String>, Vec<Vec<String>>) = (Vec::new(), Vec::new());
    let mut rest = text.trim_start();
    loop {
        let end = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
        let (word, after) = rest.split_at(end);
        if !word.is_empty() {
            path.push(word.to_owned());
        }
        rest = if before.is_empty() {
            after
        } else {
            after.trim_start()
        };
        if let Some(after) = rest.strip_prefix("::") {
            rest = after;
        } else if let Some(after) = rest.strip_prefix('{')
            && word.is_empty()
        {
            before.push(path.clone());
            rest = after.trim_start();
        } else if let (Some(after), Some(root)) = (rest.strip_prefix(','), before.last()) {
            let read = std::mem::replace(&mut path, root.clone());
            done.extend((!word.is_empty()).then_some(read));
            rest = after.trim_start();
        } else if let (Some(after), Some(_)) = (rest.strip_prefix('}'), before.last()) {
            let read = std::mem::take(&mut path);
            done.extend((!word.is_empty()).then_some(read));
            before.pop();
            rest = after.trim_start();
            if before.is_empty() {
                return done;
            }
        } else {
            done.push(path);
            return done;
        }
    }
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

#[cfg(test)]
mod tests {
    use super::super::{File, Report};
    use super::{check, tree};

    const ROOT: &str = "//! A house.\n//!\n//! ```arrows\n//! attic\n//! hall\n//! cellar\n//! ```\n\
                        mod attic;\nmod cellar;\nmod hall;\npub use attic::{Roof, Tile as Slate};\n";

    fn faults(files: &[(&str, &str)]) -> Vec<String> {
        let file = |(name, text): &(&str, &str)| File {
            name: format!("crates/house/src/{name}"),
            text: (*text).to_owned(),
        };
        let mut report = Report {
            files: files.iter().map(file).collect(),
            faults: Vec::new(),
        };
        check(&mut report);
        report.faults
    }

    #[test]
    fn arrows_point_down() {
        let files = [
            ("lib.rs", ROOT),
            (
                "attic.rs",
                "use crate::{cellar::Wine, hall::Door};\nmod beam;",
            ),
            ("attic/beam.rs", "use super::super::hall; // crate::attic"),
            (
                "hall.rs",
                "fn f() -> crate::cellar::Wine { crate::cellar::open() }",
            ),
            ("cellar.rs", "#[cfg(test)]\nuse crate::attic::Roof;"),
        ];
        assert_eq!(faults(&files), [""; 0]);
    }

    #[test]
    fn a_circle_is_found_however_it_is_written() {
        for up in [
            "use crate::attic::Roof;",
            "use super::attic;",
            "use crate::{\n    hall::{Door, Key},\n    attic::Roof,\n};",
            "fn f(roof: &crate::attic::Roof) {}",
            "use crate::Roof;",
        ] {
            let files = [
                ("lib.rs", ROOT),
                ("attic.rs", "use crate::hall::Door;"),
                ("hall.rs", "use crate::cellar::Wine;"),
                ("cellar.rs", up),
            ];
            let first = "crates/house/src/cellar.rs: `cellar` must not use `attic`";
            assert!(faults(&files).contains(&first.to_owned()), "{up}");
        }
    }

    #[test]
    fn modules_in_one_line_do_not_use_each_other() {
        let files = [
            ("a.rs", "//! ```arrows\n//! b c\n//! ```"),
            ("a/b.rs", "use super::c;"),
            ("a/c.rs", ""),
        ];
        let fault = "crates/house/src/a/b.rs: `b` must not use `c`";
        assert_eq!(faults(&files), [fault]);
    }

    #[test]
    fn lists_and_modules_agree() {
        let files = [
            ("a.rs", "//! ```arrows\n//! b gone\n//! ```"),
            ("a/b.rs", ""),
            ("a/new/deep.rs", ""),
        ];
        assert_eq!(
            faults(&files),
            [
                "crates/house/src/a.rs: `new` is missing in the list of arrows",
                "crates/house/src/a.rs: there is no module `gone`",
            ]
        );
    }

    #[test]
    fn trees_are_read_to_their_end() {
        let read = |text| {
            let join = |path: Vec<String>| path.join("::");
            tree(text).into_iter().map(join).collect::<Vec<_>>()
        };
        assert_eq!(read("a::b() + c"), ["a::b"]);
        assert_eq!(
            read("a::{b, c::{d, e}, f};"),
            ["a::b", "a::c::d", "a::c::e", "a::f"]
        );
    }
}
