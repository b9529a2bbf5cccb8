//! Leaving the game and giving it up.

use super::*;

fn control(letter: char) -> Event {
    Event::Key(KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL))
}

#[test]
fn leaving_is_asked_for_where_something_would_be_lost() {
    let mut player = Player::new(START, 80, 24);
    assert_eq!(
        player.key(KeyCode::Char('q')),
        Then::Leave,
        "nothing was played"
    );
    player.enter("v5h7");
    player.enter("v5h6");
    for leaving in [Event::Key(KeyCode::Char('q').into()), control('c')] {
        assert_eq!(player.event(&leaving), Then::Stay);
        assert!(player.shows("not saved"));
        player.keys("f");
        assert_eq!(player.event(&leaving), Then::Leave);
        player.key(KeyCode::Left);
        player.key(KeyCode::Esc);
        player.keys(":v5");
        player.key(KeyCode::Esc);
        player.typed("A v5h7-v5h6");
    }
}

#[test]
fn control_c_leaves_while_something_is_typed_too() {
    let mut player = Player::new(START, 80, 24);
    player.typed("A v5h7-v5h6");
    player.keys(":A");
    assert_eq!(player.event(&control('c')), Then::Stay);
    assert_eq!(player.event(&control('c')), Then::Leave);
}

#[test]
fn control_z_returns_to_the_shell() {
    let mut player = Player::new(START, 80, 24);
    assert_eq!(player.event(&control('z')), Then::Suspend);
    assert_eq!(player.event(&control('x')), Then::Stay);
}

#[test]
fn giving_up_is_asked_for() {
    let mut player = Player::new(START, 80, 24);
    player.keys("gg");
    assert!(player.console.session.table().outcome().is_some());
    insta::assert_snapshot!("resigned", player.terminal.backend());
    assert_eq!(
        player.event(&control('c')),
        Then::Leave,
        "nothing was played"
    );
}
