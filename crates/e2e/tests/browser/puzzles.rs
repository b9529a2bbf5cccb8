//! Puzzles: the list, solving, wrong tries, the puzzle of the day, and what the device keeps.

use std::fs;
use std::path::Path;

use e2e::{Browser, Stage, Window, control};
use fantoccini::key::Key;
use serde_json::{Value, json};

use crate::assassin::looks_right;

/// A puzzle from the data of its game.
struct Puzzle {
    game: &'static str,
    id: String,
    /// The touches of each turn of the solver.
    turns: Vec<Vec<String>>,
    /// Whether turns have an end of their own.
    ends: bool,
}

/// The first puzzle of a game with so many turns of one move that is played by touching places alone.
fn puzzle(book: &str, game: &'static str, turns: usize) -> Puzzle {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let file = crates.join(format!("{book}/data/puzzles/{game}.json"));
    let text = fs::read_to_string(file).expect("the puzzles of the game");
    let puzzles: Value = serde_json::from_str(&text).expect("JSON");
    let all = puzzles["puzzles"].as_array().expect("a list").iter();
    let plain = |puzzle: &Value| {
        let line = puzzle["line"].as_array()?;
        let own = line.iter().step_by(2).map(|turn| turn.as_array());
        let own: Vec<&Vec<Value>> = own.collect::<Option<_>>()?;
        let of_turn = |turn: &&Vec<Value>| {
            let mut moves = turn.iter().filter(|text| *text != "end");
            let only = moves.next().filter(|_| moves.next().is_none())?;
            touches(only.as_str()?)
        };
        Some(Puzzle {
            game,
            id: puzzle["id"].as_str()?.to_owned(),
            turns: own.iter().map(of_turn).collect::<Option<_>>()?,
            ends: own[0].iter().any(|text| text == "end"),
        })
    };
    let mut fitting = all.filter_map(plain);
    let found = fitting.find(|puzzle| puzzle.turns.len() == turns);
    found.unwrap_or_else(|| panic!("no puzzle of {game} has {turns} turns of plain moves"))
}

/// The places that are touched for a move: `d1d5`, or a piece of TORA that goes somewhere and then attacks from
/// there. Other moves may need more than touches.
fn touches(text: &str) -> Option<Vec<String>> {
    if let Some((_, ways)) = text.split_once(' ') {
        let steps = ways.replace(" * ", "-").replace('x', "-");
        let places: Vec<String> = steps.split('-').map(str::to_owned).collect();
        let plain = |place: &String| place.starts_with('v') && !place.contains(' ');
        return places.iter().all(plain).then_some(places);
    }
    let second = text.rfind(|c: char| c.is_ascii_lowercase())?;
    let (from, to) = text.split_at(second);
    let plain = |place: &str| {
        let rank = place.get(1..).unwrap_or_default();
        !rank.is_empty() && rank.bytes().all(|byte| byte.is_ascii_digit())
    };
    (plain(from) && plain(to)).then(|| vec![from.to_owned(), to.to_owned()])
}

async fn open(player: &Browser, stage: &Stage, puzzle: &Puzzle) {
    let address = format!("/puzzles/{}/{}", puzzle.game, puzzle.id);
    player.goto(&stage.url(&address)).await;
    player.see(&control("puzzle-asked")).await;
    player.see(&control("board")).await;
}

/// Plays a turn of the solution.
async fn play(player: &Browser, puzzle: &Puzzle, turn: usize) {
    let places: Vec<&str> = puzzle.turns[turn].iter().map(String::as_str).collect();
    player.touch(&places).await;
    if puzzle.ends {
        player.press("end-turn").await;
    }
}

