//! A whole turn without a mouse.

use e2e::{Browser, Stage, Window, control};
use fantoccini::key::Key;

use crate::turn::{see_answer, see_other_text};

/// The arrow keys, each with the one that goes back.
pub(crate) const WAYS: [(Key, Key); 4] = [
    (Key::Up, Key::Down),
    (Key::Down, Key::Up),
    (Key::Left, Key::Right),
    (Key::Right, Key::Left),
];

/// Presses Tab until a matching element has the focus; the focus must always be visible. Behind the last
/// element the browser itself has it once.
pub(crate) async fn tab_to(player: &Browser, css: &str) {
    for _ in 0..80 {
        player.keys(&[Key::Tab]).await;
        let round = player.script(
            "return document.activeElement === document.body",
            Vec::new(),
        );
        assert!(
            round.await == true || player.focus_shows().await,
            "the focus can't be seen"
        );
        let body = "return document.activeElement.matches(arguments[0])";
        if player.script(body, vec![css.into()]).await == true {
            return;
        }
    }
    panic!("`{css}` can't be reached with the keyboard");
}

pub(crate) async fn place_with_focus(player: &Browser) -> String {
    let body = "return document.activeElement.dataset.place ?? ''";
    let place = player.script(body, Vec::new()).await;
    place.as_str().unwrap_or_default().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_turn_by_keyboard() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    player.goto(&stage.url("/play?mode=computer")).await;
    player.see(&control("start")).await;

    // The first stop jumps over the navigation.
    player.keys(&[Key::Tab]).await;
    let body = "return document.activeElement.getAttribute('href')";
    assert_eq!(player.script(body, Vec::new()).await, "#main");
    tab_to(&player, &control("start")).await;
    player.keys(&[Key::Enter]).await;
    player.see(&control("moves")).await;

    tab_to(&player, "[data-place]").await;
    // `n` goes round the pieces that can act; the Archer in the middle is one.
    for _ in 0..30 {
        if place_with_focus(&player).await == "v5h7" {
            break;
        }
        player.key('n').await;
    }
    assert_eq!(place_with_focus(&player).await, "v5h7");
    assert!(player.focus_shows().await);
    player.keys(&[Key::Enter]).await;
    player.see("[data-target=\"move\"]").await;

    // Esc lets go of it, Enter takes it again, the arrows go to where it is to stand.
    player.keys(&[Key::Escape]).await;
    player.gone("[data-target]").await;
    player.keys(&[Key::Enter]).await;
    player.see("[data-target=\"move\"]").await;
    let target = step_to(&player, "[data-target=\"move\"]").await;
    player.keys(&[Key::Enter]).await;
    player.see_count(&control("step"), 1).await;
    assert_eq!(place_with_focus(&player).await, target);

    player.keys(&[Key::Escape]).await;
    player.see_count(&control("step"), 0).await;
    player.key('n').await;
    player.keys(&[Key::Enter]).await;
    player.see("[data-target=\"move\"]").await;
    step_to(&player, "[data-target=\"move\"]").await;
    player.keys(&[Key::Enter]).await;
    player.see_count(&control("step"), 1).await;

    // Space ends the turn; with an action left it asks first.
    let label = player.text(&control("end-turn")).await;
    player.key(' ').await;
    see_other_text(&player, &control("end-turn"), &label).await;
    player.key(' ').await;
    see_answer(&player, 2).await;
    player.close().await;
}

/// Goes with the arrow keys, from the place that has the keyboard, to a place that suits and can
/// be reached in a straight line; returns its name.
async fn step_to(player: &Browser, css: &str) -> String {
    let home = place_with_focus(player).await;
    for (there, back) in WAYS {
        let mut steps = 0;
        for _ in 0..2 {
            player.keys(&[there]).await;
            steps += 1;
            let body = "return document.activeElement.matches(arguments[0])";
            if player.script(body, vec![css.into()]).await == true {
                return place_with_focus(player).await;
            }
        }
        for _ in 0..steps {
            player.keys(&[back]).await;
        }
        if place_with_focus(player).await != home {
            // At the edge of the board the key did nothing; start again from the first place.
            let body = "document.querySelector(`[data-place=${arguments[0]}]`).focus()";
            player.script(body, vec![home.clone().into()]).await;
        }
    }
    panic!("nothing that suits within two steps of {home}");
}
