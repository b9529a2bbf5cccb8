//! Every rule of a rule book has code that names it, and a test; no code names an unknown rule.

use std::collections::BTreeSet;

use anyhow::Result;

use super::code::{Item, blanked, items};
use super::{File, Report};
use crate::book;

pub(super) fn check(report: &mut Report) -> Result<()> {
    let code = in_crates(report)
        .filter(|file| file.name.contains("/src/"))
        .flat_map(|file| ids(&file.text));
    let code: BTreeSet<String> = code.map(str::to_owned).collect();
    let tests: BTreeSet<String> = in_crates(report)
        .flat_map(|file| tested(&blanked(&file.text)))
        .collect();
    for (game, rules) in book::rule_books()? {
        let book = format!("crates/{game}/data/rules.json");
        let mut known = BTreeSet::new();
        for rule in rules.rules() {
            let id = rule.id.as_str();
            known.insert(id.to_owned());
            if rule.later {
                continue;
            }
            if !code.contains(id) {
                report.fault(&book, format_args!("no code names {id}"));
            }
            let test = test_of(id);
            if !tests.contains(&test) {
                report.fault(
                    &book,
                    format_args!("no test or test module is called {test}_…"),
                );
            }
        }
        names_only(report, &known);
    }
    Ok(())
}

fn in_crates(report: &Report) -> impl Iterator<Item = &File> {
    report
        .files
        .iter()
        .filter(|file| file.is_rust() && file.name.starts_with("crates/"))
}

/// How the name of a rule's test begins: `t_m3` for T-M3.
fn test_of(id: &str) -> String {
    id.to_lowercase().replace('-', "_")
}

/// The rules that tests and modules with tests are called after, each as [`test_of`] writes it.
///
/// That a test asserts something is a check of its own.
fn tested(code: &str) -> Vec<String> {
    let named = items(code).into_iter().filter(|item| {
        let inner = || items(item.body).into_iter();
        item.test || item.module && inner().any(|item| item.test)
    });
    let rule = |item: Item<'_>| {
        let mut parts = item.name.split('_');
        let (letter, number) = (parts.next()?, parts.next()?);
        parts.next()?;
        Some(format!("{letter}_{number}"))
    };
    named.filter_map(rule).collect()
}

/// Faults for ids with the letter of this book that it does not have.
fn names_only(report: &mut Report, known: &BTreeSet<String>) {
    let letters: BTreeSet<&str> = known.iter().filter_map(|id| id.split('-').next()).collect();
    let mut ghosts = Vec::new();
    for file in report
        .files
        .iter()
        .filter(|file| file.is_rust() || file.name.ends_with(".md"))
    {
        for id in ids(&file.text) {
            let of_this_book = id
                .split('-')
                .next()
                .is_some_and(|letter| letters.contains(letter));
            if of_this_book && !known.contains(id) {
                ghosts.push((file.name.clone(), id.to_owned()));
            }
        }
    }
    for (name, id) in ghosts {
        report.fault(name, format_args!("there is no rule {id}"));
    }
}

/// What looks like a rule's id in a text: a letter, a hyphen, a letter or none, and a number.
fn ids(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-')
        .filter(|word| {
            let Some((letter, rest)) = word.split_once('-') else {
                return false;
            };
            let number = rest.trim_start_matches(|c: char| c.is_ascii_uppercase());
            letter.len() == 1
                && letter.bytes().all(|b| b.is_ascii_uppercase())
                && rest.len() <= number.len() + 1
                && !number.is_empty()
                && number.bytes().all(|b| b.is_ascii_digit())
        })
}

#[cfg(test)]
mod tests {
    use super::{ids, tested};

    #[test]
    fn ids_are_found_whole() {
        let found: Vec<&str> =
            ids("// T-X1, T-X10, K-7; not UTF-8, T-M, t-m3 or T-MM3. `T-A4`").collect();
        assert_eq!(found, ["T-X1", "T-X10", "K-7", "T-A4"]);
    }

    #[test]
    fn only_tests_count_as_tests_of_a_rule() {
        let code = "fn t_m1_helper() { 1 } #[test] fn t_m2_moves() { 1 }
            mod t_m3_jumps { #[test] fn far() { 1 } } mod t_m4_empty { fn far() { 1 } }";
        assert_eq!(tested(code), ["t_m2", "t_m3"]);
    }
}
