//! Other ends (K-10).

use game::{Ending, Game, History, Notation, Outcome, Position, Side};
use tigerden_convoy::endings;

use crate::{START, after, read};

#[test]
fn k_10_without_a_move_one_has_lost() {
    // The lone attacker on b1 is shut in by corner, edge and two boats.
    let shut = read("convoy 13/13/13/13/13/13/6k6/13/13/13/13/1n11/1tn10 t 0 1");
    let outcome = shut.outcome().unwrap();
    assert_eq!(
        (outcome.winner, outcome.ending),
        (Some(Side::Second), Ending::ByRule(endings::BLOCKED))
    );
    let free = read("convoy 13/13/13/13/13/13/6k6/13/13/13/13/13/1tn10 t 0 1");
    assert!(free.outcome().is_none());
}

/// The end of a game in which both sides go round in circles until the start stands for the third
/// time.
fn repeated(history: History) -> Outcome {
    let mut game = Game::new(read(START), history);
    let circle = ["e1d1", "g4h4", "d1e1", "h4g4"];
    for (ply, text) in circle.iter().cycle().take(8).enumerate() {
        assert!(game.outcome().is_none(), "after {ply} moves");
        let mv = game.position().parse_move(text).unwrap();
        game.play(mv).unwrap();
    }
    game.outcome().unwrap()
}

#[test]
fn k_10_the_third_repetition_is_a_draw() {
    let outcome = repeated(History::Counts);
    assert_eq!(
        (outcome.winner, outcome.ending),
        (None, Ending::ByRule(endings::REPETITION))
    );
}

#[test]
fn k_10_or_it_is_lost_by_who_completes_it() {
    let outcome = repeated(History::Loses);
    assert_eq!(
        (outcome.winner, outcome.ending, outcome.rule.0),
        (Some(Side::First), Ending::Repeated, "K-10")
    );
}

#[test]
fn k_10_a_hundred_quiet_moves_of_each_side_are_a_draw() {
    let almost = "convoy 13/13/13/13/13/13/6k6/13/13/3n9/13/1t11/5t7 t 199 150";
    let over = after(almost, &["b2b3"]);
    assert_eq!(
        over.outcome().unwrap().ending,
        Ending::ByRule(endings::QUIET)
    );
    let captured = after(&almost.replace("3n9", "1tn1t8"), &["e4d4"]);
    assert!(
        captured.outcome().is_none(),
        "a capture starts the count anew"
    );
    assert!(captured.to_string().ends_with(" n 0 150"));
}

#[test]
fn k_10_players_may_resign_or_agree() {
    let mut game = Game::new(read(START), History::Counts);
    game.resign(Side::First);
    let outcome = game.outcome().unwrap();
    assert_eq!(
        (outcome.winner, outcome.rule.0),
        (Some(Side::Second), "K-10")
    );
    let mut game = Game::new(read(START), History::Counts);
    game.draw();
    assert_eq!(game.outcome().unwrap().winner, None);
}
