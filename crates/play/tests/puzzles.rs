//! Solving puzzles: right and wrong turns, and what is answered to them.

use hall::{Hall, Options, Table};
use rulebook::{Puzzle, PuzzleGoal};
use tigerden_play::{Answer, answer, puzzle_of_day, turn_of_day};

fn puzzle(position: &str, goal: PuzzleGoal, line: &[&[&str]]) -> Puzzle {
    let turn = |turn: &&[&str]| turn.iter().map(ToString::to_string).collect();
    Puzzle {
        id: "1".to_owned(),
        position: position.to_owned(),
        goal,
        line: line.iter().map(turn).collect(),
        themes: Vec::new(),
        choices: 1,
        level: 1,
    }
}

/// What is answered after these moves.
fn answered(puzzle: &Puzzle, moves: &[&str]) -> Answer {
    let opened = Hall::all().open(&puzzle.position, &Options::default());
    let mut table: Box<dyn Table> = opened.expect("a position");
    for text in moves {
        let played = table.play(text);
        assert!(played.is_ok(), "{text}: {played:?}");
    }
    answer(puzzle, &*table)
}

fn reply(text: &str) -> Answer {
    Answer::Reply(vec![text.to_owned()])
}

/// Queen and King against Queen: two moves are needed.
fn mate() -> Puzzle {
    let line: [&[&str]; 3] = [&["f6f7"], &["h8h7"], &["a1h1"]];
    puzzle(
        "lancerchess 7q/8/5Q2/8/8/8/8/K7 w - - 0 1",
        PuzzleGoal::Win(2),
        &line,
    )
}

#[test]
fn a_mate_that_was_found_is_solved() {
    let one = puzzle(
        "lancerchess 6q1/K7/5Q2/8/8/8/8/8 w - - 0 1",
        PuzzleGoal::Win(1),
        &[&["a7g7"]],
    );
    assert_eq!(answered(&one, &[]), Answer::Open);
    assert_eq!(answered(&one, &["a7g7"]), Answer::Solved);
    assert_eq!(
        answered(&one, &["a7a6"]),
        Answer::Wrong(None),
        "there is no time left"
    );
}

#[test]
fn the_other_side_answers_and_the_last_turn_may_be_another_winning_one() {
    let puzzle = mate();
    assert_eq!(answered(&puzzle, &["f6f7"]), reply("h8h7"));
    assert_eq!(answered(&puzzle, &["f6f7", "h8h7"]), Answer::Open);
    assert_eq!(answered(&puzzle, &["f6f7", "h8h7", "a1h1"]), Answer::Solved);
    let last = answered(&puzzle, &["f6f7", "h8h7", "a1a2"]);
    assert_eq!(last, Answer::Wrong(None));
}

#[test]
fn a_wrong_first_turn_is_answered_by_what_refutes_it() {
    let Answer::Wrong(Some(moves)) = answered(&mate(), &["f6e6"]) else {
        panic!("no refutation");
    };
    let [text] = moves.as_slice() else {
        panic!("{moves:?}");
    };
    assert!(text.starts_with("h8"), "{text}");
}

#[test]
fn the_order_of_actions_does_not_matter_but_the_turn_has_to_end() {
    let start = "tora-short/rulebook 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 2 1 0:0 0 -";
    let line: [&[&str]; 1] = [&["S v6h8-v6h7", "S v4h8-v4h7", "end"]];
    let puzzle = puzzle(start, PuzzleGoal::Take, &line);
    let other_order = ["S v4h8-v4h7", "S v6h8-v6h7"];
    assert_eq!(answered(&puzzle, &other_order), Answer::Open);
    let ended = [&other_order[..], &["end"]].concat();
    assert_eq!(answered(&puzzle, &ended), Answer::Solved);
    let half = ["S v4h8-v4h7", "end"];
    assert_eq!(answered(&puzzle, &half), Answer::Wrong(None));
}

#[test]
fn every_game_has_its_day_and_each_day_a_puzzle() {
    let games: Vec<usize> = (20..27).map(|day| turn_of_day(day, 5)).collect();
    assert_eq!(games, [0, 1, 2, 3, 4, 0, 1]);
    assert_eq!(turn_of_day(7, 0), 0);
    assert_eq!(puzzle_of_day(7, 0), 0);
    let days: Vec<usize> = (0..400).map(|day| puzzle_of_day(day, 36)).collect();
    assert!((0..36).all(|index| days.contains(&index)), "{days:?}");
}
