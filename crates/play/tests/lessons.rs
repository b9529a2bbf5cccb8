//! The tasks of all guides, played through by the rules.

use std::fs;
use std::path::Path;

use hall::{Hall, Options, Table};
use rulebook::{Guide, RuleBook, Task};
use tigerden_play::{Verdict, judge};

/// The tasks of all guides, each with the book and the key of its step.
fn tasks() -> Vec<(&'static str, String, Task)> {
    let mut books: Vec<_> = hall::games().map(|info| info.book).collect();
    books.dedup();
    let of = |book: &'static str| {
        let guide = Guide::read(&data(book, "guide")).expect("a guide");
        let steps = guide.steps.into_iter();
        steps.filter_map(move |step| Some((book, step.text, step.task?)))
    };
    books.into_iter().flat_map(of).collect()
}

fn data(book: &str, name: &str) -> String {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let file = crates.join(book).join("data").join(format!("{name}.json"));
    fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

fn opened(name: &str, task: &Task) -> Box<dyn Table> {
    let opened = Hall::all().open(&task.position, &Options::default());
    opened.unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// What is said of a line after each of its moves.
fn said(name: &str, task: &Task, line: &[String]) -> Vec<Verdict> {
    let mut table = opened(name, task);
    let play = |text: &String| {
        let played = table.play(text);
        assert!(played.is_ok(), "{name}: {text}: {played:?}");
        judge(task, &*table)
    };
    line.iter().map(play).collect()
}

#[test]
fn every_game_has_its_tasks() {
    let tasks = tasks();
    for book in ["tora", "tigerchess", "convoy"] {
        let count = tasks.iter().filter(|(of, ..)| *of == book).count();
        assert!((10..=15).contains(&count), "{book}: {count}");
    }
}

#[test]
fn a_solution_reaches_all_goals_with_its_last_move_and_not_before() {
    for (_, name, task) in tasks() {
        assert!(
            opened(&name, &task).outcome().is_none(),
            "{name}: it is over"
        );
        let mut said = said(&name, &task, &task.solution);
        assert_eq!(said.pop(), Some(Verdict::Done), "{name}");
        assert!(
            said.iter().all(|one| *one == Verdict::Open),
            "{name}: {said:?}"
        );
    }
}

#[test]
fn every_line_that_is_asked_for_can_be_played() {
    for (_, name, task) in tasks() {
        for line in &task.plays {
            let last = said(&name, &task, line).pop();
            assert_eq!(last, Some(Verdict::Done), "{name}: {line:?}");
        }
        assert!(
            !task.plays.is_empty() || !task.takes.is_empty() || task.wins,
            "{name} asks for nothing"
        );
    }
}

#[test]
fn a_wrong_try_can_be_played_and_has_its_word() {
    for (_, name, task) in tasks() {
        for one in &task.tries {
            let last = said(&name, &task, &one.line).pop();
            assert_eq!(last, Some(Verdict::Tried(one.says.clone())), "{name}");
        }
    }
}

#[test]
fn nothing_is_done_by_any_first_move_that_a_goal_does_not_name() {
    for (_, name, task) in tasks() {
        let start = opened(&name, &task);
        let offers = start.offers();
        let done = offers.iter().filter(|offer| {
            let mut table = start.boxed_clone();
            table.play(&offer.text).is_ok() && judge(&task, &*table) == Verdict::Done
        });
        let done = done.count();
        assert!(done < offers.len(), "{name}: whatever is played does it");
    }
}

#[test]
fn a_task_names_a_rule_of_its_book() {
    for (book, name, task) in tasks() {
        let rules = RuleBook::read(&data(book, "rules")).expect("a rule book");
        let known = rules.rules().any(|rule| rule.id == task.rule);
        assert!(known, "{name}: {}", task.rule);
    }
}

#[test]
fn a_turn_that_is_used_up_misses_the_goal() {
    let (_, name, task) = (tasks().into_iter())
        .find(|(_, name, _)| name == "tora-guide-turns")
        .expect("the task about turns");
    let line = ["A v5h7-v5h6", "A v5h6-v5h7"].map(str::to_owned);
    let said = said(&name, &task, &line);
    assert_eq!(said, [Verdict::Open, Verdict::Missed]);
}
