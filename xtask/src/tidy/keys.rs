//! Every text that the browser app asks for by name exists.
//!
//! Asking is `t("key")`, `ta("key", …)` or `find("key", …)`. That all languages have the same texts
//! is a test of `hall`.

use anyhow::Result;

use super::Report;
use crate::catalogue::Catalogue;

const CALLS: [&str; 3] = ["t(", "ta(", "find("];

pub(super) fn check(report: &mut Report) -> Result<()> {
    let texts = Catalogue::read("en")?;
    let mut missing = Vec::new();
    for file in report.files.iter().filter(|file| file.is_source_of("web")) {
        for key in keys(&file.text) {
            if !texts.has(key) {
                missing.push((file.name.clone(), key.to_owned()));
            }
        }
    }
    for (name, key) in missing {
        report.fault(name, format_args!("there is no text `{key}` in locales/en"));
    }
    Ok(())
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
    use super::keys;

    #[test]
    fn keys_are_found_where_texts_are_asked_for() {
        let source = r#"t("a-b") ta(
            "c", &[]) text.find("d") print("e") t(key) crate::find("f.g", &[])"#;
        let mut found: Vec<&str> = keys(source).collect();
        found.sort_unstable();
        assert_eq!(found, ["a-b", "c", "f.g"]);
    }
}
