//! The title and the icon of the tab say whose turn it is; a notice does, too, for those who want it.

use e2e::{Browser, Stage, control};
use serde_json::json;

use crate::online::{Pair, invite};
use crate::turn::end_early;

#[tokio::test(flavor = "multi_thread")]
async fn another_tab_can_be_looked_at_while_the_opponent_thinks() {
    let stage = Stage::start().await;
    let Pair { host, guest, .. } = invite(&stage).await;
    tab_says(&host, "Your turn – TigerDen", true).await;
    tab_says(&guest, "Waiting for Ada … – TigerDen", false).await;
    end_early(&host).await;
    tab_says(&host, "Waiting for Ben … – TigerDen", false).await;
    tab_says(&guest, "Your turn – TigerDen", true).await;
    // On another page the tab is called after that.
    guest.click("a[href=\"/settings\"]").await;
    tab_says(&guest, "Settings – TigerDen", false).await;
    for player in [host, guest] {
        player.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_notice_says_that_it_is_my_turn_while_the_tab_is_hidden() {
    let stage = Stage::with_whole_browser().await;
    let Pair { host, guest, .. } = invite(&stage).await;
    let game = guest.client().current_url().await.expect("an address");
    guest.goto(&stage.url("/settings")).await;
    // Notices come from the service worker.
    guest.kept().await;
    // A browser that says no has the last word.
    guest.allow_notices(false).await;
    guest.press("settings-notices").await;
    guest
        .see_text(&control("no-notices"), "This browser allows no notices")
        .await;
    assert!(!wanted(&guest).await);
    guest.allow_notices(true).await;
    guest.press("settings-notices").await;
    guest.goto(&stage.url("/settings")).await;
    guest.see(&control("settings-notices")).await;
    assert!(wanted(&guest).await);

    guest.goto(game.as_str()).await;
    tab_says(&guest, "Waiting for Ada … – TigerDen", false).await;
    let shown = guest.client().window().await.expect("a tab");
    let other = guest.client().new_window(true).await.expect("a tab");
    let switched = guest.client().switch_to_window(other.handle).await;
    switched.expect("another tab");
    guest.goto(&stage.url("/settings")).await;
    end_early(&host).await;
    let body = "navigator.serviceWorker.ready.then(worker => worker.getNotifications()).then(all => {
            window.told = JSON.stringify(all.map(notice => [notice.title, notice.body, notice.tag]));
        });
        return window.told === arguments[0]";
    let told = json!([["Your turn", "Ada", game.path()]]).to_string();
    guest.until("no notice", body, vec![told.into()]).await;
    let switched = guest.client().switch_to_window(shown).await;
    switched.expect("the tab of before");
    tab_says(&guest, "Your turn – TigerDen", true).await;
    for player in [host, guest] {
        player.close().await;
    }
}

async fn wanted(player: &Browser) -> bool {
    let body = "return document.querySelector(arguments[0]).checked";
    let arguments = vec![json!(control("settings-notices"))];
    player.script(body, arguments).await == json!(true)
}

/// Waits until the tab says this, with the mark of one's turn in its icon or without.
async fn tab_says(player: &Browser, title: &str, marked: bool) {
    let body = "const icon = document.querySelector('link[rel=icon]').getAttribute('href');
        return document.title === arguments[0]
            && icon === (arguments[1] ? '/icons/icon-turn.svg' : '/icons/icon.svg')";
    let what = format!("the tab does not say {title}, {marked}");
    player
        .until(&what, body, vec![json!(title), json!(marked)])
        .await;
}
