//! Touch-move, a house rule that people agree on.

use e2e::{Stage, Window, control};
use fantoccini::key::Key;

use crate::turn::start_local;

#[tokio::test(flavor = "multi_thread")]
async fn a_touched_piece_has_to_move_at_one_screen() {
    let stage = Stage::start().await;
    let players = stage.browser(Window::Phone).await;
    let page = stage.url("/play");
    players.goto(&page).await;
    players.press("mode-computer").await;
    players.gone(&control("new-touch-move")).await;
    let agreed = ["game-tora-short", "mode-same-screen", "new-touch-move"];
    start_local(&players, &page, &agreed).await;

    players.touch(&["v5h7"]).await;
    let note = "This piece was touched and must move.";
    players.see_text(&control("composer"), note).await;
    players.see(&format!("{}[disabled]", control("undo"))).await;
    // Neither another piece, nor Esc, nor the end of the turn lets it go.
    players.touch(&["v4h8"]).await;
    players.keys(&[Key::Escape]).await;
    players.press("end-turn").await;
    players.see("[data-place=v5h7][aria-selected=true]").await;
    let faults = players.accessibility().await;
    assert_eq!(faults, Vec::<String>::new());

    // What was played stays played; the next piece is free.
    players.touch(&["v5h6"]).await;
    players.see_count(&control("step"), 1).await;
    players.see(&format!("{}[disabled]", control("undo"))).await;
    players.reload().await;
    players.see_count(&control("step"), 1).await;
    players.see(&format!("{}[disabled]", control("undo"))).await;
    players.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_friend_is_told_of_it_and_bound_by_it() {
    let stage = Stage::start().await;
    let host = stage.browser(Window::Desktop).await;
    host.goto(&stage.url("/play?mode=friend&game=convoy")).await;
    for choice in ["game-convoy", "side-second", "new-touch-move", "start"] {
        host.press(choice).await;
    }
    host.see(&control("invite-link")).await;
    let value = "return document.querySelector('[data-testid=\"invite-link\"]').value";
    let link = host.script(value, Vec::new()).await;
    let guest = stage.browser(Window::Phone).await;
    guest.goto(link.as_str().expect("a link")).await;
    guest
        .see_text(&control("touch-move-proposed"), "A touched piece must move")
        .await;
    guest.press("join-seat").await;
    guest.see(&control("moves")).await;
    guest.touch(&["e1", "g1"]).await;
    guest.see("[data-place=e1][aria-selected=true]").await;
    guest.touch(&["d1"]).await;
    for player in [&host, &guest] {
        player.see_count(&control("move"), 1).await;
    }
    guest.close().await;
    host.close().await;
}
