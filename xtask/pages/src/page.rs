//! The Markdown of a rule book and of a guide.

use std::collections::BTreeSet;
use std::fmt::Write;

use anyhow::{Context, Result};
use rulebook::{Diagram, Guide, Rule, RuleBook};
use texts::{Arg, Texts};

/// A line for whoever opens the file to edit it.
const ORIGIN: &str = "<!-- Made by `cargo xtask book` from the texts in crates/texts/locales. -->";

/// The page of a rule book.
///
/// # Errors
///
/// If a text is missing.
pub(crate) fn of_rules(book: &RuleBook, texts: &Texts) -> Result<String> {
    let words = Words {
        texts,
        ids: book.rules().map(|rule| rule.id.as_str()).collect(),
    };
    let title = words.plain(&book.book)?;
    let intro = words.linked(&format!("{}.intro", book.book))?;
    let mut page = format!("{ORIGIN}\n\n# {title}\n\n{intro}\n");
    for chapter in &book.chapters {
        let (title, intro) = (words.plain(&chapter.title)?, words.linked(&chapter.intro)?);
        write!(page, "\n## {title}\n\n{intro}\n")?;
        let several = chapter.rules.iter().any(|rule| rule.editions.len() > 1);
        for rule in &chapter.rules {
            page.push_str(&paragraph(rule, several, &words)?);
        }
    }
    Ok(page)
}

/// One rule; `mixed` means that its chapter has rules of several editions.
fn paragraph(rule: &Rule, mixed: bool, words: &Words<'_>) -> Result<String> {
    let id = &rule.id;
    let title = words.plain(&format!("{id}.title"))?;
    let mut text = format!(
        "\n### <a id=\"{id}\"></a>{id} {title}\n\n{}\n",
        words.linked(id)?
    );
    for edition in &rule.editions {
        let key = format!("{id}.{edition}");
        if words.has(&key) {
            let name = words.plain(&format!("edition-{edition}"))?;
            write!(text, "\n*{name}:* {}\n", words.linked(&key)?)?;
        }
    }
    if let ([edition], true) = (rule.editions.as_slice(), mixed) {
        let name = words.plain(&format!("edition-{edition}"))?;
        let only = words.with("rules-only-in", &[("editions", name.into())])?;
        write!(text, "\n*{only}*\n")?;
    }
    if rule.later {
        write!(text, "\n*{}*\n", words.plain("rules-later")?)?;
    }
    text.push_str(&figures(id, &title, &rule.diagrams, words)?);
    Ok(text)
}

/// The page of a guide.
///
/// # Errors
///
/// If a text is missing.
pub(crate) fn of_guide(game: &str, suffix: &str, guide: &Guide, texts: &Texts) -> Result<String> {
    let words = Words {
        texts,
        ids: BTreeSet::new(),
    };
    let title = words.plain(&guide.title)?;
    let intro = words.linked(&guide.intro)?;
    let mut page = format!("{ORIGIN}\n\n# {title}\n\n{intro}\n");
    for (number, step) in (1..).zip(&guide.steps) {
        let title = words.plain(&step.title)?;
        let text = words.linked(&step.text)?;
        write!(page, "\n## {number}. {title}\n\n{text}\n")?;
        page.push_str(&figures(&step.text, &title, &step.diagrams, &words)?);
    }
    let rules = words.plain(&format!("{game}-rules"))?;
    write!(page, "\n[{rules}]({game}{suffix}.md)\n")?;
    Ok(page)
}

/// The file of a drawing: the diagrams of a rule or step are numbered from 1.
pub(crate) fn file_of(owner: &str, number: usize) -> String {
    format!("images/{owner}-{number}.svg")
}

fn figures(owner: &str, title: &str, diagrams: &[Diagram], words: &Words<'_>) -> Result<String> {
    let mut text = String::new();
    for (number, diagram) in (1..).zip(diagrams) {
        write!(text, "\n![{title}]({})\n", file_of(owner, number))?;
        if let Some(caption) = &diagram.caption {
            write!(text, "\n*{}*\n", words.plain(caption)?)?;
        }
    }
    Ok(text)
}

/// The texts of a page as Markdown.
struct Words<'a> {
    texts: &'a Texts,
    /// The rules of the page, to which texts that name them are linked.
    ids: BTreeSet<&'a str>,
}

impl Words<'_> {
    fn has(&self, key: &str) -> bool {
        self.texts.text(key, &[]).is_some()
    }

    fn plain(&self, key: &str) -> Result<String> {
        self.with(key, &[])
    }

    fn with(&self, key: &str, arguments: &[Arg<'_>]) -> Result<String> {
        let text = self.texts.text(key, arguments);
        Ok(escaped(
            &text.with_context(|| format!("there is no text {key}"))?,
        ))
    }

    /// The text with a link at each rule that it names.
    fn linked(&self, key: &str) -> Result<String> {
        let text = self.plain(key)?;
        let of_id = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
        let mut out = String::with_capacity(text.len());
        let mut rest = text.as_str();
        while let Some(from) = rest.find(of_id) {
            let (before, word) = rest.split_at(from);
            let (word, after) = word.split_at(word.find(|c| !of_id(c)).unwrap_or(word.len()));
            out.push_str(before);
            if self.ids.contains(word) {
                write!(out, "[{word}](#{word})")?;
            } else {
                out.push_str(word);
            }
            rest = after;
        }
        out.push_str(rest);
        Ok(out)
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_linked_and_signs_are_escaped() {
        let texts = Texts::of("en").expect("texts");
        let words = Words {
            texts: &texts,
            ids: BTreeSet::from(["T-V4", "T-N2"]),
        };
        let text = words.linked("T-E1").expect("a text");
        assert!(text.contains("([T-V4](#T-V4))"), "{text}");
        assert!(text.contains("(T-V3)"), "not on this page: {text}");
        let notation = words.linked("T-N2").expect("a text");
        assert!(notation.contains(r"A v5h7-v5h6 \* v5h5"), "{notation}");
    }

    #[test]
    fn what_an_edition_changes_stands_below_the_rule_with_its_name() {
        let texts = Texts::of("en").expect("texts");
        let book = r#"{"book": "tora-rules", "chapters": [{"title": "tora-chapter-end.title",
            "intro": "tora-chapter-end", "rules": [
                {"id": "T-V4", "editions": ["rulebook", "website"]},
                {"id": "T-V7", "editions": ["rulebook"], "later": true}]}]}"#;
        let page = of_rules(&RuleBook::read(book).expect("a book"), &texts).expect("a page");
        assert!(
            page.contains("\n### <a id=\"T-V4\"></a>T-V4 Ties\n"),
            "{page}"
        );
        assert!(page.contains("\n*Web site:* A tie is a draw.\n"), "{page}");
        assert!(page.contains("\n*Only in: Rulebook*\n"), "{page}");
        assert!(page.contains("\n*Not playable here yet*\n"), "{page}");
    }
}
