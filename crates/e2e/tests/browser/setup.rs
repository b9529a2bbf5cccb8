//! The set-up board: positions that are put together by mouse, by keyboard, on a phone, by text and from
//! a record.

use e2e::{Browser, Stage, Window, control};
use fantoccini::key::Key;

const SMALL: &str =
    "/setup#position=brandubh%203t3%2F3t3%2F3n3%2Fttnknt1%2F3n3%2F3t3%2F3t3%20t%200%202";

/// The text of the position.
async fn text(player: &Browser) -> String {
    let body = "return document.querySelector('[data-testid=setup-text]').value";
    let text = player.script(body, Vec::new()).await;
    text.as_str().unwrap_or_default().to_owned()
}

/// Waits until the text of the position is this one.
pub(crate) async fn see_position(player: &Browser, wanted: &str) {
    let body = "return document.querySelector('[data-testid=setup-text]')?.value === arguments[0]";
    player
        .until(&format!("no position {wanted}"), body, vec![wanted.into()])
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_position_is_put_together_by_mouse_and_played() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    player.goto(&stage.url("/setup?game=lancerchess")).await;
    player.see(&control("setup-board")).await;
    player
        .see_text(&control("setup-verdict"), "18 legal moves")
        .await;
    player.press("setup-clear").await;
    // Both Queens are missing, and that is said.
    player
        .see_count(&format!("{} li", control("setup-faults")), 2)
        .await;
    player
        .see(&format!(
            "{}[aria-disabled=\"true\"]",
            control("setup-play-same-screen")
        ))
        .await;
    for (piece, place) in [
        ("0-tigerchess-queen", "a1"),
        ("1-tigerchess-queen", "h8"),
        ("0-tigerchess-tower", "d4"),
        ("1-tigerchess-pikeman", "c1"),
    ] {
        player.press(piece).await;
        player.touch(&[place]).await;
    }
    see_position(&player, "lancerchess 7q/8/8/8/3R4/8/8/Q1p5 w - - 0 1").await;
    player.press("setup-undo").await;
    player.press("0-tigerchess-pikeman").await;
    player.touch(&["c1"]).await;
    // The fault is named in words and marked at its place.
    player.see_text(&control("setup-faults"), "c1").await;
    player.see(".cell[data-place=\"c1\"]").await;
    player.screenshot("setup-fault").await;
    player.touch(&["c1"]).await;
    player.gone(&control("setup-faults")).await;
    // A piece is moved by the hand, and by dragging.
    player.press("setup-hand").await;
    player.touch(&["d4", "e5"]).await;
    see_position(&player, "lancerchess 7q/8/8/4R3/8/8/8/Q7 w - - 0 1").await;
    player.drag("e5", &["f6", "g3"]).await;
    see_position(&player, "lancerchess 7q/8/8/8/8/6R1/8/Q7 w - - 0 1").await;
    // Where it may go is shown.
    player.press("setup-ask").await;
    player.touch(&["g3"]).await;
    player.see_count("[data-target]", 14).await;
    player.screenshot("setup-ways").await;
    // Whoever plays it right after a change plays what is there then.
    let body = "for (const id of ['setup-turn-1', 'setup-play-same-screen'])
        document.querySelector(`[data-testid=${id}]`).click()";
    player.script(body, vec![]).await;
    player.see(&control("new-position-board")).await;
    player.press("start").await;
    player.see(&control("moves")).await;
    player.touch(&["h8", "h7"]).await;
    player.see_count(&control("move"), 1).await;
    // And back, with the position as it is now.
    player.press("about").await;
    player.press("open-setup").await;
    see_position(&player, "lancerchess 8/7q/8/8/8/6R1/8/Q7 w - - 1 2").await;
    player.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_position_is_put_together_by_keyboard_alone() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    player.goto(&stage.url(SMALL)).await;
    player.see(&control("setup-board")).await;
    let focus = |css: String| {
        let player = &player;
        async move {
            let body = "document.querySelector(arguments[0]).focus()";
            player.script(body, vec![css.into()]).await;
        }
    };
    focus(control("0-convoy-attacker")).await;
    player.keys(&[Key::Enter]).await;
    player
        .see(&format!(
            "{}[aria-pressed=\"true\"]",
            control("0-convoy-attacker")
        ))
        .await;
    focus(".cell[data-place=\"c7\"]".to_owned()).await;
    player.keys(&[Key::Left, Key::Enter]).await;
    player.see_text(&control("setup-said"), "b7").await;
    see_position(&player, "brandubh 1t1t3/3t3/3n3/ttnknt1/3n3/3t3/3t3 t 0 2").await;
    player.keys(&[Key::Delete]).await;
    see_position(&player, "brandubh 3t3/3t3/3n3/ttnknt1/3n3/3t3/3t3 t 0 2").await;
    focus(control("setup-hand")).await;
    player.keys(&[Key::Space]).await;
    focus(".cell[data-place=\"d7\"]".to_owned()).await;
    player.keys(&[Key::Enter, Key::Right, Key::Enter]).await;
    see_position(&player, "brandubh 4t2/3t3/3n3/ttnknt1/3n3/3t3/3t3 t 0 2").await;
    player.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_position_is_put_together_on_a_phone_in_german() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Phone).await;
    player.goto(&stage.url("/settings")).await;
    player.press("lang-de").await;
    player.goto(&stage.url(SMALL)).await;
    player.see(&control("setup-board")).await;
    player.press("1-convoy-king").await;
    player.tap("b2").await;
    // A second king.
    player.see_text(&control("setup-faults"), "b2").await;
    player.screenshot("setup-phone-fault").await;
    let misfits = player.misfits().await;
    assert!(misfits.is_empty(), "{}", misfits.join("\n"));
    let grave = player.accessibility().await;
    assert!(grave.is_empty(), "{}", grave.join("\n"));
    let raw = player.raw_texts().await;
    assert!(raw.is_empty(), "{}", raw.join("\n"));
    player.press("setup-undo").await;
    player.gone(&control("setup-faults")).await;
    player
        .see_text(&control("setup-verdict"), "mögliche Züge")
        .await;
    player.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn terrain_and_other_fields_are_chosen() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    player.goto(&stage.url("/setup?game=tora-short")).await;
    player.see(&control("setup-board")).await;
    let choose = "const e = document.querySelector(arguments[0]); e.value = arguments[1];
        e.dispatchEvent(new Event('change', { bubbles: true }))";
    for (field, value) in [
        ("setup-terrain", "river"),
        ("setup-points", "5"),
        ("setup-round", "3"),
    ] {
        player
            .script(choose, vec![control(field).into(), value.into()])
            .await;
    }
    player.press("setup-turn-1").await;
    let now = text(&player).await;
    assert!(
        now.starts_with("tora-short/rulebook+terrain=river "),
        "{now}"
    );
    assert!(now.ends_with(" o 2 3 5:0 0 -"), "{now}");
    player.see("[href=\"#ground-water\"]").await;
    player.screenshot("setup-terrain").await;
    // A number that is none is named.
    player
        .script(choose, vec![control("setup-round").into(), "0".into()])
        .await;
    player.see(&control("setup-faults")).await;
    player.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_text_or_a_record_is_pasted_and_a_link_opens_the_same_board() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    player.goto(&stage.url("/setup")).await;
    player.see(&control("setup-board")).await;
    let field = control("setup-text");
    player.write(&field, "convoy 3t nonsense").await;
    player.see(&control("setup-faults")).await;
    // A text of another game brings its board.
    let small = "brandubh 3t3/3t3/7/ttnknt1/3n3/3t3/3t3 n 0 2";
    player.write(&field, small).await;
    player.gone(&control("setup-faults")).await;
    player.see_count(".cell", 49).await;
    let body = "return document.querySelector('[data-testid=setup-link]').value";
    let link = player.script(body, Vec::new()).await;
    let link = link.as_str().unwrap_or_default().to_owned();
    player.goto(&stage.url("/settings")).await;
    player.goto(&link).await;
    see_position(&player, small).await;
    // A record that goes wrong in its fourth line, as far as it is right.
    let record = "[Variant \"LancerChess\"]\n\n1. e4 e5\n2. d4 d1 *\n";
    player.write(&field, record).await;
    player.see_text(&control("unrolled-wrong"), "4").await;
    player.press("unrolled-take").await;
    player.see_count(".cell", 64).await;
    see_position(
        &player,
        "lancerchess rfbqkblr/pppp1ppp/8/4p3/3PP3/8/PPP2PPP/RFBQKBLR b KQkq - 0 2",
    )
    .await;
    player.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_game_begins_in_a_position_of_a_record() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Phone).await;
    player.goto(&stage.url("/play")).await;
    player.press("new-position-more").await;
    let record = "[Variant \"LancerChess\"]\n\n1. e4 e5 2. d4 *\n";
    player.write(&control("new-position"), record).await;
    player.see(&control("unrolled-position")).await;
    // A record is no position yet.
    player.press("start").await;
    player
        .see_text("form > [role=alert]", "first take one")
        .await;
    let choose = "const e = document.querySelector(arguments[0]); e.value = '1';
        e.dispatchEvent(new Event('change', { bubbles: true }))";
    player
        .script(choose, vec![control("unrolled-position").into()])
        .await;
    player.press("unrolled-take").await;
    player.see(&control("new-position-board")).await;
    player.press("mode-same-screen").await;
    player.press("start").await;
    player.see(&control("moves")).await;
    player.touch(&["e7", "e5"]).await;
    player.see_count(&control("move"), 1).await;
    player.close().await;
}
