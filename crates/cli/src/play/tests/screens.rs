//! What the screen shows in all sizes.

use super::*;

#[test]
fn the_short_board_at_the_usual_size() {
    let mut player = Player::new(START, 80, 24);
    insta::assert_snapshot!("short", player.terminal.backend());
    player.enter("v5h7");
    insta::assert_snapshot!("short_touched", player.terminal.backend());
    player.enter("v5h2");
    assert!(player.terminal.backend().to_string().contains(" [T-A4]"));
    player.keys("r?");
    insta::assert_snapshot!("help", player.terminal.backend());
    player.keys("?");
    insta::assert_snapshot!("help_signs", player.terminal.backend());
    player.keys("?");
    assert!(player.shows("? help"), "the help is closed");
}

#[test]
fn the_long_board_in_small_terminals() {
    let long = Hall::all().start("tora-long", &Options::default()).unwrap();
    let long = long.position(Viewer::Judge);
    insta::assert_snapshot!("long", Player::new(&long, 80, 24).terminal.backend());
    insta::assert_snapshot!("long_below", Player::new(&long, 60, 26).terminal.backend());
    insta::assert_snapshot!("too_small", Player::new(&long, 40, 8).terminal.backend());
    for (width, height) in [
        (0, 0),
        (1, 1),
        (3, 200),
        (200, 3),
        (54, 24),
        (53, 24),
        (500, 200),
    ] {
        Player::new(&long, width, height).keys("?f");
    }
}

#[test]
fn places_beside_the_board_are_drawn_and_touched() {
    let start = "tigerchess rfbqkblr/pppppppp/8/8/8/8/PPPPPPPP/RFBQKBLR b KQkq - 0 1 Tt ?? O \
                 ABCDEFGHABCDEFGH";
    let mut player = Player::new(start, 80, 24);
    insta::assert_snapshot!("beside", player.terminal.backend());
    // Siberia's Guard goes to a wing of its Palace.
    player.enter("d10");
    assert!(
        player.position().contains(" w KQkq - 0 1 Tt ?d "),
        "{}",
        player.position()
    );
    // From the Palace of Bengal by arrows into its army.
    player.enter("f-1");
    for _ in 0..3 {
        player.key(KeyCode::Up);
    }
    let scene = player.console.session.scene().unwrap();
    let at = |view: &&game::PlaceView| view.place == player.console.view.cursor;
    let cursor = scene.places.iter().find(at).unwrap();
    assert_eq!(cursor.name, "f2");
}

#[test]
fn without_colors_no_color_is_used() {
    let mut player = Player::new(START, 80, 24);
    player.enter("v5h7");
    player.enter("v5h2");
    let cells = &player.terminal.backend().buffer().content;
    assert!(
        cells
            .iter()
            .all(|cell| cell.fg == Color::Reset && cell.bg == Color::Reset)
    );
    assert!(
        cells
            .iter()
            .any(|cell| cell.modifier.contains(Modifier::REVERSED))
    );
    player.console.view.colors = true;
    player.draw();
    let cells = &player.terminal.backend().buffer().content;
    assert!(cells.iter().any(|cell| cell.fg != Color::Reset));
}

#[test]
fn the_last_turn_is_marked_without_colors() {
    let mut player = Player::new(CHESS, 80, 24);
    player.enter("d8");
    player.enter("e7");
    insta::assert_snapshot!("last_turn", player.terminal.backend());
    let mut player = Player::new(START, 80, 24);
    player.enter("v5h7");
    player.enter("v5h6");
    assert!(!player.shows("(A)"), "the turn is not over");
    player.keys(" ");
    assert!(player.shows("(A)") && player.shows("(·)"));
    player.key(KeyCode::Home);
    assert!(!player.shows("(A)"), "nothing was played before the start");
}

#[test]
fn axes_are_named_on_every_board() {
    let labels = |start: &str, width| {
        let player = Player::new(start, width, 24);
        let screen = player.terminal.backend().to_string();
        let lines = screen.lines().map(|line| line.trim_matches('"'));
        let words = lines.map(|line| line.split_whitespace().next().unwrap_or("").to_owned());
        (
            screen.lines().next().unwrap().to_owned(),
            words.collect::<Vec<_>>(),
        )
    };
    let (columns, rows) = labels(START, 80);
    assert!(columns.contains("v1  v2") && rows[1] == "h1", "{columns}");
    let long = Hall::all().start("tora-long", &Options::default()).unwrap();
    let (columns, rows) = labels(&long.position(Viewer::Judge), 80);
    assert!(columns.contains("v 1  2") && rows[17] == "h17", "{columns}");
    let (columns, rows) = labels(CHESS, 80);
    assert!(columns.contains("a   b") && rows[1] == "8", "{columns}");
    let convoy = Hall::all().start("convoy", &Options::default()).unwrap();
    let (columns, rows) = labels(&convoy.position(Viewer::Judge), 80);
    assert!(
        columns.contains("a   b") && rows[1] == "13",
        "{columns} {rows:?}"
    );
}

#[test]
fn the_help_is_mentioned_on_every_screen() {
    for name in ["tora-short", "tora-long", "lancerchess", "convoy"] {
        let table = Hall::all().start(name, &Options::default()).unwrap();
        let start = table.position(Viewer::Judge);
        for (width, height) in [(80, 24), (60, 26), (200, 60)] {
            let player = Player::new(&start, width, height);
            assert!(player.shows("? help"), "{name} at {width} by {height}");
        }
    }
}

#[test]
fn c_n3_the_towers_are_told_apart_without_drawings() {
    let start = Hall::all().start("lancerchess", &Options::default());
    let start = start.unwrap().position(Viewer::Judge);
    let mut player = Player::new(&start, 80, 24);
    let screen = player.terminal.backend().to_string();
    assert!(screen.contains("RQ") && screen.contains("RK"), "{screen}");
    player.enter("a1");
    let screen = player.terminal.backend().to_string();
    assert!(screen.contains("Queen's Tower Q"), "{screen}");
}
