//! The board numbered from the other side (T-B3).

use e2e::{Browser, Stage, Window, control, place_of};

use crate::turn::{end_turn, start_local};

/// What a screen reader hears of a place.
async fn heard(player: &Browser, place: &str) -> String {
    let body = "return document.querySelector(arguments[0])?.getAttribute('aria-label') ?? ''";
    let label = player.script(body, vec![place_of(place).into()]).await;
    label.as_str().unwrap_or_default().to_owned()
}

/// The labels at the edge of the board, joined.
async fn edge(player: &Browser) -> String {
    let body = "return [...document.querySelectorAll('[data-testid=board] .coord')]
        .map(label => label.textContent).join('')";
    let labels = player.script(body, Vec::new()).await;
    labels.as_str().unwrap_or_default().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn t_b3_the_board_is_numbered_from_the_other_side_if_the_player_wants_that() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    let page = stage.url("/play?mode=same-screen");
    start_local(&player, &page, &["game-tora-short", "mode-same-screen"]).await;
    assert_eq!(edge(&player).await, "123456789123456789");
    player.goto(&stage.url("/settings")).await;
    player.press("settings-turned").await;

    start_local(&player, &page, &["game-tora-short", "mode-same-screen"]).await;
    assert_eq!(edge(&player).await, "987654321987654321");
    // The Challenger's General stands on v5h9 in the rulebook.
    let general = heard(&player, "v5h1").await;
    assert!(
        general.starts_with("v5h1") && general.contains("your General"),
        "{general}"
    );
    player.touch(&["v5h3", "v4h5"]).await;
    player.see_text(&control("step"), "A v5h3-v4h5").await;
    player.touch(&["v4h5", "v5h4"]).await;
    player.see_text(&control("step"), "A v5h3-v4h5").await;
    end_turn(&player).await;
    player
        .see_text(&control("move"), "A v5h3-v4h5; A v4h5-v5h4")
        .await;
    // It is kept on the device, and can be changed for a game that is under way.
    player.reload().await;
    player
        .see_text(&control("move"), "A v5h3-v4h5; A v4h5-v5h4")
        .await;
    player.close().await;
}
