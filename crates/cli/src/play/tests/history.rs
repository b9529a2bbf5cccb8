//! What was played: the list of moves, and looking back.

use super::*;

#[test]
fn looking_back_changes_nothing_and_touches_nothing() {
    let mut player = Player::new(START, 80, 24);
    player.enter("v5h7");
    player.enter("v5h6");
    player.keys(",");
    assert_eq!(player.console.session.shown(), (0, 1));
    player.enter("v5h7");
    assert!(player.console.session.touched().is_empty());
    player.keys(".");
    assert_eq!(player.console.session.shown(), (1, 1));
}

#[test]
fn both_sides_have_columns_with_the_numbers_of_the_game() {
    let mut player = Player::new(CHESS, 80, 24);
    for (from, to) in [("d8", "e7"), ("d1", "c1")] {
        player.enter(from);
        player.enter(to);
    }
    assert_eq!(player.list(40), ["12. …                 Qe7", "13. Qc1"]);
    assert_eq!(player.list(10), ["12. …", "    Qe7", "13. Qc1"]);
    assert!(player.shows("12. …"));
}

#[test]
fn turns_of_several_actions_have_lines_of_their_own() {
    let mut player = Player::new(START, 80, 24);
    for (from, to) in [("v4h8", "v3h7"), ("v5h7", "v5h6")] {
        player.enter(from);
        player.enter(to);
    }
    player.keys(" ");
    player.enter("v5h3");
    player.enter("v5h4");
    let list = ["1.  S v4h8-v3h7; A v5h7-v5h6", "    A v5h3-v5h4"];
    assert_eq!(player.list(36).len(), 2, "{:?}", player.list(36));
    for (line, expected) in player.list(36).iter().zip(list) {
        assert_eq!(line.replace("  ", " "), expected.replace("  ", " "));
    }
}

#[test]
fn keys_lead_through_the_turns_of_the_game() {
    let mut player = Player::new(START, 80, 24);
    player.enter("v4h8");
    player.enter("v3h7");
    player.enter("v5h7");
    player.enter("v5h6");
    player.keys(" ");
    player.enter("v5h3");
    player.enter("v5h4");
    let mut after = |code, shown| {
        player.key(code);
        assert_eq!(player.console.session.shown(), (shown, 4), "{code:?}");
    };
    after(KeyCode::PageUp, 3);
    after(KeyCode::PageUp, 0);
    after(KeyCode::PageUp, 0);
    after(KeyCode::PageDown, 3);
    after(KeyCode::PageDown, 4);
    after(KeyCode::Home, 0);
    after(KeyCode::Char('.'), 1);
    after(KeyCode::PageUp, 0);
    after(KeyCode::End, 4);
    player.key(KeyCode::PageUp);
    assert!(player.shows("after 3 of 4 actions"));
}
