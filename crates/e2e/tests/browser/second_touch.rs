//! A touch that would end the turn is confirmed, as the settings say; and what was touched is kept.

use e2e::{Stage, Window, control};
use fantoccini::key::Key;

use crate::turn::start_local;

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_asks_for_a_second_touch() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Phone).await;
    player.goto(&stage.url("/")).await;
    player.as_new().await;
    let page = stage.url("/play?game=lancerchess&mode=same-screen");
    start_local(&player, &page, &["game-lancerchess", "mode-same-screen"]).await;
    player.touch(&["e2", "e3"]).await;
    player
        .see_text(&control("composer"), "Touch the place again")
        .await;
    player.see(&control("confirm")).await;
    player.screenshot("second-touch").await;
    // Another end, then the same once more.
    player.touch(&["e4"]).await;
    player.see_text(&control("open-step"), "e4").await;
    assert_eq!(player.count(&control("move")).await, 0);
    player.touch(&["e4"]).await;
    player.see_count(&control("move"), 1).await;
    // It can be taken back before it is confirmed, and confirmed by a button.
    player.touch(&["e7", "e6"]).await;
    player.keys(&[Key::Escape]).await;
    player.gone(&control("confirm")).await;
    player.touch(&["e6"]).await;
    player.press("confirm").await;
    player.see_count(&control("move"), 2).await;
    player.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_desktop_asks_on_large_boards_or_never() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    player.goto(&stage.url("/")).await;
    player.as_new().await;
    let small = stage.url("/play?game=lancerchess&mode=same-screen");
    start_local(&player, &small, &["game-lancerchess", "mode-same-screen"]).await;
    player.touch(&["e2", "e3"]).await;
    player.see_count(&control("move"), 1).await;

    let large = stage.url("/play?game=convoy&mode=same-screen");
    start_local(&player, &large, &["game-convoy", "mode-same-screen"]).await;
    player.touch(&["e1", "d1"]).await;
    player.see(&control("confirm")).await;
    // What was touched survives a reload, and is not played by it.
    player.reload().await;
    player.see(&control("confirm")).await;
    assert_eq!(player.count(&control("move")).await, 0);
    player.touch(&["d1"]).await;
    player.see_count(&control("move"), 1).await;

    player.goto(&stage.url("/settings")).await;
    player.press("settings-confirm-never").await;
    start_local(&player, &large, &["game-convoy", "mode-same-screen"]).await;
    player.touch(&["e1", "d1"]).await;
    player.see_count(&control("move"), 1).await;
    player.close().await;
}
