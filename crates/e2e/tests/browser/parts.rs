//! The parts of the page that are loaded when they are first needed.

use e2e::{Browser, Stage, Window, control};

use crate::turn::start_local;

/// The most bytes that the page may fetch until its first board is there, as they are sent.
const LIMIT: u64 = 475_500;

/// What the page has fetched so far: paths, and bytes as they were sent.
async fn fetched(player: &Browser) -> Vec<(String, u64)> {
    let body =
        "return ['navigation', 'resource'].flatMap(type => performance.getEntriesByType(type))
        .map(entry => [new URL(entry.name).pathname, entry.encodedBodySize])";
    let found = player.script(body, Vec::new()).await;
    serde_json::from_value(found).expect("paths and sizes")
}

/// The names of the games and pages of which it has fetched code.
async fn parts(player: &Browser) -> Vec<String> {
    let part = |(path, _): (String, u64)| {
        let (name, _) = path.strip_prefix("/part_")?.rsplit_once('-')?;
        Some(name.to_owned())
    };
    fetched(player).await.into_iter().filter_map(part).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_board_needs_little_and_no_other_game() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    player.goto(&stage.url("/")).await;
    player
        .see(&format!("{} [data-place]", control("board")))
        .await;

    let fetched = fetched(&player).await;
    let sum: u64 = fetched.iter().map(|(_, bytes)| bytes).sum();
    println!("the first board: {sum} bytes in {} requests", fetched.len());
    assert!(sum <= LIMIT, "{sum} bytes: {fetched:#?}");
    assert!(sum > LIMIT / 10, "sizes are not told: {fetched:#?}");
    assert_eq!(parts(&player).await, ["tora_short"]);
    let early = |path: &&str| {
        path.contains("-rules") || path.starts_with("/data/") || path.contains("/de/")
    };
    let early: Vec<&str> = fetched
        .iter()
        .map(|(path, _)| path.as_str())
        .filter(early)
        .collect();
    assert!(early.is_empty(), "not needed yet: {early:?}");
    player.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_games_rules_arrive_when_its_page_is_opened() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    let page = stage.url("/play?game=convoy&mode=computer");
    player.goto(&page).await;
    player.see(&control("start")).await;
    assert_eq!(parts(&player).await, ["new_game"]);
    start_local(&player, &page, &["game-convoy", "side-first"]).await;
    player.see(&control("board")).await;
    let mut parts = self::parts(&player).await;
    parts.sort();
    assert_eq!(parts, ["convoy", "kept_games", "local_game", "new_game"]);

    // With a rule book come the rules of the games that its diagrams show.
    player.goto(&stage.url("/rules/tigerchess")).await;
    player.see(&control("diagram")).await;
    let mut parts = self::parts(&player).await;
    parts.sort();
    assert_eq!(parts, ["books", "lancerchess", "tigerchess"]);
    player.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_part_that_can_not_be_fetched_is_asked_for_again() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    player.block(&["*/part_settings-*"]).await;
    player.goto(&stage.url("/")).await;
    player.see(&control("board")).await;
    player.click("nav a[href=\"/settings\"]").await;
    player.see(&control("part-failed")).await;
    player.block(&[]).await;
    player.press("part-retry").await;
    player.see(&control("lang-de")).await;
    player
        .close_despite(&["part_settings", "Failed to fetch"])
        .await;
}
