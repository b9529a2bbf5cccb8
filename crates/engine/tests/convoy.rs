//! The engine at King's Convoy, through its text face.

use std::sync::atomic::AtomicBool;

use convoy::{Convoy, Family};
use engine::{Answer, Limits, Player, Request, Score};
use game::{Game, History, Position, Side, SplitMix};

fn think(position: &impl ToString, limits: Limits) -> Answer {
    let request = Request {
        limits,
        ..Request::new(position.to_string())
    };
    let go_on = AtomicBool::new(false);
    let answer = Player::new(1).think(&request, &go_on, &mut |_| ());
    answer.expect("the request is sound")
}

/// What the engine thinks of a position, and its move.
fn found(text: &str, depth: u32) -> (Score, String) {
    let position: Convoy = text.parse().expect("a position");
    let answer = think(&position, Limits::depth(depth));
    let score = answer.report.expect("it has searched").score;
    (score, answer.moves[0].clone())
}

#[test]
fn captures_the_king() {
    let (score, mv) = found(
        "convoy 13/13/13/13/3t9/2tkt8/13/13/3t9/13/13/13/13 t 0 1",
        3,
    );
    assert_eq!((score, mv.as_str()), (Score::Wins(1), "d5d7"));
}

#[test]
fn captures_the_king_by_force() {
    // On the edge between two attackers he can only go forward, and the third comes closer.
    let text = "convoy 13/13/13/13/t12/k4t7/t12/13/1t11/13/13/13/7n5 t 0 1";
    let (score, _) = found(text, 5);
    assert!(matches!(score, Score::Wins(1 | 2)), "{score}");
}

#[test]
fn escapes() {
    let (score, mv) = found("convoy 13/13/13/13/13/13/k12/13/13/13/t12/13/6t6 n 0 1", 3);
    assert_eq!((score, mv.as_str()), (Score::Wins(1), "a7a13"));
}

#[test]
fn escapes_by_force() {
    // An open edge has two corners, and the attacker can close only one.
    let (score, _) = found(
        "convoy 6t6/13/13/13/13/13/2t3k5t/13/13/13/13/13/6t6 n 0 1",
        5,
    );
    assert!(matches!(score, Score::Wins(2..)), "{score}");
}

#[test]
fn closes_the_way_out() {
    let text = "convoy 13/13/13/13/1t11/13/k12/t12/13/13/13/13/1t4t6 t 0 1";
    let position: Convoy = text.parse().expect("a position");
    assert_eq!(position.ways_out(), 1);
    let (_, mv) = found(text, 4);
    let mut next = position;
    next.play(next.parse_move(&mv).expect("legal"))
        .expect("legal");
    assert_eq!(next.ways_out(), 0, "{mv}");
}

/// A game of the engine, with few nodes a move, against random moves.
fn against_random(engine: Side, seed: u64) {
    let family = Family::find("convoy").expect("known");
    let mut game = Game::new(Convoy::start(family), History::Counts);
    let mut random = SplitMix(seed);
    while let Some(side) = game.to_move() {
        let position = game.position();
        let mv = if side == engine {
            let answer = think(position, Limits::nodes(3_000));
            position.parse_move(&answer.moves[0]).expect("legal")
        } else {
            let random = position.pick_move(|count| random.below(count));
            random.expect("not over")
        };
        game.play(mv).expect("legal");
    }
    let outcome = game.outcome().expect("it is over");
    assert_eq!(outcome.winner, Some(engine), "as {engine:?}, seed {seed}");
}

#[test]
fn beats_random_play_with_either_side() {
    for side in Side::BOTH {
        for seed in 0..3 {
            against_random(side, seed);
        }
    }
}
