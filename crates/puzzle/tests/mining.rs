//! Mining: what is found is a puzzle, the same order finds the same, and it can be stopped.

use std::sync::atomic::AtomicBool;

use hall::{Hall, Options};
use rulebook::Puzzle;
use tigerden_puzzle::{Order, Wrong, check, mine};

fn brandubh(count: usize, seed: u64, stop: bool) -> Vec<Puzzle> {
    let options = Options {
        game: [("edition".to_owned(), "brandubh".to_owned())].into(),
        ..Options::default()
    };
    let order = Order {
        table: Hall::all().start("convoy", &options).expect("a start"),
        count,
        level: 2,
        random_plies: 4,
        most_turns: 60,
        seed,
    };
    mine(&order, &AtomicBool::new(stop), &mut |_, _| {})
}

/// What is wrong with a puzzle of King's Convoy after a change.
fn wrong(puzzle: &Puzzle, change: impl FnOnce(&mut Puzzle)) -> Option<Wrong> {
    let mut puzzle = puzzle.clone();
    change(&mut puzzle);
    check(&Hall::all(), "convoy", &puzzle).err()
}

#[test]
fn the_same_order_finds_the_same_puzzles() {
    let first = brandubh(2, 1, false);
    assert_eq!(first.len(), 2);
    for puzzle in &first {
        assert_eq!(check(&Hall::all(), "convoy", puzzle), Ok(()));
    }
    assert_eq!(brandubh(2, 1, false), first);
    assert_ne!(brandubh(2, 99, false), first);
}

#[test]
fn who_says_stop_gets_what_was_found() {
    assert_eq!(brandubh(9, 1, true), []);
}

#[test]
fn a_puzzle_that_says_something_else_is_wrong() {
    let puzzle = brandubh(1, 1, false).remove(0);
    let of = |change: &dyn Fn(&mut Puzzle)| wrong(&puzzle, |puzzle| change(puzzle));
    assert_eq!(of(&|_| ()), None);
    let id = puzzle.id.clone();
    assert_eq!(of(&|puzzle| puzzle.id = "0".into()), Some(Wrong::Id(id)));
    assert!(matches!(
        of(&|puzzle| puzzle.position.push_str(" 7")),
        Some(Wrong::Position(_))
    ));
    assert_eq!(
        of(&|puzzle| puzzle.line.push(Vec::new())),
        Some(Wrong::Length(puzzle.line.len() + 1))
    );
    assert_eq!(
        of(&|puzzle| puzzle.line[0][0] = "a1a1".into()),
        Some(Wrong::Line(1))
    );
    assert!(matches!(
        of(&|puzzle| puzzle.themes.clear()),
        Some(Wrong::Says("themes", _))
    ));
    assert!(matches!(
        of(&|puzzle| puzzle.choices += 1),
        Some(Wrong::Says("choices", _))
    ));
    let elsewhere = check(&Hall::all(), "tigerchess", &puzzle);
    assert_eq!(elsewhere, Err(Wrong::OtherGame("convoy")));
}
