//! Games between two browsers, by link.

use e2e::{Browser, OUTAGE, Stage, Window, control};

use crate::turn::{end_early, end_turn};

/// Two players in a game on the short board; the host is the Challenger.
pub(crate) struct Pair {
    pub(crate) host: Browser,
    pub(crate) guest: Browser,
    /// The game's address for those who watch.
    pub(crate) address: String,
}

/// The text in a field.
pub(crate) async fn value(player: &Browser, id: &str) -> String {
    player.see(&control(id)).await;
    let value = "return document.querySelector(arguments[0]).value";
    let text = player.script(value, vec![control(id).into()]).await;
    text.as_str().expect("a text").to_owned()
}

/// Two players in a game that has just begun.
pub(crate) async fn invite(stage: &Stage) -> Pair {
    invite_timed(stage, None).await
}

/// The same with clocks, as the list of time controls names them.
pub(crate) async fn invite_timed(stage: &Stage, clock: Option<&str>) -> Pair {
    let host = stage.browser(Window::Desktop).await;
    host.goto(&stage.url("/play?mode=friend")).await;
    host.press("game-tora-short").await;
    host.press("side-first").await;
    if let Some(clock) = clock {
        let option = format!("{} option[value=\"{clock}\"]", control("clock"));
        host.click(&option).await;
    }
    host.write(&control("name"), "Ada").await;
    host.press("start").await;
    let link = value(&host, "invite-link").await;
    let address = host.client().current_url().await.expect("an address");

    let guest = stage.browser(Window::Phone).await;
    guest.goto(&link).await;
    guest.see_text(&control("join"), "Ada").await;
    guest.write(&control("name"), "Ben").await;
    guest.press("join-seat").await;
    for player in [&host, &guest] {
        player.see(&control("board")).await;
        player.see(&control("moves")).await;
    }
    host.see_text(".seat", "Ben").await;
    // Each has the own side at the bottom.
    guest.see_text(".seat", "Ada").await;
    Pair {
        host,
        guest,
        address: address.to_string(),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_short_game_by_link_to_its_end() {
    let stage = Stage::start().await;
    let Pair {
        host,
        guest,
        address,
    } = invite(&stage).await;
    let spectator = stage.browser(Window::Desktop).await;
    spectator.goto(&address).await;
    spectator.see(&control("moves")).await;

    // The host's Archer goes round the flank; the guest only turns a Soldier.
    host.touch(&["v5h7", "v6h5"]).await;
    host.touch(&["v6h5", "v7h3"]).await;
    host.see_count(&control("step"), 2).await;
    end_turn(&host).await;
    for player in [&host, &guest, &spectator] {
        player.see_count(&control("move"), 1).await;
    }
    guest.see(&control("composer")).await;

    // A draw is offered, and declined.
    host.press("draw").await;
    guest.press("decline-draw").await;
    guest.gone(&control("draw-offer")).await;
    host.see(&control("draw")).await;
    // Who offered is told, until somebody plays.
    host.see(&control("draw-declined")).await;
    assert_eq!(guest.count(&control("draw-declined")).await, 0);

    end_early(&guest).await;
    host.gone(&control("draw-declined")).await;
    for player in [&host, &guest, &spectator] {
        player.see_count(&control("move"), 2).await;
    }

    // It shoots the General; the round's end decides the game (T-V1).
    host.touch(&["v7h3", "v5h1"]).await;
    host.see_count(&control("step"), 1).await;
    end_early(&host).await;
    guest.see_count(&control("move"), 3).await;
    guest.see(&control("composer")).await;
    end_early(&guest).await;
    for player in [&host, &guest, &spectator] {
        player.see(&control("result")).await;
        player.see_text(&control("result"), "T-V1").await;
        player.see_count(&control("move"), 4).await;
    }
    host.see_text(&control("result"), "You win").await;
    guest.see_text(&control("result"), "You lose").await;
    for player in [&host, &guest] {
        assert_eq!(requested(player).await, 0, "turns go over the connection");
    }

    // Another game, with sides swapped: now the guest begins.
    host.press("rematch").await;
    guest.press("rematch").await;
    for player in [&host, &guest] {
        player.gone(&control("result")).await;
        player.see(&control("moves")).await;
    }
    guest.see(&control("composer")).await;
    host.gone(&control("composer")).await;

    spectator.close().await;
    guest.close().await;
    host.close().await;
}

/// How many turns this page has sent as requests of their own.
async fn requested(player: &Browser) -> u64 {
    let count = "return performance.getEntriesByType('resource')
        .filter(entry => entry.name.endsWith('/turns')).length";
    let count = player.script(count, Vec::new()).await;
    count.as_u64().expect("a number")
}

/// Lets what the page says over its connection get lost while this holds, an expression in JavaScript.
async fn lose(player: &Browser, when: &str) {
    let lose = format!(
        "const send = WebSocket.prototype.send;
        WebSocket.prototype.send = function (text) {{ if (!({when})) send.call(this, text); }}"
    );
    player.script(&lose, Vec::new()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_that_the_connection_loses_becomes_a_request() {
    let stage = Stage::start().await;
    let Pair { host, guest, .. } = invite(&stage).await;
    lose(&host, "text.startsWith('{\"turn\"')").await;
    host.touch(&["v5h7", "v6h5"]).await;
    host.see_count(&control("step"), 1).await;
    end_early(&host).await;
    for player in [&host, &guest] {
        player.see_count(&control("move"), 1).await;
    }
    assert_eq!(requested(&host).await, 1);
    guest.see(&control("composer")).await;
    guest.close().await;
    host.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_touch_before_my_turn_is_answered_and_plays_nothing() {
    let stage = Stage::start().await;
    let Pair { host, guest, .. } = invite(&stage).await;
    // On a piece of one's own, a touch prepares a move.
    guest.touch(&["v5h5"]).await;
    guest.see_text(&control("early"), "Not your turn yet").await;
    guest.see_text(&control("said"), "Not your turn yet").await;
    end_early(&host).await;
    guest.see(&control("end-turn")).await;
    assert_eq!(guest.count(&control("step")).await, 0);
    for player in [host, guest] {
        player.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draw_by_agreement() {
    let stage = Stage::start().await;
    let Pair { host, guest, .. } = invite(&stage).await;
    guest.press("draw").await;
    host.press("accept-draw").await;
    for player in [&host, &guest] {
        player.see_text(&control("result"), "draw").await;
    }
    guest.close().await;
    host.close().await;
}

/// What the browser itself writes to the console while there is no connection.
#[tokio::test(flavor = "multi_thread")]
async fn a_lost_connection_and_a_killed_server_lose_nothing() {
    let mut stage = Stage::start().await;
    let Pair { host, guest, .. } = invite(&stage).await;

    // The network goes away in mid-turn; the turn is finished meanwhile. The browser would keep connections
    // that are open.
    lose(&host, "!navigator.onLine").await;
    host.touch(&["v5h7", "v6h5"]).await;
    host.see_count(&control("step"), 1).await;
    host.offline(true).await;
    host.see(&control("offline")).await;
    host.touch(&["v6h5", "v7h3"]).await;
    host.see_count(&control("step"), 2).await;
    end_turn(&host).await;
    host.gone(&control("composer")).await;
    assert_eq!(guest.count(&control("move")).await, 0);

    // Back again, the turn is sent by itself.
    host.offline(false).await;
    host.gone(&control("offline")).await;
    for player in [&host, &guest] {
        player.see_count(&control("move"), 1).await;
    }
    host.gone(&control("connection-lost")).await;

    // The server is killed while the guest composes a turn.
    guest.touch(&["v6h2", "v7h3"]).await;
    guest.see_count(&control("step"), 1).await;
    guest.kept().await;
    stage.kill_server().await;
    for player in [&host, &guest] {
        player.see(&control("connection-lost")).await;
    }
    end_early(&guest).await;
    guest.gone(&control("composer")).await;
    guest.reload().await;

    stage.start_server().await;
    host.see(&control("connection-back")).await;
    for player in [&host, &guest] {
        player.see_count(&control("move"), 2).await;
        player.gone(&control("connection-lost")).await;
    }
    let moves = host.text(&control("moves")).await;
    assert_eq!(guest.text(&control("moves")).await, moves);
    host.see(&control("composer")).await;

    // And it is on the server, not only in the browsers.
    host.reload().await;
    host.see_count(&control("move"), 2).await;
    assert_eq!(host.text(&control("moves")).await, moves);
    guest.close_despite(&OUTAGE).await;
    host.close_despite(&OUTAGE).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_goes_silent_is_noticed_and_the_turn_goes_out_later() {
    let stage = Stage::start().await;
    let Pair { host, guest, .. } = invite(&stage).await;
    host.touch(&["v5h7", "v6h5"]).await;
    host.see_count(&control("step"), 1).await;

    // The connections stay, and nothing comes.
    stage.freeze_server(true);
    end_early(&host).await;
    host.see(&control("connection-silent")).await;
    host.see_text(&control("status"), "Your turn is kept here")
        .await;
    for player in [&host, &guest] {
        player.see(&control("connection-lost")).await;
    }
    assert_eq!(guest.count(&control("move")).await, 0);

    stage.freeze_server(false);
    for player in [&host, &guest] {
        player.see_count(&control("move"), 1).await;
        player.gone(&control("connection-lost")).await;
    }
    guest.see(&control("composer")).await;
    guest.close_despite(&OUTAGE).await;
    host.close_despite(&OUTAGE).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draft_online_is_found_again() {
    let stage = Stage::start().await;
    let Pair { host, guest, .. } = invite(&stage).await;
    host.touch(&["v5h7", "v6h5"]).await;
    host.see_count(&control("step"), 1).await;
    host.reload().await;
    host.see(&control("draft-kept")).await;
    host.see_count(&control("step"), 1).await;
    host.touch(&["v6h5", "v7h3"]).await;
    host.see_count(&control("step"), 2).await;
    end_turn(&host).await;
    guest.see_count(&control("move"), 1).await;
    guest.close().await;
    host.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_wait_after_a_restart_and_a_draft_is_found_again() {
    let mut stage = Stage::start().await;
    let Pair { host, guest, .. } = invite_timed(&stage, Some("fischer 5m+3s")).await;
    host.see("[data-testid=clock-first].runs").await;
    host.touch(&["v5h7", "v6h5"]).await;
    host.see_count(&control("step"), 1).await;
    stage.kill_server().await;
    for player in [&host, &guest] {
        player.see(&control("connection-lost")).await;
    }
    stage.start_server().await;
    for player in [&host, &guest] {
        player.gone(&control("connection-lost")).await;
        player.see("[data-testid=clock-first].runs").await;
    }
    host.reload().await;
    host.see(&control("draft-kept")).await;
    host.see_count(&control("step"), 1).await;
    host.touch(&["v6h5", "v7h3"]).await;
    host.see_count(&control("step"), 2).await;
    end_turn(&host).await;
    guest.see_count(&control("move"), 1).await;
    guest.close_despite(&OUTAGE).await;
    host.close_despite(&OUTAGE).await;
}
