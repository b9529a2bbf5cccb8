//! After a game, and a game taken along to another device.

use e2e::{Stage, Window, control};

use crate::assassin::{looks_right, says};
use crate::online::value;
use crate::turn::start_local;

#[tokio::test(flavor = "multi_thread")]
async fn the_course_of_a_finished_game_leads_to_its_turning_points() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Phone).await;
    let page = stage.url("/play?game=lancerchess&mode=same-screen");
    start_local(&player, &page, &["game-lancerchess", "mode-same-screen"]).await;
    assert_eq!(player.count(&control("course-open")).await, 0);
    for (count, places) in [["e2", "e4"], ["d7", "d5"], ["e4", "d5"], ["a7", "a6"]]
        .iter()
        .enumerate()
    {
        player.touch(places).await;
        player.see_count(&control("move"), count + 1).await;
    }
    player.press("resign").await;
    player.press("resign-sure").await;
    player.press("course-open").await;
    player.see_count(&control("course-turn"), 1).await;
    player.see(&control("course-curve")).await;
    looks_right(&player, "course").await;
    player.press("course-turn").await;
    player.see(&control("play-from-here")).await;
    says(&player, "d5", "Pikeman").await;
    player.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_goes_along_to_another_device_and_never_takes_the_place_of_the_other_one() {
    let stage = Stage::start().await;
    let host = stage.browser(Window::Desktop).await;
    host.goto(&stage.url("/play?mode=friend")).await;
    for choice in ["game-lancerchess", "side-first", "start"] {
        host.press(choice).await;
    }
    host.press("scan-link").await;
    host.see(&control("scanned")).await;
    looks_right(&host, "scan-invitation").await;
    let invitation = value(&host, "invite-link").await;
    let guest = stage.browser(Window::Desktop).await;
    guest.goto(&invitation).await;
    guest.press("join-seat").await;
    host.press("seat-elsewhere").await;
    let seat = value(&host, "seat-link").await;
    assert!(
        seat.contains("#seat="),
        "the secret is behind the #: {seat}"
    );

    let phone = stage.browser(Window::Phone).await;
    phone.goto(&seat).await;
    phone.see(&control("resign")).await;
    let shown = phone.client().current_url().await.expect("an address");
    assert!(
        !shown.as_str().contains("seat="),
        "the secret leaves the address"
    );
    phone.touch(&["e2", "e4"]).await;
    for player in [&host, &guest, &phone] {
        player.see_count(&control("move"), 1).await;
    }
    looks_right(&phone, "seat-elsewhere").await;

    // The opponent's device keeps its own seat.
    guest.goto(&stage.url("/settings")).await;
    guest.goto(&seat).await;
    guest
        .see_text(&control("trouble"), "already holds the other seat")
        .await;
    guest.touch(&["e7", "e5"]).await;
    for player in [&host, &guest, &phone] {
        player.see_count(&control("move"), 2).await;
    }
    for player in [host, guest, phone] {
        player.close().await;
    }
}
