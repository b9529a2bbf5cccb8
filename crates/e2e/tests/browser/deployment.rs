//! The deployment of TigerChess: the board says who posts what, and shows where; dice roll over it.

use e2e::{Browser, Stage, Window, control};

use crate::assassin::looks_right;
use crate::dice::choose;
use crate::online::value;

/// Has a game of TigerChess begin as it is chosen on this page: buttons, and options with their choices.
pub(crate) async fn set_out(
    player: &Browser,
    page: &str,
    buttons: &[&str],
    choices: &[(&str, &str)],
) {
    player.goto(page).await;
    for id in ["game-tigerchess"].iter().chain(buttons) {
        player.press(id).await;
    }
    for (id, choice) in choices {
        choose(player, id, choice).await;
    }
    player.press("start").await;
}

/// Starts a game of TigerChess on one screen.
pub(crate) async fn begin(player: &Browser, stage: &Stage, choices: &[(&str, &str)]) {
    let page = stage.url("/play?game=tigerchess&mode=same-screen");
    set_out(player, &page, &["mode-same-screen"], choices).await;
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
        let heard = "Siberia: Swordsman i is posted on c6. Bengal: post Swordsman 1 of 4";
        player.see_text(&control("said"), heard).await;
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

/// The side that waits reads this, and has heard it.
async fn told(player: &Browser, waits_for: &str) {
    player.see_text(&control("early"), waits_for).await;
    player.see_text(&control("said"), waits_for).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_waits_by_link_is_told_what_the_other_side_posts() {
    let stage = Stage::start().await;
    let host = stage.browser(Window::Desktop).await;
    let page = stage.url("/play?game=tigerchess&mode=friend");
    let agreed = [
        ("option-deployment", "open"),
        ("option-tiger-variation", "on"),
    ];
    set_out(&host, &page, &["side-first"], &agreed).await;
    let invitation = value(&host, "invite-link").await;
    let guest = stage.browser(Window::Phone).await;
    guest.goto(&invitation).await;
    guest.press("join-seat").await;
    guest.see(&control("resign")).await;
    let early = control("early");
    host.see_text(&early, "Siberia has to post its Royal Guard")
        .await;
    looks_right(&host, "deployment-waits").await;
    guest.touch(&["e10"]).await;
    told(&guest, "Bengal has to post its Royal Guard").await;
    looks_right(&guest, "deployment-waits-phone").await;
    host.see_text(&control("said"), "Royal Guard is posted on e10")
        .await;
    host.see_text(&control("said"), "Bengal: post the Royal Guard")
        .await;
    host.touch(&["d-1"]).await;
    told(&host, "Siberia has to post Swordsman 1 of its 4").await;
    guest.see_text(&control("said"), "posted on d-1").await;
    guest.touch(&["c6"]).await;
    // C-D1: two in a row.
    let two = "Bengal has to post Swordsmen 1 and 2 of its 4";
    told(&guest, two).await;
    let heard = "Enemy Swordsman i is posted on c6. Bengal: post Swordsman 1 of 4";
    host.see_text(&control("said"), heard).await;
    host.see_text(&control("told"), "Enemy Swordsman i is posted on c6")
        .await;
    host.touch(&["b4"]).await;
    let heard = "posted on b4. Bengal: post Swordsman 2 of 4";
    host.see_text(&control("said"), heard).await;
    host.touch(&["f4"]).await;
    let two = "Siberia has to post Swordsmen 2 and 3 of its 4";
    told(&host, two).await;
    let heard =
        "Enemy Swordsman i is posted on b4. Enemy Swordsman ii is posted on f4. Siberia: post";
    guest.see_text(&control("said"), heard).await;
    for player in [host, guest] {
        player.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_waits_for_the_computer_is_told_what_it_posts() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Phone).await;
    player.hold_computer().await;
    let page = stage.url("/play?game=tigerchess&mode=computer&lang=de");
    let agreed = [
        ("option-deployment", "open"),
        ("option-tiger-variation", "off"),
    ];
    set_out(&player, &page, &["side-first"], &agreed).await;
    player.see(&control("moves")).await;
    player
        .see_text(
            &control("early"),
            "Der Aufmarsch: Sibirien muss Schwertkämpfer 1 von 4",
        )
        .await;
    looks_right(&player, "deployment-waits-computer").await;
    player.let_think().await;
    let said = control("said");
    player
        .see_text(&said, "Gegnerischer Schwertkämpfer i wird auf")
        .await;
    player
        .see_text(&said, "Bengalen: Stelle Schwertkämpfer 1 von 4")
        .await;
    player.close().await;
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
