//! The main pages: their size, their colors, their accessibility, their pictures.

use e2e::{Browser, Stage, Window, control};
use serde_json::json;

use crate::turn::{see_answer, start_local};

/// The main pages beside the board, with what shows that they are there.
const PAGES: [(&str, &str, &str); 7] = [
    ("home", "/", "[data-testid=\"board\"]"),
    ("new", "/play", "[data-testid=\"start\"]"),
    ("rules", "/rules/tora", ".rules .rule"),
    ("learn", "/learn", "[data-testid=\"guide-step\"]"),
    ("settings", "/settings", "[data-testid=\"lang-de\"]"),
    ("setup", "/setup", "[data-testid=\"setup-board\"]"),
    ("print", "/print", "[data-testid=\"sheets\"] svg"),
];

#[tokio::test(flavor = "multi_thread")]
async fn pages_on_a_desktop_in_light() {
    pages(Window::Desktop, false).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_on_a_desktop_in_dark() {
    pages(Window::Desktop, true).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_on_a_phone_in_light() {
    pages(Window::Phone, false).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_on_a_phone_in_dark() {
    pages(Window::Phone, true).await;
}

async fn pages(window: Window, dark: bool) {
    let stage = Stage::start().await;
    let player = stage.browser(window).await;
    player.dark(dark).await;
    let mut faults = Vec::new();
    for (name, path, css) in PAGES {
        player.goto(&stage.url(path)).await;
        player.see(css).await;
        player.gone("#first").await;
        look(&player, name, dark, &mut faults).await;
    }
    for (name, game) in [("short", "game-tora-short"), ("long", "game-tora-long")] {
        let page = stage.url("/play?mode=computer");
        start_local(&player, &page, &[game, "side-first"]).await;
        look(&player, &format!("{name}-start"), dark, &mut faults).await;
        if name == "short" {
            player.touch(&["v5h7", "v6h5"]).await;
            player.touch(&["v6h5", "v7h3"]).await;
            player.press("end-turn").await;
            see_answer(&player, 2).await;
            // Whichever Archer the computer has left us.
            player
                .click(".cell.grip[aria-label*=\"your Archer\"]")
                .await;
            player.see("[data-target]").await;
            look(&player, &format!("{name}-turn"), dark, &mut faults).await;
            player.touch(&["v1h1"]).await;
            player.see(&control("refusal")).await;
            look(&player, &format!("{name}-refusal"), dark, &mut faults).await;
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    player.close().await;
}

async fn look(player: &Browser, name: &str, dark: bool, faults: &mut Vec<String>) {
    let tone = if dark { "dark" } else { "light" };
    player.screenshot(&format!("{name}-{tone}")).await;
    let misfits = player.misfits().await;
    let grave = player.accessibility().await;
    let all = misfits.into_iter().chain(grave);
    faults.extend(all.map(|fault| format!("{name} ({tone}): {fault}")));
}

#[tokio::test(flavor = "multi_thread")]
async fn boards_and_pieces_take_the_colors_that_the_settings_ask_for() {
    let stage = Stage::start().await;
    let mut faults = Vec::new();
    let player = stage.browser(Window::Desktop).await;
    let floor = "return getComputedStyle(document.querySelector('.boardbox .floor')).fill";
    let mut floors = Vec::new();
    for (colors, pieces) in [("game", "game"), ("slate", "contrast"), ("wood", "letters")] {
        player.goto(&stage.url("/settings")).await;
        player.press(&format!("settings-colors-{colors}")).await;
        player.press(&format!("settings-pieces-{pieces}")).await;
        for (game, book) in [
            ("tora", "tora"),
            ("tigerchess", "tigerchess"),
            ("convoy", "convoy"),
        ] {
            player.goto(&stage.url(&format!("/learn/{book}"))).await;
            player.see(".boardbox .piece").await;
            for dark in [false, true] {
                player.dark(dark).await;
                let name = format!(
                    "colors-{colors}-{game}-{}",
                    if dark { "dark" } else { "light" }
                );
                player.screenshot(&name).await;
                let found = player.accessibility().await.into_iter();
                faults.extend(found.map(|fault| format!("{name}: {fault}")));
                floors.push(player.script(floor, Vec::new()).await);
            }
            player.dark(false).await;
        }
        let letters = player.count(".boardbox .token-letter").await;
        assert_eq!(letters > 0, pieces == "letters", "{pieces}");
    }
    // The game's own boards differ, and each choice is the same for all games.
    let (own, chosen) = floors.split_at(6);
    assert!(own[0] != own[2] && own[2] != own[4], "{own:?}");
    for same in chosen.chunks(6) {
        assert!(
            same[0] == same[2] && same[2] == same[4] && same[0] != same[1],
            "{same:?}"
        );
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    player.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn labels_of_big_boards_keep_off_the_frame() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    for game in ["convoy", "tora-long"] {
        let page = stage.url(&format!("/play?game={game}&mode=same-screen"));
        let (chosen, mode) = (format!("game-{game}"), "mode-same-screen");
        start_local(&player, &page, &[&chosen, mode]).await;
        let body = "const board = document.querySelector('.boardbox .board');
            const [edge, frame] = ['.edge', '.frame'].map(part => board.querySelector(part).getBoundingClientRect());
            const labels = [...board.querySelectorAll('.coord')];
            const faulty = labels.filter(label => {
                const box = label.getBoundingClientRect();
                // A digit is as high as about six tenths of its box.
                const [middle, half] = [(box.top + box.bottom) / 2, box.height * 0.3];
                const beside = box.right < edge.left || middle - half > edge.bottom;
                return !beside || box.left < frame.left || middle + half > frame.bottom;
            });
            return [labels.length, faulty.map(label => label.textContent)]";
        let found = player.script(body, Vec::new()).await;
        let count = if game == "convoy" { 26 } else { 34 };
        assert_eq!(found, json!([count, []]), "{game}");
    }
    player.close().await;
}
