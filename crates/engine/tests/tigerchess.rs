//! The engine at LancerChess and TigerChess, through its text face.

use std::sync::atomic::AtomicBool;

use game::{Counting, Notation, Position, Side, SplitMix, Start, playout};
use hall::{Catalogue, Hall, Options};
use tigerchess::{LancerChess, Options as Chosen, TigerChess, Variation};
use tigerden_engine::selfplay::{Contestant, Match, Tally, play};
use tigerden_engine::{BestTurn, Limits, Player, Request, Score, Task};

fn lancer() -> LancerChess {
    let Ok(start) = LancerChess::start(&());
    start
}

fn deploying(deployment: Variation, tiger_variation: bool) -> TigerChess {
    let Ok(start) = TigerChess::start(&Chosen {
        deployment,
        tiger_variation,
    });
    start
}

fn request(position: impl ToString, limits: Limits) -> Request {
    Request {
        task: Task {
            limits,
            ..Task::default()
        },
        ..Request::new(position.to_string())
    }
}

fn think(request: &Request) -> BestTurn {
    let go_on = AtomicBool::new(false);
    let answer = Player::new(1).think(request, &go_on, &mut |_| ());
    answer.expect("the request is sound")
}

/// The moves after which the side to move wins within `turns` of its own, whatever happens.
fn winning<P: Position>(position: &P, turns: u32) -> Vec<P::Move> {
    let by = position.to_move().expect("the game goes on");
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    moves.retain(|&mv| {
        let mut next = position.clone();
        next.play_unchecked(mv);
        is_lost(&next, turns, by)
    });
    moves
}

fn is_lost<P: Position>(position: &P, turns: u32, by: Side) -> bool {
    if let Some(outcome) = position.outcome() {
        return outcome.winner == Some(by);
    }
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    turns > 1
        && moves.into_iter().all(|mv| {
            let mut next = position.clone();
            next.play_unchecked(mv);
            next.outcome().is_none() && !winning(&next, turns - 1).is_empty()
        })
}

/// The only way to win in two is this one, and the engine finds it and says so.
#[track_caller]
fn wins_in_two<P: Notation>(text: &str, key_move: &str) {
    let position: P = text.parse().expect("a position");
    assert!(winning(&position, 1).is_empty(), "{text}: a win in one");
    let keys = winning(&position, 2);
    let keys: Vec<_> = keys.into_iter().map(|mv| position.notation(mv)).collect();
    assert_eq!(keys, [key_move], "{text}");
    let answer = think(&request(text, Limits::nodes(400_000)));
    assert_eq!(answer.moves, [key_move], "{text}");
    let score = answer.report.map(|report| report.score);
    assert_eq!(score, Some(Score::Wins(2)), "{text}");
}

// The positions in these tests are our own: set up at random, kept where trying everything found
// exactly one way.

#[test]
fn mates_in_two_are_found_in_lancerchess() {
    for (board, key_move) in [
        ("8/Qb4p1/3K2Fr/q7/4L3/8/p7/8", "e4c4"),
        ("1r1q4/L5F1/2p5/1b6/2K4Q/p7/8/8", "c4e6"),
        ("2q1Q3/b7/8/4F3/1p1Kp3/1r1L4/8/8", "d4a7"),
        ("2F1b3/1p6/8/8/8/2prK1Q1/3L4/7q", "d2d3"),
        ("8/fQ4L1/7p/qB6/1p3p2/1F6/4k3/2R5", "b5e2"),
        ("8/1p3pQ1/f5p1/7q/F7/B7/6Rk/7L", "h1h2"),
        ("2B1QR2/1p6/5F1q/5k2/8/p3f3/2pL4/8", "c8f5"),
        ("6F1/3p3Q/1p3B2/k1f1p2q/8/L2R4/8/8", "d3g3"),
    ] {
        wins_in_two::<LancerChess>(&format!("lancerchess {board} w - - 0 1"), key_move);
    }
}

#[test]
fn mates_in_two_are_found_with_tiger_knights_and_archers() {
    for (board, key_move) in [
        ("4r2q/1p1p1Q2/1T6/3n4/A7/8/2A4S/8", "b6e8"),
        ("3rn3/1A6/8/2A5/3pq3/3T1p2/6S1/2Q5", "c1d2"),
        ("8/8/3p1n2/1S4p1/3r4/T7/5A2/3Aq1Q1", "f2:c5:e7"),
    ] {
        wins_in_two::<TigerChess>(&format!("tigerchess {board} w - - 0 1 - - - -"), key_move);
    }
}

#[test]
fn occupations_in_two_are_found() {
    for (board, guards, key_move) in [
        ("4b1L1/4P1r1/3q4/5lp1/8/2Qp4/8/2R2B2", "Cf", "g8f8"),
        ("3q2L1/5BQ1/P1p5/R6b/r3p3/8/8/4l3", "Cf", "g8f8"),
        ("8/2p1l3/3L4/2P1R3/3N3Q/1K6/r3p1b1/4q3", "Cd", "d6d8"),
        ("3lLR2/8/8/1K6/3N2p1/5P1r/1pQb3q/8", "Cd", "e8d8"),
    ] {
        let text = format!("tigerchess {board} w - - 0 1 - {guards} - -");
        wins_in_two::<TigerChess>(&text, key_move);
    }
}

#[test]
fn mates_in_two_are_found_in_the_tiger_variation() {
    for (board, key_move) in [
        ("8/b7/2Qpq3/2KR3N/6p1/8/6F1/3lr3", "c5a7"),
        ("8/4NF2/7Q/8/1R6/5l2/1rp1p1bK/q7", "h2e5"),
        ("5Q2/l1b1R3/8/1p3N1q/2Kp4/3r3F/8/8", "c4g8"),
    ] {
        let text = format!("tigerchess {board} w - - 0 1 - Cd - -");
        wins_in_two::<TigerChess>(&text, key_move);
    }
}

