//! Every text that the browser app asks for by name exists, and every message of a text error is
//! there and used.
//!
//! Asking is `t("key")`, `ta("key", …)` or `find("key", …)`. The keys of text errors begin with
//! `text-` or the name of a crate and `-text-`, wherever they stand.

use std::collections::BTreeSet;

use anyhow::Result;

use super::Report;
use crate::catalogue;

const CALLS: [&str; 3] = ["t(", "ta(", "find("];

pub(super) fn check(report: &mut Report) -> Result<()> {
    asked_for(report)?;
    text_errors(report)
}

fn asked_for(report: &mut Report) -> Result<()> {
    let texts = catalogue::read("en")?;
    let mut missing = Vec::new();
    for file in report.files.iter().filter(|file| file.is_source_of("web")) {
        for key in keys(&file.text) {
            if texts.variables(key).is_none() {
                missing.push((file.name.clone(), key.to_owned()));
            }
        }
    }
    for (name, key) in missing {
        report.fault(name, format_args!("there is no text `{key}` in locales/en"));
    }
    Ok(())
}

fn text_errors(report: &mut Report) -> Result<()> {
    let sources = report.files.iter().filter(|file| file.is_source());
    let used: BTreeSet<(String, String)> = sources
        .flat_map(|file| {
            let keys = keys_of_errors(&file.text);
            keys.map(|key| (key.to_owned(), file.name.clone()))
        })
        .collect();
    let texts = catalogue::read("en")?;
    for (key, name) in &used {
        if texts.variables(key).is_none() {
            report.fault(name, format_args!("there is no text `{key}` in locales/en"));
        }
    }
    let unused = |key: &&str| is_of_error(key) && !used.iter().any(|(known, _)| known == key);
    for key in texts.keys().filter(unused) {
        report.fault("locales/en", format_args!("no code uses `{key}`"));
    }
    Ok(())
}

/// The keys of text errors among the strings of a source.
fn keys_of_errors(source: &str) -> impl Iterator<Item = &str> {
    // Every other part between quotation marks is a string; which ones doesn't matter for keys.
    source.split('"').filter(|text| is_of_error(text))
}

fn is_of_error(text: &str) -> bool {
    let of_key = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let mut words = text.split('-');
    let marked = words.next() == Some("text") || words.next() == Some("text");
    marked && words.next().is_some_and(|word| !word.is_empty()) && text.chars().all(of_key)
}

fn keys(source: &str) -> impl Iterator<Item = &str> {
    CALLS.into_iter().flat_map(move |call| {
        source.match_indices(call).filter_map(move |(at, _)| {
            let before = source[..at].chars().next_back();
            let name_goes_on = |c: char| c.is_alphanumeric() || matches!(c, '_' | '.');
            if before.is_some_and(name_goes_on) {
                return None;
            }
            let rest = source[at + call.len()..].trim_start().strip_prefix('"')?;
            rest.split_once('"').map(|(key, _)| key)
        })
    })
}

#[cfg(test)]
mod tests {
    use super::{keys, keys_of_errors};

    #[test]
    fn keys_are_found_where_texts_are_asked_for() {
        let source = r#"t("a-b") ta(
            "c", &[]) text.find("d") print("e") t(key) crate::find("f.g", &[])"#;
        let mut found: Vec<&str> = keys(source).collect();
        found.sort_unstable();
        assert_eq!(found, ["a-b", "c", "f.g"]);
    }

    #[test]
    fn keys_of_text_errors_are_found_wherever_they_stand() {
        let source = r#"here.error("tora-text-no-piece"); Message::new("text-number") "text"
            "texts-a" "a-b-text-c" "a text-b" "record-text-" "text/x" part(key, "uci-text-a-2")"#;
        let found: Vec<&str> = keys_of_errors(source).collect();
        assert_eq!(found, ["tora-text-no-piece", "text-number", "uci-text-a-2"]);
    }
}
