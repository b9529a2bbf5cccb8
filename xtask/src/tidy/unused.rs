//! Every text is used: a source names its key, or what it begins with, as in `format!("level-{n}")`;
//! or a rule book or guide does.

use std::collections::BTreeSet;

use anyhow::Result;
use rulebook::{Guide, RuleBook};

use super::Report;
use crate::{catalogue, files, first};

pub(super) fn check(report: &mut Report) -> Result<()> {
    let booked = booked()?;
    let mut named = Named::default();
    for file in &report.files {
        if file.is_source() || is_of_page(&file.name) {
            named.read(&file.text);
        }
        if file.name == "crates/web/static/index.html" {
            named.keys.extend(first::keys(&file.text));
        }
    }
    let texts = catalogue::read("en")?;
    let used = |key: &str| {
        let id = key.split_once('.').map_or(key, |(id, _)| id);
        booked.contains(key) || booked.contains(id) || named.has(key) || named.has(id)
    };
    let unused: Vec<&str> = texts.keys().filter(|key| !used(key)).collect();
    for key in unused {
        report.fault("locales/en", format_args!("nothing uses `{key}`"));
    }
    Ok(())
}

fn is_of_page(name: &str) -> bool {
    name.starts_with("crates/web/") && (name.ends_with(".js") || name.ends_with(".html"))
}

/// The keys that rule books and guides name.
fn booked() -> Result<BTreeSet<String>> {
    let mut keys = BTreeSet::new();
    for (_, file) in files::of_games("rules.json")? {
        keys.extend(RuleBook::read(&files::read(&file)?)?.keys());
    }
    for (_, file) in files::of_games("guide.json")? {
        keys.extend(Guide::read(&files::read(&file)?)?.keys());
    }
    Ok(keys)
}

/// What sources name.
#[derive(Default)]
struct Named<'a> {
    /// Whole.
    keys: BTreeSet<&'a str>,
    /// Up to a value.
    beginnings: BTreeSet<&'a str>,
}

impl<'a> Named<'a> {
    fn read(&mut self, source: &'a str) {
        // Every other part between quotation marks is a string; which ones doesn't matter for keys.
        for part in source.split('"') {
            match part.split_once('{') {
                None => self.keys.insert(part),
                Some((beginning, _)) => self.beginnings.insert(beginning),
            };
        }
    }

    fn has(&self, key: &str) -> bool {
        let mut beginnings = key.match_indices('-').map(|(at, _)| &key[..=at]);
        self.keys.contains(key) || beginnings.any(|part| self.beginnings.contains(part))
    }
}

#[cfg(test)]
mod tests {
    use super::Named;

    #[test]
    fn keys_are_named_whole_or_by_what_they_begin_with() {
        let mut named = Named::default();
        named.read(r#"t("one-two"); format!("level-{n}"); format!("a-b-{}", c)"#);
        for key in ["one-two", "level-3", "a-b-c-d"] {
            assert!(named.has(key), "{key}");
        }
        for key in ["one", "one-two-three", "level", "a-c", "two"] {
            assert!(!named.has(key), "{key}");
        }
    }
}
