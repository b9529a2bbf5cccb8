//! Big boards on a phone: enlarged by the first touch, with all that a turn needs in sight.

use e2e::{Browser, Stage, Window, control};
use serde_json::json;

use crate::turn::start_local;

/// What somebody sees of an element without scrolling: all of it, and nothing on top of it.
async fn in_sight(player: &Browser, css: &str) {
    let body = "const found = document.querySelector(arguments[0]);
        const box = found.getBoundingClientRect();
        const at = (x, y) => found.contains(document.elementFromPoint(x, y));
        return box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth
            && at((box.left + box.right) / 2, box.top + 2) && at((box.left + box.right) / 2, box.bottom - 2)";
    let seen = player.script(body, vec![json!(css)]).await;
    if seen != json!(true) {
        player.screenshot("out-of-sight").await;
    }
    assert_eq!(seen, json!(true), "{css} is in sight");
}

async fn width(player: &Browser, place: &str) -> f64 {
    let [_, _, width, _] = player.place_box(place).await;
    width
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_touch_enlarges_and_the_second_chooses() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Phone).await;
    let page = stage.url("/play?mode=same-screen");
    start_local(&player, &page, &["game-tora-long", "mode-same-screen"]).await;
    player.see(&control("end-turn")).await;
    assert!(width(&player, "v9h15").await < 24.0);
    player.tap("v9h15").await;
    player.see(&control("whole-board")).await;
    assert!(width(&player, "v9h15").await >= 43.9);
    assert_eq!(
        player.count("[data-target]").await,
        0,
        "nothing is touched yet"
    );
    player.screenshot("magnifier").await;
    player.tap("v9h15").await;
    player.see("[aria-selected=\"true\"]").await;
    player.screenshot("magnifier-targets").await;
    // Where it can go is in sight: enlarged, or on the whole board.
    for target in player.targets().await {
        in_sight(&player, &e2e::place_of(&target)).await;
    }
    player.see(&control("whole-board")).await;
    player.press("whole-board").await;
    player.gone(&control("whole-board")).await;
    assert!(width(&player, "v9h15").await < 24.0);
    // Two fingers do it, too, and back again.
    player.pinch("v9h9", (60.0, 180.0)).await;
    player.see(&control("whole-board")).await;
    assert!(width(&player, "v9h9").await > 40.0);
    player.pinch("v9h9", (200.0, 40.0)).await;
    player.gone(&control("whole-board")).await;
    player.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_touch_beside_a_target_means_the_target() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Phone).await;
    let page = stage.url("/play?game=convoy&mode=same-screen");
    start_local(&player, &page, &["game-convoy", "mode-same-screen"]).await;
    player.tap("e1").await;
    player.tap("e1").await;
    player.see("[aria-selected=\"true\"]").await;
    let target = player.targets().await.into_iter().next().expect("a target");
    // Enlarged again if the targets are far apart.
    if width(&player, &target).await < 40.0 {
        player.tap(&target).await;
    }
    player.tap_beside(&target, (0.0, 0.6)).await;
    player.see_count(&control("move"), 1).await;
    player.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn board_and_bar_are_in_sight_on_a_phone() {
    board_and_bar_are_in_sight(Window::Phone, "phone").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn board_and_bar_are_in_sight_on_an_upright_tablet() {
    board_and_bar_are_in_sight(Window::Tablet, "tablet").await;
}

async fn board_and_bar_are_in_sight(window: Window, name: &str) {
    let stage = Stage::start().await;
    let player = stage.browser(window).await;
    let games = [
        "tora-short",
        "tora-long",
        "lancerchess",
        "tigerchess",
        "convoy",
    ];
    for game in games {
        let page = stage.url(&format!("/play?game={game}&mode=same-screen"));
        start_local(
            &player,
            &page,
            &[&format!("game-{game}"), "mode-same-screen"],
        )
        .await;
        player.see(&control("undo")).await;
        player.screenshot(&format!("{name}-{game}")).await;
        player.script("scrollTo(0, 0)", Vec::new()).await;
        in_sight(&player, &control("undo")).await;
        in_sight(&player, &control("board")).await;
    }
    player.close().await;
}
