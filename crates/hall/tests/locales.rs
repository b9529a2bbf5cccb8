//! The texts of `locales/`: complete in both languages, and there for everything that games and
//! their books name.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use rulebook::{BookError, Guide, RuleBook};

const LANGUAGES: [&str; 2] = ["en", "de"];

/// What a translation must have in common with its original: texts by key (`id` or
/// `id.attribute`), each with the variables it uses.
type Texts = BTreeMap<String, BTreeSet<String>>;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The texts of a language by file name.
fn files(language: &str) -> BTreeMap<String, Texts> {
    let folder = root().join("crates/texts/locales").join(language);
    let entries = fs::read_dir(&folder).expect("the folder of the language can be listed");
    let paths = entries.map(|entry| entry.expect("a file").path());
    paths.map(|path| (name_of(&path), texts(&path))).collect()
}

fn name_of(path: &Path) -> String {
    path.file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned()
}

fn texts(path: &Path) -> Texts {
    let source = fs::read_to_string(path).expect("the file can be read");
    let resource = parser::parse(source.as_str())
        .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
    let mut texts = Texts::new();
    let mut add = |key: String, pattern: &Pattern<&str>| {
        let before = texts.insert(key.clone(), variables(pattern));
        assert!(before.is_none(), "{}: {key} is there twice", path.display());
    };
    for entry in &resource.body {
        let Entry::Message(message) = entry else {
            continue;
        };
        if let Some(value) = &message.value {
            add(message.id.name.to_owned(), value);
        }
        for attribute in &message.attributes {
            add(
                format!("{}.{}", message.id.name, attribute.id.name),
                &attribute.value,
            );
        }
    }
    texts
}

fn variables(pattern: &Pattern<&str>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    in_pattern(pattern, &mut found);
    found
}

fn in_pattern(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, found);
        }
    }
}

fn in_expression(expression: &Expression<&str>, found: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, found),
        Expression::Select { selector, variants } => {
            in_inline(selector, found);
            for variant in variants {
                in_pattern(&variant.value, found);
            }
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, found: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            found.insert(format!("${}", id.name));
        }
        InlineExpression::MessageReference { id, .. } => {
            found.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => in_expression(expression, found),
        _ => {}
    }
}

/// All keys that English has; the other languages have the same.
fn keys() -> BTreeSet<String> {
    files("en")
        .into_values()
        .flat_map(Texts::into_keys)
        .collect()
}

#[test]
fn languages_have_the_same_texts_with_the_same_variables() {
    let [english, other] = LANGUAGES.map(files);
    let names = |files: &BTreeMap<String, Texts>| files.keys().cloned().collect::<Vec<_>>();
    assert_eq!(names(&english), names(&other));
    for (file, texts) in &english {
        let translated = &other[file];
        for key in texts.keys().chain(translated.keys()) {
            assert_eq!(texts.get(key), translated.get(key), "{file}: {key}");
        }
    }
}

#[test]
fn no_text_is_in_two_files() {
    let mut seen = BTreeSet::new();
    for (file, texts) in files("en") {
        for key in texts.into_keys() {
            assert!(seen.insert(key.clone()), "{file}: {key}");
        }
    }
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
