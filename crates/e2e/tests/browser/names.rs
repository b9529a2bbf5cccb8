//! A piece says its name on every board: where a mouse rests on it, and when a finger has touched it.

use e2e::{Browser, Stage, Window, control};

use crate::deployment::begin;
use crate::drawn::named;
use crate::turn::start_local;

/// The first place of the board on which a piece stands, and what its label says stands there.
async fn first_piece(player: &Browser) -> String {
    let body = "
        const cells = [...document.querySelectorAll('[data-testid=board] [data-place]')];
        const taken = cells.find(cell => !/empty|leer/.test(cell.getAttribute('aria-label')));
        return taken?.dataset.place ?? false";
    let place = player
        .until("no piece stands there", body, Vec::new())
        .await;
    place.as_str().expect("a place").to_owned()
}

/// Waits until a mouse that rests on a place is told what its label says stands there.
async fn named_as_labelled(player: &Browser, place: &str) {
    player.mouse(place, &[]).await;
    let body = "
        const title = document.querySelector('.board > title')?.textContent;
        const cell = document.querySelector(`[data-testid=board] [data-place=\"${arguments[0]}\"]`);
        return title !== undefined && cell.getAttribute('aria-label').includes(title)";
    player
        .until(&format!("{place} has no name"), body, vec![place.into()])
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_board_names_its_pieces_under_the_mouse() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    for path in [
        "/",
        "/learn/tora",
        "/learn/tigerchess",
        "/learn/convoy",
        "/puzzles/daily",
        "/setup?game=tora-short",
        "/setup?game=convoy",
    ] {
        player.goto(&stage.url(path)).await;
        player.see(&control("board")).await;
        let place = first_piece(&player).await;
        named_as_labelled(&player, &place).await;
    }
    player.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_wait_beside_the_board_have_names_too() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    let agreed = [
        ("option-deployment", "open"),
        ("option-tiger-variation", "off"),
    ];
    begin(&player, &stage, &agreed).await;
    for (place, name) in [("a0", "knight"), ("g-1i", "swordsman"), ("d1", "queen")] {
        player.mouse(place, &[]).await;
        named(&player, Some(name)).await;
    }
    player.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_touched_piece_is_named_on_a_phone() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Phone).await;
    let page = stage.url("/play?game=convoy&mode=same-screen");
    start_local(&player, &page, &["game-convoy", "mode-same-screen"]).await;
    player.touch(&["g7"]).await;
    player.see_text(&control("piece-open"), "king").await;
    player.close().await;
}
