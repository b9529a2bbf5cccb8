//! The games by link that a device plays, on the first page.

use e2e::{Browser, OUTAGE, Stage, Window, control};
use serde_json::json;

use crate::online::{Pair, invite, value};

/// The first page, with its list.
async fn home(player: &Browser, stage: &Stage) {
    player.goto(&stage.url("/")).await;
    player.see(&control("board")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn running_games_come_first_with_board_and_turn() {
    let stage = Stage::start().await;
    let Pair { host, guest, .. } = invite(&stage).await;
    for (player, name, status) in [
        (&host, "Ben", "Your turn"),
        (&guest, "Ada", "Waiting for Ada"),
    ] {
        player.watch_loading().await;
        home(player, &stage).await;
        player.see_text(&control("link-against"), name).await;
        player.see_text(&control("link-status"), status).await;
        player.see(".mini .piece").await;
        let above = "const [list, board] = ['.links', '[data-testid=board]'].map(css =>
            document.querySelector(css).getBoundingClientRect());
            return list.bottom <= board.top";
        assert_eq!(player.script(above, Vec::new()).await, json!(true));
        let loading = player.loading().await;
        assert!(loading.shift < 0.01, "{:?}: {loading:?}", player.window());
        assert_eq!(player.misfits().await, Vec::<String>::new());
        assert_eq!(player.accessibility().await, Vec::<String>::new());
        assert_eq!(player.raw_texts().await, Vec::<String>::new());
        player.screenshot("links").await;
    }

    // Without a connection it shows what is known, and says so.
    host.kept().await;
    host.offline(true).await;
    host.reload().await;
    host.see_text(&control("links-away"), "No connection").await;
    host.see_text(&control("link-status"), "Your turn").await;
    host.offline(false).await;
    host.click(&format!("{} a", control("link"))).await;
    host.see(&control("moves")).await;

    // An ended one says how, when, and can be deleted.
    host.press("resign").await;
    host.press("resign-sure").await;
    host.see(&control("result")).await;
    home(&host, &stage).await;
    host.see_text(&control("link-status"), "You lose").await;
    home(&guest, &stage).await;
    guest.see_text(&control("link-status"), "You win").await;
    host.reload().await;
    host.see_text(&control("link-ended"), "You lose").await;
    assert_eq!(host.count(&control("link")).await, 0);
    host.press("links-delete").await;
    host.press("links-undo").await;
    host.press("links-delete").await;
    host.see(&control("links-undo")).await;
    host.reload().await;
    host.see(&control("board")).await;
    assert_eq!(host.count(&control("link-ended")).await, 0);
    guest.close().await;
    host.close_despite(&OUTAGE).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_no_more_can_be_deleted() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Phone).await;
    home(&player, &stage).await;
    let body = "localStorage.setItem('tigerden.seat.nosuchgame00', arguments[0])";
    let seat = json!({ "token": "A".repeat(43), "invite": null }).to_string();
    player.script(body, vec![json!(seat)]).await;
    player.reload().await;
    player
        .see_text(&control("link-status"), "No such game")
        .await;
    player.press("links-delete").await;
    player.see(&control("links-undo")).await;
    player.reload().await;
    player.see(&control("board")).await;
    assert_eq!(player.count(".links").await, 0);
    player.close_despite(&["404"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_names_the_game_and_can_be_withdrawn() {
    let stage = Stage::start().await;
    let host = stage.browser(Window::Desktop).await;
    host.goto(&stage.url("/play?mode=friend")).await;
    host.press("game-tora-short").await;
    host.press("side-first").await;
    host.press("start").await;
    host.see_text(&control("invite-game"), "TORA, short board")
        .await;
    let link = value(&host, "invite-link").await;
    let guest = stage.browser(Window::Phone).await;
    guest.goto(&link).await;
    guest.see_text(&control("join"), "TORA, short board").await;
    host.press("withdraw").await;
    for player in [&host, &guest] {
        player.see_text(&control("withdrawn"), "withdrawn").await;
        assert_eq!(player.accessibility().await, Vec::<String>::new());
    }
    home(&host, &stage).await;
    host.see_text(&control("link-status"), "withdrawn").await;
    guest.close().await;
    host.close().await;
}
