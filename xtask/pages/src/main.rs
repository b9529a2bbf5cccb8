//! Writes the rule books and guides of all games as Markdown with drawings: `pages FOLDER`.
//!
//! A program of its own, so that `xtask` need not wait for the rules of all games.

mod page;
mod picture;

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use hall::{Hall, Options};
use print::Looks;
use rulebook::{Diagram, Guide, RuleBook};
use texts::Texts;

/// Languages, and what is added to the name of a page.
const LANGUAGES: [(&str, &str); 2] = [("en", ""), ("de", "-de")];

fn main() -> Result<()> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [folder] = arguments.as_slice() else {
        bail!("usage: pages FOLDER");
    };
    let folder = Path::new(folder);
    for (name, text) in all()? {
        let file = folder.join(name);
        let parent = file.parent().unwrap_or(folder);
        fs::create_dir_all(parent)?;
        fs::write(&file, text).with_context(|| file.display().to_string())?;
    }
    Ok(())
}

/// All pages and drawings, by their names in the folder.
fn all() -> Result<BTreeMap<String, String>> {
    let hall = Hall::all();
    let mut files = BTreeMap::new();
    let mut games: Vec<&str> = hall::games().map(|info| info.book).collect();
    games.dedup();
    for game in games {
        let rules = RuleBook::read(&data(game, "rules.json")?)?;
        let guide = Guide::read(&data(game, "guide.json")?)?;
        for (language, suffix) in LANGUAGES {
            let texts = Texts::of(language).with_context(|| format!("no texts in {language}"))?;
            let book =
                page::of_rules(&rules, &texts).with_context(|| format!("rules of {game}"))?;
            files.insert(format!("{game}{suffix}.md"), book);
            let lesson = page::of_guide(game, suffix, &guide, &texts);
            let lesson = lesson.with_context(|| format!("guide of {game}"))?;
            files.insert(format!("{game}-guide{suffix}.md"), lesson);
        }
        let looks = Looks::of(game);
        let of_rules = rules.rules().map(|rule| (&rule.id, &rule.diagrams));
        let of_steps = guide.steps.iter().map(|step| (&step.text, &step.diagrams));
        for (owner, diagrams) in of_rules.chain(of_steps) {
            for (number, diagram) in (1..).zip(diagrams) {
                let drawn = draw(&hall, &looks, diagram);
                let drawn = drawn.with_context(|| format!("diagram {number} of {owner}"))?;
                files.insert(page::file_of(owner, number), drawn);
            }
        }
    }
    Ok(files)
}

fn draw(hall: &Hall, looks: &Looks, diagram: &Diagram) -> Result<String> {
    let opened = hall.open(&diagram.position, &Options::default());
    let table = opened.map_err(|error| anyhow::anyhow!("{error:?}"))?;
    let scene = table.scene(0, game::Viewer::Judge);
    picture::draw(scene.context("no scene")?, diagram, looks)
}

/// A data file of a game.
fn data(game: &str, name: &str) -> Result<String> {
    read(&format!("crates/{game}/data/{name}"))
}

/// A text file, by its path from the root of the repository.
fn read(name: &str) -> Result<String> {
    let root: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    fs::read_to_string(root.join(name)).with_context(|| name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_drawing_that_a_page_shows_is_there_and_every_drawing_is_shown() {
        let files = all().expect("pages");
        let pages: Vec<_> = files
            .iter()
            .filter(|(name, _)| name.ends_with(".md"))
            .collect();
        assert_eq!(pages.len(), 12);
        let shown = |page: &str| -> Vec<String> {
            let parts = page.split("](").skip(1);
            let links = parts.filter_map(|part| Some(part.split_once(')')?.0.to_owned()));
            links.filter(|link| link.ends_with(".svg")).collect()
        };
        let mut missing = Vec::new();
        let mut seen = std::collections::BTreeSet::new();
        for (_, page) in pages {
            for link in shown(page) {
                if !files.contains_key(&link) {
                    missing.push(link.clone());
                }
                seen.insert(link);
            }
        }
        assert_eq!(missing, Vec::<String>::new());
        let drawings = files.keys().filter(|name| name.ends_with(".svg"));
        assert_eq!(drawings.count(), seen.len());
    }

    #[test]
    fn every_drawing_can_be_read_by_a_browser() {
        let files = all().expect("pages");
        for (name, text) in files.iter().filter(|(name, _)| name.ends_with(".svg")) {
            let read = roxmltree::Document::parse(text);
            assert!(read.is_ok(), "{name}: {:?}", read.err());
        }
    }

    #[test]
    fn rules_of_lancerchess_speak_of_nothing_that_only_tigerchess_has() {
        let book = RuleBook::read(&data("tigerchess", "rules.json").expect("a file"));
        let texts = Texts::of("en").expect("texts");
        let foreign =
            "Stronghold Palace Watchtower Borderpost Swordsm Archer Standard Bearer Guard";
        for rule in book.expect("a book").rules() {
            if rule.is_in("lancerchess") {
                let text = texts.text(&rule.id, &[]).expect("a text");
                let mut words = foreign.split(' ').filter(|word| text.contains(word));
                assert_eq!(words.next(), None, "{}: {text}", rule.id);
            }
        }
    }
}
