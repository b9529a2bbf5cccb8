//! Moves typed in the game's notation.

use super::*;

#[test]
fn a_typed_turn_is_played() {
    let mut player = Player::new(START, 80, 24);
    player.typed("S v4h8-v3h7; A v5h7-v5h6; end");
    assert_eq!(player.console.session.table().plies(), 3);
    player.typed("pass");
    assert_eq!(player.console.session.table().plies(), 4);
    assert_eq!(player.list(40), ["1. S v4h8-v3h7; A v5h7-v5h6", "   pass"]);
}

#[test]
fn both_ways_of_writing_moves_are_read() {
    for text in ["d8e7", "Qe7"] {
        let mut player = Player::new(CHESS, 80, 24);
        player.typed(text);
        assert_eq!(player.console.session.table().plies(), 1, "{text}");
    }
}

#[test]
fn a_refused_move_is_explained_with_its_rule_and_can_be_corrected() {
    let mut player = Player::new(START, 80, 24);
    player.typed("S v4h8-v3h7; A v5h7-v5h2");
    player.refused_by("T-M1");
    assert_eq!(
        player.console.session.table().plies(),
        1,
        "what came before is played"
    );
    for _ in 0.."5h2".len() {
        player.key(KeyCode::Backspace);
    }
    player.keys("5h6");
    player.key(KeyCode::Enter);
    assert_eq!(player.console.session.table().plies(), 2);
    assert_eq!(player.console.entry, None);
}

#[test]
fn nonsense_is_no_move() {
    let mut player = Player::new(CHESS, 80, 24);
    player.typed("Zz9 (");
    let Some(Message::Plain(said)) = &player.console.session.message else {
        panic!("{:?}", player.console.session.message);
    };
    assert!(said.starts_with("“Zz9 (” is no move. "), "{said}");
    assert!(player.console.entry.is_some());
    player.key(KeyCode::Esc);
    assert_eq!(player.console.entry, None);
    player.typed(&"x".repeat(3000));
    player.key(KeyCode::Esc);
    player.typed(";;; ;");
    player.key(KeyCode::Esc);
    assert_eq!(player.console.session.table().plies(), 0);
}

#[test]
fn tab_completes_what_is_common_and_shows_what_is_possible() {
    let mut player = Player::new(CHESS, 80, 24);
    player.keys(":d8");
    player.key(KeyCode::Tab);
    insta::assert_snapshot!("completions", player.terminal.backend());
    player.keys("c");
    player.key(KeyCode::Tab);
    player.key(KeyCode::Enter);
    assert_eq!(player.console.session.table().plies(), 1);
    player.keys(":B7");
    player.key(KeyCode::Tab);
    assert_eq!(player.console.entry.as_ref().unwrap().text, "b7b8");
    player.keys("x");
    player.key(KeyCode::Tab);
    assert!(player.shows("No legal move begins like this."));
}

#[test]
fn after_the_end_nothing_can_be_typed() {
    let mut player = Player::new(START, 80, 24);
    player.keys("gg");
    player.typed("A v5h7-v5h6");
    assert!(player.shows("The game is over"));
}

#[test]
fn a_move_is_completed_with_its_hyphen_or_without() {
    let king = "brandubh 3t3/3t3/3n3/tt1k1tt/3n3/3t3/3t3 n 0 1";
    for typed in ["d4-c", "d4c", "Kd4-c", "kd4c"] {
        let player = Player::new(king, 80, 24);
        let found = player.console.session.completions(typed);
        assert!(
            found.contains(&"d4c4".to_owned()) || found.contains(&"Kd4-c4".to_owned()),
            "{typed}: {found:?}"
        );
    }
}
