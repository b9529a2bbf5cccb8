//! Nothing that appears moves the board, or a button that somebody is about to press.

use e2e::{Browser, OUTAGE, Stage, Window, control};
use serde::Deserialize;
use serde_json::json;

use crate::assassin::looks_right;
use crate::online::invite;
use crate::story::begin;
use crate::turn::{end_early, see_answer, see_computers_answer, start_local};

/// Notes how far things are pushed about from now on.
const WATCH: &str = "
    const noted = self.standstill = { shift: 0, moved: [] };
    const said = node => node?.nodeType === 1
        ? node.outerHTML.slice(0, 120) : (node?.textContent ?? 'something').slice(0, 80);
    new PerformanceObserver(list => list.getEntries().forEach(entry => {
        if (entry.hadRecentInput) return;
        noted.shift += entry.value;
        for (const source of entry.sources) {
            const [a, b] = [source.previousRect, source.currentRect];
            noted.moved.push(`${a.x},${a.y} to ${b.x},${b.y}: ${said(source.node)}`);
        }
    })).observe({ type: 'layout-shift' });";

/// Where the board stands on the page, and the buttons that are there. A bar that sticks to the lower edge of
/// the screen stands still only while the page does.
const PLACES: &str = "
    scrollTo(0, 0);
    const all = ['board', 'end-turn', 'undo', 'restart', 'resign', 'draw', 'flip'];
    return all.flatMap(id => {
        const found = document.querySelector(`[data-testid=\"${id}\"]`);
        if (!found) return [];
        const box = found.getBoundingClientRect();
        return [[id, [box.x + scrollX, box.y + scrollY, box.width, box.height]]];
    })";

/// A number that grows by a digit moves its own word by so little; a panel that moves by a line exceeds it.
const LIMIT: f64 = 0.0005;

#[derive(Deserialize)]
struct Noted {
    shift: f64,
    moved: Vec<String>,
}

type Places = Vec<(String, [f64; 4])>;

async fn places(player: &Browser) -> Places {
    let places = player.script(PLACES, Vec::new()).await;
    serde_json::from_value(places).expect("names and places")
}

/// Begins to watch; returns where things stand.
async fn watch(player: &Browser) -> Places {
    // What is still being drawn is over after two frames.
    let settled = "requestAnimationFrame(() => requestAnimationFrame(() => done(true)))";
    player.slow_script(settled, Vec::new()).await;
    player.script(WATCH, Vec::new()).await;
    places(player).await
}

/// Everything that is still there stands where it stood.
async fn same(player: &Browser, before: &Places, when: &str) {
    let now = places(player).await;
    assert!(now.iter().any(|(name, _)| name == "board"), "{when}");
    for (name, now) in now {
        let Some((_, before)) = before.iter().find(|(known, _)| *known == name) else {
            continue;
        };
        let moved = now.iter().zip(before).map(|(now, was)| (now - was).abs());
        let moved = moved.fold(0.0, f64::max);
        if moved > 0.6 {
            player.screenshot("standstill").await;
        }
        assert!(
            moved <= 0.6,
            "{:?}, {when}: {name} was at {before:?} and is at {now:?}",
            player.window()
        );
    }
}

/// Nothing was pushed about since the page is watched.
async fn still(player: &Browser, when: &str) {
    let noted = player
        .script("return self.standstill", vec![json!(null)])
        .await;
    let noted: Noted = serde_json::from_value(noted).expect("what was noted");
    if noted.shift >= LIMIT {
        player.screenshot("standstill").await;
    }
    assert!(
        noted.shift < LIMIT,
        "{:?}, {when}: {} by {:?}",
        player.window(),
        noted.shift,
        noted.moved
    );
}

