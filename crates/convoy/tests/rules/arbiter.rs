//! The arbiter (K-14).

use game::{Game, History, Place, Show, Side};
use testkit::laid::standing;
use tigerden_convoy::Convoy;

use crate::{START, read};

fn place(position: &Convoy, name: &str) -> Place {
    testkit::laid::place(&position.scene(), name)
}

#[test]
fn k_14_boats_are_moved_and_taken_off_by_hand() {
    let start = read(START);
    let mut boats = standing(start.scene());
    assert_eq!(
        start.laid_out(&boats, Side::First).as_deref(),
        Some(&*start.to_string())
    );
    let (e13, f12) = (place(&start, "e13"), place(&start, "f12"));
    boats.retain(|boat| boat.at != place(&start, "f13"));
    for boat in &mut boats {
        if boat.at == e13 {
            boat.at = f12;
        }
    }
    let text = start
        .laid_out(&boats, Side::Second)
        .expect("it is laid out");
    assert!(text.starts_with("convoy 6ttt4/5tt6/13/"), "{text}");
    assert!(text.ends_with(" n 0 1"), "{text}");
    let position: Convoy = text.parse().expect("a position");
    let mut game = Game::new(start, History::Counts);
    assert!(game.set_up(position, "The board was knocked over."));
    assert_eq!(game.to_move(), Some(Side::Second));
}

#[test]
fn k_14_a_game_goes_on_only_with_a_king_and_after_a_decision_it_is_over() {
    let start = read(START);
    let mut boats = standing(start.scene());
    boats.retain(|boat| boat.kind != "convoy-king");
    let text = start.laid_out(&boats, Side::First).expect("it is laid out");
    let without: Convoy = text.parse().expect("a position");
    let mut game = Game::new(start, History::Counts);
    assert!(!game.set_up(without, "No king."));
    assert!(game.overrule(Some(Side::Second), None, "Left."));
    let outcome = game.outcome().expect("it is over");
    assert_eq!(
        (outcome.rule.0, outcome.winner),
        ("K-14", Some(Side::Second))
    );
}
