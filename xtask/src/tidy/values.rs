//! Texts have the same variables in every language, and the code gives them values: exactly these
//! where a key and its values stand together, as in `ta("key", &[("name", …)])`,
//! `Message::new("key").with("name", …)`, or with a list of its own, `let args = […]`, before the
//! call. Where a key is passed on first, each variable's name stands in a file that names the key, or in
//! one of its crate that makes messages of keys.

use std::collections::BTreeSet;

use anyhow::Result;
use texts::Catalogue;

use super::Report;
use super::calls::{Call, calls, literal, words};
use crate::catalogue;

/// The functions that are given a key and a list of values.
const ASKING: [&str; 4] = ["ta", "find", "fill", "text"];
/// How the tests in a source begin.
const TESTS: &str = "#[cfg(test)]\nmod tests {";
/// What makes a message of a key.
const MAKING: &str = "Message::new";

type Names = BTreeSet<String>;

pub(super) fn check(report: &mut Report) -> Result<()> {
    let english = catalogue::read("en")?;
    let german = catalogue::read("de")?;
    for fault in translated(&english, &german) {
        report.fault("locales/de", fault);
    }
    let sources: Vec<(String, String)> = report
        .files
        .iter()
        .filter(|file| file.is_source())
        .map(|file| {
            let code = file.text.split(TESTS).next().unwrap_or_default();
            (file.name.clone(), code.to_owned())
        })
        .collect();
    let mut given = BTreeSet::new();
    for (name, code) in &sources {
        for (key, names) in uses(code) {
            if let Some(fault) = differs(&english, &key, &names) {
                report.fault(name, fault);
            }
            given.insert(key);
        }
    }
    for key in english.keys().filter(|key| !given.contains(*key)) {
        for name in english.variables(key).into_iter().flatten() {
            if !is_named(&sources, key, name) {
                report.fault(
                    "locales/en",
                    format_args!("no code that names `{key}` gives it `{name}`"),
                );
            }
        }
    }
    Ok(())
}

/// What is different in two languages.
fn translated(english: &Catalogue, other: &Catalogue) -> Vec<String> {
    let keys: BTreeSet<&str> = english.keys().chain(other.keys()).collect();
    let fault = |key: &str| match (english.variables(key), other.variables(key)) {
        (Some(one), Some(two)) if one == two => None,
        (Some(one), Some(two)) => Some(format!(
            "`{key}` has {}, in English {}",
            list(two),
            list(one)
        )),
        (Some(_), None) => Some(format!("the text `{key}` is missing")),
        (None, _) => Some(format!("the text `{key}` is not there in English")),
    };
    keys.into_iter().filter_map(fault).collect()
}

fn differs(texts: &Catalogue, key: &str, given: &Names) -> Option<String> {
    let wanted = texts.variables(key)?;
    let what = || format!("`{key}` has {}, but is given {}", list(wanted), list(given));
    (wanted != given).then(what)
}

fn list(names: &Names) -> String {
    let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
    match names.is_empty() {
        true => "no values".to_owned(),
        false => names.join(", "),
    }
}

/// The texts that a source names together with their values.
fn uses(source: &str) -> Vec<(String, Names)> {
    let mut found = Vec::new();
    for name in ASKING {
        for call in calls(source, name) {
            if let Some((key, rest)) = literal(call.arguments) {
                let list = rest.trim_start_matches(',').trim();
                let names = values(source, &call, list);
                found.extend(names.map(|names| (key.to_owned(), names)));
            }
        }
    }
    for call in calls(source, MAKING) {
        let names = chained(source, &call);
        if let Some((key, _)) = literal(call.arguments).filter(|_| !names.is_empty()) {
            found.push((key.to_owned(), names));
        }
    }
    found
}

/// Whether the code that names the text can give it the variable. How a game ended is said
/// elsewhere, of the winner and the loser; what notes are about, of a side.
fn is_named(sources: &[(String, String)], key: &str, variable: &str) -> bool {
    if key.contains("-note-") && variable == "side" {
        return true;
    }
    if key.contains("outcome-") && ["winner", "loser"].contains(&variable) {
        return true;
    }
    let quoted = |text| format!("\"{text}\"");
    let (key, variable) = (quoted(key), quoted(variable));
    let krate = |file: &str| file.split('/').nth(1).map(str::to_owned);
    let naming = sources.iter().filter(|(_, code)| code.contains(&key));
    let crates: BTreeSet<_> = naming.map(|(file, _)| krate(file)).collect();
    sources.iter().any(|(file, code)| {
        let passed_on = crates.contains(&krate(file)) && code.contains("Message::new(key)");
        (passed_on || code.contains(&key)) && code.contains(&variable)
    })
}

