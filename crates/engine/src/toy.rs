//! The search on a small game whose truth is known by trying everything.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};

use game::{Conduct, Counting, Game, History, Position, SplitMix, playout};

use crate::{Evaluate, Limits, Look, Score, Task, Thinker};

#[path = "../../testkit/tests/strip/mod.rs"]
mod strip;

use strip::{Move, Strip};

/// Counts stones; knows nothing of the race to the end.
struct Stones;

impl Evaluate<Strip> for Stones {
    fn score(&self, position: &Strip) -> i32 {
        let [first, second] = position.points().unwrap_or_default();
        (first - second) * 100
    }

    fn look(&self, _position: &Strip, moves: &[Move], out: &mut Vec<Look>) {
        out.extend(moves.iter().map(|mv| Look {
            gain: if matches!(mv, Move::Hop(_)) { 100 } else { 0 },
            ends_turn: *mv == Move::End,
            ..Look::default()
        }));
    }

    fn tactical(&self, position: &Strip, out: &mut Vec<Move>) {
        position.legal_moves(out);
        out.retain(|mv| matches!(mv, Move::Hop(_)));
    }

    fn actions_left(&self, position: &Strip) -> u32 {
        match (position.turn_key(), position.count_moves()) {
            (Some(_), _) => 2,
            (None, 1) => 0,
            (None, _) => 1,
        }
    }
}

fn task(level: u8, limits: Limits) -> Task<Move> {
    Task {
        level,
        limits,
        seed: 7,
        ..Task::default()
    }
}

fn found(position: &Strip, table_mib: usize, limits: Limits) -> Option<(Score, Vec<Move>)> {
    let stop = AtomicBool::new(false);
    let game = Game::new(position.clone(), History::Ignored);
    let mut thinker = Thinker::new(Stones, table_mib);
    let report = thinker.analyze(&game, &task(10, limits), &stop, &mut |_| ())?;
    Some((report.score, report.line))
}

/// 1 if the side to move wins, 0 for a draw, -1 if it loses; by trying everything.
fn truth(position: &Strip, known: &mut HashMap<u64, i32>) -> i32 {
    if let Some(&value) = known.get(&position.key()) {
        return value;
    }
    let side = position.to_move().expect("not over");
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let value = moves
        .into_iter()
        .map(|mv| {
            let mut next = position.clone();
            next.play_unchecked(mv);
            match (next.outcome(), next.to_move()) {
                (Some(outcome), _) => outcome
                    .winner
                    .map_or(0, |winner| if winner == side { 1 } else { -1 }),
                (None, Some(mover)) if mover == side => truth(&next, known),
                (None, _) => -truth(&next, known),
            }
        })
        .max()
        .expect("there is always a move");
    known.insert(position.key(), value);
    value
}

/// Positions from random games that are not over.
fn positions(count: usize) -> Vec<Strip> {
    let start: Strip = "AA.A.b.bb f 2 1 0 0 0".parse().expect("a position");
    let start = Strip::clone(&start);
    let mut random = SplitMix(1);
    let mut all = Vec::new();
    while all.len() < count {
        playout(&start, &mut random, 12, |position, _| {
            all.push(position.clone());
        });
    }
    all.truncate(count);
    all
}

#[test]
fn the_search_finds_the_truth_with_and_without_a_table() {
    let mut known = HashMap::new();
    for position in positions(25) {
        let truth = truth(&position, &mut known);
        for table_mib in [0, 1] {
            let limits = Limits {
                nodes: Some(2_000_000),
                depth: Some(24),
                time_ms: None,
            };
            let (score, _) = found(&position, table_mib, limits).expect("there are moves");
            let sign = match score {
                Score::Wins(_) => 1,
                Score::Loses(_) => -1,
                Score::Points(_) => 0,
            };
            assert_eq!(sign, truth, "{position} with {table_mib} MiB: {score}");
        }
    }
}

#[test]
fn a_win_in_this_turn_is_said_to_be_one() {
    // Two steps take the leading stone to the end.
    let position: Strip = ".b....A.. f 2 1 0 0 0".parse().expect("a position");
    let (score, line) = found(&position, 1, Limits::depth(4)).expect("there are moves");
    assert_eq!(score, Score::Wins(1), "{line:?}");
}

#[test]
fn every_turn_is_legal_and_ended_with_hardly_any_time() {
    let stop = AtomicBool::new(false);
    for limits in [Limits::nodes(1), Limits::time(0), Limits::nodes(20)] {
        for level in [1, 5, 10] {
            for position in positions(40) {
                let mut game = Game::new(position, History::Ignored);
                let side = game.to_move();
                let mut thinker = Thinker::new(Stones, 0);
                let answer = thinker.think(&game, &task(level, limits), &stop, &mut |_| ());
                for mv in answer.expect("not over").moves {
                    assert_eq!(game.to_move(), side, "{}", game.position());
                    game.play(mv).expect("legal");
                }
                assert_ne!(game.to_move(), side, "{}", game.position());
            }
        }
    }
}

#[test]
fn a_stopped_search_plays_the_turn_that_it_has_found() {
    let mut longest = 0;
    for position in positions(40) {
        let stop = AtomicBool::new(false);
        let game = Game::new(position, History::Ignored);
        let mut line = Vec::new();
        let mut thinker = Thinker::new(Stones, 1);
        let answer = thinker.think(&game, &task(10, Limits::default()), &stop, &mut |report| {
            line.clone_from(&report.line);
            stop.store(report.depth >= 3, Ordering::Relaxed);
        });
        let moves = answer.expect("not over").moves;
        let both = moves.len().min(line.len());
        assert_eq!(moves[..both], line[..both], "{}", game.position());
        longest = longest.max(both);
    }
    assert!(longest > 1, "a turn of several actions");
}

#[test]
fn a_set_stop_flag_ends_a_turn_at_once() {
    let stop = AtomicBool::new(true);
    let mut game = Game::new(positions(1).remove(0), History::Ignored);
    let mut reports = 0;
    let mut thinker = Thinker::new(Stones, 1);
    let task = task(10, Limits::default());
    let answer = thinker.think(&game, &task, &stop, &mut |_| reports += 1);
    for mv in answer.expect("not over").moves {
        game.play(mv).expect("legal");
    }
    assert_eq!(reports, 0);
    assert!(game.position().turn_key().is_some(), "the turn is ended");
    assert!(stop.load(Ordering::Relaxed));
}
