//! The set-up board: ground that is painted, and pieces that are dragged from the palette and off the board.

use e2e::{Browser, Stage, Window, control};
use fantoccini::key::Key;

use crate::assassin::looks_right;
use crate::setup::see_position;

const BARE: &str =
    "/setup#position=tora-short/rulebook%208G/9/9/9/9/9/9/9/g8%20c%202%201%200:0%200%20-";

/// The slowest crowd that is known: whether a side is trapped takes long to find out there.
const CROWD: &str = "/setup#position=tora-long/rulebook%2017/17/13a3/17/10S1k4/17/2s4h3A5/9a3h1s1/7g2sA3s1/9s2S4/11sacA2/2H8G2KSs/10a1s1Aha/6sgSSSC1h1HH/5A1Ha2SA3G/11CA1aSc/10ASa1aA1%20c%203%205%200:0%200%20-";

fn place(name: &str) -> String {
    format!(".cell[data-place=\"{name}\"]")
}

#[tokio::test(flavor = "multi_thread")]
async fn ground_is_painted_by_strokes_and_keys_and_played_on() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    player.goto(&stage.url(BARE)).await;
    player.press("ground-water").await;
    // A stroke over three places is one step.
    player.drag("v5h3", &["v5h4", "v5h5"]).await;
    let painted = "tora-short/rulebook+ground=////..~~~//// 8G/9/9/9/9/9/9/9/g8 c 2 1 0:0 0 -";
    see_position(&player, painted).await;
    player.press("setup-undo").await;
    see_position(
        &player,
        "tora-short/rulebook 8G/9/9/9/9/9/9/9/g8 c 2 1 0:0 0 -",
    )
    .await;
    player.press("setup-redo").await;
    see_position(&player, painted).await;
    // By keyboard.
    player.press("ground-slope-0").await;
    let body = "document.querySelector(arguments[0]).focus()";
    player.script(body, vec![place("v4h4").into()]).await;
    player.keys(&[Key::Enter]).await;
    let both = "tora-short/rulebook+ground=////..~~~/...4/// 8G/9/9/9/9/9/9/9/g8 c 2 1 0:0 0 -";
    see_position(&player, both).await;
    player.screenshot("setup-ground").await;
    // It is played on, and stays.
    player.press("setup-play-same-screen").await;
    player.see(&control("new-position-board")).await;
    player.press("start").await;
    player.see(&control("moves")).await;
    player.screenshot("played-on-ground").await;
    player.press("about").await;
    player.press("open-setup").await;
    see_position(&player, both).await;
    player.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pieces_are_dragged_from_the_palette_and_off_the_board() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    player.goto(&stage.url(BARE)).await;
    let archer = control("0-tora-archer");
    player
        .drag_over(&archer, &[place("v5h5"), place("v4h6")])
        .await;
    see_position(
        &player,
        "tora-short/rulebook 8G/9/9/9/9/5A3/9/9/g8 c 2 1 0:0 0 -",
    )
    .await;
    player.press("setup-hand").await;
    player
        .drag_over(&place("v4h6"), &[place("v3h6"), archer])
        .await;
    see_position(
        &player,
        "tora-short/rulebook 8G/9/9/9/9/9/9/9/g8 c 2 1 0:0 0 -",
    )
    .await;
    player.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ground_is_painted_by_a_finger_in_german() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Phone).await;
    let page = BARE.replace("/setup#", "/setup?lang=de#");
    player.goto(&stage.url(&page)).await;
    player.press("ground-forest").await;
    player.script("scrollTo(0, 0)", Vec::new()).await;
    player.tap("v5h5").await;
    see_position(
        &player,
        "tora-short/rulebook+ground=////....^//// 8G/9/9/9/9/9/9/9/g8 c 2 1 0:0 0 -",
    )
    .await;
    see_old(&player, false).await;
    // The verdict can be read before the change is looked at and after that.
    for old in [true, false] {
        let body = "document.querySelector('.verdict').classList.toggle('old', arguments[0])";
        player.script(body, vec![old.into()]).await;
        assert_eq!(player.accessibility().await, Vec::<String>::new());
    }
    player.screenshot("setup-ground-phone").await;
    player.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn painted_ground_is_mirrored_and_printed() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    let painted = "tora-short/rulebook+ground=~1^//////..2/4/ 8G/9/9/9/9/9/9/9/g8 c 2 1 0:0 0 -";
    let mirrored = "tora-short/rulebook+ground=/4/..8//////~7^ g8/9/9/9/9/9/9/9/8G c 2 1 0:0 0 -";
    player.goto(&stage.url(BARE)).await;
    player.see(&control("setup-board")).await;
    player.write(&control("setup-text"), painted).await;
    player.press("setup-mirror").await;
    see_position(&player, mirrored).await;
    player.screenshot("setup-mirrored").await;
    player.press("setup-mirror").await;
    see_position(&player, painted).await;
    // On paper the ground lies as on the board: slopes across have a drawing of their own.
    player.press("setup-print").await;
    player.see_count("[data-testid=sheets] .paper", 1).await;
    player
        .see_text(&control("sheets"), "+ground=~1^//////..2/4/")
        .await;
    let across = "[data-testid=sheets] [href=\"#ground-slope-across-0\"]";
    player.see_count(across, 1).await;
    looks_right(&player, "print-ground").await;
    player.close().await;
}

/// Waits until a board's last verdict is marked as old, or isn't.
async fn see_old(player: &Browser, old: bool) {
    let status = format!("{}[aria-busy=\"{old}\"]", control("setup-verdict"));
    player.see(&status).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_crowd_shows_each_change_before_it_is_looked_at() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Phone).await;
    player.goto(&stage.url(CROWD)).await;
    see_old(&player, false).await;
    player.press("setup-remove").await;
    // What the change takes until it is shown, and what is said then.
    let body = "const at = id => document.querySelector(`[data-testid=${id}]`);
        const before = at('setup-text').value;
        const begun = performance.now();
        document.querySelector(arguments[0]).dispatchEvent(new MouseEvent('click', { bubbles: true }));
        requestAnimationFrame(() => setTimeout(() => done([
            at('setup-text').value !== before,
            at('setup-verdict').ariaBusy,
            at('setup-looking').textContent,
            performance.now() - begun,
        ])));";
    let shown = player.slow_script(body, vec![place("v15h14").into()]).await;
    println!("shown after {} ms", shown[3]);
    assert_eq!(shown[0], true, "{shown}");
    assert_eq!(shown[1], "true", "{shown}");
    assert!(
        shown[2]
            .as_str()
            .is_some_and(|said| said.contains("being looked at")),
        "{shown}"
    );
    // Whoever wants to play has it looked at.
    player.press("setup-play-computer").await;
    see_old(&player, false).await;
    player
        .see(&format!(
            "{}[aria-disabled=\"true\"]",
            control("setup-play-computer")
        ))
        .await;
    // Whether a side is trapped was found out.
    player
        .see_text(&control("setup-verdict"), "The game is over here.")
        .await;
    assert_eq!(player.text(&control("setup-looking")).await, "");
    player.close().await;
}
