//! Learning against the computer: turns are taken back, and hints say what a stronger player would do.

use e2e::{Stage, Window, control};

use crate::assassin::{choose, looks_right, says};
use crate::turn::start_local;

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_taken_back_with_the_answer_to_it() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    let page = stage.url("/play?game=lancerchess&mode=computer");
    start_local(&player, &page, &["game-lancerchess"]).await;
    let disabled = format!("{}:disabled", control("take-back"));
    player.see(&disabled).await;
    player.touch(&["e2", "e4"]).await;
    player.see_count(&control("move"), 2).await;
    player.press("take-back").await;
    player.see_count(&control("move"), 0).await;
    says(&player, "e4", "empty").await;
    player.see(&disabled).await;
    // It stays taken back, and another turn is played.
    player.reload().await;
    player.see_count(&control("move"), 0).await;
    player.touch(&["d2", "d4"]).await;
    player.see_count(&control("move"), 2).await;
    player.reload().await;
    player.see_count(&control("move"), 2).await;
    says(&player, "e4", "empty").await;
    player.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_says_and_shows_what_a_stronger_player_would_do() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Phone).await;
    let page = stage.url("/play?game=tora-short&mode=computer");
    start_local(&player, &page, &["game-tora-short"]).await;
    player.press("ask-hint").await;
    player
        .see_text(&control("hint"), "Level 6 would play this.")
        .await;
    assert!(player.count(".arrow").await > 0, "the hint has arrows");
    looks_right(&player, "hint").await;
    player.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_at_one_screen_take_turns_back_and_a_game_with_a_clock_does_not() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    let page = stage.url("/play?game=lancerchess&mode=same-screen");
    start_local(&player, &page, &["game-lancerchess", "mode-same-screen"]).await;
    assert_eq!(player.count(&control("ask-hint")).await, 0);
    player.touch(&["e2", "e4"]).await;
    player.see_count(&control("move"), 1).await;
    player.press("take-back").await;
    player.see_count(&control("move"), 0).await;
    says(&player, "e2", "Pikeman").await;

    player.goto(&page).await;
    player.press("game-lancerchess").await;
    player.press("mode-same-screen").await;
    choose(&player, "clock", "fischer 5m+3s").await;
    player.press("start").await;
    player.see(&control("resign")).await;
    assert_eq!(player.count(&control("take-back")).await, 0);
    player.close().await;
}
