//! Set-ups that the players of a tournament choose before the first move, on the page of their game.

use e2e::{Stage, Window, control};

use crate::tournament::{choose, look, press_there, registers, tab};

#[tokio::test(flavor = "multi_thread")]
async fn players_choose_their_set_ups_unseen_before_the_clocks_run() {
    let stage = Stage::start().await;
    let mut faults = Vec::new();
    let director = stage.browser(Window::Desktop).await;
    director.goto(&stage.url("/tournaments")).await;
    choose(&director, "found-game", "tora-long").await;
    director.write(&control("found-name"), "Evening").await;
    director.write(&control("found-director"), "Dora").await;
    director.write(&control("found-rounds"), "1").await;
    director.see(&control("found-choosing")).await;
    look(&director, "choosing-founded", &mut faults).await;
    press_there(&director, "found-now").await;
    director
        .see_text(&control("state"), "Players can register.")
        .await;
    let address = director.client().current_url().await.expect("an address");
    let ada = stage.browser(Window::Desktop).await;
    let ben = stage.browser(Window::Phone).await;
    registers(&ada, address.as_str(), "Ada").await;
    registers(&ben, address.as_str(), "Ben").await;
    tab(&director, "desk").await;
    // The server's own judge can't be dismissed, and nobody is offered it.
    director
        .see_text("[data-testid=officials]", "The boards")
        .await;
    assert_eq!(director.count("[data-testid=officials] button").await, 0);
    press_there(&director, "pair-round").await;

    for player in [&ada, &ben] {
        player.press("own-board").await;
        player.see(&control("choose-now")).await;
        player.see_text(&control("choosers"), "is choosing").await;
    }
    look(&ben, "choosing", &mut faults).await;
    tab(&director, "rounds").await;
    director.press("board-link").await;
    director.see(&control("choose-left")).await;
    assert_eq!(director.count(&control("choose-now")).await, 0);

    // The one who has chosen sees it, and waits; the choice of the other one is not touched by that.
    let ben_first = ben.count(&control("seat-0-setup")).await == 1;
    let (first, second) = if ben_first {
        (&ben, &ada)
    } else {
        (&ada, &ben)
    };
    choose(second, "seat-1-setup", "aggressive").await;
    choose(first, "seat-0-setup", "aggressive").await;
    press_there(first, "choose-now").await;
    first.see_text(&control("chosen"), "ggressive").await;
    look(first, "chosen", &mut faults).await;
    for who in [second, &director] {
        who.see_text(&control("choosers"), "has chosen").await;
        assert_eq!(who.count(&control("chosen")).await, 0);
    }
    look(&director, "choosing-watched", &mut faults).await;
    press_there(second, "choose-now").await;
    for who in [&ada, &ben, &director] {
        who.see("[data-testid=board]").await;
    }
    second.see(&control("resign")).await;
    let told = second
        .script(
            "return fetch(location.pathname.replace('/game/', '/api/games/')).then(answer => answer.json())
                .then(view => view.events.filter(one => one.event.begun).length)",
            Vec::new(),
        )
        .await;
    assert_eq!(told, 1);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    ada.close().await;
    ben.close().await;
    director.close().await;
}
