//! Choices for a new game that exclude each other.

use e2e::{Stage, Window, control};

#[tokio::test(flavor = "multi_thread")]
async fn what_excludes_each_other_says_so_and_cant_be_chosen() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    player.goto(&stage.url("/play?mode=friend")).await;
    player.press("game-convoy").await;
    let closed = |id: &str| format!("{}[aria-disabled=\"true\"]", control(id));
    player.see(&control("new-take-back")).await;
    player.press("new-rated").await;
    player.see(&closed("new-take-back")).await;
    player.see_text("form", "Not together with").await;
    // A press on it changes nothing.
    player.press("new-take-back").await;
    player
        .see(&format!("{}:not(:checked)", control("new-take-back")))
        .await;
    player.screenshot("boxes").await;
    player.press("new-rated").await;
    player.gone(&closed("new-take-back")).await;
    player.press("new-take-back").await;
    for strict in ["new-rated", "new-touch-move", "new-arbiter"] {
        player.see(&closed(strict)).await;
    }
    // What can be chosen together is accepted by the server.
    player.press("start").await;
    player.see(&control("invite-link")).await;
    player.close().await;
}