/// C-T3: six points are better than three.
#[test]
fn occupation_is_preferred_to_mate() {
    let text = "tigerchess q3L3/8/1Q6/2K5/8/8/8/8 w - - 0 1 - Ce - -";
    let position: TigerChess = text.parse().expect("a position");
    let mut ways: Vec<_> = winning(&position, 1)
        .into_iter()
        .map(|mv| position.notation(mv))
        .collect();
    ways.sort();
    assert!(
        ways.len() > 1 && ways.contains(&"e8occ".to_owned()),
        "{ways:?}"
    );
    let answer = think(&request(text, Limits::depth(4)));
    assert_eq!(answer.moves, ["e8occ"]);
}

#[test]
fn a_bearer_at_the_door_is_answered() {
    let text = "tigerchess q3L2r/pp6/8/8/8/8/6PP/6QR b - - 0 1 - Ce - -";
    let answer = think(&request(text, Limits::nodes(20_000)));
    assert_eq!(answer.moves, ["h8e8"]);
}

/// The same position with the sides exchanged.
fn mirrored(text: &str) -> String {
    let swapped = |text: &str| -> String {
        text.chars()
            .map(|c| match c.is_ascii_uppercase() {
                true => c.to_ascii_lowercase(),
                false => c.to_ascii_uppercase(),
            })
            .collect()
    };
    let fields: Vec<&str> = text.split(' ').collect();
    let [game, board, side, castling, passing, half, full] = fields[..] else {
        panic!("{text}");
    };
    let ranks: Vec<String> = board.split('/').rev().map(swapped).collect();
    let side = if side == "w" { "b" } else { "w" };
    let castling: String = "KQkq"
        .chars()
        .filter(|c| swapped(castling).contains(*c))
        .collect();
    let castling = if castling.is_empty() { "-" } else { &castling };
    let passing = passing
        .replace('3', "#")
        .replace('6', "3")
        .replace('#', "6");
    format!(
        "{game} {} {side} {castling} {passing} {half} {full}",
        ranks.join("/")
    )
}

#[test]
fn both_sides_are_judged_alike() {
    for seed in 0..20 {
        playout(&lancer(), &mut SplitMix(seed), 200, |position, _| {
            if position.to_move().is_none() {
                return;
            }
            let glance = |text: &str| Player::new(0).evaluate(&Request::new(text));
            let text = position.to_string();
            assert_eq!(glance(&text), glance(&mirrored(&text)), "{text}");
        });
    }
}

/// Moves are legal in positions of random games, however little time there is.
fn always_legal<P: Notation + Counting>(start: &P, games: u64, every: usize) {
    for seed in 0..games {
        let mut positions = Vec::new();
        playout(start, &mut SplitMix(seed), 400, |position, _| {
            positions.push(position.clone());
        });
        for (index, position) in positions.iter().step_by(every).enumerate() {
            let limits = [Limits::nodes(1), Limits::time(0), Limits::nodes(150)][index % 3];
            let asked = Request {
                task: Task {
                    level: [10, 1, 4, 7][index % 4],
                    seed,
                    limits,
                    ..Task::default()
                },
                ..Request::new(position.to_string())
            };
            let mut next = position.clone();
            let answer = think(&asked);
            assert!(!answer.moves.is_empty(), "{position}");
            for text in &answer.moves {
                let mv = next.parse_move(text);
                let mv = mv.unwrap_or_else(|error| panic!("{next}: {text}: {error:?}"));
                next.play(mv).expect("parsing has checked it");
            }
        }
    }
}

#[test]
fn moves_are_legal_without_time() {
    always_legal(&lancer(), 6, 7);
    for variation in Variation::ALL {
        for tiger_variation in [false, true] {
            always_legal(&deploying(variation, tiger_variation), 2, 9);
        }
    }
}

#[test]
fn the_same_request_gets_the_same_answer() {
    for level in [2, 6, 10] {
        let asked = Request {
            task: Task {
                level,
                seed: 5,
                limits: Limits::nodes(4_000),
                ..Task::default()
            },
            ..Request::new(lancer().to_string())
        };
        assert_eq!(think(&asked).moves, think(&asked).moves, "level {level}");
    }
}

/// A short match between two levels with few nodes.
fn between(start: &str, levels: [u8; 2], games: usize) -> Tally {
    let contest = Match {
        players: levels.map(|level| Contestant {
            level,
            limits: Limits::nodes(3_000),
            open: false,
            counts: false,
        }),
        table: Hall::all()
            .open(start, &Options::default())
            .expect("a position"),
        catalogue: Catalogue::default(),
        games,
        random_plies: 6,
        most_turns: 160,
        seed: 3,
        threads: 2,
        table_mib: 1,
    };
    play(&contest, &AtomicBool::new(false), &|_| ()).expect("the start is sound")
}

#[test]
fn higher_levels_beat_lower_ones_and_all_moves_are_legal() {
    let lancer = lancer().to_string();
    let tiger = deploying(Variation::Open, true).to_string();
    for (start, levels) in [(&lancer, [9, 5]), (&lancer, [5, 1]), (&tiger, [9, 4])] {
        let tally = between(start, levels, 8);
        let (share, _) = tally.results().share();
        assert_eq!((tally.results().games(), tally.illegal), (8, 0));
        assert!(share >= 0.7, "{levels:?}: {tally}");
    }
}
