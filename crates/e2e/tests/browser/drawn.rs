//! The mouse on the board: drawing with its right button, and names where it rests.

use e2e::{Browser, Stage, Window, control};

use crate::turn::start_local;

const ARROWS: &str = ".board .arrow.drawn";
const RINGS: &str = ".board .ring.drawn";

#[tokio::test(flavor = "multi_thread")]
async fn arrows_and_circles_are_drawn_and_wiped_and_play_nothing() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    player.goto(&stage.url("/")).await;
    player.as_new().await;
    let page = stage.url("/play?game=lancerchess&mode=same-screen");
    start_local(&player, &page, &["game-lancerchess", "mode-same-screen"]).await;

    player.mouse("e2", &["e3", "e4"]).await;
    player.mouse("d7", &["d5"]).await;
    player.mouse("d5", &["d5"]).await;
    player.see_count(ARROWS, 2).await;
    player.see_count(RINGS, 1).await;
    player.screenshot("drawn").await;
    // Nothing was touched or played by it, and the board can be turned.
    assert_eq!(player.count(&control("move")).await, 0);
    player.see_count(".board .selected", 0).await;
    player.press("flip").await;
    player.see_count(ARROWS, 2).await;

    // What is drawn once more goes; a touch wipes the rest and plays as ever.
    player.mouse("d5", &["d5"]).await;
    player.see_count(RINGS, 0).await;
    player.see_count(ARROWS, 2).await;
    player.touch(&["e2"]).await;
    player.see_count(ARROWS, 0).await;
    player.touch(&["e4"]).await;
    player.see_count(&control("move"), 1).await;

    player.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_piece_is_named_where_the_mouse_rests() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    player.goto(&stage.url("/")).await;
    player.as_new().await;
    let page = stage.url("/play?game=convoy&mode=same-screen");
    start_local(&player, &page, &["game-convoy", "mode-same-screen"]).await;

    player.mouse("g7", &[]).await;
    named(&player, Some("king")).await;
    player.mouse("a1", &[]).await;
    named(&player, None).await;
    player.close().await;
}

/// Waits until the browser would show such a name beside the pointer, or none.
pub(crate) async fn named(player: &Browser, name: Option<&str>) {
    let body = "const title = document.querySelector('.board > title')?.textContent ?? null;
        return arguments[0] === null ? title === null : title?.toLowerCase().includes(arguments[0])";
    let what = format!("the name is not {name:?}");
    player.until(&what, body, vec![name.into()]).await;
}
