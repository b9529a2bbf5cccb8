//! The page to print from.

use e2e::{Browser, Stage, Window, control};

use crate::assassin::looks_right;
use crate::turn::{begin_lancerchess, start_local};

const SHEETS: &str = "[data-testid=\"sheets\"] .paper";

/// What the sheets say, joined.
async fn said(player: &Browser) -> String {
    let body = "return [...document.querySelectorAll('[data-testid=sheets] text')]
        .map(text => text.textContent).join('|')";
    let said = player.script(body, Vec::new()).await;
    said.as_str().unwrap_or_default().to_owned()
}

/// What the first sheet measures when printed, in millimeters, and what is shown beside the sheets.
async fn printed(player: &Browser) -> (f64, f64, u64) {
    let body = "const sheets = [...document.styleSheets].find(sheet => sheet.href?.endsWith('/print.css'));
        const print = [...sheets.cssRules].find(rule => rule.media?.mediaText === 'print');
        const rules = [...print.cssRules].filter(rule => rule.selectorText);
        const paper = document.querySelector('.paper');
        const of = name => rules.filter(rule => paper.matches(rule.selectorText))
            .map(rule => rule.style[name]).findLast(value => value);
        const hidden = rules.find(rule => rule.style.display === 'none').selectorText;
        const others = [...document.querySelectorAll('header, footer, form, button')]
            .filter(element => !element.closest(hidden));
        return [parseFloat(of('width')), parseFloat(of('height')), others.length]";
    let found = player.script(body, Vec::new()).await;
    serde_json::from_value(found).expect("three numbers")
}

#[tokio::test(flavor = "multi_thread")]
async fn boards_cards_and_sheets_are_shown_as_they_are_printed() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    player.goto(&stage.url("/print")).await;
    player.see_count(SHEETS, 1).await;
    assert!(said(&player).await.contains("TORA, short board"));
    assert_eq!(printed(&player).await, (210.0, 297.0, 0));

    let long = "[data-testid=\"print-game\"] option[value=\"tora-long\"]";
    player.click(long).await;
    player.see_count(SHEETS, 4).await;
    assert!(said(&player).await.contains("Sheet 2 of 4"));
    player
        .click("[data-testid=\"print-paper\"] option[value=\"letter\"]")
        .await;
    player.see(".paper.w216").await;
    assert_eq!(printed(&player).await, (215.9, 279.4, 0));

    // The driver would scroll it below the bar at the top.
    player.script("scrollTo(0, 0)", Vec::new()).await;
    player.press("print-kind-card").await;
    player.see_count(SHEETS, 1).await;
    assert!(said(&player).await.contains("Score card A"));
    player.press("print-kind-assassin").await;
    player.see_count(SHEETS, 2).await;
    assert!(said(&player).await.contains("Seal or judge"));
    player.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_position_on_the_board_is_printed() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Phone).await;
    let page = stage.url("/play?game=convoy&mode=same-screen");
    start_local(&player, &page, &["game-convoy", "mode-same-screen"]).await;
    player.press("about").await;
    let body = "return document.querySelector('[data-testid=position]').value";
    let text = player.script(body, Vec::new()).await;
    let text = text.as_str().expect("a position").to_owned();
    player.press("print").await;
    player.see_count(SHEETS, 1).await;
    let said = said(&player).await.replace('|', " ");
    assert!(
        said.contains("King's Convoy") && said.contains("to move"),
        "{said}"
    );
    assert!(said.contains(&text), "{text}: {said}");

    player.write(&control("print-text"), "convoy 9").await;
    player.click("h1").await;
    player.see(&control("print-wrong")).await;
    player.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_becomes_a_booklet_and_a_record_with_comments_too() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    begin_lancerchess(&stage, &player).await;
    player.press("about").await;
    player.press("print-booklet").await;
    sees(&player, "LancerChess").await;
    assert_eq!(printed(&player).await, (210.0, 297.0, 0));
    looks_right(&player, "print-booklet").await;

    let record = "[Variant \"LancerChess\"]\n\n1. e4 {The first step.} e5 2. d4 *\n";
    player.write(&control("print-record"), record).await;
    player.click("h1").await;
    sees(&player, "first step").await;
    player
        .write(&control("print-record"), &record.replace("d4", "d9"))
        .await;
    player.click("h1").await;
    player.see_text(&control("print-wrong"), "Line 3").await;
    player.close().await;
}

/// Waits until the sheets say something.
async fn sees(player: &Browser, text: &str) {
    let body = "return [...document.querySelectorAll('[data-testid=sheets] text')]
        .map(text => text.textContent).join(' ').includes(arguments[0])";
    let arguments = vec![serde_json::json!(text)];
    player
        .until("the sheets don't say it", body, arguments)
        .await;
}
