//! LancerChess and TigerChess at the board: promotion, deployment, jumps, exchange, reasons.

use e2e::{Browser, Stage, Window, control, place_of};
use fantoccini::key::Key;
use serde_json::json;

use crate::keyboard::tab_to;
use crate::turn::start_local;

const NEW: &str = "/play?mode=same-screen";
/// A Bengal Pikeman goes to b7, while a Siberian one runs down the h-file.
const TO_THE_SEVENTH: [[&str; 2]; 8] = [
    ["a2", "a4"],
    ["h7", "h6"],
    ["a4", "a5"],
    ["h6", "h5"],
    ["a5", "a6"],
    ["h5", "h4"],
    ["a6", "b7"],
    ["h4", "h3"],
];

/// Plays moves of two touches each and waits until all are listed.
async fn play(players: &Browser, moves: &[[&str; 2]]) {
    let before = players.count(&control("move")).await;
    for (i, places) in moves.iter().enumerate() {
        players.touch(places).await;
        players.see_count(&control("move"), before + i + 1).await;
    }
}

/// Starts TigerChess at one screen, with deployment and variation agreed on.
async fn start_tiger(players: &Browser, stage: &Stage, deployment: &str, variation: &str) {
    players.goto(&stage.url(NEW)).await;
    for choice in ["game-tigerchess", "mode-same-screen"] {
        players.press(choice).await;
    }
    choose(players, "option-deployment", deployment).await;
    choose(players, "option-tiger-variation", variation).await;
    players.press("start").await;
    players.see(&control("moves")).await;
}

async fn choose(players: &Browser, list: &str, value: &str) {
    players.see(&control(list)).await;
    let body = "const list = document.querySelector(arguments[0]);
        list.value = arguments[1];
        list.dispatchEvent(new Event('change', { bubbles: true }))";
    let arguments = vec![control(list).into(), value.into()];
    players.script(body, arguments).await;
}

/// What a screen reader hears of a place.
async fn heard(players: &Browser, place: &str) -> String {
    let body = "return document.querySelector(arguments[0])?.getAttribute('aria-label') ?? ''";
    let label = players.script(body, vec![place_of(place).into()]).await;
    label.as_str().unwrap_or_default().to_owned()
}

