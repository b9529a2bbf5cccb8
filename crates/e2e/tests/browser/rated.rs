//! Rated games, and the players that browsers keep.

use e2e::{Browser, Stage, Window, control};

use crate::online::value;

/// What is wrong with a page wherever it is shown.
async fn look(player: &Browser, name: &str) {
    player.screenshot(name).await;
    let misfits = player.misfits().await;
    assert!(misfits.is_empty(), "{name}: {misfits:#?}");
    let raw = player.raw_texts().await;
    assert!(raw.is_empty(), "{name}: {raw:#?}");
    let grave = player.accessibility().await;
    assert!(grave.is_empty(), "{name}: {grave:#?}");
}

/// What the browser keeps of its player.
async fn kept(player: &Browser) -> serde_json::Value {
    let body = "return JSON.parse(localStorage.getItem('tigerden.player'))";
    player.script(body, Vec::new()).await
}

/// Two browsers in a rated game on the short board; the host begins.
async fn rated(stage: &Stage) -> [Browser; 2] {
    let host = stage.browser(Window::Desktop).await;
    host.goto(&stage.url("/play?mode=friend")).await;
    for choice in ["game-tora-short", "side-first", "new-rated"] {
        host.press(choice).await;
    }
    host.write(&control("name"), "Ada").await;
    assert!(
        kept(&host).await.is_null(),
        "no player before one is needed"
    );
    host.press("start").await;
    let link = value(&host, "invite-link").await;
    host.see(&control("rated-proposed")).await;
    let guest = stage.browser(Window::Phone).await;
    guest.goto(&link).await;
    guest.see(&control("rated-proposed")).await;
    guest.write(&control("name"), "Ben").await;
    guest.press("join-seat").await;
    for player in [&host, &guest] {
        player.see(&control("moves")).await;
        player.see_text(".seat", "1500?").await;
        player.see_text(&control("rated"), "Ada 1500?").await;
    }
    [host, guest]
}

#[tokio::test(flavor = "multi_thread")]
async fn both_see_what_a_rated_game_has_changed_and_a_profile_shows_it() {
    let stage = Stage::start().await;
    let [host, guest] = rated(&stage).await;
    guest.press("resign").await;
    guest.press("resign-sure").await;
    host.see_text(&control("rating-change"), "Your rating: 1662? (+162)")
        .await;
    guest
        .see_text(&control("rating-change"), "Your rating: 1338? (−162)")
        .await;
    for player in [&host, &guest] {
        player.see_text(&control("rated"), "Ben 1338? (−162)").await;
    }
    look(&host, "rated-result").await;
    look(&guest, "rated-result").await;

    // Another game, with sides swapped, is rated, too.
    host.press("rematch").await;
    guest.press("rematch").await;
    for player in [&host, &guest] {
        player.gone(&control("result")).await;
        player.see_text(&control("rated"), "Ada 1662?").await;
    }
    host.press("resign").await;
    host.press("resign-sure").await;
    host.see(&control("rating-change")).await;

    for player in [&host, &guest] {
        player.click(&format!("{} a", control("rated"))).await;
        player.see(&control("plot")).await;
        assert_eq!(player.count("nav [aria-current]").await, 0);
        player.see_text(&control("rating"), "2 rated games").await;
        player
            .see_count(&format!("{} circle", control("plot")), 3)
            .await;
        player.see_text(&control("last-games"), "won against").await;
        let words = "return document.querySelector(arguments[0]).getAttribute('aria-label')";
        let words = player.script(words, vec![control("plot").into()]).await;
        let words = words.as_str().unwrap_or_default();
        assert!(
            words.starts_with("The rating went from 1500 to "),
            "{words}"
        );
        player.click("summary").await;
        player
            .see_count(&format!("{} tbody tr", control("history")), 2)
            .await;
        look(player, "player").await;
    }
    host.dark(true).await;
    look(&host, "player-dark").await;
    guest.close().await;
    host.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_is_renamed_taken_to_another_device_and_forgotten() {
    let stage = Stage::start().await;
    let [host, guest] = rated(&stage).await;
    let own = kept(&host).await;

    host.goto(&stage.url("/settings")).await;
    host.see_text(&control("player-name"), "Ada").await;
    host.write("input[autocomplete=nickname]", "Ada L.").await;
    host.press("player-rename").await;
    host.see_text(&control("player-name"), "Ada L.").await;
    host.press("player-move").await;
    let link = value(&host, "player-link").await;
    let secret = own["secret"].as_str().expect("a secret");
    assert!(link.ends_with(&format!("#key={secret}")), "behind the #");
    look(&host, "player-settings").await;

    // On another device, which has a player of its own.
    guest.goto(&link).await;
    guest.see(&control("player-take")).await;
    look(&guest, "player-take").await;
    let address = guest.client().current_url().await.expect("an address");
    assert!(
        !address.as_str().contains(secret),
        "the secret leaves the address"
    );
    guest.press("player-take").await;
    guest.see(&control("player-taken")).await;
    assert_eq!(kept(&guest).await["id"], own["id"]);
    assert_eq!(kept(&guest).await["name"], "Ada L.");

    // A link with a wrong secret gives nothing.
    let wrong = link.replace(&secret[..8], "AAAAAAAA");
    let stranger = stage.browser(Window::Desktop).await;
    stranger.goto(&wrong).await;
    stranger.press("player-take").await;
    stranger
        .see_text(
            "main [role=alert]",
            "This key does not belong to this player.",
        )
        .await;
    assert!(kept(&stranger).await.is_null());

    host.press("player-forget").await;
    host.see_text(
        "main [role=alert]",
        "Without the key nobody can play as this player",
    )
    .await;
    host.press("player-forget").await;
    host.see(&control("player-none")).await;
    assert!(kept(&host).await.is_null());
    stranger.close_despite(&["403"]).await;
    guest.close().await;
    host.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_can_not_be_rated_says_why_and_a_game_without_a_key_is_as_ever() {
    let stage = Stage::start().await;
    let host = stage.browser(Window::Desktop).await;
    host.goto(&stage.url("/play?mode=friend")).await;
    for choice in ["game-tora-short", "points", "new-rated"] {
        host.press(choice).await;
    }
    // The box stays empty and says why.
    let closed = "[aria-disabled=\"true\"]:not(:checked)";
    host.see(&format!("{}{closed}", control("new-rated"))).await;
    host.see_text("form", "Points play is not rated.").await;
    host.goto(&stage.url("/play?mode=friend")).await;
    host.press("start").await;
    host.see(&control("invite-link")).await;
    assert_eq!(host.count(&control("rated-proposed")).await, 0);
    host.close().await;
}
