//! The parts of the page that are loaded when they are first needed.

use e2e::{Browser, Stage, Window, control};
use serde::Deserialize;

use crate::turn::start_local;

/// The most bytes that the page may fetch until its first board is there, as they are sent.
const LIMIT: u64 = 469_500;

/// Something that the page has fetched.
#[derive(Debug, Deserialize)]
struct Fetched {
    path: String,
    /// Bytes as they were sent.
    bytes: u64,
    /// Milliseconds since the page was asked for.
    begun: f64,
    ended: f64,
}

/// What the page has fetched so far.
async fn fetched(player: &Browser) -> Vec<Fetched> {
    let body =
        "return ['navigation', 'resource'].flatMap(type => performance.getEntriesByType(type))
        .map(entry => ({
            path: new URL(entry.name).pathname,
            bytes: entry.encodedBodySize,
            begun: entry.startTime,
            ended: entry.responseEnd,
        }))";
    let found = player.script(body, Vec::new()).await;
    serde_json::from_value(found).expect("what was fetched")
}

/// The names of the games and pages of which it has fetched code.
async fn parts(player: &Browser) -> Vec<String> {
    let part = |Fetched { path, .. }: Fetched| {
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
    player.see(".tile.game img").await;

    let fetched = fetched(&player).await;
    // The pictures of the games stand below, and wait until the board is there.
    let (pictures, fetched): (Vec<_>, Vec<_>) = fetched
        .into_iter()
        .partition(|file| file.path.starts_with("/cards/"));
    let rules = fetched.iter().filter(|file| file.path.contains("/part_"));
    let board = rules.map(|file| file.ended).fold(0.0, f64::max);
    for picture in pictures {
        assert!(picture.begun >= board, "before the board: {picture:?}");
    }
    let sum: u64 = fetched.iter().map(|file| file.bytes).sum();
    println!("the first board: {sum} bytes in {} requests", fetched.len());
    assert!(sum <= LIMIT, "{sum} bytes: {fetched:#?}");
    assert!(sum > LIMIT / 10, "sizes are not told: {fetched:#?}");
    assert_eq!(parts(&player).await, ["tora_short"]);
    let early = |path: &&str| {
        path.contains("-rules") || path.starts_with("/data/") || path.contains("/de/")
    };
    let early: Vec<&str> = fetched
        .iter()
        .map(|file| file.path.as_str())
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
    // The part itself, or what it shares with others.
    for file in ["part_settings", "small_pieces"] {
        let player = stage.browser(Window::Desktop).await;
        player.block(&[&format!("*/{file}-*")]).await;
        player.goto(&stage.url("/")).await;
        player.see(&control("board")).await;
        player.click("nav a[href=\"/settings\"]").await;
        player.see(&control("part-failed")).await;
        player.block(&[]).await;
        player.press("part-retry").await;
        player.see(&control("lang-de")).await;
        player.close_despite(&[file, "Failed to fetch"]).await;
    }
}
