//! Turns by keyboard and mouse.

use super::*;

#[test]
fn a_turn_by_keyboard() {
    let mut player = Player::new(START, 80, 24);
    player.enter("v5h7");
    player.enter("v5h6");
    assert_eq!(
        player.console.session.complete(),
        None,
        "nothing else can follow, so it is played"
    );
    assert!(
        player.position().contains(" c 1 1 0:0 0 v5h6m"),
        "{}",
        player.position()
    );
    player.key(KeyCode::Esc);
    assert_eq!(player.position(), START);
    player.enter("v6h8");
    player.key(KeyCode::Esc);
    assert!(player.console.session.touched().is_empty());
    player.enter("v5h7");
    player.enter("v5h6");
    player.keys(" ");
    assert!(
        player.position().contains(" o 2 1 "),
        "{}",
        player.position()
    );
    player.key(KeyCode::Esc);
    assert!(
        player.position().contains(" o 2 1 "),
        "the other turn can't be taken back"
    );
    assert_eq!(player.list(40), ["1. A v5h7-v5h6"]);
}

#[test]
fn a_turn_is_restarted_and_passing_is_asked_for() {
    let mut player = Player::new(START, 80, 24);
    player.enter("v5h7");
    player.enter("v5h6");
    player.enter("v7h9");
    player.keys("r");
    assert_eq!(player.position(), START);
    player.keys(" ");
    assert_eq!(player.position(), START);
    player.keys("f ");
    assert!(player.position().contains(" o 2 1 "));
}

#[test]
fn a_turn_by_mouse() {
    let mut player = Player::new(START, 80, 24);
    let (down, up) = (
        MouseEventKind::Down(MouseButton::Left),
        MouseEventKind::Up(MouseButton::Left),
    );
    player.mouse(down, "v5h7");
    player.mouse(up, "v5h7");
    player.mouse(down, "v5h6");
    player.mouse(up, "v5h6");
    assert!(
        player.position().contains(" c 1 1 0:0 0 v5h6m"),
        "{}",
        player.position()
    );
    player.mouse(down, "v7h9");
    player.mouse(up, "v7h8");
    assert!(
        player.position().contains(" c 0 1 0:0 0 v5h6m,v7h8m"),
        "{}",
        player.position()
    );
}

#[test]
fn another_own_piece_may_be_taken_in_mid_gesture() {
    let mut player = Player::new(START, 80, 24);
    player.enter("v5h7");
    player.enter("v6h8");
    let touched = player.console.session.touched().to_vec();
    assert_eq!(touched.len(), 1);
    player.enter("v6h8");
    assert!(player.console.session.touched().is_empty());
}

#[test]
fn illegal_touches_are_explained_with_their_rule() {
    let mut player = Player::new(START, 80, 24);
    // Nobody stands there, which no rule has to say.
    player.enter("v5h5");
    player.refused_by("");
    player.enter("v5h1");
    assert!(matches!(
        player.console.session.message,
        Some(Message::Refused(_))
    ));
    player.key(KeyCode::Esc);
    assert_eq!(player.console.session.message, None);
}

#[test]
fn a_resumed_turn_can_be_taken_back_to_its_begin_only() {
    let (variant, fen) = START.split_once(' ').unwrap();
    let moves = "1. A v5h7-v5h6 / A v5h3-v5h4\n*\n";
    let text = format!("[Variant \"{variant}\"]\n[FEN \"{fen}\"]\n{moves}");
    let (table, about) = Hall::all().read(&text).unwrap();
    let mut session = of_two(table, about, None);
    session.back();
    session.back();
    assert!(session.table().position(Viewer::Judge).contains(" o 2 1 "));
}
