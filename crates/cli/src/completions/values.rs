//! What can stand on the command line: games, options, rules.

use std::env;
use std::ffi::OsStr;
use std::path::Path;

use ::texts::Texts;
use clap_complete::CompletionCandidate;
use hall::{Hall, Scope};
use rulebook::RuleBook;

use crate::catalogue;
use crate::choices::names;

/// The names of games that begin with `typed`.
pub(crate) fn games(typed: &OsStr) -> Vec<CompletionCandidate> {
    let hall = hall();
    let found = hall.games().flat_map(names).map(str::to_owned);
    beginning(typed, found.map(CompletionCandidate::new))
}

/// Options for the game, as NAME=VALUE.
pub(crate) fn options(typed: &OsStr) -> Vec<CompletionCandidate> {
    choices(typed, |scope| scope == Scope::Game)
}

/// Choices of a side, as NAME=VALUE.
pub(crate) fn seat_choices(typed: &OsStr) -> Vec<CompletionCandidate> {
    choices(typed, |scope| scope != Scope::Game)
}

fn choices(typed: &OsStr, wanted: impl Fn(Scope) -> bool) -> Vec<CompletionCandidate> {
    let hall = hall();
    let rules: Vec<_> = match named_game(&hall) {
        Some(rules) => vec![rules],
        None => hall.games().collect(),
    };
    let mut found: Vec<String> = Vec::new();
    for rules in rules {
        for option in rules.info().options.iter().filter(|one| wanted(one.scope)) {
            let choice = |choice: hall::Choice<'_>| format!("{}={}", option.id, choice.id);
            found.extend(rules.choices(option).map(choice));
        }
    }
    found.sort_unstable();
    found.dedup();
    beginning(typed, found.into_iter().map(CompletionCandidate::new))
}

/// The ids of the rules of the game, with their titles.
pub(crate) fn rules(typed: &OsStr) -> Vec<CompletionCandidate> {
    let Some(book) = named_book() else {
        return Vec::new();
    };
    let texts = Texts::of("en");
    let rule = |rule: &rulebook::Rule| {
        let key = format!("{}.title", rule.id);
        let title = texts.as_ref().and_then(|texts| texts.text(&key, &[]));
        CompletionCandidate::new(&rule.id).help(title.map(Into::into))
    };
    beginning(typed, book.rules().map(rule))
}

/// The editions of the rules of the game.
pub(crate) fn editions(typed: &OsStr) -> Vec<CompletionCandidate> {
    let Some(book) = named_book() else {
        return Vec::new();
    };
    let mut found: Vec<_> = book
        .rules()
        .flat_map(|rule| rule.editions.clone())
        .collect();
    found.sort_unstable();
    found.dedup();
    beginning(typed, found.into_iter().map(CompletionCandidate::new))
}

fn beginning(
    typed: &OsStr,
    found: impl Iterator<Item = CompletionCandidate>,
) -> Vec<CompletionCandidate> {
    let typed = typed.to_string_lossy().to_lowercase();
    let fits = |found: &CompletionCandidate| {
        let value = found.get_value().to_string_lossy().to_lowercase();
        value.starts_with(&typed)
    };
    found.filter(fits).collect()
}

/// All games, with the user's own files.
fn hall() -> Hall {
    let own = env::var_os("TIGERDEN_FILES");
    let own = own.and_then(|folder| catalogue::read(Path::new(&folder)).ok());
    Hall::with(&own.unwrap_or_default())
}

/// The game that an earlier word names.
fn named_game(hall: &Hall) -> Option<&hall::Rules> {
    let word = |word: std::ffi::OsString| Some(hall.member(word.to_str()?)?.0);
    env::args_os().find_map(word)
}

fn named_book() -> Option<RuleBook> {
    let hall = hall();
    let game = named_game(&hall).map(|rules| rules.info().book);
    let book = game.or_else(|| {
        let mut words = env::args();
        words.find_map(|word| {
            hall::games()
                .map(|info| info.book)
                .find(|book| *book == word)
        })
    });
    RuleBook::read(hall::rule_book(book?)?).ok()
}
