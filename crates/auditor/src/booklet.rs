//! The booklet of a recorded game.

use game::record::{RecordError, games};
use hall::Hall;
use print::{Diagrams, Job, Paper};
use texts::Texts;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::flaw;

/// The pages of the booklet of a record, or of its first game, each as SVG. `paper` is the name of a paper,
/// `every` after how many rounds there is a diagram (0: at comments and marked moments only), and `texts` are
/// the texts of `language` in Fluent.
///
/// # Errors
///
/// What is wrong in the record, as [`Flaw`](protocol::Flaw) in JSON; or that there is no such paper, that a text
/// is not Fluent, or that a drawing is missing.
#[wasm_bindgen]
pub fn booklet(
    record: &str,
    paper: &str,
    every: u32,
    language: &str,
    texts: Vec<String>,
) -> Result<Vec<String>, String> {
    let mut words = Texts::new(language);
    for file in texts {
        words.add(file).map_err(|_| "a file is not Fluent")?;
    }
    let paper = Paper::from_name(paper).ok_or_else(|| format!("no paper is called `{paper}`"))?;
    let hall = Hall::all();
    let first = games(record).into_iter().next();
    let played = match first {
        Some(game) => hall.read_at(record, game),
        None => hall.read(record),
    };
    let (table, about) = played.map_err(wrong)?;
    let job = Job {
        paper,
        words: &words,
    };
    let diagrams = Diagrams {
        every,
        at_comments: true,
    };
    let pages = print::booklet(&job, &*table, &about, diagrams);
    let pages = pages.map_err(|error| error.to_string())?;
    Ok(pages.iter().map(print::Page::svg).collect())
}

fn wrong(error: RecordError) -> String {
    let flaw = flaw(&audit::Fault::Record(error));
    serde_json::to_string(&flaw).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use protocol::Flaw;

    use super::*;

    const RECORD: &str = "[Variant \"LancerChess\"]\n\n1. e4 {The first step.} e5 2. d4 *\n";

    fn made(record: &str, paper: &str) -> Result<Vec<String>, String> {
        let texts = ["app", "print", "tigerchess"].map(|name| {
            let file = format!(
                "{}/../texts/locales/en/{name}.ftl",
                env!("CARGO_MANIFEST_DIR")
            );
            std::fs::read_to_string(file).expect("a file of texts")
        });
        booklet(record, paper, 1, "en", texts.into())
    }

    #[test]
    fn a_record_becomes_pages_with_its_comments() {
        let pages = made(RECORD, "a4").expect("pages");
        assert!(!pages.is_empty());
        let all = pages.concat();
        assert!(all.contains("The first step."), "{all}");
        assert!(all.contains("LancerChess"));
        assert!(pages.iter().all(|page| page.starts_with("<svg")));
    }

    #[test]
    fn what_is_wrong_is_told_with_its_line() {
        let why = made(&RECORD.replace("d4", "d9"), "a4").expect_err("no such move");
        let flaw: Flaw = serde_json::from_str(&why).expect("a flaw");
        assert_eq!(flaw.line, Some(3));
        assert!(
            made(RECORD, "a0")
                .expect_err("no such paper")
                .contains("a0")
        );
    }
}
