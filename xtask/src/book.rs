//! The book of `docs/`, and its rule books and guides, which are made from the same texts that the
//! app shows. They are kept in the repository, so that they can be read there.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use rulebook::RuleBook;

use crate::files;
use crate::helpers::Helper;
use crate::shell::{self, note};
use crate::tools;

/// Renews the pages of rules and guides and builds the book into `target/book`.
///
/// # Errors
///
/// If a text is missing or mdBook refuses the book.
pub(crate) fn build() -> Result<()> {
    files::fill(&kept(), &made()?)?;
    mdbook()
}

/// Makes sure that the pages of rules and guides are up to date, and that the book can be built.
///
/// # Errors
///
/// If a page is stale, or as [`build`].
pub(crate) fn check() -> Result<()> {
    let (old, new) = (contents(&kept())?, made()?);
    let stale = differing(&old, &new);
    if !stale.is_empty() {
        bail!(
            "not up to date in docs/src/rules: {}; `cargo xtask book` renews them",
            stale.join(", ")
        );
    }
    mdbook()
}

fn mdbook() -> Result<()> {
    let book = files::target().join("book");
    let mut mdbook = shell::command(tools::mdbook()?);
    let sources = files::root().join("docs");
    shell::run(
        mdbook
            .arg("build")
            .arg(sources)
            .arg("--dest-dir")
            .arg(&book),
    )?;
    note(format_args!(
        "the book is {}",
        book.join("index.html").display()
    ));
    Ok(())
}

/// Where the pages of rules and guides are kept.
fn kept() -> PathBuf {
    files::root().join("docs/src/rules")
}

/// The pages of rules and guides as they should be.
fn made() -> Result<BTreeMap<String, Vec<u8>>> {
    let folder = files::target().join("rule-pages");
    files::fill(&folder, &BTreeMap::new())?;
    Helper::Pages.compile()?;
    shell::run(Helper::Pages.command().arg(&folder))?;
    contents(&folder)
}

fn contents(folder: &Path) -> Result<BTreeMap<String, Vec<u8>>> {
    let all = files::below(folder)?.into_iter();
    all.map(|file| Ok((files::name_below(folder, &file), fs::read(&file)?)))
        .collect()
}

/// The names of files that are not the same in both, or are in one only.
fn differing<'a>(
    old: &'a BTreeMap<String, Vec<u8>>,
    new: &'a BTreeMap<String, Vec<u8>>,
) -> Vec<&'a str> {
    let names: BTreeSet<&str> = old.keys().chain(new.keys()).map(String::as_str).collect();
    let differs = |name: &&str| old.get(*name) != new.get(*name);
    names.into_iter().filter(differs).collect()
}

/// The rule books of all games, by the names of their crates.
pub(crate) fn rule_books() -> Result<BTreeMap<String, RuleBook>> {
    let mut books = BTreeMap::new();
    for (game, file) in files::of_games("rules.json")? {
        let text = files::read(&file)?;
        let book = RuleBook::read(&text).with_context(|| file.display().to_string())?;
        books.insert(game, book);
    }
    Ok(books)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changed_new_and_lost_pages_are_stale() {
        let files = |all: &[(&str, &str)]| -> BTreeMap<String, Vec<u8>> {
            let owned = |(name, text): &(&str, &str)| ((*name).to_owned(), text.as_bytes().into());
            all.iter().map(owned).collect()
        };
        let old = files(&[("a.md", "1"), ("b.md", "1"), ("c.md", "1")]);
        let new = files(&[("a.md", "1"), ("b.md", "2"), ("d.md", "1")]);
        assert_eq!(differing(&old, &new), ["b.md", "c.md", "d.md"]);
    }
}
