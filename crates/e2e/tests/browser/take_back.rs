//! Taking back a turn by consent, between two browsers.

use e2e::{Browser, Stage, Window, control};
use fantoccini::key::Key;

use crate::online::value;
use crate::turn::end_early;

/// Two players in a game in which turns can be taken back, and somebody who watches.
async fn agreed(stage: &Stage) -> [Browser; 3] {
    let host = stage.browser(Window::Desktop).await;
    host.goto(&stage.url("/play?mode=friend")).await;
    for choice in ["game-tora-short", "side-first", "new-take-back", "start"] {
        host.press(choice).await;
    }
    let link = value(&host, "invite-link").await;
    let address = host.client().current_url().await.expect("an address");
    let guest = stage.browser(Window::Phone).await;
    guest.goto(&link).await;
    let told = "Turns can be taken back";
    guest.see_text(&control("take-back-proposed"), told).await;
    guest.press("join-seat").await;
    let watcher = stage.browser(Window::Desktop).await;
    watcher.goto(address.as_ref()).await;
    for player in [&host, &guest, &watcher] {
        player.see(&control("moves")).await;
        player
            .see_text(&control("back-line"), "if the other side agrees")
            .await;
    }
    [host, guest, watcher]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_taken_back_if_the_other_side_agrees() {
    let stage = Stage::start().await;
    let all = agreed(&stage).await;
    let [host, guest, watcher] = &all;

    // Before anything was played, the page says why not.
    host.press("ask-back").await;
    let why = "not played a turn";
    host.see_text(&control("trouble"), why).await;

    host.touch(&["v5h7", "v6h5"]).await;
    host.see_count(&control("step"), 1).await;
    end_early(host).await;
    for player in &all {
        player.see_count(&control("move"), 1).await;
    }

    // Asked and declined; who asked is told.
    host.press("ask-back").await;
    watcher
        .see_text(&control("back-line"), "asks to take back")
        .await;
    guest.see(&control("back-asked")).await;
    let faults = guest.accessibility().await;
    assert_eq!(faults, Vec::<String>::new());
    guest.press("decline-back").await;
    guest.gone(&control("back-asked")).await;
    host.see_text(&control("back-line"), "your turn to stand")
        .await;
    host.press("ask-back").await;
    let again = "You can ask again after your next turn";
    host.see_text(&control("trouble"), again).await;

    // The guest plays and asks; the host agrees by keyboard.
    end_early(guest).await;
    host.see_count(&control("move"), 2).await;
    guest.press("ask-back").await;
    host.see(&control("back-asked")).await;
    let focus = "document.querySelector('[data-testid=\"grant-back\"]').focus(); return true";
    host.script(focus, Vec::new()).await;
    host.keys(&[Key::Enter]).await;
    for player in &all {
        player.see_count(&control("move"), 1).await;
        player
            .see_text(&control("back-line"), "taken back a turn")
            .await;
    }
    watcher
        .see_text(&control("said"), "taken back a turn")
        .await;

    // It is the guest's turn again, and play goes on.
    end_early(guest).await;
    for player in &all {
        player.see_count(&control("move"), 2).await;
    }
    for player in all {
        player.close().await;
    }
}
