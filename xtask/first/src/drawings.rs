//! The drawings that a board needs, out of those that the app fetches.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

/// Those of these names, from the drawings that all games share and those of a book.
///
/// # Errors
///
/// If there is no drawing of a name.
pub(crate) fn html(book: &str, names: impl Iterator<Item = String>) -> Result<String> {
    let mut missing: BTreeSet<String> = names.collect();
    let mut html =
        String::from("<div class=\"sheet\" aria-hidden=\"true\"><svg width=\"0\" height=\"0\">");
    for file in ["house", book] {
        for symbol in read(file)?.split("<symbol").skip(1) {
            let (symbol, _) = symbol
                .split_once("</symbol>")
                .context("no end of a symbol")?;
            let name = symbol
                .split('"')
                .nth(1)
                .context("a symbol without a name")?;
            if missing.remove(name) {
                let lines: String = symbol.lines().map(str::trim).collect();
                html.push_str(&format!("<symbol {lines}</symbol>"));
            }
        }
    }
    ensure!(missing.is_empty(), "there are no drawings {missing:?}");
    html.push_str("</svg></div>");
    Ok(html)
}

fn read(name: &str) -> Result<String> {
    let root: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let file = root.join(format!("crates/print/art/{name}.svg"));
    fs::read_to_string(&file).with_context(|| file.display().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_named_is_there_and_what_is_not_drawn_is_refused() {
        let names = |names: &[&str]| names.iter().map(ToString::to_string).collect::<Vec<_>>();
        let made = html("tora", names(&["tora-archer", "token-first"]).into_iter());
        let made = made.expect("drawings");
        assert!(made.contains("<symbol id=\"tora-archer\""), "{made}");
        assert!(made.contains("<symbol id=\"token-first\""), "{made}");
        assert!(!made.contains("tora-soldier"), "{made}");
        assert!(html("tora", names(&["tora-unicorn"]).into_iter()).is_err());
    }
}
