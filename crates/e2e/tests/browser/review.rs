//! The computer looks through a finished game.

use e2e::{Browser, Stage, Window, control};
use fantoccini::key::Key;
use serde_json::json;

use crate::assassin::{looks_right, says};
use crate::turn::start_local;

/// What marks a mistake in the list of moves.
const SIGN: &str = ".moves [role=img]";

/// A game in which the first side's Queen is lost for nothing.
async fn lost_game(player: &Browser, stage: &Stage, turns: &[[&str; 2]]) {
    let page = stage.url("/play?game=lancerchess&mode=same-screen");
    start_local(player, &page, &["game-lancerchess", "mode-same-screen"]).await;
    for (count, places) in turns.iter().enumerate() {
        player.touch(places).await;
        player.see_count(&control("move"), count + 1).await;
    }
    player.press("resign").await;
    player.press("resign-sure").await;
    player.press("course-open").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_computer_looks_through_a_finished_game_and_names_its_turning_points() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Phone).await;
    let turns = [
        ["e2", "e4"],
        ["d7", "d5"],
        ["a2", "a3"],
        ["d5", "e4"],
        ["a3", "a4"],
    ];
    lost_game(&player, &stage, &turns).await;
    assert_eq!(player.count(&control("review-curve")).await, 0);
    assert_eq!(player.count(SIGN).await, 0, "nothing is known yet");
    player.press("review-ask").await;
    player.see(&control("review-stop")).await;
    player.see(&control("review-points")).await;
    player
        .see_text(&control("said"), "looked through the game")
        .await;
    looks_right(&player, "review").await;
    let points = player.text(&control("review-points")).await;
    assert!(points.contains("would have played"), "{points}");

    // A mistake has a sign in the list of moves, with a word for it.
    player.see(SIGN).await;
    let signs = "return [...document.querySelectorAll(arguments[0])].map(sign =>
        [sign.textContent, sign.getAttribute('aria-label')])";
    let signs = player.script(signs, vec![json!(SIGN)]).await;
    for sign in signs.as_array().expect("signs") {
        let known = [json!(["?", "mistake"]), json!(["??", "blunder"])];
        assert!(known.contains(sign), "{sign}");
    }

    // The slider goes through the game, by the keyboard, too.
    player.click(&control("review-slider")).await;
    player.keys(&[Key::Home]).await;
    player
        .see_text(&control("review-here"), "At the start")
        .await;
    says(&player, "e2", "Pikeman").await;
    player.keys(&[Key::Right]).await;
    player.see_text(&control("review-here"), "Round 1").await;
    says(&player, "e4", "Pikeman").await;
    player.press("review-point").await;
    player.see(&control("play-from-here")).await;
    player.press("review-table").await;
    player
        .see_text(".course-table tbody tr:nth-child(4)", "e4")
        .await;
    looks_right(&player, "review-table").await;
    // What was given up is judged, too.
    let last = player
        .text(".course-table tbody tr:last-child td:last-child")
        .await;
    assert!(!last.trim().is_empty());

    // It is not computed again.
    player.reload().await;
    player.press("course-open").await;
    player.see(&control("review-points")).await;
    assert_eq!(player.count(&control("review-ask")).await, 0);
    player.see(SIGN).await;
    player.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_computer_can_be_stopped_and_goes_on_where_it_was() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    let turns = [["e2", "e4"], ["e7", "e5"], ["a2", "a3"]];
    lost_game(&player, &stage, &turns).await;
    player.press("review-ask").await;
    player
        .see_text(&control("review-progress"), "Position 2 of 4")
        .await;
    player.press("review-stop").await;
    player.gone(&control("review-progress")).await;
    player.see_text(&control("review-ask"), "Go on").await;
    player.see(&control("review-curve")).await;
    player.press("review-ask").await;
    player.gone(&control("review-ask")).await;
    player.see(&control("review-points")).await;
    looks_right(&player, "review-desktop").await;
    player.close().await;
}
