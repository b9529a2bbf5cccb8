//! The language of rule books and of games in the terminal.

use std::env;

use clap::Args;

/// The language to speak.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct Language {
    /// The language, `en` or `de`; if left out, that of LC_ALL, LC_MESSAGES or LANG
    #[arg(long = "language", visible_alias = "lang", value_name = "CODE", value_parser = language)]
    chosen: Option<&'static str>,
}

impl Language {
    /// The code of the language: the chosen one, or that of the environment if there are texts in it,
    /// otherwise English.
    pub(crate) fn code(self) -> &'static str {
        self.chosen.unwrap_or_else(usual)
    }
}

/// The languages that there are texts in, each once.
fn languages() -> Vec<&'static str> {
    let mut languages: Vec<_> = ::texts::FILES.iter().map(|file| file.language).collect();
    languages.sort_unstable();
    languages.dedup();
    languages
}

fn language(text: &str) -> Result<&'static str, String> {
    let known = languages();
    let found = known.iter().find(|known| **known == text);
    found
        .copied()
        .ok_or_else(|| format!("expected {}", known.join(" or ")))
}

fn usual() -> &'static str {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].map(|name| env::var(name).unwrap_or_default());
    let wanted = set.iter().find(|value| !value.is_empty());
    let code = wanted.map_or("", |value| {
        value.split(['_', '.', '-']).next().unwrap_or(value)
    });
    language(code).unwrap_or("en")
}
