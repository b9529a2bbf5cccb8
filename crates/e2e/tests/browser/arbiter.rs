//! The arbiter's desk: deciding, moving pieces, setting the clocks.

use e2e::{Browser, Stage, Window, control};
use fantoccini::key::Key;
use serde_json::json;

use crate::keyboard::tab_to;
use crate::online::value;

/// A game with its arbiter, and somebody who watches.
struct Room {
    host: Browser,
    guest: Browser,
    arbiter: Browser,
    watcher: Browser,
}

/// A game by link between people; the host has the first side. `window` is the arbiter's.
async fn room(stage: &Stage, game: &str, clock: &str, window: Window) -> Room {
    let host = stage.browser(Window::Desktop).await;
    host.goto(&stage.url("/play?mode=friend")).await;
    for choice in [game, "side-first", "new-arbiter"] {
        host.press(choice).await;
    }
    if !clock.is_empty() {
        let option = format!("{} option[value=\"{clock}\"]", control("clock"));
        host.click(&option).await;
    }
    host.press("start").await;
    let invitation = value(&host, "invite-link").await;
    let secret = value(&host, "arbiter-link").await;
    let address = host.client().current_url().await.expect("an address");

    let guest = stage.browser(Window::Phone).await;
    guest.goto(&invitation).await;
    // Who is invited knows that somebody may decide.
    guest.see(&control("arbiter-proposed")).await;
    guest.press("join-seat").await;
    let arbiter = stage.browser(window).await;
    arbiter.goto(&secret).await;
    let watcher = stage.browser(Window::Desktop).await;
    watcher.goto(address.as_str()).await;
    for viewer in [&host, &guest, &arbiter, &watcher] {
        viewer.see(&control("moves")).await;
    }
    arbiter.see(&control("arbiter")).await;
    Room {
        host,
        guest,
        arbiter,
        watcher,
    }
}

impl Room {
    /// Everybody reads these words about the last decision.
    async fn told(&self, words: &[&str]) {
        for viewer in [&self.host, &self.guest, &self.arbiter, &self.watcher] {
            for words in words {
                viewer.see_text(&control("decision"), words).await;
            }
        }
    }

    async fn close(self) {
        for viewer in [self.host, self.guest, self.arbiter, self.watcher] {
            viewer.close().await;
        }
    }
}

/// The place of a piece's square on the board of the desk.
fn place(name: &str) -> String {
    format!("{} [data-place=\"{name}\"]", control("arbiter-board"))
}

/// What a screen reader says about a place of the game's own board.
async fn said(viewer: &Browser, name: &str, words: &str) {
    let body = "const place = document.querySelector(`.stage [data-place='${arguments[0]}']`);
        return place !== null && place.getAttribute('aria-label').includes(arguments[1])";
    let what = format!("{name} does not say `{words}`");
    viewer
        .until(&what, body, vec![json!(name), json!(words)])
        .await;
}

/// The box of an element: left, top, right, bottom.
async fn frame(viewer: &Browser, css: &str) -> [f64; 4] {
    viewer.see(css).await;
    let body = "const box = document.querySelector(arguments[0]).getBoundingClientRect();
        return [box.left, box.top, box.right, box.bottom]";
    let frame = viewer.script(body, vec![json!(css)]).await;
    [0, 1, 2, 3].map(|side| frame[side].as_f64().expect("a number"))
}

/// Brings an element into the middle of the window.
async fn bring(viewer: &Browser, css: &str) {
    let body = "document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })";
    viewer.script(body, vec![json!(css)]).await;
}

/// Presses the button that leads to the question, and finds the one that decides elsewhere.
async fn review(arbiter: &Browser, form: &str) {
    let button = control(&format!("{form}-review"));
    bring(arbiter, &button).await;
    let [left, top, right, bottom] = frame(arbiter, &button).await;
    arbiter.press(&format!("{form}-review")).await;
    let yes = frame(arbiter, &control(&format!("{form}-confirm"))).await;
    let apart = yes[0] >= right || yes[2] <= left || yes[1] >= bottom || yes[3] <= top;
    assert!(apart, "the second button lies where the first one was");
}

