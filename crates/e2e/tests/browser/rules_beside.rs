//! The rule book beside a board: the game in two minutes, and rules found by words and by id.

use e2e::{Browser, Stage, Window, control};
use fantoccini::key::Key;
use serde_json::{Value, json};

use crate::assassin::looks_right;
use crate::online::invite;
use crate::turn::start_local;

/// Where the board stands, and how far the page is scrolled.
const STANDS: &str = "const box = document.querySelector('.boardbox').getBoundingClientRect();
    return [box.x, box.y, box.width, box.height, scrollY]";

/// The rule that was gone to, whether it is in view, and what is marked in it.
const GONE_TO: &str = "
    const rule = document.querySelector('.aside-rule .rule.here');
    if (!rule) return null;
    const [box, pages] = [rule, document.querySelector('.aside-rule .pages')].map(e => e.getBoundingClientRect());
    const heading = rule.querySelector('h3') === document.activeElement;
    const marks = [...rule.querySelectorAll('mark')].map(mark => mark.textContent.toLowerCase());
    return [rule.id, heading && box.top >= pages.top - 1 && box.top < pages.bottom, marks]";

async fn stands(player: &Browser) -> Value {
    player.script(STANDS, Vec::new()).await
}

/// Opens the book by its key, and checks that it begins with this game.
async fn open_by_key(player: &Browser, title: &str) {
    player.key('r').await;
    player.see_text(&control("summary"), title).await;
}

async fn close(player: &Browser) {
    player.keys(&[Key::Escape]).await;
    player.gone(&control("rule-panel")).await;
}

/// Waits until this rule was gone to; returns what is marked in it.
async fn see_rule(player: &Browser, id: &str) -> Value {
    let body = format!(
        "const seen = (() => {{ {GONE_TO} }})();
        return seen !== null && seen[0] === arguments[0] && seen[1] && seen"
    );
    let seen = player.until(id, &body, vec![id.into()]).await;
    seen[2].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_are_found_by_words_and_by_id_with_keys_alone() {
    let stage = Stage::start().await;
    for window in [Window::Desktop, Window::Phone] {
        let player = stage.browser(window).await;
        let page = stage.url("/play?mode=same-screen");
        start_local(&player, &page, &["game-tora-short", "mode-same-screen"]).await;
        let (address, board) = (player.client().current_url().await, stands(&player).await);
        open_by_key(&player, "TORA, short board in two minutes").await;
        player.see_text(&control("summary"), "Cannon").await;
        assert_eq!(player.count(&control("summary")).await, 1);
        player.see_count(".minutes .token", 4).await;
        looks_right(&player, &format!("rules-summary-{window:?}")).await;
        assert_eq!(stands(&player).await, board, "the board stays where it is");

        let field = control("rule-search");
        player.write(&field, "tv2").await;
        player.see_count(".found li", 1).await;
        player.keys(&[Key::Enter]).await;
        see_rule(&player, "T-V2").await;

        player.write(&field, "crew cannon").await;
        player.see_text(&control("rules-count"), "rules").await;
        looks_right(&player, &format!("rules-found-{window:?}")).await;
        let second = "return document.querySelectorAll('.found li')[1].dataset.rule";
        let second = player.script(second, Vec::new()).await;
        player
            .keys(&[Key::Down, Key::Up, Key::Down, Key::Enter])
            .await;
        let marks = see_rule(&player, second.as_str().expect("an id")).await;
        let marks = marks.as_array().expect("words");
        assert!(marks.contains(&json!("crew")) && marks.contains(&json!("cannon")));
        looks_right(&player, &format!("rules-rule-{window:?}")).await;

        player.write(&field, "no such word").await;
        player.see_text(&control("rules-count"), "No rule").await;
        player.see_count(".found li", 0).await;
        assert_eq!(stands(&player).await, board, "nor does searching move it");
        close(&player).await;
        let address_now = player.client().current_url().await;
        assert_eq!(address_now.unwrap(), address.unwrap(), "the game goes on");
        // A letter is a letter where something is written, and no key with Ctrl is taken.
        player.press("rules").await;
        player.see(&field).await;
        player.write(&field, "r").await;
        player.see_count(&control("rule-panel"), 1).await;
        close(&player).await;
        player.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_board_has_the_rules_of_its_game() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    let tablut = "/setup#position=tablut%20";
    let tablut = format!(
        "{tablut}3ttt3%2F4t4%2F4n4%2Ft3n3t%2Fttnnknntt%2Ft3n3t%2F4n4%2F4t4%2F3ttt3%20t%200%201"
    );
    for (path, title) in [
        ("/", "TORA, short board"),
        ("/learn/tigerchess", "LancerChess"),
        ("/puzzles/daily", "in two minutes"),
        ("/setup?game=tora-long", "TORA, long board"),
        (&tablut, "Tablut"),
    ] {
        player.goto(&stage.url(path)).await;
        player.see(&control("rules")).await;
        player.press("rules").await;
        player.see_text(&control("summary"), title).await;
        player.see_count(&control("summary"), 1).await;
        close(&player).await;
    }
    player.close().await;

    // By link, a rule that was looked up leads on to the whole book, open there.
    let pair = invite(&stage).await;
    let (host, guest) = (pair.host, pair.guest);
    host.see(&control("moves")).await;
    open_by_key(&host, "TORA").await;
    host.press("rule-close").await;
    host.gone(&control("rule-panel")).await;
    host.touch(&["v5h7", "v5h3"]).await;
    host.press("refusal-rule").await;
    let rule = "return document.querySelector('[data-testid=rule-panel] .rule').id";
    host.see(&control("rule-book")).await;
    let rule = host.script(rule, Vec::new()).await;
    host.press("rule-book").await;
    see_rule(&host, rule.as_str().expect("an id")).await;
    guest.close().await;
    host.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rule_book_beside_the_board_is_german() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Phone).await;
    player.goto(&stage.url("/settings")).await;
    player.press("lang-de").await;
    player.dark(true).await;
    let page = stage.url("/play?mode=same-screen");
    start_local(&player, &page, &["game-tigerchess", "mode-same-screen"]).await;
    open_by_key(&player, "TigerChess in zwei Minuten").await;
    looks_right(&player, "rules-summary-german").await;
    player.write(&control("rule-search"), "aufmarsch").await;
    player.see_text(".found li", "Aufmarsch").await;
    looks_right(&player, "rules-found-german").await;
    close(&player).await;
    player.close().await;
}
