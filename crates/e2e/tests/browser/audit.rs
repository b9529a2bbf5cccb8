//! The check of a finished game: in order, and changed.

use std::io::Write;

use e2e::{Browser, Stage, Window, control};
use fantoccini::Locator;
use serde_json::json;

use crate::assassin::{Room, choose, looks_right, says};
use crate::turn::end_early;

/// A game of some turns with Assassins and a search in vain, which the guest gives up.
async fn finished(stage: &Stage) -> Room {
    finished_in(Room::open(stage).await).await
}

/// The same in a room that is open.
async fn finished_in(room: Room) -> Room {
    let Room { host, guest, .. } = &room;
    host.touch(&["v9h17"]).await;
    host.press("button-search").await;
    room.see_moves(1).await;
    host.see_text(&control("end-turn"), "End turn").await;
    end_early(host).await;
    guest.press("button-assassin").await;
    guest.touch(&["v11h4"]).await;
    guest.see_count(&control("step"), 1).await;
    assert_eq!(host.count(&control("audit")).await, 0, "the game goes on");
    end_early(guest).await;
    room.see_moves(2).await;
    guest.press("resign").await;
    guest.press("resign-sure").await;
    for viewer in room.all() {
        viewer.see(&control("report-start")).await;
        // Nothing is hidden any more (T-X11).
        says(viewer, "v7h17", "Assassin").await;
        says(viewer, "v11h4", "Assassin").await;
    }
    looks_right(host, "assassins-after-the-end").await;
    room
}

/// The record of the game that is on the page.
async fn record(player: &Browser) -> String {
    let body = "const id = location.pathname.split('/').pop();
        fetch(`/api/games/${id}/record`).then(answer => answer.text()).then(done)";
    let text = player.slow_script(body, Vec::new()).await;
    text.as_str().expect("a record").to_owned()
}

/// Chooses a file with this text to be checked.
async fn check_file(player: &Browser, text: &str) {
    let mut file = tempfile::Builder::new()
        .suffix(".txt")
        .tempfile()
        .expect("a temporary file");
    file.write_all(text.as_bytes()).expect("it is written");
    let field = control("report-file");
    player.see(&field).await;
    let found = player.client().find(Locator::Css(&field)).await;
    let path = file.path().display().to_string();
    let chosen = found.expect("the field").send_keys(&path).await;
    chosen.expect("the file is chosen");
    // The page reads the file in its own time.
    player.see(&control("report-verdict")).await;
}

/// The text with another digit at this place.
fn changed(text: &str, at: usize) -> String {
    let other = if text[at..].starts_with('0') {
        "1"
    } else {
        "0"
    };
    format!("{}{other}{}", &text[..at], &text[at + 1..])
}

