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

/// 1 for a win, 0 for an open game, -1 for a loss.
fn sign(score: Score) -> i32 {
    worth(score) / 10_000
}

/// A number for the order of scores.
fn worth(score: Score) -> i32 {
    match score {
        Score::Wins(turns) => 20_000 - turns as i32,
        Score::Loses(turns) => turns as i32 - 20_000,
        Score::Points(points) => points,
    }
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
            assert_eq!(
                sign(score),
                truth,
                "{position} with {table_mib} MiB: {score}"
            );
        }
    }
}

#[test]
fn threads_that_share_a_table_find_the_truth() {
    let mut known = HashMap::new();
    let stop = AtomicBool::new(false);
    for position in positions(25) {
        let truth = truth(&position, &mut known);
        let game = Game::new(position, History::Ignored);
        let mut thinker = Thinker::new(Stones, 1);
        let task = Task {
            threads: 4,
            ..task(10, Limits::depth(24))
        };
        let report = thinker.analyze(&game, &task, &stop, &mut |_| ());
        let score = report.expect("there are moves").score;
        assert_eq!(sign(score), truth, "{}: {score}", game.position());
    }
}

#[test]
fn the_limit_of_nodes_counts_those_of_all_threads() {
    let stop = AtomicBool::new(false);
    let game = Game::new(positions(1).remove(0), History::Ignored);
    let task = Task {
        threads: 3,
        ..task(10, Limits::nodes(50_000))
    };
    let mut thinker = Thinker::new(Stones, 0);
    let report = thinker.analyze(&game, &task, &stop, &mut |_| ());
    let nodes = report.expect("there are moves").nodes;
    assert!(nodes < 60_000, "{nodes}");
}

/// The end of the turn, or of the line, that a line leads to.
fn turn_of(position: &Strip, line: &[Move]) -> Strip {
    let mut position = position.clone();
    for &mv in line {
        position.play(mv).expect("legal");
        if position.turn_key().is_some() || position.to_move().is_none() {
            break;
        }
    }
    position
}

#[test]
fn several_lines_are_several_turns_the_best_first() {
    let stop = AtomicBool::new(false);
    for position in positions(25) {
        let game = Game::new(position.clone(), History::Ignored);
        let limits = Limits::depth(8);
        let mut lines: HashMap<u32, (Score, Vec<Move>)> = HashMap::new();
        let several = Task {
            lines: 50,
            ..task(10, limits)
        };
        let mut thinker = Thinker::new(Stones, 1);
        thinker.analyze(&game, &several, &stop, &mut |found| {
            let report = found.line().expect("a quick search");
            if report.rank == 1 {
                lines.clear();
            }
            lines.insert(report.rank, (report.score, report.line.clone()));
        });
        let mut turns: Vec<_> = lines
            .values()
            .map(|(_, line)| turn_of(&position, line))
            .collect();
        let all = turns.len();
        turns.sort_by_key(Position::key);
        turns.dedup();
        assert_eq!(turns.len(), all, "{position}: {lines:?}");
        let ranked = (1..=all as u32).map(|rank| worth(lines[&rank].0));
        assert!(ranked.is_sorted_by(|a, b| a >= b), "{position}: {lines:?}");
        let (best, _) = found(&position, 1, limits).expect("there are moves");
        assert_eq!(sign(lines[&1].0), sign(best), "{position}");
    }
}

#[test]
fn as_many_lines_are_found_as_there_are_turns() {
    // One stone is left, which may step once or twice, and neither wins yet.
    let position: Strip = "A.....b.. f 2 1 0 0 0".parse().expect("a position");
    let mut ends = vec![position.clone()];
    let mut turns = Vec::new();
    while let Some(position) = ends.pop() {
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        for mv in moves {
            let next = turn_of(&position, &[mv]);
            let list = match next.turn_key() {
                Some(_) => &mut turns,
                None => &mut ends,
            };
            list.push(next);
        }
    }
    turns.sort_by_key(Position::key);
    turns.dedup();
    let game = Game::new(position, History::Ignored);
    let several = Task {
        lines: 50,
        ..task(10, Limits::depth(6))
    };
    let mut last = 0;
    let stop = AtomicBool::new(false);
    Thinker::new(Stones, 1).analyze(&game, &several, &stop, &mut |found| {
        last = found.line().expect("a quick search").rank as usize;
    });
    assert_eq!(last, turns.len(), "{turns:?}");
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
        let answer = thinker.think(&game, &task(10, Limits::default()), &stop, &mut |found| {
            let report = found.line().expect("a quick search");
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
