//! Pictures of the board and of the game to share.

use e2e::{Browser, Stage, Window, control};
use serde_json::Value;

use crate::assassin::looks_right;
use crate::turn::start_local;

/// Notes the files that the page gives the browser to save.
async fn watch_files(player: &Browser) {
    let body = "window.files = []; const make = URL.createObjectURL;
        URL.createObjectURL = file => { window.files.push(file); return make(file); }";
    player.script(body, Vec::new()).await;
}

/// What the last file is: its kind and its bytes.
async fn last_file(player: &Browser) -> (String, Vec<u8>) {
    let body = "const file = window.files.pop();
        file.arrayBuffer().then(bytes => done([file.type, ...new Uint8Array(bytes)]))";
    let file = player.slow_script(body, Vec::new()).await;
    let file = file.as_array().expect("a list");
    let (kind, bytes) = file.split_first().expect("a kind");
    let byte = |byte: &Value| byte.as_u64().and_then(|byte| u8::try_from(byte).ok());
    let kind = kind.as_str().unwrap_or_default().to_owned();
    (kind, bytes.iter().filter_map(byte).collect())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_board_and_the_game_are_saved_as_pictures() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Phone).await;
    let page = stage.url("/play?game=lancerchess&mode=same-screen");
    start_local(&player, &page, &["game-lancerchess", "mode-same-screen"]).await;
    watch_files(&player).await;
    player.press("pictures-open").await;
    player.see(&control("picture")).await;
    assert_eq!(
        player.count(&control("animation")).await,
        0,
        "nothing is played"
    );
    let turns = [["e2", "e4"], ["d7", "d5"], ["e4", "d5"], ["a7", "a6"]];
    for (count, places) in turns.iter().enumerate() {
        player.touch(places).await;
        player.see_count(&control("move"), count + 1).await;
    }
    let body = "document.querySelector('[data-testid=pictures-open]').scrollIntoView()";
    player.script(body, Vec::new()).await;
    looks_right(&player, "pictures").await;
    let saved = "return window.files.length === 1";
    player.press("picture-png").await;
    player.until("a PNG is saved", saved, Vec::new()).await;
    let (kind, png) = last_file(&player).await;
    assert_eq!(kind, "image/png");
    assert!(png.starts_with(b"\x89PNG"), "{:?}", &png[..8]);
    player.press("picture-svg").await;
    player.until("an SVG is saved", saved, Vec::new()).await;
    let (_, svg) = last_file(&player).await;
    let svg = String::from_utf8(svg).expect("a text");
    assert!(svg.starts_with("<svg"), "{svg}");

    player.press("animation").await;
    player
        .see_text(&control("animation-made"), "Saved as GIF")
        .await;
    let (kind, gif) = last_file(&player).await;
    assert_eq!(kind, "image/gif");
    assert!(gif.starts_with(b"GIF89a"));
    assert!(gif.len() < 100_000, "{} bytes", gif.len());
    let frames = gif
        .windows(3)
        .filter(|bytes| bytes == b"\x21\xf9\x04")
        .count();
    assert_eq!(frames, turns.len() + 1);
    player.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_picture_has_the_colors_of_the_board() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    player.goto(&stage.url("/settings")).await;
    player.press("settings-colors-wood").await;
    player.press("settings-theme-dark").await;
    let page = stage.url("/play?game=tora-short&mode=same-screen");
    start_local(&player, &page, &["game-tora-short", "mode-same-screen"]).await;
    watch_files(&player).await;
    player.press("pictures-open").await;
    player.see(&control("picture")).await;
    player.press("picture-svg").await;
    let saved = "return window.files.length === 1";
    player.until("an SVG is saved", saved, Vec::new()).await;
    let (_, svg) = last_file(&player).await;
    let svg = String::from_utf8(svg).expect("a text");
    assert!(svg.contains("#87694a"), "the wood of dark boards: {svg}");
    player.close().await;
}