#[tokio::test(flavor = "multi_thread")]
async fn t_x9_a_finished_game_is_checked_and_in_order() {
    let stage = Stage::start().await;
    let room = finished(&stage).await;
    let Room { host, guest, .. } = &room;
    for viewer in room.all() {
        viewer.press("report-start").await;
        viewer
            .see_text(&control("report-verdict"), "✓ All in order")
            .await;
        let lines = viewer.text(&control("report-lines")).await;
        for line in [
            "4 actions, all legal",
            "One search, answered truthfully",
            "4 seals opened",
            "The 4 seals that this page was sent are in the record",
            "Signed by this server",
        ] {
            assert!(lines.contains(line), "{line}: {lines}");
        }
        assert!(!lines.contains('✗'), "{lines}");
    }
    looks_right(host, "audit-right").await;
    looks_right(guest, "audit-right").await;

    // What is saved is what was checked.
    let body = "const made = URL.createObjectURL;
        URL.createObjectURL = blob => { URL.createObjectURL = made; blob.text().then(done); return made(blob); };
        document.querySelector(arguments[0]).click()";
    let saved = host
        .slow_script(body, vec![json!(control("report-save"))])
        .await;
    assert_eq!(saved.as_str().unwrap_or_default(), record(host).await);

    // By keyboard, in the other language.
    let game = host.client().current_url().await.expect("an address");
    host.goto(&stage.url("/settings")).await;
    host.press("lang-de").await;
    let german = "return document.documentElement.lang === 'de'";
    host.until("the page is not German", german, Vec::new())
        .await;
    host.goto(game.as_str()).await;
    host.see_text(&control("report-start"), "Partie prüfen")
        .await;
    let body = "document.querySelector(arguments[0]).focus()";
    host.script(body, vec![json!(control("report-start"))])
        .await;
    host.keys(&[fantoccini::key::Key::Enter]).await;
    host.see_text(&control("report-verdict"), "Alles in Ordnung")
        .await;
    looks_right(host, "audit-german").await;
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn t_x9_a_changed_record_is_refused_with_round_and_rule() {
    let stage = Stage::start().await;
    let room = finished(&stage).await;
    let Room { host, guest, .. } = &room;
    let record = record(host).await;
    check_file(host, &record).await;
    host.see_text(&control("report-verdict"), "✓ All in order")
        .await;

    // Another digit in the seal of the guest's only turn.
    let seal = "[%seal second ";
    let at = record.rfind(seal).expect("a seal") + seal.len();
    let other = changed(&record, at);
    for viewer in [host, guest] {
        check_file(viewer, &other).await;
        viewer
            .see_text(&control("report-verdict"), "✗ Not in order")
            .await;
        let flaw = viewer.text(&control("report-flaw")).await;
        assert!(
            flaw.starts_with("Round 1: What was opened is not what was sealed"),
            "{flaw}"
        );
        assert!(flaw.ends_with("Rule T-X9"), "{flaw}");
        viewer
            .see_text(&control("report-lines"), "✗ The signature does not fit")
            .await;
        looks_right(viewer, "audit-wrong").await;
    }

    // What is no record at all.
    check_file(host, "[Variant \"tora\n").await;
    host.see_text(&control("report-flaw"), "Line 1 of the record")
        .await;
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_sends_another_record_is_found_out() {
    let stage = Stage::start().await;
    let room = finished(&stage).await;
    let Room { host, guest, .. } = &room;
    // The worker asks for the record; it gets one in which a seal of the guest is gone.
    let body = "const [at] = arguments;
        const real = Worker;
        self.Worker = class extends real {
            postMessage(path) {
                fetch(path).then(answer => answer.text()).then(text => {
                    const from = text.indexOf(at);
                    const file = new Blob([text.slice(0, from), text.slice(text.indexOf(']', from) + 1)]);
                    super.postMessage(file);
                });
            }
        }";
    host.script(body, vec![json!("[%seal second ")]).await;
    host.press("report-start").await;
    host.see_text(&control("report-lines"), "✗ The record lacks a seal")
        .await;
    host.see_text(&control("report-flaw"), "Rule T-X9").await;

    // If the record can't be fetched, nothing is said to be in order, and it can be tried again.
    let body = "const real = Worker;
        self.Worker = class extends real {
            postMessage(path) {
                super.postMessage(path.replace('/record', '/no-record'));
                self.Worker = real;
            }
        }";
    guest.script(body, Vec::new()).await;
    guest.press("report-start").await;
    guest.see(&control("report-failed")).await;
    guest.press("report-start").await;
    guest
        .see_text(&control("report-verdict"), "All in order")
        .await;
    let Room {
        host,
        guest,
        watcher,
    } = room;
    guest.close_despite(&["no-record"]).await;
    host.close().await;
    watcher.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_is_checked_without_its_game() {
    let stage = Stage::start().await;
    let room = finished(&stage).await;
    let Room { host, guest, .. } = &room;
    let whole = record(host).await;
    host.goto(&stage.url("/settings")).await;
    host.press("check-record").await;
    host.see_text("h1", "Check a record").await;
    check_file(host, &whole).await;
    host.see_text(&control("report-verdict"), "✓ All in order")
        .await;
    host.see_text(&control("report-lines"), "Signed by this server")
        .await;
    // There is no game whose own record could be checked or saved.
    for button in ["report-start", "report-save"] {
        assert_eq!(host.count(&control(button)).await, 0, "{button}");
    }
    looks_right(host, "check").await;
    let at = whole.rfind("[%seal second ").expect("a seal") + "[%seal second ".len();
    check_file(host, &changed(&whole, at)).await;
    host.see_text(&control("report-flaw"), "Rule T-X9").await;
    // The address works by itself, too.
    guest.goto(&stage.url("/check")).await;
    check_file(guest, "no record").await;
    guest
        .see_text(&control("report-verdict"), "✗ Not in order")
        .await;
    looks_right(guest, "check-wrong").await;
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_with_clocks_and_assassins_is_in_order() {
    let stage = Stage::start().await;
    let room = finished_in(Room::open_timed(&stage, Some("fischer 5m+3s")).await).await;
    for viewer in room.all() {
        viewer.press("report-start").await;
        viewer
            .see_text(&control("report-verdict"), "✓ All in order")
            .await;
        let lines = viewer.text(&control("report-lines")).await;
        for line in [
            "2 times on clocks",
            "4 seals opened",
            "Signed by this server",
        ] {
            assert!(lines.contains(line), "{line}: {lines}");
        }
        looks_right(viewer, "audit-clocks").await;
    }
    room.close().await;
}

/// T-X9: a game on one device seals what is hidden, too, so that its record can be checked.
#[tokio::test(flavor = "multi_thread")]
async fn t_x9_the_record_of_a_game_at_one_screen_is_in_order() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    player.goto(&stage.url("/play?mode=same-screen")).await;
    player.press("game-tora-long").await;
    choose(&player, "option-assassins", "on").await;
    for (side, lair) in [(0, "v7"), (1, "v11")] {
        let list = format!("seat-{side}-lair");
        player.press(&format!("{list}-show")).await;
        choose(&player, &list, lair).await;
        player.press(&format!("{list}-hide")).await;
    }
    player.press("start").await;
    for _ in 0..2 {
        player.press("take-screen").await;
        player.see(&control("composer")).await;
        end_early(&player).await;
    }
    player.press("resign").await;
    player.press("resign-sure").await;
    player.see(&control("result")).await;
    let body = "const made = URL.createObjectURL;
        URL.createObjectURL = blob => { URL.createObjectURL = made; blob.text().then(done); return made(blob); };
        document.querySelector(arguments[0]).click()";
    let saved = player
        .slow_script(body, vec![json!(control("record"))])
        .await;
    let record = saved.as_str().expect("a record").to_owned();
    player.goto(&stage.url("/check")).await;
    check_file(&player, &record).await;
    player
        .see_text(&control("report-verdict"), "✓ All in order")
        .await;
    player
        .see_text(&control("report-lines"), "4 seals opened")
        .await;
    looks_right(&player, "audit-one-screen").await;
    let seal = "[%seal second ";
    let at = record.rfind(seal).expect("a seal") + seal.len();
    check_file(&player, &changed(&record, at)).await;
    player.see_text(&control("report-flaw"), "Rule T-X9").await;
    player.close().await;
}
