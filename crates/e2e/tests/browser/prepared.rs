//! Moves that are prepared while the other side thinks.

use e2e::{Browser, Stage, Window, control};
use fantoccini::key::Key;

use crate::assassin::looks_right;
use crate::online::value;

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
