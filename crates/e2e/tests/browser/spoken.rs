//! Whole games in each family by keyboard alone, and all that is heard meanwhile.
//!
//! `tests/spoken/NAME.moves` has the moves of a game, a turn or an action a line: places to touch, and keys such as
//! `<Space>`. `tests/spoken/NAME.txt` has what is heard, from the first page to the result.

use std::path::Path;

use e2e::{Browser, Ears, Stage, Window, compare_spoken, control};
use fantoccini::key::Key;

/// What is chosen on the page for new games: the game, and items of lists.
struct Chosen {
    game: &'static str,
    lists: &'static [(&'static str, &'static str)],
}

/// From the first page to a board for two at one screen.
async fn begin(ears: &mut Ears<'_>, chosen: &Chosen) {
    ears.headline("From the first page to the page for new games");
    ears.tab_to(&control("home-same-screen")).await;
    ears.follow(&control("start")).await;

    ears.headline("The game and what is chosen for it");
    ears.tab_to("input[name=game]").await;
    let game = format!("{}:checked", control(&format!("game-{}", chosen.game)));
    walk_down(ears, &game).await;
    for (list, item) in chosen.lists {
        ears.tab_to(&control(list)).await;
        walk_down(
            ears,
            &format!("{}:has([value={item}]:checked)", control(list)),
        )
        .await;
    }
    ears.tab_to(&control("start")).await;
    ears.follow(&control("moves")).await;
    ears.tab_to("[data-place]").await;
}

/// Goes down a list until what is chosen in it matches.
async fn walk_down(ears: &mut Ears<'_>, css: &str) {
    for _ in 0..20 {
        if ears.is_at(css).await {
            return;
        }
        ears.act(char::from(Key::Down)).await;
    }
    panic!("`{css}` can't be chosen:\n{}", ears.transcript());
}

/// Touches the places of a line and presses its keys.
async fn play(ears: &mut Ears<'_>, line: &str) {
    ears.headline(line);
    for word in line.split_whitespace() {
        let key = word
            .strip_prefix('<')
            .and_then(|word| word.strip_suffix('>'));
        match key {
            None => {
                ears.go_to(word).await;
                ears.act(char::from(Key::Enter)).await;
            }
            Some("Space") => ears.act(' ').await,
            Some("Enter") => ears.act(char::from(Key::Enter)).await,
            Some("Esc") => ears.act(char::from(Key::Escape)).await,
            Some("Down") => ears.act(char::from(Key::Down)).await,
            Some(key) => {
                let mut letters = key.chars();
                let letter = letters.next().filter(|_| letters.next().is_none());
                ears.act(letter.unwrap_or_else(|| panic!("there is no key `{key}`")))
                    .await;
            }
        }
    }
}

/// Plays the game with these moves to its result, and compares what was heard with the file `name`.
async fn hear(player: &Browser, stage: &Stage, [moves, name]: [&str; 2], chosen: &Chosen) {
    let mut ears = Ears::open(player, &stage.url("/"), &control("said")).await;
    begin(&mut ears, chosen).await;
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/spoken");
    let moves = std::fs::read_to_string(folder.join(format!("{moves}.moves")));
    for line in moves.expect("the moves can be read").lines() {
        if !line.is_empty() && !line.starts_with('#') {
            play(&mut ears, line).await;
        }
    }
    player.see(&control("result")).await;
    ears.headline("After the game");
    ears.tab_to(&control("rematch")).await;
    compare_spoken(&format!("{name}.txt"), &ears.transcript());
}

async fn hear_in_english(name: &str, chosen: Chosen) {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    hear(&player, &stage, [name, name], &chosen).await;
    player.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_tora_is_heard() {
    let chosen = Chosen {
        game: "tora-short",
        lists: &[],
    };
    hear_in_english("tora", chosen).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_lancerchess_is_heard() {
    let chosen = Chosen {
        game: "lancerchess",
        lists: &[],
    };
    hear_in_english("lancerchess", chosen).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_tigerchess_is_heard_with_its_deployment() {
    let chosen = Chosen {
        game: "tigerchess",
        lists: &[
            ("option-deployment", "dragon"),
            ("option-tiger-variation", "on"),
        ],
    };
    hear_in_english("tigerchess", chosen).await;
}

const BRANDUBH: Chosen = Chosen {
    game: "convoy",
    lists: &[("option-edition", "brandubh")],
};

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_kings_convoy_is_heard() {
    hear_in_english("convoy", BRANDUBH).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_kings_convoy_is_heard_in_german() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    player.goto(&stage.url("/settings")).await;
    player.press("lang-de").await;
    player.see("html[lang=\"de\"]").await;
    hear(&player, &stage, ["convoy", "convoy-german"], &BRANDUBH).await;
    player.close().await;
}
