//! The engine at King's Convoy, through its text face.

use std::sync::atomic::AtomicBool;

use convoy::{Catalogue, Convoy, Family, Options};
use game::{Counting, Game, History, Notation, Position, Side, SplitMix, Start};
use tigerden_engine::{BestTurn, Limits, Player, Request, Score, Task};

fn think(position: &impl ToString, limits: Limits) -> BestTurn {
    let request = Request {
        task: Task {
            limits,
            ..Task::default()
        },
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
    let next = played(text, 4);
    assert_eq!(next.ways_out(), 0, "{next}");
}

/// The position after the engine's move.
fn played(text: &str, depth: u32) -> Convoy {
    let mut position: Convoy = text.parse().expect("a position");
    let answer = think(&position, Limits::depth(depth));
    let mv = position.parse_move(&answer.moves[0]).expect("legal");
    position.play(mv).expect("legal");
    position
}

#[test]
fn wins_at_once_in_the_whole_family() {
    for (text, winner) in [
        // Four around the king, and two where he is no stronger than a boat.
        (
            "hnefatafl 11/11/11/2t8/1tk2t5/2t8/11/11/11/11/11 t 0 1",
            Side::First,
        ),
        ("tablut 9/9/9/9/9/9/1tk1t4/9/9 t 0 1", Side::First),
        ("brandubh 7/1tk1t2/7/7/7/7/7 t 0 1", Side::First),
        // To the edge, and to a corner.
        ("tablut 9/9/9/3tkt3/9/4t4/9/9/8t n 0 1", Side::Second),
        ("brandubh 7/7/7/7/7/5t1/2k4 n 0 1", Side::Second),
    ] {
        let outcome = played(text, 4).outcome();
        let outcome = outcome.unwrap_or_else(|| panic!("{text} is not won"));
        assert_eq!(outcome.winner, Some(winner), "{text}");
    }
}

#[test]
fn escapes_by_force_in_the_whole_family() {
    for text in [
        "brandubh 7/7/7/4t2/2k1t2/4t2/7 n 0 1",
        "hnefatafl 11/11/11/11/11/11/2k5t2/11/11/11/5t5 n 0 1",
        "tablut 9/9/9/2t1k1t2/9/4t4/9/9/8t n 0 1",
    ] {
        let (score, _) = found(text, 5);
        assert!(matches!(score, Score::Wins(..=3)), "{text}: {score}");
    }
}

/// Where the king threatens to escape, all that the engine considers closes his way.
#[test]
fn considers_what_holds_the_king() {
    let text = "convoy 13/13/13/13/1t11/13/k12/t12/13/13/13/13/1t4t6 t 0 1";
    let position: Convoy = text.parse().expect("a position");
    let mut holding = Vec::new();
    position.moves_that_hold(&mut holding);
    assert!(!holding.is_empty());
    let mut all = Vec::new();
    position.legal_moves(&mut all);
    for mv in all {
        let mut next = position;
        next.play(mv).expect("legal");
        assert_eq!(next.ways_out() == 0, holding.contains(&mv), "{mv:?}");
    }
}

/// A game of the engine, with few nodes a move, against random moves.
fn against_random(family: &'static Family, engine: Side, seed: u64) {
    let Ok(start) = Convoy::start(&Options { family });
    let mut game = Game::new(start, History::Counts);
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
    let name = family.name();
    assert_eq!(
        outcome.winner,
        Some(engine),
        "{name} as {engine:?}, seed {seed}"
    );
}

#[test]
fn beats_random_play_with_either_side() {
    for family in Catalogue::built_in().families() {
        for side in Side::BOTH {
            for seed in 0..2 {
                against_random(family, side, seed);
            }
        }
    }
}
