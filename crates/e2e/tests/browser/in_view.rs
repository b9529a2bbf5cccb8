//! What is needed stays in view while the page scrolls.

use e2e::{Stage, Window, control};
use serde_json::json;

use crate::assassin::looks_right;
use crate::turn::start_local;

#[tokio::test(flavor = "multi_thread")]
async fn the_button_that_starts_a_game_is_always_in_view() {
    let stage = Stage::start().await;
    for window in [Window::Desktop, Window::Phone] {
        let player = stage.browser(window).await;
        player.goto(&stage.url("/play?mode=friend")).await;
        player.see(&control("start")).await;
        let is_seen =
            "const box = document.querySelector('[data-testid=start]').getBoundingClientRect();
            return box.top >= 0 && box.bottom <= innerHeight";
        player.until("Start in view", is_seen, Vec::new()).await;
        // What the focus is on is not hidden behind it.
        let is_free = "const all = [...document.querySelectorAll('form.narrow input')];
            const bar = document.querySelector('.starts');
            return all.filter(field => field.offsetParent).every(field => {
                field.focus();
                const [one, other] = [field, bar].map(element => element.getBoundingClientRect());
                return one.bottom <= other.top + 1;
            })";
        player
            .until("each field above it", is_free, Vec::new())
            .await;

        // The invitation's link has its button beside it, and the game that waits has its picture.
        player.press("start").await;
        player.see(&control("copy-link")).await;
        let are_beside =
            "const [link, copy] = ['.linkbox input', '[data-testid=copy-link]'].map(css =>
            document.querySelector(css).getBoundingClientRect());
            return link.right <= copy.left && Math.abs(link.top - copy.top) < 4";
        player
            .until("the button beside the link", are_beside, Vec::new())
            .await;
        player.goto(&stage.url("/")).await;
        player.see(".mini img.cover").await;
        player.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_board_stays_in_view_beside_what_is_read() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    let page = stage.url("/play?game=lancerchess&mode=same-screen");
    start_local(&player, &page, &["game-lancerchess", "mode-same-screen"]).await;
    player.touch(&["e2", "e3"]).await;
    player.see_count(&control("move"), 1).await;
    let is_seen = "scrollTo(0, document.body.scrollHeight);
        const box = document.querySelector('[data-testid=board]').getBoundingClientRect();
        return scrollY > 0 && box.top >= 0 && box.bottom <= innerHeight";
    player.until("the board in view", is_seen, Vec::new()).await;
    player.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_lies_above_the_menu() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    let page = stage.url("/play?mode=same-screen");
    start_local(&player, &page, &["game-tora-short", "mode-same-screen"]).await;
    player.touch(&["v5h7", "v6h5"]).await;
    player.see_count(&control("step"), 1).await;
    player.reload().await;
    player.see(&control("draft-kept")).await;
    let is_above = "const banner = document.querySelector('.tablepage .notices .banner');
        const box = banner.getBoundingClientRect();
        return banner.contains(document.elementFromPoint(box.x + 12, box.y + box.height / 2))";
    player
        .until("the message on top", is_above, Vec::new())
        .await;
    player.close().await;
}

/// Notes which links, buttons and places can be touched where they are.
const FREE: &str =
    "for (const e of document.querySelectorAll('.top a, main a, main button, .cell')) {
        const box = e.getBoundingClientRect();
        const on_top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        e.toggleAttribute('data-free', e.contains(on_top));
    }
    return document.querySelectorAll('[data-free]').length";

/// Those of them that are covered now.
const COVERED: &str = "return [...document.querySelectorAll('[data-free]')].filter(e => {
        const box = e.getBoundingClientRect();
        return !e.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
    }).map(e => e.outerHTML)";

#[tokio::test(flavor = "multi_thread")]
async fn looking_back_covers_nothing() {
    let stage = Stage::start().await;
    for window in [Window::Desktop, Window::Tablet, Window::Phone] {
        let player = stage.browser(window).await;
        let page = stage.url("/play?game=lancerchess&mode=same-screen");
        start_local(&player, &page, &["game-lancerchess", "mode-same-screen"]).await;
        player.touch(&["e2", "e4"]).await;
        player.touch(&["e7", "e5"]).await;
        player.see_count(&control("move"), 2).await;
        let present = player.text(&control("status")).await;
        for to in ["header", ".told"] {
            let scroll = "document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })";
            player.script(scroll, vec![json!(to)]).await;
            let free = player.script(FREE, Vec::new()).await;
            assert!(free.as_u64() > Some(5), "{free}");
            player.key(',').await;
            player
                .see_text(&control("status"), "An earlier position")
                .await;
            let covered = player.script(COVERED, Vec::new()).await;
            assert_eq!(covered, json!([]), "{window:?}, {to}");
            player.see(&control("play-from-here")).await;
            looks_right(&player, &format!("past-{window:?}")).await;
            player.press("board-last").await;
            player.gone(&control("play-from-here")).await;
            player.see_text(&control("status"), &present).await;
        }
        player.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wide_page_has_many_moves_in_view_and_what_a_turn_needs() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    let page = stage.url("/play?game=lancerchess&mode=same-screen");
    start_local(&player, &page, &["game-lancerchess", "mode-same-screen"]).await;
    for (round, file) in ["a", "b", "c", "f", "g", "h", "e"].iter().enumerate() {
        for (ranks, half) in [(["2", "3"], 1), (["7", "6"], 2)] {
            let places = ranks.map(|rank| format!("{file}{rank}"));
            player.touch(&places.each_ref().map(String::as_str)).await;
            player.see_count(&control("move"), 2 * round + half).await;
        }
    }
    let are_seen = "scrollTo(0, 0);
        const is_seen = e => {
            const box = e.getBoundingClientRect();
            return box.top >= 0 && box.bottom <= innerHeight;
        };
        const list = document.querySelector('.moves').getBoundingClientRect();
        const rows = [...document.querySelectorAll('.moves li')].filter(row =>
            is_seen(row) && row.getBoundingClientRect().top >= list.top - 1);
        const needed = [...document.querySelectorAll('.composer button, [data-testid=resign]')];
        return rows.length >= 6 && needed.length > 2 && needed.every(is_seen)";
    player.until("six rows in view", are_seen, Vec::new()).await;
    player.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn each_step_of_a_lesson_begins_at_its_top() {
    let stage = Stage::start().await;
    for window in [Window::Desktop, Window::Phone] {
        let player = stage.browser(window).await;
        player.goto(&stage.url("/learn/tigerchess#step-3")).await;
        player.see_text(&control("guide-step"), "Step 3").await;
        player.press("guide-next").await;
        player.see_text(&control("guide-step"), "Step 4").await;
        // As far as the page is long enough.
        let is_top = "const top = document.querySelector('.lesson').getBoundingClientRect().top;
            const end = document.documentElement.scrollHeight - innerHeight;
            return top >= 0 && (top < 120 || scrollY > end - 2)";
        player.until("the step's top", is_top, Vec::new()).await;
        player.close().await;
    }
}
