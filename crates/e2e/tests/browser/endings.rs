//! Resigning, and when the end of a game is said.

use std::time::Duration;

use e2e::{Browser, Stage, Window, control};
use fantoccini::Locator;
use fantoccini::actions::{InputSource as _, MOUSE_BUTTON_LEFT, MouseActions, PointerAction};

use crate::online::{Pair, invite};
use crate::turn::{end_early, end_turn, start_local};

/// Clicks a control twice, as fast as a hand does.
async fn double_click(player: &Browser, id: &str) {
    player.see(&control(id)).await;
    let reach = "document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })";
    player.script(reach, vec![control(id).into()]).await;
    let element = player.client().find(Locator::Css(&control(id))).await;
    let element = element.expect("the control");
    let button = MOUSE_BUTTON_LEFT;
    let clicks = MouseActions::new("mouse".into())
        .then(PointerAction::MoveToElement {
            element,
            duration: None,
            x: 0.0,
            y: 0.0,
        })
        .then(PointerAction::Down { button })
        .then(PointerAction::Up { button })
        .then(PointerAction::Pause {
            duration: Duration::from_millis(80),
        })
        .then(PointerAction::Down { button })
        .then(PointerAction::Up { button });
    let done = player.client().perform_actions(clicks).await;
    done.expect("two clicks");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_double_click_does_not_resign() {
    let stage = Stage::start().await;
    for window in [Window::Desktop, Window::Phone] {
        let player = stage.browser(window).await;
        let page = stage.url("/play?mode=computer");
        start_local(&player, &page, &["game-tora-short", "side-first"]).await;
        double_click(&player, "resign").await;
        player.see(&control("resign-sure")).await;
        player.screenshot("resign").await;
        assert_eq!(player.count(&control("result")).await, 0);
        player.press("resign-not").await;
        player.gone(&control("resign-sure")).await;

        player.press("resign").await;
        player.press("resign-sure").await;
        player.see_text(&control("result"), "You resigned.").await;

        // The file says what is in it.
        let hook =
            "HTMLAnchorElement.prototype.click = function () { window.saved = this.download }";
        player.script(hook, Vec::new()).await;
        player
            .click("details:has([data-testid=record]) summary")
            .await;
        player.press("record").await;
        let saved = player.script("return window.saved", Vec::new()).await;
        let saved = saved.as_str().expect("a file was saved");
        assert!(saved.starts_with("tora-short_"), "{saved}");
        assert!(saved.contains("_20") && saved.ends_with(".txt"), "{saved}");
        player.close().await;
    }
}

/// Notes when each of these first stands there as often as said.
async fn watch(player: &Browser, wanted: &[(&str, usize)]) {
    let body = "const wanted = arguments[0];
        const seen = window.seen = wanted.map(() => null);
        const look = () => wanted.forEach(([css, count], i) => {
            seen[i] ??= document.querySelectorAll(css).length >= count ? performance.now() : null;
        });
        new MutationObserver(look).observe(document.body, { subtree: true, childList: true })";
    let wanted: Vec<_> = wanted
        .iter()
        .map(|(id, count)| (control(id), count))
        .collect();
    let wanted = serde_json::to_value(wanted).expect("JSON");
    player.script(body, vec![wanted]).await;
}

/// How many milliseconds lay between the two things that were watched.
async fn between(player: &Browser) -> f64 {
    let body = "return window.seen[1] - window.seen[0]";
    let between = player.script(body, Vec::new()).await;
    between.as_f64().expect("both were seen")
}

#[tokio::test(flavor = "multi_thread")]
async fn what_comes_of_a_turn_is_said_after_it_was_shown() {
    let stage = Stage::start().await;
    let Pair { host, guest, .. } = invite(&stage).await;
    host.moving().await;
    host.reload().await;
    host.see(&control("composer")).await;
    host.touch(&["v5h7", "v6h5"]).await;
    host.touch(&["v6h5", "v7h3"]).await;
    host.see_count(&control("step"), 2).await;
    end_turn(&host).await;

    // A move is shown for a while; until then it is not the host's turn.
    watch(&host, &[("move", 2), ("composer", 1)]).await;
    guest.see(&control("composer")).await;
    guest.touch(&["v6h2", "v7h3"]).await;
    guest.see_count(&control("step"), 1).await;
    end_early(&guest).await;
    host.see(&control("composer")).await;
    let shown = between(&host).await;
    assert!(shown > 250.0, "the turn could be played after {shown} ms");

    guest.press("resign").await;
    guest.press("resign-sure").await;
    host.see_text(&control("result"), "You win").await;
    host.see_text(&control("result"), "Opposition resigned")
        .await;
    guest.see_text(&control("result"), "You resigned.").await;
    guest.close().await;
    host.close().await;
}
