//! Moves that are prepared while the other side thinks.

use e2e::{Browser, Stage, Window, control};
use fantoccini::key::Key;

use crate::assassin::{looks_right, says};
use crate::online::value;
use crate::turn::start_local;

/// A host, who has the first side, and a guest.
async fn opened(stage: &Stage) -> [Browser; 2] {
    let host = stage.browser(Window::Desktop).await;
    host.goto(&stage.url("/play?mode=friend")).await;
    for choice in ["game-lancerchess", "side-first", "start"] {
        host.press(choice).await;
    }
    let invitation = value(&host, "invite-link").await;
    // A new phone asks for a second touch of each move; a move that was prepared needs none.
    let guest = stage.browser(Window::Phone).await;
    guest.goto(&invitation).await;
    guest.as_new().await;
    guest.goto(&invitation).await;
    guest.press("join-seat").await;
    guest.see(&control("resign")).await;
    [host, guest]
}

/// Waits until both see so many turns.
async fn played(players: &[Browser; 2], turns: usize) {
    for player in players {
        player.see_count(&control("move"), turns).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_prepared_move_is_played_when_the_turn_comes() {
    let stage = Stage::start().await;
    let players = opened(&stage).await;
    let [host, guest] = &players;
    guest.touch(&["e7"]).await;
    guest.see_text(&control("early"), "From e7").await;
    guest.touch(&["e5"]).await;
    guest
        .see_text(&control("early"), "Prepared: e7 to e5")
        .await;
    guest.see_text(&control("said"), "Prepared: e7 to e5").await;
    looks_right(guest, "prepared").await;
    assert_eq!(host.count(&control("move")).await, 0);
    host.touch(&["e2", "e4"]).await;
    played(&players, 2).await;
    host.see_text(&control("told"), "e5").await;

    // The rules don't allow this one: the way is not free.
    guest.touch(&["d8", "d5"]).await;
    guest
        .see_text(&control("early"), "Prepared: d8 to d5")
        .await;
    host.touch(&["a2", "a3"]).await;
    played(&players, 3).await;
    guest.see_text(&control("said"), "not possible now").await;
    guest.see(&control("refusal")).await;
    guest.touch(&["a7", "a6"]).await;
    guest.press("confirm").await;
    played(&players, 4).await;
    for player in players {
        player.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_prepared_is_withdrawn_by_escape_or_a_touch() {
    let stage = Stage::start().await;
    let players = opened(&stage).await;
    let [host, guest] = &players;
    let withdrawn = "Nothing is prepared";
    guest.touch(&["e7", "e5"]).await;
    guest.see_text(&control("early"), "Prepared").await;
    guest.keys(&[Key::Escape]).await;
    guest.see_text(&control("said"), withdrawn).await;
    guest.touch(&["d7", "d5"]).await;
    guest.see_text(&control("early"), "Prepared: d7").await;
    guest.touch(&["d5"]).await;
    guest.see_text(&control("said"), withdrawn).await;
    host.touch(&["e2", "e4"]).await;
    played(&players, 1).await;
    guest.touch(&["c7", "c6"]).await;
    guest.press("confirm").await;
    played(&players, 2).await;
    host.see_text(&control("told"), "c6").await;
    for player in players {
        player.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_prepared_while_the_computer_thinks_and_outlasts_the_page() {
    let stage = Stage::start().await;
    for window in [Window::Desktop, Window::Phone] {
        let player = stage.browser(window).await;
        player.hold_computer().await;
        let page = stage.url("/play?game=lancerchess&mode=computer");
        start_local(&player, &page, &["game-lancerchess", "side-second"]).await;
        let early = control("early");
        player.touch(&["e7", "e5"]).await;
        player.see_text(&early, "Prepared: e7 to e5").await;
        looks_right(&player, &format!("prepared-computer-{window:?}")).await;
        player.reload().await;
        player.see(&control("moves")).await;
        player.see_text(&early, "Prepared: e7 to e5").await;
        player.let_think().await;
        // The computer has answered it, too.
        player.see_count(&control("move"), 3).await;
        player.see_text(&control("moves"), "e5").await;
        // What is withdrawn doesn't come back.
        start_local(&player, &page, &["game-lancerchess", "side-second"]).await;
        player.touch(&["a7", "a6"]).await;
        player.see_text(&early, "Prepared: a7 to a6").await;
        player.keys(&[Key::Escape]).await;
        player
            .see_text(&control("said"), "Nothing is prepared")
            .await;
        player.reload().await;
        player.see(&control("moves")).await;
        player.let_think().await;
        player.see_count(&control("move"), 1).await;
        player.see(&control("composer")).await;
        says(&player, "a7", "your Pikeman").await;
        player.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_prepared_is_withdrawn_when_another_turn_has_come() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    player.hold_computer().await;
    let page = stage.url("/play?game=lancerchess&mode=computer");
    start_local(&player, &page, &["game-lancerchess"]).await;
    player.touch(&["e2", "e4"]).await;
    player.see_count(&control("move"), 1).await;
    // Prepared for the second turn; then the first one is to be played again.
    player.touch(&["d2", "d4"]).await;
    player
        .see_text(&control("early"), "Prepared: d2 to d4")
        .await;
    player.press("take-back").await;
    player
        .see_text(&control("said"), "Nothing is prepared")
        .await;
    player.see_count(&control("move"), 0).await;
    player.reload().await;
    player.see(&control("composer")).await;
    player.see_count(&control("move"), 0).await;
    player.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_prepared_by_link_outlasts_the_page() {
    let stage = Stage::start().await;
    let players = opened(&stage).await;
    let [host, guest] = &players;
    guest.touch(&["e7", "e5"]).await;
    guest.see_text(&control("early"), "Prepared").await;
    guest.reload().await;
    guest
        .see_text(&control("early"), "Prepared: e7 to e5")
        .await;
    // The turn comes while the page is away.
    let address = guest.client().current_url().await.expect("an address");
    guest.goto(&stage.url("/")).await;
    host.touch(&["e2", "e4"]).await;
    host.see_count(&control("move"), 1).await;
    guest.goto(address.as_str()).await;
    played(&players, 2).await;
    host.see_text(&control("told"), "e5").await;
    for player in players {
        player.close().await;
    }
}
