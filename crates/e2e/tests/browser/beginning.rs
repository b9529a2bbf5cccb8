//! A game that begins in a position: one that somebody brings, or one of another game.

use e2e::{Browser, Stage, Window, control};

use crate::turn::begin_lancerchess;

/// The text of the position on the board.
async fn position(player: &Browser) -> String {
    let body = "return document.querySelector('[data-testid=position]').value";
    let text = player.script(body, Vec::new()).await;
    text.as_str().unwrap_or_default().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_from_an_earlier_position() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    begin_lancerchess(&stage, &player).await;
    let after_one = position(&player).await;
    player.touch(&["e7", "e6"]).await;
    player.see_count(&control("move"), 2).await;
    player.press("board-previous").await;
    player.press("play-from-here").await;
    player.see(&control("new-position-board")).await;
    player.screenshot("beginning").await;
    player.press("mode-same-screen").await;
    player.press("start").await;
    player.see(&control("moves")).await;
    assert_eq!(position(&player).await, after_one);
    // The other side is to move, as it was there.
    player.touch(&["d7", "d6"]).await;
    player.see_count(&control("move"), 1).await;
    player.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_position_is_brought_as_text_and_its_faults_are_named() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Phone).await;
    player.goto(&stage.url("/play")).await;
    player.press("new-position-more").await;
    let field = control("new-position");
    player.write(&field, "chess 8/8/8/8/8/8/8/8 w").await;
    player.see(&control("new-position-wrong")).await;
    player.press("start").await;
    player
        .see_text("form > [role=alert]", "can't be played")
        .await;
    let known = "tora-short/rulebook 9/9/9/9/9/7CA/6AGg/6Sua/9 o 2 1 0:0 0 -";
    player.write(&field, known).await;
    player.see(&control("new-position-board")).await;
    player.gone(&control("new-position-wrong")).await;
    player.press("mode-same-screen").await;
    player.press("start").await;
    player.see(&control("moves")).await;
    player.close().await;
}
