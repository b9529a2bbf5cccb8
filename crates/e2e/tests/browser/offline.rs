//! Without a network and without a server.

use e2e::{Stage, Window, control};

use crate::turn::{see_answer, start_local};

#[tokio::test(flavor = "multi_thread")]
async fn once_loaded_it_plays_without_a_network() {
    let mut stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    player.goto(&stage.url("/")).await;
    player.kept().await;

    stage.kill_server().await;
    player.offline(true).await;
    player.reload().await;
    // Newer browsers drop this setting together with the old page.
    player.offline(true).await;
    player.see(&control("offline")).await;

    let page = stage.url("/play?mode=computer");
    start_local(&player, &page, &["game-tora-short", "side-first"]).await;
    player.touch(&["v5h7", "v6h5"]).await;
    player.touch(&["v6h5", "v5h6"]).await;
    player.see_count(&control("step"), 2).await;
    player.press("end-turn").await;
    see_answer(&player, 2).await;
    player.reload().await;
    player.see_count(&control("move"), 2).await;

    // Games, books and languages that were not opened before are there, too.
    let page = stage.url("/play?game=convoy&mode=same-screen");
    start_local(&player, &page, &["game-convoy", "mode-same-screen"]).await;
    player
        .see(&format!("{} [data-place]", control("board")))
        .await;
    player.goto(&stage.url("/settings")).await;
    player.press("lang-de").await;
    player.goto(&stage.url("/rules/tigerchess")).await;
    player.see(&control("diagram")).await;
    player.see_text("h1", "Die Regeln").await;

    // Back again.
    stage.start_server().await;
    player.offline(false).await;
    player.gone(&control("offline")).await;
    player.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_device_that_is_never_idle_keeps_the_app_too() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Phone).await;
    player.keep_busy().await;
    player.goto(&stage.url("/")).await;
    player.kept().await;
    player.close().await;
}
