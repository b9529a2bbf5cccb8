//! What is needed stays in view while the page scrolls.

use e2e::{Stage, Window, control};

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

    // A message lies above the menu, not below it.
    player.press("board-first").await;
    let is_above = "const banner = document.querySelector('.tablepage .notices .banner');
        if (!banner) return false;
        const box = banner.getBoundingClientRect();
        return banner.contains(document.elementFromPoint(box.x + 12, box.y + box.height / 2))";
    player
        .until("the message on top", is_above, Vec::new())
        .await;
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
