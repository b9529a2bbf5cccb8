//! What a director of a tournament does himself: ranks, pairing by hand, and a ladder player's choice.

use e2e::{Browser, Stage, Window, control};

use crate::online::value;
use crate::tournament::{choose, enter, founded, look, press_there, registers, tab};

/// Puts a player at a place in a round that is paired by hand.
async fn seat(who: &Browser, player: usize, place: usize) {
    press_there(who, &format!("hand-{player}")).await;
    press_there(who, &format!("hand-free-{place}")).await;
    who.gone(&control(&format!("hand-free-{place}"))).await;
}

/// A second director, with a phone.
async fn phone_of_director(stage: &Stage, director: &Browser) -> Browser {
    tab(director, "desk").await;
    press_there(director, "appoint").await;
    director.write(&control("official-name"), "Dina").await;
    choose(director, "official-role", "event-role-director").await;
    press_there(director, "appoint-now").await;
    let link = value(director, "official-link").await;
    let phone = stage.browser(Window::Phone).await;
    phone.goto(&link).await;
    tab(&phone, "desk").await;
    phone
}

#[tokio::test(flavor = "multi_thread")]
async fn a_director_sets_ranks_and_pairs_by_hand() {
    let stage = Stage::start().await;
    let mut faults = Vec::new();
    let director = stage.browser(Window::Desktop).await;
    founded(&director, &stage, &["Ada", "Ben", "Cleo", "Dan", "Eve"]).await;

    press_there(&director, "event-set-rank-1").await;
    director.write(&control("rank-value"), "0").await;
    press_there(&director, "rank-now").await;
    director
        .see_text(&control("problem"), "The rank of Ada can't be")
        .await;
    look(&director, "rank", &mut faults).await;
    director.write(&control("rank-value"), "7").await;
    press_there(&director, "rank-now").await;
    director
        .see_text("[data-testid=players] li", "rank 7")
        .await;

    // A round that is filled from nothing, on a phone.
    let phone = phone_of_director(&stage, &director).await;
    press_there(&phone, "by-hand").await;
    phone.see(&control("hand-tables")).await;
    press_there(&phone, "hand-empty").await;
    seat(&phone, 1, 1).await;
    press_there(&phone, "hand-pair").await;
    phone
        .see_text(&control("problem"), "Table 1 lacks a player.")
        .await;
    seat(&phone, 2, 2).await;
    seat(&phone, 3, 3).await;
    seat(&phone, 4, 4).await;
    look(&phone, "by-hand", &mut faults).await;
    press_there(&phone, "hand-pair").await;
    for who in [&phone, &director] {
        who.see_text(&control("state"), "Round 1 of 3: 2 tables are open.")
            .await;
    }
    phone.gone(&control("by-hand")).await;
    enter(&phone, 1, "wins-a").await;
    enter(&phone, 2, "wins-a").await;
    tab(&director, "players").await;
    director.see(&control("event-set-rank-5")).await;
    assert_eq!(director.count(&control("event-set-rank-1")).await, 0);

    // The rules' own pairing, changed: what they would not do is said first, and can be done all the same.
    tab(&director, "desk").await;
    press_there(&director, "by-hand").await;
    director.see_count("[data-testid=hand-tables] li", 2).await;
    assert_eq!(director.count(&control("objections")).await, 0);
    press_there(&director, "hand-empty").await;
    seat(&director, 1, 1).await;
    seat(&director, 2, 2).await;
    seat(&director, 4, 3).await;
    seat(&director, 3, 4).await;
    for said in [
        "Ada and Ben have met in round 1.",
        "Dan and Cleo have met in round 1.",
        "Eve has had no opponent before",
    ] {
        director.see_text(&control("objections"), said).await;
    }
    look(&director, "objections", &mut faults).await;
    press_there(&director, "hand-bye-5").await;
    press_there(&director, "hand-pair").await;
    director
        .see_text(&control("hand-pair"), "all the same?")
        .await;
    press_there(&director, "hand-pair").await;
    director
        .see_text(&control("state"), "Round 2 of 3: 2 tables are open.")
        .await;
    tab(&director, "rounds").await;
    director.see_text(&control("table-2"), "Dan").await;
    press_there(&director, "pairing-why-1").await;
    director
        .see_text(&control("pairing-why"), "paired this round by hand")
        .await;
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    phone.close().await;
    director.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_eliminated_player_of_a_ladder_goes_on() {
    let stage = Stage::start().await;
    let mut faults = Vec::new();
    let director = stage.browser(Window::Desktop).await;
    director.goto(&stage.url("/tournaments")).await;
    director.see(&control("found")).await;
    press_there(&director, "format-ladder").await;
    director.write(&control("found-max-losses"), "1").await;
    director.write(&control("found-reset-frequency"), "1").await;
    found_here(&director, "Ladder").await;
    let address = director.client().current_url().await.expect("an address");
    let player = stage.browser(Window::Phone).await;
    player.goto(address.as_str()).await;
    player.write(&control("register-name"), "Ada").await;
    press_there(&player, "register-now").await;
    player.gone(&control("register")).await;
    press_there(&director, "enter").await;
    director.write(&control("enter-name"), "Ben").await;
    press_there(&director, "enter-now").await;
    director.see_count("[data-testid=players] li", 2).await;

    // Ada, who may sit on either side, loses both games.
    tab(&director, "desk").await;
    press_there(&director, "by-hand").await;
    press_there(&director, "hand-empty").await;
    seat(&director, 1, 1).await;
    seat(&director, 2, 2).await;
    press_there(&director, "hand-pair").await;
    for _ in 0..2 {
        enter(&director, 1, "wins-b").await;
    }
    player
        .see_text("[data-testid=players] li", "eliminated")
        .await;
    tab(&player, "players").await;
    press_there(&player, "event-give-up-1").await;
    look(&player, "eliminated", &mut faults).await;
    press_there(&player, "event-give-up-1").await;
    player.see_text(&control("problem"), "no win").await;
    assert_eq!(player.count(&control("event-reset-2")).await, 0);
    press_there(&player, "event-reset-1").await;
    press_there(&player, "event-reset-1").await;
    player.gone(&control("event-reset-1")).await;
    tab(&director, "players").await;
    director.gone(&control("event-reset-1")).await;
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    player.close().await;
    director.close().await;
}

/// Founds an event at real boards with what is chosen in the form already.
async fn found_here(director: &Browser, name: &str) {
    director.write(&control("found-name"), name).await;
    director.write(&control("found-director"), "Dora").await;
    press_there(director, "event-place-table").await;
    press_there(director, "found-now").await;
    director
        .see_text(&control("state"), "Players can register.")
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_those_who_have_checked_in_are_paired() {
    let stage = Stage::start().await;
    let director = stage.browser(Window::Desktop).await;
    director.goto(&stage.url("/tournaments")).await;
    director.write(&control("found-name"), "Open").await;
    director.write(&control("found-director"), "Dora").await;
    director.press("event-place-table").await;
    press_there(&director, "found-more").await;
    press_there(&director, "event-with-check-in").await;
    press_there(&director, "found-now").await;
    director
        .see_text(&control("state"), "Players can register.")
        .await;
    press_there(&director, "agreed").await;
    director
        .see_text(&control("terms"), "who have said that they are here")
        .await;
    director.press("enter").await;
    for (number, name) in [(1, "Ben"), (2, "Cleo"), (3, "Dan")] {
        director.write(&control("enter-name"), name).await;
        director.press("enter-now").await;
        director.see_count("[data-testid=players] li", number).await;
    }
    let address = director.client().current_url().await.expect("an address");
    let player = stage.browser(Window::Phone).await;
    registers(&player, address.as_str(), "Ada").await;
    // A player checks in for himself, the director for anybody.
    assert_eq!(player.count(&control("event-check-in-1")).await, 0);
    press_there(&player, "event-check-in-4").await;
    player.gone(&control("event-check-in-4")).await;
    press_there(&director, "event-check-in-1").await;
    director.gone(&control("event-check-in-1")).await;
    tab(&director, "desk").await;
    press_there(&director, "pair-round").await;
    tab(&director, "rounds").await;
    director.see_count("[data-testid=tables] li", 1).await;
    for name in ["Ada", "Ben"] {
        director.see_text(&control("table-1"), name).await;
    }
    player.close().await;
    director.close().await;
}