#[tokio::test(flavor = "multi_thread")]
async fn c_n4_result_and_points_are_decided_and_the_old_result_stays() {
    let stage = Stage::start().await;
    let room = room(&stage, "game-lancerchess", "", Window::Desktop).await;
    room.host.press("resign").await;
    room.host.press("resign-sure").await;
    for viewer in [&room.watcher, &room.arbiter] {
        viewer.see_text(&control("result"), "Siberia wins").await;
    }

    // Nothing is decided before it is said what, and why.
    let arbiter = &room.arbiter;
    arbiter.press("arbiter-for-result").await;
    arbiter.press("arbiter-result-review").await;
    arbiter
        .see_text("#arbiter-winner-wrong", "Choose who wins")
        .await;
    arbiter
        .see_text("#arbiter-result-reason-wrong", "Give a reason")
        .await;
    arbiter.press("arbiter-draw").await;
    assert_eq!(value(arbiter, "arbiter-points-0").await, "1", "as usual");
    let points = control("arbiter-points-0");
    arbiter.write(&points, "1001").await;
    let reason = control("arbiter-result-reason");
    arbiter.write(&reason, "They played with an engine.").await;
    arbiter.press("arbiter-result-review").await;
    arbiter
        .see_text("#arbiter-points-0-wrong", "0 to 1000")
        .await;
    arbiter.write(&points, "2").await;

    // It is asked whether this is meant, and can be left.
    review(arbiter, "arbiter-result").await;
    arbiter.press("arbiter-result-back").await;
    assert_eq!(room.host.count(&control("decision")).await, 0);
    review(arbiter, "arbiter-result").await;
    let plan = control("arbiter-result-plan");
    for words in ["Siberia wins, 0 : 3", "Draw, 2 : 1", "with an engine"] {
        arbiter.see_text(&plan, words).await;
    }
    arbiter.screenshot("arbiter-result").await;
    let faults = arbiter.accessibility().await;
    assert_eq!(faults, Vec::<String>::new());
    arbiter.press("arbiter-result-confirm").await;
    for viewer in [&room.host, &room.guest, &room.arbiter, &room.watcher] {
        for words in ["Draw", "2 : 1", "with an engine", "C-N4"] {
            viewer.see_text(&control("result"), words).await;
        }
    }
    let told = ["Siberia wins, 0 : 3", "Draw, 2 : 1", "with an engine"];
    room.told(&told).await;
    room.guest.screenshot("arbiter-decided").await;
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn c_n4_the_clocks_are_set_and_wrong_times_explained() {
    let stage = Stage::start().await;
    let room = room(&stage, "game-lancerchess", "sudden 10m", Window::Phone).await;
    let arbiter = &room.arbiter;
    arbiter.press("arbiter-for-clocks").await;
    // The present times are there already.
    assert_eq!(value(arbiter, "arbiter-time-1").await, "10:00");
    let [first, second] = ["arbiter-time-0", "arbiter-time-1"].map(control);
    let reason = control("arbiter-clocks-reason");
    arbiter.write(&reason, "A clock was not pressed.").await;
    for wrong in ["five", "5", "5:60"] {
        arbiter.write(&first, wrong).await;
        arbiter.press("arbiter-clocks-review").await;
        arbiter
            .see_text("#arbiter-time-0-wrong", "minutes:seconds")
            .await;
    }
    arbiter.write(&first, "7:30").await;
    arbiter.write(&second, "1:02:03").await;
    review(arbiter, "arbiter-clocks").await;
    arbiter
        .see_text(&control("arbiter-clocks-plan"), "7:30")
        .await;
    arbiter.screenshot("arbiter-clocks").await;
    let mut faults = arbiter.accessibility().await;
    faults.extend(arbiter.misfits().await);
    assert_eq!(faults, Vec::<String>::new());
    arbiter.press("arbiter-clocks-confirm").await;
    for viewer in [&room.host, &room.guest, &room.arbiter, &room.watcher] {
        viewer.see_text(&control("clock-second"), "1:02:03").await;
        viewer.see_text(&control("clock-first"), "7:").await;
    }
    room.told(&["→ 7:30", "10:00 → 62:03", "not pressed"]).await;
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn c_n4_pieces_are_moved_on_the_board_and_everybody_sees_it() {
    let stage = Stage::start().await;
    let room = room(&stage, "game-lancerchess", "", Window::Desktop).await;
    room.host.touch(&["e2", "e4"]).await;
    let arbiter = &room.arbiter;
    arbiter.see_count(&control("move"), 1).await;
    arbiter.press("arbiter-for-position").await;

    // One goes back, one leaves the board, and one of those off the board returns.
    arbiter.click(&place("e4")).await;
    arbiter
        .see_text(&control("arbiter-picked"), "Pikeman")
        .await;
    arbiter.click(&place("e3")).await;
    arbiter.click(&place("a7")).await;
    arbiter.press("arbiter-off").await;
    arbiter.click(&place("b7")).await;
    arbiter.press("arbiter-off").await;
    arbiter.press("arbiter-beside").await;
    arbiter.click(&place("a6")).await;
    arbiter.press("arbiter-turn-0").await;

    // Without a Queen nobody can play on: that is said, and refused.
    arbiter.click(&place("d1")).await;
    arbiter.press("arbiter-off").await;
    arbiter.see_text(&control("position-faults"), "Queen").await;
    let reason = control("arbiter-position-reason");
    arbiter.write(&reason, "The board was knocked over.").await;
    arbiter.press("arbiter-position-review").await;
    arbiter.see(&control("arbiter-position-problem")).await;
    assert_eq!(arbiter.count(&control("arbiter-position-plan")).await, 0);
    bring(arbiter, &control("arbiter-undo")).await;
    arbiter.press("arbiter-undo").await;

    review(arbiter, "arbiter-position").await;
    let plan = control("arbiter-position-plan");
    for words in ["e4 → e3", "b7 → off the board", "To move Siberia → Bengal"] {
        arbiter.see_text(&plan, words).await;
    }
    arbiter.screenshot("arbiter-position").await;
    let mut faults = arbiter.accessibility().await;
    faults.extend(arbiter.misfits().await);
    assert_eq!(faults, Vec::<String>::new());
    arbiter.press("arbiter-position-confirm").await;
    for viewer in [&room.host, &room.guest, &room.watcher] {
        said(viewer, "e3", "Pikeman").await;
        said(viewer, "a6", "Pikeman").await;
        for empty in ["e4", "a7", "b7"] {
            said(viewer, empty, "empty").await;
        }
        viewer
            .see_text(&control("arbiter-decided"), "knocked over")
            .await;
    }
    room.told(&["e4 → e3", "off the board", "knocked over"])
        .await;
    // The game goes on from there.
    room.host.touch(&["e3", "e4"]).await;
    said(&room.guest, "e4", "Pikeman").await;
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn c_n4_a_position_is_typed_and_faults_are_shown_in_it() {
    let stage = Stage::start().await;
    let room = room(&stage, "game-convoy", "", Window::Phone).await;
    let arbiter = &room.arbiter;
    arbiter.press("arbiter-for-position").await;
    let start = value(arbiter, "arbiter-text").await;
    let text = control("arbiter-text");
    assert!(start.starts_with("convoy "), "{start}");
    arbiter.write(&text, &start.replacen("6t6", "6x6", 1)).await;
    let wrong = control("position-faults");
    arbiter.see_text(&format!("{wrong} mark"), "x").await;
    let other = "brandubh 3t3/3t3/3n3/ttnkntt/3n3/3t3/3t3 t 0 1";
    arbiter.write(&text, other).await;
    arbiter.see_text(&wrong, "convoy").await;

    arbiter.write(&text, &start.replacen("6t6", "t12", 1)).await;
    arbiter.gone(&format!("{wrong} p")).await;
    let reason = control("arbiter-position-reason");
    arbiter.write(&reason, "A boat had drifted.").await;
    review(arbiter, "arbiter-position").await;
    arbiter.screenshot("arbiter-convoy").await;
    let mut faults = arbiter.accessibility().await;
    faults.extend(arbiter.misfits().await);
    assert_eq!(faults, Vec::<String>::new());
    arbiter.press("arbiter-position-confirm").await;
    room.told(&["g12 → a12", "drifted"]).await;
    said(&room.guest, "a12", "boat").await;
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn c_n4_a_piece_is_moved_with_the_keyboard_alone() {
    let stage = Stage::start().await;
    let room = room(&stage, "game-tigerchess", "", Window::Desktop).await;
    let arbiter = &room.arbiter;
    open_with_keys(arbiter, "arbiter-for-position").await;
    tab_to(
        arbiter,
        &format!("{} [data-place]", control("arbiter-board")),
    )
    .await;
    // From wherever the keyboard is, `n` goes round the pieces.
    for _ in 0..90 {
        if focused(arbiter, "[data-place=\"e2\"]").await {
            break;
        }
        arbiter.key('n').await;
    }
    assert!(focused(arbiter, "[data-place=\"e2\"]").await);
    assert!(arbiter.focus_shows().await);
    // Esc lets go of it; then it is moved.
    arbiter.keys(&[Key::Enter]).await;
    arbiter
        .see(&format!("{}[aria-selected=true]", place("e2")))
        .await;
    arbiter.keys(&[Key::Escape]).await;
    arbiter
        .gone(&format!("{}[aria-selected=true]", place("e2")))
        .await;
    arbiter.keys(&[Key::Enter]).await;
    // Taken off, put back from beside the board.
    tab_to(arbiter, &control("arbiter-off")).await;
    arbiter.keys(&[Key::Enter]).await;
    tab_to(arbiter, &control("arbiter-beside")).await;
    arbiter.keys(&[Key::Enter]).await;
    arbiter
        .see(&format!("{}[aria-pressed=true]", control("arbiter-beside")))
        .await;
    back_to(
        arbiter,
        &format!("{} [data-place]", control("arbiter-board")),
    )
    .await;
    for _ in 0..9 {
        if focused(arbiter, "[data-place=\"f2\"]").await {
            break;
        }
        arbiter.keys(&[Key::Right]).await;
    }
    arbiter.keys(&[Key::Enter]).await;
    arbiter.see(&control("arbiter-beside")).await;
    tab_to(arbiter, &control("arbiter-position-reason")).await;
    for letter in "Two on one square.".chars() {
        arbiter.key(letter).await;
    }
    arbiter.keys(&[Key::Enter]).await;
    arbiter.see(&control("arbiter-position-plan")).await;
    tab_to(arbiter, &control("arbiter-position-confirm")).await;
    arbiter.keys(&[Key::Enter]).await;
    room.told(&["f2", "off the board", "Two on one square."])
        .await;
    said(&room.watcher, "e2", "empty").await;
    room.close().await;
}

async fn focused(player: &Browser, css: &str) -> bool {
    let body = "return document.activeElement.matches(arguments[0])";
    player.script(body, vec![json!(css)]).await == true
}

async fn back_to(player: &Browser, css: &str) {
    for _ in 0..40 {
        if focused(player, css).await {
            return;
        }
        player.shift(Key::Tab).await;
    }
    panic!("Shift and Tab do not lead to `{css}`");
}

async fn open_with_keys(player: &Browser, id: &str) {
    tab_to(player, &control(id)).await;
    player.keys(&[Key::Enter]).await;
}
