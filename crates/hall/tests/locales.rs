//! The texts of `locales/` are there for everything that games and their books name.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use rulebook::{BookError, Guide, RuleBook};
use texts::{Catalogue, FILES};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All keys that English has; the other languages have the same.
fn keys() -> BTreeSet<String> {
    let mut texts = Catalogue::default();
    for file in FILES.iter().filter(|file| file.language == "en") {
        let added = texts.add(file.text);
        added.unwrap_or_else(|why| panic!("{}: {why}", file.name));
    }
    texts.keys().map(str::to_owned).collect()
}

#[test]
fn what_games_name_has_a_text() {
    let keys = keys();
    for info in tigerden_hall::games() {
        let labels = info
            .options
            .iter()
            .map(|option| format!("option-{}", option.id));
        let choices = info.options.iter().flat_map(|option| option.choices);
        let named = choices
            .filter_map(|choice| choice.key)
            .chain(info.sides)
            .chain([info.name]);
        for key in labels.chain(named.map(str::to_owned)) {
            assert!(keys.contains(&key), "{}: {key}", info.id);
        }
    }
}

#[test]
fn what_books_name_has_a_text() {
    let keys = keys();
    for (file, named) in books() {
        for key in named {
            assert!(keys.contains(&key), "{}: {key}", file.display());
        }
    }
}

#[test]
fn every_piece_has_the_rules_for_its_card() {
    // Names of pieces, and notes of games, say whose they are.
    let keys = keys();
    let named = keys.iter().filter_map(|key| key.strip_suffix(".own"));
    let mut kinds: Vec<&str> = named.filter(|key| !key.contains("-note-")).collect();
    kinds.sort_unstable();
    let mut carded = Vec::new();
    for book in rule_books() {
        let ids: BTreeSet<&str> = book.rules().map(|rule| rule.id.as_str()).collect();
        for piece in &book.pieces {
            for id in [&piece.moves, &piece.attacks] {
                assert!(ids.contains(id.as_str()), "{}: {id}", piece.kind);
            }
            carded.push(piece.kind.clone());
        }
    }
    carded.sort_unstable();
    assert_eq!(carded, kinds);
}

#[test]
fn what_the_code_reports_has_a_text() {
    let keys = keys();
    let mut reported = BTreeSet::new();
    for file in sources(&root().join("crates")) {
        let source = fs::read_to_string(&file).expect("the source can be read");
        // Every other part between quotation marks is a string.
        reported.extend(
            source
                .split('"')
                .filter(|text| reports(text))
                .map(str::to_owned),
        );
    }
    assert!(
        reported.contains("outcome-resigned"),
        "the search finds what is there"
    );
    for key in reported {
        assert!(keys.contains(&key), "{key}");
    }
}

/// Whether a string in the code is the key of an error, an outcome or a refusal.
fn reports(text: &str) -> bool {
    let words: Vec<&str> = text.split('-').collect();
    let is_word = |word: &&str| !word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase());
    let named = matches!(
        words[..],
        ["error" | "outcome", _, ..] | [_, "illegal" | "outcome", _, ..]
    );
    named && words.iter().all(is_word)
}

/// The sources of all crates, their tests left out.
fn sources(crates: &Path) -> Vec<PathBuf> {
    let entries = |folder: &Path| -> Vec<PathBuf> {
        let entries = fs::read_dir(folder).expect("the folder can be listed");
        entries
            .map(|entry| entry.expect("an entry").path())
            .collect()
    };
    let mut folders: Vec<PathBuf> = entries(crates)
        .iter()
        .map(|path| path.join("src"))
        .collect();
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for path in folder
            .is_dir()
            .then(|| entries(&folder))
            .into_iter()
            .flatten()
        {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                files.push(path);
            }
        }
    }
    files
}

/// The rule books of all games.
fn rule_books() -> Vec<RuleBook> {
    let files = books().into_iter().map(|(file, _)| file);
    let rules = files.filter(|file| file.ends_with("rules.json"));
    rules
        .map(|file| {
            let text = fs::read_to_string(&file).expect("the book can be read");
            RuleBook::read(&text).expect("a rule book")
        })
        .collect()
}

/// The rule books and guides of all games with the keys that they name.
fn books() -> Vec<(PathBuf, BTreeSet<String>)> {
    let mut books = Vec::new();
    for game in fs::read_dir(root().join("crates")).expect("the crates can be listed") {
        let data = game.expect("a folder").path().join("data");
        let mut add = |name: &str, keys: fn(&str) -> Result<BTreeSet<String>, BookError>| {
            let file = data.join(name);
            if file.is_file() {
                let text = fs::read_to_string(&file).expect("the book can be read");
                let keys = keys(&text).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
                books.push((file, keys));
            }
        };
        add("rules.json", |text| Ok(RuleBook::read(text)?.keys()));
        add("guide.json", |text| Ok(Guide::read(text)?.keys()));
    }
    assert!(!books.is_empty(), "the search finds what is there");
    books
}
