//! Hints by the computer.

use std::thread::sleep;
use std::time::Duration;

use super::*;

/// Lets time pass until the search for a hint is over.
fn wait(player: &mut Player) {
    for _ in 0..1000 {
        player.console.tick(second(0)).unwrap();
        if player.console.session.busy.is_none() {
            break;
        }
        sleep(Duration::from_millis(10));
    }
    player.draw();
}

#[test]
fn a_hint_is_marked_and_changes_nothing() {
    let deployment = "tigerchess rfbqkblr/pppppppp/8/8/8/8/PPPPPPPP/RFBQKBLR b KQkq - 0 1 Tt ?? O \
                      ABCDEFGHABCDEFGH";
    for start in [START, CHESS, deployment] {
        let mut player = Player::new(start, 80, 24);
        player.keys("h");
        player.console.tick(second(0)).unwrap();
        player.draw();
        assert!(player.shows("Searching for a hint"));
        wait(&mut player);
        assert!(player.shows("Hint: "), "{}", player.terminal.backend());
        assert!(player.shows("{"), "{}", player.terminal.backend());
        assert!(!player.shows("end"), "{}", player.terminal.backend());
        assert_eq!(player.console.session.table().plies(), 0);
        player.key(KeyCode::Esc);
        assert!(!player.shows("{") && !player.shows("Hint: "));
    }
}

#[test]
fn the_search_for_a_hint_can_be_stopped() {
    let mut player = Player::new(START, 80, 24);
    player.keys("h");
    player.console.tick(second(0)).unwrap();
    player.key(KeyCode::Esc);
    assert!(!player.shows("Searching"));
    sleep(Duration::from_millis(200));
    player.console.tick(second(0)).unwrap();
    player.draw();
    assert!(!player.shows("Hint: "));
}

#[test]
fn a_move_makes_the_hint_out_of_date() {
    let mut player = Player::new(START, 80, 24);
    player.keys("h");
    player.typed("A v5h7-v5h6");
    sleep(Duration::from_millis(200));
    player.console.tick(second(0)).unwrap();
    player.draw();
    assert!(!player.shows("Hint: ") && !player.shows("Searching"));
}

#[test]
fn there_is_no_hint_after_the_end() {
    let mut player = Player::new(START, 80, 24);
    player.keys("ggh");
    player.console.tick(second(0)).unwrap();
    assert_eq!(player.console.session.busy, None);
}

#[test]
fn a_hint_to_search_does_not_tell_what_is_found() {
    let board = "16K/17/17/17/17/17/17/17/8hs7/17/17/17/17/17/17/17/k16";
    let start = format!("tora-long/rulebook+assassin {board} c 1 5 0:0 0 - c@v11h9");
    let mut player = Player::new(&start, 120, 40);
    // Only the Challenger looks.
    player.key(KeyCode::Enter);
    player.typed("X v11h9-v10h9 * v9h9");
    player.keys(" ");
    player.keys("h");
    wait(&mut player);
    let hint = "Hint: S v9h10 search";
    assert!(player.shows(hint), "{}", player.terminal.backend());
    assert!(
        !player.shows(&format!("{hint} v10h9")),
        "{}",
        player.terminal.backend()
    );
}
