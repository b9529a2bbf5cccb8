//! The book of `docs/`, with the rule books made from the same texts that the app shows.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;

use anyhow::{Context, Result, bail};
use rulebook::RuleBook;

use crate::catalogue::Catalogue;
use crate::files;
use crate::shell::{self, note};
use crate::tools;

/// Languages, and what a rule book's page is called beside its game's name.
const LANGUAGES: [(&str, &str); 2] = [("en", ""), ("de", "-de")];

/// Builds the book into `target/book`.
///
/// # Errors
///
/// If a text is missing or mdBook refuses it.
pub(crate) fn build() -> Result<()> {
    let docs = files::root().join("docs");
    let sources = files::target().join("book-sources");
    let mut all = BTreeMap::new();
    for file in files::below(&docs)? {
        all.insert(files::name_below(&docs, &file), fs::read(&file)?);
    }
    for (game, rules) in rule_books()? {
        for (language, suffix) in LANGUAGES {
            let texts = Catalogue::read(language)?;
            let page = page(&rules, &texts).with_context(|| format!("rule book {game}"))?;
            all.insert(format!("src/rules/{game}{suffix}.md"), page.into_bytes());
        }
    }
    files::fill(&sources, &all)?;
    let book = files::target().join("book");
    let mut mdbook = shell::command(tools::mdbook()?);
    shell::run(
        mdbook
            .arg("build")
            .arg(&sources)
            .arg("--dest-dir")
            .arg(&book),
    )?;
    note(format_args!(
        "the book is {}",
        book.join("index.html").display()
    ));
    Ok(())
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

fn page(book: &RuleBook, texts: &Catalogue) -> Result<String> {
    let text = |key: &str| match texts.text(key)? {
        Some(text) => Ok(escaped(&text)),
        None => bail!("there is no text {key}"),
    };
    let title = &book.book;
    let mut page = format!(
        "# {}\n\n{}\n",
        text(title)?,
        text(&format!("{title}.intro"))?
    );
    for chapter in &book.chapters {
        let (title, intro) = (text(&chapter.title)?, text(&chapter.intro)?);
        write!(page, "\n## {title}\n\n{intro}\n")?;
        for rule in &chapter.rules {
            let id = &rule.id;
            let title = text(&format!("{id}.title"))?;
            write!(page, "\n### {id} {title} {{#{id}}}\n\n{}\n", text(id)?)?;
            // What differs in an edition stands in an attribute of its name.
            for edition in &rule.editions {
                let key = format!("{id}.{edition}");
                if texts.has(&key) {
                    write!(page, "\n*{edition}:* {}\n", text(&key)?)?;
                }
            }
        }
    }
    Ok(page)
}

/// Plain text as Markdown that shows just this.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        if matches!(letter, '*' | '_' | '`' | '[' | ']' | '<' | '>' | '\\') {
            out.push('\\');
        }
        out.push(letter);
    }
    out
}
