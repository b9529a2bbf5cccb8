//! The arbiter (T-V8), who sees everything (T-X13).

use game::{Conduct, Game, Hidden, History, Position, RuleId, Side, Viewer};
use tigerden_tora::{Long, Short, Whole};

const START: &str = "tora-long/rulebook+assassin 16K/17/16G/17/17/17/17/17/9A7/17/17/17/17/17/17/g16/k16 c 2 5 0:0 0 - c@v5h5,o@v9h9";

fn whole(text: &str) -> Whole {
    text.parse().expect("a position")
}

#[test]
fn t_v8_both_boards_have_an_arbiter_whose_decision_counts() {
    assert_eq!(Short::ARBITER, Some(RuleId("T-V8")));
    assert_eq!(
        (Long::ARBITER, Whole::ARBITER),
        (Short::ARBITER, Short::ARBITER)
    );
    let mut game = Game::new(whole(START), History::Counts);
    assert!(game.overrule(Some(Side::Second), Some([0, 60]), "Two Assassins."));
    let outcome = game.outcome().expect("it is over");
    assert_eq!(
        (outcome.rule, outcome.winner, outcome.points),
        (RuleId("T-V8"), Some(Side::Second), Some([0, 60]))
    );
}

#[test]
fn t_v8_repetitions_are_counted_anew_from_a_position_that_is_set_up() {
    let start: Short = "tora-short/rulebook g8/9/9/9/4S4/9/9/9/8G c 2 1 5:2 0 -"
        .parse()
        .expect("a position");
    let mut game = Game::new(start, History::Counts);
    let pass = |game: &mut Game<Short>| {
        for _ in 0..2 {
            let mut plies = Vec::new();
            game.position().legal_moves(&mut plies);
            let end = plies
                .into_iter()
                .find(|ply| *ply == tigerden_tora::Ply::End);
            game.play(end.expect("the end of a turn")).expect("legal");
        }
    };
    pass(&mut game);
    assert!(game.set_up(start, "A Soldier had fallen over."));
    pass(&mut game);
    assert_eq!(game.outcome(), None, "it stood there twice since");
    pass(&mut game);
    assert_eq!(
        game.outcome().map(|outcome| outcome.rule),
        Some(RuleId("T-V6"))
    );
    // Before it, the game was another one.
    let before = game.before_set_up(0).expect("a position was set up");
    assert_eq!((before.plies(), before.set_ups().len()), (2, 0));
    assert!(game.before_set_up(1).is_none());
}

#[test]
fn t_x13_the_judge_sees_both_and_others_the_new_position_as_they_may_know_it() {
    let mut game = Game::new(whole(START), History::Counts);
    let moved = START.replace("c@v5h5,o@v9h9", "c@v6h6,o@v10h10");
    assert!(game.set_up(whole(&moved), "Misread."));
    let seen = |viewer| game.position().view(viewer).to_string();
    for (viewer, hidden) in [
        (Viewer::Judge, "c@v6h6,o@v10h10"),
        (Viewer::Player(Side::First), "c@v6h6,o?"),
        (Viewer::Player(Side::Second), "c?,o@v10h10"),
        (Viewer::Public, "c?,o?"),
    ] {
        assert!(seen(viewer).ends_with(hidden), "{}", seen(viewer));
        let set_up = game.seen_by(viewer).set_ups()[0].position.to_string();
        assert_eq!(set_up, seen(viewer));
    }
}
