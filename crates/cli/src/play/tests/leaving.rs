//! Leaving the game and giving it up.

use super::*;

#[test]
fn leaving_and_giving_up_are_asked_for() {
    let mut player = Player::new(START, 80, 24);
    assert_eq!(player.key(KeyCode::Char('q')), Then::Stay);
    player.keys("f");
    assert_eq!(player.key(KeyCode::Char('q')), Then::Leave);
    player.keys("gg");
    assert!(player.session.table().outcome().is_some());
    insta::assert_snapshot!("resigned", player.terminal.backend());
    let c = Event::Key(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL));
    assert_eq!(player.event(&c), Then::Leave);
}
