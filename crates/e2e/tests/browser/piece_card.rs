//! The card of the touched piece says how it moves and attacks, and leads to its rules.

use e2e::{Stage, Window, control};
use fantoccini::key::Key;

use crate::assassin::looks_right;
use crate::turn::start_local;

#[tokio::test(flavor = "multi_thread")]
async fn a_card_tells_what_the_touched_piece_does() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    let card = control("piece-card");
    // Each game with a piece, what its card says, and the piece that the keyboard finds above or below.
    for (game, place, moves, attacks, key, next) in [
        (
            "tora-short",
            "v5h8",
            "a crew of two",
            "T-C4",
            Key::Down,
            "General",
        ),
        (
            "tigerchess",
            "d1",
            "1 square in any",
            "As she moves",
            Key::Up,
            "Pikeman",
        ),
        ("convoy", "g7", "he alone", "K-6", Key::Up, "boat"),
    ] {
        let page = stage.url(&format!("/play?game={game}&mode=same-screen"));
        let (chosen, mode) = (format!("game-{game}"), "mode-same-screen");
        start_local(&player, &page, &[&chosen, mode]).await;
        player.press("piece-open").await;
        player.see(&control("piece-none")).await;
        player.touch(&[place]).await;
        player.see_text(&control("piece-moves"), moves).await;
        player.see_text(&control("piece-attacks"), attacks).await;
        looks_right(&player, &format!("piece-card-{game}")).await;
        player.keys(&[key]).await;
        player.see_text(&card, next).await;
        player
            .click(&format!("{} a", control("piece-attacks")))
            .await;
        player.see(&control("rule-panel")).await;
        player.press("rule-close").await;
        player.gone(&control("rule-panel")).await;
    }
    player.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_card_is_read_on_a_phone_in_german() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Phone).await;
    player.goto(&stage.url("/settings")).await;
    player.press("lang-de").await;
    let page = stage.url("/play?game=convoy&mode=same-screen");
    start_local(&player, &page, &["game-convoy", "mode-same-screen"]).await;
    player.press("piece-open").await;
    player.touch(&["g7"]).await;
    player
        .see_text(&control("piece-moves"), "nur er darf")
        .await;
    let scroll = "document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })";
    let card = control("piece-card");
    player.script(scroll, vec![card.into()]).await;
    looks_right(&player, "piece-card").await;
    assert_eq!(player.raw_texts().await, Vec::<String>::new());
    player.close().await;
}
