//! A rule book in one language and edition, as text and as JSON.

use std::io::{self, IsTerminal, Write};

use ::texts::{Arg, Texts};
use crossterm::terminal;
use hall::Hall;
use rulebook::RuleBook;
use serde::Serialize;

use super::diagram::Diagram;

/// The width of lines where there is no terminal, and the widest that reads well.
const WIDTH: usize = 80;
const WIDEST: usize = 100;

/// A rule book. These fields are what `--json` prints.
#[derive(Serialize)]
pub(super) struct Book<'a> {
    title: String,
    intro: String,
    edition: &'a str,
    chapters: Vec<Chapter<'a>>,
}

#[derive(Serialize)]
struct Chapter<'a> {
    title: String,
    intro: String,
    rules: Vec<Rule<'a>>,
}

/// A rule. So are these, if one rule is asked for.
#[derive(Serialize)]
pub(super) struct Rule<'a> {
    id: &'a str,
    title: String,
    text: String,
    /// What is different in this edition.
    differs: Option<String>,
    /// Whether it is in the book but can't be played yet.
    later: bool,
    diagrams: Vec<Diagram<'a>>,
}

impl<'a> Book<'a> {
    pub(super) fn new(hall: &Hall, texts: &Texts, book: &'a RuleBook, edition: &'a str) -> Self {
        let rule = |rule: &'a rulebook::Rule| Rule {
            id: &rule.id,
            title: say(texts, &format!("{}.title", rule.id)),
            text: say(texts, &rule.id),
            differs: texts.text(&format!("{}.{edition}", rule.id), &[]),
            later: rule.later,
            diagrams: rule
                .diagrams
                .iter()
                .filter_map(|diagram| Diagram::new(hall, texts, diagram))
                .collect(),
        };
        let chapter = |chapter: &'a rulebook::Chapter| Chapter {
            title: say(texts, &chapter.title),
            intro: say(texts, &chapter.intro),
            rules: chapter
                .rules
                .iter()
                .filter(|rule| rule.is_in(edition))
                .map(rule)
                .collect(),
        };
        let chapters = book.chapters.iter().map(chapter);
        Self {
            title: say(texts, &book.book),
            intro: say(texts, &format!("{}.intro", book.book)),
            edition,
            chapters: chapters.filter(|one| !one.rules.is_empty()).collect(),
        }
    }

    fn rules(&self) -> impl Iterator<Item = &Rule<'a>> {
        self.chapters.iter().flat_map(|chapter| &chapter.rules)
    }

    /// The rule with this id, in capitals or not.
    pub(super) fn rule(&self, id: &str) -> Option<&Rule<'a>> {
        self.rules().find(|rule| rule.id.eq_ignore_ascii_case(id))
    }

    pub(super) fn ids(&self) -> impl Iterator<Item = &'a str> {
        self.rules().map(|rule| rule.id)
    }

    /// Writes the chapters with their rules: the ids and titles, or all of each.
    pub(super) fn write(&self, texts: &Texts, all: bool, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "{}", self.title)?;
        let edition = say(texts, &format!("edition-{}", self.edition));
        writeln!(out, "{}: {edition}\n", say(texts, "rules-edition"))?;
        paragraph(out, &self.intro)?;
        for chapter in &self.chapters {
            writeln!(out, "\n{}", chapter.title.to_uppercase())?;
            paragraph(out, &chapter.intro)?;
            writeln!(out)?;
            for rule in &chapter.rules {
                if all {
                    rule.write(texts, out)?;
                    writeln!(out)?;
                } else {
                    writeln!(out, "  {:5}  {}", rule.id, rule.title)?;
                }
            }
        }
        Ok(())
    }
}

impl Rule<'_> {
    pub(super) fn write(&self, texts: &Texts, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "{}  {}", self.id, self.title)?;
        paragraph(out, &self.text)?;
        if let Some(differs) = &self.differs {
            paragraph(out, &format!("{}: {differs}", say(texts, "rules-differs")))?;
        }
        if self.later {
            paragraph(out, &say(texts, "rules-later"))?;
        }
        for diagram in &self.diagrams {
            writeln!(out, "\n{}", diagram.board)?;
            for line in diagram.legend(texts) {
                paragraph(out, &line)?;
            }
        }
        Ok(())
    }
}

fn paragraph(out: &mut impl Write, text: &str) -> io::Result<()> {
    for line in textwrap::wrap(text, width()) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

fn width() -> usize {
    if !io::stdout().is_terminal() {
        return WIDTH;
    }
    terminal::size().map_or(WIDTH, |(columns, _)| usize::from(columns).min(WIDEST))
}

/// The text of a key, or the key itself if it has none.
pub(super) fn say(texts: &Texts, key: &str) -> String {
    say_with(texts, key, &[])
}

pub(super) fn say_with(texts: &Texts, key: &str, args: &[Arg<'_>]) -> String {
    texts.text(key, args).unwrap_or_else(|| key.to_owned())
}
