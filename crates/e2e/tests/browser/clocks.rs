//! Games with clocks.

use e2e::{Browser, Stage, Window, control};

/// Chooses byo-yomi without main time: one period of so many seconds.
async fn choose_period(player: &Browser, seconds: &str) {
    player.click("[data-testid=clock] option[value=own]").await;
    player
        .click("[data-testid=clock-kind] option[value=byoyomi]")
        .await;
    for (figure, value) in [("main", "0"), ("periods", "1"), ("more", seconds)] {
        let field = control(&format!("clock-figure-{figure}"));
        player.write(&field, value).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn time_ends_turns_at_one_screen() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Phone).await;
    player.goto(&stage.url("/play?mode=same-screen")).await;
    player.press("game-tora-short").await;
    choose_period(&player, "9").await;
    player.press("start").await;
    player.see("[data-testid=clock-first].runs").await;
    player.see("[data-testid=clock-second]:not(.runs)").await;
    player.touch(&["v5h7", "v6h5"]).await;
    player.see_count(&control("step"), 1).await;

    // The clock goes on where it was when the page is loaded again, and what is declared stands.
    player
        .script("location.reload(); return true", Vec::new())
        .await;
    player.see("[data-testid=clock-first].runs").await;
    player.see_count(&control("step"), 1).await;
    player.see("[data-testid=clock-first].low").await;
    player.see("[data-testid=clock-second].runs").await;
    player.see_count(&control("move"), 1).await;

    // The other side declares nothing.
    player.see_text(&control("result"), "ran out").await;
    player.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flag_falls_for_both_online() {
    let stage = Stage::start().await;
    let host = stage.browser(Window::Desktop).await;
    host.goto(&stage.url("/play?mode=friend")).await;
    host.press("game-tora-short").await;
    host.press("side-first").await;
    choose_period(&host, "5").await;
    host.press("start").await;
    host.see(&control("invite-link")).await;
    let body = "return document.querySelector('[data-testid=invite-link]').value";
    let link = host.script(body, Vec::new()).await;
    let guest = stage.browser(Window::Phone).await;
    guest.goto(link.as_str().expect("a link")).await;
    guest.see(&control("clock-proposed")).await;
    guest.press("join-seat").await;
    for player in [&host, &guest] {
        player.see("[data-testid=clock-first].runs").await;
    }
    for player in [&host, &guest] {
        player.see_text(&control("result"), "ran out").await;
    }
    guest.close().await;
    host.close().await;
}
