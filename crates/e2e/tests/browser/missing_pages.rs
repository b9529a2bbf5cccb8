//! Addresses at which there is nothing.

use e2e::{Browser, Stage, Window, control};
use serde_json::Value;

/// The status with which the server answers, and the kind of what it sends.
async fn answer(player: &Browser, path: &str) -> (u64, String) {
    let body = "return fetch(arguments[0]).then(a => [a.status, a.headers.get('content-type')])";
    let answer = player.script(body, vec![path.into()]).await;
    let status = answer[0].as_u64().expect("a status");
    (status, answer[1].as_str().unwrap_or_default().to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_missing_page_says_so_and_real_ones_are_there() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    player.goto(&stage.url("/nothing/here")).await;
    player.see_text("h1", "There is no such page").await;
    player.screenshot("missing-page").await;
    for path in ["/nothing", "/game", "/rules/nothing", "/learn/nothing"] {
        let (status, kind) = answer(&player, path).await;
        assert_eq!(
            (status, kind.as_str()),
            (404, "text/html; charset=utf-8"),
            "{path}"
        );
    }
    let real = [
        "/",
        "/play",
        "/local/x",
        "/game/x",
        "/rules",
        "/rules/tora",
        "/learn",
        "/settings",
        "/check",
        "/player/x",
        "/tournaments",
        "/tournament/x",
        "/print",
    ];
    for path in real {
        assert_eq!(answer(&player, path).await.0, 200, "{path}");
    }
    let icon = answer(&player, "/favicon.ico").await;
    assert_eq!(icon, (200, "image/x-icon".to_owned()));

    player.click("main a[href=\"/\"]").await;
    player.see(&control("board")).await;
    player.goto(&stage.url("/rules")).await;
    player.see("#T-M3").await;
    player.close_despite(&["404"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_dead_link_to_a_game_says_so_and_does_not_try_for_ever() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Phone).await;
    player.goto(&stage.url("/game/nothing0")).await;
    player.see(&control("no-game")).await;
    player.see_text("h1", "That did not work").await;
    player.screenshot("no-such-game").await;
    // The first try has failed; the second one would come within two seconds.
    let tries = "const tries = () => performance.getEntriesByType('resource').length;
        const before = tries();
        setTimeout(() => done(tries() - before), 3000)";
    let more = player.slow_script(tries, Vec::new()).await;
    assert_eq!(more, Value::from(0));
    assert_eq!(player.count(&control("connection-lost")).await, 0);
    player.click("main a[href=\"/\"]").await;
    player.see(&control("board")).await;
    player.close_despite(&["404", "WebSocket connection"]).await;
}
