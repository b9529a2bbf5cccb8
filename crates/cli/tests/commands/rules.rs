//! The rule books in the terminal.

use serde_json::Value;

use crate::{output, prints, refuses, says, tigerden};

#[test]
fn the_chapters_are_listed_with_their_rules() {
    let book = prints(&["rules", "tora-short", "--lang", "en"], "");
    says(
        &book,
        &[
            "The rules of TORA\nEdition: Rulebook\n",
            "\nMOVEMENT\n",
            "\n  T-M3   ",
        ],
    );
    assert_eq!(prints(&["rules", "tora", "--lang", "en"], ""), book);
    let lancer = prints(&["rules", "lancerchess", "--lang", "en"], "");
    let tiger = prints(&["rules", "tigerchess", "--lang", "en"], "");
    assert!(lancer.contains("  C-L7 ") && !tiger.contains("  C-L7 "));
}

#[test]
fn a_rule_is_shown_with_its_text_and_diagrams() {
    let rule = prints(&["rules", "tora-short", "t-b4", "--lang", "en"], "");
    says(
        &rule,
        &[
            "T-B4  Distance\nDistances are counted",
            "\n 9  ·  [·]  ·   A   ·  [·]  ·\n",
            "\nHighlighted: v11h7, ",
        ],
    );
    assert!(rule.lines().all(|line| line.chars().count() <= 80));
}

#[test]
fn an_edition_says_what_is_different_in_it() {
    let tablut = prints(&["rules", "tablut", "K-4", "--lang", "en"], "");
    says(&tablut, &["In this edition: Corners are squares"]);
    let convoy = prints(&["rules", "convoy", "K-4", "--lang", "en"], "");
    assert!(!convoy.contains("In this edition"));
    let edition = [
        "rules",
        "convoy",
        "K-4",
        "--edition",
        "tablut",
        "--lang",
        "en",
    ];
    assert_eq!(prints(&edition, ""), tablut);
}

#[test]
fn the_language_is_that_of_the_user() {
    let german = prints(&["rules", "tora", "T-B4", "--lang", "de"], "");
    says(&german, &["Hervorgehoben: "]);
    let mut command = tigerden(&["rules", "tora", "T-B4"]);
    for name in ["LC_ALL", "LC_MESSAGES"] {
        command.env_remove(name);
    }
    let told = command.env("LANG", "de_AT.UTF-8").assert().success();
    assert_eq!(output(&told), german);
    let all = command.env("LC_ALL", "C").assert().success();
    says(&output(&all), &["Highlighted: "]);
    says(
        &refuses(&["rules", "tora", "--lang", "fr"], ""),
        &["expected de or en"],
    );
}

#[test]
fn every_book_is_whole() {
    for (game, edition) in [
        ("tora", "rulebook"),
        ("tora", "quicksheet"),
        ("tora", "website"),
        ("tigerchess", "lancerchess"),
        ("tigerchess", "tigerchess"),
        ("convoy", "convoy"),
        ("convoy", "brandubh"),
    ] {
        for language in ["en", "de"] {
            let book = ["rules", game, "--edition", edition, "--lang", language];
            let text = prints(&[&book[..], &["--all"]].concat(), "");
            let json = prints(&[&book[..], &["--json"]].concat(), "");
            let json: Value = serde_json::from_str(&json).unwrap();
            let chapters = json["chapters"].as_array().unwrap();
            let rules = chapters
                .iter()
                .flat_map(|one| one["rules"].as_array().unwrap());
            let mut diagrams = 0;
            for rule in rules {
                let (id, title) = (
                    rule["id"].as_str().unwrap(),
                    rule["title"].as_str().unwrap(),
                );
                says(&text, &[&format!("\n{id}  {title}\n")]);
                assert_ne!(rule["text"], id, "a text is missing");
                diagrams += rule["diagrams"].as_array().unwrap().len();
            }
            assert!(diagrams > 5, "{game} {edition}");
            for key in ["-fig-", "-chapter-", "cli-rules", "rules-"] {
                assert!(!text.contains(key), "{key} has no text");
            }
        }
    }
}

#[test]
fn what_is_not_in_a_book_is_refused() {
    for (arguments, wanted) in [
        (&["rules", "tora-short", "M3"][..], "did you mean `T-M3`?"),
        (&["rules", "tora-short", "tm3"], "did you mean `T-M3`?"),
        (&["rules", "tigerchess", "C-L7"], "--edition lancerchess"),
        (&["rules", "tora-short", "9-9"], "all ids are listed"),
        (
            &["rules", "tora", "--edition", "webiste"],
            "did you mean `website`?",
        ),
        (&["rules", "brandub"], "did you mean `brandubh`?"),
        (&["rules", "chess"], "did you mean"),
    ] {
        says(&refuses(arguments, ""), &[wanted]);
    }
}
