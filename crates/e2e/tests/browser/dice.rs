//! Games that begin with dice, by link.

use e2e::{Browser, Stage, Window, control};
use serde_json::Value;

/// Chooses in a list.
pub(crate) async fn choose(player: &Browser, id: &str, choice: &str) {
    let css = control(id);
    player.see(&css).await;
    let body = "const list = document.querySelector(arguments[0]);
        list.value = arguments[1];
        list.dispatchEvent(new Event('change', { bubbles: true }));
        return list.value";
    let chosen = player.script(body, vec![css.into(), choice.into()]).await;
    assert_eq!(chosen, Value::from(choice), "{id} offers it");
}

/// A game of TigerChess; the host is the Siberian side, which posts first.
async fn invite(stage: &Stage, choices: &[(&str, &str)]) -> [Browser; 2] {
    let host = stage.browser(Window::Desktop).await;
    host.goto(&stage.url("/play?mode=friend&game=tigerchess"))
        .await;
    host.press("game-tigerchess").await;
    host.press("side-second").await;
    host.write(&control("name"), "Ada").await;
    for (id, choice) in choices {
        choose(&host, id, choice).await;
    }
    host.press("start").await;
    host.see(&control("invite-link")).await;
    let value = "return document.querySelector('[data-testid=\"invite-link\"]').value";
    let link = host.script(value, Vec::new()).await;
    let guest = stage.browser(Window::Phone).await;
    guest.goto(link.as_str().expect("a link")).await;
    guest.see(&control("join")).await;
    [host, guest]
}

async fn value(player: &Browser, id: &str) -> String {
    let body = "return document.querySelector(arguments[0]).value";
    let value = player.script(body, vec![control(id).into()]).await;
    value.as_str().expect("a field").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn c_d7_dice_by_link_are_promised_shown_and_checked() {
    let stage = Stage::start().await;
    let [host, guest] = invite(&stage, &[("seat-1-wish", "open")]).await;
    let promised = value(&host, "dice-commitment").await;
    assert_eq!(promised.len(), 64);
    assert_eq!(value(&guest, "dice-commitment").await, promised);
    guest.see_text(&control("wishes"), "Open").await;
    // The guest wants the die, so that it decides.
    guest.press("join-seat").await;
    let mut fell = Vec::new();
    for player in [&host, &guest] {
        player.see(&control("moves")).await;
        player.see_count(".throws li", 2).await;
        player.see_count(".die", 3).await;
        assert_eq!(value(player, "dice-commitment").await, promised);
        player.press("dice-proof").await;
        player.press("dice-check").await;
        player
            .see_text(&control("dice-verdict"), "fits the lock")
            .await;
        player
            .see_text(&control("dice-verdict"), "fall the same")
            .await;
        fell.push(player.text(&control("throws")).await);
        let faults = player.accessibility().await;
        assert_eq!(faults, Vec::<String>::new());
    }
    assert_eq!(fell[0], fell[1]);

    // After the end each browser checks the throws once more, from the record.
    guest.press("resign").await;
    guest.press("resign-sure").await;
    for player in [&host, &guest] {
        player.press("report-start").await;
        player
            .see_text(&control("report-verdict"), "All in order")
            .await;
        player
            .see_text(&control("report-lines"), "of dice as promised")
            .await;
    }
    guest.close().await;
    host.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wish_is_asked_for_only_where_it_counts() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    player.goto(&stage.url("/play")).await;
    player.press("game-tigerchess").await;
    choose(&player, "seat-0-wish", "open").await;
    choose(&player, "option-deployment", "dragon").await;
    player.gone(&control("seat-0-wish")).await;
    choose(&player, "option-deployment", "rule").await;
    player.see(&control("seat-0-wish")).await;
    assert_eq!(value(&player, "seat-0-wish").await, "open", "it is kept");
    // The computer wishes the same, so that only the TigerVariation is thrown, by the browser.
    player.press("start").await;
    player.see(&control("moves")).await;
    player.see_count(".throws li", 1).await;
    player.press("dice-proof").await;
    player.press("dice-check").await;
    player
        .see_text(&control("dice-verdict"), "fall the same")
        .await;
    player.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn c_d7_by_the_book_the_dice_decide_what_is_not_open() {
    let stage = Stage::start().await;
    let agreed = [
        ("option-deployment", "dragon"),
        ("option-agreement", "book"),
        ("seat-1-wish", "open"),
    ];
    let [host, guest] = invite(&stage, &agreed).await;
    guest.see_text(&control("proposal"), "only Open").await;
    choose(&guest, "seat-0-wish", "open").await;
    guest.press("join-seat").await;
    for player in [&host, &guest] {
        player.see(&control("moves")).await;
        player.see_count(".throws li", 1).await;
        player.see_text(&control("throws"), "TigerVariation").await;
    }
    guest.close().await;
    host.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn c_d8_two_swordsmen_are_posted_in_one_turn() {
    let stage = Stage::start().await;
    let agreed = [
        ("option-deployment", "open"),
        ("option-tiger-variation", "off"),
    ];
    let [host, guest] = invite(&stage, &agreed).await;
    guest.gone(&control("seat-0-wish")).await;
    guest.see_text(&control("proposal"), "Open").await;
    guest.press("join-seat").await;
    for player in [&host, &guest] {
        player.see(&control("moves")).await;
    }
    host.touch(&["c6"]).await;
    guest.see_count(&control("move"), 1).await;
    // The first of the pair can still be taken back, and nobody else sees it.
    guest.touch(&["c3"]).await;
    guest.see_count(&control("step"), 1).await;
    assert_eq!(host.count(&control("move")).await, 1);
    guest.touch(&["d4"]).await;
    for player in [&host, &guest] {
        player.see_count(&control("move"), 2).await;
    }
    host.touch(&["d6"]).await;
    host.touch(&["e5"]).await;
    for player in [&host, &guest] {
        player.see_count(&control("move"), 3).await;
    }
    guest.close().await;
    host.close().await;
}
