//! A game with hidden Assassins without a mouse, from its choices to its end (T-X).

use e2e::{Browser, Stage, Window, control};
use fantoccini::key::Key;

use crate::assassin::{hold, looks_right, says};
use crate::keyboard::{WAYS, place_with_focus, tab_to};
use crate::turn::see_other_text;

/// Goes to a button and presses it.
async fn press(player: &Browser, id: &str) {
    tab_to(player, &control(id)).await;
    player.keys(&[Key::Enter]).await;
}

/// Goes down a list to an item.
async fn choose(player: &Browser, list: &str, item: &str) {
    tab_to(player, &control(list)).await;
    for _ in 0..20 {
        let value = player.script("return document.activeElement.value", Vec::new());
        if value.await == item {
            return;
        }
        player.keys(&[Key::Down]).await;
    }
    panic!("`{list}` has no `{item}`");
}

/// Column and row of a place such as `v7h17`.
fn column_and_row(place: &str) -> (i32, i32) {
    let numbers = place
        .strip_prefix('v')
        .and_then(|rest| rest.split_once('h'));
    let (v, h) = numbers.unwrap_or_else(|| panic!("`{place}` is no place of a board"));
    let number = |text: &str| text.parse().expect("a number");
    (number(v), number(h))
}

/// Goes over the board with the arrow keys and touches a place. The board may stand either way round.
async fn touch(player: &Browser, place: &str) {
    let (v, h) = column_and_row(place);
    if place_with_focus(player).await.is_empty() {
        tab_to(player, "[data-place]").await;
    }
    for (there, back) in WAYS {
        loop {
            let before = column_and_row(&place_with_focus(player).await);
            player.keys(&[there]).await;
            let after = column_and_row(&place_with_focus(player).await);
            let away = |at: (i32, i32)| (at.0 - v).abs() + (at.1 - h).abs();
            if away(after) >= away(before) {
                if after != before {
                    player.keys(&[back]).await;
                }
                break;
            }
        }
    }
    assert_eq!(place_with_focus(player).await, place);
    assert!(player.focus_shows().await, "the focus can't be seen");
    player.keys(&[Key::Enter]).await;
}

async fn end_turn(player: &Browser) {
    if place_with_focus(player).await.is_empty() {
        tab_to(player, "[data-place]").await;
    }
    let label = player.text(&control("end-turn")).await;
    player.key(' ').await;
    see_other_text(player, &control("end-turn"), &label).await;
    player.key(' ').await;
}

/// Takes the screen: the question has the keyboard.
async fn take_screen(player: &Browser, side: &str) {
    player.see_text(&control("handover"), side).await;
    player.keys(&[Key::Enter]).await;
    player.gone(&control("handover")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_with_assassins_by_keyboard_from_its_choices_to_its_end() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    player.goto(&stage.url("/play?mode=same-screen")).await;
    player.see(&control("start")).await;
    tab_to(&player, "input[name=game]").await;
    while player.count("[data-testid=game-tora-long]:checked").await == 0 {
        player.keys(&[Key::Down]).await;
    }
    choose(&player, "option-assassins", "on").await;
    for (side, lair) in [(0, "v7"), (1, "v11")] {
        press(&player, &format!("seat-{side}-lair-show")).await;
        choose(&player, &format!("seat-{side}-lair"), lair).await;
        press(&player, &format!("seat-{side}-lair-hide")).await;
    }
    press(&player, "start").await;

    take_screen(&player, "Challenger").await;
    end_turn(&player).await;

    // The Assassin of Opposition goes to the lines of the other side.
    take_screen(&player, "Opposition").await;
    says(&player, "v11h1", "empty").await;
    hold(&player, true).await;
    says(&player, "v11h1", "your Assassin").await;
    hold(&player, false).await;
    for (count, place) in [(1, "v11h4"), (2, "v11h7"), (3, "v11h10")] {
        press(&player, "button-assassin").await;
        touch(&player, place).await;
        player.see_count(&control("step"), count).await;
    }
    looks_right(&player, "assassin-keys").await;
    player.key(' ').await;

    // Challenger's Archer comes near, searches and takes it.
    take_screen(&player, "Challenger").await;
    touch(&player, "v13h11").await;
    touch(&player, "v12h11").await;
    player.see_count(&control("step"), 1).await;
    touch(&player, "v12h11").await;
    press(&player, "button-search").await;
    says(&player, "v11h10", "enemy Assassin").await;
    touch(&player, "v12h11").await;
    press(&player, "button-take").await;
    says(&player, "v11h10", "empty").await;
    end_turn(&player).await;

    // Opposition hides nothing any more, so nothing has to be handed over.
    player.see_text(&control("status"), "Opposition").await;
    assert_eq!(player.count(&control("handover")).await, 0);
    press(&player, "resign").await;
    press(&player, "resign-sure").await;
    player.see(&control("result")).await;
    says(&player, "v7h17", "Assassin").await;
    player.close().await;
}
