//! What the address says of a page, and what all tabs know.

use e2e::{Browser, Stage, Window, control};
use fantoccini::key::Key;
use serde_json::json;

use crate::turn::start_local;

/// Goes back once. A script that is under way when its page goes would be run once more on the next page.
async fn back(player: &Browser) {
    let script = "setTimeout(() => history.back())";
    player.script(script, Vec::new()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_setting_reaches_other_tabs_at_once() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    player.goto(&stage.url("/settings")).await;
    player.see(&control("settings-theme-dark")).await;
    let tabs = player.client();
    let first = tabs.window().await.expect("a tab");
    let second = tabs.new_window(true).await.expect("a second tab").handle;
    let there = tabs.switch_to_window(second).await;
    there.expect("it is there");
    player.goto(&stage.url("/settings")).await;
    player.press("settings-theme-dark").await;
    player.press("lang-de").await;
    let there = tabs.switch_to_window(first).await;
    there.expect("it is there");
    player.see("html[data-theme=dark][lang=de]").await;
    player.see_text("h1", "Einstellungen").await;
    player.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_address_chooses_the_language_and_the_step_of_a_lesson() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    player.goto(&stage.url("/learn/tora?lang=de#step-3")).await;
    player.see("html[lang=de]").await;
    player.see_text("nav", "Spielen").await;
    let step = "return location.hash";
    let shown = player.text(&control("guide-step")).await;
    player.goto(&stage.url("/learn/tora?lang=de#step-2")).await;
    let body =
        "return document.querySelector('[data-testid=guide-step]').textContent !== arguments[0]";
    let other = player.until("another step", body, vec![json!(shown)]);
    other.await;
    back(&player).await;
    let body =
        "return document.querySelector('[data-testid=guide-step]').textContent === arguments[0]";
    player
        .until("the step before", body, vec![json!(shown)])
        .await;
    assert_eq!(player.script(step, Vec::new()).await, json!("#step-3"));
    player.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn at_one_screen_a_draw_is_declined_and_the_round_is_that_of_the_moves() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    let page = stage.url("/play?game=lancerchess&mode=same-screen");
    start_local(&player, &page, &["game-lancerchess", "mode-same-screen"]).await;
    player.press("draw").await;
    player.see(&control("accept-draw")).await;
    player.press("decline-draw").await;
    player.gone(&control("accept-draw")).await;
    player.touch(&["e2", "e4"]).await;
    player.touch(&["e7", "e6"]).await;
    player.see_count(&control("move"), 2).await;
    player.see_text(&control("round"), "2").await;
    player.keys(&[Key::Left]).await;
    player.press("board-previous").await;
    player.see_text(&control("round"), "1").await;
    player.press("board-last").await;
    player.see_text(&control("round"), "2").await;
    player.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_other_side_has_done_stays_as_arrows_and_words_until_the_next_touch() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    let page = stage.url("/play?game=lancerchess&mode=same-screen");
    start_local(&player, &page, &["game-lancerchess", "mode-same-screen"]).await;
    player.touch(&["e2", "e4"]).await;
    let arrow = "[data-testid=board] path.arrow:not(.under)";
    player.see_count(arrow, 1).await;
    let told = "from e2 to e4.";
    player.see_text(&control("told"), told).await;
    player.see_text(&control("said"), told).await;
    player.touch(&["e7"]).await;
    player.see_count(arrow, 0).await;
    player.keys(&[Key::Escape]).await;
    player.see_count(arrow, 1).await;
    player.goto(&stage.url("/settings")).await;
    player.press("settings-arrows").await;
    back(&player).await;
    player.see_text(&control("told"), told).await;
    assert_eq!(player.count(arrow).await, 0);
    player.close().await;
}
