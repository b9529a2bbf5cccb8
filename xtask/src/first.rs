//! What a page shows before the app is there: its frame, with the texts of all languages.

use anyhow::{Context, Result, bail};
use texts::Texts;

use crate::files;

/// The languages of the page; the first is shown where none is known.
const LANGUAGES: [&str; 2] = ["en", "de"];
const LOGO: &str = "logo";
/// The first board, which the helper `xtask/first` has made.
const BOARD: &str = "board";

/// The page with its texts, the sign of the house and the first board where they are named, as `{{key}}`.
///
/// # Errors
///
/// If a text is missing, or the drawing of the sign.
pub(crate) fn page(html: &str, drawings: &str, board: &str) -> Result<String> {
    let mut languages = Vec::new();
    for code in LANGUAGES {
        languages.push((code, texts(code)?));
    }
    let mut page = String::with_capacity(2 * html.len());
    let mut parts = html.split("{{");
    page.push_str(parts.next().unwrap_or_default());
    for part in parts {
        let (key, rest) = part.split_once("}}").context("a name without an end")?;
        match key {
            LOGO => page.push_str(&logo(drawings)?),
            BOARD => page.push_str(board),
            _ => page.push_str(&said(key, &languages)?),
        }
        page.push_str(rest);
    }
    Ok(page)
}

/// The keys of the texts that the page names.
pub(crate) fn keys(html: &str) -> impl Iterator<Item = &str> {
    let named = html.split("{{").skip(1);
    named.filter_map(|part| Some(part.split_once("}}")?.0))
}

fn texts(language: &str) -> Result<Texts> {
    let mut texts = Texts::new(language);
    for file in files::below(&files::locales().join(language))? {
        if texts.add(files::read(&file)?).is_err() {
            bail!("{} is not Fluent", file.display());
        }
    }
    Ok(texts)
}

/// The text in each language, of which the page shows one; a text that is the same in all stands once.
fn said(key: &str, languages: &[(&str, Texts)]) -> Result<String> {
    let mut all = Vec::new();
    for (code, texts) in languages {
        let text = texts.text(key, &[]);
        let text = text.with_context(|| format!("the language {code} has no text `{key}`"))?;
        all.push((*code, escaped(&text)));
    }
    if let Some((_, text)) = all
        .first()
        .filter(|first| all.iter().all(|one| one.1 == first.1))
    {
        return Ok(text.clone());
    }
    let spans = all
        .iter()
        .map(|(code, text)| format!("<span lang=\"{code}\">{text}</span>"));
    Ok(spans.collect())
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

/// The sign of the house as a picture of its own, from the symbol in the drawings.
fn logo(drawings: &str) -> Result<String> {
    let symbol = drawings.split_once("<symbol id=\"logo\"");
    let symbol = symbol.and_then(|(_, rest)| rest.split_once("</symbol>"));
    let (symbol, _) = symbol.context("the drawings have no sign of the house")?;
    let lines: String = symbol.lines().map(str::trim).collect();
    Ok(format!("<svg aria-hidden=\"true\" {lines}</svg>"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const DRAWINGS: &str =
        "<svg><symbol id=\"logo\" viewBox=\"0 0 1 1\">\n  <path/>\n</symbol></svg>";

    #[test]
    fn a_text_stands_in_each_language_or_once() {
        let made = page("<a>{{nav-play}}</a> {{app-name}}", DRAWINGS, "").unwrap();
        assert_eq!(
            made,
            "<a><span lang=\"en\">Play</span><span lang=\"de\">Spielen</span></a> TigerDen"
        );
    }

    #[test]
    fn the_sign_of_the_house_and_the_board_are_pictures() {
        let made = page("{{logo}}!", DRAWINGS, "").unwrap();
        assert_eq!(
            made,
            "<svg aria-hidden=\"true\" viewBox=\"0 0 1 1\"><path/></svg>!"
        );
        assert!(page("{{logo}}", "<svg></svg>", "").is_err());
        let made = page("<p>{{board}}</p>", DRAWINGS, "<svg></svg>").unwrap();
        assert_eq!(made, "<p><svg></svg></p>");
    }

    #[test]
    fn what_has_no_text_is_refused() {
        assert!(page("{{nav-nowhere}}", DRAWINGS, "").is_err());
        assert!(page("{{nav-play", DRAWINGS, "").is_err());
        assert!(keys("<a>{{nav-play}}</a> {{app-name}} {").eq(["nav-play", "app-name"]));
    }
}
