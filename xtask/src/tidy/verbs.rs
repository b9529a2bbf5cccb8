//! Every test can fail: it asserts something itself, or by a verb such as `plays` or `refuses`.
//!
//! A verb is a function of the crate's tests, or of the crates for tests, that compares with
//! `assert_eq!`, or that returns nothing and asserts something, itself or through functions that it
//! calls. What other functions return proves nothing until the test looks at it.

use std::collections::{BTreeMap, BTreeSet};

use super::Report;
use super::code::{Item, blanked, items};

/// Crates whose functions tests of others call.
const FOR_TESTS: [&str; 2] = ["testkit", "e2e"];

/// Macros that fail by themselves.
const ASSERTS: [&str; 4] = ["assert", "panic!(", "unreachable!(", "compile_fail"];

/// The names of functions.
type Names = BTreeSet<String>;

pub(super) fn check(report: &mut Report) {
    let mut crates: BTreeMap<String, Vec<(String, String)>> = BTreeMap::new();
    for file in report.files.iter().filter(|file| file.is_rust()) {
        let krate = match file.name.strip_prefix("crates/") {
            Some(rest) => rest.split('/').next().unwrap_or_default(),
            None => "xtask",
        };
        let code = (file.name.clone(), blanked(&file.text));
        crates.entry(krate.to_owned()).or_default().push(code);
    }
    let shared = FOR_TESTS.iter().filter_map(|krate| crates.get(*krate));
    let shared: Vec<Item<'_>> = shared.flatten().flat_map(|(_, code)| items(code)).collect();
    let mut idle = Vec::new();
    for files in crates.values() {
        let own: Vec<_> = files
            .iter()
            .map(|(name, code)| (name, items(code)))
            .collect();
        let all = own.iter().flat_map(|(_, items)| items).chain(&shared);
        let verbs = verbs(&all.collect::<Vec<_>>());
        for (name, items) in &own {
            let tests = items.iter().filter(|item| item.test && !item.module);
            for test in tests.filter(|test| !fails(test.body, &verbs)) {
                idle.push(((*name).clone(), test.name.to_owned()));
            }
        }
    }
    for (name, test) in idle {
        report.fault(name, format_args!("the test `{test}` asserts nothing"));
    }
}

/// The functions that stand for an assertion.
fn verbs(items: &[&Item<'_>]) -> Names {
    let functions = || items.iter().filter(|item| !item.module && !item.test);
    let mut failing = Names::new();
    loop {
        let more = functions().filter(|item| !failing.contains(item.name));
        let more: Vec<_> = more.filter(|item| fails(item.body, &failing)).collect();
        if more.is_empty() {
            break;
        }
        failing.extend(more.iter().map(|item| item.name.to_owned()));
    }
    let proving = functions().filter(|item| {
        item.body.contains("assert_eq!") || item.silent && failing.contains(item.name)
    });
    proving.map(|item| item.name.to_owned()).collect()
}

/// Whether a body asserts something or calls one of these.
fn fails(body: &str, verbs: &Names) -> bool {
    ASSERTS.iter().any(|word| body.contains(word)) || calls(body).any(|name| verbs.contains(name))
}

/// The names before opening parentheses.
fn calls(body: &str) -> impl Iterator<Item = &str> {
    body.match_indices(['(', '<']).map(|(at, _)| {
        let before = body[..at].trim_end_matches("::");
        let start = before.rfind(|c: char| !c.is_alphanumeric() && c != '_');
        &before[start.map_or(0, |at| at + 1)..]
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn idle(code: &str) -> Vec<&str> {
        let items = items(code);
        let verbs = verbs(&items.iter().collect::<Vec<_>>());
        let tests = items.iter().filter(|item| item.test);
        tests
            .filter(|test| !fails(test.body, &verbs))
            .map(|test| test.name)
            .collect()
    }

    #[test]
    fn tests_that_assert_nothing_are_found() {
        let code = "fn refuses(x: u8) { equal(x) } fn equal(x: u8) { assert_eq!(x, 1) }
            fn read(x: &str) -> u8 { assert!(x); 1 } fn idle() { 1 + 1; }
            #[test] fn t_m1_asserts() { assert!(x) }
            #[test] fn t_m1_by_a_verb() { refuses(1) }
            #[test] fn t_m1_empty() { }
            #[test] fn t_m1_looks_away() { let x = read(text); idle() }";
        assert_eq!(idle(code), ["t_m1_empty", "t_m1_looks_away"]);
    }
}