/// Solves a puzzle from its beginning.
async fn solve(player: &Browser, puzzle: &Puzzle) {
    for turn in 0..puzzle.turns.len() {
        if turn > 0 {
            player
                .see_text(&control("puzzle-goes-on"), "Right so far")
                .await;
        }
        play(player, puzzle, turn).await;
    }
    player.see_text(&control("puzzle-judged"), "Solved!").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_of_each_family_is_solved_and_stays_solved() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    let puzzles = [
        puzzle("tora", "tora-short", 1),
        puzzle("tora", "tora-long", 1),
        puzzle("tigerchess", "lancerchess", 1),
        puzzle("convoy", "convoy", 2),
    ];
    for puzzle in &puzzles {
        open(&player, &stage, puzzle).await;
        solve(&player, puzzle).await;
        looks_right(&player, &format!("puzzle-solved-{}", puzzle.game)).await;
        // The list knows it, after a reload, too.
        player.press("puzzle-list").await;
        player.see_text(&control("puzzles-solved"), "1 of").await;
        player.reload().await;
        player.see_text(&control("puzzles-solved"), "1 of").await;
        let done = format!("[data-puzzle=\"{}\"] {}", puzzle.id, control("puzzle-done"));
        while player.count(&done).await == 0 {
            player.press("puzzles-more").await;
        }
        player.see_count(&control("puzzle-done"), 1).await;
    }
    player.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_try_is_answered_and_a_shown_solution_is_not_solved() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Phone).await;
    let two = puzzle("convoy", "convoy", 2);
    open(&player, &stage, &two).await;
    // Another square on the way of the right piece is a legal move, and wrong.
    let turn = &two.turns[0];
    player.touch(&[&turn[0]]).await;
    let another =
        "const taken = document.querySelectorAll('[data-testid=\"board\"] [data-target=\"move\"]');
        return [...taken].map(e => e.dataset.place).find(name => name !== arguments[0]) ?? null";
    let other = player
        .until(
            "another square",
            another,
            vec![Value::from(turn[1].as_str())],
        )
        .await;
    player.touch(&[other.as_str().expect("a name")]).await;
    player
        .see_text(&control("puzzle-judged"), "doesn't do it")
        .await;
    looks_right(&player, "puzzle-wrong").await;
    player.press("puzzle-again").await;
    player.gone(&control("puzzle-judged")).await;

    // Hints say more and more; what is shown is not solved.
    player.press("puzzle-hint").await;
    player.see_text(&control("puzzle-hints"), "about").await;
    player.press("puzzle-hint").await;
    player
        .see_text(&control("puzzle-hints"), &format!("begins on {}", turn[0]))
        .await;
    player.press("puzzle-show").await;
    player
        .see_text(&control("puzzle-judged"), "This is the solution")
        .await;
    looks_right(&player, "puzzle-shown").await;
    player.press("puzzle-list").await;
    player.see_text(&control("puzzles-solved"), "0 of").await;
    player.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_puzzle_of_the_day_is_on_the_first_page_and_solved_by_keys() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    player.goto(&stage.url("/")).await;
    player.press("home-daily").await;
    player
        .see_text(&control("puzzle-title"), "Puzzle of the day")
        .await;
    player.see(&control("board")).await;
    let shown = player.text(&control("puzzle-title")).await;
    // Everybody has the same one.
    let another = stage.browser(Window::Phone).await;
    another.goto(&stage.url("/puzzles/daily")).await;
    another.see_text(&control("puzzle-title"), &shown).await;
    looks_right(&another, "puzzle-daily").await;
    another.close().await;

    // A chess puzzle is solved without a mouse.
    let mate = puzzle("tigerchess", "lancerchess", 1);
    open(&player, &stage, &mate).await;
    for place in &mate.turns[0] {
        let focus = format!("{}.focus(); return true", cell(place));
        player
            .until("the place takes the focus", &focus, Vec::new())
            .await;
        player.keys(&[Key::Enter]).await;
    }
    player.see_text(&control("puzzle-judged"), "Solved!").await;
    player.see_text(&control("said"), "Solved!").await;
    player.press("puzzle-next").await;
    player.gone(&control("puzzle-judged")).await;
    player.see(&control("puzzle-asked")).await;
    player.close().await;
}

fn cell(place: &str) -> String {
    format!("document.querySelector('[data-testid=\"board\"] [data-place=\"{place}\"]')")
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lists_of_all_games_look_right_and_can_be_narrowed() {
    let stage = Stage::start().await;
    for window in [Window::Phone, Window::Desktop] {
        let player = stage.browser(window).await;
        player.goto(&stage.url("/settings")).await;
        player.press("lang-de").await;
        let games = [
            "tora-short",
            "tora-long",
            "lancerchess",
            "tigerchess",
            "convoy",
        ];
        for game in games {
            player.goto(&stage.url(&format!("/puzzles/{game}"))).await;
            player.see_text("h1", "Rätsel").await;
            player.see_count(&control("puzzle"), 12).await;
            looks_right(&player, &format!("puzzles-{game}-{window:?}")).await;
        }
        let choose = "const list = document.querySelector('[data-testid=\"puzzles-difficulty\"]');
            list.value = 'puzzles-hard'; list.dispatchEvent(new Event('change', { bubbles: true }));
            return true";
        player.until("a choice", choose, Vec::new()).await;
        let only = "const all = [...document.querySelectorAll('[data-testid=\"puzzle\"]')];
            return all.length > 0 && all.every(e => e.textContent.includes('schwer'))";
        player.until("only hard ones", only, Vec::new()).await;
        player.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_goes_through_the_list_without_solving_anything() {
    let stage = Stage::start().await;
    for window in [Window::Desktop, Window::Phone] {
        let player = stage.browser(window).await;
        player.goto(&stage.url("/puzzles/convoy")).await;
        player.click(&control("puzzle")).await;
        let (back, on) = (control("puzzle-list-previous"), control("puzzle-list-next"));
        player.see_text(&control("puzzle-title"), "Puzzle 1:").await;
        // Before the first one there is none.
        player
            .see(&format!("{back}[aria-disabled]:not([href])"))
            .await;
        looks_right(&player, &format!("puzzle-first-{window:?}")).await;
        player.click(&on).await;
        player.see_text(&control("puzzle-title"), "Puzzle 2:").await;
        // By the keyboard, too.
        for (link, title) in [(&on, "Puzzle 3:"), (&back, "Puzzle 2:")] {
            let focus = "document.querySelector(arguments[0]).focus()";
            player.script(focus, vec![json!(link)]).await;
            player.keys(&[Key::Enter]).await;
            player.see_text(&control("puzzle-title"), title).await;
        }
        let named = "return document.querySelector(arguments[0]).getAttribute('aria-label')";
        let name = player.script(named, vec![json!(on)]).await;
        assert_eq!(name, json!("Next puzzle in the list"));
        player.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_of_no_puzzle_says_so() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    player.goto(&stage.url("/puzzles/convoy/nothing")).await;
    player.see_text("h1", "no such puzzle").await;
    looks_right(&player, "puzzle-missing").await;
    player.close().await;
}
