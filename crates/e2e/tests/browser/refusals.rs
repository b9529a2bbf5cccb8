//! What is said of a touch that the rules forbid, where, and the rule beside the game.

use e2e::{Browser, Stage, Window, control};
use fantoccini::key::Key;
use serde_json::json;

use crate::turn::start_local;

/// The places that the box speaks of and covers, as texts, or that it leaves the page.
const COVERED: &str = "
    const box = document.querySelector('[data-testid=refusal]').getBoundingClientRect();
    if (box.left < 0 || box.right > innerWidth) return ['the box leaves the page'];
    const spoken = [...document.querySelectorAll('[data-testid=board] .refused')];
    if (spoken.length === 0) return ['nothing is marked'];
    return spoken.map(mark => mark.getBoundingClientRect())
        .filter(mark => mark.left < box.right - 1 && mark.right > box.left + 1
            && mark.top < box.bottom - 1 && mark.bottom > box.top + 1)
        .map(mark => `${mark.x},${mark.y} under ${box.x},${box.y} ${box.width} x ${box.height}`)";

async fn clear(player: &Browser, what: &str) {
    player.see(&control("refusal-reason")).await;
    let covered = player.script(COVERED, Vec::new()).await;
    assert_eq!(covered, json!([]), "{:?}, {what}", player.window());
    assert_eq!(player.misfits().await, Vec::<String>::new(), "{what}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_box_covers_no_place_that_it_speaks_of() {
    let stage = Stage::start().await;
    for window in [Window::Desktop, Window::Phone] {
        let player = stage.browser(window).await;
        let page = stage.url("/play?mode=same-screen");
        start_local(&player, &page, &["game-tora-short", "mode-same-screen"]).await;
        for touches in [
            ["v5h7", "v5h3"],
            ["v5h7", "v5h1"],
            ["v5h7", "v1h1"],
            ["v6h8", "v9h9"],
            ["v6h8", "v6h1"],
        ] {
            player.touch(&touches).await;
            clear(&player, touches[1]).await;
            player.shift(Key::Escape).await;
            player.gone(&control("refusal")).await;
        }
        player.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_box_stays_on_the_page_beside_a_board_at_its_edge() {
    let stage = Stage::start().await;
    for window in [Window::Desktop, Window::Tablet, Window::Phone] {
        let player = stage.browser(window).await;
        for (page, touches) in [("/", ["v5h7", "v5h1"]), ("/learn/tora", ["v5h7", "v5h1"])] {
            player.goto(&stage.url(page)).await;
            player.touch(&touches).await;
            clear(&player, page).await;
        }
        player.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rule_opens_beside_the_game() {
    let stage = Stage::start().await;
    for window in [Window::Desktop, Window::Phone] {
        let player = stage.browser(window).await;
        let page = stage.url("/play?mode=same-screen");
        start_local(&player, &page, &["game-tora-short", "mode-same-screen"]).await;
        let address = player.client().current_url().await.expect("an address");
        player.touch(&["v5h7", "v5h3"]).await;
        let link = player.text(&control("refusal-rule")).await;
        let rule = link.rsplit(' ').next().expect("a rule").to_owned();
        player.press("refusal-rule").await;
        player
            .see_text(&format!("{} .rule", control("rule-panel")), &rule)
            .await;
        assert_eq!(player.client().current_url().await.unwrap(), address);
        let inside = "return document.querySelector('[data-testid=rule-panel]').contains(document.activeElement)";
        assert_eq!(player.script(inside, Vec::new()).await, json!(true));
        assert_eq!(player.accessibility().await, Vec::<String>::new());
        assert_eq!(player.misfits().await, Vec::<String>::new());
        player.screenshot("rule-beside").await;
        // Keys belong to the panel; Esc closes it, and the focus is back where it was.
        player.keys(&[Key::Escape]).await;
        player.gone(&control("rule-panel")).await;
        let back = "return document.activeElement.dataset.testid";
        assert_eq!(player.script(back, Vec::new()).await, json!("refusal-rule"));
        player.see(&control("refusal")).await;
        // A click beside it closes it, too.
        player.press("refusal-rule").await;
        player.see(&control("rule-close")).await;
        player.press("rule-close").await;
        player.gone(&control("rule-panel")).await;
        player.see(&control("board")).await;
        player.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rule_is_quoted_for_the_piece_that_was_touched() {
    let stage = Stage::start().await;
    for window in [Window::Desktop, Window::Phone] {
        let player = stage.browser(window).await;
        let page = stage.url("/play?game=lancerchess&mode=same-screen");
        start_local(&player, &page, &["game-lancerchess", "mode-same-screen"]).await;
        player.touch(&["d2", "d4"]).await;
        player.see_count(&control("move"), 1).await;
        player.touch(&["d7", "d5"]).await;
        player.see_count(&control("move"), 2).await;
        for (touches, words) in [
            (["b2", "b5"], "Pikeman Moves: 1 square ahead"),
            (
                ["c1", "c4"],
                "Baroness Moves: Any number of squares diagonally",
            ),
            (["d1", "d3"], "Queen Moves: 1 square in any direction"),
        ] {
            player.touch(&touches).await;
            player.see_text(".callout .rule", words).await;
            player.see_text(&control("refusal-rule"), "C-L2").await;
            clear(&player, words).await;
            player
                .screenshot(&format!("refusal-{}-{window:?}", touches[0]))
                .await;
            player.shift(Key::Escape).await;
            player.gone(&control("refusal")).await;
        }
        player.close().await;
    }
}
