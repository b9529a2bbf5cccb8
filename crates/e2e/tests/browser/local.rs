//! Games on this device: one list of facts, whichever tabs show it and whatever happens to it.

use e2e::{Browser, Stage, Window, control};
use fantoccini::wd::WindowHandle;
use serde_json::{Value, json};

use crate::turn::start_local;

/// What the browser has stored of the game whose page is open.
async fn stored(player: &Browser) -> String {
    let body =
        "return localStorage.getItem('tigerden.local.' + location.pathname.split('/').pop())";
    let text = player.script(body, Vec::new()).await;
    text.as_str().expect("it is stored").to_owned()
}

/// The facts of a stored text.
fn facts(text: &str) -> Vec<Value> {
    let stored: Value = serde_json::from_str(text).expect("JSON");
    stored["facts"].as_array().expect("a list").clone()
}

/// Stores another text for the game whose page is open, without telling this page.
async fn store(player: &Browser, text: &str) {
    let body = "const id = location.pathname.split('/').pop();
        localStorage.setItem('tigerden.local.' + id, arguments[0]);
        localStorage.removeItem('tigerden.listed.' + id)";
    player.script(body, vec![json!(text)]).await;
}

async fn address(player: &Browser) -> String {
    let address = player.script("return location.href", Vec::new()).await;
    address.as_str().expect("an address").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn two_tabs_share_one_list() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    let page = stage.url("/play?mode=same-screen");
    start_local(&player, &page, &["game-convoy"]).await;
    let address = address(&player).await;

    let tabs = player.client();
    let first = tabs.window().await.expect("a tab");
    let second = tabs.new_window(true).await.expect("a second tab").handle;
    tabs.switch_to_window(second.clone())
        .await
        .expect("it is there");
    player.goto(&address).await;
    player.see(&control("moves")).await;
    player.touch(&["e1", "d1"]).await;
    player.see_count(&control("move"), 1).await;

    // The first tab shows it at once, and goes on with it.
    tabs.switch_to_window(first).await.expect("it is there");
    player.see_count(&control("move"), 1).await;
    player.see(&control("moved-on")).await;
    let before = stored(&player).await;
    player.press("resign").await;
    player.press("resign-sure").await;
    player.see(&control("result")).await;
    player.gone(&control("moved-on")).await;
    let after = stored(&player).await;
    let (before, after) = (facts(&before), facts(&after));
    assert_eq!(after[..before.len()], before[..], "it only grows");
    assert_eq!(after.len(), before.len() + 1);

    tabs.switch_to_window(second).await.expect("it is there");
    player.see(&control("result")).await;
    player.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tab_that_is_behind_overwrites_nothing() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    let page = stage.url("/play?mode=same-screen");
    start_local(&player, &page, &["game-convoy"]).await;
    let start = stored(&player).await;
    player.touch(&["e1", "d1"]).await;
    player.see_count(&control("move"), 1).await;

    store(&player, &start).await;
    player.press("resign").await;
    player.press("resign-sure").await;
    player.see(&control("moved-on")).await;
    player.see_count(&control("move"), 0).await;
    player.gone(&control("result")).await;
    assert_eq!(stored(&player).await, start);

    // The game that is shown now can be played on.
    player.touch(&["e1", "d1"]).await;
    player.see_count(&control("move"), 1).await;
    assert_ne!(stored(&player).await, start);
    player.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_game_is_kept_and_said_to_be() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Phone).await;
    let page = stage.url("/play?mode=same-screen");
    start_local(&player, &page, &["game-convoy"]).await;
    let address = address(&player).await;
    player.touch(&["e1", "d1"]).await;
    player.see_count(&control("move"), 1).await;
    let damaged = stored(&player).await.replace("e1d1", "e1k9");
    let newer = damaged.replace("\"v\":1", "\"v\":999");
    assert_ne!(damaged, newer);

    for text in [damaged, newer] {
        store(&player, &text).await;
        player.reload().await;
        player.see(&control("unreadable")).await;
        player.press("export").await;
        assert_eq!(stored(&player).await, text);
    }
    let newer = stored(&player).await;
    player.screenshot("unreadable").await;

    // Another game begins beside it, and the list of games says what it is.
    player.press("anew").await;
    player.see(&control("start")).await;
    player.goto(&stage.url("/")).await;
    player.see_text(".gamelist", "can't be read").await;
    player.goto(&address).await;
    player.see(&control("unreadable")).await;
    assert_eq!(stored(&player).await, newer);
    player.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_game_of_the_first_page_is_kept() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    player.goto(&stage.url("/")).await;
    player.touch(&["v5h7", "v6h5"]).await;
    player.touch(&["v6h5", "v5h6"]).await;
    player.see_count(&control("step"), 2).await;
    player.press("end-turn").await;
    let body = "const id = JSON.parse(localStorage.getItem('tigerden.home'));
        return localStorage.getItem('tigerden.local.' + id) !== null";
    player
        .until("the game is not stored", body, Vec::new())
        .await;

    let damage = "const id = JSON.parse(localStorage.getItem('tigerden.home'));
        localStorage.setItem('tigerden.local.' + id, 'damaged');
        localStorage.removeItem('tigerden.listed.' + id);
        return id";
    let id = player.script(damage, Vec::new()).await;
    player.reload().await;
    player.see(&control("unreadable")).await;
    player.press("anew").await;
    player.touch(&["v5h7", "v6h5"]).await;
    player.see_count(&control("step"), 1).await;
    let kept = "return localStorage.getItem('tigerden.local.' + arguments[0])";
    assert_eq!(player.script(kept, vec![id]).await, "damaged");
    player.reload().await;
    player.see_text(".gamelist", "can't be read").await;
    player.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_of_two_tabs_asks_the_computer() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    let page = stage.url("/play?mode=computer");
    start_local(&player, &page, &["game-convoy", "side-first"]).await;
    let address = address(&player).await;
    let tabs = player.client();
    let first = tabs.window().await.expect("a tab");
    let second = tabs.new_window(true).await.expect("a second tab").handle;
    let go = async |tab: &WindowHandle| {
        let there = tabs.switch_to_window(tab.clone()).await;
        there.expect("it is there");
    };
    go(&second).await;
    player.goto(&address).await;
    player.see(&control("moves")).await;
    let before = facts(&stored(&player).await).len();

    // The turn is played in the later tab; the other one answers it, and only once.
    player.touch(&["e1", "d1"]).await;
    player.see_count(&control("move"), 2).await;
    go(&first).await;
    player.see_count(&control("move"), 2).await;
    assert_eq!(facts(&stored(&player).await).len(), before + 2);
    player.press("resign").await;
    player.press("resign-sure").await;
    player.press("rematch").await;
    player.gone(&control("result")).await;

    // The second tab is left alone with the next game, in which the computer begins.
    let address = player.script("return location.href", Vec::new()).await;
    player.see_count(&control("move"), 1).await;
    tabs.close_window().await.expect("it closes");
    go(&second).await;
    player.goto(address.as_str().expect("an address")).await;
    player.see_count(&control("move"), 1).await;
    player.see(&control("composer")).await;
    player.close().await;
}
