//! The deployment of TigerChess: the board says who posts what, and shows where; dice roll over it.

use e2e::{Browser, Stage, Window, control};

use crate::assassin::looks_right;
use crate::dice::choose;

/// Starts a game of TigerChess on one screen.
async fn begin(player: &Browser, stage: &Stage, choices: &[(&str, &str)]) {
    player
        .goto(&stage.url("/play?game=tigerchess&mode=same-screen"))
        .await;
    for id in ["game-tigerchess", "mode-same-screen"] {
        player.press(id).await;
    }
    for (id, choice) in choices {
        choose(player, id, choice).await;
    }
    player.press("start").await;
    player.see(&control("moves")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn c_d1_the_board_says_who_posts_and_where() {
    let stage = Stage::start().await;
    for window in [Window::Desktop, Window::Phone] {
        let player = stage.browser(window).await;
        let agreed = [
            ("option-deployment", "symmetrical"),
            ("option-tiger-variation", "off"),
        ];
        begin(&player, &stage, &agreed).await;
        let ask = control("ask");
        player
            .see_text(&ask, "Siberia: post Swordsman 1 of 4")
            .await;
        player.see_count(".board .post", 16).await;
        looks_right(&player, &format!("deployment-{window:?}")).await;
        // C-D5: the answer has one place, and after the pair the choice is free again.
        player.touch(&["c6"]).await;
        player.see_text(&ask, "Bengal: post Swordsman 1 of 4").await;
        player.see_count(".board .post", 1).await;
        looks_right(&player, &format!("deployment-answer-{window:?}")).await;
        player.touch(&["c3"]).await;
        player.see_text(&ask, "Bengal: post Swordsman 2 of 4").await;
        player.see_count(".board .post", 15).await;
        for place in ["d3", "d6", "e6", "e3", "f3", "f6"] {
            player.touch(&[place]).await;
        }
        player.see_text(&ask, "Choose the piece").await;
        player.see_count(".board .post", 0).await;
        player.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn c_t1_the_guards_are_posted_first() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    let agreed = [
        ("option-deployment", "open"),
        ("option-tiger-variation", "on"),
    ];
    begin(&player, &stage, &agreed).await;
    player
        .see_text(&control("ask"), "Siberia: post the Royal Guard")
        .await;
    player.see_count(".board .post", 4).await;
    looks_right(&player, "deployment-guard").await;
    player.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn dice_roll_over_the_board_for_a_moment_and_are_proved_on_demand() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    // Whoever asks for less motion sees only how they fell.
    begin(&player, &stage, &[]).await;
    player.see_count(".throws .die", 3).await;
    assert_eq!(player.count(&control("rolling")).await, 0);
    player.moving().await;
    begin(&player, &stage, &[]).await;
    player
        .see_count(&format!("{} .die", control("rolling")), 3)
        .await;
    player.screenshot("dice-roll").await;
    player.gone(&control("rolling")).await;
    player.see_count(".throws .die", 3).await;
    let shown = "return document.querySelector('[data-testid=\"dice-check\"]').checkVisibility()";
    assert_eq!(player.script(shown, Vec::new()).await, false);
    player.see_text(&control("dice-proof"), "✓").await;
    player.press("dice-proof").await;
    player.press("dice-check").await;
    player
        .see_text(&control("dice-verdict"), "fall the same")
        .await;
    looks_right(&player, "dice-proof").await;
    player.close().await;
}