async fn faultless(players: &Browser, name: &str) {
    players.screenshot(name).await;
    let mut faults = players.misfits().await;
    faults.extend(players.accessibility().await);
    faults.extend(players.raw_texts().await);
    assert!(faults.is_empty(), "{name}: {}", faults.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pikeman_is_promoted_by_a_choice_at_the_spot() {
    let stage = Stage::start().await;
    let players = stage.browser(Window::Desktop).await;
    start_local(
        &players,
        &stage.url(NEW),
        &["game-lancerchess", "mode-same-screen"],
    )
    .await;
    play(&players, &TO_THE_SEVENTH).await;

    players.touch(&["b7", "a8"]).await;
    players
        .see_count(&format!("{} button", control("picker")), 4)
        .await;
    faultless(&players, "promotion").await;
    // The keyboard is in the choice; Esc leaves it, and the move is not made.
    players.keys(&[Key::Escape]).await;
    players.gone(&control("picker")).await;
    players
        .see_count(&control("move"), TO_THE_SEVENTH.len())
        .await;
    players.touch(&["a8"]).await;
    players.see(&control("picker")).await;
    players.keys(&[Key::Down, Key::Enter]).await;
    players.see_text(&control("moves"), "bxa8=R").await;
    assert!(heard(&players, "a8").await.contains("Tower"));
    players.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn c_l4_the_queen_is_protected_by_her_step_or_by_touching_the_tower() {
    let stage = Stage::start().await;
    let players = stage.browser(Window::Desktop).await;
    start_local(
        &players,
        &stage.url(NEW),
        &["game-lancerchess", "mode-same-screen"],
    )
    .await;
    let to_the_towers = [
        ["b1", "d3"],
        ["g8", "g6"],
        ["b2", "b3"],
        ["e7", "e6"],
        ["c1", "b2"],
        ["f8", "d6"],
        ["d1", "b1"],
    ];
    assert!(heard(&players, "a1").await.contains("your Queen's Tower"));
    assert!(heard(&players, "h8").await.contains("enemy King's Tower"));
    players.see("use[href='#tigerchess-queen-tower']").await;
    players.see("use[href='#tigerchess-king-tower']").await;
    faultless(&players, "towers").await;
    play(&players, &to_the_towers).await;
    players.see_text(&control("moves"), "Qb1").await;
    assert!(heard(&players, "c1").await.contains("Queen's Tower"));
    // The King is still in the way.
    players.touch(&["d8", "f8"]).await;
    players.see_text(&control("refusal-rule"), "C-L4").await;
    players.keys(&[Key::Escape, Key::Escape]).await;
    play(&players, &[["e8", "e7"], ["h2", "h3"], ["d8", "h8"]]).await;
    players.see_text(&control("moves"), "Qf8").await;
    assert!(heard(&players, "e8").await.contains("King's Tower"));
    players.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn c_d4_the_dragon_keeps_each_side_to_its_color() {
    let stage = Stage::start().await;
    let players = stage.browser(Window::Desktop).await;
    start_tiger(&players, &stage, "dragon", "off").await;
    // c5 is dark, so Bengal posts on light squares: half of the sixteen.
    players.touch(&["c5"]).await;
    players
        .see_count("[data-testid=board] [data-target]", 8)
        .await;
    players.touch(&["c3"]).await;
    players.see_text(&control("refusal-rule"), "C-D4").await;
    players.touch(&["b3", "d3"]).await;
    players.see_text(&control("moves"), "S@b3; S@d3").await;
    players.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deployment_a_row_of_jumps_and_an_exchange() {
    let stage = Stage::start().await;
    let players = stage.browser(Window::Phone).await;
    start_tiger(&players, &stage, "open", "off").await;
    faultless(&players, "deployment").await;

    // Out of its ranks a Swordsman is not posted; the reason is said.
    players.touch(&["e2"]).await;
    let rule = players.text(&control("refusal-rule")).await;
    assert!(rule.contains("C-D"), "{rule}");
    players.keys(&[Key::Escape]).await;
    players.gone(&control("refusal")).await;
    // Siberia, Bengal twice, Siberia twice, Bengal twice, Siberia.
    let squares = ["c5", "b4", "f4", "d5", "e5", "g4", "h4", "f5"];
    players.touch(&squares).await;
    players.see_count(&control("move"), 4 + 1).await;

    play(
        &players,
        &[["a2", "a4"], ["g7", "g6"], ["a4", "a5"], ["f8", "g7"]],
    )
    .await;
    // Over c5 to d6, where it may stop, and on over e7 to f8.
    players.touch(&["b4", "d6"]).await;
    players.see(&control("confirm")).await;
    assert!(heard(&players, "d6").await.contains("touch again"));
    faultless(&players, "jump").await;
    players.touch(&["f8"]).await;
    players.see_text(&control("moves"), "Sb4:d6:f8=A").await;
    assert!(heard(&players, "f8").await.contains("Archer"));
    assert!(heard(&players, "c5").await.contains("empty"));

    play(&players, &[["h7", "h6"], ["a5", "a6"], ["h6", "h5"]]).await;
    players.touch(&["a6", "b7"]).await;
    players
        .see_count(&format!("{} button", control("picker")), 2)
        .await;
    faultless(&players, "exchange").await;
    players.press("button-become-knight").await;
    players.see_text(&control("moves"), "axb7=N").await;
    assert!(heard(&players, "b7").await.contains("Knight"));
    players.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn guards_and_swordsmen_are_posted_by_keyboard() {
    let stage = Stage::start().await;
    let players = stage.browser(Window::Desktop).await;
    players.dark(true).await;
    start_tiger(&players, &stage, "open", "on").await;
    // All was agreed on, so there is nothing to say about dice.
    assert_eq!(players.count(&control("dice")).await, 0);
    tab_to(&players, "[data-testid=board] [data-place]").await;
    // Both Guards, then eight Swordsmen; Bengal and Siberia post twice in a row now and then.
    for turn in 0..10 {
        next_target(&players).await;
        assert!(players.focus_shows().await, "the focus can't be seen");
        players.keys(&[Key::Enter]).await;
        if turn == 1 {
            players.see_text(&control("moves"), "G@").await;
            faultless(&players, "tiger-variation").await;
        }
    }
    // The engagement: nothing is marked before a piece is touched.
    players.gone("[data-testid=board] [data-target]").await;
    assert!(heard(&players, "d1").await.contains("your Queen"));
    // Resigning would cost six points; three can be agreed on (C-T3).
    players.press("award-second").await;
    players.press("accept-draw").await;
    players.see_text(&control("result"), "C-T3").await;
    players.see_text(&control("result"), "0 : 3").await;
    players.close().await;
}

/// Calls the server from the page, without a seat's page of its own.
async fn call(
    player: &Browser,
    path: &str,
    token: &str,
    body: serde_json::Value,
) -> serde_json::Value {
    let script = "const [path, token, body] = arguments;
        const request = new XMLHttpRequest();
        request.open('POST', path, false);
        request.setRequestHeader('content-type', 'application/json');
        if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
        request.send(JSON.stringify(body));
        return JSON.parse(request.responseText)";
    player
        .script(script, vec![path.into(), token.into(), body])
        .await
}

#[tokio::test(flavor = "multi_thread")]
async fn c_t3_three_points_are_offered_and_agreed_on_by_link() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Phone).await;
    player.goto(&stage.url("/")).await;
    let game = json!({
        "game": "tigerchess", "side": "first", "name": "Ada", "opponent": { "kind": "person" },
        "position": "tigerchess q3l3/8/8/8/8/8/8/Q3L2R w - - 0 1 Tt Ce - -",
    });
    let created = call(&player, "/api/games", "", game).await;
    let text = |name: &str| created[name].as_str().expect("a text").to_owned();
    let link = format!("/game/{}#invite={}", text("id"), text("invite"));
    player.goto(&stage.url(&link)).await;
    player.press("join-seat").await;
    player.see(&control("moves")).await;

    // A claim is declined; the other side concedes then.
    let acts = format!("/api/games/{}/acts", text("id"));
    let act = |number: u8, action: serde_json::Value| {
        let request = format!("00000000-0000-4000-8000-0000000000{number:02}");
        json!({ "request": request, "action": action })
    };
    player.press("board-offer-win").await;
    player.see_text(".note[role=status]", "by agreement").await;
    call(&player, &acts, &text("token"), act(1, json!("decline"))).await;
    player.see(&control("board-offer-win")).await;
    let concession = json!({ "offer-win": "second" });
    call(&player, &acts, &text("token"), act(2, concession)).await;
    player
        .see_text(&control("draw-offer"), "Ada concedes")
        .await;
    faultless(&player, "three-points").await;
    player.press("accept-draw").await;
    player.see_text(&control("result"), "C-T3").await;
    player.see_text(&control("result"), "0 : 3").await;
    player.close().await;
}

/// Goes with N, which stops at pieces that can act, too, to a place that is marked.
async fn next_target(players: &Browser) {
    players.see("[data-testid=board] [data-target]").await;
    for _ in 0..40 {
        players.key('n').await;
        let body = "return document.activeElement.dataset.target ?? ''";
        if players.script(body, Vec::new()).await == "move" {
            return;
        }
    }
    panic!("no marked place can be reached with N");
}

/// Begins a game at one screen in a position.
async fn start_in(players: &Browser, stage: &Stage, position: &str) {
    players.goto(&stage.url(NEW)).await;
    players.press("new-position-more").await;
    players.write(&control("new-position"), position).await;
    players.see(&control("new-position-board")).await;
    players.press("mode-same-screen").await;
    players.press("start").await;
    players.see(&control("moves")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn c_n3_those_who_share_the_borderposts_have_room() {
    let stage = Stage::start().await;
    let players = stage.browser(Window::Phone).await;
    let shared = "tigerchess 1r1k2l1/pbp2q1r/2sSp1p1/Sp1sPpSp/P3sP2/3FQ1PP/P3P1B1/f2K2LR w - - 0 31 \
        Tt Cc - AC34EG3B1DF2HB4FGHAE";
    start_in(&players, &stage, shared).await;
    let body = "const boxes = [...document.querySelectorAll('[data-testid=board] .piece')]
            .map(piece => piece.getBoundingClientRect());
        const over = (a, b) => Math.min(a.right - b.left, b.right - a.left);
        const down = (a, b) => Math.min(a.bottom - b.top, b.bottom - a.top);
        return [boxes.length, boxes.filter((a, i) => boxes.some((b, j) =>
            i < j && over(a, b) > 1 && down(a, b) > 1)).length]";
    let found = players.script(body, Vec::new()).await;
    let (count, crowded) = (found[0].as_u64(), found[1].as_u64());
    assert!(count > Some(40), "{found}");
    assert_eq!(crowded, Some(0), "{found}");
    faultless(&players, "tigerchess-posts").await;
    players.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn c_t2_the_bearer_stands_in_the_palace_that_it_occupies() {
    let stage = Stage::start().await;
    let players = stage.browser(Window::Desktop).await;
    let near = "tigerchess r3L3/8/3p4/8/8/8/q7/7Q w - - 0 1 Tt Ce - -";
    start_in(&players, &stage, near).await;
    players.touch(&["e8", "e10"]).await;
    players.see_text(&control("result"), "Palace").await;
    let palace = heard(&players, "d10").await;
    assert!(
        palace.contains("Lancer") && !palace.contains("Guard"),
        "{palace}"
    );
    faultless(&players, "tigerchess-occupied").await;
    players.close().await;
}
