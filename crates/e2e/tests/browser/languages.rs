//! English and German, complete on all main pages.

use std::collections::BTreeSet;
use std::path::Path;

use e2e::{Browser, Stage, Window, control};

use crate::turn::start_local;

const PATHS: [&str; 8] = [
    "/",
    "/play?mode=computer",
    "/play?mode=friend",
    "/rules/tora",
    "/rules/tora/website",
    "/learn",
    "/settings",
    "/no/such/page",
];

#[tokio::test(flavor = "multi_thread")]
async fn english_and_german_are_complete() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    let mut pages: Vec<String> = PATHS.iter().map(|path| stage.url(path)).collect();
    let page = stage.url("/play?mode=computer");
    start_local(&player, &page, &["game-tora-long", "side-first"]).await;
    let game = player.client().current_url().await;
    pages.push(game.expect("an address").to_string());

    let english = read(&player, &pages).await;
    player.goto(&stage.url("/settings")).await;
    player.press("lang-de").await;
    player.see("html[lang=\"de\"]").await;
    let german = read(&player, &pages).await;

    let known = german_texts();
    let same = |(en, de): (&BTreeSet<String>, &BTreeSet<String>)| {
        let same = en
            .intersection(de)
            .filter(|text| is_words(text) && !known.contains(*text));
        same.cloned().collect::<Vec<_>>()
    };
    let left: BTreeSet<String> = english.iter().zip(&german).flat_map(same).collect();
    assert!(left.is_empty(), "not in German: {left:#?}");
    player.close_despite(&["/no/such/page"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn german_reasons_on_a_phone() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Phone).await;
    player.goto(&stage.url("/settings")).await;
    player.press("lang-de").await;
    player.see("html[lang=\"de\"]").await;
    player.goto(&stage.url("/")).await;
    player.touch(&["v5h7", "v5h3"]).await;
    player.see(&control("refusal-reason")).await;
    player.see_text(&control("refusal-rule"), "Regel").await;
    assert_eq!(player.raw_texts().await, Vec::<String>::new());
    assert_eq!(player.misfits().await, Vec::<String>::new());
    player.close().await;
}

/// The texts of each page, none of which is a bare key.
async fn read(player: &Browser, pages: &[String]) -> Vec<BTreeSet<String>> {
    let mut all = Vec::new();
    for page in pages {
        player.goto(page).await;
        player.see("main h1, main h2").await;
        assert_eq!(player.raw_texts().await, Vec::<String>::new(), "at {page}");
        all.push(player.texts().await.into_iter().collect());
    }
    all
}

/// Everything the German files hold, to tell a word that is the same from one that is missing.
fn german_texts() -> String {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../texts/locales/de"));
    let files = std::fs::read_dir(folder).expect("the German texts are there");
    let text = |file: std::io::Result<std::fs::DirEntry>| {
        std::fs::read_to_string(file.expect("a file").path()).expect("a text")
    };
    files.map(text).collect()
}

/// Whether it holds a word of the language, not only places, moves and numbers.
fn is_words(text: &str) -> bool {
    text.split(|c: char| !c.is_alphanumeric())
        .any(|word| word.chars().count() > 2 && word.chars().all(char::is_alphabetic))
}
