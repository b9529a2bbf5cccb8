//! The first page and a first game against the computer.

use e2e::{Stage, Window, control};
use fantoccini::key::Key;

use crate::turn::{end_and_see_answer, see_answer, start_local};

#[tokio::test(flavor = "multi_thread")]
async fn the_first_page_can_be_played_at_once() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    player.goto(&stage.url("/")).await;

    player.touch(&["v5h7"]).await;
    player.see("[data-target=\"move\"]").await;
    player.touch(&["v6h5"]).await;
    player.see_count(&control("step"), 1).await;
    player.touch(&["v6h5", "v5h6"]).await;
    player.see_count(&control("step"), 2).await;
    end_and_see_answer(&player).await;
    player.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_against_the_computer() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    let page = stage.url("/play?mode=computer");
    start_local(&player, &page, &["game-tora-short", "side-first"]).await;

    // Something illegal: too far for an Archer (T-M1). The reason is said at the spot.
    player.touch(&["v5h7", "v5h3"]).await;
    player.see(&control("refusal-reason")).await;
    let rule = player.text(&control("refusal-rule")).await;
    assert!(rule.contains("T-"), "no rule is named: {rule}");
    let spot = player.script(NEAR, Vec::new()).await;
    assert_eq!(spot, true, "the reason is far from the place");
    player.keys(&[Key::Escape]).await;
    player.gone(&control("refusal")).await;

    // A piece of the enemy is not ours to move.
    player.shift(Key::Escape).await;
    player.touch(&["v5h1"]).await;
    player.see(&control("refusal-reason")).await;
    player.keys(&[Key::Escape]).await;
    player.gone(&control("refusal")).await;

    // A legal turn, a step of it taken back, all of it taken back.
    player.touch(&["v5h7", "v5h5"]).await;
    player.see_count(&control("step"), 1).await;
    player.touch(&["v5h5", "v5h4"]).await;
    player.keys(&[Key::Escape]).await;
    player.see_count(&control("step"), 1).await;
    player.touch(&["v6h8", "v7h7"]).await;
    player.see_count(&control("step"), 2).await;
    player.keys(&[Key::Escape]).await;
    player.see_count(&control("step"), 1).await;
    player.shift(Key::Escape).await;
    player.see_count(&control("step"), 0).await;
    player.see(&format!("{}:disabled", control("undo"))).await;

    // Again, and ended; the computer plays.
    player.touch(&["v5h7", "v6h5"]).await;
    player.see_count(&control("step"), 1).await;
    player.touch(&["v6h8", "v7h7"]).await;
    player.see_count(&control("step"), 2).await;
    player.key(' ').await;
    see_answer(&player, 2).await;
    player.see_text(&control("moves"), "v6h8-v7h7").await;
    player.close().await;
}

/// Whether the reason stands within two places of the place that was touched.
const NEAR: &str = "
    const place = document.querySelector('[data-testid=\"board\"] [data-place=\"v5h3\"]').getBoundingClientRect();
    const box = document.querySelector('[data-testid=\"refusal\"]').getBoundingClientRect();
    const gap = (a0, a1, b0, b1) => Math.max(0, b0 - a1, a0 - b1);
    return Math.max(gap(place.left, place.right, box.left, box.right),
        gap(place.top, place.bottom, box.top, box.bottom)) <= 2 * place.width";

#[tokio::test(flavor = "multi_thread")]
async fn a_reload_in_mid_turn_finds_the_draft() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    let page = stage.url("/play?mode=computer");
    start_local(&player, &page, &["game-tora-short", "side-first"]).await;

    player.touch(&["v5h7", "v6h5"]).await;
    player.see_count(&control("step"), 1).await;
    let step = player.text(&control("step")).await;
    player.reload().await;
    player.see(&control("draft-kept")).await;
    player.see_count(&control("step"), 1).await;
    assert_eq!(player.text(&control("step")).await, step);

    // It is a draft still: it can be taken back, and played on.
    player.keys(&[Key::Escape]).await;
    player.see_count(&control("step"), 0).await;
    player.touch(&["v5h7", "v6h5"]).await;
    player.touch(&["v6h5", "v7h3"]).await;
    player.see_count(&control("step"), 2).await;
    player.press("end-turn").await;
    see_answer(&player, 2).await;

    // A reload after the turn finds the game as it stands.
    player.reload().await;
    player.see_count(&control("move"), 2).await;
    player.gone(&control("draft-kept")).await;
    player.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_at_one_screen_resign_and_play_again() {
    let stage = Stage::start().await;
    let players = stage.browser(Window::Desktop).await;
    let page = stage.url("/play?mode=same-screen");
    start_local(&players, &page, &["game-tora-short", "mode-same-screen"]).await;

    players.touch(&["v5h7", "v6h5"]).await;
    players.touch(&["v6h5", "v7h3"]).await;
    players.see_count(&control("step"), 2).await;
    players.press("end-turn").await;
    players.see_count(&control("move"), 1).await;
    let status = players.text(&control("status")).await;
    assert!(status.contains("Opposition"), "{status}");

    // Looking back changes nothing.
    players.press("board-first").await;
    players.see(&control("play-from-here")).await;
    players.press("board-last").await;
    players.gone(&control("play-from-here")).await;

    players.press("resign").await;
    players.press("resign-sure").await;
    players.see_text(&control("result"), "Challenger").await;
    players.press("rematch").await;
    players.gone(&control("result")).await;
    players.see_count(&control("move"), 0).await;
    players.close().await;
}
