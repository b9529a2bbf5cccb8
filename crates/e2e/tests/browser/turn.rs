//! What several tests do at a board.

use e2e::{Browser, Stage, control};

/// Ends the running turn, all actions of which are used.
pub(crate) async fn end_turn(player: &Browser) {
    player.press("end-turn").await;
}

/// Ends the running turn, although it has actions left.
pub(crate) async fn end_early(player: &Browser) {
    ask_to_end(player).await;
    player.press("end-turn").await;
}

/// Wants to end the running turn and waits for the question whether to, since it has actions left.
pub(crate) async fn ask_to_end(player: &Browser) {
    let label = player.text(&control("end-turn")).await;
    player.press("end-turn").await;
    see_other_text(player, &control("end-turn"), &label).await;
}

/// Waits until an element says something other than `text`.
pub(crate) async fn see_other_text(player: &Browser, css: &str, text: &str) {
    let body = "const e = document.querySelector(arguments[0]);
        return e !== null && e.textContent !== arguments[1]";
    let what = format!("`{css}` goes on to say `{text}`");
    player
        .until(&what, body, vec![css.into(), text.into()])
        .await;
}

/// Starts a game on this device from the page for new games, with the fields chosen there.
pub(crate) async fn start_local(player: &Browser, page: &str, choices: &[&str]) {
    player.goto(page).await;
    for choice in choices {
        player.press(choice).await;
    }
    player.press("start").await;
    player.see(&control("moves")).await;
}

/// Starts LancerChess for two at this screen, and moves e2-e4.
pub(crate) async fn begin_lancerchess(stage: &Stage, player: &Browser) {
    let page = stage.url("/play?game=lancerchess&mode=same-screen");
    start_local(player, &page, &["game-lancerchess", "mode-same-screen"]).await;
    player.touch(&["e2", "e4"]).await;
    player.see_count(&control("move"), 1).await;
}

/// Waits until the computer has played its turn and it is the player's again.
pub(crate) async fn see_answer(player: &Browser, turns: usize) {
    player.see_count(&control("move"), turns).await;
    player.see(&control("end-turn")).await;
}

/// Ends the turn on the first page, and waits until the computer has answered.
pub(crate) async fn end_and_see_answer(player: &Browser) {
    let mine = player.text(&control("said")).await;
    player.press("end-turn").await;
    see_computers_answer(player, mine).await;
}

/// Waits until something else is said than `mine`, and it is our turn again, with all actions.
pub(crate) async fn see_computers_answer(player: &Browser, mine: String) {
    let body =
        "return document.querySelector('[data-testid=\"said\"]').textContent !== arguments[0]
        && document.querySelector('[data-testid=\"end-turn\"]') !== null
        && document.querySelectorAll('[data-testid=\"step\"]').length === 0";
    let answer = player.until("no answer of the computer", body, vec![mine.into()]);
    answer.await;
}