/// A turn with a refusal, a step taken back, and the computer's answer.
async fn turn(player: &Browser, before: &Places) {
    player.touch(&["v5h7"]).await;
    same(player, before, "a piece touched").await;
    player.touch(&["v5h3"]).await;
    player.see(&control("refusal")).await;
    same(player, before, "a refusal").await;
    player.shift(fantoccini::key::Key::Escape).await;
    player.touch(&["v5h7", "v6h5"]).await;
    player.see_count(&control("step"), 1).await;
    same(player, before, "a step").await;
    player.press("undo").await;
    player.see_count(&control("step"), 0).await;
    same(player, before, "a step taken back").await;
    player.touch(&["v5h7", "v6h5"]).await;
    player.see_count(&control("step"), 1).await;
    player.touch(&["v6h5", "v5h6"]).await;
    player.see_count(&control("step"), 2).await;
    same(player, before, "all actions used").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_against_the_computer_moves_nothing() {
    let stage = Stage::start().await;
    for window in [Window::Desktop, Window::Phone] {
        let player = stage.browser(window).await;
        let page = stage.url("/play?mode=computer");
        start_local(&player, &page, &["game-tora-short", "side-first"]).await;
        player.see(&control("end-turn")).await;
        let before = watch(&player).await;
        turn(&player, &before).await;
        player.press("end-turn").await;
        player.see_count(&control("step"), 0).await;
        same(&player, &before, "the computer thinks").await;
        // Who is too early is told, and nothing is lost.
        see_answer(&player, 2).await;
        same(&player, &before, "the answer").await;
        player.press("board-first").await;
        player.see(&control("play-from-here")).await;
        same(&player, &before, "looking back").await;
        player.press("board-last").await;
        player.gone(&control("play-from-here")).await;
        still(&player, "a turn and its answer").await;
        player.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_on_the_first_page_moves_nothing() {
    let stage = Stage::start().await;
    for window in [Window::Desktop, Window::Phone] {
        let player = stage.browser(window).await;
        player.hold_computer().await;
        player.goto(&stage.url("/")).await;
        player.see(&control("end-turn")).await;
        let before = watch(&player).await;
        turn(&player, &before).await;
        let mine = player.text(&control("said")).await;
        player.press("end-turn").await;
        // Browsers don't count what moves within half a second after a touch.
        let waited =
            "self.since ??= performance.now(); return performance.now() - self.since > 600";
        player.until("no time passes", waited, Vec::new()).await;
        same(&player, &before, "the computer thinks").await;
        player.let_think().await;
        see_computers_answer(&player, mine).await;
        same(&player, &before, "the answer").await;
        still(&player, "a turn and its answer").await;
        player.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_kept_turn_is_told_and_moves_nothing() {
    let stage = Stage::start().await;
    for window in [Window::Desktop, Window::Phone] {
        let player = stage.browser(window).await;
        let page = stage.url("/play?mode=computer");
        start_local(&player, &page, &["game-tora-short", "side-first"]).await;
        player.touch(&["v5h7", "v6h5"]).await;
        player.see_count(&control("step"), 1).await;
        let before = places(&player).await;
        player.reload().await;
        player.see(&control("draft-kept")).await;
        player.see_count(&control("step"), 1).await;
        watch(&player).await;
        same(&player, &before, "the turn is found again").await;
        player.touch(&["v6h5", "v5h6"]).await;
        player.gone(&control("draft-kept")).await;
        same(&player, &before, "it goes on").await;
        still(&player, "a kept turn").await;
        player.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_connection_and_an_offer_move_nothing() {
    let stage = Stage::start().await;
    let pair = invite(&stage).await;
    pair.host.see(&control("end-turn")).await;
    let host = watch(&pair.host).await;
    let guest = watch(&pair.guest).await;
    for player in [&pair.host, &pair.guest] {
        player.offline(true).await;
        player.see(&control("offline")).await;
    }
    same(&pair.host, &host, "no connection").await;
    same(&pair.guest, &guest, "no connection").await;
    for player in [&pair.host, &pair.guest] {
        player.offline(false).await;
        player.gone(&control("offline")).await;
        player.gone(&control("connection-lost")).await;
    }
    same(&pair.host, &host, "connected again").await;

    pair.host.press("draw").await;
    pair.guest.see(&control("draw-offer")).await;
    same(&pair.guest, &guest, "an offer").await;
    pair.guest.press("decline-draw").await;
    pair.host.see(&control("draw-declined")).await;
    same(&pair.host, &host, "declined").await;

    pair.host.touch(&["v5h7", "v6h5"]).await;
    pair.host.see_count(&control("step"), 1).await;
    end_early(&pair.host).await;
    pair.guest.see(&control("composer")).await;
    same(&pair.guest, &guest, "the other side's turn").await;
    end_early(&pair.guest).await;
    pair.host.see_count(&control("move"), 2).await;
    pair.host.see(&control("composer")).await;
    same(&pair.host, &host, "the answer").await;
    for (player, name) in [(&pair.host, "host"), (&pair.guest, "guest")] {
        still(player, name).await;
    }
    pair.guest.close_despite(&OUTAGE).await;
    pair.host.close_despite(&OUTAGE).await;
}

/// Games in which nearly everything has been captured.
const BARE: [&str; 2] = [
    "tigerchess 7q/8/5Q2/4T3/8/8/8/8 w - - 0 1 - - - -",
    "tora-long/rulebook 17/17/8g8/17/17/17/17/17/17/17/17/17/17/17/8G8/17/17 c 1 5 0:0 0 -",
];

#[tokio::test(flavor = "multi_thread")]
async fn a_players_strip_is_as_high_with_many_captives() {
    let heights = "return [...document.querySelectorAll('.seat')].map(seat => seat.offsetHeight)";
    let stage = Stage::start().await;
    for window in [Window::Desktop, Window::Phone] {
        let player = stage.browser(window).await;
        let page = stage.url("/play?mode=same-screen");
        start_local(&player, &page, &["game-tora-short"]).await;
        let usual = player.script(heights, Vec::new()).await;
        for position in BARE {
            begin(&stage, &player, position).await;
            player.see(".seat .tray > :nth-child(3)").await;
            let now = player.script(heights, Vec::new()).await;
            assert_eq!(now, usual, "{window:?}, {position}");
            looks_right(&player, "captives").await;
        }
        player.close().await;
    }
}