/// The names in `.with("name", …)` behind a call.
fn chained(source: &str, call: &Call<'_>) -> Names {
    let mut names = Names::new();
    let mut rest = call.rest(source);
    while let Some(next) = ["with", "with_key"].into_iter().find_map(|name| {
        let method = rest.trim_start().strip_prefix('.')?;
        calls(method, name)
            .next()
            .filter(|call| call.at == 0)
            .map(|call| (call, method))
    }) {
        let (call, method) = next;
        names.extend(literal(call.arguments).map(|(name, _)| name.to_owned()));
        rest = call.rest(method);
    }
    names
}

/// The names of a list of values: written in the call, or before it under the list's name. `None`
/// if it is neither.
fn values(source: &str, call: &Call<'_>, list: &str) -> Option<Names> {
    let list = list.strip_prefix('&').unwrap_or(list);
    if list.is_empty() || list.starts_with('[') {
        return Some(names_in(list));
    }
    let name = words(list);
    let before = &source[..call.at];
    let at = before.rfind(&format!("let {name} = ["))?;
    let bound = before[at..]
        .split_once("];")
        .map_or(&before[at..], |(list, _)| list);
    (name == list).then(|| names_in(bound))
}

/// The names of the pairs `("name", …)`.
fn names_in(list: &str) -> Names {
    let pairs = calls(list, "");
    let name = |call: Call<'_>| {
        let (name, rest) = literal(call.arguments)?;
        rest.starts_with(',').then(|| name.to_owned())
    };
    pairs.filter_map(name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(file: &str) -> Catalogue {
        let mut texts = Catalogue::default();
        texts.add(file).expect("it is Fluent");
        texts
    }

    /// What is wrong with the values that a source gives.
    fn faults(source: &str) -> Vec<String> {
        let texts = texts("plain = Text\none = { $a }\ntwo = { $a } of { $b }\n");
        let used = uses(source).into_iter();
        used.filter_map(|(key, names)| differs(&texts, &key, &names))
            .collect()
    }

    #[test]
    fn other_values_than_the_text_has_are_found() {
        for right in [
            r#"ta("two", &[("a", (1 + 1).into()), ("b", t("plain").into())])"#,
            r#"let args = [("b", ')'.into()), ("a", 1.into())]; x(); ta("two", &args)"#,
            r#"find("plain", &[]) other("two", 1) text("plain")"#,
            r#"Message::new("two")
                .with("a", f(x)).with_key("b", "plain"), ta(key, &[("c", 1)])"#,
            r#"let message = Message::new("two"); message.with("a", 1)"#,
        ] {
            assert_eq!(faults(right), Vec::<String>::new(), "{right}");
        }
        for (wrong, fault) in [
            (
                r#"ta("one", &[("b", 1.into())])"#,
                "`one` has `a`, but is given `b`",
            ),
            (
                r#"find("two", &[("a", 1.into())])"#,
                "`two` has `a`, `b`, but is given `a`",
            ),
            (
                r#"let args = [("x", 1)]; fill("one", &args)"#,
                "`one` has `a`, but is given `x`",
            ),
            (r#"text("one")"#, "`one` has `a`, but is given no values"),
            (
                r#"Message::new("plain").with("a", 1)"#,
                "`plain` has no values, but is given `a`",
            ),
            (
                r#"Message::new("one").with("a", 1).with_key("b", "plain")"#,
                "`one` has `a`, but is given `a`, `b`",
            ),
        ] {
            assert_eq!(faults(wrong), [fault], "{wrong}");
        }
    }

    #[test]
    fn translations_with_other_variables_are_found() {
        let english = texts("a = { $x }\nb = Text\nc = { $x ->\n   *[other] { $y }\n }\n");
        assert_eq!(translated(&english, &english), Vec::<String>::new());
        let german = texts("a = { $z }\nc = { $x }{ $y }\nd = Text\n");
        assert_eq!(
            translated(&english, &german),
            [
                "`a` has `z`, in English `x`",
                "the text `b` is missing",
                "the text `d` is not there in English"
            ]
        );
    }

    #[test]
    fn a_variable_that_nobody_names_is_found() {
        let file = |name: &str, code: &str| (name.to_owned(), code.to_owned());
        let sources = [
            file("crates/a/src/one.rs", r#"say("k", "x")"#),
            file("crates/a/src/two.rs", r#"Message::new(key).with("y", 1)"#),
            file("crates/b/src/two.rs", r#"Message::new(key).with("z", 1)"#),
        ];
        for (name, is) in [("x", true), ("y", true), ("z", false), ("w", false)] {
            assert_eq!(is_named(&sources, "k", name), is, "{name}");
        }
        assert!(is_named(&sources, "convoy-outcome-king", "winner"));
    }
}
