//! Looking back in a game by turns and by the actions of a turn.

use e2e::{Browser, Stage, Window, control};

use crate::turn::{begin_lancerchess, end_early};

const ARROW: &str = "[data-testid=board] path.arrow:not(.under)";

/// Says which position is in view.
async fn at(player: &Browser, ply: usize) {
    player
        .see_text(&control("said"), &format!("Step {ply} of"))
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_looks_back_by_actions_and_by_turns() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Phone).await;
    player.goto(&stage.url("/play")).await;
    player.press("new-position-more").await;
    let start = "tora-short/rulebook 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 2 1 0:0 0 -";
    player.write(&control("new-position"), start).await;
    player.see(&control("new-position-board")).await;
    player.press("mode-same-screen").await;
    player.press("start").await;
    player.see(&control("moves")).await;
    player.touch(&["v4h8", "v3h7"]).await;
    player.touch(&["v5h7", "v5h6"]).await;
    end_early(&player).await;
    player.see_count(&control("move"), 1).await;
    player.see_count(ARROW, 2).await;

    player.press("board-previous").await;
    at(&player, 1).await;
    player.see_count(ARROW, 1).await;
    player.see_text(&control("told"), "v3h7").await;
    let told = player.text(&control("told")).await;
    assert!(!told.contains("v5h6"), "only the first action: {told}");
    player.screenshot("strides").await;
    player.key('.').await;
    player.see_text(&control("told"), "v5h6").await;
    let told = player.text(&control("told")).await;
    assert!(!told.contains("v3h7"), "only the second action: {told}");
    player.see_count(ARROW, 1).await;

    // Back at the present, the turn is told again as a whole.
    player.press("board-last").await;
    player.see_count(ARROW, 2).await;
    player.press("board-turn-back").await;
    player.see_text(&control("said"), "At the start").await;
    player.key('>').await;
    player
        .see_text(&control("said"), "Back at the present")
        .await;
    player.see_count(ARROW, 2).await;
    player.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_a_turn_is_one_action_there_is_one_kind_of_step() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    begin_lancerchess(&stage, &player).await;
    assert_eq!(player.count(&control("board-turn-back")).await, 0);
    player.key(',').await;
    player.see_text(&control("said"), "At the start").await;
    player.close().await;
}
