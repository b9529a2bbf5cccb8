//! A match: two games with the sides swapped, by link and at one screen.

use e2e::{Browser, OUTAGE, Stage, Window, control};

use crate::online::{Pair, invite_timed};
use crate::turn::start_local;

async fn resign(player: &Browser) {
    player.press("resign").await;
    player.press("resign-sure").await;
    player.see(&control("result")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_by_link_to_its_end() {
    let mut stage = Stage::start().await;
    let host = stage.browser(Window::Desktop).await;
    host.goto(&stage.url("/play?mode=friend")).await;
    for choice in ["game-convoy", "games-2", "side-first"] {
        host.press(choice).await;
    }
    host.write(&control("name"), "Ada").await;
    host.press("start").await;
    host.see(&control("match-proposed")).await;
    let value = "return document.querySelector('[data-testid=\"invite-link\"]').value";
    let link = host.script(value, Vec::new()).await;

    let guest = stage.browser(Window::Phone).await;
    guest.goto(link.as_str().expect("a link")).await;
    guest.see(&control("match-proposed")).await;
    guest.write(&control("name"), "Ben").await;
    guest.press("join-seat").await;
    guest.see_text(&control("match-number"), "Game 1").await;

    host.touch(&["e1", "d1"]).await;
    guest.see_count(&control("move"), 1).await;
    resign(&guest).await;
    host.see_text(&control("match"), "Attacker: won").await;
    for player in [&host, &guest] {
        player.see_text(&control("match"), "one win").await;
        player.gone(&control("rematch")).await;
        player.see(&control("next-game")).await;
    }

    // The next game outlives a server that is killed between the two.
    stage.kill_server().await;
    stage.start_server().await;
    host.press("next-game").await;
    guest.press("next-game").await;
    for player in [&host, &guest] {
        player.gone(&control("result")).await;
        player.see_text(&control("match-number"), "Game 2").await;
    }
    guest.touch(&["e1", "d1"]).await;
    host.see_count(&control("move"), 1).await;
    resign(&guest).await;
    for player in [&host, &guest] {
        player.see_text(&control("match"), "2 wins").await;
        player.see(&control("rematch")).await;
        player.gone(&control("next-game")).await;
        player.see_count(".match a", 1).await;
    }
    host.screenshot("match-desktop").await;
    guest.screenshot("match-phone").await;

    // The first game shows the whole match, too.
    host.click(".match a").await;
    host.see_text(&control("match"), "2 wins").await;
    host.see(&control("next-game")).await;
    guest.close_despite(&OUTAGE).await;
    host.close_despite(&OUTAGE).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_clocks_of_a_rematch_wait_until_both_are_there() {
    let stage = Stage::start().await;
    let Pair { host, guest, .. } = invite_timed(&stage, Some("fischer 5m+3s")).await;
    guest.see("[data-testid=\"clock-first\"].runs").await;
    resign(&host).await;
    guest.see(&control("result")).await;
    let here = guest.script("return location.href", Vec::new()).await;
    guest.press("rematch").await;
    host.see_text(&control("result"), "Ben").await;
    guest.goto(&stage.url("/settings")).await;

    // The host is taken over, and waits for the guest.
    host.press("rematch").await;
    host.gone(&control("result")).await;
    host.see_text(&control("clock-first"), "starts within")
        .await;
    assert_eq!(host.count("[data-testid=\"clock-first\"].runs").await, 0);
    host.screenshot("rematch-waits").await;
    guest.goto(here.as_str().expect("an address")).await;
    guest.press("rematch-open").await;
    for player in [&host, &guest] {
        player.see("[data-testid=\"clock-first\"].runs").await;
    }
    guest.close().await;
    host.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_at_one_screen_outlives_a_reload() {
    let stage = Stage::start().await;
    let players = stage.browser(Window::Desktop).await;
    let page = stage.url("/play?mode=same-screen");
    start_local(&players, &page, &["game-lancerchess", "games-2"]).await;
    players.see_text(&control("match-number"), "Game 1").await;
    resign(&players).await;
    players.see_text(&control("match"), "Player 2").await;
    players.press("next-game").await;
    players.gone(&control("result")).await;
    players.reload().await;
    players.see_text(&control("match-number"), "Game 2").await;
    resign(&players).await;
    // Each has lost once, with the side that begins.
    players
        .see_text(&control("match"), "one win, 3 points")
        .await;
    players.press("rematch").await;
    players.see_text(&control("match-number"), "Game 1").await;
    players.close().await;
}
