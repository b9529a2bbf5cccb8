//! The command `rules`: the rule books in the terminal.

mod diagram;
mod page;

use std::io::{self, Write};

use ::texts::Texts;
use clap::Args;
use clap_complete::ArgValueCompleter;
use game::{Message, TextError};
use hall::Hall;
use rulebook::RuleBook;

use self::page::Book;
use crate::failure::Failure;
use crate::json::{self, Json};
use crate::language::Language;
use crate::{choices, completions, suggest};

/// What to read.
#[derive(Args, Debug)]
pub(crate) struct Rules {
    /// The game, such as `tora-short`, a member of its family or the name of a rule book
    #[arg(add = ArgValueCompleter::new(completions::games))]
    game: String,
    /// The id of a rule, such as T-M3; if left out, the chapters are listed with all ids
    #[arg(add = ArgValueCompleter::new(completions::rules))]
    id: Option<String>,
    /// Print every rule in full
    #[arg(long, conflicts_with = "id")]
    all: bool,
    /// The edition of the rules, such as `quicksheet`; if left out, the one that the game follows
    #[arg(long, value_name = "NAME", add = ArgValueCompleter::new(completions::editions))]
    edition: Option<String>,
    #[command(flatten)]
    language: Language,
    #[command(flatten)]
    json: Json,
}

/// Prints a rule, or the chapters of the rule book.
pub(crate) fn run(hall: &Hall, rules: &Rules) -> Result<(), Failure> {
    let (name, edition) = book_of(hall, &rules.game)?;
    let text = hall::rule_book(name).unwrap_or_default();
    let book = RuleBook::read(text).map_err(|error| Failure::Texts(error.to_string()))?;
    let language = rules.language.code();
    let texts = Texts::of(language).ok_or_else(|| Failure::Texts(language.to_owned()))?;
    let edition = match &rules.edition {
        Some(wanted) => chosen_edition(&book, wanted)?,
        None => edition.unwrap_or_else(|| editions(&book)[0].to_owned()),
    };
    let page = Book::new(hall, &texts, &book, &edition);
    let mut out = Vec::new();
    match &rules.id {
        Some(id) => {
            let rule = page.rule(id).ok_or_else(|| no_rule(&book, &page, id))?;
            if rules.json.json {
                return json::print(rule);
            }
            rule.write(&texts, &mut out)?;
        }
        None if rules.json.json => return json::print(&page),
        None => page.write(&texts, rules.all, &mut out)?,
    }
    io::stdout().lock().write_all(&out)?;
    Ok(())
}

/// The name of the rule book of a game, of a member of a family or of a book, and the edition that
/// the name stands for.
fn book_of(hall: &Hall, name: &str) -> Result<(&'static str, Option<String>), Failure> {
    if let Some((rules, member)) = hall.member(name) {
        let info = rules.info();
        let edition = member.map(|_| name).or(info.edition);
        return Ok((info.book, edition.map(str::to_owned)));
    }
    let found = hall::games().find(|info| info.book == name);
    found
        .map(|info| (info.book, None))
        .ok_or_else(|| choices::no_game(hall, name))
}

/// All editions that the rules name, in the order of first mention; at least one.
fn editions(book: &RuleBook) -> Vec<&str> {
    let mut editions: Vec<&str> = Vec::new();
    for name in book.rules().flat_map(|rule| &rule.editions) {
        if !editions.contains(&name.as_str()) {
            editions.push(name);
        }
    }
    editions
}

fn chosen_edition(book: &RuleBook, wanted: &str) -> Result<String, Failure> {
    let known = editions(book);
    if known.contains(&wanted) {
        return Ok(wanted.to_owned());
    }
    let message = Message::new("text-expected-one-of").with("names", known.join(", "));
    let error = TextError::new(0, wanted.len(), message);
    Err(Failure::input("--edition", wanted, error).meant(suggest::closest(wanted, known)))
}

fn no_rule(book: &RuleBook, page: &Book<'_>, id: &str) -> Failure {
    let error = TextError::new(0, id.len(), "cli-text-no-rule");
    let failure = Failure::input("the rule", id, error);
    if let Some(rule) = book.rules().find(|rule| rule.id.eq_ignore_ascii_case(id)) {
        let editions = rule.editions.join(" or ");
        return failure.help(format!("it is a rule of --edition {editions}"));
    }
    // Without its first letter or the hyphen, an id is still known.
    let letters = |id: &str| {
        id.replace(|c: char| !c.is_alphanumeric(), "")
            .to_uppercase()
    };
    let wanted = letters(id);
    let meant = page
        .ids()
        .find(|own| !wanted.is_empty() && letters(own).ends_with(&wanted));
    match meant {
        Some(_) => failure.meant(meant),
        None => failure.help("without an id, all ids are listed"),
    }
}
