//! A closer look at a piece: where it can go, what it attacks, and who threatens it.

use e2e::{Browser, Stage, Window, control};

use crate::assassin::looks_right;
use crate::story::begin;

const GOES: &str = ".board [data-lens=go]";
const STRIKES: &str = ".board [data-lens=strike]";
const THREATS: &str = ".board [data-lens=threat]";

/// An Archer before a Soldier, and both Generals next to each other.
const TORA: &str = "tora-short/rulebook 9/9/9/9/4A1s2/9/9/4g4/4G4 c 2 1 0:0 0 -";

#[tokio::test(flavor = "multi_thread")]
async fn a_mouse_that_rests_and_a_key_show_the_reach_of_any_piece() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    begin(&stage, &player, TORA).await;
    // A piece of the other side, which is not to move.
    player.mouse("v5h7", &[]).await;
    player.see(GOES).await;
    player.see(STRIKES).await;
    player.see_count(THREATS, 1).await;
    looks_right(&player, "closer-mouse").await;
    // It goes with the mouse, and nothing was touched.
    player.mouse("v9h9", &[]).await;
    player.gone(GOES).await;
    player.see_count(".board .selected", 0).await;

    player.touch(&["v5h5"]).await;
    player.key('l').await;
    player.see(GOES).await;
    player.see_text(&control("said"), "Soldier on v5h7.").await;
    player.touch(&["v5h6"]).await;
    player.gone(GOES).await;
    player.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finger_that_stays_shows_it_and_touches_nothing() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Phone).await;
    begin(&stage, &player, TORA).await;
    player.hold("v5h5").await;
    player.see(GOES).await;
    player.see(STRIKES).await;
    player.see_count(".board .selected", 0).await;
    player.dark(true).await;
    looks_right(&player, "closer-finger").await;
    player.tap("v5h5").await;
    player.see_count(".board .selected", 1).await;
    player.gone(GOES).await;
    player.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_touches_a_mark_of_danger_sees_and_hears_who_threatens() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    let check = "lancerchess 3q4/8/8/8/8/8/8/R2Q3r w - - 0 12";
    let convoy = "convoy 13/13/13/13/13/t12/5tkt5/6t6/13/13/13/13/13 n 0 1";
    for (position, place, by) in [
        (TORA, "v1h5", "on v2h5."),
        (check, "d1", "on h1."),
        (convoy, "g7", "on a8."),
    ] {
        begin(&stage, &player, position).await;
        player.touch(&[place]).await;
        threatened(&player, by).await;
        player.touch(&[place]).await;
    }
    player.close().await;
}

async fn threatened(player: &Browser, by: &str) {
    player.see(THREATS).await;
    player.see_text(&control("said"), by).await;
    looks_right(player, "closer-danger").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mouse_over_a_picture_of_a_board_names_its_pieces() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    let under_mouse =
        "const general = document.querySelector('[data-testid=diagram] [href=\"#tora-general\"]');
        if (!general) return null;
        general.scrollIntoView({ block: 'center' });
        const box = general.getBoundingClientRect();
        const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
        const over = document.elementFromPoint(at.clientX, at.clientY);
        const move = { bubbles: true, pointerType: 'mouse', ...at };
        over.dispatchEvent(new PointerEvent('pointermove', move));
        return general.closest('svg').querySelector(':scope > title')?.textContent";
    for page in ["/puzzles/tora-short", "/rules/tora"] {
        player.goto(&stage.url(page)).await;
        let named = player.until("a name", under_mouse, Vec::new()).await;
        let said = named.as_str().unwrap_or_default();
        assert!(said.starts_with("General of"), "{page}: {said}");
    }
    player.close().await;
}
