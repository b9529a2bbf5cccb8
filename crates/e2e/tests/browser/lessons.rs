//! Lessons: tasks that are done on the board.

use e2e::{Stage, Window, control};
use serde_json::json;

use crate::assassin::{looks_right, says};

#[tokio::test(flavor = "multi_thread")]
async fn a_task_is_done_on_its_board_and_stays_done() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    player.goto(&stage.url("/learn")).await;
    player
        .see_text(&control("lesson-task"), "Hit the General")
        .await;
    looks_right(&player, "lesson-first").await;
    player.touch(&["v5h3", "v5h1"]).await;
    player
        .see_text(&control("lesson-judged"), "stays on the board")
        .await;
    looks_right(&player, "lesson-done").await;
    player.press("lesson-next").await;
    player
        .see_text(&control("guide-step"), "Two actions a turn")
        .await;
    player.reload().await;
    player
        .see_text(&control("guide-step"), "Two actions a turn")
        .await;
    player.see_count(".lesson-steps .done", 1).await;

    // Both actions of the turn are needed: after the first one nothing is said.
    player.touch(&["v5h7", "v5h5"]).await;
    player.see_count(&control("step"), 1).await;
    assert_eq!(player.count(&control("lesson-judged")).await, 0);
    player.touch(&["v5h5", "v5h3"]).await;
    player
        .see_text(&control("lesson-judged"), "four spaces away")
        .await;
    player.see_count(".lesson-steps .done", 2).await;
    player.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_misses_the_task_has_a_word_and_what_the_rules_forbid_its_reason() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Phone).await;
    player.goto(&stage.url("/learn#step-4")).await;
    player
        .see_text(&control("lesson-task"), "Shoot over it")
        .await;
    // The rules say no themselves.
    player.touch(&["v5h6", "v9h1"]).await;
    player.see(&control("refusal")).await;
    player.key('\u{e00c}').await;
    player.gone(&control("refusal")).await;
    player.key('\u{e00c}').await;
    // Allowed, but not what was asked.
    player.touch(&["v5h5", "v5h4"]).await;
    player
        .see_text(&control("lesson-judged"), "stands alone up there")
        .await;
    looks_right(&player, "lesson-missed").await;
    player.press("lesson-again").await;
    says(&player, "v5h4", "enemy Soldier").await;
    player.press("lesson-give-hint").await;
    player
        .see_text(&control("lesson-hint"), "Touch the Archer")
        .await;
    // What is only looked at is not done.
    player.press("lesson-show").await;
    player.see_text(&control("lesson-judged"), "Now you").await;
    says(&player, "v5h4", "empty").await;
    assert_eq!(player.count(".lesson-steps .done").await, 0);
    player.press("lesson-again").await;
    player.touch(&["v5h6", "v5h4"]).await;
    player
        .see_text(&control("lesson-judged"), "Shots go over")
        .await;
    player.see_count(".lesson-steps .done", 1).await;
    player.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hidden_assassin_is_found_and_taken_in_a_lesson() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    player.goto(&stage.url("/learn#step-14")).await;
    player.see_text(&control("lesson-task"), "Search").await;
    says(&player, "v9h9", "empty").await;
    player.touch(&["v9h10"]).await;
    player.press("button-search").await;
    says(&player, "v9h9", "Assassin").await;
    assert_eq!(player.count(&control("lesson-judged")).await, 0);
    player.touch(&["v9h10"]).await;
    player.press("button-take").await;
    player
        .see_text(&control("lesson-judged"), "may take it at once")
        .await;
    looks_right(&player, "lesson-found").await;
    player.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn steps_have_names_which_a_wide_page_shows() {
    let stage = Stage::start().await;
    for window in [Window::Desktop, Window::Phone] {
        let player = stage.browser(window).await;
        player.goto(&stage.url("/learn/tora")).await;
        player.see(&control("lesson-task")).await;
        let second = ".lesson-steps li:nth-child(2) button";
        let read = "const step = document.querySelector(arguments[0]);
            return [step.getAttribute('aria-label'), step.innerText.trim()]";
        let read = player.script(read, vec![json!(second)]).await;
        assert_eq!(read[0], json!("Step 2: Two actions a turn"));
        let seen = read[1].as_str().expect("a text");
        let shows = seen.contains("Two actions a turn");
        assert_eq!(shows, window == Window::Desktop, "{seen}");
        player.click(second).await;
        player
            .see_text(&control("guide-step"), "Two actions a turn")
            .await;
        player.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_task_and_board_are_in_view_and_the_text_is_below() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Phone).await;
    for guide in ["tora", "tigerchess#step-3", "convoy#step-2"] {
        player.goto(&stage.url(&format!("/learn/{guide}"))).await;
        player.see(&control("board")).await;
        let is_seen = "const [task, board, text] = ['[data-testid=lesson-task]',
                '.lesson [data-testid=board]', '.lesson .text'].map(css =>
                document.querySelector(css).getBoundingClientRect());
            return scrollY === 0 && task.top >= 0 && task.bottom <= board.top
                && board.bottom <= innerHeight && text.top >= board.bottom";
        player.until("task and board", is_seen, Vec::new()).await;
        looks_right(&player, &format!("lesson-phone-{}", &guide[..4])).await;
    }
    player.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_step_of_every_guide_looks_right_and_leads_to_a_first_game() {
    let stage = Stage::start().await;
    let mut faults = Vec::new();
    for (guide, window) in [
        ("tora", Window::Phone),
        ("tigerchess", Window::Desktop),
        ("convoy", Window::Phone),
    ] {
        let player = stage.browser(window).await;
        player.goto(&stage.url("/settings")).await;
        player.press("lang-de").await;
        player.goto(&stage.url(&format!("/learn/{guide}"))).await;
        player.see(&control("lesson-task")).await;
        let steps = player.count(".lesson-steps li").await;
        for step in 1..=steps {
            let here = format!(".lesson-steps li:nth-child({step}) button");
            player.click(&here).await;
            player.see(&format!("{here}[aria-current=step]")).await;
            player.screenshot(&format!("lesson-{guide}-{step}")).await;
            let found = [
                player.misfits().await,
                player.raw_texts().await,
                player.accessibility().await,
            ];
            let found = found.into_iter().flatten();
            faults.extend(found.map(|fault| format!("{guide}, step {step}: {fault}")));
        }
        let last = "document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })";
        player
            .script(last, vec![json!(control("guide-play"))])
            .await;
        player.press("guide-play").await;
        player.see(&control("resign")).await;
        player.close().await;
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
